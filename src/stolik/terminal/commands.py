"""What a person types: commands of the client, and actions in words of both languages."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType
from typing import Final

from stolik.terminal.words import MELD_NAME
from stolik.text.cards import to_english_letters


class Ask(Enum):
    """What a person wants of the client."""

    ACT = "act"
    PICK = "pick"
    WHY = "why"
    HELP = "help"
    HINT = "hint"
    UNDO = "undo"
    HAND = "hand"
    SCORE = "score"
    RULES = "rules"
    LOG = "log"
    TABLE = "table"
    SILENT = "silent"
    PILES = "piles"
    QUIT = "quit"


def spellings(table: Mapping[str, str]) -> dict[str, str]:
    """Words by every way to write them; a word is a way to write itself."""
    return {word: name for name, words in table.items() for word in (name, *words.split())}


VERBS: Final = spellings(
    {
        "draw": "d dobierz",
        "take": "t w weź wez",
        "lay": "l m wyłóż wyloz melduj",
        "open": "o otwórz otworz",
        "add": "a + dołóż doloz",
        "discard": "x - odłóż odloz odrzuć odrzuc wyrzuć wyrzuc",
        "pass": "p pas pasuj spasuj",
        "stop": "zakończ zakoncz",
        "run": "r sekwens",
        "extend": "e przedłuż przedluz",
        "join": "j połącz polacz",
        "ask": "pytaj zapytaj",
        "yes": "y tak",
        "no": "n nie",
        "allow": "pozwól pozwol zezwól zezwol można mozna",
        "refuse": "odmów odmow odmawiam",
        "buy": "b kup kupuję kupuje",
    }
)
"""Every way to write the verb of an action."""

PARTICLES: Final = {
    "na": "onto",
    "do": "to",
    "joker": "Jk",
    "Joker": "Jk",
    **dict.fromkeys(("dół", "dol"), "low"),
    **dict.fromkeys(("góra", "gora"), "high"),
    **dict.fromkeys(("wierzch", "wierzchnią", "wierzchnia"), "top"),
}

CLIENT: Final = spellings(
    {
        "help": "pomoc",
        "hint": "h podpowiedź podpowiedz rada",
        "why": "? dlaczego",
        "undo": "u cofnij c",
        "hand": "sort ręka reka sortuj",
        "score": "wynik wyniki",
        "rules": "zasady",
        "log": "przebieg",
        "table": "stół stol",
        "silent": "milcz cicho",
        "piles": "stosy wzięte wziete",
        "quit": "q exit koniec przerwij",
    }
)

ALONE: Final = (Ask.UNDO, Ask.HAND, Ask.SCORE, Ask.LOG, Ask.TABLE, Ask.SILENT, Ask.PILES, Ask.HELP, Ask.HINT, Ask.QUIT)
"""Commands after which nothing may follow."""

NO_SHORTS: Final[Mapping[str, str]] = MappingProxyType({})
"""At most moments no line means more than it means always."""


@dataclass(frozen=True)
class Tongue:
    """How the actions of a family of games are typed.

    `verbs` are the ways to write their verbs. Where cards stand in groups (`grouped`), a colon, `+` and `&` may part
    them, which says nothing, and `fillers` are words that may stand between them.
    """

    verbs: Mapping[str, str]
    grouped: bool = False
    fillers: frozenset[str] = frozenset()


TONGUE: Final = Tongue(VERBS)
"""That of the games in which cards are laid and discarded."""

_MARKS: Final = str.maketrans({"+": " ", "&": " ", ":": ": "})
_SIGNED = re.compile(r"([+-])(\S.*)")
# A queen by its small Polish letter: alone it cannot be meant as a suit.
_SMALL_QUEENS = re.compile(r"(?<!\S)d+(?![^\s:])")


@dataclass(frozen=True)
class Command:
    """What was typed, understood: for an action its text, for a pick its number, else what follows the word."""

    ask: Ask
    rest: str = ""
    typed: str = field(default="", compare=False)
    """The line itself."""
    asked: str = field(default="", compare=False)
    """Of a question why not, what follows the word, as it was typed."""


def read_command(
    line: str, shorts: Mapping[str, str] = NO_SHORTS, tongue: Tongue = TONGUE, held: Collection[str] = ()
) -> Command:
    """What a line means; `shorts` are whole lines that stand for an action at this moment, `held` the ranks in hand."""
    return replace(_read(line.strip(), shorts, tongue, held), typed=line.strip())


def means_card(line: str, held: Collection[str]) -> bool:
    """Whether a line begins with the letter of a card in hand, and not with a word of the client such as `q`.

    So a letter is read that is a capital one, or that more follows.
    """
    word, _, rest = line.partition(" ")
    return (word.isupper() or bool(rest.strip())) and to_english_letters(word).upper() in held


def _read(line: str, shorts: Mapping[str, str], tongue: Tongue, held: Collection[str]) -> Command:
    meant = shorts.get(line.lower().rstrip("?!. ") or line)
    if meant is not None:
        return Command(Ask.ACT, meant)
    if not line:
        return Command(Ask.TABLE)
    if line.isascii() and line.isdigit():
        return Command(Ask.PICK, line)
    if line[0] == "?" and line != "?":
        return Command(Ask.WHY, notation(line[1:], tongue), asked=line[1:].strip())
    word, _, rest = line.partition(" ")
    word = word.lower()
    name = CLIENT.get(word)
    if name == "why":
        return Command(Ask.WHY, notation(rest, tongue), asked=rest.strip())
    if name is not None and not means_card(line, held):
        return Command(Ask(name), rest.strip())
    return Command(Ask.ACT, notation(line, tongue))


def notation(typed: str, tongue: Tongue = TONGUE) -> str:
    """An action or play as it was typed, in the words and letters that every table reads."""
    return "; ".join(_step(part, tongue) for part in typed.split(";")).strip()


def _step(part: str, tongue: Tongue) -> str:
    signed = _SIGNED.fullmatch(part.strip())
    words = part.split() if signed is None else [signed[1], *signed[2].split()]
    if not words:
        return ""
    verb = tongue.verbs.get(words[0].lower(), words[0])
    given = " ".join(words[1:]).replace(",", " ")
    if tongue.grouped:
        given = given.translate(_MARKS)
    said = [word for word in given.split() if word.lower() not in tongue.fillers]
    rest = " ".join(PARTICLES.get(word, word) for word in said)
    rest = _SMALL_QUEENS.sub(lambda queens: "Q" * len(queens[0]), rest)
    return f"{verb} {' '.join(map(_english, rest.split()))}".rstrip()


def _english(word: str) -> str:
    """A word in English letters; of the name of a meld, such as `W♥-K♥`, `D/2` or `2:D`, all its parts."""
    seat, colon, meld = word.partition(":")
    if colon:
        return f"{seat if meld else _english(seat)}:{_english(meld)}"
    named = MELD_NAME.fullmatch(word)
    if named is None:
        return to_english_letters(word)
    return f"{to_english_letters(named[1])}{named[2]}{to_english_letters(named[3])}"

"""What a person types: commands of the client, and actions in words of both languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

from stolik.terminal.words import MELD_NAME
from stolik.text.cards import to_english_letters


class Ask(Enum):
    """What a person wants of the client."""

    ACT = "act"
    PICK = "pick"
    WHY = "why"
    HELP = "help"
    UNDO = "undo"
    HAND = "hand"
    SCORE = "score"
    RULES = "rules"
    LOG = "log"
    TABLE = "table"
    QUIT = "quit"


def _words(table: Mapping[str, str]) -> dict[str, str]:
    return {word: name for name, words in table.items() for word in (name, *words.split())}


VERBS: Final = _words(
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

CLIENT: Final = _words(
    {
        "help": "h pomoc",
        "why": "? dlaczego",
        "undo": "u cofnij c",
        "hand": "sort ręka reka sortuj",
        "score": "wynik wyniki",
        "rules": "zasady",
        "log": "przebieg",
        "table": "stół stol",
        "quit": "q exit koniec przerwij",
    }
)

ALONE: Final = (Ask.UNDO, Ask.HAND, Ask.SCORE, Ask.LOG, Ask.TABLE, Ask.HELP, Ask.QUIT)
"""Commands after which nothing may follow."""

_SIGNED = re.compile(r"([+-])(\S.*)")
# A queen by its small Polish letter: alone it cannot be meant as a suit.
_SMALL_QUEENS = re.compile(r"(?<!\S)d+(?!\S)")


@dataclass(frozen=True)
class Command:
    """What was typed, understood: for an action its text, for a pick its number, else what follows the word."""

    ask: Ask
    rest: str = ""
    typed: str = field(default="", compare=False)
    """The line itself."""


def read_command(line: str, answering: bool = False) -> Command:
    """What a line means; `answering`: the partner waits for yes or no, so that `t` means tak."""
    return replace(_read(line.strip(), answering), typed=line.strip())


def _read(line: str, answering: bool) -> Command:
    if not line:
        return Command(Ask.TABLE)
    if line.isascii() and line.isdigit():
        return Command(Ask.PICK, line)
    if line[0] == "?" and line != "?":
        return Command(Ask.WHY, notation(line[1:]))
    word, _, rest = line.partition(" ")
    word = word.lower()
    if word in CLIENT:
        name = CLIENT[word]
        return Command(Ask(name), notation(rest) if name == "why" else rest.strip())
    if answering and line.lower() == "t":
        return Command(Ask.ACT, "yes")
    return Command(Ask.ACT, notation(line))


def notation(typed: str) -> str:
    """An action or play as it was typed, in the words and letters that every table reads."""
    return "; ".join(_step(part) for part in typed.split(";")).strip()


def _step(part: str) -> str:
    signed = _SIGNED.fullmatch(part.strip())
    words = part.split() if signed is None else [signed[1], *signed[2].split()]
    if not words:
        return ""
    verb = VERBS.get(words[0].lower(), words[0])
    rest = " ".join(PARTICLES.get(word, word) for word in " ".join(words[1:]).replace(",", " ").split())
    rest = _SMALL_QUEENS.sub(lambda queens: "Q" * len(queens[0]), rest)
    return f"{verb} {' '.join(map(_english, rest.split()))}".rstrip()


def _english(word: str) -> str:
    """A word in English letters; of the name of a meld, such as `W♥-K♥` or `D/2`, both parts."""
    named = MELD_NAME.fullmatch(word)
    if named is None:
        return to_english_letters(word)
    return f"{to_english_letters(named[1])}{named[2]}{to_english_letters(named[3])}"

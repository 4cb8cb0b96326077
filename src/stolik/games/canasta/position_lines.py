"""The lines of a position: words, numbers and cards, and errors that say where."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import class_and_suit
from stolik.games.canasta.options import SCHEMA
from stolik.games.canasta.rules import Rules
from stolik.games.option import GameError
from stolik.games.position_line import REST, PositionLine
from stolik.games.violation import NotationError, Param

__all__ = ["REST", "Card", "Line", "MeldToken", "Sheet", "Zone"]

SINGLE: Final = ("turn", "deal", "scores", "laid", "bonus")
NUMBERED: Final = ("hand", "red", "known", "melds")

Card = tuple[int, int]
"""A class, and a suit or ANY_SUIT."""


def _same_rules(rules: Rules, text: str) -> bool:
    try:
        return SCHEMA.parse(text) == rules.rule_set
    except GameError:
        return False


class Line(PositionLine):
    """One line of the text: its words, and where it stands."""

    def cards(self, words: list[str]) -> list[Card]:
        """The cards that some words name."""
        return [class_and_suit(rank, suit) for rank, suit in self.patterns(words)]


class Zone:
    """A line of cards: the pile, the stock, a hand, red threes, known cards; `rest`: whether it ends with `...`."""

    def __init__(self, line: Line, words: list[str]) -> None:
        self.line: Final = line
        self.rest: Final = bool(words) and words[-1] == REST
        self.cards: Final = line.cards([word for word in words if word not in ("-", REST)])


class MeldToken:
    """A meld as it is written: its side, and its cards, which no rule has seen yet."""

    def __init__(self, line: Line, side: int, word: str, at: int) -> None:
        self.line: Final = line
        self.side: Final = side
        self.word: Final = word
        self.at: Final = at
        self.cards: Final = line.cards([word])

    def error(self, code: str, **params: Param) -> NotationError:
        """A NotationError at this meld."""
        return self.line.error_at(self.at, code, self.word, **params)


class Sheet:
    """A position as written: the numbers of its lines, its zones and melds, nothing put in place yet."""

    def __init__(self, rules: Rules, text: str) -> None:
        self.rules: Final = rules
        self.scores = [0] * rules.sides
        self.deal_number = -1
        self.dealer = -1
        self.extra = False
        self.zones: Final[dict[str, Zone]] = {}
        self.melds: Final[list[MeldToken]] = []
        self.laid: Line | None = None
        self.bonus: Line | None = None
        self.seen: Final[dict[str, Line]] = {}
        first, _, _ = text.partition("\n")
        if not _same_rules(rules, first.split("#")[0]):
            raise NotationError("other_rule_set", text, 0, {"line": 1, "word": rules.rule_set.text})
        at = len(first) + 1
        for raw in text[at:].splitlines(keepends=True):
            line = Line(raw, at, text)
            at += len(raw)
            if line.words:
                self._line(line)
        turn = self.seen.get("turn")
        if turn is None:
            raise NotationError("turn_line_missing", text, len(text), {"line": text.count("\n") + 1})
        if len(turn.words) < 2:
            raise turn.error("turn_line_form")
        self.turn: Final = turn

    def _line(self, line: Line) -> None:
        head, words = line.words[0], line.words[1:]
        if head in SINGLE:
            if head in self.seen:
                raise line.error("line_twice", head)
            self.seen[head] = line
        if head == "turn":
            return
        if head == "deal":
            self._deal_line(line, words)
        elif head == "scores":
            if len(words) != self.rules.sides:
                raise line.error("scores_expected", head, count=self.rules.sides)
            self.scores = [line.number(word, -100000, 100000) for word in words]
            for word, score in zip(words, self.scores, strict=True):
                if score % 5:
                    raise line.error("score_not_of_fives", word)
        elif head == "laid":
            self.laid = line
        elif head == "bonus":
            self.bonus = line
        elif head in ("pile", "under", "stock"):
            self._zone(head, line, words)
        elif head in NUMBERED:
            self._numbered(head, line, words)
        else:
            raise line.error("unknown_line", head)

    def _numbered(self, head: str, line: Line, words: list[str]) -> None:
        most = self.rules.sides if head in ("red", "melds") else self.rules.players
        if not words:
            raise line.error("number_expected", head, low=0, high=most - 1)
        number = line.number(words[0], 0, most - 1)
        if head == "melds":
            self._melds(line, number)
        else:
            self._zone(f"{head} {number}", line, words[1:])

    def _melds(self, line: Line, side: int) -> None:
        at = line.start
        for place, word in enumerate(line.words):
            at = line.whole.index(word, at)
            if place > 1 and word != "-":
                self.melds.append(MeldToken(line, side, word, at))
            at += len(word)

    def _deal_line(self, line: Line, words: list[str]) -> None:
        if len(words) not in (3, 4) or words[1] != "dealer" or words[3:] not in ([], ["extra"]):
            raise line.error("deal_line_form")
        self.dealer = -1 if words[2] == "-" else line.number(words[2], 0, self.rules.players - 1)
        self.deal_number = line.number(words[0], 0, 10000)
        self.extra = len(words) == 4

    def _zone(self, name: str, line: Line, words: list[str]) -> None:
        if name in self.zones:
            raise line.error("line_twice", line.words[0])
        self.zones[name] = Zone(line, words)

"""The lines of a position as they are written, nothing put in place yet."""

from __future__ import annotations

from typing import Final

from stolik.games.cassino.options import SCHEMA
from stolik.games.cassino.rules import Rules
from stolik.games.cassino.values import RANKS
from stolik.games.option import GameError
from stolik.games.position_line import REST, PositionLine
from stolik.games.violation import NotationError

SINGLE: Final = ("turn", "deal", "scores", "last", "sweeps")
MOST_POINTS: Final = 100000
MOST_DEALS: Final = 9999

Card = tuple[int, int]
"""A rank, and a suit or ANY_SUIT."""


def _same_rules(rules: Rules, text: str) -> bool:
    try:
        return SCHEMA.parse(text) == rules.rule_set
    except GameError:
        return False


def cards_of(line: PositionLine, words: list[str]) -> list[Card]:
    """The cards that some words name; jokers are none of the pack."""
    cards = line.patterns(words)
    if any(rank == RANKS for rank, _ in cards):
        raise line.error("no_card", next(word for word in words if "k" in word.lower()))
    return cards


class Zone:
    """A line of cards: the table, the stock, a hand, a pile; `rest`: whether it ends with `...`."""

    def __init__(self, line: PositionLine, words: list[str]) -> None:
        self.line: Final = line
        self.rest: Final = bool(words) and words[-1] == REST
        self.cards: Final = cards_of(line, [word for word in words if word not in ("-", REST)])


class ComboLine:
    """A combination as it is written: `build 1 8: 2c 6h fresh`."""

    def __init__(self, line: PositionLine, rules: Rules) -> None:
        words = line.words
        if len(words) < 4:
            raise line.error("combination_line_form", words[0])
        self.line: Final = line
        self.call: Final = words[0] == "call"
        self.maker: Final = line.number(words[1], 0, rules.players - 1)
        self.value: Final = line.number(words[2], 1 if self.call else 2, rules.top)
        self.fresh: Final = words[-1] == "fresh"
        self.cards: Final = cards_of(line, words[3:-1] if self.fresh else words[3:])


class Sheet:
    """A position as written: the numbers of its lines, its zones and combinations."""

    def __init__(self, rules: Rules, text: str) -> None:
        self.rules: Final = rules
        self.scores = [0] * rules.sides
        self.sweeps = [0] * rules.sides
        self.promised = [0] * rules.players
        self.deal_number = -1
        self.dealer = -1
        self.last: int | None = None
        self.zones: Final[dict[str, Zone]] = {}
        self.combos: Final[list[ComboLine]] = []
        self.seen: Final[dict[str, PositionLine]] = {}
        first, _, _ = text.partition("\n")
        if not _same_rules(rules, first.split("#")[0]):
            raise NotationError("other_rule_set", text, 0, {"line": 1, "word": rules.rule_set.text})
        at = len(first) + 1
        for raw in text[at:].splitlines(keepends=True):
            line = PositionLine(raw, at, text)
            at += len(raw)
            if line.words:
                self._line(line)
        turn = self.seen.get("turn")
        if turn is None:
            raise NotationError("turn_line_missing", text, len(text), {"line": text.count("\n") + 1})
        if len(turn.words) < 2:
            raise turn.error("turn_line_form")
        self.turn: Final = turn

    def _line(self, line: PositionLine) -> None:
        head, words = line.words[0], line.words[1:]
        if head in SINGLE:
            if head in self.seen:
                raise line.error("line_twice", head)
            self.seen[head] = line
        if head == "deal":
            self._deal_line(line, words)
        elif head == "scores":
            self.scores = self._by_side(line, words, -MOST_POINTS, MOST_POINTS)
        elif head == "sweeps":
            self.sweeps = self._by_side(line, words, 0, 26 if self.rules.sweeps else 0)
        elif head == "last":
            if len(words) != 1:
                raise line.error("number_expected", head, low=0, high=self.rules.players - 1)
            self.last = -1 if words[0] == "-" else line.number(words[0], 0, self.rules.players - 1)
        elif head in ("table", "stock"):
            self._zone(head, line, words)
        elif head in ("hand", "promised", "pile"):
            self._numbered(head, line, words)
        elif head in ("build", "call"):
            self.combos.append(ComboLine(line, self.rules))
        elif head not in SINGLE:
            raise line.error("unknown_line", head)

    def _by_side(self, line: PositionLine, words: list[str], low: int, high: int) -> list[int]:
        if len(words) != self.rules.sides:
            raise line.error("scores_expected", line.words[0], count=self.rules.sides)
        return [line.number(word, low, high) for word in words]

    def _numbered(self, head: str, line: PositionLine, words: list[str]) -> None:
        most = (self.rules.sides if head == "pile" else self.rules.players) - 1
        if not words:
            raise line.error("number_expected", head, low=0, high=most)
        seat = line.number(words[0], 0, most)
        if head != "promised":
            self._zone(f"{head} {seat}", line, words[1:])
            return
        if self.promised[seat]:
            raise line.error("line_twice", head)
        for word in words[1:]:
            self.promised[seat] |= 1 << line.number(word, 1, self.rules.top)
        self.seen[f"promised {seat}"] = line

    def _deal_line(self, line: PositionLine, words: list[str]) -> None:
        if len(words) != 3 or words[1] != "dealer":
            raise line.error("deal_line_form")
        self.dealer = -1 if words[2] == "-" else line.number(words[2], 0, self.rules.players - 1)
        self.deal_number = line.number(words[0], 0, MOST_DEALS)

    def _zone(self, name: str, line: PositionLine, words: list[str]) -> None:
        if name in self.zones:
            raise line.error("line_twice", line.words[0])
        self.zones[name] = Zone(line, words)

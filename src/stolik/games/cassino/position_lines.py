"""The lines of a position as they are written, nothing put in place yet."""

from __future__ import annotations

from typing import Final

from stolik.games.cassino.options import SCHEMA
from stolik.games.cassino.rules import Rules
from stolik.games.cassino.values import RANKS
from stolik.games.position_line import PositionLine
from stolik.games.position_sheet import Card, PositionSheet, number_before

MOST_POINTS: Final = 100000
MOST_DEALS: Final = 9999
MOST_SWEEPS: Final = 26


def cards_of(line: PositionLine, words: list[str]) -> list[Card]:
    """The cards that some words name; jokers are none of the pack."""
    cards = line.patterns(words)
    if any(rank == RANKS for rank, _ in cards):
        raise line.error("no_card", next(word for word in words if "k" in word.lower()))
    return cards


class ComboLine:
    """A combination as it is written: `build 1 8: 2c 6h fresh`."""

    def __init__(self, head: str, line: PositionLine, rules: Rules) -> None:
        words = line.words
        if len(words) < 4:
            raise line.error("combination_line_form", words[0])
        self.line: Final = line
        self.call: Final = head == "call"
        self.maker: Final = line.number(words[1], 0, rules.players - 1)
        self.value: Final = line.number(words[2], 1 if self.call else 2, rules.top)
        self.fresh: Final = words[-1] == "fresh"
        self.cards: Final = cards_of(line, words[3:-1] if self.fresh else words[3:])


class Sheet(PositionSheet):
    """A position as written: the numbers of its lines, its zones and combinations."""

    def __init__(self, rules: Rules, text: str) -> None:
        super().__init__()
        self.rules: Final = rules
        self.single = ("turn", "deal", "scores", "last", "sweeps")
        self.scores = [0] * rules.sides
        self.sweeps = [0] * rules.sides
        self.promised = [0] * rules.players
        self.deal_number = -1
        self.dealer = -1
        self.last: int | None = None
        self.combos: Final[list[ComboLine]] = []
        self.read(SCHEMA, rules.rule_set, text)

    def cards_of(self, line: PositionLine, words: list[str]) -> list[Card]:
        return cards_of(line, words)

    def read_line(self, head: str, line: PositionLine, words: list[str]) -> None:
        rules = self.rules
        if head == "deal":
            self.deal_number, self.dealer = self.deal_and_dealer(line, words, rules.players, MOST_DEALS)
        elif head == "scores":
            self.scores = self.numbers_of(line, words, rules.sides, -MOST_POINTS, MOST_POINTS)
        elif head == "sweeps":
            self.sweeps = self.numbers_of(line, words, rules.sides, 0, MOST_SWEEPS)
            if any(self.sweeps) and not rules.sweeps:
                raise line.error(
                    "sweeps_not_counted", next(word for word in words if line.number(word, 0, MOST_SWEEPS))
                )
        elif head == "last":
            if len(words) != 1:
                raise line.error("number_expected", head, low=0, high=rules.players - 1)
            self.last = -1 if words[0] == "-" else line.number(words[0], 0, rules.players - 1)
        elif head in ("table", "stock"):
            self.zone(head, line, words)
        elif head in ("hand", "pile"):
            most = (rules.sides if head == "pile" else rules.players) - 1
            self.zone(f"{head} {number_before(line, words, most)}", line, words[1:])
        elif head == "promised":
            self._promise(number_before(line, words, rules.players - 1), line, words[1:])
        elif head in ("build", "call"):
            self.combos.append(ComboLine(head, line, rules))
        elif head != "turn":
            raise line.error("unknown_line", head)

    def _promise(self, seat: int, line: PositionLine, words: list[str]) -> None:
        if self.promised[seat]:
            raise line.error("line_twice", "promised")
        for word in words:
            self.promised[seat] |= 1 << line.number(word, 1, self.rules.top)
        self.seen[f"promised {seat}"] = line

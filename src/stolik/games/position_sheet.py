"""A position as it is written, line by line, nothing put in place yet: what the positions of all families have."""

from __future__ import annotations

from typing import Final

from stolik.games.option import GameError, RuleSet, Schema
from stolik.games.position_line import REST, PositionLine
from stolik.games.violation import NotationError

Card = tuple[int, int]
"""A rank (in canasta a class), and a suit or ANY_SUIT."""


class Zone:
    """A line of cards: the stock, a hand, and whatever else lies together; `rest`: whether it ends with `...`."""

    def __init__(self, line: PositionLine, cards: list[Card], rest: bool) -> None:
        self.line: Final = line
        self.cards: Final = cards
        self.rest: Final = rest


class PositionSheet:
    """The lines of a position: those that stand once by their first word (`seen`), those of cards by their name.

    A family reads its own lines in `read_line` and says in `single` which stand once, in `cards_of` what a card is;
    where it tells of a malformed line in words of its own, it overrides what refuses that.
    """

    turn: PositionLine
    single: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.zones: Final[dict[str, Zone]] = {}
        self.seen: Final[dict[str, PositionLine]] = {}

    def read(self, schema: Schema, rule_set: RuleSet, text: str) -> None:
        """Read all lines; the first must be the rule set. Raises NotationError."""
        first, _, _ = text.partition("\n")
        if not _is_rule_set(schema, rule_set, first.split("#")[0]):
            raise NotationError("other_rule_set", text, 0, {"line": 1, "word": rule_set.text})
        at = len(first) + 1
        for raw in text[at:].splitlines(keepends=True):
            line = PositionLine(raw, at, text)
            at += len(raw)
            if line.words:
                head = line.words[0].removesuffix(":")
                if head in self.single:
                    if head in self.seen:
                        raise line.error("line_twice", head)
                    self.seen[head] = line
                self.read_line(head, line, line.words[1:])
        turn = self.seen.get("turn")
        if turn is None:
            raise NotationError("turn_line_missing", text, len(text), {"line": text.count("\n") + 1})
        if len(turn.words) < 2:
            raise self.malformed_turn(turn)
        self.turn = turn

    def read_line(self, head: str, line: PositionLine, words: list[str]) -> None:
        """Read a line by its first word and the others."""
        raise NotImplementedError

    def cards_of(self, line: PositionLine, words: list[str]) -> list[Card]:
        """The cards that some words name."""
        raise NotImplementedError

    def zone(self, name: str, line: PositionLine, words: list[str]) -> None:
        """Take up a line of cards."""
        if name in self.zones:
            raise line.error("line_twice", line.words[0])
        cards = self.cards_of(line, [word for word in words if word not in ("-", REST)])
        self.zones[name] = Zone(line, cards, bool(words) and words[-1] == REST)

    def numbers_of(self, line: PositionLine, words: list[str], number: int, low: int, high: int) -> list[int]:
        """So many numbers within bounds, one for each side."""
        if len(words) != number:
            raise self.wrong_count(line, number)
        return [line.number(word, low, high) for word in words]

    def deal_and_dealer(self, line: PositionLine, words: list[str], players: int, most: int) -> tuple[int, int]:
        """The number of a deal and its dealer, -1 for none: `2 dealer 1`."""
        if len(words) != 3 or words[1] != "dealer":
            raise self.malformed_deal(line)
        dealer = -1 if words[2] == "-" else line.number(words[2], 0, players - 1)
        return line.number(words[0], 0, most), dealer

    def malformed_turn(self, line: PositionLine) -> NotationError:
        """The turn line does not say whose turn it is."""
        return line.error("turn_line_form")

    def malformed_deal(self, line: PositionLine) -> NotationError:
        """The deal line is not a number and a dealer."""
        return line.error("deal_line_form")

    def wrong_count(self, line: PositionLine, number: int) -> NotationError:
        """A line has not this number of numbers."""
        return line.error("scores_expected", line.words[0], count=number)


def number_before(line: PositionLine, words: list[str], most: int) -> int:
    """The seat or side with which a line begins."""
    if not words:
        raise line.error("number_expected", line.words[0], low=0, high=most)
    return line.number(words[0], 0, most)


def _is_rule_set(schema: Schema, rule_set: RuleSet, text: str) -> bool:
    try:
        return schema.parse(text) == rule_set
    except GameError:
        return False

"""The lines of a position as they are written, nothing put in place yet."""

from __future__ import annotations

from typing import Final

from stolik.cards import ANY_SUIT, JOKER_RANK, CardError, parse_patterns
from stolik.games.choina.hands import ACE
from stolik.games.choina.options import SCHEMA
from stolik.games.choina.rules import Rules
from stolik.games.position_line import PositionLine
from stolik.games.position_sheet import Card, PositionSheet, number_before
from stolik.games.violation import NotationError, Param

MOST_POINTS: Final = 100000


def cards_of(line: PositionLine, words: list[str]) -> list[Card]:
    """The cards that some words name; jokers are none of the pack."""
    cards: list[Card] = []
    for word in words:
        try:
            named = parse_patterns(word)
        except CardError as error:
            raise line.error("no_card_own", word) from error
        if any(rank == JOKER_RANK for rank, _ in named):
            raise line.error("no_card_own", word)
        cards += named
    return cards


class MeldToken:
    """A meld as it is written: its seat, and its cards in their order, which no rule has seen yet."""

    def __init__(self, line: PositionLine, seat: int, word: str, at: int) -> None:
        self.line: Final = line
        self.seat: Final = seat
        self.word: Final = word
        self.at: Final = at
        low, dash, high = word.partition("-")
        self.cards: Final = self._range(low, high) if dash else cards_of(line, [word])

    def _range(self, low: str, high: str) -> list[Card]:
        """The cards of a sequence written by its ends."""
        ends = cards_of(self.line, [low, high])
        if len(ends) != 2 or ends[0][1] != ends[1][1] or ends[0][1] == ANY_SUIT:
            raise self.error("no_meld_own", cards=self.word)
        (first, suit), (last, _) = ends
        start = 0 if first == ACE else first + 1
        return [(ACE if at == 0 else at - 1, suit) for at in range(start, last + 2)]

    def error(self, code: str, **params: Param) -> NotationError:
        """A NotationError at this meld."""
        return self.line.error_at(self.at, code, self.word, **params)


class Sheet(PositionSheet):
    """A position as written: the numbers of its lines, its zones and melds."""

    def __init__(self, rules: Rules, text: str) -> None:
        super().__init__()
        self.rules: Final = rules
        self.single = ("turn", "deal", "scores", "outs", "thrown", "bought", "reshuffled", "lull")
        self.scores = [0] * rules.players
        self.outs = [0] * rules.players
        self.bought = [0] * rules.players
        self.deal_number = -1
        self.dealer = -1
        self.reshuffles = 0
        self.lull = 0
        self.melds: Final[list[MeldToken]] = []
        self.read(SCHEMA, rules.rule_set, text)

    def cards_of(self, line: PositionLine, words: list[str]) -> list[Card]:
        return cards_of(line, words)

    def read_line(self, head: str, line: PositionLine, words: list[str]) -> None:
        rules = self.rules
        if head == "deal":
            self.deal_number, self.dealer = self.deal_and_dealer(line, words, rules.players, rules.most_deals)
        elif head == "scores":
            self.scores = self.numbers_of(line, words, rules.players, -MOST_POINTS, MOST_POINTS)
        elif head == "outs":
            self.outs = self.numbers_of(line, words, rules.players, 0, rules.most_deals)
        elif head == "bought":
            self.bought = self.numbers_of(line, words, rules.players, 0, min(rules.buy_limit, rules.most_requests))
        elif head == "reshuffled":
            self.reshuffles = _count(line, words, rules.most_reshuffles)
        elif head == "lull":
            self.lull = _count(line, words, rules.standstill - 1)
        elif head in ("pile", "stock"):
            self.zone(head, line, words)
        elif head in ("hand", "known"):
            self.zone(f"{head} {number_before(line, words, rules.players - 1)}", line, words[1:])
        elif head == "melds":
            seat = number_before(line, words, rules.players - 1)
            tokens = [(word, at) for word, at in line.placed(2) if word != "-"]
            self.melds.extend([MeldToken(line, seat, word, at) for word, at in tokens])
        elif head not in ("turn", "thrown"):
            raise line.error("unknown_line", head)

    def malformed_turn(self, line: PositionLine) -> NotationError:
        return line.error("turn_line_form_own")

    def malformed_deal(self, line: PositionLine) -> NotationError:
        return line.error("deal_line_form_own")

    def wrong_count(self, line: PositionLine, number: int) -> NotationError:
        return line.error("numbers_by_seat", line.words[0], count=number)


def _count(line: PositionLine, words: list[str], most: int) -> int:
    if len(words) != 1:
        raise line.error("number_expected", line.words[0], low=0, high=most)
    return line.number(words[0], 0, most)

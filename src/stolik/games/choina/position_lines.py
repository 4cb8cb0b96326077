"""The lines of a position as they are written, nothing put in place yet."""

from __future__ import annotations

from typing import Final

from stolik.cards import ANY_SUIT
from stolik.games.choina.hands import ACE, RANKS
from stolik.games.choina.options import SCHEMA
from stolik.games.choina.rules import Rules
from stolik.games.option import GameError
from stolik.games.position_line import REST, PositionLine
from stolik.games.violation import NotationError, Param

SINGLE: Final = ("turn", "deal", "scores", "outs", "thrown", "bought", "reshuffled", "lull")
NUMBERED: Final = ("hand", "known", "melds")
MOST_POINTS: Final = 100000

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
    """A line of cards: the pile, the stock, a hand, known cards; `rest`: whether it ends with `...`."""

    def __init__(self, line: PositionLine, words: list[str]) -> None:
        self.line: Final = line
        self.rest: Final = bool(words) and words[-1] == REST
        self.cards: Final = cards_of(line, [word for word in words if word not in ("-", REST)])


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


class Sheet:
    """A position as written: the numbers of its lines, its zones and melds."""

    def __init__(self, rules: Rules, text: str) -> None:
        self.rules: Final = rules
        self.scores = [0] * rules.players
        self.outs = [0] * rules.players
        self.bought = [0] * rules.players
        self.deal_number = -1
        self.dealer = -1
        self.reshuffles = 0
        self.lull = 0
        self.zones: Final[dict[str, Zone]] = {}
        self.melds: Final[list[MeldToken]] = []
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
            raise turn.error("turn_line_form_own")
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
            self.scores = self._by_seat(line, words, -MOST_POINTS, MOST_POINTS)
        elif head == "outs":
            self.outs = self._by_seat(line, words, 0, self.rules.deals + 3)
        elif head == "bought":
            self.bought = self._by_seat(line, words, 0, min(self.rules.buy_limit, 999))
        elif head in ("reshuffled", "lull"):
            self._count(line, head, words)
        elif head in ("pile", "stock"):
            self._zone(head, line, words)
        elif head in NUMBERED:
            self._numbered(head, line, words)
        elif head not in SINGLE:
            raise line.error("unknown_line", head)

    def _by_seat(self, line: PositionLine, words: list[str], low: int, high: int) -> list[int]:
        if len(words) != self.rules.players:
            raise line.error("numbers_by_seat", line.words[0], count=self.rules.players)
        return [line.number(word, low, high) for word in words]

    def _count(self, line: PositionLine, head: str, words: list[str]) -> None:
        most = self.rules.standstill - 1 if head == "lull" else self.rules.most_reshuffles
        if len(words) != 1:
            raise line.error("number_expected", head, low=0, high=most)
        count = line.number(words[0], 0, most)
        if head == "lull":
            self.lull = count
        else:
            self.reshuffles = count

    def _numbered(self, head: str, line: PositionLine, words: list[str]) -> None:
        if not words:
            raise line.error("number_expected", head, low=0, high=self.rules.players - 1)
        seat = line.number(words[0], 0, self.rules.players - 1)
        if head == "melds":
            self._melds(line, seat)
        else:
            self._zone(f"{head} {seat}", line, words[1:])

    def _melds(self, line: PositionLine, seat: int) -> None:
        at = line.start
        for place, word in enumerate(line.words):
            at = line.whole.index(word, at)
            if place > 1 and word != "-":
                self.melds.append(MeldToken(line, seat, word, at))
            at += len(word)

    def _deal_line(self, line: PositionLine, words: list[str]) -> None:
        if len(words) != 3 or words[1] != "dealer":
            raise line.error("deal_line_form")
        self.dealer = -1 if words[2] == "-" else line.number(words[2], 0, self.rules.players - 1)
        self.deal_number = line.number(words[0], 0, self.rules.deals + (3 if self.rules.extra_deal else 0))

    def _zone(self, name: str, line: PositionLine, words: list[str]) -> None:
        if name in self.zones:
            raise line.error("line_twice", line.words[0])
        self.zones[name] = Zone(line, words)

"""The lines of a position: words, numbers and cards, and errors that say where."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import class_and_suit
from stolik.games.canasta.options import SCHEMA
from stolik.games.canasta.rules import Rules
from stolik.games.position_line import PositionLine
from stolik.games.position_sheet import Card, PositionSheet, number_before
from stolik.games.violation import NotationError, Param

MOST_POINTS: Final = 100000
MOST_DEALS: Final = 10000
NUMBERED: Final = ("hand", "red", "known", "melds")


def cards_of(line: PositionLine, words: list[str]) -> list[Card]:
    """The cards that some words name: classes, and suits or ANY_SUIT."""
    return [class_and_suit(rank, suit) for rank, suit in line.patterns(words)]


class MeldToken:
    """A meld as it is written: its side, and its cards, which no rule has seen yet."""

    def __init__(self, line: PositionLine, side: int, word: str, at: int) -> None:
        self.line: Final = line
        self.side: Final = side
        self.word: Final = word
        self.at: Final = at
        self.cards: Final = cards_of(line, [word])

    def error(self, code: str, **params: Param) -> NotationError:
        """A NotationError at this meld."""
        return self.line.error_at(self.at, code, self.word, **params)


class Sheet(PositionSheet):
    """A position as written: the numbers of its lines, its zones and melds, nothing put in place yet."""

    def __init__(self, rules: Rules, text: str) -> None:
        super().__init__()
        self.rules: Final = rules
        self.single = ("turn", "deal", "scores", "laid", "bonus")
        self.scores = [0] * rules.sides
        self.deal_number = -1
        self.dealer = -1
        self.extra = False
        self.melds: Final[list[MeldToken]] = []
        self.laid: PositionLine | None = None
        self.bonus: PositionLine | None = None
        self.read(SCHEMA, rules.rule_set, text)

    def cards_of(self, line: PositionLine, words: list[str]) -> list[Card]:
        return cards_of(line, words)

    def read_line(self, head: str, line: PositionLine, words: list[str]) -> None:
        if head == "turn":
            return
        if head == "deal":
            self.extra = words[3:] == ["extra"]
            given = words[:3] if self.extra else words
            self.deal_number, self.dealer = self.deal_and_dealer(line, given, self.rules.players, MOST_DEALS)
        elif head == "scores":
            self.scores = self.numbers_of(line, words, self.rules.sides, -MOST_POINTS, MOST_POINTS)
            for word, score in zip(words, self.scores, strict=True):
                if score % 5:
                    raise line.error("score_not_of_fives", word)
        elif head == "laid":
            self.laid = line
        elif head == "bonus":
            self.bonus = line
        elif head in ("pile", "under", "stock"):
            self.zone(head, line, words)
        elif head in NUMBERED:
            self._numbered(head, line, words)
        else:
            raise line.error("unknown_line", head)

    def _numbered(self, head: str, line: PositionLine, words: list[str]) -> None:
        most = self.rules.sides if head in ("red", "melds") else self.rules.players
        number = number_before(line, words, most - 1)
        if head == "melds":
            tokens = [(word, at) for word, at in line.placed(2) if word != "-"]
            self.melds.extend([MeldToken(line, number, word, at) for word, at in tokens])
        else:
            self.zone(f"{head} {number}", line, words[1:])

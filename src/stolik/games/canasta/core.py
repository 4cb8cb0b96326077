"""The data of a canasta match: everything that is on the table, in the hands and under the cards.

Functions of the package work on it; `State` offers it to the outside.
"""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import BLACK3, CLASS_OF, COUNT, SUIT_OF, SUIT_UNIT, UNIT
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.runs import Runs
from stolik.games.match_core import NEED_DECK, NEED_OVER, NEED_SEAT, MatchCore

__all__ = [
    "ANSWER",
    "ANSWERED_NO",
    "ANSWERED_YES",
    "ASKED",
    "DOUBLE",
    "DREW",
    "NEED_DECK",
    "NEED_OVER",
    "NEED_SEAT",
    "PLAY",
    "TAKE",
    "TOOK",
    "Core",
]

TAKE: Final = 0
PLAY: Final = 1
ANSWER: Final = 2
DOUBLE: Final = 3
"""The partner of a player who went out may lay his whole hand (P11)."""

DREW: Final = 1
TOOK: Final = 2

ASKED: Final = 1
ANSWERED_YES: Final = 2
ANSWERED_NO: Final = 3


class Core(MatchCore):
    """All fields of a match. Hands and melds are packed (see classes.py); `suits` and `meld_cards` hold real cards.

    Melds lie by side and slot, the first of a rank at `side`, a second at `sides + side`. The unfinished joker set of a
    side is counted in its `nat`, classes joker and two, with its real cards at class two; `bolivias` are the finished
    ones. `runs` are a side's sequences (see runs.py); `lines`, four a seat, its hand by suits, only with sequences.
    """

    __slots__ = (
        "answer",
        "asker",
        "began",
        "begun",
        "begun2",
        "bolivias",
        "bonus_left",
        "extra",
        "hand",
        "jokers",
        "known",
        "laid_before",
        "last_buy",
        "lays",
        "lines",
        "lost",
        "meld_cards",
        "minimum",
        "must_out",
        "nat",
        "no_discard",
        "onto_partner",
        "opened",
        "out",
        "out_concealed",
        "owed",
        "own_bolivia",
        "phase",
        "pile",
        "pile_black3",
        "pile_lines",
        "pile_packed",
        "pile_red3",
        "pile_waits",
        "pile_wilds",
        "places",
        "red3",
        "rules",
        "runs",
        "runs_begun",
        "size",
        "suits",
        "twos",
        "under",
    )

    def __init__(self, rules: Rules, *, blank: bool = False) -> None:
        """A match that has not begun; `blank` leaves the fields to whoever makes a copy."""
        self.rules = rules
        self.events = None
        if blank:
            return
        players, sides = rules.players, rules.sides
        # the match; places[i] is the seat of the player who drew as number i
        self.need = NEED_DECK
        self.scores = [0] * sides
        self.sheets = []
        self.deal_number = 0
        self.dealer = -1
        self.places = rules.lot
        self.winners = ()
        self.lost = -1
        self.extra = False
        # the deal: the stock is order[top:], its next card first; `under` lies face down under the pile
        self.order = []
        self.top = 0
        self.pile: list[int] = []
        self.pile_packed = 0
        self.pile_wilds = 0
        self.pile_red3 = 0
        self.pile_black3 = 0
        self.pile_lines = [0] * 4
        self.under: list[int] = []
        self.hand = [0] * players
        self.suits = [0] * (15 * players)
        self.size = [0] * players
        self.lines = [0] * (4 * players)
        self.known = [0] * (15 * players)
        self.nat = [0] * (2 * sides)
        self.twos = [0] * (2 * sides)
        self.jokers = [0] * (2 * sides)
        self.meld_cards = [0] * (30 * sides)
        self.runs: list[Runs] = [()] * sides
        self.bolivias: list[tuple[int, ...]] = [()] * sides
        self.bonus_left = 0
        self.red3 = [0] * sides
        self.minimum = [0] * sides
        self.opened = [False] * sides
        self.laid_before = [False] * players
        # the turn
        self.seat = -1
        self.phase = TAKE
        self.began = 0
        self.owed = 0
        self.pile_waits = False
        self.lays = 0
        self.begun = 0
        self.begun2 = 0
        self.runs_begun: Runs = ()
        self.own_bolivia = False
        self.last_buy = False
        self.onto_partner = False
        self.asker = -1
        self.answer = 0
        self.must_out = False
        self.no_discard = False
        # after going out: who did, while his partner may still lay
        self.out = -1
        self.out_concealed = False

    def copy(self) -> Core:
        """An independent copy; lists that are only ever replaced (deck orders, score sheets) are shared."""
        other = Core(self.rules, blank=True)
        other.need = self.need
        other.scores = self.scores[:]
        other.sheets = self.sheets[:]
        other.deal_number = self.deal_number
        other.dealer = self.dealer
        other.places = self.places
        other.winners = self.winners
        other.lost = self.lost
        other.extra = self.extra
        other.order = self.order
        other.top = self.top
        other.pile = self.pile[:]
        other.pile_packed = self.pile_packed
        other.pile_wilds = self.pile_wilds
        other.pile_red3 = self.pile_red3
        other.pile_black3 = self.pile_black3
        other.pile_lines = self.pile_lines[:]
        other.under = self.under
        other.hand = self.hand[:]
        other.suits = self.suits[:]
        other.size = self.size[:]
        other.lines = self.lines[:]
        other.known = self.known[:]
        other.nat = self.nat[:]
        other.twos = self.twos[:]
        other.jokers = self.jokers[:]
        other.meld_cards = self.meld_cards[:]
        other.runs = self.runs[:]
        other.bolivias = self.bolivias[:]
        other.bonus_left = self.bonus_left
        other.red3 = self.red3[:]
        other.minimum = self.minimum[:]
        other.opened = self.opened[:]
        other.laid_before = self.laid_before[:]
        other.seat = self.seat
        other.phase = self.phase
        other.began = self.began
        other.owed = self.owed
        other.pile_waits = self.pile_waits
        other.lays = self.lays
        other.begun = self.begun
        other.begun2 = self.begun2
        other.runs_begun = self.runs_begun
        other.own_bolivia = self.own_bolivia
        other.last_buy = self.last_buy
        other.onto_partner = self.onto_partner
        other.asker = self.asker
        other.answer = self.answer
        other.must_out = self.must_out
        other.no_discard = self.no_discard
        other.out = self.out
        other.out_concealed = self.out_concealed
        return other

    @property
    def side(self) -> int:
        """The side of the seat in turn."""
        return self.rules.side_of[self.seat]

    def melds(self, side: int) -> tuple[int, int, int]:
        """The first melds of a side's ranks, packed: naturals, twos, jokers; its unfinished joker set among them."""
        return self.nat[side], self.twos[side], self.jokers[side]

    def second_melds(self, side: int) -> tuple[int, int, int]:
        """The second melds of a side's ranks, packed likewise."""
        at = self.rules.sides + side
        return self.nat[at], self.twos[at], self.jokers[at]

    def give(self, seat: int, kind: int) -> None:
        """Put a card that is no red three into a hand."""
        self.hand[seat] += UNIT[kind]
        self.suits[15 * seat + CLASS_OF[kind]] += SUIT_UNIT[kind]
        self.size[seat] += 1
        if self.rules.sequences and CLASS_OF[kind] > BLACK3:
            self.lines[4 * seat + SUIT_OF[kind]] += UNIT[kind]

    def set_red3(self, seat: int, kind: int) -> None:
        """Lay a red three beside the melds of the seat's side (A81)."""
        self.red3[self.rules.side_of[seat]] += SUIT_UNIT[kind]

    def red3_count(self, side: int) -> int:
        """How many red threes a side has."""
        return COUNT[self.red3[side]]

"""The data of a Choina match: everything that is on the table, in the hands and in the stock.

Functions of the package work on it; `State` offers it to the outside.
"""

from __future__ import annotations

from typing import Final

from stolik.games.choina.hands import COUNT, RANK_UNIT, RANKS, SUITS, UNIT, code_kinds
from stolik.games.choina.meld import is_run
from stolik.games.choina.rules import Rules
from stolik.games.match_core import NEED_DECK, NEED_OVER, NEED_SEAT, MatchCore

__all__ = [
    "ANSWER",
    "ASKING",
    "BUY",
    "CLAIM",
    "DRAW",
    "DRAWING",
    "DREW",
    "FRESH",
    "NEED_DECK",
    "NEED_OVER",
    "NEED_SEAT",
    "NOTHING",
    "NO_TOP",
    "PLAY",
    "TOOK",
    "UNCOVERED",
    "Core",
    "barred_discard",
    "contract_complete",
    "hand_codes",
    "hand_kinds",
    "known_kinds",
    "left_to_lay",
]

CLAIM: Final = 0
"""A player says whether he asks for the card."""
ANSWER: Final = 1
"""A player who has an earlier right says whether he consents."""
BUY: Final = 2
"""A buyer names the number of pile cards."""
DRAW: Final = 3
"""The player in turn takes a card."""
PLAY: Final = 4
"""The player in turn lays cards and discards."""

NO_TOP: Final = 0
FRESH: Final = 1
UNCOVERED: Final = 2
"""What the top card of the pile is while it can be taken: just thrown, or uncovered by a purchase."""

DREW: Final = 1
TOOK: Final = 2

NOTHING: Final = 0
DRAWING: Final = 1
ASKING: Final = 2
"""What goes on once the reshuffled stock is there."""


class Core(MatchCore):
    """All fields of a match. `seat` is who must act, `turn` who is in turn; in a claim they differ.

    Hands are packed by rank (`codes`, 13 a seat; `ranks`) and by suit (`lines`, 4 a seat), see hands.py; `known` are
    the cards, 13 codes a seat, that everybody knows to be in a hand. `melds` of a seat are numbers (see meld.py) in the
    order in which they were laid; `begun` has a bit for each meld of the player in turn that he laid in this turn.
    `throwers` go with `pile`: who threw each card, -1 where nobody knows. `lull` counts turns in a row without a stock
    card and without a lay (95).
    """

    __slots__ = (
        "asked",
        "asker",
        "began",
        "begun",
        "bought",
        "codes",
        "follower",
        "known",
        "laid_off",
        "last_buyer",
        "lines",
        "lull",
        "melds",
        "outs",
        "pending",
        "phase",
        "pile",
        "ranks",
        "reshuffles",
        "rules",
        "size",
        "taken",
        "throwers",
        "top_state",
        "turn",
    )

    def __init__(self, rules: Rules, *, blank: bool = False) -> None:
        """A match that has not begun; `blank` leaves the fields to whoever makes a copy."""
        self.rules = rules
        self.events = None
        if blank:
            return
        players = rules.players
        # the match
        self.need = NEED_DECK
        self.scores = [0] * players
        self.outs = [0] * players
        self.sheets = []
        self.deal_number = 0
        self.dealer = -1
        self.winners = ()
        # the deal
        self.order = []
        self.top = 0
        self.pile: list[int] = []
        self.throwers: list[int] = []
        self.codes = [0] * (RANKS * players)
        self.lines = [0] * (SUITS * players)
        self.ranks = [0] * players
        self.size = [0] * players
        self.known = [0] * (RANKS * players)
        self.melds: list[tuple[int, ...]] = [()] * players
        self.bought = [0] * players
        self.lull = 0
        self.reshuffles = 0
        # the turn, and the claim in it
        self.turn = -1
        self.seat = -1
        self.phase = DRAW
        self.top_state = NO_TOP
        self.last_buyer = -1
        self.asker = -1
        self.asked = 0
        self.began = 0
        self.begun = 0
        self.laid_off = False
        self.taken = -1
        self.follower = -1
        self.pending = NOTHING

    def copy(self) -> Core:
        """An independent copy; lists that are only ever replaced (deck orders) are shared."""
        other = Core(self.rules, blank=True)
        other.need = self.need
        other.scores = self.scores[:]
        other.outs = self.outs[:]
        other.sheets = self.sheets[:]
        other.deal_number = self.deal_number
        other.dealer = self.dealer
        other.winners = self.winners
        other.order = self.order
        other.top = self.top
        other.pile = self.pile[:]
        other.throwers = self.throwers[:]
        other.codes = self.codes[:]
        other.lines = self.lines[:]
        other.ranks = self.ranks[:]
        other.size = self.size[:]
        other.known = self.known[:]
        other.melds = self.melds[:]
        other.bought = self.bought[:]
        other.lull = self.lull
        other.reshuffles = self.reshuffles
        other.turn = self.turn
        other.seat = self.seat
        other.phase = self.phase
        other.top_state = self.top_state
        other.last_buyer = self.last_buyer
        other.asker = self.asker
        other.asked = self.asked
        other.began = self.began
        other.begun = self.begun
        other.laid_off = self.laid_off
        other.taken = self.taken
        other.follower = self.follower
        other.pending = self.pending
        return other

    @property
    def last_deal(self) -> bool:
        """Whether the rules of the last deal hold: in it, and in deals after a tie (86, 96)."""
        return self.deal_number >= self.rules.deals

    def give(self, seat: int, kind: int) -> None:
        """Put a card into a hand."""
        rank, suit = kind >> 2, kind & 3
        self.codes[RANKS * seat + rank] += UNIT[suit]
        self.lines[SUITS * seat + suit] |= 1 << rank
        self.ranks[seat] += RANK_UNIT[rank]
        self.size[seat] += 1

    def drop(self, seat: int, kind: int) -> None:
        """Take a card out of a hand; one that everybody knew there is no longer known."""
        rank, suit = kind >> 2, kind & 3
        at = RANKS * seat + rank
        unit = UNIT[suit]
        self.codes[at] -= unit
        if not self.codes[at] >> 2 * suit & 3:
            self.lines[SUITS * seat + suit] ^= 1 << rank
        self.ranks[seat] -= RANK_UNIT[rank]
        self.size[seat] -= 1
        if self.known[at] >> 2 * suit & 3:
            self.known[at] -= unit

    def held(self, seat: int, kind: int) -> int:
        """How many copies of a card a hand has."""
        return self.codes[RANKS * seat + (kind >> 2)] >> 2 * (kind & 3) & 3


def barred_discard(core: Core) -> int:
    """The card that must not be discarded, for it was just taken and not held before (23); or -1."""
    return core.taken if core.taken >= 0 and core.held(core.turn, core.taken) == 1 else -1


def left_to_lay(core: Core, seat: int) -> tuple[int, int]:
    """The sets and sequences of the contract that a seat has not laid (35-38)."""
    sets, runs = core.rules.contract(core.deal_number)
    for meld in core.melds[seat]:
        if is_run(meld):
            runs -= 1
        else:
            sets -= 1
    return sets, runs


def contract_complete(core: Core, seat: int) -> bool:
    """Whether a seat has laid its whole contract."""
    sets, runs = core.rules.contract(core.deal_number)
    return len(core.melds[seat]) >= sets + runs


def hand_codes(core: Core, seat: int) -> list[int]:
    """The codes of a hand, by rank."""
    return core.codes[RANKS * seat : RANKS * seat + RANKS]


def hand_kinds(core: Core, seat: int) -> list[int]:
    """The cards of a hand, from the twos upwards."""
    cards: list[int] = []
    for rank in range(RANKS):
        code = core.codes[RANKS * seat + rank]
        if code:
            cards += code_kinds(rank, code)
    return cards


def known_kinds(known: list[int] | tuple[int, ...], seat: int) -> list[int]:
    """The cards that everybody knows to be in a hand."""
    cards: list[int] = []
    for rank in range(RANKS):
        code = known[RANKS * seat + rank]
        if COUNT[code]:
            cards += code_kinds(rank, code)
    return cards

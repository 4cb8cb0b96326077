"""The data of a Cassino match: everything that is on the table, in the hands, in the piles and in the stock.

Functions of the package work on it; `State` offers it to the outside.
"""

from __future__ import annotations

from typing import Final

from stolik.games.cassino.combination import cards_of
from stolik.games.cassino.rules import Rules
from stolik.games.match_core import NEED_DECK, NEED_OVER, NEED_SEAT, MatchCore

__all__ = [
    "BOUND",
    "FREE",
    "NEED_DECK",
    "NEED_OVER",
    "NEED_SEAT",
    "UNKNOWN",
    "Core",
    "cards_in",
    "held_values",
    "partner_values",
    "values_in",
]

UNKNOWN: Final = -1
FREE: Final = 0
BOUND: Final = 1
"""Whether a duty binds the player in turn: not yet asked, no, yes."""


class Core(MatchCore):
    """All fields of a match. `seat` is in turn. Sets of cards are masks (see values.py).

    Scores, sheets, `piles` (captured cards) and `sweeps` go by side, `hands` by seat. `combos` are the combinations
    (see combination.py) in the order in which they lie; the newest is the last. `promised` has for every seat a bit for
    each value of which it, as everybody can know, still holds a card. `deal_number` counts rounds, `dealt` the
    dealings of the round. The draft is what was composed of a move; `duty` is asked for and kept until the turn ends.
    """

    __slots__ = (
        "combos",
        "dealt",
        "draft_card",
        "draft_combos",
        "draft_loose",
        "draft_value",
        "draft_verb",
        "duty",
        "hands",
        "last_taker",
        "loose",
        "piles",
        "promised",
        "rules",
        "sweeps",
    )

    def __init__(self, rules: Rules, *, blank: bool = False) -> None:
        """A match that has not begun; `blank` leaves the fields to whoever makes a copy."""
        self.rules = rules
        self.events = None
        self.duty = UNKNOWN
        if blank:
            return
        # the match
        self.need = NEED_DECK
        self.scores = [0] * rules.sides
        self.sheets = []
        self.deal_number = 0
        self.dealer = -1
        self.winners = ()
        # the round
        self.order = []
        self.top = 0
        self.dealt = 0
        self.hands = [0] * rules.players
        self.promised = [0] * rules.players
        self.loose = 0
        self.combos: list[int] = []
        self.piles = [0] * rules.sides
        self.sweeps = [0] * rules.sides
        self.last_taker = -1
        self.seat = -1
        self.clear_draft()

    def clear_draft(self) -> None:
        """Nothing of a move is composed."""
        self.draft_card = -1
        self.draft_verb = -1
        self.draft_value = 0
        self.draft_loose = 0
        self.draft_combos = 0

    def copy(self) -> Core:
        """An independent copy; lists that are only ever replaced (deck orders) are shared."""
        other = Core(self.rules, blank=True)
        other.duty = self.duty
        other.need = self.need
        other.scores = self.scores[:]
        other.sheets = self.sheets[:]
        other.deal_number = self.deal_number
        other.dealer = self.dealer
        other.winners = self.winners
        other.order = self.order
        other.top = self.top
        other.dealt = self.dealt
        other.hands = self.hands[:]
        other.promised = self.promised[:]
        other.loose = self.loose
        other.combos = self.combos[:]
        other.piles = self.piles[:]
        other.sweeps = self.sweeps[:]
        other.last_taker = self.last_taker
        other.seat = self.seat
        other.draft_card = self.draft_card
        other.draft_verb = self.draft_verb
        other.draft_value = self.draft_value
        other.draft_loose = self.draft_loose
        other.draft_combos = self.draft_combos
        return other


def values_in(rules: Rules, cards: int) -> int:
    """The values for which these cards stand, a bit each."""
    stands = rules.stands
    found = 0
    kind = 0
    while cards:
        if cards & 15:
            found |= stands[kind]
        cards >>= 4
        kind += 4
    return found


def held_values(core: Core, card: int) -> int:
    """The values that the player in turn holds when he has played a card (31, 35, 39)."""
    return values_in(core.rules, core.hands[core.seat] & ~(1 << card))


def partner_values(core: Core) -> int:
    """The values of the partner's cards, where they count (79)."""
    rules = core.rules
    return values_in(rules, core.hands[rules.partner(core.seat)]) if rules.partner_build else 0


def cards_in(core: Core, combos: int) -> int:
    """All cards of some combinations."""
    cards = 0
    index = 0
    while combos >> index:
        if combos >> index & 1:
            cards |= cards_of(core.combos[index])
        index += 1
    return cards

"""How likely the next opponent is to take the pile with a card, and what he would get."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.sight import SHIFTS, Sight
from stolik.games.canasta.classes import BLACK3, CANASTA, CLASS_OF, CLASSES, COUNT, FOUR, JOKER, RED3, TWO, VALUE
from stolik.games.canasta.runs import run_high, run_low
from stolik.games.canasta.view import CanastaView

OPENS: Final = ((15, 0.9), (50, 0.6), (90, 0.4))
"""How often a pair in the hand also opens, up to each minimum; above them, `HARDLY`."""
HARDLY: Final = 0.3
THREES: Final = 0.02
"""How often a black three can be taken for a last meld."""
THROWN: Final = 0.5
"""How much less likely one is to hold what one has just discarded."""


class Foe:
    """The next seat: what lies before it, what it is known to hold, and how much it may hold beside.

    `m` are the naturals of its melds, `known` its known cards, `unseen` the cards nobody has seen, all by class; `wild`
    are the wild cards of its melds, packed; `share` is the chance that an unseen card is in its hand; `thrown` are
    classes it discarded onto this pile.
    """

    __slots__ = ("closed", "known", "m", "opened", "share", "side", "thrown", "unseen", "wild")

    def __init__(self, sight: Sight) -> None:
        view, rules = sight.view, sight.rules
        seat = (view.seat + 1) % rules.players
        self.side: Final = rules.side_of[seat]
        nat, wild = view.nat[self.side], view.twos[self.side] + view.jokers[self.side]
        self.m: Final = [nat >> shift & 15 for shift in SHIFTS]
        self.wild: Final = wild
        self.opened: Final = view.opened[self.side]
        self.closed: Final = sight.frozen or not self.opened
        self.known: Final = [COUNT[bits] for bits in view.known[CLASSES * seat : CLASSES * (seat + 1)]]
        self.unseen: Final = unseen_classes(sight)
        hidden = sum(self.unseen)
        self.share: Final = (view.sizes[seat] - sum(self.known)) / hidden if hidden else 0.0
        # every turn leaves one card on the pile
        self.thrown: Final = {CLASS_OF[kind] for kind in view.pile[1 - rules.players :: -rules.players]}

    def holds(self, cls: int) -> tuple[float, float]:
        """The chances that it holds exactly one, and two or more, of a class."""
        known = self.known[cls]
        if known >= 2:
            return 0.0, 1.0
        none, one = 1.0, 0.0
        absent = 1.0 - self.share
        for _ in range(self.unseen[cls]):
            one = one * absent + none * self.share
            none *= absent
        return (none, 1.0 - none) if known else (one, 1.0 - none - one)


def unseen_classes(sight: Sight) -> list[int]:
    """How many of each class neither lie on the table nor are in the own hand or known to be in another."""
    view, rules = sight.view, sight.rules
    packs = rules.packs
    left = [2 * packs, 4 * packs, 0, 2 * packs] + [4 * packs] * (CLASSES - FOUR)
    for kind in view.pile:
        left[CLASS_OF[kind]] -= 1
    for side in range(2 * rules.sides if rules.second else rules.sides):
        nat, twos, jokers = view.nat[side], view.twos[side], view.jokers[side]
        for cls in range(BLACK3, CLASSES):
            shift = SHIFTS[cls]
            left[cls] -= nat >> shift & 15
            left[TWO] -= twos >> shift & 15
            left[JOKER] -= jokers >> shift & 15
    if rules.wide:
        _without_other_melds(view, left)
    for seat in range(rules.players):
        if seat != view.seat:
            for cls, bits in enumerate(view.known[CLASSES * seat : CLASSES * (seat + 1)]):
                left[cls] -= COUNT[bits]
    for cls, held in enumerate(sight.n):
        left[cls] -= held
    left[RED3] = 0
    return left


def _without_other_melds(view: CanastaView, left: list[int]) -> None:
    """Take the cards of sequences and of sets of wild cards off those that nobody has seen."""
    for side in range(view.rules.sides):
        for code in view.runs[side]:
            for cls in range(run_low(code), run_high(code) + 1):
                left[cls] -= 1
        left[JOKER] -= view.nat[side] & 15
        left[TWO] -= view.nat[side] >> 4 & 15
        for bits in view.bolivias[side]:
            left[JOKER] -= COUNT[bits >> 16]
            left[TWO] -= COUNT[bits >> 8 & 255]


def taking_chance(sight: Sight, foe: Foe, cls: int) -> float:
    """The chance that the next seat can and will take the pile if this card lies on top."""
    if cls < FOUR:
        return THREES if cls == BLACK3 and sight.rules.black3_take and foe.opened else 0.0
    rules, size = sight.rules, foe.m[cls] + (foe.wild >> SHIFTS[cls] & 15)
    full = size >= (rules.cap if rules.onto_finished else CANASTA)
    if not (foe.opened or rules.pile_opens) or (full and not rules.second):
        return 0.0
    if not foe.closed and size and not full:
        return 1.0
    one, pair = foe.holds(cls)
    if not foe.opened:
        chance = pair * _opening_chance(sight.view.minimum[foe.side])
    elif foe.closed or not rules.wild_takes:
        chance = pair
    else:
        no_wild = 1.0
        for _ in range(foe.unseen[JOKER] + foe.unseen[TWO]):
            no_wild *= 1.0 - foe.share
        chance = pair + one * (1.0 - no_wild)
    return chance * THROWN if cls in foe.thrown else chance


def _opening_chance(minimum: int) -> float:
    for up_to, chance in OPENS:
        if minimum <= up_to:
            return chance
    return HARDLY


def stake(sight: Sight, foe: Foe) -> int:
    """What the pile is worth to the next seat, in points."""
    worth = 15 + 14 * sight.view.under
    for kind in sight.view.pile:
        cls = CLASS_OF[kind]
        if cls == RED3:
            worth += 100
        elif cls <= TWO:
            worth += 20 + VALUE[cls]
        elif cls >= FOUR:
            worth += 29 if foe.m[cls] else 14
    return worth

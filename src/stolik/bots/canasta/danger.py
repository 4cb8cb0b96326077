"""How likely the next opponent is to take the pile with a card, and what he would get."""

from __future__ import annotations

from stolik.bots.canasta.sight import SHIFTS, Sight
from stolik.games.canasta.classes import BLACK3, CLASS_OF, CLASSES, COUNT, FOUR, JOKER, RED3, TWO, VALUE
from stolik.games.canasta.pile import OPEN


class Foe:
    """The next seat: its melds, what it is known to hold, and how many of a class it may hold beside."""

    __slots__ = ("closed", "known", "m", "opened", "seat", "share", "side", "thrown", "unseen")

    def __init__(self, sight: Sight) -> None:
        view, rules = sight.view, sight.rules
        self.seat = (view.seat + 1) % rules.players
        self.side = rules.side_of[self.seat]
        nat = view.nat[self.side]
        self.m = [nat >> shift & 15 for shift in SHIFTS]
        self.opened = view.opened[self.side]
        frozen = view.closed > 1
        self.closed = frozen or not self.opened
        self.known = [COUNT[view.known[CLASSES * self.seat + cls]] for cls in range(CLASSES)]
        self.unseen = unseen_classes(sight)
        hidden = sum(self.unseen)
        unknown = view.sizes[self.seat] - sum(self.known)
        self.share = unknown / hidden if hidden else 0.0
        # every turn leaves one card, so that every so many cards of the pile are this seat's
        mine = view.pile[-(rules.players - 1) % rules.players :: -1] if False else view.pile
        self.thrown = (
            {CLASS_OF[kind] for kind in mine[len(mine) - rules.players + 1 :: -rules.players]}
            if len(mine) >= rules.players - 1
            else set()
        )

    def holds(self, cls: int) -> tuple[float, float]:
        """The chances that it holds exactly one, and two or more, of a class."""
        known = self.known[cls]
        if known >= 2:
            return 0.0, 1.0
        none = 1.0
        one = 0.0
        rest = 1.0 - self.share
        for _ in range(self.unseen[cls]):
            one = one * rest + none * self.share
            none *= rest
        if known:
            return none, 1.0 - none
        return one, 1.0 - none - one


def unseen_classes(sight: Sight) -> list[int]:
    """How many of each class neither lie on the table nor are in the own hand or known in another."""
    view, rules = sight.view, sight.rules
    packs = rules.packs
    left = [2 * packs, 4 * packs, 0, 2 * packs] + [4 * packs] * (CLASSES - FOUR)
    for cls in range(CLASSES):
        left[cls] -= sight.n[cls]
    for kind in view.pile:
        left[CLASS_OF[kind]] -= 1
    for side in range(rules.sides):
        nat, twos, jokers = view.nat[side], view.twos[side], view.jokers[side]
        for cls in range(BLACK3, CLASSES):
            shift = SHIFTS[cls]
            left[cls] -= nat >> shift & 15
            left[TWO] -= twos >> shift & 15
            left[JOKER] -= jokers >> shift & 15
    for seat in range(rules.players):
        if seat != view.seat:
            for cls in range(CLASSES):
                left[cls] -= COUNT[view.known[CLASSES * seat + cls]]
    left[RED3] = 0
    return left


OPENS = 1.0
GUESS = 0.25
MOST = 9999
BASE = 15


def taking_chance(sight: Sight, foe: Foe, cls: int) -> float:
    """The chance that the next seat can and will take the pile if this card lies on top."""
    if cls < FOUR:
        return 0.02 if cls == BLACK3 and sight.rules.black3_take and foe.opened else 0.0
    one, pair = foe.holds(cls)
    if foe.closed:
        chance = pair * (GUESS if pair < 1.0 else 1.0)
        if not foe.opened:
            chance *= _opening_chance(sight, foe)
    elif foe.m[cls]:
        return 1.0
    else:
        wild = 1.0
        for _ in range(foe.unseen[JOKER] + foe.unseen[TWO]):
            wild *= 1.0 - foe.share
        chance = (pair + one * (1.0 - wild)) * GUESS
    return chance * 0.5 if cls in foe.thrown else chance


def _opening_chance(sight: Sight, foe: Foe) -> float:
    minimum = sight.view.minimum[foe.side]
    return (0.9 if minimum <= 15 else 0.6 if minimum <= 50 else 0.4 if minimum <= 90 else 0.3) * OPENS


def stake(sight: Sight, foe: Foe) -> int:
    """What the pile is worth to the next seat, in points."""
    worth = BASE
    for kind in sight.view.pile:
        cls = CLASS_OF[kind]
        if cls == RED3:
            worth += 100
        elif cls <= TWO:
            worth += 20 + VALUE[cls]
        else:
            worth += 14 + (15 if foe.m[cls] else 0)
    return min(worth, MOST)


def openly(closed: int) -> bool:
    """Whether the pile is open."""
    return closed == OPEN

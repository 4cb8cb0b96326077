"""Going out: whether it can be done in this turn, whether it pays, and the next step towards it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.sight import RANKS, Sight
from stolik.bots.canasta.standing import out_pays
from stolik.games.action import Action
from stolik.games.canasta.classes import BLACK3, CLASSES, JOKER, TWO, VALUE, points
from stolik.games.canasta.core import ANSWERED_NO, ANSWERED_YES, DOUBLE, DREW
from stolik.games.canasta.rules import (
    ASK_LAY_OUT,
    ASK_MANDATORY,
    ASK_OFF,
    BLACK3_ANYTIME,
    BLACK3_OFF,
    BLACK3_OUT_NO_DISCARD,
    NEVER,
)

NOTHING: Final = -1


class OutPlan:
    """A way to empty the hand: the class that is discarded (or `NOTHING`), and how many wild cards go to each meld."""

    __slots__ = ("thrown", "wilds")

    def __init__(self, thrown: int, wilds: list[int]) -> None:
        self.thrown: Final = thrown
        self.wilds: Final = wilds


def must_go_out(sight: Sight) -> bool:
    """Whether the turn has to end with an empty hand."""
    view = sight.view
    bound = view.answer == ANSWERED_YES and sight.rules.ask not in (ASK_OFF, ASK_LAY_OUT)
    return view.must_out or view.phase == DOUBLE or bound


def may_go_out(sight: Sight) -> bool:
    """Whether no answer of the partner, given or missing, stands against it."""
    view, ask = sight.view, sight.rules.ask
    if not sight.rules.going_out:
        return False
    if ask == ASK_OFF:
        return True
    return view.answer != ANSWERED_NO and (ask != ASK_MANDATORY or view.answer == ANSWERED_YES)


def out_step(sight: Sight, choices: Choices, pays: Callable[[Sight], bool] = out_pays) -> Action | None:
    """The next step of going out, where it can be done now and pays or must be."""
    forced = must_go_out(sight)
    if not forced and not may_go_out(sight):
        return None
    found = out_plan(sight)
    if found is not None and not forced and not pays(sight):
        return None
    step = _step(sight, choices, found) if found is not None else None
    # an opening with the pile may still wait for its minimum: every legal lay leads out then
    return choices.any_lay() if step is None and forced else step


def out_plan(sight: Sight) -> OutPlan | None:
    """A way to go out in this turn, or None. Exact where nothing waits under the top card."""
    view, rules, n, m = sight.view, sight.rules, sight.n, sight.m
    if view.pile_waits or sight.possible_canastas() < rules.canastas_needed:
        return None
    threes = _threes_fit(sight)
    # single cards without a meld, those without room, and black threes that make no set, can only be discarded
    lone = [cls for cls in RANKS if n[cls] == 1 and not m[cls]]
    if rules.cap != NEVER:
        lone += _without_room(sight)
    if n[BLACK3] and not threes:
        lone += [BLACK3] * n[BLACK3]
    no_discard = view.no_discard or (threes and n[BLACK3] and rules.black3 == BLACK3_OUT_NO_DISCARD)
    spare = 0 if no_discard or view.phase == DOUBLE else 1
    if len(lone) > spare:
        return None
    owed = 0 if _minimum_is_waived(sight) else view.owed
    whole = points(view.hand)
    for thrown in lone or ((NOTHING, *_throwable(sight)) if spare else (NOTHING,)):
        left = whole - VALUE[thrown] if thrown >= 0 else whole
        if left >= owed:
            found = _with_discard(sight, thrown)
            if found is not None:
                return found
    return None


def _threes_fit(sight: Sight) -> bool:
    """Whether the black threes of the hand can all be laid on the way out."""
    mode, laid = sight.rules.black3, sight.m[BLACK3]
    if mode == BLACK3_OFF or (mode == BLACK3_ANYTIME and laid):
        return False
    return sight.n[BLACK3] + laid >= 3


def _without_room(sight: Sight) -> list[int]:
    """A class for each natural card that its meld has no room for."""
    n, m, w, cap = sight.n, sight.m, sight.w, sight.rules.cap
    return [cls for cls in RANKS for _ in range(min(n[cls], n[cls] + m[cls] + w[cls] - cap))]


def _minimum_is_waived(sight: Sight) -> bool:
    """Whether a hand that goes out concealed needs no minimum (A77)."""
    view, rules = sight.view, sight.rules
    if not rules.minimum_waived or view.opened[sight.side] or view.laid_before[view.seat]:
        return False
    return view.began == DREW or rules.concealed_minimum == "waived"


def _throwable(sight: Sight) -> list[int]:
    """Cards that may be discarded on the way out although they fit somewhere, those that cost least first."""
    n = sight.n
    classes = [cls for cls in range(BLACK3, CLASSES) if n[cls]]
    return [*classes, *(cls for cls in (TWO, JOKER) if n[cls])]


def _with_discard(sight: Sight, thrown: int) -> OutPlan | None:
    """Whether all cards but this one can be laid, and where the wild cards go."""
    rules, n, m, w = sight.rules, sight.n, sight.m, sight.w
    wilds = sight.wilds - (1 if thrown in (JOKER, TWO) else 0)
    placed = [0] * CLASSES
    room = [0] * CLASSES
    gaps: list[tuple[int, int]] = []
    made = 0
    if thrown == BLACK3 and 0 < n[BLACK3] - 1 + m[BLACK3] < 3:
        return None
    for cls in RANKS:
        held = n[cls] - (cls == thrown)
        naturals = held + m[cls]
        if not naturals:
            continue
        if naturals == 1:
            return None
        if not m[cls] and held == 2:
            placed[cls] = 1
            wilds -= 1
        room[cls] = rules.most_wilds[m[cls]][naturals] - w[cls] - placed[cls]
        if room[cls] < 0:
            if placed[cls]:
                return None
            room[cls] = 0
        lacking = 7 - naturals - w[cls] - placed[cls]
        if lacking <= 0:
            made += 1
        elif lacking <= room[cls]:
            gaps.append((lacking, cls))
    gaps.sort()
    for lacking, cls in gaps[: max(rules.canastas_needed - made, 0)]:
        placed[cls] += lacking
        room[cls] -= lacking
        wilds -= lacking
        made += 1
    if wilds < 0 or made < rules.canastas_needed:
        return None
    return OutPlan(thrown, placed) if _placed_rest(sight, wilds, placed, room) else None


def _placed_rest(sight: Sight, wilds: int, placed: list[int], room: list[int]) -> bool:
    """Put the other wild cards where there is room: where they make a canasta first, onto a natural one last."""
    if not wilds:
        return True
    n, m, w = sight.n, sight.m, sight.w

    def order(cls: int) -> tuple[int, int]:
        size = n[cls] + m[cls] + w[cls] + placed[cls]
        return (2 if not w[cls] + placed[cls] else 1, size) if size >= 7 else (0, -size)

    for cls in sorted(RANKS, key=order):
        here = min(wilds, room[cls])
        if here > 0:
            placed[cls] += here
            wilds -= here
    return wilds == 0


def _wild_step(sight: Sight, choices: Choices, way: OutPlan) -> Action | None:
    for lays_wild in (choices.wild_lays, choices.wild_adds):
        for (cls, wild), action in lays_wild.items():
            if way.wilds[cls] and (wild != way.thrown or sight.n[wild] > 1):
                return action
    return None


def _step(sight: Sight, choices: Choices, way: OutPlan) -> Action | None:
    step = None if sight.rules.wild_onto_finished else _wild_step(sight, choices, way)
    if step is not None:
        return step
    for lays, moved in ((choices.lays, 3), (choices.adds, 1)):
        for cls, action in lays.items():
            if sight.n[cls] - (cls == way.thrown) >= moved:
                return action
    step = _wild_step(sight, choices, way)
    if step is not None:
        return step
    return choices.discards.get(way.thrown) if sight.size == 1 else None

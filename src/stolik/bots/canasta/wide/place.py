"""The own hand and the melds of the own side, to try steps on."""

from __future__ import annotations

from stolik.games.canasta.classes import (
    BLACK3,
    CLASS_OF,
    CLASSES,
    JOKER,
    KIND_AT,
    LOWEST,
    ONE,
    RED3,
    SUIT_OF,
    SUIT_UNIT,
)
from stolik.games.canasta.core import Core
from stolik.games.canasta.meld_cards import grow_rank, grow_run, grow_wilds, join_ranks
from stolik.games.canasta.steps import ADD_TO_WILDS, DISCARD, JOIN, LAY_WILDS, STEPS, Step
from stolik.games.canasta.view import CanastaView
from stolik.games.canasta.wide_lays import black_threes, new_melds, single_cards
from stolik.games.canasta.world import open_part


def place_of(view: CanastaView) -> Core:
    """The table as a view shows it, with the own hand in seat and nothing in the others."""
    core = open_part(view)
    core.seat = view.seat
    for kind in view.cards:
        core.give(view.seat, kind)
    return core


def after(place: Core, step: Step, top: int = -1) -> Core:
    """The place after a lay, a discard, or a take whose top card is `top`; the rest of a pile is not in it."""
    core = place.copy()
    moved = [top] if top >= 0 else []
    moved += [_without(core, CLASS_OF[kind], kind) for kind in step.kinds]
    if not step.kinds:
        moved += [_without(core, step.cls, -1) for _ in range(step.count)]
    if step.wild >= 0:
        moved.append(_without(core, step.wild, -1))
    elif step.verb == LAY_WILDS:
        moved += [_without(core, JOKER, -1) for _ in range(3 - step.count)]
    if step.verb == DISCARD:
        return core
    if step.verb == JOIN:
        join_ranks(core, step)
    elif step.grown >= 0:
        grow_run(core, step, moved)
    elif step.verb in (LAY_WILDS, ADD_TO_WILDS):
        grow_wilds(core, moved)
    else:
        grow_rank(core, step, moved)
    if step.verb != JOIN and not (step.cls == BLACK3 and core.rules.black3_free):
        core.owed -= step.worth
    return core


def lays_of(place: Core) -> list[Step]:
    """The lays that cards and melds allow, whatever comes after them; melds are not joined."""
    return [STEPS[action.id] for action in (*single_cards(place), *new_melds(place), *black_threes(place))]


def with_cards(place: Core, kinds: tuple[int, ...]) -> Core:
    """The place with these cards in the hand as well; red threes are left out."""
    core = place.copy()
    for kind in kinds:
        if CLASS_OF[kind] != RED3:
            core.give(core.seat, kind)
    return core


def _without(core: Core, cls: int, kind: int) -> int:
    """Take a card of a class out of the hand: this one, or with -1 the lowest."""
    at = CLASSES * core.seat + cls
    if kind < 0:
        kind = KIND_AT[cls][LOWEST[core.suits[at]]]
    core.suits[at] -= SUIT_UNIT[kind]
    core.hand[core.seat] -= ONE[cls]
    core.size[core.seat] -= 1
    if core.rules.sequences and cls > BLACK3:
        core.lines[4 * core.seat + SUIT_OF[kind]] -= ONE[cls]
    return kind

"""The rest of a taken pile comes to the hand."""

from __future__ import annotations

from stolik.games.canasta.classes import CLASS_OF, RED3, SUIT_OF, SUIT_UNIT
from stolik.games.canasta.core import Core
from stolik.games.canasta.events import Lifted, RedThreeLaid, SurpriseLifted
from stolik.games.canasta.holding import WAIVED
from stolik.games.canasta.pile import pile_clear, under_clear
from stolik.games.canasta.steps import Step


def lift(core: Core) -> None:
    """Give the rest of the pile to the seat in turn, and what lies face down under it (C11)."""
    seat = core.seat
    core.pile_waits = False
    core.lays = 0
    lifted = _receive(core, pile_clear(core), open_cards=True)
    if core.events is not None:
        core.events.append(Lifted(seat, lifted))
    if core.under:
        lifted = _receive(core, under_clear(core), open_cards=False)
        if core.events is not None:
            core.events.append(SurpriseLifted(seat, lifted))


def _receive(core: Core, cards: list[int], *, open_cards: bool) -> list[int]:
    """Put pile cards into the hand, known to all or to nobody else; red threes are laid out, not replaced (A18)."""
    seat = core.seat
    received: list[int] = []
    for kind in cards:
        if CLASS_OF[kind] == RED3:
            core.set_red3(seat, kind)
            if core.events is not None:
                core.events.append(RedThreeLaid(seat, kind))
            continue
        core.give(seat, kind)
        received.append(kind)
        if open_cards:
            core.known[15 * seat + CLASS_OF[kind]] += SUIT_UNIT[kind]
    return received


def commit_to_concealed(core: Core) -> None:
    """Turn to going out concealed without the minimum: only that ends the turn, and a waiting rest is lifted (A77)."""
    core.must_out = True
    core.owed = 0
    if core.pile_waits:
        lift(core)


def may_lift_early(core: Core, flags: int) -> bool:
    """Whether a waiting rest may be lifted before the minimum, by going out concealed (A77)."""
    return core.pile_waits and bool(flags & WAIVED)


def lifted_early(core: Core) -> Core:
    """How it stands once the rest has been lifted so."""
    after = core.copy()
    commit_to_concealed(after)
    return after


def in_hand(core: Core, step: Step) -> bool:
    """Whether the hand has the cards of a step, of the suits that it names."""
    return missing(core, step) < 0


def missing(core: Core, step: Step) -> int:
    """The class of a card that a step needs and the hand has not often enough, or -1."""
    hand = core.hand[core.seat]
    leaves = step.leaves
    cls = 0
    while leaves:
        if hand >> 4 * cls & 15 < leaves & 15:
            return cls
        leaves >>= 4
        cls += 1
    for kind in step.kinds:
        if (core.suits[15 * core.seat + CLASS_OF[kind]] >> 2 * SUIT_OF[kind] & 3) < step.kinds.count(kind):
            return CLASS_OF[kind]
    return -1

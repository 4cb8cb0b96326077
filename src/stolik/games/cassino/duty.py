"""Trailing, and what binds the maker of a combination (49-55, 76)."""

from __future__ import annotations

from stolik.games.cassino.core import BOUND, FREE, UNKNOWN, Core
from stolik.games.cassino.move import BUILD, CALL, RAISE, TAKE
from stolik.games.cassino.reach import Span, reaches
from stolik.games.cassino.rules import TRAIL_ANY, TRAIL_NO_RANK
from stolik.games.cassino.table import has_duty, justified
from stolik.games.cassino.takes import could_take, same_rank
from stolik.games.cassino.values import kinds_of


def is_bound(core: Core) -> bool:
    """Whether a duty binds the player in turn: he has one, and a legal move that keeps it (76)."""
    if core.duty == UNKNOWN:
        core.duty = FREE
        if has_duty(core):
            core.duty = BOUND
            if not any(can_use(core, card) for card in kinds_of(core.hands[core.seat])):
                core.duty = FREE
    return core.duty == BOUND


def can_use(core: Core, card: int) -> bool:
    """Whether a card can take or make anything, what binds its holder observed."""
    if not core.loose and not core.combos:
        return False
    span = Span(0, core.loose, 0, (1 << len(core.combos)) - 1)
    return reaches(core, card, TAKE, 0, span) or any(
        reaches(core, card, verb, value, span) for value in made_values(core, card) for verb in (BUILD, CALL, RAISE)
    )


def made_values(core: Core, card: int) -> list[int]:
    """The values that a combination made with a card could have, by the hand alone."""
    values = justified(core, card)
    return [value for value in range(1, core.rules.top + 1) if values >> value & 1]


def is_restricted(core: Core, card: int) -> bool:
    """Whether `trail_restriction` forbids to trail a card (50)."""
    rule = core.rules.trail
    if rule == TRAIL_ANY:
        return False
    return same_rank(core, card) != 0 if rule == TRAIL_NO_RANK else could_take(core, card)


def may_trail(core: Core, card: int) -> bool:
    """Whether a card of the hand may be trailed."""
    return not is_bound(core) and not is_restricted(core, card)

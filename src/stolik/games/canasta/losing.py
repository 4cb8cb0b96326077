"""Steps after which every end of the turn loses the match (A56)."""

from __future__ import annotations

from stolik.games.action import Action
from stolik.games.canasta.core import NEED_SEAT, PLAY, TAKE, TOOK, Core
from stolik.games.canasta.holding import MAY_LOSE
from stolik.games.canasta.legal import may_discard
from stolik.games.canasta.outlook import flags_of, leads_on
from stolik.games.canasta.steps import ASK, DISCARD, DRAW, PASS, STEPS, STOP


def losing_actions(core: Core, legal: list[Action]) -> list[Action]:
    """Those of the legal actions that can only end in losing."""
    if not core.rules.may_lose or core.need != NEED_SEAT:
        return []
    if core.phase not in (TAKE, PLAY):
        return []
    flags = flags_of(core, TOOK if core.phase == TAKE else core.began)
    if not flags & MAY_LOSE:
        return []
    return [action for action in legal if _loses(core, action.id, flags & ~MAY_LOSE)]


def _loses(core: Core, number: int, flags: int) -> bool:
    step = STEPS[number]
    if step.verb in (DRAW, PASS, STOP, ASK):
        return False
    if step.verb == DISCARD:
        return core.size[core.seat] == 1 and not may_discard(core, flags)
    return not leads_on(core, step, flags)

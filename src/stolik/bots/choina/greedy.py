"""How `greedy` plays Choina: it plans its contract and takes what brings it nearer.

Every question has a module of its own; all put a value in points on each answer (worth.py).
"""

from __future__ import annotations

from stolik.bots.choina.claims import choose_answer, choose_claim, choose_count
from stolik.bots.choina.discard import choose_discard
from stolik.bots.choina.lays import choose_lay
from stolik.bots.choina.out import out_step
from stolik.bots.choina.sight import Sight
from stolik.bots.choina.takes import choose_take
from stolik.bots.choina.worth import Worth
from stolik.games.action import Action
from stolik.games.choina.core import ANSWER, BUY, CLAIM, DRAW
from stolik.games.choina.view import ChoinaView


def choose(view: ChoinaView) -> Action:
    """The choice of a view whose seat must act."""
    if len(view.legal) == 1:
        return view.legal[0]
    sight = Sight(view)
    worth = Worth(sight)
    if view.phase == CLAIM:
        return choose_claim(sight, worth)
    if view.phase == ANSWER:
        return choose_answer(sight, worth)
    if view.phase == BUY:
        return choose_count(sight, worth)
    if view.phase == DRAW:
        return choose_take(sight, worth)
    step = out_step(sight) or choose_lay(sight, worth) or choose_discard(sight, worth)
    # a contract that is begun may have to be completed before the discard
    return step if step is not None else view.legal[0]

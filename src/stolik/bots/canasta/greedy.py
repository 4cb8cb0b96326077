"""How `greedy` plays canasta: it looks at its own turn and at what the next seat can take.

It goes through its questions in a fixed order: take or draw; go out; ask; open or lay; discard. Every one has a
module of its own and puts a value in points on each answer.
"""

from __future__ import annotations

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.discard import choose_discard
from stolik.bots.canasta.melds import choose_lay
from stolik.bots.canasta.opening import opening_step, opens_now
from stolik.bots.canasta.out import out_step
from stolik.bots.canasta.partner import answer, question
from stolik.bots.canasta.pile import choose_take
from stolik.bots.canasta.sight import Sight
from stolik.bots.canasta.wide import greedy as wide_greedy
from stolik.games.action import Action
from stolik.games.canasta.classes import BLACK3
from stolik.games.canasta.core import ANSWER, DOUBLE, TAKE
from stolik.games.canasta.steps import STOP
from stolik.games.canasta.view import CanastaView


def choose(view: CanastaView) -> Action:
    """The choice of a view whose seat must act."""
    if len(view.legal) == 1:
        return view.legal[0]
    if view.rules.wide:
        return wide_greedy.choose(view)
    choices = Choices(view)
    sight = Sight(view)
    if view.phase == TAKE:
        return choose_take(sight, choices)
    if view.phase == DOUBLE:
        # it may only be laid as a whole, which costs nothing; to pass is never better (P11)
        return out_step(sight, choices) or view.legal[0]
    if view.phase == ANSWER:
        return answer(sight, choices)
    return _play(sight, choices)


def _play(sight: Sight, choices: Choices) -> Action:
    step = question(sight, choices) or out_step(sight, choices) or _lay(sight, choices)
    if step is not None:
        return step
    if STOP in choices.says:
        return choices.says[STOP]
    if choices.discards:
        return choose_discard(sight, choices)
    # a turn that may not end yet: an opening begun, a yes that binds to lay
    lay = choices.any_lay()
    return lay if lay is not None else sight.view.legal[0]


def _lay(sight: Sight, choices: Choices) -> Action | None:
    view = sight.view
    if view.owed > 0:
        if sight.rules.black3_free and BLACK3 in choices.lays:
            return choices.lays[BLACK3]
        begun = view.lays > 0 or view.pile_waits
        return opening_step(sight, choices) if begun or opens_now(sight) else None
    return choose_lay(sight, choices)

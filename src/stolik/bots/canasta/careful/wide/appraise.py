"""What `careful` thinks of its actions where melds may be sequences."""

from __future__ import annotations

from stolik.bots.appraisal import Appraisal
from stolik.bots.canasta.careful.wide.answers import answers
from stolik.bots.canasta.careful.wide.ending import forced, with_out
from stolik.bots.canasta.careful.wide.foe import Taker
from stolik.bots.canasta.careful.wide.takes import takes
from stolik.bots.canasta.careful.wide.turn import Turn
from stolik.bots.canasta.careful.wide.weights import weights_of
from stolik.bots.canasta.careful.wide.why import reasons_of
from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.sight import Sight
from stolik.bots.canasta.wide.opening import opening_step
from stolik.bots.canasta.wide.out import Out
from stolik.bots.canasta.wide.place import place_of
from stolik.bots.canasta.wide.worth import Worth
from stolik.games.canasta.core import ANSWER, TAKE
from stolik.games.canasta.view import CanastaView


def appraise(view: CanastaView) -> tuple[Appraisal, ...]:
    """The actions of a view whose seat must act, the best first; points are those of the turn against none at all."""
    choices, sight = Choices(view), Sight(view)
    if view.phase == ANSWER:
        return answers(sight, choices)
    worth, place = Worth(sight, weights_of(view.rules)), place_of(view)
    if view.phase == TAKE:
        return takes(worth, place, choices)
    out = Out(worth, place, choices)
    bound = forced(out)
    if bound is not None:
        return (bound,)
    turn = Turn(worth, place, choices, Taker(worth))
    actions = view.rules.actions
    found = [
        Appraisal(line.action, line.points, reasons_of(turn, line), tuple(actions[step.id] for step in line.steps))
        for line in turn.lines()
    ]
    if not found:
        # a turn that may not end yet: an opening begun, a yes that binds to lay
        step = opening_step(worth, place, choices) or view.legal[0]
        found = [Appraisal(step, 0.0)]
    return tuple(with_out(out, found))

"""How `greedy` plays the wide games: it looks at its own turn, and takes of all steps that whose place is worth most.

The questions and their order are those of the other games: take or draw; go out; ask; open or lay; discard.
"""

from __future__ import annotations

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.partner import answer
from stolik.bots.canasta.sight import Sight
from stolik.bots.canasta.wide.discard import choose_discard
from stolik.bots.canasta.wide.lays import choose_lay
from stolik.bots.canasta.wide.opening import opening_step, opens_now
from stolik.bots.canasta.wide.out import Out
from stolik.bots.canasta.wide.pile import choose_take
from stolik.bots.canasta.wide.place import place_of
from stolik.bots.canasta.wide.weights import GREEDY, Weights
from stolik.bots.canasta.wide.worth import Worth
from stolik.games.action import Action
from stolik.games.canasta.core import ANSWER, TAKE, Core
from stolik.games.canasta.steps import STOP
from stolik.games.canasta.view import CanastaView


def choose(view: CanastaView, weights: Weights = GREEDY) -> Action:
    """The choice of a view whose seat must act, among several."""
    choices = Choices(view)
    sight = Sight(view)
    if view.phase == ANSWER:
        return answer(sight, choices)
    worth, place = Worth(sight, weights), place_of(view)
    if view.phase == TAKE:
        return choose_take(worth, place, choices)
    out = Out(worth, place, choices)
    step = out.question() or out.step() or _lay(worth, place, choices)
    if step is not None:
        return step
    if STOP in choices.says:
        return choices.says[STOP]
    if choices.wide_discards:
        return choose_discard(worth, place, choices)
    # a turn that may not end yet: an opening begun, a yes that binds to lay
    return opening_step(worth, place, choices) or view.legal[0]


def _lay(worth: Worth, place: Core, choices: Choices) -> Action | None:
    view = worth.sight.view
    if view.owed > 0:
        begun = view.lays > 0 or view.pile_waits
        return opening_step(worth, place, choices) if begun or opens_now(worth, place) else None
    return choose_lay(worth, place, choices)

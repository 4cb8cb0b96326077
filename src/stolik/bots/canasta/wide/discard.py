"""Which card to discard: the one that is missed least and gives least away."""

from __future__ import annotations

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.danger import Foe, stake, taking_chance
from stolik.bots.canasta.wide.place import after
from stolik.bots.canasta.wide.worth import Worth
from stolik.games.action import Action
from stolik.games.canasta.classes import BLACK3, CANASTA, SUIT_OF, VALUE
from stolik.games.canasta.core import Core
from stolik.games.canasta.runs import RUN_MOST, run_high, run_low, run_size, run_suit
from stolik.games.canasta.steps import Step


def choose_discard(worth: Worth, place: Core, choices: Choices) -> Action:
    """The cheapest discard."""
    if len(choices.wide_discards) == 1:
        return choices.wide_discards[0][1]
    sight = worth.sight
    foe = Foe(sight)
    at_stake = stake(sight, foe)
    before = worth.of(place)
    best: Action | None = None
    least = 0.0
    for step, action in choices.wide_discards:
        cost = before - worth.of(after(place, step))
        if step.cls == BLACK3:
            cost += worth.weights.keep_black3
        cost += worth.weights.danger * taken(worth, foe, step) * (at_stake + VALUE[step.cls])
        if best is None or cost < least:
            best, least = action, cost
    return best if best is not None else sight.view.legal[0]


def taken(worth: Worth, foe: Foe, step: Step) -> float:
    """The chance that the next seat can and will take the pile if this card lies on top."""
    view, rules = worth.sight.view, worth.rules
    if not foe.closed:
        at = rules.sides + foe.side
        shift = 4 * step.cls
        second = view.nat[at] >> shift & 15
        if second and second + (view.twos[at] + view.jokers[at] >> shift & 15) < CANASTA:
            return 1.0
        if rules.onto_run and step.kinds:
            suit = SUIT_OF[step.kinds[0]]
            for code in view.runs[foe.side]:
                if run_suit(code) == suit and run_size(code) < RUN_MOST:
                    if step.cls in (run_low(code) - 1, run_high(code) + 1):
                        return 1.0
    return taking_chance(worth.sight, foe, step.cls)

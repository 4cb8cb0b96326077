"""Take the pile or draw; with the stock empty, take or pass."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.wide.opening import opening_cost
from stolik.bots.canasta.wide.place import after, with_cards
from stolik.bots.canasta.wide.worth import Worth
from stolik.games.action import Action
from stolik.games.canasta.classes import ACE, BLACK3, CLASS_OF, FOUR, KIND_AT, RED3, VALUE
from stolik.games.canasta.core import Core
from stolik.games.canasta.steps import DRAW, PASS, STEPS, Step

RED_THREE: Final = 100


def choose_take(worth: Worth, place: Core, choices: Choices) -> Action:
    """Draw or pass, or the best way to take the pile."""
    best = choices.says.get(DRAW) or choices.says.get(PASS)
    if not choices.takes:
        return best if best is not None else worth.sight.view.legal[0]
    before = worth.of(place)
    most = draw_worth(worth, place) if DRAW in choices.says else 0.0
    for action in choices.takes:
        gain = take_worth(worth, place, STEPS[action.id]) - before
        if best is None or gain > most:
            best, most = action, gain
    return best if best is not None else worth.sight.view.legal[0]


def take_worth(worth: Worth, place: Core, step: Step) -> float:
    """The worth of the place to which taking the pile in this way leads."""
    view = worth.sight.view
    taken = after(place, step, view.pile[-1])
    if step.alone:
        # it is there only to go out with
        return worth.of(taken)
    gain = 0.0
    if place.owed > 0:
        cost = opening_cost(worth, taken)
        if cost is None:
            return worth.of(place) - 1.0
        gain = worth.weights.opened - cost
    rest = view.pile[:-1]
    reds = sum(RED_THREE for kind in rest if CLASS_OF[kind] == RED3)
    return (
        worth.of(with_cards(taken, rest))
        + gain
        + reds
        + worth.weights.denied * len(rest)
        + worth.weights.face_down * view.under
    )


def draw_worth(worth: Worth, place: Core) -> float:
    """What drawing is worth: as many cards of those unseen, on the average."""
    chances, rules = worth.chances, worth.rules
    before = worth.of(place)
    total = 0.0
    number = chances.wilds + chances.threes
    for cls in range(FOUR, ACE + 1):
        if rules.sequences:
            for suit in range(4):
                copies = chances.copies[cls][suit]
                if copies > 0:
                    number += copies
                    total += copies * (worth.of(with_cards(place, (KIND_AT[cls][suit],))) - before)
        elif chances.ranks[cls] > 0:
            number += chances.ranks[cls]
            total += chances.ranks[cls] * (worth.of(with_cards(place, (KIND_AT[cls][0],))) - before)
    if chances.wilds:
        total += chances.wilds * (worth.of(with_cards(place, (KIND_AT[1][0],))) - before)
    total -= chances.threes * worth.sight.costs[BLACK3] * worth.dear if rules.black3_in_hand > VALUE[BLACK3] else 0
    return rules.draw_count * total / max(number, 1)

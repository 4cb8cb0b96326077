"""Take the pile or draw."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.danger import unseen_classes
from stolik.bots.canasta.opening import plan
from stolik.bots.canasta.sight import Sight
from stolik.games.action import Action
from stolik.games.canasta.classes import BLACK3, CLASS_OF, FOUR, JOKER, RED3, TWO, VALUE
from stolik.games.canasta.steps import DRAW, PASS, STEPS, TAKE_ONTO, TAKE_PAIR, TAKE_WILD

DRAW_BONUS = 15
DENY = 10
PAIRW = 16
LONE = 6
OPEN_GAIN = -30


def choose_take(sight: Sight, choices: Choices) -> Action:
    """Draw, or the best way to take the pile; with the stock empty, pass or take."""
    quiet = choices.says.get(DRAW) or choices.says.get(PASS)
    best = quiet
    most = draw_worth(sight) if DRAW in choices.says and choices.takes else 0
    for action in choices.takes:
        worth = take_worth(sight, action)
        if best is None or worth > most:
            best, most = action, worth
    assert best is not None
    return best


def take_worth(sight: Sight, action: Action) -> int:
    """What taking the pile in this way is worth, in points; it compares with drawing."""
    step = STEPS[action.id]
    view = sight.view
    if step.cls == BLACK3:
        return 200
    n, m, w = sight.n[:], sight.m[:], sight.w[:]
    top = step.cls
    n[top] -= step.count
    m[top] += step.count + 1
    cost = 0
    if step.wild >= 0:
        n[step.wild] -= 1
        w[top] += 1
        cost = 25 if step.wild == TWO else 40
    elif step.verb == TAKE_PAIR and sight.m[top] and not sight.frozen:
        # the top card alone would do
        cost = 8
    value = VALUE[top] * (step.count + 1) + (VALUE[step.wild] if step.wild >= 0 else 0)
    if view.owed > 0:
        made = plan(sight.rules, n, m, w, view.owed - value)
        if made is None:
            return -1000
        cost += made.cost - OPEN_GAIN
    worth = _card_worth(sight, n, m, w, top, VALUE[top])
    for kind in view.pile[:-1]:
        cls = CLASS_OF[kind]
        n[cls] += 1
    for kind in view.pile[:-1]:
        cls = CLASS_OF[kind]
        worth += _card_worth(sight, n, m, w, cls, VALUE[cls])
    return worth * DENY // 10 - cost


def _card_worth(sight: Sight, n: list[int], m: list[int], w: list[int], cls: int, value: int) -> int:
    """What a card of the pile is worth among the cards it joins."""
    if cls == RED3:
        return 100
    if cls <= TWO:
        return value + 30
    ends = sight.threat or sight.view.stock_size == 0
    if cls < FOUR:
        return -sight.rules.black3_in_hand if ends or sight.rules.black3_in_hand > 5 else 8
    if m[cls]:
        return value + PROGRESS[min(m[cls] + w[cls] + n[cls], 8)]
    if n[cls] >= 3:
        return value + 20
    if ends:
        return -value
    return PAIRW if n[cls] == 2 else LONE


PROGRESS: Final = (0, 0, 20, 25, 30, 40, 60, 100, 5)
"""What one more card is worth that makes a meld so large."""


def draw_worth(sight: Sight) -> int:
    """What drawing is worth: a card of those unseen, as often as cards are drawn."""
    unseen = unseen_classes(sight)
    worth = hidden = 0
    n = sight.n
    for cls, left in enumerate(unseen):
        if left > 0:
            hidden += left
            n[cls] += 1
            worth += left * _card_worth(sight, n, sight.m, sight.w, cls, VALUE[cls])
            n[cls] -= 1
    return worth * sight.rules.draw_count // max(hidden, 1) + DRAW_BONUS


__all__ = ["JOKER", "TAKE_ONTO", "TAKE_WILD", "choose_take", "take_worth"]

"""Take the pile or draw; with the stock empty, take or pass."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.danger import unseen_classes
from stolik.bots.canasta.discard import EARLY
from stolik.bots.canasta.opening import owes_canasta, plan
from stolik.bots.canasta.sight import Sight
from stolik.bots.canasta.standing import out_pays
from stolik.games.action import Action
from stolik.games.canasta.classes import BLACK3, CLASS_OF, FOUR, RED3, SEVEN, TWO, VALUE
from stolik.games.canasta.steps import DRAW, PASS, STEPS, TAKE_PAIR, Step

OPENING_GAIN: Final = 20
"""What it is worth that the own side has opened."""
OUT_GAIN: Final = 200
"""What it is worth that the deal can be ended at once: by a black three (A45), or by the top card alone (P9)."""
SAFE: Final = 8
"""What a black three is worth as a discard that cannot be taken."""
WILD_COST: Final = {TWO: 25, 0: 40}
PAIR_COST: Final = 8
"""What a pair is worth that takes what the top card alone would take."""
SURPRISE: Final = 8
"""What is worth that drawn cards are hidden, and that a red three may be among them."""
FACE_DOWN: Final = 14
"""What a card is worth that lies face down under the pile."""
PROGRESS: Final = (0, 0, 20, 25, 30, 40, 60, 100, 5)
"""What one more card is worth that makes a meld of so many."""


def choose_take(sight: Sight, choices: Choices) -> Action:
    """Draw or pass, or the best way to take the pile."""
    best = choices.says.get(DRAW) or choices.says.get(PASS)
    most = draw_worth(sight) if DRAW in choices.says and choices.takes else 0
    for action in choices.takes:
        worth = take_worth(sight, STEPS[action.id])
        if best is None or worth > most:
            best, most = action, worth
    return best if best is not None else sight.view.legal[0]


def take_worth(sight: Sight, step: Step) -> int:
    """What taking the pile in this way is worth, in points."""
    if step.cls == BLACK3 or step.alone:
        # both are there only to go out with
        return OUT_GAIN if out_pays(sight) else -OUT_GAIN
    view, top = sight.view, step.cls
    n, m, w = sight.n[:], sight.m[:], sight.w[:]
    n[top] -= step.count
    m[top] += step.count + 1
    laid = VALUE[top] * (step.count + 1)
    cost = 0
    if step.wild >= 0:
        n[step.wild] -= 1
        w[top] += 1
        laid += VALUE[step.wild]
        cost = WILD_COST[step.wild]
    elif step.verb == TAKE_PAIR and sight.m[top] and not sight.frozen:
        cost = PAIR_COST
    if view.owed > 0:
        way = plan(sight.rules, n, m, w, view.owed - laid, canasta=owes_canasta(sight))
        cost += way.cost - OPENING_GAIN if way is not None else 1000
    worth = _card_worth(sight, n, m, w, top)
    rest = [CLASS_OF[kind] for kind in view.pile[:-1]]
    for cls in rest:
        n[cls] += 1
    for cls in rest:
        worth += _card_worth(sight, n, m, w, cls)
    return worth + FACE_DOWN * view.under - cost


def draw_worth(sight: Sight) -> int:
    """What drawing is worth: as many cards of those unseen, on the average."""
    n = sight.n[:]
    worth = hidden = 0
    for cls, left in enumerate(unseen_classes(sight)):
        if left > 0:
            hidden += left
            n[cls] += 1
            worth += left * _card_worth(sight, n, sight.m, sight.w, cls)
            n[cls] -= 1
    return worth * sight.rules.draw_count // max(hidden, 1) + SURPRISE


def _card_worth(sight: Sight, n: list[int], m: list[int], w: list[int], cls: int) -> int:
    """What a new card is worth among the cards it joins, itself counted in `n` or `m`."""
    value = VALUE[cls]
    if cls == RED3:
        return 100
    if cls <= TWO:
        return value + 30
    ends = sight.threat or sight.view.stock_size == 0
    if cls < FOUR:
        cost = sight.costs[BLACK3]
        return -cost if ends else SAFE - (cost - value) // EARLY
    cost = sight.costs[cls]
    if m[cls] and m[cls] + w[cls] < sight.rules.cap:
        progress = PROGRESS[min(m[cls] + w[cls] + n[cls], 8)]
        return value + (2 * progress if cls == SEVEN and sight.rules.dear_sevens else progress)
    if n[cls] >= 3:
        return value + 20
    if ends:
        return -cost
    return (16 if n[cls] == 2 else 6) - (cost - value) // EARLY

"""Ask for a card, consent or refuse, and how many cards to buy."""

from __future__ import annotations

from typing import Final

from stolik.bots.choina.sight import Sight
from stolik.bots.choina.takes import MOST_BOUGHT, TURN, after_buying, after_drawing, after_taking
from stolik.bots.choina.worth import Worth
from stolik.games.action import Action
from stolik.games.choina.core import DREW
from stolik.games.choina.rules import MUST_TAKE, VETO
from stolik.games.choina.steps import ALLOW, ASK, PASS, REFUSE, STEPS

WISH: Final = 2.0
"""How much better a purchase must be than none before it asks."""
GRUDGE: Final = 1.0
"""How much better a refusal must be than consent."""


def choose_claim(sight: Sight, worth: Worth) -> Action:
    """Ask or pass: a purchase against the own next turn."""
    return _said(sight, ASK if buying_gains(sight, worth) else PASS)


def buying_gains(sight: Sight, worth: Worth) -> bool:
    """Whether the top card, bought, is worth its stock card and, where it costs one, the turn."""
    now = worth.of(sight.hand)
    bought = after_buying(sight, worth, 1, sight.rules.extra_cards)
    if bought <= now + WISH:
        return False
    if not costs_turn(sight):
        return True
    return bought > after_drawing(sight, worth) + TURN + WISH


def costs_turn(sight: Sight) -> bool:
    """Whether the buyer's next turn comes later than it would without the purchase (61)."""
    return sight.rules.buyer_left and sight.view.began != DREW


def choose_answer(sight: Sight, worth: Worth) -> Action:
    """Consent or refuse: what the card costs and brings against what consent costs."""
    view, rules = sight.view, sight.rules
    first = view.seat == view.turn
    now = worth.of(sight.hand)
    skipped = rules.buyer_left and view.began != DREW
    allowed = now if skipped else _own_turn(sight, worth, now)
    if rules.refusal == VETO:
        refused = _own_turn(sight, worth, now)
    elif not first:
        refused = after_buying(sight, worth, 1, 1)
        if not skipped:
            refused -= TURN if costs_turn(sight) else 0.0
    elif rules.refusal == MUST_TAKE:
        refused = after_taking(sight, worth) + TURN
    else:
        refused = after_buying(sight, worth, 1, 0)
    return _said(sight, REFUSE if refused > allowed + GRUDGE else ALLOW)


def _own_turn(sight: Sight, worth: Worth, now: float) -> float:
    """What the hand is worth if the own turn comes as usual."""
    return max(now, after_drawing(sight, worth)) + TURN


def choose_count(sight: Sight, worth: Worth) -> Action:
    """How many cards to buy with consent."""
    legal = sight.view.legal
    best, chosen = None, legal[0]
    for action in legal[:MOST_BOUGHT]:
        count = STEPS[action.id].count
        value = after_buying(sight, worth, count, count * sight.rules.extra_cards)
        if best is None or value > best:
            best, chosen = value, action
    return chosen


def _said(sight: Sight, verb: int) -> Action:
    """The legal action of this verb, or whatever is legal."""
    legal = sight.view.legal
    return next((action for action in legal if action.id == verb), legal[0])

"""Ask for a card, consent or refuse, and how many cards to buy."""

from __future__ import annotations

from typing import Final

from stolik.bots.choina.sight import Sight
from stolik.bots.choina.takes import MOST_BOUGHT, TURN, after_buying, after_drawing, after_taking
from stolik.bots.choina.worth import Worth
from stolik.games.action import Action
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
    """Whether the top card, bought, is worth its stock card and, where it costs one, the own next turn (61)."""
    now = worth.of(sight.hand)
    bought = asking_worth(sight, worth)
    if bought <= now + WISH:
        return False
    return not sight.rules.buyer_left or bought > after_drawing(sight, worth) + TURN + WISH


def asking_worth(sight: Sight, worth: Worth) -> float:
    """The hand with the top card and the stock cards that come with it."""
    return after_buying(sight, worth, 1, sight.rules.extra_cards)


def waiting_worth(sight: Sight, worth: Worth) -> float:
    """What a purchase has to beat: the hand, and where it costs one the own next turn (61)."""
    now = worth.of(sight.hand)
    return max(now, after_drawing(sight, worth) + TURN) if sight.rules.buyer_left else now


def choose_answer(sight: Sight, worth: Worth) -> Action:
    """Consent or refuse."""
    allowed, refused = answer_worth(sight, worth)
    return _said(sight, REFUSE if refused > allowed + GRUDGE else ALLOW)


def answer_worth(sight: Sight, worth: Worth) -> tuple[float, float]:
    """Consent and refusal: what the card costs and brings, and whether the own next turn is lost (57, 61)."""
    view, rules = sight.view, sight.rules
    now = worth.of(sight.hand)
    turn = max(0.0, after_drawing(sight, worth) - now) + TURN
    later = 0.0 if rules.buyer_left else turn
    allowed = now + later
    if rules.refusal == VETO:
        refused = now + turn
    elif view.seat != view.turn:
        refused = after_buying(sight, worth, 1, 1) + later
    elif rules.refusal == MUST_TAKE:
        refused = after_taking(sight, worth) + TURN
    else:
        refused = after_buying(sight, worth, 1, 0)
    return allowed, refused


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

"""Draw, take the top card, or buy in turn."""

from __future__ import annotations

from stolik.bots.appraisal import Appraisal, Reason
from stolik.bots.choina.careful.hand_reasons import gain_of
from stolik.bots.choina.careful.others import Others
from stolik.bots.choina.reasons import ChoinaReason
from stolik.bots.choina.sight import Sight, stock_left
from stolik.bots.choina.takes import MOST_BOUGHT, TURN, after_buying, after_drawing, after_taking, ending_pays
from stolik.bots.choina.worth import Worth
from stolik.games.choina.steps import BUY, STEPS, TAKE


def appraise_takes(sight: Sight, worth: Worth, others: Others) -> list[Appraisal]:
    """What the player in turn may do before he has a card."""
    view = sight.view
    drawing = view.legal[0]
    hand = sight.hand
    now = worth.of(hand)
    if not view.stock_size and not stock_left(view):
        points = 1.0 if ending_pays(sight) else -1.0
        last = Appraisal(drawing, points, (Reason(ChoinaReason.ENDS_DEAL),))
        return [last, *(Appraisal(action, 0.0) for action in view.legal[1:])]
    drawn = after_drawing(sight, worth)
    found = [Appraisal(drawing, drawn, (Reason(ChoinaReason.STOCK),))]
    for action in view.legal[1:]:
        step = STEPS[action.id]
        if step.verb == TAKE:
            taken = after_taking(sight, worth)
            # a card that helps nothing must not be taken in place of an unknown one
            points = taken if taken > now else min(taken, drawn - 1.0)
            found.append(Appraisal(action, points, gain_of(worth, hand.with_cards(view.pile[-1:]))))
        elif step.verb == BUY and step.count <= MOST_BOUGHT:
            stock = step.count - 1
            lost = TURN + others.ends * sum(sight.rules.values[kind >> 2] for kind in view.pile[-step.count :])
            points = after_buying(sight, worth, step.count, stock) - lost
            why = gain_of(worth, hand.with_cards(view.pile[-step.count :]))
            found.append(Appraisal(action, points, (*why, Reason(ChoinaReason.COSTS_TURN))))
    return found

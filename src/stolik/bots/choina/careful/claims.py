"""Ask for a card, consent or refuse, and how many cards to buy."""

from __future__ import annotations

from typing import Final

from stolik.bots.appraisal import Appraisal, Reason
from stolik.bots.choina.careful.hand_reasons import gain_of
from stolik.bots.choina.careful.others import Others
from stolik.bots.choina.claims import answer_worth, asking_worth, waiting_worth
from stolik.bots.choina.reasons import ChoinaReason
from stolik.bots.choina.sight import Sight
from stolik.bots.choina.takes import MOST_BOUGHT, after_buying
from stolik.bots.choina.worth import Worth
from stolik.games.choina.rules import MUST_TAKE, VETO
from stolik.games.choina.steps import ALLOW, ASK, STEPS

WISH: Final = 2.0
"""How much better a purchase must be than none before it asks."""
BOUGHT: Final = 9.0
"""What a buyer gains by the card that he asks for."""
EXTRA: Final = 4.0
"""What he loses by the stock card that comes with it, where somebody may go out before he plays."""


def appraise_claim(sight: Sight, worth: Worth, others: Others) -> list[Appraisal]:
    """Ask or pass."""
    rules, view = sight.rules, sight.view
    hand = sight.hand.with_cards(view.pile[-1:])
    cost = others.ends * sum(rules.values[kind >> 2] for kind in view.pile[-1:])
    asked = asking_worth(sight, worth) - WISH - cost
    passed = worth.of(sight.hand)
    if asked > passed:  # to weigh the own next turn takes long, and most cards are of no use
        passed = waiting_worth(sight, worth)
    why = gain_of(worth, hand)
    turn = (Reason(ChoinaReason.COSTS_TURN),) if rules.buyer_left else (Reason(ChoinaReason.COSTS_NOTHING),)
    found = []
    for action in view.legal:
        if action.id == ASK:
            risk = (_costs(sight),) if others.ends > 0.2 else ()
            found.append(Appraisal(action, asked, (*why, *turn, *risk)))
        else:
            keeps = (Reason(ChoinaReason.KEEPS_TURN),) if rules.buyer_left else ()
            found.append(Appraisal(action, passed, (*(why if asked <= passed else ()), *keeps)))
    return found


def appraise_answer(sight: Sight, worth: Worth, others: Others) -> list[Appraisal]:
    """Consent or refuse: what each costs by the rules, and what the buyer gains."""
    rules, view = sight.rules, sight.view
    allowed, refused = answer_worth(sight, worth)
    asker = view.asker
    gives = others.weights[asker] * (BOUGHT - others.ends * EXTRA)
    lost = rules.buyer_left
    leads = view.scores[asker] == max(view.scores) and view.deal_number > 1
    hand = sight.hand.with_cards(view.pile[-1:])
    free = rules.refusal == VETO or (rules.refusal == MUST_TAKE and view.seat == view.turn)
    denies = [Reason(ChoinaReason.DENIES, {"seat": asker})]
    if leads:
        denies.append(Reason(ChoinaReason.LEADS, {"seat": asker}))
    found = []
    for action in view.legal:
        if action.id == ALLOW:
            said = Reason(ChoinaReason.COSTS_TURN if lost else ChoinaReason.COSTS_NOTHING)
            found.append(Appraisal(action, allowed - gives, (said,)))
        else:
            own = () if rules.refusal == VETO else gain_of(worth, hand)
            turn = Reason(ChoinaReason.KEEPS_TURN) if free else _costs(sight)
            found.append(Appraisal(action, refused, (*denies, *own, turn)))
    return found


def appraise_count(sight: Sight, worth: Worth) -> list[Appraisal]:
    """How many cards to buy with consent."""
    found = []
    for action in sight.view.legal[:MOST_BOUGHT]:
        count = STEPS[action.id].count
        points = after_buying(sight, worth, count, count * sight.rules.extra_cards)
        hand = sight.hand.with_cards(sight.view.pile[-count:])
        found.append(Appraisal(action, points, gain_of(worth, hand)))
    return found


def _costs(sight: Sight) -> Reason:
    """What the top card costs in the hand."""
    points = sight.rules.values[sight.view.pile[-1] >> 2]
    return Reason(ChoinaReason.COSTS_POINTS, {"points": points})

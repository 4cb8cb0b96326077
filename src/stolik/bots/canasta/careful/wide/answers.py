"""Yes or no to the partner."""

from __future__ import annotations

from stolik.bots.appraisal import Appraisal, Reason
from stolik.bots.canasta.careful.wide.reasons import WideReason
from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.partner import answer
from stolik.bots.canasta.sight import Sight
from stolik.games.canasta.steps import NO, YES


def answers(sight: Sight, choices: Choices) -> tuple[Appraisal, ...]:
    """Both answers, the better first: whether what the own hand costs is worth an end of the deal."""
    says = choices.says
    cost = sight.hand_cost
    agrees = answer(sight, choices) is says[YES]
    code = WideReason.AGREES if agrees else WideReason.REFUSES
    better, worse = (YES, NO) if agrees else (NO, YES)
    return (
        Appraisal(says[better], float(cost), (Reason(code, {"points": cost}),)),
        Appraisal(says[worse], 0.0),
    )

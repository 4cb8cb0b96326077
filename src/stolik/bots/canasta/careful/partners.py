"""The answer to a partner who asks (A72, A73)."""

from __future__ import annotations

from stolik.bots.appraisal import Appraisal, Reason
from stolik.bots.canasta.careful.reading import Reading
from stolik.bots.canasta.partner import agrees
from stolik.bots.canasta.reasons import CanastaReason as Why
from stolik.games.canasta.steps import NO, YES


def answers(reading: Reading) -> list[Appraisal]:
    """Yes and no."""
    says = reading.choices.says
    cost = reading.sight.hand_cost
    yes = agrees(reading.sight)
    why = Reason(Why.HAND_IS_CHEAP if yes else Why.HAND_IS_DEAR, {"points": cost})
    return [Appraisal(says[YES], 0.0, (why,)), Appraisal(says[NO], -1.0 if yes else 1.0, (why,))]

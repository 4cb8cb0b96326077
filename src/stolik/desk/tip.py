"""What a bot advises, as a browser shows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from stolik.bots.appraisal import Reason
from stolik.desk.acts import act_said, later_said, named_action
from stolik.desk.offer import Offer
from stolik.desk.said import Said
from stolik.games.game import State
from stolik.table.advising import Advice


class Tip(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action that a bot advises: the offer that does it, and by how many points less is expected of it than of the
    best.

    `reasons` are clauses without a subject. `then` are the steps with which the bot would go on in this turn.
    """

    offer: Offer
    behind: float = 0.0
    reasons: tuple[Said, ...] = ()
    then: tuple[Said, ...] = ()


def tips_of(state: State, advice: Iterable[Advice]) -> tuple[Tip, ...]:
    """Advice for the seat in turn of this state."""
    return tuple(_tip(state, each) for each in advice)


def reasons_said(reasons: Sequence[Reason]) -> tuple[Said, ...]:
    """The reasons as messages."""
    return tuple(Said(f"reason-{reason.code}", dict(reason.params)) for reason in reasons)


def _tip(state: State, advice: Advice) -> Tip:
    loses = state.loses(named_action(state, advice.text))
    offer = Offer(advice.text, act_said(state, advice.text), loses=loses)
    then = tuple(later_said(state, step) for step in advice.line)
    return Tip(offer, round(advice.behind, 1), reasons_said(advice.reasons), then)

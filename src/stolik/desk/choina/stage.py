"""Steps that a person has put ready in his turn, for himself alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.desk.card_texts import card_texts
from stolik.desk.offer import Staged
from stolik.desk.refusing import refusal_of
from stolik.games.action import Action, Play
from stolik.games.choina.faults import Fault, refusal
from stolik.games.choina.state import ChoinaState
from stolik.games.choina.steps import STEPS
from stolik.games.violation import NotationError, RuleViolation

LONGEST: Final = 400
"""Characters of all steps together, as of a play."""


class Stage:
    """What is put ready, and the match as it would be after it. What is refused there stays out of it."""

    def __init__(self, state: ChoinaState, texts: Sequence[str]) -> None:
        """Raises NotationError for a step that cannot be read."""
        if sum(map(len, texts)) > LONGEST:
            raise NotationError("text_too_long", "; ".join(texts[:1]))
        self.trial = state.copy() if texts else state
        self.ready: Final[list[str]] = []
        self.staged: Final = tuple(self._put(text) for text in texts)

    def whole(self, act: str = "") -> str:
        """All that is ready as one play, with a further act."""
        return "; ".join([*self.ready, act] if act else self.ready)

    def _put(self, text: str) -> Staged:
        try:
            steps = steps_of(self.trial, text)
        except RuleViolation as found:
            return Staged(text, (), 0, refusal_of(found, self.trial.rule_set))
        cards = card_texts(kind for step in steps for kind in STEPS[step.id].kinds)
        trial = self.trial.copy()
        try:
            if not all(trial.shows_nothing(step) for step in steps):
                raise refusal(Fault.LAST_STEP_ONLY)
            for step in steps:
                trial.apply(step)
        except RuleViolation as found:
            return Staged(text, cards, 0, refusal_of(found, trial.rule_set))
        self.trial = trial
        self.ready.append(text)
        return Staged(text, cards, 0)


def steps_of(state: ChoinaState, act: str) -> tuple[Action, ...]:
    """The steps of an act. Raises NotationError, or RuleViolation for what no rule allows."""
    meant = state.parse(act)
    return meant.steps if isinstance(meant, Play) else (meant,)

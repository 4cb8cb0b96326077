"""Steps that a person has put ready in his turn, for himself alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.desk.canasta.texts import named_cards
from stolik.desk.canasta.verdict import HOW_IT_ENDS, steps_of, taken
from stolik.desk.card_texts import card_texts
from stolik.desk.offer import Staged
from stolik.desk.refusing import refusal_of
from stolik.games.action import Action, Play
from stolik.games.canasta.core import NEED_SEAT, TAKE, Core
from stolik.games.canasta.faults import Fault, refusal
from stolik.games.canasta.notation import parse
from stolik.games.canasta.perform import perform
from stolik.games.canasta.plays import LAST, made_of
from stolik.games.canasta.refusal import TAKES, why_not
from stolik.games.canasta.steps import NO, STEPS, YES
from stolik.games.violation import NotationError, RuleViolation, refuse

LONGEST: Final = 400
"""Characters of all steps together, as of a play."""
TAKE_WORD: Final = "take"
NEVER_READY: Final = (*LAST, YES, NO)
"""Steps that end the turn or would show something new."""


class Stage:
    """What is put ready, and the turn as it would be after it.

    Only the cards are asked about: how the turn ends is left open, for more may come to it.
    """

    def __init__(self, core: Core, texts: Sequence[str]) -> None:
        """Put steps ready; those that are forbidden stay out. Raises NotationError."""
        if sum(map(len, texts)) > LONGEST:
            raise NotationError("text_too_long", "; ".join(texts[:1]))
        self.core: Final = core
        self.trial = core  # never changed itself: every step is put on a copy
        self.ready: list[str] = []
        self.points = 0
        order = sorted(range(len(texts)), key=lambda at: not is_take(texts[at]))
        put = {at: self._put(texts[at]) for at in order}
        self.staged: Final = tuple(put[at] for at in range(len(texts)))

    def tried(self, text: str) -> Staged:
        """A further step as it would stand there."""
        if not is_take(text):
            return _tried(self.core, self.trial.copy(), text)
        return Stage(self.core, [*self.ready, text]).staged[-1]

    def whole(self, text: str = "") -> str:
        """All that is ready as one play, with a further step; taking the pile comes first."""
        steps = [*self.ready, text] if text else self.ready
        return "; ".join(sorted(steps, key=lambda step: not is_take(step)))

    def _put(self, text: str) -> Staged:
        trial = self.trial.copy()
        staged = _tried(self.core, trial, text)
        if staged.refusal is None:
            self.trial = trial
            self.ready.append(text)
            self.points += staged.points
        return staged


def is_take(text: str) -> bool:
    """Whether a step takes the pile."""
    return text.split(maxsplit=1)[:1] == [TAKE_WORD]


def _tried(core: Core, trial: Core, text: str) -> Staged:
    cards = card_texts(named_cards(text))
    try:
        steps = steps_of(parse(core, text))
        for action in steps:
            _do(trial, action)
    except RuleViolation as found:
        return Staged(text, cards, 0, refusal_of(found, core.rules.rule_set))
    return Staged(text, cards, made_of(core.rules, Play(steps)))


def _do(trial: Core, action: Action) -> None:
    """Do a step if the cards allow it."""
    step = STEPS[action.id]
    take = step.verb in TAKES
    if step.verb in NEVER_READY or trial.need != NEED_SEAT:
        raise refusal(Fault.PLAY_REVEALS)
    if trial.phase == TAKE and not take:
        taken(trial)
    refuse(_of_the_cards(why_not(trial, step, action.cards), take))
    perform(trial, action.id, action.cards)


def _of_the_cards(found: RuleViolation | None, take: bool) -> RuleViolation | None:
    return None if found is not None and found.code in HOW_IT_ENDS and not take else found

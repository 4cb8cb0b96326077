"""What a decision was worth by the bot that advises: how much less than the best was to be expected of it.

Everything comes from the view of the seat that decided, as it was then: cards that others held do not matter.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Final

from stolik.bots.bot import Adviser
from stolik.games.action import Action
from stolik.games.game import State
from stolik.games.violation import NotationError, RuleViolation
from stolik.table.advising import Advice, advice, adviser, appraised
from stolik.table.thinking import known_game

SEED: Final = 0
"""A review is the same each time it is made."""
EQUAL: Final = 0.05
"""Points below which a decision is as good as the best: less is not shown."""


@dataclass(frozen=True)
class Decision:
    """A decision of a match: the position before it, the seat and what it did."""

    position: str
    seat: int
    text: str


@dataclass(frozen=True)
class Judgement:
    """What a decision was worth: the points lost against the best, and the best.

    Where the bot did not think of what was done, `loss` is the least that it can be (`at_least`): what was lost by the
    worst that it did think of. `is_best`: nothing was better.
    """

    loss: float
    at_least: bool
    is_best: bool
    best: Advice


def judge(rules: str, decisions: Iterable[Decision]) -> list[Judgement | None]:
    """What each decision was worth; None where there was nothing to decide, or the bot has no opinion."""
    game = known_game(rules)
    return [judge_at(game.position(each.position), each.text, adviser()) for each in decisions]


def judge_at(state: State, text: str, by: Adviser, seed: int = SEED) -> Judgement | None:
    """The same for one decision of the seat that must act, by any bot that can appraise."""
    if state.seat is None or len(list(islice(state.moves(), 2))) < 2:
        return None
    try:
        done = state.parse(text)
    except (NotationError, RuleViolation):  # a record that is looked at may differ from today's rules
        return None
    found = appraised(state, by, seed)
    if not found or not isinstance(done, Action):
        return None
    numbers = state.numbers(done)
    same = [each.points for each in found if state.numbers(each.action) == numbers]
    loss = max(found[0].points - (max(same) if same else min(each.points for each in found)), 0.0)
    return Judgement(loss, not same, bool(same) and loss < EQUAL, advice(state, found[0], found[0].points))

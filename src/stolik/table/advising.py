"""What a bot advises a seat to do, computed in another process as well: what goes there and comes back is plain."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Final

from stolik.bots.appraisal import Appraisal, Reason
from stolik.bots.bot import Adviser
from stolik.bots.registry import bot
from stolik.games.game import State
from stolik.table.thinking import known_game

LOGGER = logging.getLogger(__name__)

ADVISER: Final = "careful"
"""The bot that advises people, and by which their matches are reviewed."""
MOST_ADVICE: Final = 3
"""The best action and the two next best."""


@dataclass(frozen=True)
class Advice:
    """An action and what speaks for it: its text names the very cards that move.

    `behind` are the points by which less is expected of it than of the best action. `line` are the steps with which the
    turn is planned to go on, without the action itself; their cards may be any of a class.
    """

    text: str
    behind: float = 0.0
    reasons: tuple[Reason, ...] = ()
    line: tuple[str, ...] = ()


def adviser() -> Adviser:
    """The bot that advises."""
    found = bot(ADVISER)
    assert isinstance(found, Adviser), "only a bot that appraises can advise"
    return found


def advise(rules: str, position: str, seat: int, seed: int) -> tuple[Advice, ...]:
    """What is best for a seat in turn, from what this seat may know: the best action, then the two next best.

    Nothing if the bot fails, which is logged; it is no reason to let a table stand still.
    """
    state = known_game(rules).position(position)
    if state.seat != seat:
        raise ValueError(f"seat {seat} is not in turn")
    return advice_of(state, adviser(), seed)


def advice_of(state: State, by: Adviser, seed: int) -> tuple[Advice, ...]:
    """The same for a state whose seat must act, by any bot that can appraise."""
    found = appraised(state, by, seed)[:MOST_ADVICE]
    return tuple(advice(state, appraisal, found[0].points) for appraisal in found)


def appraised(state: State, by: Adviser, seed: int) -> tuple[Appraisal, ...]:
    """All that the bot thinks of; nothing if it fails, or thinks of what is not legal, which is logged."""
    assert state.seat is not None
    view = state.view(state.seat)
    try:
        found = by.appraise(view, seed)
        for appraisal in found:
            state.check(appraisal.action)
    except Exception:  # a bot is a stranger's code: whatever it raises, people play on
        LOGGER.exception("no advice for seat %d in this position:\n%s", view.seat, state.text())
        return ()
    return found


def advice(state: State, appraisal: Appraisal, best: float) -> Advice:
    """An appraisal as advice, where the best action has so many points."""
    line = tuple(step.text for step in appraisal.line[1:])
    behind = max(best - appraisal.points, 0.0)
    return Advice(state.exact_text(appraisal.action), behind, appraisal.reasons, line)

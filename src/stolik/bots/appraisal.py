"""What a bot thinks of an action: its worth in points, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from stolik.games.action import Action


@dataclass(frozen=True)
class Reason:
    """Why an action is good or bad: a code with its parameters, no sentence.

    Codes are listed by family in bots/<family>/reasons.py; the sentence is the message `reason-<code>`. A parameter
    `seat` is a seat, `card` a card as notation writes it, `rank` a letter of notation; the others are numbers.
    """

    code: str
    params: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Appraisal:
    """An action, the points its side may expect from it above the others', and the reasons, the weightiest first.

    Points compare actions of one view only. `line` are the steps that the turn is planned to go on with, the action
    first; empty where nothing beyond the action is planned.
    """

    action: Action
    points: float
    reasons: tuple[Reason, ...] = ()
    line: tuple[Action, ...] = ()

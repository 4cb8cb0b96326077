"""The legal actions as a numbered list: of melds that differ only in what they leave out, the largest one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stolik.games.action import Action
from stolik.games.choina.steps import LAY_SET, STEPS, Step
from stolik.games.choina.view import ChoinaView
from stolik.terminal.choina.claims import consequence
from stolik.terminal.menu import Choice, Menu, numbered, verb_of
from stolik.terminal.words import Words

GROUPS = ("ask", "pass", "allow", "refuse", "draw", "take", "buy", "lay", "run", "add", "discard")
FIRST_NUMBERS = 3
"""So many numbers of pile cards stand in the list before the largest one."""


def menu_of(view: ChoinaView, words: Words) -> Menu:
    """What the seat that looks can do."""
    return numbered((verb, _choices(view, verb, words)) for verb in GROUPS)


def _choices(view: ChoinaView, verb: str, words: Words) -> Iterable[Choice]:
    actions = [action for action in view.legal if verb_of(action) == verb]
    if verb in ("lay", "run"):
        return _largest(actions)
    skips = verb == "buy" and len(actions) > FIRST_NUMBERS + 1
    shown = [*actions[:FIRST_NUMBERS], actions[-1]] if skips else actions
    return [
        Choice(
            0,
            action,
            risky=False,
            alike=skips and at == FIRST_NUMBERS - 1,
            note=consequence(view, STEPS[action.id], words),
        )
        for at, action in enumerate(shown)
    ]


def _largest(actions: Sequence[Action]) -> list[Choice]:
    """Of sets of one rank, and of sequences that lie within one another, the largest ones."""
    chosen: dict[int, bool] = {}
    for step in sorted((STEPS[action.id] for action in actions), key=lambda step: (-step.size, step.id)):
        around = next((number for number in chosen if _within(step, STEPS[number])), -1)
        chosen[step.id if around < 0 else around] = around >= 0
    return [Choice(0, action, risky=False, alike=chosen[action.id]) for action in actions if action.id in chosen]


def _within(step: Step, other: Step) -> bool:
    if step.verb == LAY_SET:
        return step.rank == other.rank
    return step.suit == other.suit and other.low <= step.low and step.high <= other.high

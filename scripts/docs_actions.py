"""Writes docs/actions-canasta.md from the engine's list of steps."""

from __future__ import annotations

from itertools import groupby

from stolik.games.canasta.steps import START_RUN, STEPS, SUITED, Step

HEAD = """# Actions of the canasta family

Written by `make docs`; a test compares it, so that no number moves silently.

One action is one small step. The numbers belong to the whole family: they are the same for every preset, option and
player count. A rank such as `7` stands for any card of that rank; `/2` is a side's second meld of a rank; `take top`
takes the top card and leaves the rest of the pile. What a game does not have is refused there: in `kurnik` melds of
wild cards, second melds, sequences, and taking the top card alone.

`state.step(number)` takes a number of `steps()`. It does not check that the step is legal, and what an illegal one does
is undefined (`apply` checks); a number that no step has raises `ValueError`.
"""

SUITED_HEAD = """## Where suits matter

With sequences, naturals of different suits are different cards; these steps replace those above that move naturals from
the hand. `low` and `high` are the ends of a sequence.
"""


def _form(step: Step) -> str:
    """The step with its cards left out: rows of the same form stand together."""
    return f"{step.verb} {step.alone} {step.slot if step.verb < START_RUN else 0} {step.wild}"


def _blocks(steps: tuple[Step, ...]) -> list[str]:
    lines: list[str] = []
    for _, group in groupby(steps, key=_form):
        rows = list(group)
        first, last = rows[0], rows[-1]
        numbers = f"{first.id}" if len(rows) == 1 else f"{first.id} to {last.id}"
        table = "\n".join(f"{step.id:4} {step.text}" for step in rows)
        lines.append(f"### {numbers}\n\n```text\n{table}\n```\n")
    return lines


def actions_page() -> str:
    """The whole page."""
    parts = [HEAD, f"{len(STEPS)} steps.\n", *_blocks(STEPS[:SUITED]), SUITED_HEAD, *_blocks(STEPS[SUITED:])]
    return "\n".join(parts)

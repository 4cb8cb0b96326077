"""Writes docs/actions-choina.md from the engine's list of steps."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from stolik.games.choina.steps import ADD_RUN, ADD_SET, BUY, DISCARD, LAY_RUN, LAY_SET, STEPS, Step

HEAD: Final = """# Actions of the Choina family

Written by `make docs`; a test compares it, so that no number moves silently.

One action is one small step. The numbers belong to the whole family: they are the same for every preset, option and
player count. Every step names the very cards that move. `2:7` is the set of sevens of seat 2, `2:h` its sequence in
hearts; `/2` is the second of its rank or suit, where the rules allow that. A sequence is named by its ends: the ace is
the lowest card in `run Ac-4c` and the highest in `run Jc-Ac`, and an ace that is added says at which end.

`state.step(number)` takes a number of `steps()`. It does not check that the step is legal, and what an illegal one does
is undefined (`apply` checks); a number that no step has raises `ValueError`.
"""

TITLES: Final = {
    BUY: "Buying so many cards of the pile",
    LAY_SET: "Laying a set",
    LAY_RUN: "Laying a sequence",
    ADD_SET: "Adding a card to a set",
    ADD_RUN: "Adding a card to a sequence",
    DISCARD: "Discarding",
}


def _blocks(steps: tuple[Step, ...]) -> list[str]:
    lines: list[str] = []
    for title, group in groupby(steps, key=lambda step: TITLES.get(step.verb, "Words")):
        rows = list(group)
        table = "\n".join(f"{step.id:4} {step.text}" for step in rows)
        lines.append(f"### {title}: {rows[0].id} to {rows[-1].id}\n\n```text\n{table}\n```\n")
    return lines


def choina_page() -> str:
    """The whole page."""
    return "\n".join([HEAD, f"{len(STEPS)} steps.\n", *_blocks(STEPS)])

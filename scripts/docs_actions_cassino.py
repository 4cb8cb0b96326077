"""Writes docs/actions-cassino.md from the engine's list of composing steps."""

from __future__ import annotations

from typing import Final

from stolik.games.cassino.steps import (
    BUILD_FIRST,
    CALL_FIRST,
    COMBO_FIRST,
    DONE,
    LOOSE_FIRST,
    PLAY_FIRST,
    RAISE_FIRST,
    STEP_TEXTS,
    STEPS,
    TAKE_STEP,
    TRAIL_STEP,
)

HEAD: Final = """# Actions of the Cassino family

Written by `make docs`; a test compares it, so that no number moves silently.

A turn is one whole move with one card of the hand: `take 8h: 3d 5c`, `build 8 2s: 6d`. There are far too many moves to
number them: `legal()` lists them by their texts alone, with the number -1. For bots and learning a move is composed in
small steps, and those have numbers, the same for every preset, option and player count: first the hand card, then what
it is played for, then one after the other the combinations that the move takes, joins or raises, in the order in which
they lie, then the loose cards, from low kinds to high ones, and `done`. `trail` needs nothing more. `steps()` lists the
steps that some legal move goes on with, and `step(number)` takes one: the last of them plays the move. Every move has
just one way to it, which `numbers(move)` gives.

`state.step(number)` takes a number of `steps()`. It does not check that the step is legal, and what an illegal one does
is undefined (`apply` checks); a number that no step has raises `ValueError`, and so does one that cannot come next: a
step of another kind, or a card or combination that is not there.
"""

TITLES: Final = (
    (PLAY_FIRST, "The hand card"),
    (TRAIL_STEP, "Trailing it"),
    (TAKE_STEP, "Taking"),
    (BUILD_FIRST, "Building a value"),
    (CALL_FIRST, "Calling a value"),
    (RAISE_FIRST, "Raising to a value"),
    (COMBO_FIRST, "A combination of the table"),
    (LOOSE_FIRST, "A loose card of the table"),
    (DONE, "The end"),
)


def cassino_page() -> str:
    """The whole page."""
    parts = [HEAD, f"{STEPS} steps.\n"]
    ends = [first for first, _ in TITLES[1:]] + [STEPS]
    for (first, title), end in zip(TITLES, ends, strict=True):
        numbers = f"{first}" if end == first + 1 else f"{first} to {end - 1}"
        table = "\n".join(f"{number:4} {STEP_TEXTS[number]}" for number in range(first, end))
        parts.append(f"### {title}: {numbers}\n\n```text\n{table}\n```\n")
    return "\n".join(parts)

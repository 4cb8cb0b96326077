"""Builds, calls and raises that are the only ones of their value: what a card can make without a further choice."""

from __future__ import annotations

from typing import Final

from stolik.games.cassino.compose import draft_move, purposes, step_numbers, take_step, whole_table
from stolik.games.cassino.core import Core
from stolik.games.cassino.move import TAKE, Move
from stolik.games.cassino.reach import reaches
from stolik.games.cassino.steps import purpose_step

QUICK: Final = 3


def only_makes(core: Core, card: int) -> list[Move]:
    """For each value of which a card can make just one thing that thing; the greatest values first, not many."""
    found: list[Move] = []
    verbs: dict[int, list[int]] = {}
    for verb, value in purposes(core, card):
        if verb != TAKE and reaches(core, card, verb, value, whole_table(core)):
            verbs.setdefault(value, []).append(verb)
    for value in sorted(verbs, reverse=True):
        if len(verbs[value]) == 1 and len(found) < QUICK:
            move = _only(core, card, verbs[value][0], value)
            if move is not None:
                found.append(move)
    return found


def _only(core: Core, card: int, verb: int, value: int) -> Move | None:
    """The one move for a purpose; None if there are several: then composing it comes to a fork."""
    draft = core.copy()
    take_step(draft, card)
    take_step(draft, purpose_step(verb, value))
    while True:
        numbers = step_numbers(draft)
        if len(numbers) != 1:
            return None
        move = draft_move(draft, numbers[0])
        if move is not None:
            return move
        take_step(draft, numbers[0])

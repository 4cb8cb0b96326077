"""The steps in which a move can be composed, numbered for good: hand card, purpose, table cards, done."""

from __future__ import annotations

from typing import Final

from stolik.games.cassino.combination import MOST
from stolik.games.cassino.move import BUILD, CALL, CARD_TEXT, RAISE, TAKE, TRAIL, VERBS
from stolik.games.cassino.values import HIGH_ACE, KINDS

PLAY_FIRST: Final = 0
TRAIL_STEP: Final = KINDS
TAKE_STEP: Final = TRAIL_STEP + 1
BUILD_FIRST: Final = TAKE_STEP + 1
LEAST_BUILD: Final = 2
CALL_FIRST: Final = BUILD_FIRST + HIGH_ACE - LEAST_BUILD + 1
LEAST_CALL: Final = 1
RAISE_FIRST: Final = CALL_FIRST + HIGH_ACE - LEAST_CALL + 1
LEAST_RAISE: Final = 3
COMBO_FIRST: Final = RAISE_FIRST + HIGH_ACE - LEAST_RAISE + 1
LOOSE_FIRST: Final = COMBO_FIRST + MOST
DONE: Final = LOOSE_FIRST + KINDS
STEPS: Final = DONE + 1
"""How many there are."""


def purpose_step(verb: int, value: int) -> int:
    """The step that says what the card is played for."""
    if verb == TRAIL:
        return TRAIL_STEP
    if verb == TAKE:
        return TAKE_STEP
    if verb == BUILD:
        return BUILD_FIRST + value - LEAST_BUILD
    if verb == CALL:
        return CALL_FIRST + value - LEAST_CALL
    return RAISE_FIRST + value - LEAST_RAISE


def _texts() -> tuple[str, ...]:
    texts = [f"play {card}" for card in CARD_TEXT]
    texts += [VERBS[TRAIL], VERBS[TAKE]]
    for verb, least in ((BUILD, LEAST_BUILD), (CALL, LEAST_CALL), (RAISE, LEAST_RAISE)):
        texts += [f"{VERBS[verb]} {value}" for value in range(least, HIGH_ACE + 1)]
    texts += [f"combination {index + 1}" for index in range(MOST)]
    texts += [f"table {card}" for card in CARD_TEXT]
    return (*texts, "done")


STEP_TEXTS: Final = _texts()
"""The text of every step."""

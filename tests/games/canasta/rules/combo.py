"""Positions and first deals of combo and combo-basic."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.state import CanastaState
from stolik.games.event import Event
from stolik.games.option import Value
from tests.games.canasta.rules.samba import wide_deal
from tests.support.positions import do, table

ESCALERA: Final = "7d8d9d10dJdQdKd"
"""An escalera of 5 + 60 = 65 points."""

BOLIVIA: Final = "2222JkJkJk"
"""A bolivia of 80 + 150 = 230 points."""


def combo(*lines: str, **options: Value) -> CanastaState:
    """The position of these lines in combo."""
    return table(*lines, preset="combo", **options)


def basic(*lines: str, **options: Value) -> CanastaState:
    """The position of these lines in combo-basic."""
    return table(*lines, preset="combo-basic", **options)


def combo_deal(top: str, **options: Value) -> tuple[CanastaState, list[Event]]:
    """A first deal of combo; seat 3 deals and seat 0 begins."""
    return wide_deal("combo", top, **options)


def ended(preset: str, *lines: str, hands: tuple[str, str, str, str], **options: Value) -> CanastaState:
    """The position of these lines and hands after the end of its deal: seat 3 took the last card and discards a nine
    of clubs, which lies then on all other cards and is not bought.
    """
    rows = [f"hand {seat}: {cards}" for seat, cards in enumerate(hands)]
    rows[3] += " 9c"
    state = table("turn 3 play drew", "stock -", "pile ...", *lines, *rows, preset=preset, **options)
    do(state, "discard 9c")
    assert state.sheets, "nobody can buy"
    return state

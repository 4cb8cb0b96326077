"""The score sheets of the deals that are over."""

from __future__ import annotations

from typing import Final

from stolik.desk.picture import Sheet
from stolik.desk.sheets import sheets_of
from stolik.games.canasta.view import CanastaView
from stolik.games.event import Event

CODES: Final = (
    "meld_cards",
    "natural_canastas",
    "mixed_canastas",
    "natural_sevens",
    "mixed_sevens",
    "sequence_canastas",
    "wild_canastas",
    "red_threes",
    "red_three_set",
    "going_out",
    "concealed",
    "double_out",
    "hand_cards",
    "black_threes_in_hand",
    "sevens_in_hand",
)
"""The lines of a sheet in their order."""


def canasta_sheets(view: CanastaView, last_end: Event | None) -> tuple[Sheet, ...]:
    """A sheet for each deal; the hands that were left are remembered of the last one."""
    return sheets_of(view, CODES, last_end)

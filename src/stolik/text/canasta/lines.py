"""Which texts of the canasta books stand behind each line of a score sheet: first the one that names the points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.text.family import parts_of

LINES: Final[Mapping[str, tuple[str, ...]]] = parts_of(
    meld_cards="A61 A13",
    natural_canastas="D49 B29 A63 A43",
    mixed_canastas="D49 B30 A63 A43",
    natural_sevens="D47 A63",
    mixed_sevens="D48 A63",
    sequence_canastas="D46 A63",
    wild_canastas="D45 A63",
    red_threes="B17 A63 A65",
    red_three_set="B17 A63 A65",
    going_out="C27 A63",
    concealed="A77e A63 A77a",
    double_out="P11a",
    hand_cards="A62 A13",
    black_threes_in_hand="A66",
    sevens_in_hand="D42",
)
"""By the code of a line, texts of whichever books have them; a book has its own choice of these."""

"""The presets of the Cassino family: one row an option, one column a preset."""

from __future__ import annotations

from typing import Final

from stolik.games.option import Preset, Value

_TABLE: Final[dict[str, tuple[Value | None, Value | None]]] = {
    "players": (2, 2),
    "partnership": (False, False),
    "partner_build": (None, None),
    "target": (21, 21),
    "target_rule": ("extra_round", "extra_round"),
    "sweep_points": (0, 1),
    "face_capture": ("one", "one"),
    "trail_restriction": ("none", "none"),
    "capture_groups": ("any", "any"),
    "build_table_cards": ("many", "many"),
    "raise_own": (True, True),
    "raise_with_table": (False, False),
    "build_as_summand": (False, False),
    "maker_duty": ("next_turn", "while_owned"),
    "merge_equal": ("optional", "optional"),
    "spades_tie": ("nobody", "nobody"),
    "cards_tie": ("nobody", "nobody"),
    "royal": (False, False),
    "spade_cassino": (False, False),
    "draw_cassino": (False, False),
}
"""For every option what `cassino` and what `cassino-pagat` say; None where the option has no effect."""


def _column(number: int) -> dict[str, Value]:
    cells = ((name, row[number]) for name, row in _TABLE.items())
    return {name: cell for name, cell in cells if cell is not None}


PRESETS: Final = (
    Preset("cassino", 1, (2, 3, 4), _column(0)),
    Preset("cassino-pagat", 1, (2, 3, 4), _column(1)),
)

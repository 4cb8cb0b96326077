"""What the options are where nobody says otherwise."""

from __future__ import annotations

from typing import Final

Value = bool | int | str

CASSINO: Final[dict[str, Value]] = {
    "players": 2,
    "partnership": "off",
    "partner_build": False,
    "target": 21,
    "target_rule": "extra_round",
    "sweep_points": 0,
    "face_capture": "one",
    "trail_restriction": "none",
    "capture_groups": "any",
    "build_table_cards": "many",
    "raise_own": "on",
    "raise_with_table": False,
    "build_as_summand": "off",
    "maker_duty": "next_turn",
    "merge_equal": "optional",
    "spades_tie": "nobody",
    "cards_tie": "nobody",
    "royal": "off",
    "spade_cassino": False,
    "draw_cassino": False,
}

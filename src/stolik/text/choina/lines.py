"""Which rules of Choina stand behind each line of a score sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.text.family import parts_of

LINES: Final[Mapping[str, tuple[str, ...]]] = parts_of(going_out="83", hand_cards="82 81")
"""By the code of a line, first the rule that says for what there are points."""

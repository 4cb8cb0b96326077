"""Which rules of Cassino stand behind each line of a score sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.text.family import parts_of

LINES: Final[Mapping[str, tuple[str, ...]]] = parts_of(
    cards="58 59",
    spades="60 61",
    big_cassino="62",
    little_cassino="63",
    aces="64",
    sweeps="67",
)
"""By the code of a line, first the rule that says for what there are points."""

"""How quickly a bot plays: agreed with its seat, for all who watch it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

Pace = Literal["quick", "normal", "slow"]

NORMAL: Final[Pace] = "normal"
PACES: Final[tuple[Pace, ...]] = get_args(Pace)
FACTOR: Final[Mapping[Pace, float]] = {"quick": 0.35, "normal": 1.0, "slow": 2.0}
"""How long such a bot takes, measured by what is usual on the server."""

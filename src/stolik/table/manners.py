"""What a table agrees on apart from the rules of its game."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Patience = Literal["short", "usual", "long"]
"""How long what is asked of several seats at a time stays open, measured by what is usual on the server."""

Talk = Literal["all", "phrases", "off"]
"""Whether those who sit here may write to each other, say ready-made phrases only, or neither."""

CLOCKS: Final = (0, 20, 40, 60, 90, 180)
"""Seconds that a turn may take; 0: there is no clock."""


class Manners(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How people play here: agreed while they gather.

    `open_piles` lets captured cards lie open to all, in a game that has such. `clock` are the seconds of a turn (0:
    there is no clock). `watching` lets those look on who have no seat; a `listed` table is told to everybody, and
    anybody may sit down at it. With `hints` a bot tells whoever is in turn, and nobody else, what it would do.
    """

    patience: Patience = "usual"
    open_piles: bool = False
    clock: int = 0
    talk: Talk = "all"
    watching: bool = True
    listed: bool = False
    hints: bool = True

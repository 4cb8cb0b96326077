"""Who sits at a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

Held = TypeVar("Held")


@dataclass(frozen=True)
class Seat:
    """A place at the table: what its holder is called, and the level of its bot (none for a person)."""

    name: str
    bot: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return not self.bot


def moved(held: Sequence[Held], places: Sequence[int]) -> list[Held]:
    """What the seats held, after a draw for them: that of seat i is at `places[i]` now."""
    after = list(held)
    for one, place in zip(held, places, strict=True):
        after[place] = one
    return after

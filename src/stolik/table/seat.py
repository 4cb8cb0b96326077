"""Who sits at a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Seat:
    """A place at the table: what its holder is called, and the level of its bot (none for a person)."""

    name: str
    bot: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return not self.bot

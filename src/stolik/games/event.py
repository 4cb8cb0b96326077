"""What every game's events have in common."""

from __future__ import annotations

from stolik.games.violation import Param

HIDDEN = -1
"""Stands for a card that the viewer may not see."""


class Event:
    """Something that happened: a `code`, parameters for its message, and for every viewer what he may know of it."""

    __slots__ = ()

    @property
    def code(self) -> str:
        """The name of the event's message."""
        raise NotImplementedError

    def params(self) -> dict[str, Param | list[int]]:
        """What the message needs; lists are cards, `HIDDEN` where the viewer may not see them."""
        raise NotImplementedError

    def seen_by(self, seat: int) -> Event:  # noqa: ARG002  most events are open to all
        """The event as this seat (or, with -1, a spectator) may know it."""
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.code == other.code and self.params() == other.params()

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return f"<{self.code} {self.params()}>"

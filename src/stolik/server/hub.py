"""The hub tells whoever listens that a log has grown. It carries no state: listeners read the log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]
"""A listener: it hears the table and the number that its log has reached."""


class Hub(Protocol):
    """Between those who append to logs and those who wait for it, whatever process they are in."""

    async def start(self) -> None:
        """Be ready to carry."""

    async def close(self) -> None:
        """Carry nothing more."""

    def subscribe(self, table: str, heard: Heard) -> None:
        """Tell this listener about a table, from the event loop."""

    def unsubscribe(self, table: str, heard: Heard) -> None:
        """Tell it nothing more about the table, not even what is under way."""

    def publish(self, table: str, number: int) -> None:
        """Say that the log of a table has reached this number."""


class MemoryHub:
    """A hub within one process: for SQLite, which only one process has."""

    def __init__(self) -> None:
        self._heard: dict[str, list[Heard]] = {}
        self._open = False

    async def start(self) -> None:
        """Be ready to carry."""
        self._open = True

    async def close(self) -> None:
        """Carry nothing more."""
        self._open = False
        self._heard.clear()

    def subscribe(self, table: str, heard: Heard) -> None:
        """Tell this listener about a table, from the event loop."""
        self._heard.setdefault(table, []).append(heard)

    def unsubscribe(self, table: str, heard: Heard) -> None:
        """Tell it nothing more about the table, not even what is under way."""
        listeners = self._heard.get(table, [])
        if heard in listeners:
            listeners.remove(heard)
        if not listeners:
            self._heard.pop(table, None)

    def publish(self, table: str, number: int) -> None:
        """Say that the log of a table has reached this number."""
        if not self._open:
            return
        loop = asyncio.get_running_loop()
        for heard in self._heard.get(table, ()):
            # a listener that fails must not be the publisher's trouble
            loop.call_soon(self._tell, table, number, heard)

    def _tell(self, table: str, number: int, heard: Heard) -> None:
        if heard in self._heard.get(table, ()):
            heard(table, number)

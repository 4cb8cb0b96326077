"""No bot may fail while the terminal is tested."""

from __future__ import annotations

from tests.table.conftest import sound_bots

__all__ = ["sound_bots"]

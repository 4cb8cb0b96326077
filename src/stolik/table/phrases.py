"""The ready-made phrases that people at a table can say: everybody reads them in his own language."""

from __future__ import annotations

from typing import Final

PHRASES: Final = (
    *("hello", "good_luck", "well_played", "thanks", "sorry", "oops"),
    *("laugh", "close_one", "moment", "hurry", "again", "bye"),
)
"""Their codes, in the order in which they are offered; the message is `talk-CODE` with hyphens."""

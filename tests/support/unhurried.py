"""Settings for tests that play faster than people do: what a visitor may ask for in a second is no limit there."""

from __future__ import annotations

from typing import Any, Final

from stolik.server.settings import MOST

UNHURRIED: Final[dict[str, Any]] = {"message_rate": MOST, "request_rate": MOST, "opening_limit": MOST}

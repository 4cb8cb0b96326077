"""The ids of the messages about options: families share names such as `players`, and mean different things by them."""

from __future__ import annotations

from typing import Final

from stolik.games.option import Schema, Value, value_text

_PLAIN: Final = "canasta"
"""The family whose options are called by their names alone."""


def option_message(schema: Schema, name: str) -> str:
    """The id of the title of an option; the explanation has `-help` after it."""
    prefix = "option" if schema.family == _PLAIN else f"option-{schema.family}"
    return f"{prefix}-{name}".replace("_", "-")


def value_message(schema: Schema, name: str, value: Value) -> str:
    """The id of what a value means; a list of one's own has none."""
    return f"{option_message(schema, name)}-value-{value_text(value)}".replace("_", "-")

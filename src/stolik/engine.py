"""Which engine runs: the rules of the games compiled, as wheels have them, or as plain Python."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final

from stolik.games import game

COMPILED: Final = game.__file__.endswith(tuple(EXTENSION_SUFFIXES))

"""The folder in which a program keeps what belongs to its user."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from platformdirs import user_data_path

VARIABLE = "STOLIK_DATA"


def data_folder(explicit: str | None, environ: Mapping[str, str]) -> Path:
    """The folder asked for, else that of `STOLIK_DATA`, else the usual one of the system; it need not exist."""
    chosen = explicit or environ.get(VARIABLE)
    return Path(chosen).expanduser() if chosen else user_data_path("stolik", appauthor=False)

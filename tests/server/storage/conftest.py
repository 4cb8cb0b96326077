"""Fixtures of the tests of the storage."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The path of a database that does not exist yet, nor its folder."""
    return tmp_path / "dane 100%" / "stolik.sqlite"

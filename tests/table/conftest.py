"""No bot may fail while a table is tested, unless the test is about that."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def sound_bots(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test in which a bot failed without being meant to."""
    yield
    if "broken_bot" not in request.fixturenames:
        faults = [record.message for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
        assert faults == []

"""The load generator still finds its way through the protocol."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from benchmarks import server


@pytest.mark.parametrize("pace", [False, True])
def test_tables_play_and_are_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: bool) -> None:
    monkeypatch.setattr(server, "WARM_UP", 0.3)
    monkeypatch.setattr(server, "MOST", 2)
    found = asyncio.run(server.measure([2], 1.5, pace, str(tmp_path)))
    results = found["paced" if pace else "back to back"]
    first = results[0]
    assert first.moves_per_second > 0
    assert 0 < first.p50 <= first.p99 <= first.slowest

"""The load generator still finds its way through the protocol."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from benchmarks import measuring, server


@pytest.mark.parametrize("pace", [False, True])
def test_tables_play_and_are_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: bool) -> None:
    monkeypatch.setattr(measuring, "WARM_UP", 0.3)
    monkeypatch.setattr(measuring, "MOST", 2)
    found = asyncio.run(server.measure(["kurnik"], [2], 1.5, pace, str(tmp_path)))
    results = found["paced" if pace else "back to back"]
    _, first = results[0]
    assert first.moves_per_second > 0
    assert 0 < first.p50 <= first.p99 <= first.slowest


def test_other_games_are_played_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "WARM_UP", 0.1)
    games = ["may-i", "cassino"]
    found = asyncio.run(server.measure(games, [1], 0.6, False, str(tmp_path)))["back to back"]
    assert [game for game, _ in found] == games
    assert all(one.moves_per_second > 0 for _, one in found)

"""The benchmark of idle tables measures them still, and finds that they cost nothing when they sleep."""

from __future__ import annotations

import asyncio

import pytest

from benchmarks import idle


def test_idle_tables_are_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idle, "REST_AFTER", 0.0)
    monkeypatch.setattr("stolik.server.rooms.REST_AFTER", 0.5)
    found = asyncio.run(idle.measure(3))
    memory, disk = found["memory"], found["disk"]
    assert memory["asleep"] < memory["alone"] < memory["connected"]
    assert 0 < disk["record"] < disk["log"]
    assert min(disk.values()) >= 0

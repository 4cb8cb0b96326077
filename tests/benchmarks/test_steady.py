"""The verdict over an hour of paced tables says what is wrong, and the minutes are counted."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

import pytest

from benchmarks import steady
from benchmarks.steady import Minute, verdict

MIB = 1024 * 1024


def minute(p99: float, memory: float) -> Minute:
    return Minute(500, 5, p99, 2 * p99, 0.5, 1.0, int(memory * MIB))


def test_an_hour_that_stays_quick_and_small_is_good() -> None:
    found = verdict([minute(50, 300 + number % 3) for number in range(60)])
    assert found.is_good
    assert found.slow_minutes == 0
    assert abs(found.growth) < 0.01


def test_memory_that_grows_by_half_in_an_hour_is_not_good() -> None:
    found = verdict([minute(50, 300 + 2.5 * number) for number in range(60)])  # 150 MiB an hour
    assert not found.is_good
    assert found.growth == pytest.approx(150 / (300 + 2.5 * steady.SETTLED), rel=1e-3)


def test_what_the_first_tables_take_is_no_growth() -> None:
    assert verdict([minute(50, min(300, 150 + 25 * number)) for number in range(60)]).growth == 0


def test_more_than_one_slow_minute_in_twenty_is_not_good() -> None:
    assert verdict([minute(150 if number < 3 else 50, 300) for number in range(60)]).is_good
    assert not verdict([minute(150 if number < 4 else 50, 300) for number in range(60)]).is_good


def test_tables_are_left_for_others_while_it_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steady, "ENTRIES", (12, 12))  # so that many are left
    minutes: list[Minute] = []
    given = argparse.Namespace(game="kurnik", tables=2, minutes=2, length=3.0)
    asyncio.run(steady.keep_playing(minutes, tmp_path, given))
    assert len(minutes) == 2
    assert all(one.rate > 0 and one.memory > 0 for one in minutes)

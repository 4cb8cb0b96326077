"""A table goes on by itself, whatever happens to the processes and the disk that it needs."""

from __future__ import annotations

import sqlite3
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from time import monotonic

import pytest
from sqlalchemy.exc import OperationalError

from stolik.server.play import FURTHER_STEP
from tests.support.web import Browser, Served, run

PACE = 0.3


def test_a_bot_is_as_quick_as_was_chosen_for_its_seat(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        took = {}
        for pace in ("quick", "slow"):
            given = await server.open_table(bots="plain", seats=[{"level": "greedy", "pace": pace}])
            async with server.browser(given["table"], given["token"]) as ania:
                assert [(place["bot"], place["pace"]) for place in ania.table["places"][1:]] == [("greedy", pace)]
                await ania.until(lambda browser: browser.in_turn)
                await ania.play()
                while ania.in_turn:
                    await ania.play()
                began = monotonic()
                await ania.until(partial(_moved_on, ania.number))
                took[pace] = monotonic() - began
        assert took["slow"] > 0.9 * 2 * PACE
        assert took["quick"] < took["slow"]

    run(tmp_path, scenario, pace=PACE)


def _moved_on(number: int, browser: Browser) -> bool:
    return browser.number > number


def test_bots_go_on_after_their_processes_died(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain", options={"players": "4"})
        async with server.browser(given["table"], given["token"]) as ania:
            for _ in range(2):
                await ania.until(lambda browser: browser.in_turn)
                for process in active_children():
                    process.kill()
                await ania.play()
                while ania.in_turn:
                    await ania.play()

    run(tmp_path, scenario)
    assert "has died" in caplog.text


def test_bots_go_on_once_the_disk_has_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("stolik.server.play.TRY_AGAIN", 0.01)
    failures = 0

    def delay() -> None:
        nonlocal failures
        if failures:
            failures -= 1
            raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    async def scenario(server: Served) -> None:
        nonlocal failures
        given = await server.open_table(bots="plain", options={"players": "4"})
        async with server.browser(given["table"], given["token"]) as ania:
            await ania.until(lambda browser: browser.in_turn)
            await ania.done("act", act="draw")
            await ania.play()
            failures = 3
            await ania.until(lambda browser: browser.in_turn)
            assert failures == 0

    run(tmp_path, scenario, delay=delay)
    assert "no bot can play" in caplog.text


async def play_the_turn(person: Browser) -> None:
    while person.in_turn:
        await person.play()


def test_a_bot_takes_its_time_before_a_turn_and_less_for_further_steps(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain")
        async with server.browser(given["table"], given["token"]) as ania:
            await ania.until(lambda browser: browser.in_turn)
            await play_the_turn(ania)
            begun, steps = monotonic(), 0
            while not ania.in_turn:
                steps += (await ania.hear())["type"] == "update"
            assert steps >= 2
            assert monotonic() - begun >= PACE * (1 + (steps - 1) * FURTHER_STEP) - 0.05

    run(tmp_path, scenario, pace=PACE)

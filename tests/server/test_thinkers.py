"""Bots think in other processes, which may die."""

from __future__ import annotations

import asyncio
from multiprocessing import active_children

import pytest

import stolik
from stolik.server.thinkers import Thinkers, ThinkersError
from stolik.table.thinking import BotTask


def task() -> BotTask:
    state = stolik.game("kurnik", players=2).deal(3)
    assert state.seat is not None
    return BotTask("kurnik@1", state.text(), state.seat, "plain", 1, 5)


def test_a_process_that_dies_is_replaced_and_its_task_done_again(caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> None:
        thinkers = Thinkers(1)
        try:
            first = await thinkers.think(task())
            [process] = active_children()
            process.kill()
            assert await thinkers.think(task()) == first
            assert active_children() != [process]
        finally:
            await thinkers.close()

    asyncio.run(go())
    assert "has died" in caplog.text


def test_no_process_is_left_and_nothing_is_thought_after_the_end() -> None:
    async def go() -> None:
        thinkers = Thinkers(1)
        await thinkers.think(task())
        [process] = active_children()
        await thinkers.close()
        assert not process.is_alive()
        with pytest.raises(ThinkersError):
            await thinkers.think(task())

    asyncio.run(go())

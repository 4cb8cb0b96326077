"""Tables where nobody is leave memory without a trace, whatever goes on at them, and wake as they were."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stolik.games.registry import parse_rule_set
from stolik.server import ledger
from stolik.server.connection import Connection
from stolik.server.keys import hashed
from stolik.server.rooms import Rooms
from stolik.table.manners import Manners
from stolik.table.sitting import Phase, Sitting
from tests.support.life import rooms_over
from tests.support.matches import token
from tests.support.players import wait_for
from tests.support.scenes import play_on


def sitting(rules: str, clock: int = 0, *, bots: bool = True) -> Sitting:
    """Ania and Ola at a table, ready to play where the rest are bots."""
    found = Sitting(parse_rule_set(rules), 5)
    for seat, name in enumerate(("Ania", "Ola")):
        found.sit(name, hashed(token(seat)), seat)
    found.agree(Manners(clock=clock))
    if bots:
        found.fill("plain")
        for seat in (0, 1):
            found.ready(seat, True)
    return found


def until(found: Sitting, enough: Callable[[Sitting], bool]) -> Sitting:
    play_on(found, lambda: enough(found))
    return found


def is_bots_turn(found: Sitting) -> bool:
    return found.number > 20 and found.bot_task() is not None


TABLES: dict[str, Callable[[], Sitting]] = {
    "gathering": lambda: sitting("kurnik@1 players=4", bots=False),
    "a person in turn": lambda: until(sitting("kurnik@1 players=2"), lambda found: found.number > 20),
    "a clock": lambda: until(sitting("kurnik@1 players=2", 20), lambda found: found.number > 20),
    "a bot in turn": lambda: until(sitting("kurnik@1 players=4"), is_bots_turn),
    "people are asked": lambda: until(sitting("choina@1 players=4"), lambda found: bool(found.asked)),
    "the score is read": lambda: until(sitting("kurnik@1 players=2"), lambda found: found.phase is Phase.PAUSE),
    "over": lambda: until(sitting("cassino@1 players=2"), lambda found: found.phase is Phase.OVER),
}


@pytest.fixture
def short_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.rooms.REST_AFTER", 0.05)
    monkeypatch.setattr("stolik.server.presence.REST_AFTER", 0.05)


@pytest.fixture
def without_collector() -> Iterator[None]:
    """What lies in circles stays; a server that runs for long seldom looks for them."""
    gc.collect()
    gc.disable()
    yield
    gc.set_debug(0)
    gc.garbage.clear()
    gc.enable()


def in_circles() -> list[object]:
    """What of ours lies in circles since this was asked last."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    found = [thing for thing in gc.garbage if type(thing).__module__.startswith("stolik.")]
    gc.garbage.clear()
    return found


async def sit_by(rooms: Rooms, table: str) -> list[weakref.ref[object]]:
    """Have both look at a table and leave it: the things that shall not stay in memory."""
    async with rooms.visit(table) as room:
        people = [Connection(hashed(token(seat))) for seat in (0, 1)]
        for person in people:
            await room.join(person)
        # a step of a bot, where one is in turn
        await asyncio.sleep(0.02)
        for person in people:
            await room.leave(person)
        play = rooms._plays[table]
        async with room.certain() as kept:
            things: list[object] = [room, play, kept, *people]
            return [weakref.ref(thing) for thing in things]


async def seen(rooms: Rooms, table: str) -> bytes:
    """A table as everybody sees it."""
    async with rooms.visit(table) as room:
        return await room.open_part()


@pytest.mark.usefixtures("short_rests", "without_collector")
def test_nothing_of_a_table_that_sleeps_stays_in_memory_and_it_wakes_as_it_was(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with rooms_over(tmp_path) as rooms:
            store = rooms.tools.store
            for table, make in TABLES.items():
                made = make()
                await ledger.begin(store, table, made, made.rule_set)
            before = asyncio.all_tasks()
            things = {table: await sit_by(rooms, table) for table in TABLES}
            await wait_for(lambda: len(rooms) == 0)
            await wait_for(lambda: asyncio.all_tasks() == before)
            # timers that have rung let go in the next round of the loop
            await asyncio.sleep(0.1)
            assert [(table, ref()) for table, refs in things.items() for ref in refs if ref()] == []
            assert in_circles() == []
            assert rooms.tools.hub._heard == {}  # type: ignore[attr-defined]
            kept = {table: await store.load(table) for table in TABLES}
            shown = {table: await seen(rooms, table) for table in TABLES}
            await wait_for(lambda: len(rooms) == 0)
            assert {table: await seen(rooms, table) for table in TABLES} == shown
            assert {table: await store.load(table) for table in TABLES} == kept

    asyncio.run(scenario())

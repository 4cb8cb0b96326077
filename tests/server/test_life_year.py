"""A year of a server in which tables are opened, played at, finished and left, and only what is wanted stays."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from stolik.bots.registry import bot
from stolik.games.registry import parse_rule_set
from stolik.record import record_text
from stolik.server import ledger
from stolik.server.archive import finished_match, record_of, record_of_log
from stolik.server.caretaker import DAY, Caretaker
from stolik.server.keys import hashed
from stolik.server.outcome import result_of
from stolik.server.replays import replay_of
from stolik.server.requests import TableWanted
from stolik.server.rooms import Rooms
from stolik.server.storage import Row, engine
from stolik.table.sitting import Phase, Sitting
from tests.server.storage.tables import raw
from tests.support.life import rooms_over
from tests.support.matches import SHORT
from tests.support.scenes import play_on

DAYS = 365
STEP = 3
"""Days from one evening on which something happens to the next."""
KEEP = 60
NEW_YEAR = 1_767_225_600.0
RESTARTS = range(0, DAYS, 42)
"""The days on which the server is started anew."""
WHOLE = 30
"""Every so many tables a whole match is played; every fourth is stopped, every fourth left before it begins."""


@dataclass
class Guests:
    """A table as those who sit at it know it."""

    number: int
    last: float = 0.0
    log: list[Row] = field(default_factory=list)
    record: str = ""
    """Of a match that is over."""

    @property
    def names(self) -> tuple[str, str]:
        return f"Ania z {self.number}.", f"Ola z {self.number}."

    @property
    def tokens(self) -> tuple[str, str]:
        return f"secret of Ania {self.number}", f"secret of Ola {self.number}"


class Year:
    """What happens, and what is to be there then."""

    def __init__(self, data: Path) -> None:
        self.file = data / "stolik.db"
        self.now = NEW_YEAR
        self.rng = Random(2026)
        self.living: dict[str, Guests] = {}
        self.gone: dict[str, Guests] = {}
        self.opened = 0
        self.sizes: list[int] = []

    async def day(self, rooms: Rooms) -> None:
        """People come and go, then the caretaker."""
        self.now += STEP * DAY
        await self.open_one(rooms)
        going_on = [table for table, guests in self.living.items() if len(guests.log) > 5 and not guests.record]
        if going_on and self.rng.random() < 0.5:
            await self.play(rooms, self.rng.choice(going_on), self.rng.randint(1, 3))
        await Caretaker(rooms, KEEP, pause=0).look()
        for table in [table for table, guests in self.living.items() if guests.last < self.now - KEEP * DAY]:
            self.gone[table] = self.living.pop(table)

    async def open_one(self, rooms: Rooms) -> None:
        """A table of two people, with whatever comes of it."""
        self.opened += 1
        guests = Guests(self.opened)
        if self.opened % WHOLE == 0:
            await self.play_whole(rooms, guests)
            return
        first, second = map(hashed, guests.tokens)
        rule_set = parse_rule_set("kurnik@1 players=2")
        table, _ = await rooms.create(TableWanted(guests.names[0], "kurnik"), rule_set, first)
        self.living[table] = guests
        if self.opened % 4:
            async with rooms.visit(table) as room:
                await room.do(lambda sitting: sitting.sit(guests.names[1], second, 1))
                for seat in (0, 1):
                    await room.do(lambda sitting, seat=seat: sitting.ready(seat, True))  # type: ignore[misc]
            await self.play(rooms, table, 1)
        if self.opened % 4 == 1:
            async with rooms.visit(table) as room:
                await room.do(lambda sitting: sitting.leave(1))
                await room.do(lambda sitting: sitting.vote(0, 1, "stop", {0}))
        await self.note(rooms, table)

    async def play_whole(self, rooms: Rooms, guests: Guests) -> None:
        """A match as if it had been played here this evening."""
        sitting = Sitting(parse_rule_set(SHORT), guests.number)
        for seat in (0, 1):
            sitting.sit(guests.names[seat], hashed(guests.tokens[seat]), seat)
        for seat in (0, 1):
            sitting.ready(seat, True)
        play_on(sitting, lambda: sitting.phase is Phase.OVER)
        table = f"whole{guests.number:011d}"
        store = rooms.tools.store
        await ledger.begin(store, table, sitting, sitting.rule_set)
        await store.finish(table, result_of(table, sitting, store.now()))
        self.living[table] = guests
        await self.note(rooms, table)

    async def play(self, rooms: Rooms, table: str, acts: int) -> None:
        """Somebody comes by and does something."""
        async with rooms.visit(table) as room:
            for _ in range(acts):
                async with room.certain() as sitting:
                    assert sitting.table is not None
                    seat = sitting.table.state.seat
                    assert seat is not None
                    text = bot("random").choose(sitting.table.view(seat), self.rng.randrange(1 << 30)).text
                await room.do(lambda sitting, seat=seat, text=text: sitting.act(seat, text, sure=True))  # type: ignore[misc]
        await self.note(rooms, table)

    async def note(self, rooms: Rooms, table: str) -> None:
        """What is there now is to stay."""
        guests = self.living[table]
        loaded = await rooms.tools.store.load(table)
        assert loaded is not None
        guests.log = loaded[1]
        guests.last = self.now
        if table in await rooms.tools.store.results([table]):
            guests.record = record_text(record_of_log(loaded))

    def put_away(self) -> list[str]:
        """The tables of which there are records by now."""
        return [table for table, guests in self.living.items() if guests.record and guests.last < self.now - DAY]

    async def check(self, rooms: Rooms) -> None:
        """Nothing is lost that is to be there: a log entry by entry, a match that is over as its record."""
        store = rooms.tools.store
        put_away = set(self.put_away())
        for table, guests in self.living.items():
            if table in put_away:
                assert (await store.load(table), await store.record(table)) == (None, guests.record)
                continue
            loaded = await store.load(table)
            assert loaded is not None
            assert loaded[1] == guests.log

    async def replay(self, rooms: Rooms, table: str) -> None:
        """Somebody who played looks at a match again."""
        played, seat = await finished_match(rooms, table, self.living[table].tokens[1])
        assert isinstance(played, str)
        again = replay_of(record_of(played, "pl"), 0, "pl", seat)
        assert not again.differs
        assert {place.name for place in again.places} == set(self.living[table].names)

    def check_file(self) -> None:
        """The rows of the file are those of the living, and nothing else in it tells of the others."""
        with raw(self.file) as stranger:
            assert {table for (table,) in stranger.execute("SELECT table_id FROM heads")} == set(self.living)
            for (part,) in stranger.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                if part != "alembic_version":
                    found = {table for (table,) in stranger.execute(f"SELECT table_id FROM {part}")}
                    assert found <= set(self.living), part
        content = self.file.read_bytes()
        for guests, is_there in [(one, True) for one in self.living.values()] + [
            (one, False) for one in self.gone.values()
        ]:
            assert (guests.names[0].encode() in content) is is_there
            assert (hashed(guests.tokens[0]).encode() in content) is is_there


def test_in_a_year_nothing_is_lost_that_is_wanted_and_nothing_stays_that_is_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # nobody waits for a minute of ours, which is none of this year's
    monkeypatch.setattr("stolik.server.rooms.REST_AFTER", 0.0)
    # a machine that is busy waits for its disk for longer than all this takes; nothing here is killed
    monkeypatch.setattr(engine, "PRAGMAS", tuple(said.replace("FULL", "OFF") for said in engine.PRAGMAS))
    year = Year(tmp_path)

    async def until(end: int, first: int) -> None:
        async with rooms_over(tmp_path, lambda: year.now) as rooms:
            await year.check(rooms)
            for _ in range(first, end, STEP):
                await year.day(rooms)
            await year.check(rooms)
            for table in year.put_away()[-2:]:
                await year.replay(rooms, table)

    for first in RESTARTS:
        asyncio.run(until(min(first + RESTARTS.step, DAYS), first))
        year.check_file()
        year.sizes.append(year.file.stat().st_size)
    assert year.now - NEW_YEAR >= DAYS * DAY
    # a table lives for two months, longer if somebody comes back
    assert KEEP <= STEP * len(year.living) < 2 * KEEP
    # no larger than after the first months, when those of the beginning had gone
    assert max(year.sizes[3:]) < 1.25 * max(year.sizes[:3])

"""A fault of the server ends the connection that met it, is written down, and harms nobody else."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path

import pytest

from stolik.server import protocol as p
from stolik.server import room
from tests.support.opened import open_table
from tests.support.running_app import running
from tests.support.table_client import Lost
from tests.support.web import Served, run


async def met_by_one(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("planted")

    async with running(folder, count(1).__next__) as app:
        one, other = await open_table(app.address, "Ala", "Basia", players="2")
        await one.connect()
        await other.connect()
        with monkeypatch.context() as fault:
            fault.setattr(room, "carry_out", broken)
            with pytest.raises(Lost):
                await one.ready()
        assert isinstance(await other.ready(), p.Done)
        await one.connect()
        assert isinstance(await one.repeat(), p.Done)
        await one.until(lambda: one.now.phase == "playing")
        await one.close()
        await other.close()


def test_a_fault_of_the_server_closes_a_socket_as_the_protocol_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("planted")

    async def scenario(server: Served) -> None:
        given = await server.open_table()
        async with server.browser(given["table"], given["token"]) as ania:
            monkeypatch.setattr(room, "carry_out", broken)
            await ania.say("ready", nonce="1", number=ania.number, on=True)
            await ania.socket.wait_closed()
            assert ania.socket.close_code == 1011

    run(tmp_path, scenario)
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [ZeroDivisionError]


def test_a_fault_is_written_down_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(met_by_one(tmp_path, monkeypatch))
    faults = [record.exc_info for record in caplog.records if record.exc_info]
    assert [info[0] for info in faults] == [ZeroDivisionError]

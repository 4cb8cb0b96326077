"""What docs/host.md tells those who run a server is true: its commands, its files, its tables of settings."""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

from stolik.server.protocol import Done
from stolik.server.settings import PREFIX, SETTINGS, read_settings
from tests.support.opened import open_table
from tests.support.serving import serving
from tests.support.table_client import TableClient

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "host.md").read_text(encoding="utf-8")
UNIT = (DOCS / "stolik.service").read_text(encoding="utf-8")
BOTS_PLAY = 8
"""Entries by which a table with bots grows while a copy is made."""


def copies(database: Path, folder: Path) -> list[Path]:
    """Copies of a database, one by each command of the page: that for `sqlite3`, run by Python, and that for Python."""
    (sql,) = re.findall(r"^sudo sqlite3 \S+/stolik\.db \"(VACUUM INTO )'.*'\"$", PAGE, re.MULTILINE)
    by_sqlite, by_python = folder / "by sqlite.db", folder / "by python.db"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(f"{sql}'{by_sqlite}'")
    (line,) = re.findall(r"^sudo python3 (-c .*)$", PAGE, re.MULTILINE)
    program = shlex.split(line)[:2]
    subprocess.run([sys.executable, *program, str(database), str(by_python)], check=True)
    return [by_sqlite, by_python]


async def moved_on(client: TableClient, further: int) -> None:
    """Play until the table has so many more entries."""
    aim, rng = client.now.number + further, Random(7)
    while client.now.number < aim:
        if client.choice is None:
            await client.receive()
            continue
        done = await client.ask(await client.choose(rng))
        assert isinstance(done, Done)
        await client.reach(done.number)


async def copied_while_played(address: str, database: Path, folder: Path) -> tuple[list[TableClient], list[Path]]:
    """The persons of three tables, and copies of the database that were made while one of them was played at."""
    gathered = await open_table(address, "Ala", "Basia")
    (playing,) = await open_table(address, "Celina", bots="plain")
    (other,) = await open_table(address, "Danka", preset="cassino", bots="plain")
    async with playing:
        await moved_on(playing, 2)
        making = asyncio.create_task(asyncio.to_thread(copies, database, folder))
        await moved_on(playing, BOTS_PLAY)
        made = await making
        await moved_on(playing, 2)
    return [*gathered, playing, other], made


async def seats_at(address: str, persons: list[TableClient]) -> list[tuple[int, str]]:
    """The seats that these persons have at their tables, and what goes on there."""
    seats: list[tuple[int, str]] = []
    for person in persons:
        again = TableClient(address, person.table, person.token)
        async with again:
            seats.append((again.seat, again.now.phase))
    return seats


def test_copies_of_a_database_in_use_bring_every_table_back_and_people_keep_their_seats(tmp_path: Path) -> None:
    with serving(tmp_path, "--pace", "0") as server:
        address = server.url.removeprefix("http://")
        persons, made = asyncio.run(copied_while_played(address, server.data / "stolik.db", tmp_path))
    for copy in made:
        with closing(sqlite3.connect(copy)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            kept = {table for (table,) in connection.execute("SELECT table_id FROM heads")}
            assert kept == {person.table for person in persons}
    again = tmp_path / "again"
    (again / "data").mkdir(parents=True)
    shutil.copy(made[0], again / "data/stolik.db")
    with serving(again) as server:
        found = asyncio.run(seats_at(server.url.removeprefix("http://"), persons))
    assert found == [(0, "gathering"), (1, "gathering"), (0, "playing"), (0, "playing")]


def test_every_setting_stands_on_the_page_with_its_flag_its_variable_and_its_name() -> None:
    rows = re.findall(r"^\| `--([a-z-]+)[^`]*` \| `(STOLIK_\w+)` \| (?:`(\w+)`)? ?\|", PAGE, re.MULTILINE)
    assert sorted(variable for _, variable, _ in rows) == sorted(
        PREFIX + name.upper() for name in (*SETTINGS, "config")
    )
    for flag, variable, name in rows:
        assert PREFIX + flag.replace("-", "_").upper() == variable
        assert name == ("" if flag in ("data", "config") else flag.replace("-", "_"))


def test_the_service_has_settings_that_the_server_takes() -> None:
    (line,) = re.findall(r"^Environment=(.*)$", UNIT, re.MULTILINE)
    settings = read_settings({}, dict(word.replace("%S", "/var/lib").split("=") for word in line.split()))
    assert (settings.database, settings.host, settings.port) == ("/var/lib/stolik/stolik.db", "127.0.0.1", 8765)
    assert re.findall(r"^ExecStart=\S+/stolik (.*)$", UNIT, re.MULTILINE) == ["serve"]
    (added,) = re.findall(r"^\[Service\]\nEnvironment=(.*)$", PAGE, re.MULTILINE)
    told = read_settings({}, dict(word.split("=") for word in added.split()))
    assert (told.names, told.proxies) == (("cards.example.org",), ("127.0.0.1/32",))


def test_the_proxies_lead_to_where_the_service_listens() -> None:
    (caddy, nginx) = re.findall(r"```(?:caddyfile|nginx)\n(.*?)```", PAGE, re.DOTALL)
    assert "reverse_proxy 127.0.0.1:8765" in caddy
    assert "proxy_pass http://127.0.0.1:8765;" in nginx

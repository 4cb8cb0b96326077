"""Connections to a database, by its address."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Final, Protocol

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from stolik.server.storage.fault import StoreError, StoreFault

SQLITE: Final = ("sqlite", "sqlite+pysqlite")
INCREMENTAL: Final = 2
"""How SQLite counts the kind of vacuum that is asked for below."""
POSTGRESQL: Final = ("postgresql", "postgresql+psycopg")

# A kill or a power cut after COMMIT loses nothing: FULL waits for the disk. Backups may hold the file for a moment.
# What is deleted is overwritten.
PRAGMAS: Final = (
    "busy_timeout = 5000",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",
)


def read_address(given: str | Path) -> URL:
    """The URL of a database: of a path that of a SQLite file. Raises StoreError."""
    if isinstance(given, Path) or "://" not in given:
        return URL.create("sqlite", database=str(given))
    try:
        url = make_url(given)
    except (ArgumentError, ValueError) as error:
        raise StoreError(StoreFault.ADDRESS, address=_without_password(given)) from error
    if url.drivername in POSTGRESQL:
        return url.set(drivername="postgresql+psycopg")
    # what is in memory has no second connection, and nothing that could be kept
    if url.drivername not in SQLITE or not url.database or url.database.startswith((":memory:", "file:")):
        raise StoreError(StoreFault.ADDRESS, address=shown(url))
    return url


def _without_password(given: str) -> str:
    scheme, _, rest = given.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


def shown(url: URL) -> str:
    """The address as people may see it: the path of a file, else the URL without its password."""
    return str(url.database) if is_sqlite(url) else url.render_as_string(hide_password=True)


def is_sqlite(url: URL) -> bool:
    """Whether the database is a SQLite file."""
    return url.drivername in SQLITE


def connect(url: URL, *, writing: bool) -> Engine:
    """An engine of one connection. Raises StoreError where the driver is missing."""
    try:
        engine = create_engine(url, poolclass=QueuePool, pool_size=1, max_overflow=0, pool_pre_ping=not is_sqlite(url))
    except ImportError as error:
        raise StoreError(StoreFault.DRIVER, driver=url.get_driver_name()) from error
    if is_sqlite(url):
        event.listen(engine, "connect", _prepare_writing if writing else _prepare)
        event.listen(engine, "begin", _begin_writing if writing else _begin)
    return engine


def let_shrink(engine: Engine) -> None:
    """Write a SQLite file of an earlier program anew, once, so that it can give room back from now on."""
    with closing(engine.raw_connection()) as raw:
        cursor = raw.cursor()
        if cursor.execute("PRAGMA auto_vacuum").fetchone() != (INCREMENTAL,):
            cursor.execute("VACUUM")


class _Raw(Protocol):
    """A connection of the driver for SQLite."""

    def execute(self, sql: str) -> object: ...


def _prepare(raw: _Raw, _record: object) -> None:
    for pragma in PRAGMAS:
        raw.execute(f"PRAGMA {pragma}")


def _prepare_writing(raw: _Raw, record: object) -> None:
    # Room can be given back: a file is told so before it has its first table. That waits for whoever writes, and so
    # it is no business of those who read.
    raw.execute("PRAGMA auto_vacuum = INCREMENTAL")
    _prepare(raw, record)


# The driver by itself begins transactions too late, and around DDL not at all.
# Straight to it: through SQLAlchemy this alone would be half of what a transaction costs.
def _begin(connection: Connection) -> None:
    connection.connection.cursor().execute("BEGIN")


def _begin_writing(connection: Connection) -> None:
    connection.connection.cursor().execute("BEGIN IMMEDIATE")

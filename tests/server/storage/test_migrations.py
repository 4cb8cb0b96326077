"""The database is brought up to date when it is opened, all of it or nothing."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from stolik.server.storage import StoreError
from stolik.server.storage.engine import connect, read_address
from stolik.server.storage.migrate import SCRIPTS, migrate
from stolik.server.storage.schema import metadata
from tests.server.storage.tables import HEAD, of_an_earlier_program, raw, row, use_store

Described = set[tuple[str, str]]


def described(path: Path) -> Described:
    """All tables and indexes, as they were made."""
    with raw(path) as stranger:
        made = stranger.execute("SELECT name, coalesce(sql, '') FROM sqlite_master").fetchall()
    return {(name, " ".join(sql.split())) for name, sql in made if name != "alembic_version"}


def test_migrations_lead_to_the_schema_of_the_program(database: Path, tmp_path: Path) -> None:
    use_store(database, lambda store: store.unfinished())
    engine = connect(read_address(database), writing=False)
    try:
        with engine.begin() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    finally:
        engine.dispose()
    direct = connect(read_address(tmp_path / "direct.sqlite"), writing=True)
    try:
        with direct.begin() as connection:
            metadata.create_all(connection)
    finally:
        direct.dispose()
    migrated, made = described(database), described(tmp_path / "direct.sqlite")
    assert {name for name, _ in migrated} - {"sqlite_autoindex_alembic_version_1"} == {name for name, _ in made}
    without_rowid = [{name for name, sql in found if sql.endswith("WITHOUT ROWID")} for found in (migrated, made)]
    assert without_rowid == [{"entries"}, {"entries"}]


def revisions() -> list[str]:
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()][::-1]


@pytest.mark.parametrize("revision", revisions()[:-1])
def test_a_database_of_an_earlier_program_is_brought_up_to_date(database: Path, revision: str) -> None:
    of_an_earlier_program(database, revision, "INSERT INTO heads VALUES ('old', 'kurnik@1', '7', 1.0, 0)")
    assert use_store(database, lambda store: store.unfinished()) == ["old"]
    with raw(database) as stranger:
        assert stranger.execute("SELECT version_num FROM alembic_version").fetchall() == [(revisions()[-1],)]


def test_opening_again_changes_nothing(database: Path) -> None:
    use_store(database, lambda store: store.create(HEAD, [row(1)]))
    before = described(database)
    assert use_store(database, lambda store: store.load(HEAD.table)) == (HEAD, [row(1)])
    assert described(database) == before


def test_a_migration_that_breaks_off_leaves_nothing(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def create_index(name: str, *_: object) -> None:
        made.append(name)
        raise KeyboardInterrupt

    monkeypatch.setattr(op, "create_index", create_index)
    database.parent.mkdir()
    engine = connect(read_address(database), writing=True)
    try:
        with pytest.raises(KeyboardInterrupt), engine.begin() as connection:
            migrate(connection, "here")
    finally:
        engine.dispose()
    assert made
    assert described(database) == set()


def test_a_newer_database_is_refused_and_not_touched(database: Path) -> None:
    use_store(database, lambda store: store.create(HEAD))
    with raw(database) as stranger:
        stranger.execute("UPDATE alembic_version SET version_num = '9999'")
    before = described(database)
    with pytest.raises(StoreError, match="newer"):
        use_store(database, lambda store: store.unfinished())
    assert described(database) == before


def test_migrating_says_nothing(
    database: Path, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    use_store(database, lambda store: store.unfinished())
    assert capfd.readouterr() == ("", "")
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []

"""The tables of a database brought to the form that this program knows."""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from stolik.server.storage.fault import StoreError, StoreFault

SCRIPTS: Final = "stolik.server.storage:migrations"


def migrate(connection: Connection, shown: str) -> None:
    """Bring them up to date within the transaction of the connection. Raises StoreError, naming the database so."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", SCRIPTS)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    present = set(MigrationContext.configure(connection).get_current_heads())
    if present - known:
        raise StoreError(StoreFault.NEWER, address=shown)
    if not present and inspect(connection).get_table_names():
        raise StoreError(StoreFault.FOREIGN, address=shown)
    command.upgrade(config, "head")

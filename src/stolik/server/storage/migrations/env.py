"""What Alembic runs: all migrations in the transaction that the connection it was given is in."""

from __future__ import annotations

from alembic import context

from stolik.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite alters little of a table that exists: Alembic then makes a new one and copies
    render_as_batch=True,
)
context.run_migrations()

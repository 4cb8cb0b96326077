"""Heads, entries and handovers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

__all__ = ["down_revision", "revision", "upgrade"]

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "heads",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("table_id", name="pk_heads"),
    )
    op.create_index("ix_heads_finished", "heads", ["finished"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("nonce", sa.Text),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sa.UniqueConstraint("table_id", "nonce", name="uq_entries_nonce"),
        sa.ForeignKeyConstraint(["table_id"], ["heads.table_id"], name="fk_entries_table"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "handovers",
        sa.Column("code_hash", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("code_hash", name="pk_handovers"),
        sa.ForeignKeyConstraint(["table_id"], ["heads.table_id"], name="fk_handovers_table"),
    )

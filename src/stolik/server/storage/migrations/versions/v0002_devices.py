"""Devices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

__all__ = ["down_revision", "revision", "upgrade"]

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of tokens that stand beside those in the logs."""
    op.create_table(
        "devices",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("owner_hash", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "token_hash", name="pk_devices"),
        sa.ForeignKeyConstraint(["table_id"], ["heads.table_id"], name="fk_devices_table"),
    )

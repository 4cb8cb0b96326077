"""The life of a table: when something happened last, records of finished matches, what is shared."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

__all__ = ["down_revision", "revision", "upgrade"]

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Count the tables there are as touched now: nobody noted when that was, and none is to go before its time."""
    op.add_column("heads", sa.Column("touched", sa.Float, nullable=False, server_default="0"))
    heads = sa.table("heads", sa.column("touched", sa.Float))
    op.execute(heads.update().values(touched=time.time()))
    op.create_index("ix_heads_touched", "heads", ["touched"])
    op.create_table(
        "records",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_records"),
        sa.ForeignKeyConstraint(["table_id"], ["heads.table_id"], name="fk_records_table"),
    )
    op.create_table(
        "shares",
        sa.Column("share_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("share_id", name="pk_shares"),
        sa.UniqueConstraint("table_id", name="uq_shares_table"),
        sa.ForeignKeyConstraint(["table_id"], ["heads.table_id"], name="fk_shares_table"),
    )

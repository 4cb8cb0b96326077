"""The tables of the database. A change here needs a migration beside it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata: Final = MetaData()

# A seed may have more bits than any integer of a database. `touched` is when something happened last, within the hour.
heads: Final = Table(
    "heads",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("finished", Boolean, nullable=False, server_default=false()),
    Column("touched", Float, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table_id", name="pk_heads"),
    Index("ix_heads_finished", "finished"),
    Index("ix_heads_touched", "touched"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("nonce", Text),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
    UniqueConstraint("table_id", "nonce", name="uq_entries_nonce"),
    ForeignKeyConstraint(["table_id"], ["heads.table_id"], name="fk_entries_table"),
    # the rows of one table then lie together
    sqlite_with_rowid=False,
)

handovers: Final = Table(
    "handovers",
    metadata,
    Column("code_hash", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", Float, nullable=False),
    PrimaryKeyConstraint("code_hash", name="pk_handovers"),
    ForeignKeyConstraint(["table_id"], ["heads.table_id"], name="fk_handovers_table"),
)

# A log has the token with which a person sat down; these are the tokens of his other devices.
devices: Final = Table(
    "devices",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("token_hash", Text, nullable=False),
    Column("owner_hash", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "token_hash", name="pk_devices"),
    ForeignKeyConstraint(["table_id"], ["heads.table_id"], name="fk_devices_table"),
)

# What came of matches that are over: a text that only the program reads, so that lists need no logs.
results: Final = Table(
    "results",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("ended", Float, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", name="pk_results"),
    ForeignKeyConstraint(["table_id"], ["heads.table_id"], name="fk_results_table"),
)

# What a finished match has in the place of its log.
records: Final = Table(
    "records",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", name="pk_records"),
    ForeignKeyConstraint(["table_id"], ["heads.table_id"], name="fk_records_table"),
)

# Finished matches that everybody sees who knows the id.
shares: Final = Table(
    "shares",
    metadata,
    Column("share_id", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    PrimaryKeyConstraint("share_id", name="pk_shares"),
    UniqueConstraint("table_id", name="uq_shares_table"),
    ForeignKeyConstraint(["table_id"], ["heads.table_id"], name="fk_shares_table"),
)

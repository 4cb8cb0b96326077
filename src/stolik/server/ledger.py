"""The log of one table in the store: read as a sitting, and carried on."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field

from stolik.games.game_error import GameError
from stolik.games.option import RuleSet
from stolik.games.registry import parse_rule_set
from stolik.server.storage.record import Head, Row
from stolik.server.storage.store import Store
from stolik.table.codec import EntryError, entry_text, read_entry
from stolik.table.entry import Entry
from stolik.table.sitting import Change, Sitting
from stolik.table.table import LogError

LOGGER = logging.getLogger(__name__)


class LedgerError(Exception):
    """A log that this version cannot read."""


@dataclass
class Kept:
    """A table as it is kept: the sitting, the numbers of entries by the nonce that brought them, other tokens, and when
    it was opened.
    """

    sitting: Sitting
    nonces: dict[str, int] = field(default_factory=dict)
    devices: dict[str, str] = field(default_factory=dict)
    created: float = 0.0


async def read_kept(store: Store, table: str) -> Kept | None:
    """The table as the store has it; None if there is none of that id. Raises StoreError or LedgerError."""
    found = await store.load(table)
    if found is None:
        return None
    head, rows = found
    sitting = restored(head, rows)
    nonces = {row.nonce: row.number for row in rows if row.nonce is not None}
    return Kept(sitting, nonces, await store.devices(table), head.created)


def restored(head: Head, rows: Sequence[Row]) -> Sitting:
    """The sitting that a log makes. Raises LedgerError."""
    try:
        entries = [read_entry(row.body) for row in rows]
        return Sitting.restore(parse_rule_set(head.rules), head.seed, entries)
    except (LogError, EntryError, GameError) as error:
        LOGGER.exception("the log of the table %s cannot be read", head.table)
        raise LedgerError(head.table) from error


async def begin(store: Store, table: str, sitting: Sitting, first_rules: RuleSet) -> None:
    """Keep a new table with all that its log has so far. Raises StoreError."""
    head = Head(table, first_rules.text, sitting.seed, store.now())
    await store.create(head, _rows(list(enumerate(sitting.log, start=1)), None))


async def carry_on(store: Store, table: str, change: Change, nonce: str | None) -> None:
    """Keep what a command or a bot did; its first entry has the nonce. Raises StoreError, Taken."""
    await store.append(table, _rows(change.entries, nonce))


def _rows(entries: Sequence[tuple[int, Entry]], nonce: str | None) -> list[Row]:
    return [Row(number, None if at else nonce, entry_text(entry)) for at, (number, entry) in enumerate(entries)]

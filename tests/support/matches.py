"""Matches that are over, put among the tables of a server as if they had been played there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from stolik.games.game import State
from stolik.games.registry import parse_rule_set
from stolik.record import record_text
from stolik.server import ledger
from stolik.server.archive import record_of_log
from stolik.server.keys import hashed
from stolik.server.outcome import result_of
from stolik.server.storage import Store
from stolik.table.sitting import Sitting
from tests.support.scenes import play_on

SHORT = "kurnik@1 players=2 target=3000 illegal_out=forbid"
"""Rules by which a match has a few deals."""


def token(seat: int) -> str:
    """The secret of the person at a seat."""
    return f"secret of seat {seat}"


@cache
def played_out(rules: str = SHORT, names: Sequence[str] = ("Ania", "Kasia"), seed: int = 24) -> Sitting:
    """A match that is over; the seats that no name is for were those of bots."""
    sitting = Sitting(parse_rule_set(rules), seed)
    for seat, name in enumerate(names):
        sitting.sit(name, hashed(token(seat)), seat)
    sitting.fill("plain")
    for seat in range(len(names)):
        sitting.ready(seat, True)
    play_on(sitting, lambda: sitting.phase.value == "over")
    return sitting


def end_of(sitting: Sitting) -> State:
    """The state in which a match ended."""
    assert sitting.table is not None
    return sitting.table.state


async def put(store: Store, table: str, sitting: Sitting, ended: float = 1_764_500_000.0) -> None:
    """Keep a match under that id, which ended then."""
    await ledger.begin(store, table, sitting, sitting.rule_set)
    await store.finish(table, result_of(table, sitting, ended))


async def record_in(store: Store, table: str) -> bytes:
    """The text of the record of a match that is kept."""
    log = await store.load(table)
    assert log is not None
    return record_text(record_of_log(log)).encode()

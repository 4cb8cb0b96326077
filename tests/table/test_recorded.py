"""The record of a table's match: what was taken back is not in it."""

from __future__ import annotations

from collections.abc import Sequence

import stolik
from stolik.games.canasta.events import DealEnded
from stolik.games.event import Event
from stolik.record import Player, find_difference, read_record, record_text
from stolik.table.deal_record import DealRecord
from stolik.table.entry import Entry, UndoEntry
from stolik.table.recorded import record_of_table
from stolik.table.seat import Seat
from stolik.table.table import Table
from tests.support.positions import table as position

FORBIDDEN = stolik.game("kurnik", illegal_out="forbid").rule_set
RULES = stolik.game("kurnik").rule_set


def test_a_table_with_bots_is_recorded_to_its_end() -> None:
    table = Table(RULES, 3, [Seat("", "plain"), Seat("Ewa", "random")])
    table.supply()
    while table.bot_is_next:
        table.play_bot()
    record = record_of_table(table, date="2026-11-30", tags=[("place", "Kraków")])
    assert record.players == (Player("", "plain"), Player("Ewa", "random"))
    assert (record.date, record.tags) == ("2026-11-30", (("place", "Kraków"),))
    assert (record.is_over, record.totals, record.winners) == (True, table.state.score(), table.state.winners)
    assert read_record(record_text(record)) == record
    assert find_difference(record) is None


def test_the_hashes_of_the_deals_are_those_that_the_log_reveals() -> None:
    told, revealed = DealRecord(), list[str]()

    def hear(number: int, entry: Entry, events: Sequence[Event]) -> None:
        told.note(number, events)
        if any(isinstance(event, DealEnded) for event in events):
            revealed.append(told.digest())

    table = Table(FORBIDDEN, 3, [Seat("", "plain"), Seat("Ewa", "plain")], listener=hear)
    table.supply()
    while table.bot_is_next:
        table.play_bot()
    assert [deal.digest for deal in record_of_table(table).deals] == revealed
    assert len(revealed) > 1


def test_what_was_taken_back_is_not_recorded() -> None:
    text = position("hand 0: 7c 7d 7h 4c 5c", "hand 1: K K", "melds 0: KKK").text()
    table = Table(RULES, 1, [Seat("Ala"), Seat("Ola")], position=text)
    for said in ("draw", "lay 777"):
        table.act(0, table.parse(said))
    assert table.undo()
    table.act(0, table.parse("discard 4"))
    assert any(isinstance(entry, UndoEntry) for entry in table.entries)
    record = record_of_table(table)
    assert record_text(record).count("\n0: ") == 1
    assert "\n0: draw; discard 4c\n" in record_text(record)
    assert find_difference(record) is None

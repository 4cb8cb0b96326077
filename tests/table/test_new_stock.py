"""A stock that is made anew within a deal holds nobody up, and the log tells of it."""

from __future__ import annotations

from stolik.games.game import Need
from stolik.table.change import Phase
from stolik.table.entry import DealEntry
from stolik.table.table import Table
from tests.table.sittings import begun, in_turn, phase, set_up, table_at
from tests.table.tables import play_out, table_of

POSITION = "choina@1\nturn 0 draw\npile 2c 3c 4c\nstock -\nhand 1: ..."


def test_a_table_goes_on_by_itself_where_the_stock_is_made_anew() -> None:
    sitting = begun("choina", persons=4)
    set_up(sitting, POSITION)
    change = sitting.act(0, "draw")
    assert phase(sitting) is Phase.PLAYING
    assert in_turn(sitting) == 0
    assert isinstance(table_at(sitting).entries[-1], DealEntry)
    assert [event.code for _, event in change.events] == ["reshuffled", "drew"]


def test_a_log_with_new_stocks_makes_the_same_match_again() -> None:
    rules = "choina stock_out=reshuffle_always"
    table = table_of(rules, "random", "random", "random", "random", seed=5)
    play_out(table)
    assert table.state.need is Need.OVER
    deals = sum(isinstance(entry, DealEntry) for entry in table.entries)
    assert deals > 1 + table.state.deal_number, "more orders than the lot and the deals"
    again = Table(table.rule_set, table.seed, table.seats)
    again.replay(table.entries)
    assert again.state.text() == table.state.text()

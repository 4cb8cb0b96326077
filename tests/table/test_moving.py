"""People change their seats before a match."""

from __future__ import annotations

import pytest

from stolik.table.change import Change
from stolik.table.entry import MoveEntry
from stolik.table.sitting import Sitting
from stolik.table.table import LogError
from tests.table.sittings import begun, gathered, seen
from tests.table.test_gathering import names


def test_who_moves_to_a_free_seat_leaves_his_own_free_and_nobody_is_ready() -> None:
    sitting = gathered("kurnik players=4", persons=2)
    sitting.ready(1, True)
    assert sitting.move(0, 3) == Change(((4, MoveEntry(0, 3)),))
    assert names(sitting) == ["-", "Olek", "-", "Ala"]
    assert (sitting.places[3].token, sitting.places[1].ready) == ("t0", False)


def test_who_moves_to_the_seat_of_a_bot_changes_places_with_it() -> None:
    sitting = gathered("kurnik players=4", persons=1)
    sitting.fill("plain")
    sitting.move(0, 2)
    assert names(sitting) == ["plain", "plain", "Ala", "plain"]
    sitting.ready(2, True)
    assert sitting.table is not None
    assert [seat.bot for seat in sitting.table.seats] == ["plain", "plain", "", "plain"]


def test_who_sits_there_already_changes_nothing() -> None:
    sitting = gathered("kurnik players=4", persons=1)
    sitting.ready(0, True)
    assert sitting.move(0, 0) == Change()
    assert sitting.places[0].ready


def test_the_log_makes_the_same_table_after_a_move() -> None:
    sitting = gathered("kurnik players=4", persons=2, bots="plain")
    sitting.move(0, 3)
    sitting.move(1, 0)
    assert seen(Sitting.restore(sitting.rule_set, sitting.seed, sitting.log)) == seen(sitting)


@pytest.mark.parametrize(
    ("entry", "gathering"),
    [
        (MoveEntry(0, 1), True),
        (MoveEntry(2, 3), True),
        (MoveEntry(0, 4), True),
        (MoveEntry(0, -1), True),
        (MoveEntry(0, 3), False),
    ],
)
def test_a_log_with_a_move_that_cannot_be_does_not_fit(entry: MoveEntry, gathering: bool) -> None:
    make = gathered if gathering else begun
    sitting = make("kurnik players=4", persons=2, bots="" if gathering else "plain")
    with pytest.raises(LogError):
        Sitting.restore(sitting.rule_set, sitting.seed, [*sitting.log, entry])

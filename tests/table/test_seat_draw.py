"""Cards are drawn for the seats: whoever sits at the table changes his seat in that moment, with all that is his."""

from __future__ import annotations

import pytest

from stolik.bots.registry import bot
from stolik.games.canasta.events import SeatsDrawn
from stolik.games.registry import parse_rule_set
from stolik.table.change import Phase
from stolik.table.codec import entry_text, read_entry
from stolik.table.entry import DealEntry
from stolik.table.recorded import record_of_table
from stolik.table.save import read_table, table_text
from stolik.table.sitting import Sitting
from stolik.table.table import Table
from tests.table.sittings import Crowd, begun, draw_and_discard, in_turn, seen, table_at
from tests.table.tables import NAMES, play_out, table_of

FOUR = "classic players=4"
SEED = 3
"""With this seed the four draw an ace at seat 1, so that they change seats."""
PLACES = (2, 1, 0, 3)


def drawn(sitting: Sitting) -> SeatsDrawn:
    return next(event for _, event in sitting.events if isinstance(event, SeatsDrawn))


@pytest.mark.rule("B3")
def test_everybody_sits_where_his_card_puts_him() -> None:
    sitting = begun(FOUR, persons=4, seed=SEED)
    event = drawn(sitting)
    assert event.places == list(PLACES)
    for drawer, place in enumerate(event.places):
        assert (sitting.places[place].name, sitting.places[place].token) == (NAMES[drawer], f"t{drawer}")
        assert table_at(sitting).seats[place].name == NAMES[drawer]
    highest = max(range(4), key=lambda drawer: event.cards[drawer])
    assert sitting.places[in_turn(sitting)].name == NAMES[highest]


@pytest.mark.rule("B3")
def test_a_bot_moves_with_its_level_and_plays_from_its_new_seat() -> None:
    sitting = begun(FOUR, persons=2, bots="greedy", seed=SEED)
    assert [place.bot for place in sitting.places] == ["greedy", "", "", "greedy"]
    task = sitting.bot_task()
    assert task is not None
    assert (task.seat, task.level) == (0, "greedy")
    table = table_of(FOUR, "random", "plain", "greedy", "", seed=SEED)
    assert [seat.bot for seat in table.seats] == ["greedy", "plain", "random", ""]
    assert table.bot_is_next
    table.play_bot()
    expected = table_of(FOUR, "random", "plain", "greedy", "", seed=SEED)
    action = bot("greedy").choose(expected.view(0), 0)
    assert action.text.partition(" ")[0] in ("draw", "take")


@pytest.mark.rule("B3")
@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_keep_their_seats(players: int) -> None:
    sitting = begun(f"book players={players}", persons=players, seed=SEED)
    assert [place.name for place in sitting.places] == list(NAMES[:players])
    event = drawn(sitting)
    assert in_turn(sitting) == max(range(players), key=lambda drawer: event.cards[drawer])


def test_nobody_moves_by_the_lot() -> None:
    sitting = begun("kurnik players=4", persons=4, seed=SEED)
    assert [place.name for place in sitting.places] == list(NAMES)


def test_the_log_makes_the_same_table_before_and_after_the_draw() -> None:
    sitting = begun(FOUR, persons=2, bots="greedy", seed=SEED)
    draw = next(number for number, entry in enumerate(sitting.log) if isinstance(entry, DealEntry))
    log = [read_entry(entry_text(entry)) for entry in sitting.log]
    before = Sitting.restore(parse_rule_set(FOUR), SEED, log[:draw])
    assert (before.phase, before.places[0].name, before.places[0].ready) == (Phase.GATHERING, NAMES[0], True)
    between = Sitting.restore(parse_rule_set(FOUR), SEED, log[: draw + 1])
    assert (between.phase, between.places[2].name) == (Phase.PAUSE, NAMES[0])
    between.next(1)
    between.next(2)
    assert seen(between)["cards"] == seen(sitting)["cards"]
    assert seen(Sitting.restore(parse_rule_set(FOUR), SEED, log)) == seen(sitting)


@pytest.mark.parametrize("seed", [1, 3])
def test_whatever_people_do_after_the_draw_the_log_makes_the_same_table(seed: int) -> None:
    sitting = begun("classic players=4 target=3000", persons=3, bots="random", seed=seed)
    crowd = Crowd(sitting, seed)
    moments = {sitting.number: seen(sitting)}
    while sitting.number < 60 and sitting.phase is not Phase.STOPPED:
        crowd.command()
        moments[sitting.number] = seen(sitting)
    for number, moment in moments.items():
        restored = Sitting.restore(parse_rule_set("classic players=4 target=3000"), seed, sitting.log[:number])
        assert seen(restored) == moment


def test_going_away_and_coming_back_is_about_the_new_seat() -> None:
    sitting = begun(FOUR, persons=4, seed=SEED)
    sitting.leave(2)
    assert sitting.places[2].left
    assert sitting.places[2].name == NAMES[0]
    sitting.vote(0, 2, "bot", {0, 1, 3})
    sitting.vote(1, 2, "bot", {0, 1, 3})
    assert table_at(sitting).seats[2].bot
    sitting.back(2)
    assert not table_at(sitting).seats[2].bot


def test_nobody_is_ready_or_can_take_back_anything_after_the_draw() -> None:
    sitting = begun(FOUR, persons=4, seed=SEED)
    assert not any(place.ready for place in sitting.places)
    assert not table_at(sitting).can_undo
    seat = in_turn(sitting)
    draw_and_discard(sitting, seat)
    assert in_turn(sitting) == (seat + 1) % 4


def test_a_saved_match_comes_back_with_everybody_on_the_drawn_seats() -> None:
    table = table_of(FOUR, "", "plain", "random", "greedy", seed=SEED)
    assert [seat.name for seat in table.seats] == ["Ola", "Olek", "Ala", "Staś"]
    assert [seat.name for seat in table.first_seats] == list(NAMES)
    text = table_text(table)
    other = read_table(text)
    assert (other.seats, other.state.text()) == (table.seats, table.state.text())
    assert table_text(other) == text
    assert [player.name for player in record_of_table(other).players] == ["Ola", "Olek", "Ala", "Staś"]


def test_a_whole_match_with_a_draw_comes_back() -> None:
    table = table_of("classic players=4 target=3000", "greedy", "plain", "random", "plain", seed=SEED)
    play_out(table)
    other: Table = read_table(table_text(table))
    assert (other.seats, other.is_over, other.state.text()) == (table.seats, True, table.state.text())

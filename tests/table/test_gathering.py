"""Before a match: who sits where, by which rules, and when it begins."""

from __future__ import annotations

import pytest

from stolik.games.registry import parse_rule_set
from stolik.table.change import Change, Phase
from stolik.table.entry import DealEntry, MannersEntry, ReadyEntry, RulesEntry, SeatEntry
from stolik.table.manners import Manners
from stolik.table.place import Place
from stolik.table.sitting import Sitting, SittingError, SittingFault
from stolik.table.table import LogError
from tests.table.sittings import gathered, phase, table_at


def names(sitting: Sitting) -> list[str]:
    return [place.name or place.bot or "-" for place in sitting.places]


def test_people_sit_down_where_a_seat_is_free_or_where_they_like() -> None:
    sitting = gathered("kurnik players=4", persons=0)
    sitting.sit("Ala", "a", 2)
    sitting.sit("Ola", "b")
    change = sitting.sit("Ala", "c")
    assert names(sitting) == ["Ola", "Ala 2", "Ala", "-"]
    assert change == Change(((3, SeatEntry(1, "Ala 2", "c")),))
    assert phase(sitting) is Phase.GATHERING


def test_bots_fill_what_is_free_and_make_room_for_people() -> None:
    sitting = gathered("kurnik players=4", persons=1)
    sitting.fill("plain")
    assert names(sitting) == ["Ala", "plain", "plain", "plain"]
    sitting.sit("Ola", "b", 2)
    sitting.sit("Ela", "c")
    assert names(sitting) == ["Ala", "Ela", "Ola", "plain"]
    assert not sitting.fill("greedy").entries
    sitting.fill("")
    assert names(sitting) == ["Ala", "Ela", "Ola", "-"]
    sitting.fill("greedy")
    assert names(sitting) == ["Ala", "Ela", "Ola", "greedy"]


def test_each_bot_has_a_level_and_a_pace_of_its_own() -> None:
    sitting = gathered("kurnik players=4", persons=1)
    sitting.fill("random", 2, "quick")
    sitting.fill("plain", pace="slow")
    sitting.fill("greedy", 3)
    assert [(place.bot, place.pace) for place in sitting.places[1:]] == [
        ("plain", "slow"),
        ("random", "quick"),
        ("greedy", "normal"),
    ]
    assert not sitting.fill("greedy", 3).entries
    with pytest.raises(SittingError):
        sitting.fill("plain", 0)
    sitting.move(0, 2)
    assert (sitting.places[0].bot, sitting.places[0].pace) == ("random", "quick"), "it takes its pace along"
    sitting.fill("", 0)
    assert names(sitting) == ["-", "plain", "Ala", "greedy"]
    assert sitting.places == Sitting.restore(parse_rule_set("kurnik players=4"), 7, sitting.log).places


def test_a_free_seat_is_taken_before_that_of_a_bot() -> None:
    sitting = gathered("kurnik players=4", persons=2, bots="plain")
    sitting.leave(1)
    sitting.sit("Ola", "b")
    assert names(sitting) == ["Ala", "Ola", "plain", "plain"]


def test_who_leaves_before_the_match_frees_the_seat() -> None:
    sitting = gathered(persons=2)
    sitting.ready(0, True)
    sitting.leave(1)
    assert sitting.places == (Place("Ala", "t0", ready=True), Place())
    sitting.sit("Olek", "t1")
    assert phase(sitting) is Phase.GATHERING


def test_the_match_begins_when_all_people_are_ready() -> None:
    sitting = gathered("kurnik players=4", persons=3, bots="plain")
    sitting.ready(0, True)
    sitting.ready(2, True)
    assert phase(sitting) is Phase.GATHERING
    change = sitting.ready(1, True)
    assert phase(sitting) is Phase.PLAYING
    assert [entry for _, entry in change.entries] == [ReadyEntry(1, True), DealEntry(0), DealEntry(1)]
    assert [number for number, _ in change.entries] == [7, 8, 9]
    assert [event.code for _, event in change.events][:2] == ["dealer_drawn", "deal_began"]
    assert {number for number, _ in change.events} == {8, 9}
    assert table_at(sitting).state.deal_number == 1
    assert not any(place.ready for place in sitting.places)


def test_a_free_seat_keeps_the_match_from_beginning_until_a_bot_takes_it() -> None:
    sitting = gathered("kurnik players=4", persons=2)
    for seat in (0, 1):
        sitting.ready(seat, True)
    assert phase(sitting) is Phase.GATHERING
    sitting.fill("plain")
    assert phase(sitting) is Phase.PLAYING


def test_bots_alone_do_not_begin() -> None:
    sitting = gathered(persons=0, bots="plain")
    assert phase(sitting) is Phase.GATHERING


def test_who_is_not_ready_any_more_says_so() -> None:
    sitting = gathered(persons=2)
    sitting.ready(0, True)
    sitting.ready(0, False)
    sitting.ready(1, True)
    assert phase(sitting) is Phase.GATHERING
    assert sitting.ready(1, True) == Change()
    sitting.ready(0, True)
    assert phase(sitting) is Phase.PLAYING


def test_other_rules_ask_everybody_anew() -> None:
    sitting = gathered(persons=2)
    sitting.ready(0, True)
    more = parse_rule_set("kurnik players=4 target=3000")
    change = sitting.change_rules(more)
    assert change == Change(((4, RulesEntry(more.text)),))
    assert sitting.rule_set == more
    assert names(sitting) == ["Ala", "Olek", "-", "-"]
    assert not sitting.places[0].ready
    sitting.ready(0, True)
    assert sitting.change_rules(more) == Change()
    assert sitting.places[0].ready


def test_who_agreed_to_one_time_for_answers_is_asked_anew_about_another() -> None:
    sitting = gathered("choina players=3", persons=3)
    sitting.ready(0, True)
    change = sitting.agree(Manners(patience="long"))
    assert change == Change(((5, MannersEntry(Manners(patience="long"))),))
    assert not sitting.places[0].ready
    sitting.ready(0, True)
    assert sitting.agree(Manners(patience="long")) == Change()
    assert sitting.places[0].ready


def test_the_time_for_answers_is_read_from_the_log_and_stays_once_the_match_has_begun() -> None:
    sitting = gathered("choina players=3", persons=3)
    sitting.agree(Manners(patience="short"))
    for seat in range(3):
        sitting.ready(seat, True)
    choina = parse_rule_set("choina players=3")
    assert Sitting.restore(choina, sitting.seed, sitting.log).manners.patience == "short"
    with pytest.raises(SittingError):
        sitting.agree(Manners(patience="long"))
    with pytest.raises(LogError):
        Sitting.restore(choina, sitting.seed, [*sitting.log, MannersEntry(Manners(patience="long"))])


def test_who_opens_the_piles_asks_everybody_anew_and_the_log_keeps_it() -> None:
    sitting = gathered("cassino", persons=2)
    sitting.ready(0, True)
    assert sitting.agree(Manners(open_piles=True)) == Change(((4, MannersEntry(Manners(open_piles=True))),))
    assert sitting.manners.open_piles
    assert not sitting.places[0].ready
    assert sitting.agree(Manners(open_piles=True)) == Change()
    assert Sitting.restore(parse_rule_set("cassino"), sitting.seed, sitting.log).manners.open_piles
    sitting.agree(Manners())
    assert not sitting.manners.open_piles


def test_the_seat_of_who_is_gone_can_be_freed_by_others_before_the_match_alone() -> None:
    sitting = gathered(persons=2)
    assert sitting.free(0, 1, {1}) == Change(((3, SeatEntry(1)),))
    assert names(sitting) == ["Ala", "-"]
    sitting.sit("Ola", "b")
    for seat in (0, 1):
        sitting.ready(seat, True)
    with pytest.raises(SittingError) as caught:
        sitting.free(0, 1, {1})
    assert caught.value.code is SittingFault.ALREADY_BEGUN


def test_fewer_players_send_bots_away_but_no_people() -> None:
    sitting = gathered("kurnik players=4", persons=2, bots="plain")
    sitting.change_rules(parse_rule_set("kurnik"))
    assert names(sitting) == ["Ala", "Olek"]
    for seat in (0, 1):
        sitting.ready(seat, True)
    assert table_at(sitting).rule_set == parse_rule_set("kurnik")


def test_a_person_without_a_token_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(ValueError, match="token"):
        gathered(persons=0).sit("Ala", "")

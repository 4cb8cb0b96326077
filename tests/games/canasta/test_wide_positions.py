"""Positions with second melds, sequences, sets of wild cards and bonus cards: read, written, and read back."""

from __future__ import annotations

from random import Random

import pytest

import stolik
from stolik.games.canasta.options import SCHEMA
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.table_melds import table_melds
from stolik.games.option import Value
from stolik.games.registry import game_of
from stolik.games.violation import NotationError
from tests.support.cores import fields
from tests.support.positions import canasta, codes, do, table
from tests.support.random_play import choose

PLAYING = "turn 0 play drew"
HAND = "hand 0: 8h 8h 8h 8c 5h 6h 7h 9h 2 2 2 2 2 2 Jk Kc Qd Js"
PRESETS = [preset.id for preset in SCHEMA.presets if preset.stated("packs", preset.players[0]) == 3]


def read_back(state: CanastaState) -> CanastaState:
    """The state that the text of one is read as; it must be the same, steps included."""
    again = canasta(game_of(state.rule_set).position(state.text()))
    assert fields(again.core) == fields(state.core)
    assert again.text() == state.text()
    assert [action.text for action in again.legal()] == [action.text for action in state.legal()]
    return again


def turn_words(state: CanastaState) -> set[str]:
    line = next(line for line in state.text().splitlines() if line.startswith("turn"))
    return set(line.split()[2:])


def line_of(state: CanastaState, head: str) -> str:
    return next(line for line in state.text().splitlines() if line.startswith(head))


# -- round trips -----------------------------------------------------------------------------------------------------

Case = tuple[tuple[str, ...], tuple[str, ...], set[str], dict[str, Value]]
STATES: dict[str, Case] = {
    "a first meld was begun": ((PLAYING, "melds 0: KKK", HAND), ("lay 8h8h8h",), {"begun=8"}, {}),
    "a second meld was begun": ((PLAYING, "melds 0: 888", HAND), ("lay 8h8h8h",), {"begun=8/2"}, {}),
    "both melds were begun": (
        (PLAYING, "melds 0: KKK", "hand 0: 8h 8h 8h 8c 8c 2 4c 5d Js"),
        ("lay 8h8h8h", "lay 8c8c2"),
        {"begun=8,8/2"},
        {},
    ),
    "a run was begun": ((PLAYING, "melds 0: KKK", HAND), ("run 5h6h7h",), {"begun=5h-7h"}, {}),
    "a run was begun beside an equal one": (
        (PLAYING, "melds 0: 5h6h7h", HAND),
        ("run 5h6h7h",),
        {"begun=5h-7h"},
        {},
    ),
    "an older run was lengthened": (
        (PLAYING, "melds 0: 4h5h6h", HAND),
        ("extend 4h-6h high",),
        {"onto_partner"},
        {},
    ),
    "a set of wild cards was begun": ((PLAYING, "melds 0: KKK", HAND), ("lay 22Jk",), {"begun=2"}, {}),
    "a bolivia was begun and finished": (
        (PLAYING, "melds 0: KKK", HAND, "bonus 0 1"),
        ("lay 222222Jk",),
        {"own_bolivia"},
        {},
    ),
    "an older set was finished": ((PLAYING, "melds 0: 222222", HAND), ("add 2 to 2",), {"onto_partner"}, {}),
    "two melds of a turn were joined": (
        (PLAYING, "melds 0: KKK", "hand 0: 8h 8h 8h 8c 8c 8c 4c 5d Js"),
        ("lay 8c8c8c", "lay 8h8h8h", "join 8"),
        {"begun=8"},
        {},
    ),
    "an older meld was joined": (
        (PLAYING, "melds 0: 888", HAND),
        ("lay 8h8h8h", "join 8"),
        {"onto_partner"},
        {},
    ),
    "two sets of black threes": (
        (PLAYING, "melds 0: 333", "hand 0: 3 3 3 Kc Qd"),
        ("lay 333",),
        {"begun=3/2"},
        {},
    ),
    "an opening of a run is short": (
        (PLAYING, "hand 0: 9s 10s Js Qs Ac Ad Ah 4c 5d 6d"),
        ("run 9s10sJs",),
        {"owed=30", "begun=9s-Js"},
        {},
    ),
    "a pile waits for the minimum": (
        ("pile 4c 8d", "hand 0: 8h 8h Ac Ad Ah 4c 5d 6d"),
        ("take 8h 8h",),
        {"took", "owed=30", "pile_waits", "begun=8"},
        {},
    ),
    "a free set of black threes": (
        (PLAYING, "hand 0: 3 3 3 Ac Ad Ah 4c 5d"),
        ("lay 333",),
        {"begun=3"},
        {"black3_before_opening": "free"},
    ),
}


@pytest.mark.parametrize(("lines", "steps", "words", "options"), STATES.values(), ids=STATES)
def test_a_position_reads_back_to_the_same_state(
    lines: tuple[str, ...], steps: tuple[str, ...], words: set[str], options: dict[str, Value]
) -> None:
    state = table(*lines, preset="combo", **options)
    do(state, *steps)
    assert words <= turn_words(state)
    read_back(state)


@pytest.mark.parametrize("preset", PRESETS)
def test_whole_matches_read_back_at_every_step(preset: str) -> None:
    random = Random(4)
    state = canasta(stolik.game(preset).deal(8))
    steps = 0
    while state.need is stolik.Need.SEAT and steps < 400:
        if steps % 3 == 0:
            read_back(state)
        state.apply(choose(state, random))
        steps += 1
    assert steps > 300
    read_back(state)


# -- the bonus cards -------------------------------------------------------------------------------------------------

LAST_CARDS = (
    "pile 4c 9s 8d",
    "hand 0: 8h 8h 9h 9h Qc Qd",
    "hand 1: 9c 9d 4 5",
    "hand 2: 4 5 6 10",
    "hand 3: ...",
    "melds 0: 8888 KKK",
    "melds 1: QQQ",
)
STOCK = "stock 5d 6d"


@pytest.mark.rule("D57")
def test_who_bought_before_the_bonus_took_the_last_stock_card_is_no_last_buyer() -> None:
    state = table(*LAST_CARDS, STOCK, preset="combo")
    events = do(state, "take 8h 8h")
    assert "bonus_drew" in codes(events)
    assert state.view(0).stock_size == 0
    assert "bonus" in turn_words(state)
    again = read_back(state)
    do(again, "discard 9h")
    assert again.view(-1).turn_seat == 1


@pytest.mark.rule("D33", "C39")
def test_who_buys_with_the_stock_empty_from_the_start_is_the_last() -> None:
    state = table(*LAST_CARDS, "stock -", preset="combo")
    assert "bonus_drew" not in codes(do(state, "take 8h 8h"))
    assert "bonus" not in turn_words(state)
    again = read_back(state)
    assert again.view(0).last_buy
    assert "deal_ended_stock" in codes(do(again, "discard 9h"))


@pytest.mark.rule("D23", "D26")
@pytest.mark.parametrize(
    ("melds", "trigger", "left"),
    [
        ((), "first_canasta_in_deal", "bonus 0 1"),
        (("melds 1: KKKKKKK",), "first_canasta_in_deal", "bonus -"),
        (("melds 1: 5h6h7h8h9h10hJh",), "first_canasta_in_deal", "bonus -"),
        (("melds 0: 2222222",), "first_canasta_in_deal", "bonus -"),
        (("melds 0: 888 8888888",), "first_canasta_in_deal", "bonus -"),
        (("melds 0: KKKKKK 222222 5h6h7h8h9h10h",), "first_canasta_in_deal", "bonus 0 1"),
        (("melds 1: KKKKKKK",), "first_canasta_of_each_side", "bonus 0"),
        (("melds 0: KKKKKKK", "melds 1: 2222222"), "first_canasta_of_each_side", "bonus -"),
    ],
)
def test_without_a_line_the_canastas_on_the_table_say_who_can_earn_the_bonus(
    melds: tuple[str, ...], trigger: str, left: str
) -> None:
    state = table(*melds, preset="combo", bonus_trigger=trigger)
    assert line_of(state, "bonus") == left
    read_back(state)


@pytest.mark.rule("D57")
def test_the_bonus_that_a_player_who_had_to_go_out_left_stays_written() -> None:
    going_out: dict[str, Value] = {"going_out": True, "black3_melds": "going_out", "canastas_to_go_out": 1}
    state = table(PLAYING, "melds 0: KKKKKK QQQ", "hand 0: 3 3 3 Kd 4", "hand 1: 4", preset="combo", **going_out)
    events = do(state, "lay 333", "add Kd")
    assert "canasta_natural" in codes(events)
    assert "bonus_drew" not in codes(events)
    assert line_of(read_back(state), "bonus") == "bonus 0 1"


def test_a_game_without_bonus_cards_has_no_bonus_line() -> None:
    assert "\nbonus" not in table(preset="samba").text()


# -- what the lines mean ---------------------------------------------------------------------------------------------


@pytest.mark.rule("C14")
def test_the_first_meld_of_a_rank_that_is_written_is_the_first() -> None:
    state = table("melds 0: 8882 KKK 8888", preset="samba")
    view = state.view(-1)
    assert [(meld.target, meld.size, meld.wilds) for meld in table_melds(view, 0)] == [
        ("8", 4, 1),
        ("8/2", 4, 0),
        ("K", 3, 0),
    ]
    assert (view.nat[0] >> 32 & 15, view.twos[0] >> 32 & 15) == (3, 1)
    assert (view.nat[2] >> 32 & 15, view.twos[2] >> 32 & 15) == (4, 0)


def test_the_cards_of_a_run_may_be_written_in_any_order() -> None:
    state = table("melds 1: 7s5s8s6s", preset="samba")
    assert line_of(state, "melds 1") == "melds 1: 5s6s7s8s"


@pytest.mark.rule("D12")
def test_a_set_of_wild_cards_is_counted_apart_from_the_finished_ones() -> None:
    view = table("melds 0: 2222222 22Jk", preset="combo").view(-1)
    assert (view.nat[0] >> 4 & 15, view.nat[0] & 15) == (2, 1)
    assert len(view.bolivias[0]) == 1


@pytest.mark.rule("C1", "D1", "E1")
@pytest.mark.parametrize("preset", PRESETS)
def test_three_packs_have_three_of_every_card(preset: str) -> None:
    held = table("hand 0: 7h 7h 7h Jkr Jkr Jkr 4", preset=preset).view(0).cards
    assert len(held) == 7
    with pytest.raises(NotationError) as caught:
        table("hand 0: 7h 7h 7h 7h 4", preset=preset)
    assert (caught.value.code, caught.value.params["card"]) == ("too_many_of_card", "7h")


def test_the_lines_of_a_hand_are_kept_where_sequences_are_melded() -> None:
    hand = "hand 0: 5h 5h 6h 7s Jk 2 3"
    assert table(hand, preset="samba").view(0).lines == (0, 0, 2 << 20 | 1 << 24, 1 << 28)
    assert table(hand, preset="combo-basic").view(0).lines == (0, 0, 0, 0)
    assert table(hand, preset="samba").view(1).lines != table(hand, preset="samba").view(0).lines


@pytest.mark.parametrize(
    ("words", "laid"),
    [
        ("begun=8 melds 0: 888", "laid -"),
        ("begun=8 melds 0: 888 888", "laid 0 2"),
        ("begun=8,8/2 melds 0: 888 888", "laid -"),
        ("begun=5h-7h melds 0: 5h6h7h 5h6h7h", "laid 0 2"),
        ("begun=5h-7h,5h-7h melds 0: 5h6h7h 5h6h7h", "laid -"),
        ("begun=2 melds 0: 222", "laid -"),
        ("begun=2 melds 0: 222 2222222", "laid 0 2"),
        ("begun=2 own_bolivia melds 0: 222 2222222", "laid -"),
        ("own_bolivia melds 0: 2222222 22222JkJk", "laid 0 2"),
    ],
)
def test_melds_of_this_turn_are_none_from_before_it(words: str, laid: str) -> None:
    turn, _, down = words.partition(" melds")
    state = table(f"{PLAYING} lays=1 {turn}", f"melds{down}", "hand 0: 4 5 6", preset="combo")
    assert line_of(state, "laid") == laid
    read_back(state)


# -- melds against the rules -----------------------------------------------------------------------------------------


def fault(*lines: str, preset: str, **options: Value) -> tuple[str, str]:
    """The code of what is wrong with a position, and the text from the place on that is named."""
    with pytest.raises(NotationError) as caught:
        table(*lines, preset=preset, **options)
    return caught.value.code, caught.value.text[caught.value.at :].partition("\n")[0]


@pytest.mark.rule("C15", "C16", "D16")
@pytest.mark.parametrize(
    "word", ["5h6h8h", "5h6s7h", "5h6h", "Kh2hAh", "Kh2Ah", "3s4s5s", "QhKhAh4h", "5h67h", "5h6h6h7h"]
)
def test_what_is_no_sequence_is_refused(word: str) -> None:
    code, place = fault(f"melds 0: KKK {word}", preset="samba")
    assert code == "no_run"
    assert place == word


@pytest.mark.rule("C17", "C18")
def test_a_sequence_has_seven_cards_at_most() -> None:
    assert table("melds 0: 8dJd7d9d10dKdQd", preset="samba").core.runs[0] == (1 << 8 | 7 << 4 | 13,)
    assert fault("melds 0: 4d5d6d7d8d9d10dJd", preset="samba")[0] == "meld_too_large"


@pytest.mark.rule("C14", "D18")
def test_a_third_meld_of_a_rank_is_refused_where_it_stands() -> None:
    assert fault("melds 0: 888 888 888 KKK", preset="combo") == ("third_meld", "888 KKK")
    assert fault("melds 0: 888 888", preset="samba", second_meld_same_rank=False)[0] == "meld_twice"


@pytest.mark.rule("D19", "D20", "C25")
def test_black_threes_lie_in_sets_of_three_or_four_or_in_one_last_meld() -> None:
    for sets in ("333", "3333", "333 333"):
        assert line_of(table(f"melds 0: {sets}", preset="combo"), "melds 0").count(" ") == 2 + sets.count(" ")
    assert fault("melds 0: 33333", preset="combo")[0] == "meld_too_large"
    assert fault("melds 0: 333", preset="samba")[0] == "black_threes_without_out"
    going_out = (f"{PLAYING} must_out", "hand 0: 4", "melds 0: 33333 KKKKKKK QQQQQQQ")
    assert table(*going_out, preset="samba").core.nat[0] >> 12 & 15 == 5
    assert fault("melds 0: 333", preset="combo-basic")[0] == "no_meld"


@pytest.mark.rule("D11", "C12", "D17")
def test_a_rank_meld_has_two_wild_cards_and_in_combo_seven_cards_at_most() -> None:
    table("melds 0: 8888822", preset="combo")
    assert fault("melds 0: 888222", preset="combo")[0] == "meld_too_wild"
    assert fault("melds 0: 88888888", preset="combo")[0] == "meld_too_large"
    table("melds 0: 88888888", preset="samba")


@pytest.mark.rule("C14", "C20")
def test_joined_melds_may_hold_wild_cards_that_could_not_have_been_added() -> None:
    """Six naturals take three wild cards here, but the third would come to a finished canasta unless two melds join."""
    options: dict[str, Value] = {"wild_ratio": "two_nat_per_wild"}
    state = table(PLAYING, "melds 0: 888822 882", "hand 0: 4 5 6", preset="samba", **options)
    do(state, "join 8")
    read_back(state)
    assert fault("melds 0: 888888222", preset="samba", merge_same_rank=False, **options)[0] == "meld_too_wild"


@pytest.mark.rule("C13", "D12")
def test_melds_of_wild_cards_are_combo_alone() -> None:
    assert fault("melds 0: 222", preset="samba")[0] == "no_meld"
    assert fault("melds 0: 22", preset="combo")[0] == "no_meld"
    assert fault("melds 0: 22222222", preset="combo")[0] == "meld_too_large"
    assert fault("melds 0: 222 2JkJk", preset="combo") == ("open_wild_sets", "2JkJk")


def test_what_an_opening_still_owes_counts_every_meld() -> None:
    lines = ("melds 0: 9s10sJs 22Jk", "hand 0: 4 5 6 7 8")
    turn = f"{PLAYING} lays=2 begun=2,9s-Js"
    state = table(f"{turn} owed=20", *lines, "scores 7000 0", preset="combo")
    assert state.view(1).owed == 20
    assert fault(f"{turn} owed=30", *lines, "scores 7000 0", preset="combo")[0] == "owed_mismatch"

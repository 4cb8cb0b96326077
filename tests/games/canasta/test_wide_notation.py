"""Steps and plays as people write them where a side may have second melds, sequences and sets of wild cards."""

from __future__ import annotations

import pytest

from stolik.cards import cards_text
from stolik.games.action import Action, Play
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.table_melds import table_melds
from stolik.games.option import Value
from stolik.games.violation import NotationError, RuleViolation
from tests.support.positions import classes, do, legal_texts, table, verdict

PLAYING = "turn 0 play drew"


def steps(state: CanastaState, text: str) -> list[str]:
    """The steps that a text means."""
    meant = state.parse(text)
    return [meant.text] if isinstance(meant, Action) else [action.text for action in meant.steps]


def needed(state: CanastaState, text: str) -> object:
    """The rank of the card whose suit a text must name."""
    with pytest.raises(NotationError) as caught:
        state.parse(text)
    assert caught.value.code == "suit_needed"
    return caught.value.params["card"]


def reading(state: CanastaState, text: str) -> tuple[str, str]:
    """The code and the rule with which reading a text refuses it."""
    with pytest.raises(RuleViolation) as caught:
        state.parse(text)
    return caught.value.code, caught.value.rule


def melds(state: CanastaState, side: int = 0) -> list[str]:
    return [f"{meld.target}:{meld.size}" for meld in table_melds(state.core, side)]


# -- suits -----------------------------------------------------------------------------------------------------------

SUITS = (PLAYING, "melds 0: KKK QQQ QQQ", "hand 0: 8h 8s 8s 9d 9d Kc 4c 4d Qh 2 2 Jk Jk 3 3")


@pytest.mark.rule("C15")
@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("discard 9", ["discard 9d"]),
        ("discard K", ["discard Kc"]),
        ("discard 2", ["discard 2"]),
        ("discard 3", ["discard 3"]),
        ("add K", ["add Kc"]),
        ("add Q to Q/2", ["add Qh to Q/2"]),
        ("add Q/2", ["add Qh to Q/2"]),
        ("add Q to Q", ["add Qh"]),
        ("add 2 to Q/2", ["add 2 to Q/2"]),
        ("add Jk 2 to K", ["add Jk to K", "add 2 to K"]),
        ("lay 888", ["lay 8h8s8s"]),
        ("lay 8s8s2", ["lay 8s8s2"]),
        ("lay 8h82", ["lay 8h8s2"]),
        ("lay 992", ["lay 9d9d2"]),
        ("lay Jk99", ["lay 9d9dJk"]),
        ("lay 8s8h8s", ["lay 8h8s8s"]),
        ("lay 8882", ["lay 8h8s8s", "add 2 to 8"]),
        ("LAY 8h 8s 8s", ["lay 8h8s8s"]),
    ],
)
def test_suits_may_be_left_out_where_the_hand_leaves_one_choice(text: str, meant: list[str]) -> None:
    assert steps(table(*SUITS, preset="samba"), text) == meant


@pytest.mark.rule("C15")
@pytest.mark.parametrize(
    ("text", "card"),
    [("discard 8", "8"), ("discard 4", "4"), ("lay 882", "8"), ("lay 8s82", "8"), ("add Kc; discard 4", "4")],
)
def test_a_suit_is_asked_for_where_the_hand_leaves_more_than_one_choice(text: str, card: str) -> None:
    assert needed(table(*SUITS, preset="samba"), text) == card


@pytest.mark.rule("C15")
@pytest.mark.parametrize("text", ["discard 7", "lay 8888", "lay 777", "lay 9s9d9d", "add A", "discard 4h", "run 789"])
def test_cards_that_are_not_held_are_refused_as_such(text: str) -> None:
    assert verdict(table(*SUITS, preset="samba"), text) in ("not_in_hand", "no_such_meld")


def test_what_earlier_steps_of_a_play_moved_is_no_choice_any_more() -> None:
    state = table(PLAYING, "melds 0: 888 444", "hand 0: 8h 8s 4c 4d Kc Qd", preset="samba")
    assert needed(state, "add 8") == "8"
    assert steps(state, "add 8h; add 8") == ["add 8h", "add 8s"]
    assert steps(state, "add 4c; add 8s; discard 4") == ["add 4c", "add 8s", "discard 4d"]


def test_the_rest_of_a_pile_is_in_the_hand_for_the_next_step_of_a_play() -> None:
    state = table("pile Jh Jh Jh 8d", "hand 0: 8h 8s Kc Qd 4 5", "melds 0: KKK", preset="samba")
    assert steps(state, "take 8 8; lay JJJ") == ["take 8h 8s", "lay JhJhJh"]
    assert verdict(state, "take 8 8; lay JJJ") == "legal"


def test_bonus_cards_that_nobody_has_seen_do_not_change_what_a_play_means() -> None:
    """Whatever lies on the stock, the text is read alike, and the play refused alike: it would show new cards."""
    lines = (PLAYING, "melds 0: KKKKKK QQQ", "hand 0: Kc Qd 4 5")
    for stock in ("stock Qh Qs Jc ...", "stock 9h 9s 9c ..."):
        state = table(*lines, stock, preset="combo")
        assert steps(state, "add K; add Q") == ["add Kc", "add Qd"]
        assert verdict(state, "add K; add Q") == "play_brings_bonus"


@pytest.mark.rule("C16")
def test_wild_cards_may_be_named_where_naturals_are() -> None:
    state = table(PLAYING, "melds 0: KKK", "hand 0: 8h 8s 2c 2h Jkr 4 5", preset="samba")
    meant = state.parse("lay 8s8h2h")
    assert isinstance(meant, Action)
    assert meant.text == "lay 8h8s2h"
    do(state, "lay 8s8h2h")
    assert classes(state.view(0).cards) == "Jk 2 4 5"
    assert cards_text(table_melds(state.core, 0)[0].cards) == "8h 8s 2h"


# -- second melds ----------------------------------------------------------------------------------------------------

SECOND = (PLAYING, "melds 0: 888 KKK", "hand 0: 8 8 8 8 2 4 5 6 7")


@pytest.mark.rule("C14", "D18", "E7")
@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("lay 888", ["lay 888"]),
        ("lay 8888", ["lay 888", "add 8/2"]),
        ("lay 8882", ["lay 888", "add 2 to 8/2"]),
        ("lay 882", ["lay 882"]),
        ("add 8 8", ["add 8", "add 8"]),
        ("add 88", ["add 8", "add 8"]),
        ("add 8 to 8", ["add 8"]),
        ("add 8 to 8/2", ["add 8/2"]),
        ("add 8/2", ["add 8/2"]),
        ("add 2 to 8/2", ["add 2 to 8/2"]),
        ("lay 888; add 8 to 8/2", ["lay 888", "add 8/2"]),
        ("join 8", ["join 8"]),
    ],
)
def test_a_lay_is_always_a_new_meld_where_second_ones_are_allowed(text: str, meant: list[str]) -> None:
    assert steps(table(*SECOND, preset="combo-basic"), text) == meant


@pytest.mark.rule("C14")
def test_the_third_meld_of_a_rank_is_refused() -> None:
    state = table(PLAYING, "melds 0: 888 888", "hand 0: 8 8 8 4 5", preset="combo-basic")
    assert verdict(state, "lay 888") == "two_melds_per_rank"
    assert reading(state, "lay 88") == ("meld_too_small", "A38")


@pytest.mark.rule("C14")
def test_two_melds_of_a_rank_laid_in_one_play_are_the_first_and_the_second() -> None:
    state = table(PLAYING, "melds 0: KKK", "hand 0: 8 8 8 8 8 8 8 4 5", preset="combo-basic")
    do(state, "open 888 8888")
    assert melds(state) == ["8:3", "8/2:4", "K:3"]


def test_without_second_melds_a_lay_of_a_melded_rank_adds() -> None:
    lines = (PLAYING, "melds 0: 888 KKK", "hand 0: 8h 8h 8h 2 4 5 6 7")
    state = table(*lines, preset="samba", second_meld_same_rank=False)
    assert steps(state, "lay 8882") == ["add 8h", "add 8h", "add 8h", "add 2 to 8"]
    assert steps(state, "lay 8") == ["add 8h"]


@pytest.mark.rule("D60")
def test_a_pair_may_be_taken_to_the_second_meld() -> None:
    lines = ("pile 4 Jd", "hand 0: Jh Js 5 6 7", "melds 0: JJJJJJJ")
    state = table(*lines, preset="combo")
    assert steps(state, "take J J to J/2") == ["take Jh Js to J/2"]
    assert {text for text in legal_texts(state) if text.startswith("take")} == {"take Jh Js to J/2"}
    do(state, "take J J to J/2")
    assert melds(state) == ["J:7", "J/2:3"]
    plain = table(*lines, preset="combo-basic")
    assert steps(plain, "take J J to J/2") == ["take J J to J/2"]
    assert steps(plain, "take Jh Js to J/2") == ["take Jh Js to J/2"]
    do(plain, "take Js Jh to J/2")
    assert melds(plain) == ["J:7", "J/2:3"]


def test_a_pair_goes_to_a_meld_of_its_own_rank() -> None:
    state = table("pile 4 Jd", "hand 0: Jh Js 5 6 7", "melds 0: JJJ KKK", preset="samba")
    assert steps(state, "take J J to J") == ["take Jh Js"]
    assert reading(state, "take J J to K")[0] == "one_rank"


@pytest.mark.rule("D19", "D20")
def test_black_threes_are_laid_by_three_or_four() -> None:
    state = table(PLAYING, "melds 0: KKK", "hand 0: 3 3 3 3 3 4 5", preset="combo")
    assert steps(state, "lay 333") == ["lay 333"]
    assert steps(state, "lay 3c3s3c3s") == ["lay 3c3c3s3s"]
    assert reading(state, "lay 33333") == ("black_threes_four", "D19")
    do(state, "lay 333")
    assert verdict(state, "add 3") == "black_threes_closed"
    assert reading(state, "add 3 to 3/2") == ("black_threes_closed", "D20")
    assert reading(state, "lay 332")[0] == "no_wild_with_threes"


# -- sequences -------------------------------------------------------------------------------------------------------

RUNS = (PLAYING, "melds 0: 5h6h7h 8s9s10sJsQsKsAs", "hand 0: 3 4h 5c 5h 6c 6h 7c 7h 8c 8h 9h Jd Qd Kd Qc Jk 2")


@pytest.mark.rule("C15", "C17", "D14")
@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("run 5c6c7c", ["run 5c6c7c"]),
        ("lay 5c6c7c", ["run 5c6c7c"]),
        ("lay 7c 5c 6c", ["run 5c6c7c"]),
        ("lay 5c67", ["run 5c6c7c"]),
        ("lay JQK", ["run JdQdKd"]),
        ("run J Q K", ["run JdQdKd"]),
        ("lay 5c6c7c8c", ["run 5c6c7c", "extend 5c-7c high"]),
        ("run 5h6h7h8h9h", ["run 5h6h7h", "extend 5h-7h high", "extend 5h-8h high"]),
        ("open JQK 5c6c7c", ["run JdQdKd", "run 5c6c7c"]),
        ("extend 5h-7h high", ["extend 5h-7h high"]),
        ("extend 5h-7h LOW", ["extend 5h-7h low"]),
        ("add 8h to 5h-7h", ["extend 5h-7h high"]),
        ("add 8 to 5h-7h", ["extend 5h-7h high"]),
        ("add 4 to 5h-7h", ["extend 5h-7h low"]),
        ("add 9 4 8 to 5h-7h", ["extend 5h-7h high", "extend 5h-8h high", "extend 5h-9h low"]),
    ],
)
def test_a_sequence_is_three_cards_and_the_others_one_by_one(text: str, meant: list[str]) -> None:
    assert steps(table(*RUNS, preset="samba"), text) == meant


def test_the_only_end_that_the_hand_can_lengthen_need_not_be_named() -> None:
    state = table(PLAYING, "melds 0: 5h6h7h JdQdKd", "hand 0: 8h Ad 4c 9s", preset="samba")
    assert steps(state, "extend 5h-7h") == ["extend 5h-7h high"]
    assert steps(state, "extend Jd-Kd") == ["extend Jd-Kd high"]


@pytest.mark.rule("C15")
def test_the_suit_of_a_sequence_is_asked_for_where_two_could_be_meant() -> None:
    assert needed(table(*RUNS, preset="samba"), "lay 567") == "5"


@pytest.mark.rule("C15", "C16", "C18")
@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("lay 5c6c8c", ("run_gap", "C15")),
        ("run 5c5c6c7c", ("run_rank_twice", "C15")),
        ("run 5c5d6c7c", ("run_one_suit", "C15")),
        ("add 9h to 5h-7h", ("run_gap", "C15")),
        ("add 6h to 5h-7h", ("run_gap", "C15")),
        ("lay 5c6c7h", ("run_one_suit", "C15")),
        ("add 8c to 5h-7h", ("run_one_suit", "C15")),
        ("lay JdQd", ("run_too_short", "C15")),
        ("lay 5c6c2", ("run_no_wild", "C16")),
        ("lay 5c6c7cJk", ("run_no_wild", "C16")),
        ("add Jk to 5h-7h", ("run_no_wild", "C16")),
        ("run 3c4c5c", ("run_no_threes", "C16")),
        ("add 3 to 4h-6h", ("run_no_threes", "C16")),
        ("lay KdAd4d", ("run_ends", "C15")),
        ("lay Ah4h5h", ("run_ends", "C15")),
        ("extend Qs-As high", ("run_ends", "C15")),
        ("extend 4h-6h low", ("run_ends", "C15")),
        ("lay 5h6h7h8h9h10hJhQh", ("run_full", "C18")),
        ("extend 8s-As low", ("run_full", "C18")),
        ("lay 889", ("neither_meld", "C15")),
        ("lay 8h8s9h", ("neither_meld", "C15")),
    ],
)
def test_what_makes_no_sequence_is_refused_with_its_rule(text: str, fault: tuple[str, str]) -> None:
    assert reading(table(*RUNS, preset="samba"), text) == fault


@pytest.mark.rule("C8")
def test_the_top_card_is_taken_onto_a_sequence_at_the_end_that_it_fits() -> None:
    melds_line = "melds 0: 5h6h7h"
    high = table("pile 4c 8h", melds_line, "hand 0: 9 10 J", preset="samba")
    assert steps(high, "take onto 5h-7h") == ["take onto 5h-7h high"]
    low = table("pile 9c 4h", melds_line, "hand 0: 9 10 J", preset="samba")
    assert steps(low, "take onto 5h-7h") == ["take onto 5h-7h low"]
    assert steps(low, "take onto 5h-7h high") == ["take onto 5h-7h high"]
    assert verdict(low, "take onto 5h-7h high") == "not_top_card"
    do(low, "take onto 5h-7h")
    assert melds(low) == ["4h-7h:4"]


def test_a_game_without_sequences_says_so() -> None:
    for preset in ("combo-basic", "kurnik"):
        state = table(PLAYING, "hand 0: 5h 6h 7h 8h", preset=preset)
        assert reading(state, "run 5h6h7h")[0] == "no_sequences"
        assert reading(state, "extend 5h-7h high")[0] == "no_sequences"
        assert reading(state, "lay 5h6h7h")[0] == "one_rank"
        assert reading(state, "add 8h to 5h-7h")[0] == "no_sequences"
        taking = table("pile 4 8h", "hand 0: 5h 6h 7h 8h", "melds 0: KKK", preset=preset)
        assert reading(taking, "take onto 5h-7h")[0] == "no_sequences"
        assert reading(taking, "join 5h-7h")[0] == "no_sequences"


@pytest.mark.rule("A40")
def test_a_game_with_one_meld_of_each_rank_has_none_that_is_named_as_second() -> None:
    for text in ("add 9 to 9/2", "add 9/2", "add 2 to 9/2", "join 9/2", "take onto 9/2", "take 9 9 to 9/2"):
        state = table("pile 4 9" if text.startswith("take") else PLAYING, "hand 0: 9 9 2 8 7", "melds 0: 999 KKK")
        assert verdict(state, text) == "one_meld_per_rank"


# -- sets of wild cards ----------------------------------------------------------------------------------------------

WILDS = (PLAYING, "melds 0: KKK", "hand 0: 2c 2h 2h 2s Jkr Jkb Jkb 8h 9h 4c")


@pytest.mark.rule("D12")
@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("lay 222", ["lay 222"]),
        ("lay Jk22", ["lay 22Jk"]),
        ("lay JkJkJk", ["lay JkJkJk"]),
        ("lay 2JkJk2", ["lay 22Jk", "add Jk to 2"]),
        ("lay 2h2cJkb", ["lay 2c2hJkb"]),
        ("lay 222; add 2 Jk to 2", ["lay 222", "add 2 to 2", "add Jk to 2"]),
        ("lay 222; add Jkb to 2", ["lay 222", "add Jkb to 2"]),
        ("open 222 89", []),
    ],
)
def test_wild_cards_are_laid_twos_first(text: str, meant: list[str]) -> None:
    state = table(*WILDS, preset="combo")
    if meant:
        assert steps(state, text) == meant
    else:
        assert reading(state, text)[0] == "run_too_short"


@pytest.mark.rule("D13")
def test_seven_wild_cards_in_one_text_are_a_bolivia() -> None:
    state = table(*WILDS, preset="combo")
    do(state, "lay 2222JkJkJk")
    assert melds(state) == ["K:3", ":7"]


@pytest.mark.rule("D12", "D54", "D55")
def test_sets_of_wild_cards_take_wild_cards_alone() -> None:
    state = table(PLAYING, "melds 0: KKK 222", "hand 0: Kc Kd 2 2 2 Jk 8h 9h", preset="combo")
    assert reading(state, "add Kc to 2") == ("wild_set_only_wilds", "D12")
    assert verdict(state, "lay 222") == "one_wild_set"
    assert reading(state, "lay 22") == ("meld_too_small", "A38")
    assert reading(state, "join 2")[0] == "nothing_to_join"
    assert reading(state, "take onto 2")[0] == "already_taken"


@pytest.mark.rule("C13")
def test_a_game_without_sets_of_wild_cards_says_so() -> None:
    state = table(PLAYING, "melds 0: KKK", "hand 0: 2 2 2 Jk 8h Kc", preset="samba")
    assert reading(state, "lay 222")[0] == "no_wild_melds"
    assert reading(state, "add 2 to 2")[0] == "no_wild_melds"
    assert reading(state, "add Kc to 2")[0] == "no_wild_melds"
    assert (
        reading(table("pile 4 5", "melds 0: KKK", "hand 0: 2 2 8h", preset="samba"), "take onto 2")[0]
        == "no_wild_melds"
    )


# -- every step ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("samba", {"take_with_wild": True}),
        ("samba", {"second_meld_same_rank": False, "take_top_only_to_go_out": True}),
        ("combo", {}),
        ("combo-basic", {"take_with_wild": True}),
    ],
)
def test_the_text_of_a_legal_step_means_that_step(preset: str, options: dict[str, Value]) -> None:
    runs = "" if preset == "combo-basic" else " 5h6h7h"
    hand = "hand 0: 8c 8d 9h 10h Jh Jh Js 2 Jk 3 3 3 4 4 4 Kc"
    state = table("pile 4c 8h", hand, f"melds 0: 888 KKKK{runs}", preset=preset, **options)
    seen = 0
    for _ in range(2):
        legal = state.legal()
        seen += len(legal)
        assert [state.parse(action.text) for action in legal] == legal
        do(state, legal[1].text)
    assert seen > 15


def test_a_play_that_would_bring_bonus_cards_can_only_end_with_that() -> None:
    state = table(PLAYING, "melds 0: KKKKKK QQQ", "hand 0: Kc Qd 4 5 6", preset="combo")
    assert verdict(state, "add Qd; add Kc") == "legal"
    assert verdict(state, "add Kc; add Qd") == "play_brings_bonus"
    assert verdict(state, "add Kc; add Kd") == "not_in_hand"
    spent = table(PLAYING, "melds 0: KKKKKK QQQ", "melds 1: JJJJJJJ", "hand 0: Kc Qd 4 5 6", preset="combo")
    assert verdict(spent, "add Kc; add Qd") == "legal"
    empty = table(PLAYING, "melds 0: KKKKKK QQQ", "hand 0: Kc Qd 4 5 6", "stock -", "hand 1: ...", preset="combo")
    assert verdict(empty, "add Kc; add Qd") == "legal"


@pytest.mark.rule("D23", "D57")
@pytest.mark.parametrize("text", ["open 2222222 AAA QQQ", "open AAA 2222222 QQQ", "open AAA QQQ 2222222"])
def test_the_melds_of_an_opening_are_laid_so_that_the_one_that_earns_bonus_cards_comes_last(text: str) -> None:
    state = table(PLAYING, "hand 0: 2 2 2 2 2 2 2 Ac Ac Ad Qh Qh Qs 4 5", preset="combo")
    do(state, text)
    assert [meld.size for meld in table_melds(state.core, 0)] == [3, 3, 7]
    assert state.core.bonus_left == 0
    assert len(state.view(0).cards) == 15 - 13 + 11


@pytest.mark.rule("D57")
def test_two_canastas_cannot_be_laid_at_once_where_the_first_brings_cards() -> None:
    cards = "2 2 2 2 2 2 2 4h 5h 6h 7h 8h 9h 10h 4 5"
    state = table(PLAYING, f"hand 0: {cards}", preset="combo")
    assert verdict(state, "open 2222222 4h5h6h7h8h9h10h") == "play_brings_bonus"
    assert (
        verdict(table(PLAYING, f"hand 0: {cards}", preset="combo", bonus_cards=0), "open 2222222 4h5h6h7h8h9h10h")
        == "legal"
    )


def test_a_play_counts_runs_and_wild_cards_towards_the_opening() -> None:
    state = table(PLAYING, "hand 0: 9s 10s Js 4c 4d 4h 5c 6d 2 2 2", preset="combo")
    with pytest.raises(RuleViolation) as caught:
        state.check_play(play(state, "open 9s10sJs 444"))
    assert (caught.value.code, caught.value.params) == ("opening_play_short", {"needs": 60, "made": 45})
    do(state, "lay 222; run 9s10sJs")
    assert state.view(0).opened[0]


def play(state: CanastaState, text: str) -> Play:
    meant = state.parse(text)
    assert isinstance(meant, Play)
    return meant

"""Classic: going out, concealed and after asking (B47 to B49, B51 to B54, B69, B70, B72)."""

from __future__ import annotations

import pytest

from stolik.games.option import Value
from tests.games.canasta.rules.classic_tables import PLAYING, classic
from tests.support.positions import codes, do, is_legal, legal_texts, lines, melds, refused, sheet, takes, verdict


@pytest.mark.rule("B47")
@pytest.mark.parametrize(("meld", "legal"), [("KKKKKK", False), ("KKKKKKK", True), ("KKKKK22", True)])
def test_a_player_goes_out_only_if_his_team_has_a_canasta(meld: str, legal: bool) -> None:
    state = classic(PLAYING, f"melds 0: {meld}", "laid 2", "hand 0: 7 7 7")
    assert verdict(state, "lay 777") == ("legal" if legal else "must_keep_card")
    if not legal:
        assert refused(state, "lay 777").params == {"needs": 1, "has": 0}


@pytest.mark.rule("B47")
def test_a_canasta_of_the_same_turn_counts_and_one_of_the_opponents_does_not() -> None:
    state = classic(PLAYING, "melds 0: KKKKKK", "laid 0", "hand 0: K 4")
    assert "went_out" in codes(do(state, "add K", "discard 4"))
    theirs = classic(PLAYING, "melds 0: KKK", "melds 1: QQQQQQQ", "laid 0 1", "hand 0: K 4")
    assert refused(theirs, "add K").code == "must_keep_card"


@pytest.mark.rule("B48")
def test_he_goes_out_by_a_discard_or_a_meld_or_an_addition() -> None:
    for cards, steps in (
        ("4", ["discard 4"]),
        ("7 7 7", ["lay 777"]),
        ("K K", ["add K", "add K"]),
        ("7 7 2 4", ["lay 772", "discard 4"]),
    ):
        state = classic(PLAYING, "melds 0: KKKKK2", "hand 0: K " + cards, "laid 0")
        do(state, "add K")
        assert codes(do(state, *steps))[-2:] == ["went_out", "deal_ended_out"]
        assert lines(state)["going_out"] == 100


@pytest.mark.rule("B49")
def test_a_player_who_may_not_go_out_keeps_a_card_after_his_discard() -> None:
    state = classic(PLAYING, "melds 0: KKK", "laid 0", "hand 0: K 4")
    assert legal_texts(state) == {"discard 4", "discard K"}
    assert refused(state, "add K").code == "must_keep_card"
    state = classic(PLAYING, "melds 0: KKK", "laid 0", "hand 0: K K 4")
    do(state, "add K")
    assert legal_texts(state) == {"discard 4", "discard K"}
    do(state, "discard 4")
    assert state.seat == 1


@pytest.mark.rule("B49")
def test_nobody_takes_the_pile_if_he_could_not_keep_a_card_then() -> None:
    """9 9 9 leave the 4 alone: it would have to be discarded. With one more card in the pile he keeps one."""
    assert takes(classic("pile 9", "melds 0: KKK", "laid 0", "hand 0: 9 9 4")) == set()
    assert takes(classic("pile 5 9", "melds 0: KKK", "laid 0", "hand 0: 9 9 4")) == {"take 9 9"}
    assert takes(classic("pile 9", "melds 0: KKKKKKK", "laid 0", "hand 0: 9 9 4")) == {"take 9 9"}


ABLE = (PLAYING, "melds 0: KKKKKKK 777", "laid 0", "hand 0: 7 7 4", "hand 2: 9 10 J")


@pytest.mark.rule("B51", "B72")
def test_a_yes_of_the_partner_binds() -> None:
    state = classic(*ABLE)
    assert codes(do(state, "ask")) == ["asked"]
    assert (state.seat, legal_texts(state)) == (2, {"yes", "no"})
    do(state, "yes")
    assert (state.seat, legal_texts(state)) == (0, {"add 7"})
    assert refused(state, "discard 4").code == "must_go_out"
    assert "went_out" in codes(do(state, "add 7", "add 7", "discard 4"))


@pytest.mark.rule("B51", "B72")
def test_a_no_of_the_partner_binds() -> None:
    state = classic(*ABLE)
    do(state, "ask", "no", "add 7")
    assert refused(state, "add 7").code == "must_not_go_out"
    assert legal_texts(state) == {"discard 4", "discard 7"}
    do(state, "discard 7")
    assert state.seat == 1


@pytest.mark.rule("B51")
def test_asking_is_a_right_and_comes_once_before_the_first_lay() -> None:
    assert refused(classic(*ABLE[1:]), "ask").code == "take_first"
    state = classic(*ABLE)
    assert "went_out" in codes(do(state.copy(), "add 7", "add 7", "discard 4"))
    laid = state.copy()
    do(laid, "add 7")
    assert refused(laid, "ask").code == "ask_before_laying"
    do(state, "ask", "no")
    assert refused(state, "ask").code == "asked_already"


@pytest.mark.rule("B72")
@pytest.mark.parametrize(
    ("down", "hand0", "legal"),
    [
        ("KKKKKKK 777", "7 4", True),
        ("KKKKKK 777", "7 4", False),
        ("KKKKKKK 777", "9 4", False),
        ("KKKKKKK 777", "7", False),
    ],
    ids=["able", "a canasta is missing", "two cards stay", "no card could be kept"],
)
def test_the_question_needs_a_way_to_go_out_and_a_way_to_stay(down: str, hand0: str, legal: bool) -> None:
    state = classic(PLAYING, f"melds 0: {down}", "laid 0", f"hand 0: {hand0}")
    assert verdict(state, "ask") == ("legal" if legal else "ask_cannot_go_out")


@pytest.mark.rule("B72")
def test_where_asking_is_a_duty_nobody_goes_out_without_a_yes() -> None:
    state = classic(*ABLE, ask_partner="go_out_mandatory")
    asked = state.copy()
    do(state, "add 7")
    assert refused(state, "add 7").code == "must_not_go_out"
    do(asked, "ask", "yes")
    assert "went_out" in codes(do(asked, "add 7", "add 7", "discard 4"))
    only_out = ("pile 9", "melds 0: KKKKKKK", "laid 0", "hand 0: 9 9")
    assert takes(classic(*only_out)) == {"take 9 9"}
    assert takes(classic(*only_out, ask_partner="go_out_mandatory")) == set()


def outcome(*steps: str, position: tuple[str, ...], **options: Value) -> tuple[bool, int]:
    """Whether the steps end in going out concealed, and the points of both bonuses."""
    state = classic(*position, **options)
    events = do(state, *steps)
    concealed = "went_out_concealed" in codes(events)
    assert concealed or "went_out" in codes(events)
    found = lines(state)
    return concealed, found["going_out"] + found.get("concealed", 0)


SEVEN_KINGS = "hand 0: K K K K K K K 9"


@pytest.mark.rule("B52", "B53")
def test_a_whole_hand_with_a_canasta_melded_in_one_turn_goes_out_concealed() -> None:
    """70 of 50; with a discard or without."""
    assert outcome("lay KKKKKKK", "discard 9", position=(PLAYING, SEVEN_KINGS)) == (True, 200)
    no_discard = (PLAYING, "hand 0: K K K K K K K 9 9 9")
    assert outcome("lay KKKKKKK", "lay 999", position=no_discard) == (True, 200)


@pytest.mark.rule("B52")
def test_whoever_has_melded_before_is_not_concealed() -> None:
    position = (PLAYING, "melds 0: QQQ", "laid 0", SEVEN_KINGS)
    assert outcome("lay KKKKKKK", "discard 9", position=position) == (False, 100)
    partner = (PLAYING, "melds 0: QQQ", "laid 2", SEVEN_KINGS)
    assert outcome("lay KKKKKKK", "discard 9", position=partner) == (True, 200)


@pytest.mark.rule("B52")
def test_taking_the_pile_in_that_turn_spoils_it_only_by_option() -> None:
    """`concealed_with_pile = off`."""
    position = ("pile K", "hand 0: K K K K K K 9")
    steps = ("take K K", *["add K"] * 4, "discard 9")
    assert outcome(*steps, position=position) == (True, 200)
    assert outcome(*steps, position=position, concealed_with_pile=False) == (False, 100)


@pytest.mark.rule("B53", "B69")
def test_with_a_canasta_of_the_partner_alone_he_goes_out_without_the_extra_100() -> None:
    position = (PLAYING, "melds 0: QQQQQQQ", "laid 2", "hand 0: K K K 9")
    assert outcome("lay KKK", "discard 9", position=position) == (False, 100)


@pytest.mark.rule("B53", "B69")
def test_adding_to_the_melds_of_the_partner_costs_the_extra_100() -> None:
    """One queen onto Q Q Q is enough, and so is the top card of the pile."""
    added = (PLAYING, "melds 0: QQQ", "laid 2", "hand 0: K K K K K K K Q 9")
    steps = ("lay KKKKKKK", "add Q", "discard 9")
    assert outcome(*steps, position=added) == (False, 100)
    assert outcome(*steps, position=added, concealed_onto_partner_melds="allowed") == (True, 200)
    taken = ("pile Q", "melds 0: QQQ", "laid 2", SEVEN_KINGS)
    assert outcome("take onto Q", "lay KKKKKKK", "discard 9", position=taken) == (False, 100)


@pytest.mark.rule("B53")
def test_a_canasta_completed_on_a_meld_of_the_partner_is_not_his_own() -> None:
    position = (PLAYING, "melds 0: KKK", "laid 2", "hand 0: K K K K 9")
    assert outcome(*["add K"] * 4, "discard 9", position=position) == (False, 100)


@pytest.mark.rule("B54", "B69")
def test_without_the_minimum_a_concealed_hand_may_not_be_laid_at_all() -> None:
    """Seven fives and the 9: 35 of 50. If the partner has opened, it is legal."""
    position = (PLAYING, "hand 0: 5 5 5 5 5 5 5 9")
    assert refused(classic(*position), "lay 5555555; discard 9").code == "opening_play_short"
    assert refused(classic(*position), "lay 555").code == "opening_short"
    opened = (*position, "melds 0: QQQ", "laid 2")
    assert outcome("lay 5555555", "discard 9", position=opened) == (True, 200)


@pytest.mark.rule("B54")
@pytest.mark.parametrize(("score", "legal"), [(0, True), (1500, False)])
def test_a_concealed_hand_must_reach_the_minimum_of_the_score(score: int, legal: bool) -> None:
    """Seven kings are 70: enough for 50, not for 90."""
    state = classic(f"scores {score} 0", PLAYING, SEVEN_KINGS)
    assert is_legal(state, "lay KKKKKKK; discard 9") == legal


@pytest.mark.rule("B54")
@pytest.mark.parametrize(
    ("value", "drew", "took"),
    [("required", False, False), ("waived_if_stock_draw", True, False), ("waived", True, True)],
)
def test_the_minimum_of_a_concealed_hand_is_waived_only_by_option(value: str, drew: bool, took: bool) -> None:
    after_draw = classic(PLAYING, "hand 0: 5 5 5 5 5 5 5 9", concealed_minimum=value)
    assert is_legal(after_draw, "lay 5555555; discard 9") == drew
    from_pile = classic("pile 5", "hand 0: 5 5 5 5 5 5 9", concealed_minimum=value)
    assert is_legal(from_pile, "take 5 5") == took


@pytest.mark.rule("B70")
def test_black_threes_laid_when_going_out_may_be_followed_by_a_discard() -> None:
    state = classic(PLAYING, "melds 0: KKKKKKK", "laid 0", "hand 0: 3 3 3 9")
    do(state, "lay 333")
    assert legal_texts(state) == {"discard 9"}
    do(state, "discard 9")
    assert (sheet(state).reason, melds(state, 0)) == ("out", ["333", "KKKKKKK"])
    fourth = classic(PLAYING, "melds 0: KKKKKKK", "laid 0", "hand 0: 3 3 3 3")
    do(fourth, "lay 333")
    assert legal_texts(fourth) == {"add 3", "discard 3"}

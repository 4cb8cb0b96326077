"""Sequences, second melds, joker sets and bonus cards where other options ask for a turn of their own kind."""

from __future__ import annotations

import pytest

import stolik
from stolik.cards import cards_text
from stolik.decks import shuffled
from stolik.games.canasta.state import CanastaState
from stolik.games.option import Value
from tests.games.canasta.rules.combo import combo, ended
from tests.games.canasta.rules.samba import OTHERS, PLAYING, SAMBA, down, made, samba
from tests.support.positions import (
    codes,
    do,
    hand,
    is_legal,
    legal_texts,
    lines,
    losing_texts,
    pile,
    red_threes,
    refused,
    takes,
    verdict,
)

CONCEALED: dict[str, Value] = {"concealed_bonus": 100}
PARTNER = ("laid 2", *OTHERS)
"""Seat 2 laid what lies there; seat 0 has laid nothing before this turn."""


# Concealed


@pytest.mark.rule("C27", "D13")
@pytest.mark.parametrize(
    ("melds", "held", "steps", "points"),
    [
        ("QQQQQQQ", "2 2 2 2 2 2 2 9", ["lay 2222222"], 100),
        ("QQQQQQQ 222", "2 2 2 2 9", ["add 2 to 2"] * 4, None),
    ],
    ids=["a bolivia of this turn", "a set of the partner finished"],
)
def test_a_bolivia_of_the_turn_is_the_canasta_of_a_concealed_hand(
    melds: str, held: str, steps: list[str], points: int | None
) -> None:
    state = samba(PLAYING, f"melds 0: {melds}", f"hand 0: {held}", *PARTNER, wild_melds=True, **CONCEALED)
    do(state, *steps, "discard 9")
    assert lines(state).get("concealed") == points
    assert lines(state)["wild_canastas"] == 2000


@pytest.mark.rule("D12", "C27")
@pytest.mark.parametrize(("added", "points"), [([], 100), (["add 2 to 2"], None)])
def test_a_card_to_a_joker_set_of_the_partner_is_added_to_it(added: list[str], points: int | None) -> None:
    """Seven kings of this turn; the two stays in the hand for the discard, or the nine."""
    held = "Kc Kc Kc Kd Kd Kd Kh 2" + " 9" * len(added)
    state = samba(PLAYING, "melds 0: QQQQQQQ 222", f"hand 0: {held}", *PARTNER, wild_melds=True, **CONCEALED)
    do(state, "lay KcKcKcKdKdKdKh", *added, "discard 9" if added else "discard 2")
    assert lines(state).get("concealed") == points


@pytest.mark.rule("C14", "C27")
def test_a_second_canasta_of_a_rank_is_one_of_his_own() -> None:
    """Beside the partner's three eights he lays seven."""
    state = samba(PLAYING, "melds 0: QQQQQQQ 888", "hand 0: 8d 8d 8d 8h 8h 8h 8s 9", *PARTNER, **CONCEALED)
    do(state, "lay 8d8d8d8h8h8h8s", "discard 9")
    assert lines(state)["concealed"] == 100


@pytest.mark.rule("C14", "C27")
@pytest.mark.parametrize(
    ("melds", "held", "steps", "points"),
    [
        (
            "QQQQQQQ",
            "8c 8c 8c 8d 8d 8d 8h 9",
            ["lay 8c8c8c", "lay 8d8d8d", "add 8h to 8/2", "join 8"],
            100,
        ),
        ("QQQQQQQ 888", "8d 8d 8d 8h 9", ["lay 8d8d8d", "add 8h to 8/2", "join 8"], None),
        (
            "QQQQQQQ 888",
            "8d 8d 8d 8h Kc Kc Kc Kd Kd Kd Kh 9",
            ["lay KcKcKcKdKdKdKh", "lay 8d8d8d", "add 8h to 8/2"],
            100,
        ),
    ],
    ids=["both of this turn", "one of the partner", "not joined"],
)
def test_a_joined_canasta_is_his_own_if_both_melds_are_of_this_turn(
    melds: str, held: str, steps: list[str], points: int | None
) -> None:
    """Also where cards may be added to the partner's melds: the canasta consists of a meld begun in this turn (A77)."""
    for onto in ("forbidden", "allowed"):
        state = samba(
            PLAYING, f"melds 0: {melds}", f"hand 0: {held}", *PARTNER, concealed_onto_partner_melds=onto, **CONCEALED
        )  # fmt: skip
        do(state, *steps, "discard 9")
        assert lines(state).get("concealed") == points


@pytest.mark.rule("C17", "C27")
@pytest.mark.parametrize(
    ("steps", "points"),
    [(["run 5h6h7h", "extend 5h-7h high"], 100), (["extend 5h-7h high", "run 5h6h7h"], None)],
    ids=["the own sequence", "that of the partner"],
)
def test_of_two_equal_sequences_the_one_of_this_turn_grows(steps: list[str], points: int | None) -> None:
    """The partner's 5♥ 6♥ 7♥ lies beside it; who extends it first has added to a meld of the partner."""
    held = "5h 6h 7h 8h Kc Kc Kc Kd Kd Kd Kh 9"
    state = samba(PLAYING, "melds 0: QQQQQQQ 5h6h7h", f"hand 0: {held}", *PARTNER, **CONCEALED)
    do(state, "lay KcKcKcKdKdKdKh", *steps)
    assert {"5h-7h", "5h-8h"} < set(down(state))
    do(state, "discard 9")
    assert lines(state).get("concealed") == points


@pytest.mark.rule("C27", "C31")
@pytest.mark.parametrize(("value", "legal"), [("required", False), ("waived_if_stock_draw", True), ("waived", True)])
def test_two_sambas_below_the_minimum_go_out_concealed_where_it_is_waived(value: str, legal: bool) -> None:
    """4 to 10 twice are 100 points of 120."""
    state = samba(
        "scores 3000 0", PLAYING, "hand 0: 4h 5h 6h 7h 8h 9h 10h 4c 5c 6c 7c 8c 9c 10c Jd", *OTHERS,
        concealed_minimum=value,
    )  # fmt: skip
    assert is_legal(state, "run 4h5h6h") == legal
    if legal:
        do(state, "run 4h5h6h7h8h9h10h", "run 4c5c6c7c8c9c10c")
        assert refused(state, "stop").code == "discard_due"
        assert "went_out_concealed" in codes(do(state, "discard Jd"))
        assert lines(state)["sequence_canastas"] == 3000


# Asking


@pytest.mark.rule("C14", "C28")
def test_where_only_joining_is_possible_nobody_asks_whether_to_lay() -> None:
    """`ask_partner = lay_out`: joining moves cards that are already laid."""
    options: dict[str, Value] = {"ask_partner": "lay_out"}
    state = samba(PLAYING, "melds 0: 888 888", "hand 0: J Q 4", **options)
    assert refused(state, "ask").code == "ask_cannot_lay"
    for held in ("5h 6h 7h", "8s J Q", "JhQhKh"):
        assert "ask" in legal_texts(samba(PLAYING, "melds 0: 888 888", f"hand 0: {held} 4 9", **options))


@pytest.mark.rule("C28")
def test_nobody_goes_out_with_a_samba_without_a_yes_where_asking_is_a_duty() -> None:
    options: dict[str, Value] = {"ask_partner": "go_out_mandatory"}
    state = samba(PLAYING, "melds 0: KKKKKKK 4h5h6h7h8h9h", "hand 0: 10h J", *OTHERS, **options)
    assert refused(state, "extend 4h-9h high").code == "must_not_go_out"
    do(state, "ask", "yes", "extend 4h-9h high")
    assert "went_out" in codes(do(state, "discard J"))


# Lost matches


@pytest.mark.rule("C17", "C26")
def test_a_step_after_which_every_end_loses_is_a_losing_one() -> None:
    """`illegal_out = lose_game`: after 8♥ only the nine is left, and discarding it loses the match."""
    state = samba(PLAYING, "melds 0: 5h6h7h 888 888", "hand 0: 8h 9d", illegal_out="lose_game")
    assert losing_texts(state) == {"extend 5h-7h high", "add 8h", "add 8h to 8/2"}
    do(state, "extend 5h-7h high")
    assert "match_lost" in codes(do(state, "discard 9d"))


@pytest.mark.rule("C14", "C26")
def test_a_join_that_saves_the_match_is_reckoned_with() -> None:
    """888 and 8888 joined are the second canasta, so that laying J loses nothing yet."""
    state = samba(PLAYING, "melds 0: KKKKKKK 888 8888 JJJ", "hand 0: J 9", *OTHERS, illegal_out="lose_game")
    assert losing_texts(state) == set()
    do(state, "add J")
    assert losing_texts(state) == {"discard 9c"}
    do(state, "join 8")
    assert losing_texts(state) == set()


@pytest.mark.rule("C19", "C26")
@pytest.mark.parametrize(("second", "event"), [("QQQQQQQ", "match_lost"), (SAMBA, "went_out")])
def test_without_the_samba_that_is_asked_for_an_emptied_hand_loses(second: str, event: str) -> None:
    """`need_samba_to_go_out` with `illegal_out = lose_game`."""
    state = samba(
        PLAYING, f"melds 0: KKKKKKK {second}", "hand 0: 9", *OTHERS, need_samba_to_go_out=True, illegal_out="lose_game"
    )  # fmt: skip
    assert event in codes(do(state, "discard 9"))


# The end of the stock


LAST = ("hand 2: 5", "hand 3: 6 ...")


def emptied(**options: Value) -> CanastaState:
    """Seat 0 discards 8♥ after the last card; a sequence of the other side takes it."""
    state = samba(
        PLAYING, "stock -", "pile 4", "hand 0: 8h 5d 6d", "melds 1: 5h6h7h", "hand 1: J Q K", *LAST, **options,
    )  # fmt: skip
    do(state, "discard 8h")
    return state


@pytest.mark.rule("C8", "C32")
@pytest.mark.parametrize(
    ("value", "legal"),
    [
        ("next_may_buy", {"take onto 5h-7h high", "pass"}),
        ("continue_while_taken", {"take onto 5h-7h high", "pass"}),
        ("continue_forced", {"take onto 5h-7h high"}),
        ("stop", set()),
    ],
)
def test_a_sequence_that_the_last_discard_fits(value: str, legal: set[str]) -> None:
    state = emptied(end_of_stock=value)
    assert (legal_texts(state) if state.need is stolik.Need.SEAT else set()) == legal


@pytest.mark.rule("C8")
def test_where_sequences_take_no_pile_card_nothing_is_forced() -> None:
    assert emptied(end_of_stock="continue_forced", take_onto_sequence=False).need is stolik.Need.DECK


@pytest.mark.rule("C40", "C19")
def test_a_single_card_after_red_threes_goes_out_onto_a_sequence_or_the_turn_ends() -> None:
    """`red3_replaced = deal_only`: 10♥ makes the samba that is the second canasta; J♥ does nothing."""
    options: dict[str, Value] = {"red3_replaced": "deal_only"}
    position = ("pile 9", "melds 0: KKKKKKK 4h5h6h7h8h9h", "stock 3h 3d J ...")
    state = samba(*position, "hand 0: 10h", *OTHERS, **options)
    do(state, "draw")
    assert legal_texts(state) == {"extend 4h-9h high"}
    assert "went_out" in codes(do(state, "extend 4h-9h high"))
    other = samba(*position, "hand 0: Jh", *OTHERS, **options)
    assert codes(do(other, "draw"))[-1] == "turn_skipped"
    assert (other.seat, hand(other, 0), red_threes(other, 0)) == (1, "J", 2)


# Wild cards


@pytest.mark.rule("D11", "D54")
@pytest.mark.parametrize(
    ("ratio", "meld", "code"),
    [
        ("wild_le_nat", "888222", "legal"),
        ("wild_le_nat", "88222", "too_many_wild"),
        ("two_nat_per_wild", "8822", "too_many_wild"),
        ("two_nat_per_wild", "882", "legal"),
        ("min2_max3", "88222", "legal"),
        ("min2_max2", "888222", "too_many_wild"),
    ],
)
def test_the_limits_of_mixed_sets_by_option_and_joker_sets_beside_them(ratio: str, meld: str, code: str) -> None:
    """`wild_ratio` never applies to a set of jokers."""
    state = combo(PLAYING, "melds 0: KKK", "hand 0: 8 8 8 2 2 2 2 J 9 5", wild_ratio=ratio)
    assert verdict(state, f"lay {meld}") == code
    do(state, "lay 2222")
    assert down(state) == ["2222", "KKK"]


@pytest.mark.rule("C12", "C14")
@pytest.mark.parametrize(
    ("ratio", "melds", "code"),
    [
        ("min2_max2", "8822 882", "join_too_wild"),
        ("min2_max3", "8822 882", "legal"),
        ("wild_le_nat", "8822 882", "legal"),
        ("two_nat_per_wild", "8882 882", "legal"),
        ("two_nat_per_wild", "88882 882", "legal"),
        ("wild_le_nat", "8822 8822", "join_too_wild"),
    ],
)
def test_joining_keeps_to_the_ratio_of_the_option(ratio: str, melds: str, code: str) -> None:
    state = samba(PLAYING, f"melds 0: {melds}", "hand 0: J Q 4", wild_ratio=ratio)
    assert verdict(state, "join 8") == code


# Bonus cards in other games


@pytest.mark.rule("D57", "C25")
def test_after_black_threes_of_a_player_who_goes_out_no_bonus_cards_come() -> None:
    """One canasta is asked for: the queen makes it, and the nine is the discard."""
    options: dict[str, Value] = {"bonus_cards": 11, "canastas_to_go_out": 1}
    state = samba(PLAYING, "melds 0: QQQQQQ", "hand 0: 3 3 3 Q 9", *OTHERS, **options)
    do(state, "lay 333")
    events = do(state, "add Q")
    assert (made(events), "bonus_drew" in codes(events)) == (["canasta_natural"], False)
    assert "went_out" in codes(do(state, "discard 9"))


@pytest.mark.rule("D57", "D33")
@pytest.mark.parametrize("value", ["next_may_buy", "continue_while_taken", "stop"])
def test_a_stock_emptied_by_the_bonus_ends_as_an_emptied_stock_does(value: str) -> None:
    state = combo(
        PLAYING, "melds 0: 888888", "melds 1: JJJ", "hand 0: 8s K Q", "stock 4 5 J", "hand 1: Js 9 10",
        "hand 2: 9 9 4 5",
        "hand 3: 6 ...", end_of_stock=value,
    )  # fmt: skip
    do(state, "add 8s", "discard J")
    if value == "stop":
        assert state.need is stolik.Need.DECK
        return
    do(state, "take onto J", "discard 9")
    assert (state.need is stolik.Need.SEAT) == (value == "continue_while_taken")
    if state.need is stolik.Need.SEAT:
        assert (state.seat, takes(state)) == (2, {"take 9c 9c"})


# What a turn leaves behind


@pytest.mark.rule("C15", "C4")
def test_drawn_cards_make_sequences_with_those_of_the_hand() -> None:
    state = samba("pile 9", "melds 0: KKK 9d10dJd", "hand 0: 5h 6h J 4c", "stock 7h Qd ...")
    do(state, "draw")
    assert {"run 5h6h7h", "extend 9d-Jd high"} <= legal_texts(state)


@pytest.mark.rule("C8", "C15")
def test_cards_of_a_taken_pile_make_sequences_and_are_gone_when_laid() -> None:
    state = samba("pile 7h 9s 8c", "melds 0: KKK 888", "hand 0: 5h 6h J 4c")
    do(state, "take onto 8")
    do(state, "run 5h6h7h")
    assert (down(state), hand(state, 0)) == (["5h-7h", "8888", "KKK"], "4 9 J")


@pytest.mark.rule("C14", "D13")
def test_nothing_of_a_turn_is_left_in_the_next() -> None:
    """A second meld, a sequence, a joker set and a bolivia were begun: the next player has begun none."""
    held = "8d 8d 8d 5h 6h 7h 2 2 2 2 2 2 2 Jk Jk Jk 4c 9c"
    state = combo(PLAYING, "melds 0: 888", f"hand 0: {held}", "melds 1: 9999999", "hand 1: 4d 5d", "stock J Q ...")
    do(state, "lay 8d8d8d", "run 5h6h7h", "lay 2222222", "lay JkJkJk", "discard 4c", "draw")
    (turn,) = [line for line in state.text().splitlines() if line.startswith("turn")]
    assert turn == "turn 1 play drew"


@pytest.mark.rule("D12", "D59")
def test_a_deal_begins_with_empty_places() -> None:
    melds = f"{SAMBA} 888 888 2222222 222"
    state = ended("combo", f"melds 0: {melds}", "melds 1: 5s6s7s JkJkJk", hands=("4", "4", "4", "4"))
    state.supply(shuffled(state.deck(), 1, 1))
    assert (down(state), down(state, 1)) == ([], [])


@pytest.mark.rule("C8", "C37")
def test_everybody_knows_what_came_to_the_hand_with_a_pile_taken_onto_a_sequence() -> None:
    state = samba("pile Kd 3h 9s 8h", "melds 0: 5h6h7h", "hand 0: Kc J Q")
    do(state, "take onto 5h-7h high")
    assert cards_text(state.view(1).known_cards(0)) == "9s Kd"
    do(state, "discard Kc")
    assert cards_text(state.view(1).known_cards(0)) == "9s Kd"
    assert pile(state) == "K"


@pytest.mark.rule("C14", "D12")
def test_a_position_tells_which_melds_a_turn_began() -> None:
    """And reads back to the same state."""
    held = "8d 8d 8d 5h 6h 7h 2 2 2 J J J 4 9"
    state = combo(PLAYING, "melds 0: 888 5h6h7h", "laid 2", f"hand 0: {held}", *OTHERS)
    do(state, "lay 8d8d8d", "run 5h6h7h", "lay 222", "lay JJJ")
    (turn,) = [line for line in state.text().splitlines() if line.startswith("turn")]
    words = dict(word.split("=") for word in turn.split() if "=" in word)
    assert set(words["begun"].split(",")) == {"8/2", "5h-7h", "2", "J"}
    again = stolik.game("combo").position(state.text())
    assert again.text() == state.text()
    assert [action.text for action in again.legal()] == [action.text for action in state.legal()]


@pytest.mark.rule("C14", "D13")
def test_a_position_with_everything_reads_back() -> None:
    melds = f"melds 0: KKKKKKK KKK 888 888 5h6h7h 5h6h7h {SAMBA} 2222222 222"
    state = combo(PLAYING, melds, "melds 1: 333 9c10cJc JkJkJk", "hand 0: Q 4 9", *OTHERS)
    expected = ["222", "2222222", "4h-10h", "5h-7h", "5h-7h", "888", "888", "KKK", "KKKKKKK"]
    assert down(state) == expected
    again = stolik.game("combo").position(state.text())
    assert isinstance(again, CanastaState)
    assert (down(again), down(again, 1)) == (expected, ["333", "9c-Jc", "JkJkJk"])
    assert again.text() == state.text()

"""Options about bonus cards, going out with a samba, black threes and the minimum in the wide games, in both values."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.option import Value
from tests.games.canasta.rules.combo import ESCALERA, combo, ended
from tests.games.canasta.rules.samba import OTHERS, PLAYING, SAMBA, down, made, samba
from tests.support.positions import codes, do, hand, is_legal, legal_texts, lines, minimum, refused, table, takes

FOURS = ("4", "4", "4", "4")


# Bonus cards


@pytest.mark.rule("D23", "D27")
@pytest.mark.parametrize("count", [0, 11, 13])
@pytest.mark.parametrize("preset", ["combo", "samba", "classic", "combo-basic"])
def test_so_many_cards_come_with_the_first_canasta(preset: str, count: int) -> None:
    state = table(PLAYING, "melds 0: KKKKKK", "hand 0: K 9 J", "stock 4 4 4 5 5 5 6 6 6 Q Q Q 4 4 ...", preset=preset,
                  bonus_cards=count)  # fmt: skip
    stock = state.view(-1).stock_size
    events = do(state, "add K")
    assert ("bonus_drew" in codes(events)) == (count > 0)
    assert (state.view(-1).sizes[0], state.view(-1).stock_size) == (2 + count, stock - count)


@pytest.mark.rule("D26")
@pytest.mark.parametrize(("trigger", "again"), [("first_canasta_in_deal", False), ("first_canasta_of_each_side", True)])
def test_the_bonus_may_be_given_once_to_each_side(trigger: str, again: bool) -> None:
    state = combo(
        PLAYING, "melds 0: 888888 JJJJJJ", "melds 1: QQQQQQ", "hand 0: 8s Js K 9", "hand 1: Qs K 9",
        "stock 4 4 4 5 5 5 6 6 6 10 10 Q K ...", bonus_trigger=trigger,
    )  # fmt: skip
    assert "bonus_drew" in codes(do(state, "add 8s"))
    assert "bonus_drew" not in codes(do(state, "add Js")), "the same side"
    do(state, "discard K", "draw")
    assert ("bonus_drew" in codes(do(state, "add Qs"))) == again


@pytest.mark.rule("D26")
def test_a_canasta_of_one_side_on_the_table_leaves_the_other_its_bonus() -> None:
    options: dict[str, Value] = {"bonus_trigger": "first_canasta_of_each_side"}
    state = combo(PLAYING, "melds 0: KKKKKK", "melds 1: 8888888", "hand 0: K 9 J", **options)
    assert "bonus 0" in state.text().splitlines()
    assert "bonus_drew" in codes(do(state, "add K"))
    assert "bonus -" in state.text().splitlines()


@pytest.mark.rule("D57")
def test_who_empties_his_hand_receives_no_bonus_cards() -> None:
    """Combo with going out: the seventh king is his last card, and the stock keeps its cards."""
    options: dict[str, Value] = {"going_out": True, "canastas_to_go_out": 1}
    state = combo(PLAYING, "melds 0: KKKKKK", "hand 0: K", *OTHERS, **options)
    stock = state.view(-1).stock_size
    events = do(state, "add K")
    assert "bonus_drew" not in codes(events)
    assert "went_out" in codes(events)
    assert (state.view(-1).sizes[0], state.view(-1).stock_size) == (0, stock)


@pytest.mark.rule("D57")
def test_who_must_go_out_receives_no_bonus_cards() -> None:
    """After the partner's yes: the king makes the canasta, and the nine is the discard with which he goes out."""
    options: dict[str, Value] = {"going_out": True, "canastas_to_go_out": 1, "ask_partner": "go_out"}
    position = (PLAYING, "melds 0: KKKKKK JJJ", "hand 0: K J 9", *OTHERS)
    state = combo(*position, **options)
    free = state.copy()
    do(state, "ask", "yes")
    events = do(state, "add K")
    assert (made(events), "bonus_drew" in codes(events)) == (["canasta_natural"], False)
    assert "bonus 0 1" in state.text().splitlines(), "it is not spent"
    assert "went_out" in codes(do(state, "add J", "discard 9"))
    assert "bonus_drew" in codes(do(free, "add K"))


@pytest.mark.rule("D57", "D28")
@pytest.mark.parametrize(
    ("last", "reason"), [("turn_continues", ""), ("end_now", "red_three"), ("meld_no_discard", "")]
)
def test_a_red_three_as_the_last_bonus_card(last: str, reason: str) -> None:
    """The stock has two cards, the second 3♥: the deal goes on, or ends at once and the melds count."""
    state = combo(
        PLAYING, "melds 0: KKKKKK", "hand 0: K 9 J", "stock 4 3h", "hand 3: ...", "hand 1: 4", "hand 2: 5",
        last_red3=last,
    )  # fmt: skip
    do(state, "add K")
    if reason:
        assert state.sheets[-1].reason == reason
        assert lines(state)["natural_canastas"] == 500
        return
    assert hand(state, 0) == "4 9 J"
    assert is_legal(state, "discard 9") == (last == "turn_continues")
    assert is_legal(state, "stop") == (last == "meld_no_discard")


# Going out with a samba


@pytest.mark.rule("C19", "C26")
@pytest.mark.parametrize("need", [False, True])
def test_one_of_the_canastas_may_have_to_be_a_samba(need: bool) -> None:
    state = samba(PLAYING, "melds 0: KKKKKKK QQQQQQQ JJJ", "hand 0: J 9", *OTHERS, need_samba_to_go_out=need)
    assert is_legal(state, "add J") != need
    if need:
        found = refused(state, "add J")
        assert (found.code, found.rule) == ("needs_samba", "C19")
    other = samba(PLAYING, f"melds 0: KKKKKKK {SAMBA} JJJ", "hand 0: J 9", *OTHERS, need_samba_to_go_out=need)
    assert "went_out" in codes(do(other, "add J", "discard 9"))


@pytest.mark.rule("C19")
def test_a_samba_completed_in_the_turn_is_enough() -> None:
    options: dict[str, Value] = {"need_samba_to_go_out": True}
    position = (PLAYING, "melds 0: KKKKKKK 4h5h6h7h8h9h JJJ", *OTHERS)
    state = samba(*position, "hand 0: J 10h 9", **options)
    do(state, "add J", "extend 4h-9h high")
    assert "went_out" in codes(do(state, "discard 9"))
    one = samba(*position, "hand 0: 10h 9", canastas_to_go_out=1, **options)
    assert "went_out" in codes(do(one, "extend 4h-9h high", "discard 9"))


@pytest.mark.rule("C19", "C28")
def test_the_question_reckons_with_the_samba() -> None:
    position = (PLAYING, "melds 0: KKKKKKK QQQQQQQ 4h5h6h7h8h9h", "hand 2: 5")
    assert "ask" in legal_texts(samba(*position, "hand 0: 10h 9c", need_samba_to_go_out=True))
    bare = samba(*position, "hand 0: Q 9c", need_samba_to_go_out=True)
    assert refused(bare, "ask").code == "ask_cannot_go_out"
    assert "ask" in legal_texts(samba(*position, "hand 0: Q 9c"))


# Canastas of exactly seven


@pytest.mark.rule("C20", "D17")
def test_samba_with_a_cap_of_seven() -> None:
    """C-Q5: nothing goes onto a finished canasta, and a pair that would exceed it makes a second meld."""
    state = samba(PLAYING, "melds 0: KKKKKKK", "hand 0: K 2 J 9", canasta_cap=7)
    assert refused(state, "add K").code == "meld_full"
    assert takes(samba("pile 4 5 J", "melds 0: JJJJJ", "hand 0: J J 9 8", canasta_cap=7)) == {
        "take onto J", "take Jc Jc to J/2",
    }  # fmt: skip
    assert not is_legal(samba(PLAYING, "melds 0: 8888 8888", "hand 0: J Q 4", canasta_cap=7), "join 8")
    assert is_legal(samba(PLAYING, "melds 0: 8888 8888", "hand 0: J Q 4"), "join 8")


@pytest.mark.rule("D17")
def test_combo_without_a_cap() -> None:
    """Rank canastas grow, escaleras do not."""
    state = combo(PLAYING, f"melds 0: KKKKKKK {ESCALERA}", "hand 0: K Ad J 9", canasta_cap="none")
    do(state, "add K")
    assert refused(state, "extend 7d-Kd high").code == "run_full"


# Black threes


@pytest.mark.rule("D19", "C25")
@pytest.mark.parametrize("preset", ["samba", "combo-basic", "classic"])
def test_black_threes_at_any_time_in_every_game(preset: str) -> None:
    """A second set where second melds are allowed."""
    position = (PLAYING, "melds 0: 333 KKK", "hand 0: 3 3 3 9 J 5")
    state = table(*position, preset=preset, black3_melds="anytime", packs=3)
    assert is_legal(state, "lay 333") == (preset != "classic")
    if preset != "classic":
        single = table(*position, preset=preset, black3_melds="anytime", second_meld_same_rank=False)
        assert "lay 333" not in legal_texts(single)
    free = table(PLAYING, "melds 0: KKK", "hand 0: 3 3 3 9 J 5", preset=preset, black3_melds="anytime")
    do(free, "lay 333")
    assert down(free) == ["333", "KKK"]


@pytest.mark.rule("D19", "D20")
@pytest.mark.parametrize(("value", "legal"), [("counts_for_opening", False), ("free", True)])
def test_black_threes_before_the_opening_by_option(value: str, legal: bool) -> None:
    state = combo(PLAYING, "hand 0: 3 3 3 4 J 9", black3_before_opening=value)
    assert is_legal(state, "lay 333") == legal
    opens = combo(PLAYING, "hand 0: 3 3 3 9s 10s Js Qs Ks 4 7", black3_before_opening=value)
    # 15 + 50 = 65 of 60, or 50 alone
    assert is_legal(opens, "run 9s10sJs") != legal


@pytest.mark.rule("D20")
def test_a_free_set_is_a_meld_for_red_threes_and_no_opening() -> None:
    """`red3_condition = one_meld`."""
    options: dict[str, Value] = {"black3_before_opening": "free", "red3_condition": "one_meld"}
    state = ended("combo", "melds 0: 333", "red 0: 3", hands=FOURS, **options)
    assert lines(state) == {"meld_cards": 15, "red_threes": 100, "hand_cards": -10}
    closed = combo("pile 4 8h", "melds 0: 333", "hand 0: 8c 8d 9 J Q", **options)
    assert minimum(closed) == 60
    assert takes(closed) == set()


# The minimum


@pytest.mark.rule("C30", "E17")
@pytest.mark.parametrize("preset", ["samba", "combo-basic"])
@pytest.mark.parametrize("top", [150, 160])
def test_the_highest_minimum_by_option(preset: str, top: int) -> None:
    """S5."""
    state = table("scores 7000 0", PLAYING, "hand 0: A A A 2 2 K K K 2 4 5 9", preset=preset, opening_top=top)
    assert minimum(state) == top
    # A A A 2 2 = 100 and K K K 2 = 50: 150
    assert is_legal(state, "open AAA22 KKK2") == (top == 150)


# Nobody out, deals


@pytest.mark.rule("D29", "C26")
@pytest.mark.parametrize("out", [True, False])
def test_samba_without_going_out_and_combo_with_it(out: bool) -> None:
    options: dict[str, Value] = {"going_out": out}
    one = samba(
        PLAYING, f"melds 0: KKKKKKK {SAMBA} JJJ", "hand 0: J 9", *OTHERS, black3_melds="anytime", **options
    )  # fmt: skip
    assert is_legal(one, "add J") == out
    two = combo(PLAYING, f"melds 0: KKKKKKK {SAMBA} JJJ", "hand 0: J 9", *OTHERS, **options)
    assert is_legal(two, "add J") == out


@pytest.mark.rule("D51")
@pytest.mark.parametrize(("deals", "over"), [(4, True), (8, False)])
def test_combo_with_eight_deals(deals: int, over: bool) -> None:
    state = ended("combo", "deal 4 dealer 0", "melds 0: KKK", hands=FOURS, deals=deals)
    assert state.need is (stolik.Need.OVER if over else stolik.Need.DECK)


@pytest.mark.rule("C27")
@pytest.mark.parametrize("bonus", [0, 100])
def test_double_out_in_samba(bonus: int) -> None:
    """The partner lays a sequence's ends and a set: his whole hand."""
    state = samba(
        PLAYING, f"melds 0: KKKKKKK {SAMBA} 5c6c7c", "hand 0: 9", "hand 1: 4", "hand 2: 8c 9c Q Q Q", "hand 3: 6",
        double_out_bonus=bonus,
    )  # fmt: skip
    do(state, "discard 9")
    if not bonus:
        assert "double_out" not in lines(state)
        return
    assert state.seat == 2
    do(state, "extend 5c-7c high", "extend 5c-8c high")
    assert "double_out" in codes(do(state, "lay QQQ"))
    assert lines(state)["double_out"] == 100


@pytest.mark.rule("D47", "D48")
@pytest.mark.parametrize(("value", "points"), [("ordinary", 800), ("1500_1000", 2500)])
def test_sevens_in_samba_by_option(value: str, points: int) -> None:
    """A natural and a mixed canasta of sevens side by side."""
    state = samba(PLAYING, "melds 0: 7777777 7777722", "hand 0: 9", *OTHERS, sevens_canasta_bonus=value)
    do(state, "discard 9")
    found = lines(state)
    assert found["meld_cards"] == 100
    assert sum(found.values()) == 100 + points + 200 - 5

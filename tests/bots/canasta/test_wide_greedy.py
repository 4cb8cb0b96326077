"""What `greedy` does in the wide games in positions where it is plain what should be done."""

from __future__ import annotations

from tests.bots.canasta.turns import choice, turn
from tests.games.canasta.rules.combo import basic, combo
from tests.games.canasta.rules.samba import samba
from tests.support.positions import legal_texts

PLAY = "turn 0 play drew"


# the pile


def test_it_takes_the_pile_with_the_card_that_completes_a_samba() -> None:
    lines = ("pile 4d 10h", "hand 0: 4c 6s Jd Qs 8d", "melds 0: 4h5h6h7h8h9h KKK")
    assert choice(samba(*lines)) == "take onto 4h-9h high"


def test_it_opens_with_a_pile_that_is_worth_it() -> None:
    state = samba("pile Ah As Qd Qc 9h 8h 7h Kd", "hand 0: Kh Ks 2c Ac 6h 5h 10c Jd 4s 9s", "scores 0 0")
    assert turn(state)[0] == "take Kh Ks"
    assert state.view(0).opened[0]


def test_it_draws_rather_than_take_a_card_of_no_use() -> None:
    assert choice(combo("pile 4c", "hand 0: 4d 4h Ks Qd 8c Jh 9c", "melds 0: KKK AAA")) == "draw"


# laying


def test_it_lays_the_card_that_completes_a_samba() -> None:
    lines = (PLAY, "pile 4", "hand 0: 10h 10d 10s 5c Kd Qs 8d", "melds 0: 4h5h6h7h8h9h")
    assert choice(samba(*lines)) == "extend 4h-9h high"


def test_it_does_not_break_a_run_of_five_for_a_set() -> None:
    state = samba(PLAY, "pile 4", "hand 0: 6h 7h 8h 9h 10h 8c 8d Ks 5d", "melds 0: QQQ")
    laid = [text for text in turn(state) if not text.startswith("discard")]
    assert "lay 8c8d8h" not in laid
    assert all(text.startswith(("run", "extend")) for text in laid)


def test_it_lays_a_run_that_may_become_a_samba() -> None:
    state = samba(PLAY, "pile 4", "hand 0: 6h 7h 8h 9h 10h Kc 4d Ks 5d", "melds 0: QQQ")
    assert choice(state).startswith("run")


def test_a_card_that_fits_a_run_and_a_set_goes_where_it_brings_more() -> None:
    lines = (PLAY, "pile 4", "hand 0: 8h Kc 4d Js 5d")
    assert choice(samba(*lines, "melds 0: 4h5h6h7h 8c8d8s")) == "extend 4h-7h high"
    assert choice(samba(*lines, "melds 0: 5h6h7h 8c8c8d8d8s8s")) == "add 8h"


def test_it_makes_a_samba_of_the_hand_at_once() -> None:
    state = samba(PLAY, "pile 4", "hand 0: 6h 7h 8h 9h 10h Jh Qh Kc 4d Ks 5d", "melds 0: QQQ")
    turn(state)
    assert "6h7h8h9h10hJhQh" in state.text()


def test_it_joins_two_melds_that_make_a_canasta() -> None:
    assert choice(samba(PLAY, "pile 4", "hand 0: Kc 4d Js 5d 6h", "melds 0: 888 88888 QQQ")) == "join 8"


def test_wild_cards_go_to_the_bolivia() -> None:
    lines = (PLAY, "pile 4", "hand 0: 2 9c 9d Kc 5d 6s Jh", "melds 0: 222JkJkJk 99999", "stock ...")
    assert choice(combo(*lines)) == "add 2 to 2"


def test_it_begins_a_set_of_wild_cards_when_it_has_many() -> None:
    state = combo(PLAY, "pile 4", "hand 0: 2c 2d 2h Jk Jk Kc 5d 6s Jh 9c", "scores 0 0")
    laid = turn(state)
    assert any(text in ("lay 222", "lay 22Jk", "lay 2JkJk") for text in laid)
    assert state.view(0).opened[0]


def test_a_wild_card_does_not_spoil_a_natural_meld_early() -> None:
    assert not choice(combo(PLAY, "pile 4", "hand 0: 2 9c Kc 5d 6s Jh", "melds 0: 8888")).startswith("add 2")


def test_the_last_cards_for_the_bonus_are_laid_at_once() -> None:
    lines = (PLAY, "pile 4", "hand 0: 8c 9d Kc 5d 6s Jh", "melds 0: 888888", "bonus 0 1")
    assert choice(combo(*lines)) == "add 8c"


def test_it_opens_with_a_run() -> None:
    state = samba(PLAY, "pile 4", "hand 0: 9s 10s Js Qs Ks 4c 5d 6h 8c", "scores 0 0")
    turn(state)
    assert state.view(0).opened[0]


def test_two_melds_that_could_be_joined_do_not_disturb_an_opening() -> None:
    # all queens are seen: joined, theirs are one meld less, and no points are won
    lines = (PLAY, "pile 4", "melds 1: QQQQQQQQ", "hand 0: Q Q Q Q 2 2 A A A K K K 5d 6d 9h")
    state = basic(*lines, "scores 7000 7000")
    for _ in range(2):
        state.apply(state.parse("lay QQ2"))
    assert "join Q" in legal_texts(state)
    turn(state)
    assert state.view(0).opened[0]


# sevens and black threes


def test_it_lays_black_threes_in_combo() -> None:
    state = combo(PLAY, "pile 4", "hand 0: 3c 3s 3s Kc 5d 6s Jh 9c", "melds 0: QQQ")
    assert "lay 333" in turn(state)


def test_it_lays_four_black_threes_at_once() -> None:
    state = combo(PLAY, "pile 4", "hand 0: 3c 3s 3s 3c Kc 5d 6s Jh 9c", "melds 0: QQQ")
    assert "lay 3333" in turn(state)


def test_it_gets_rid_of_sevens_as_the_stock_ends() -> None:
    lines = ("pile 4", "hand 0: 7c Kc 5d 6s Jh 9c", "melds 0: QQQ", "stock 8c 9c 10c 5h", "hand 1: ...")
    assert turn(combo(PLAY, *lines))[-1] == "discard 7c"


def test_it_gets_rid_of_a_black_three_before_it_costs_two_hundred() -> None:
    lines = ("pile 4", "hand 0: 3c Kc 5d 6s Jh 9c", "melds 0: QQQ", "stock 8c 9c 10c 5h", "hand 1: ...")
    assert turn(combo(PLAY, *lines))[-1] == "discard 3"


def test_a_seven_goes_before_a_black_three_at_the_end() -> None:
    lines = ("pile 4", "hand 0: 3c 7c Kc 5d 6s Jh", "melds 0: QQQ", "stock 8c 9c", "hand 1: ...")
    assert turn(combo(PLAY, *lines))[-1] == "discard 7c"


def test_sevens_are_laid_with_a_wild_card_when_the_deal_ends() -> None:
    lines = ("pile 4", "hand 0: 7c 7d 2c Kc 5d 6s", "melds 0: QQQ", "stock -", "hand 1: ...")
    assert "lay 7c7d2" in turn(combo(PLAY, *lines))


def test_it_does_not_break_the_sevens_while_there_is_time() -> None:
    lines = (PLAY, "pile 4", "hand 0: 7c 7d 7h 7s Kc 5d 9s 4h", "melds 0: QQQ")
    assert not turn(combo(*lines))[-1].startswith("discard 7")


# discards


def test_it_discards_nothing_that_lengthens_a_run_of_the_next_player() -> None:
    lines = (PLAY, "pile Kc Qd As 9d 9h", "melds 0: QQQ", "melds 1: 5h6h7h8h9h")
    assert turn(samba(*lines, "hand 0: 10h 10c Kd 6d"))[-1] != "discard 10h"


def test_it_keeps_wild_cards() -> None:
    assert not turn(combo(PLAY, "pile 4", "hand 0: 2 Jk Kc 5d 9s", "melds 0: QQQ"))[-1].startswith("discard 2")


# going out


def test_it_goes_out_in_samba_when_the_opponents_hold_many_cards() -> None:
    hands = ("hand 0: 5d Kc", "hand 2: 4")
    melds = "melds 0: KKKKKKK 4h5h6h7h8h9h10h 555"
    assert turn(samba("turn 0 play drew", "pile 4", melds, *hands, ask_partner="off")) == ["add 5d", "add Kc"]


def test_it_finds_the_way_out_over_a_run() -> None:
    hands = ("hand 0: Jd Qd Kd 5c 5h 4s", "hand 2: 4")
    state = samba(PLAY, "pile 4", "melds 0: KKKKKKK 4h5h6h7h8h9h10h 5s5s5d", *hands, ask_partner="off")
    turn(state)
    assert state.sheets
    assert any(line.code == "going_out" for line in state.sheets[0].lines[0])


def test_it_asks_its_partner_where_he_holds_many_cards() -> None:
    hands = ("hand 0: 5d Kc",)
    state = samba(PLAY, "pile 4", "melds 0: KKKKKKK 4h5h6h7h8h9h10h 555", *hands)
    assert "ask" in legal_texts(state)
    assert choice(state) == "ask"


def test_the_partner_says_no_with_dear_cards_and_yes_with_cheap_ones() -> None:
    def answer(cards: str) -> str:
        melds = "melds 0: KKKKKKK 4h5h6h7h8h9h10h 555"
        hands = ("hand 0: 5d Kc", f"hand 2: {cards}")
        state = samba(PLAY, "pile 4", melds, *hands)
        state.apply(state.parse("ask"))
        return choice(state, 2)

    assert answer("A A A Jk 2 2 Q") == "no"
    assert answer("4 5 6") == "yes"


# the options of the wide games beside the presets


def test_it_begins_a_second_meld_beside_a_finished_canasta() -> None:
    lines = (PLAY, "pile 4", "hand 0: 10 10 10 4 5 8 9 J", "melds 0: 10101010101010")
    assert choice(basic(*lines, canasta_cap=7)) == "lay 101010"

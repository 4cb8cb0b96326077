"""What `greedy` does in positions where it is plain what should be done."""

from __future__ import annotations

import pytest

from stolik.bots.canasta.danger import Foe, taking_chance
from stolik.bots.canasta.sight import CALM, URGENT, Sight
from stolik.games.canasta.classes import CLASS_TEXT
from stolik.games.option import Value
from tests.bots.canasta.turns import choice, turn
from tests.support.positions import legal_texts, table

PLAY = "turn 0 play drew"


def at(*lines: str, **options: Value) -> str:
    return choice(table(*lines, **options))


# the pile


def test_it_takes_a_good_pile_with_a_natural_pair() -> None:
    lines = ("pile K 9 9 8 A Q 7", "hand 0: 7 7 9 K A 4 6 10", "melds 0: KKK AAA")
    assert at(*lines) == "take 7 7"


def test_it_takes_onto_a_meld_rather_than_with_cards_it_can_keep() -> None:
    assert at("pile K 9 9 8 A Q 7", "hand 0: 7 2 9 K A 4", "melds 0: KKK 777") == "take onto 7"


def test_it_draws_rather_than_take_a_card_of_no_use() -> None:
    assert at("pile 4", "hand 0: 4 4 K Q Q J J 9 6", "melds 0: KKK AAA QQQ") == "draw"


def test_it_completes_a_canasta_with_a_single_card() -> None:
    assert at("pile 5 K", "hand 0: 9 8 4 6 J", "melds 0: KKKKKK AAA") == "take onto K"


def test_it_opens_with_the_pile_when_the_pile_is_worth_it() -> None:
    lines = ("pile A A Q Q J 9 9 K", "hand 0: K K 2 Q J 9 4 5 6 7 8")
    state = table(*lines)
    done = turn(state)
    assert done[:2] == ["take K K", "add 2 to K"]
    assert state.view(0).opened[0]


def test_it_spends_no_joker_on_a_pile_of_one_card() -> None:
    assert at("pile 8", "hand 0: 8 8 Jk 4 5 6 9 10 J Q K") == "draw"


def test_it_takes_the_last_pile_when_that_brings_points_and_else_passes() -> None:
    empty = ("stock -", "hand 1: ...")
    assert at("pile A K K", "hand 0: Q 9", "melds 0: KKK AAA", *empty) == "take onto K"
    assert at("pile A Q 9 J 10 K", "hand 0: Q 9", "melds 0: KKK 777", *empty) == "pass"


# melds


def test_it_opens_with_natural_melds() -> None:
    done = turn(table(PLAY, "pile 4", "hand 0: A A A 5 6 7 8 9 10 J", players=4))
    assert done[0] == "lay AAA"
    assert done[-1].startswith("discard")


def test_it_opens_with_the_fewest_wild_cards() -> None:
    done = turn(table(PLAY, "pile 4", "hand 0: K K K Q Q 2 2 Jk 5 6 7 9", players=4))
    assert done[:2] == ["lay KKK", "lay QQ2"]
    assert not [text for text in done if "Jk" in text]


def test_it_does_not_spend_all_its_wild_cards_on_an_opening() -> None:
    done = turn(table(PLAY, "pile 4", "scores 3000 0", "hand 0: 4 4 5 5 Jk Jk 2 2 2 8 9 J", players=4))
    assert len(done) == 1
    assert done[0].startswith("discard")


@pytest.mark.parametrize("players", [2, 4])
def test_it_completes_a_canasta(players: int) -> None:
    done = turn(table(PLAY, "pile 4", "hand 0: K K K 5 6 8 9 J", "melds 0: KKKK AAA", players=players))
    assert done[:3] == ["add K"] * 3


def test_it_uses_a_wild_card_for_the_canasta_that_is_lacking() -> None:
    done = turn(table(PLAY, "pile 4", "hand 0: 2 5 6 8 9 J Q", "melds 0: KKKKKK AAA", players=4))
    assert done[0] == "add 2 to K"


@pytest.mark.rule("A43")
def test_it_spoils_no_natural_canasta() -> None:
    state = table(
        PLAY, "pile 4", "hand 0: 2 2 5 6 8 9 J Q", "melds 0: KKKKKKK AAA", "stock 4 5", "hand 1: ...", players=4
    )
    assert "add 2 to K" in legal_texts(state)
    assert "add 2 to K" not in turn(state)


def test_pairs_partners_lay_what_fits() -> None:
    done = turn(table(PLAY, "pile 4", "hand 0: K Q Q Q 5 6 8 9 J", "melds 0: KKK AAA", players=4))
    assert set(done[:2]) == {"add K", "lay QQQ"}


def test_it_keeps_pairs_for_a_large_frozen_pile() -> None:
    lines = (PLAY, "pile 9 9 2 8 5 J", "hand 0: K K 5 6 8 10 J Q", "melds 0: KKK AAA")
    assert "add K" in legal_texts(table(*lines, players=4))
    assert "add K" not in turn(table(*lines, players=4))


def test_it_does_not_strand_itself() -> None:
    # no canasta yet: three cards would leave it with one to throw and nothing to choose from
    state = table(PLAY, "pile 4", "hand 0: Q Q Q 5 8", "melds 0: KKK AAA", players=4)
    assert "lay QQQ" in legal_texts(state)
    assert turn(state)[0].startswith("discard")


def test_it_lays_everything_when_the_stock_is_about_to_end() -> None:
    done = turn(
        table(PLAY, "pile 4", "hand 0: K Q Q Q 9 9 2 5 6", "melds 0: KKK AAA", "stock 5 6", "hand 1: ...", players=4)
    )
    assert set(done[:-1]) >= {"add K", "lay QQQ"}
    assert [text for text in done if " 2" in text or text.endswith("2")]


def test_it_saves_its_points_when_an_opponent_may_go_out() -> None:
    lines = (PLAY, "pile 9 9 2 8 5 J", "hand 0: K K 5 6 8 10 J Q", "melds 0: KKK AAA", "melds 1: 7777777")
    assert turn(table(*lines, "hand 1: 4 4", players=4))[:2] == ["add K", "add K"]


# going out


@pytest.mark.rule("A53", "A54")
def test_it_goes_out_when_it_can() -> None:
    state = table(PLAY, "pile 4", "hand 0: K A 2 5", "melds 0: KKKKKKK AAA QQQQQQ")
    done = turn(state)
    assert done[-1] == "discard 5"
    assert state.sheets[-1].reason == "out"
    assert state.sheets[-1].lines[0][1].code == "natural_canastas"


def test_it_goes_out_concealed_in_one_turn() -> None:
    state = table(PLAY, "pile 4", "hand 0: K K K K K K K A A A 5", "hand 2: 4", players=4)
    turn(state)
    assert "concealed" in [line.code for line in state.sheets[-1].lines[0]]


def test_it_does_not_go_out_into_a_lost_match() -> None:
    lines = (PLAY, "pile 4", "hand 0: A 5", "melds 0: KKKKKKK AAA")
    rich = ("melds 1: QQQQQQQ JJJJJJJ 9999999", "scores 0 4900")
    assert turn(table(*lines, players=4)) == ["add A", "discard 5"]
    assert turn(table(*lines, *rich, players=4)) == ["discard 5"]


def test_it_does_not_leave_its_partner_with_a_large_hand_for_nothing() -> None:
    lines = (PLAY, "pile 4", "hand 0: A 5", "melds 0: KKKKKKK AAA")
    hands = ("hand 1: 4 4 5 6", "hand 2: 9 9 9 8 8 8 J J J Q Q Q", "hand 3: 4 4 5 6")
    assert turn(table(*lines, *hands, players=4)) == ["discard 5"]


# discards


def test_it_discards_nothing_that_is_surely_taken() -> None:
    lines = (PLAY, "pile A A Q Q J 9", "hand 0: 7 8 J J J", "melds 0: KKK", "melds 1: 777")
    assert turn(table(*lines, players=4)) == ["discard 8"]


def test_it_remembers_what_the_next_player_took() -> None:
    lines = (PLAY, "pile A A Q Q J 9", "hand 0: 7 8 J J J", "melds 0: KKK", "melds 1: AAA")
    assert turn(table(*lines, "hand 1: 7c 7c 4 5 6", "known 1: 7c 7c", players=4)) == ["discard 8"]
    assert turn(table(*lines, "hand 1: 8c 8c 4 5 6", "known 1: 8c 8c", players=4)) == ["discard 7"]


def test_it_blocks_a_large_pile_with_a_black_three() -> None:
    lines = (PLAY, "pile A A Q Q J 9 K Q 8 7", "hand 0: 3 7 8 9", "melds 0: KKK", "melds 1: 777 888 999")
    assert turn(table(*lines, players=4)) == ["discard 3"]


def test_it_keeps_wild_cards_and_pairs() -> None:
    assert turn(table(PLAY, "pile 4", "hand 0: 2 Jk K K 9 9 6")) == ["discard 6"]


# the partner


def answer(*lines: str, ask: str) -> str:
    state = table(PLAY, "pile 4", "hand 0: K A 5", *lines, players=4, ask_partner=ask)
    state.apply(state.parse("ask"))
    return choice(state, 2)


def test_it_lets_its_partner_go_out_with_a_cheap_hand_only() -> None:
    melds = "melds 0: KKKKKKK AAA"
    assert answer(melds, "hand 2: 4 5 8", ask="go_out") == "yes"
    assert answer(melds, "hand 2: A A A Jk 2 2 Q Q Q", ask="go_out") == "no"


def test_it_lets_him_go_out_whatever_it_holds_when_an_opponent_may_or_the_match_is_won() -> None:
    lines = ("melds 0: KKKKKKK AAA", "hand 2: A A A Jk 2 2 Q Q Q")
    assert answer(*lines, "melds 1: 7777777", "hand 1: 4 5", ask="go_out") == "yes"
    assert answer(*lines, "scores 4800 0", ask="go_out") == "yes"


def test_it_lets_him_lay() -> None:
    assert answer("melds 0: KKKKKKK AAA", "hand 2: 4 5 8", ask="lay_out") == "yes"


@pytest.mark.rule("A72")
def test_it_asks_where_it_must_and_where_the_partner_holds_much() -> None:
    lines = (PLAY, "pile 4", "hand 0: K A 5", "melds 0: KKKKKKK AAA")
    hands = ("hand 1: 4 4 5 6 9 9 9 10", "hand 3: 4 4 5 6 9 9 10 10")
    few, many = "hand 2: 8 9", "hand 2: 8 8 9 J J Q Q"
    assert at(*lines, *hands, few, players=4, ask_partner="go_out_mandatory") == "ask"
    assert at(*lines, *hands, few, players=4, ask_partner="go_out") != "ask"
    assert at(*lines, *hands, many, players=4, ask_partner="go_out") == "ask"
    assert at(*lines, *hands, many, players=4, ask_partner="lay_out") != "ask"


@pytest.mark.rule("A71")
def test_it_keeps_to_the_answer() -> None:
    lines = ("pile 4", "hand 0: K A 5", "melds 0: KKKKKKK AAA")
    yes = turn(table("turn 0 play drew answer=yes", *lines, players=4, ask_partner="go_out"))
    assert yes == ["add K", "add A", "discard 5"]
    state = table("turn 0 play drew answer=no", *lines, players=4, ask_partner="go_out")
    turn(state)
    assert state.view(0).sizes[0] >= 1
    no = turn(table("turn 0 play drew answer=no", *lines, players=4, ask_partner="lay_out"))
    assert no == ["discard 5"]


# turns with no discard


@pytest.mark.rule("B57")
def test_it_lays_what_it_can_and_stops_after_the_last_red_three() -> None:
    state = table(
        "turn 0 play drew no_discard",
        "pile 4",
        "hand 0: K A 5 6",
        "melds 0: KKKK AAA",
        "red 0: 3h",
        "stock -",
        "hand 1: ...",
        players=4,
        last_red3="meld_no_discard",
    )
    assert turn(state) == ["add K", "add A", "stop"]


# what options change


@pytest.mark.rule("P9")
def test_it_takes_the_top_card_alone_to_go_out() -> None:
    lines = ("pile 5 6 K 7", "hand 0: Q Q", "melds 0: KKKKKKK 777 QQQ")
    state = table(*lines, preset="book", players=4)
    assert turn(state)[0] == "take top onto 7"
    assert state.core.deal_number == 2 or state.core.need != 0


@pytest.mark.rule("P11")
def test_the_partner_lays_his_whole_hand_in_the_double_out() -> None:
    lines = ("hand 0: -", "hand 2: K Q Q 2 8 8 8", "melds 0: KKKKKKK QQQ", "pile 4")
    state = table("turn 2 double", *lines, preset="book", players=4)
    assert "pass" in legal_texts(state)
    done = turn(state, 2)
    assert "pass" not in done
    assert sorted(done) == ["add 2 to Q", "add K", "add Q", "add Q", "lay 888"]


def test_dear_black_threes_do_not_keep_it_from_a_good_pile() -> None:
    lines = ("pile 3 3 K K Q Q 9 9 7", "hand 0: 7 7 K Q 9 4 5 6 8", "melds 0: KKK QQQ 999")
    assert at(*lines, preset="book", players=3) == "take 7 7"


@pytest.mark.rule("P12")
def test_it_discards_a_black_three_that_is_dear_in_the_hand() -> None:
    hand = "hand 0: 3 K K 4 5 6 8 9 J"
    assert at(PLAY, "pile 4", hand, preset="book", players=4) == "discard 3"


def test_it_gets_rid_of_sevens_that_are_dear_in_the_hand() -> None:
    lines = (PLAY, "pile 4", "hand 0: 7 K 4 9 J A 6", "melds 0: QQQ 888", "hand 1: 5", "melds 1: KKKKKKK 555")
    assert at(*lines, seven_in_hand=500, players=4) == "discard 7"


@pytest.mark.rule("P8")
def test_a_rank_of_a_finished_canasta_is_a_safe_discard_where_it_takes_no_pile_card() -> None:
    state = table(
        PLAY, "pile Q Q J J 10 10 9 9", "hand 0: 8 4 K K K A A", "melds 0: KKK AAA", "melds 1: 8888888 QQQ",
        preset="book", players=4,
    )  # fmt: skip
    sight = Sight(state.view(0))
    foe = Foe(sight)
    assert taking_chance(sight, foe, CLASS_TEXT.index("8")) == 0.0
    assert taking_chance(sight, foe, CLASS_TEXT.index("Q")) == 1.0


def test_before_an_opening_nothing_is_taken_where_the_pile_opens_nobody() -> None:
    lines = (PLAY, "pile Q Q J J", "hand 0: 8 4 K K A A")
    for pile_opens, chance in (("with_natural_pair", True), ("not_allowed", False)):
        sight = Sight(table(*lines, preset="classic", pile_for_opening=pile_opens).view(0))
        assert (taking_chance(sight, Foe(sight), CLASS_TEXT.index("8")) > 0) is chance


@pytest.mark.rule("P3")
def test_an_opening_that_must_contain_a_canasta_waits_for_one() -> None:
    lines = (PLAY, "pile 4", "scores 5000 0")
    book: dict[str, Value] = {"preset": "book", "players": 4, "opening_canasta_from": 5000}
    assert turn(table(*lines, "hand 0: A A A K K K Q Q Q J 9 6", **book))[0].startswith("discard")
    done = turn(table(*lines, "hand 0: K K K K K K K A A A J 9 6", **book))
    assert {"lay KKK", "add K", "lay AAA"} <= set(done)
    assert done.count("add K") == 4


@pytest.mark.rule("D29")
def test_nobody_threatens_where_nobody_goes_out() -> None:
    lines = (PLAY, "pile 4", "hand 0: 8 4 K K A A", "hand 1: 5", "melds 1: QQQQQQQ JJJJJJJ")
    options: dict[str, Value] = {
        "going_out": False,
        "illegal_out": "forbid",
        "black3_melds": "off",
        "black3_take_for_last_meld": False,
    }
    assert Sight(table(*lines).view(0)).threat == URGENT
    assert Sight(table(*lines, **options).view(0)).threat == CALM


def test_the_third_player_is_an_opponent_too() -> None:
    lines = (PLAY, "pile 4", "hand 0: 8 4 K K A A", "hand 2: 5", "melds 2: JJJJJJJ QQQQQQQ")
    sight = Sight(table(*lines, preset="book", players=3).view(0))
    assert sight.alone
    assert sight.threat == URGENT

"""The preset book: going out with the top card alone, and asking before it: P9."""

from __future__ import annotations

import pytest

from stolik.games.option import Value
from tests.games.canasta.rules.book import PLAYING, book
from tests.support.positions import codes, do, hand, is_legal, legal_texts, lines, pile, refused, takes

DOWN = "melds 0: KKKKKKK 777 QQQ"
OTHERS = ("hand 1: 4", "hand 2: 9 10", "hand 3: 6")


@pytest.mark.rule("P9")
def test_the_top_card_alone_is_taken_by_a_player_who_goes_out() -> None:
    """P-T3: the 7 joins 7 7 7, both queens join Q Q Q, nothing is discarded; 5, 6, K stay."""
    state = book("pile 5 6 K 7", DOWN, "hand 0: Q Q", *OTHERS)
    assert takes(state) == {"take onto 7", "take top onto 7"}
    events = do(state, "take top onto 7")
    assert "lifted" not in codes(events)
    assert (pile(state), hand(state, 0), legal_texts(state)) == ("5 6 K", "Q Q", {"add Q"})
    assert codes(do(state, "add Q", "add Q"))[-2:] == ["went_out", "deal_ended_out"]
    assert pile(state) == "5 6 K"
    assert lines(state)["meld_cards"] == 70 + 20 + 50


@pytest.mark.rule("P9")
def test_whoever_takes_the_whole_pile_is_not_out() -> None:
    """P-T3: 7, K, Q, Q are laid, the 5 is discarded, the 6 stays."""
    state = book("pile 5 6 K 7", DOWN, "hand 0: Q Q", *OTHERS)
    do(state, "take onto 7", "add K", "add Q", "add Q", "discard 5")
    assert (hand(state, 0), state.seat) == ("6", 1)


@pytest.mark.rule("P9")
def test_a_card_that_would_remain_forbids_the_top_card_alone() -> None:
    """P-T3: the 4 could only be discarded, and no discard is allowed."""
    state = book("pile 5 6 K 7", DOWN, "hand 0: Q 4", *OTHERS)
    assert takes(state) == {"take onto 7"}
    found = refused(state, "take top onto 7")
    assert (found.code, found.rule) == ("top_alone_not_out", "P9")


@pytest.mark.rule("P9")
def test_after_the_top_card_alone_nothing_is_discarded() -> None:
    state = book("pile 5 6 K 7", DOWN, "hand 0: Q Q", *OTHERS)
    do(state, "take top onto 7", "add Q")
    assert legal_texts(state) == {"add Q"}
    assert not is_legal(state, "discard Q")


@pytest.mark.rule("P9")
def test_a_single_card_does_not_take_a_pile_of_one_card() -> None:
    """P-T3."""
    state = book("pile 7", DOWN, "hand 0: Q", *OTHERS)
    assert takes(state) == set()
    assert not is_legal(state, "take top onto 7")


@pytest.mark.rule("P9")
def test_a_pile_of_one_card_is_taken_whole_and_a_discard_is_allowed() -> None:
    state = book("pile 7", DOWN, "hand 0: Q 4", *OTHERS)
    assert takes(state) == {"take onto 7"}
    found = refused(state, "take top onto 7")
    assert (found.code, found.rule) == ("top_alone_one_card", "P9")
    assert "went_out" in codes(do(state, "take onto 7", "add Q", "discard 4"))


@pytest.mark.rule("P4", "P9")
def test_the_conditions_for_the_top_card_alone_are_the_usual_ones() -> None:
    """P-T3: with a 2 in the pile he needs 7 7 from the hand."""
    closed = book("pile 5 2 K 7", DOWN, "hand 0: Q Q", *OTHERS)
    assert takes(closed) == set()
    assert refused(closed, "take top onto 7").code == "pile_closed"
    state = book("pile 5 2 K 7", DOWN, "hand 0: 7 7 Q Q", *OTHERS)
    assert takes(state) == {"take 7 7", "take top 7 7"}
    assert refused(state, "take top onto 7").code == "pair_must_be_laid"
    assert "went_out" in codes(do(state, "take top 7 7", "add Q", "add Q"))


@pytest.mark.rule("P5", "P9")
def test_the_top_card_alone_goes_with_a_wild_card_too() -> None:
    state = book("pile 5 8", DOWN, "hand 0: 8 2", *OTHERS)
    assert takes(state) == {"take 8 2", "take top 8 2"}
    assert "went_out" in codes(do(state, "take top 8 2"))


@pytest.mark.rule("P8", "P9")
def test_the_top_card_alone_never_joins_a_finished_canasta() -> None:
    state = book("pile 5 6 K", DOWN, "hand 0: Q Q", *OTHERS)
    assert takes(state) == set()
    assert refused(state, "take top onto K").code == "finished_canasta"


@pytest.mark.rule("P9")
def test_the_top_card_may_complete_the_canasta_that_going_out_needs() -> None:
    state = book("pile 5 6 7", "melds 0: 777777 QQQ", "hand 0: Q", *OTHERS)
    assert "went_out" in codes(do(state, "take top onto 7", "add Q"))
    without = book("pile 5 6 7", "melds 0: 777 QQQ", "hand 0: Q Q", *OTHERS)
    assert refused(without, "take top onto 7").code == "top_alone_not_out"


@pytest.mark.rule("P9", "P10")
def test_black_threes_are_laid_with_the_top_card_alone() -> None:
    state = book("pile 5 6 7", DOWN, "hand 0: Q 3 3 3", *OTHERS)
    assert "went_out" in codes(do(state, "take top onto 7", "lay 333", "add Q"))


@pytest.mark.rule("P9", "P11")
def test_a_concealed_hand_with_the_top_card_alone_meets_the_minimum() -> None:
    """Seven kings make 70: enough of 50, too few of 90, for the pile was bought."""
    held = "hand 0: K K K K K K"
    state = book("pile 5 6 K", held, *OTHERS)
    assert takes(state) == {"take K K", "take top K K"}
    assert codes(do(state, "take top K K", *["add K"] * 4))[-2:] == ["went_out_concealed", "deal_ended_out"]
    assert not is_legal(book("pile 5 6 K", "scores 1500 0", held, *OTHERS), "take top K K")


@pytest.mark.rule("P1", "P9")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_the_top_card_alone_needs_two_canastas(players: int) -> None:
    one = book("pile 5 6 K 7", DOWN, "hand 0: Q Q", players=players)
    assert refused(one, "take top onto 7").code == "top_alone_not_out"
    two = book("pile 5 6 7", "melds 0: KKKKKKK 777 QQQQQ", "hand 0: Q Q", players=players)
    assert "went_out" in codes(do(two, "take top onto 7", "add Q", "add Q"))


@pytest.mark.rule("P9", "A56")
def test_the_top_card_alone_is_never_taken_to_lose() -> None:
    """Where emptying the hand without the right to loses the match, this take asks for going out all the same."""
    state = book("pile 5 6 7", "melds 0: 777 QQQ", "hand 0: Q Q", *OTHERS, illegal_out="lose_game")
    assert takes(state) == {"take onto 7"}
    assert refused(state, "take top onto 7").code == "top_alone_not_out"


@pytest.mark.rule("P9", "A77")
def test_the_top_card_alone_opens_for_a_concealed_hand_without_the_minimum() -> None:
    """Seven fours make 35 of 50; the 9 stays."""
    state = book("pile 9 4", "hand 0: 4 4 4 4 4 4", *OTHERS, concealed_minimum="waived")
    assert takes(state) == {"take 4 4", "take top 4 4"}
    events = do(state, "take top 4 4", *["add 4"] * 4)
    assert "lifted" not in codes(events)
    assert (codes(events)[-2], pile(state)) == ("went_out_concealed", "9")


@pytest.mark.rule("P9", "A45")
def test_a_black_three_alone_is_taken_for_the_last_meld() -> None:
    """The 5 under it would stay in the hand, or be thrown away."""
    options: dict[str, Value] = {"black3_take_for_last_meld": True}
    state = book("pile 5 6 3", DOWN, "hand 0: 3 3", *OTHERS, **options)
    assert takes(state) == {"take top 3 3"}
    assert "went_out" in codes(do(state, "take top 3 3"))
    assert takes(book("pile 5 6 3", DOWN, "hand 0: 3 3 8", *OTHERS, **options)) == set()


@pytest.mark.rule("P9")
def test_where_a_pair_need_only_be_held_the_top_card_goes_alone_onto_its_meld() -> None:
    state = book("pile 5 2 7", "melds 0: KKKKKKK 777", "hand 0: 7 7", *OTHERS, restricted_pair="held")
    assert takes(state) == {"take 7 7", "take onto 7", "take top 7 7", "take top onto 7"}
    assert "went_out" in codes(do(state, "take top onto 7", "add 7", "add 7"))


@pytest.mark.rule("P9")
def test_with_the_stock_empty_the_top_card_alone_may_be_taken() -> None:
    state = book("pile 5 6 K 7", DOWN, "hand 0: Q Q", "stock -", "hand 1: ...", "hand 2: 9 10", "hand 3: 6")
    assert legal_texts(state) == {"take onto 7", "take top onto 7", "pass"}
    do(state, "take top onto 7", "add Q", "add Q")
    assert lines(state)["going_out"] == 100


@pytest.mark.rule("P9", "B20")
def test_without_the_option_the_pile_is_taken_whole() -> None:
    state = book("pile 5 6 K 7", DOWN, "hand 0: Q Q", *OTHERS, take_top_only_to_go_out=False)
    assert takes(state) == {"take onto 7"}
    assert refused(state, "take top onto 7").code == "whole_pile_only"


# Keeping a card, and asking


@pytest.mark.rule("P9")
def test_before_going_out_a_card_is_kept() -> None:
    found = refused(book(PLAYING, "melds 0: KKK", "hand 0: K 4", *OTHERS), "add K")
    assert (found.code, found.params) == ("must_keep_card", {"needs": 1, "has": 0})


ABLE = (PLAYING, "melds 0: KKKKKKK 777", "hand 0: 7 4", *OTHERS)


@pytest.mark.rule("P9")
@pytest.mark.parametrize(("answer", "legal"), [("yes", {"add 7"}), ("no", {"discard 4", "discard 7"})])
def test_the_answer_of_the_partner_binds(answer: str, legal: set[str]) -> None:
    state = book(*ABLE)
    do(state, "ask")
    assert state.seat == 2
    do(state, answer)
    assert legal_texts(state) == legal


@pytest.mark.rule("P9")
@pytest.mark.parametrize("players", [2, 3])
def test_without_a_partner_nobody_is_asked(players: int) -> None:
    state = book(PLAYING, "melds 0: KKKKKKK QQQQQQQ 777", "hand 0: 7 4", players=players)
    assert not is_legal(state, "ask")


@pytest.mark.rule("P9")
def test_a_take_of_the_top_card_alone_is_no_time_to_ask() -> None:
    """Going out is the only end of that turn."""
    state = book("pile 5 6 K 7", DOWN, "hand 0: Q Q", *OTHERS)
    do(state, "take top onto 7")
    assert not is_legal(state, "ask")


@pytest.mark.rule("P9", "A72")
def test_where_asking_is_a_duty_nobody_takes_the_top_card_alone() -> None:
    """Going out needs a yes, and nobody can ask before he takes."""
    state = book("pile 5 6 K 7", DOWN, "hand 0: Q Q", *OTHERS, ask_partner="go_out_mandatory")
    assert takes(state) == {"take onto 7"}

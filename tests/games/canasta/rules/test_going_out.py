"""Going out, and losing by it: A53 to A56, A76."""

from __future__ import annotations

import pytest

import stolik
from tests.support.positions import codes, do, is_legal, legal_texts, losing_texts, refused, sheet, table, takes

PLAYING = "turn 0 play drew"


@pytest.mark.rule("A53")
def test_a_player_goes_out_by_melding_all_cards() -> None:
    state = table(PLAYING, "melds 0: KKKKKKK QQQQQQQ", "hand 0: 7 7 7", "hand 1: 4")
    assert codes(do(state, "lay 777"))[:2] == ["laid", "went_out"]


@pytest.mark.rule("A53")
def test_a_player_goes_out_by_discarding_his_last_card() -> None:
    state = table(PLAYING, "pile 5", "melds 0: KKKKKKK QQQQQQQ", "hand 0: 7 7 7 9", "hand 1: 4")
    do(state, "lay 777")
    assert codes(do(state, "discard 9"))[:2] == ["discarded", "went_out"]
    assert state.need is stolik.Need.DECK


@pytest.mark.rule("A54")
@pytest.mark.parametrize(
    ("down", "needs", "legal"),
    [("KKKKKKK QQQQQQQ", 2, True), ("KKKKKKK QQQQQQ", 2, False), ("KKKKKK QQQQQQ", 2, False)],
)
def test_two_players_need_two_canastas(down: str, needs: int, legal: bool) -> None:
    state = table(PLAYING, f"melds 0: {down}", "hand 0: 7 7 7 9", illegal_out="forbid")
    assert is_legal(state, "lay 777") == legal
    if not legal:
        found = refused(state, "lay 777")
        assert (found.code, found.rule) == ("must_keep_card", "A56")
        assert found.params == {"needs": needs, "has": down.count("KKKKKKK")}


@pytest.mark.rule("A54")
def test_the_last_cards_may_complete_the_canastas() -> None:
    state = table(PLAYING, "melds 0: KKKKKKK QQQQQQ", "hand 0: Q 9", illegal_out="forbid")
    do(state, "add Q", "discard 9")
    assert sheet(state).reason == "out"


@pytest.mark.rule("A55")
@pytest.mark.parametrize("players", [2, 4])
def test_one_canasta_is_enough_for_four_or_where_the_option_says_so(players: int) -> None:
    lines = (PLAYING, "melds 0: KKKKKKK", "hand 0: 7 7 7 9")
    state = table(*lines, players=4) if players == 4 else table(*lines, canastas_to_go_out=1)
    assert "went_out" in codes(do(state, "lay 777", "discard 9"))
    none = table(PLAYING, "melds 0: KKKKKK", "hand 0: 7 7 7 9", players=4, illegal_out="forbid")
    assert refused(none, "lay 777").params == {"needs": 1, "has": 0}


@pytest.mark.rule("A56")
@pytest.mark.parametrize("last", ["discard 9", "add K"])
def test_getting_rid_of_all_cards_without_the_canastas_loses_the_match(last: str) -> None:
    card = last.split()[1]
    state = table("scores 4900 -300", PLAYING, "melds 0: KKKKK QQQ", f"hand 0: K {card}")
    do(state, "add K")
    assert losing_texts(state) == legal_texts(state)
    assert codes(do(state, last))[-2:] == ["match_lost", "match_ended"]
    assert (state.need, state.winners, state.seat) == (stolik.Need.OVER, (1,), None)
    assert (state.score(), state.sheets) == ((4900, -300), [])


@pytest.mark.rule("A56")
def test_the_position_tells_who_lost() -> None:
    state = table("turn 1 play drew", "melds 1: KKK", "hand 1: K 9")
    do(state, "add K", "discard 9")
    assert "turn over 0 lost=1" in state.text()


@pytest.mark.rule("A56")
def test_a_losing_step_is_one_after_which_every_end_loses() -> None:
    """7 7 9 with one canasta: one 7 may be added (7 and 9 stay), and then nothing more without losing."""
    state = table(PLAYING, "melds 0: KKKKKKK 777", "hand 0: 7 7 9")
    assert losing_texts(state) == set()
    do(state, "add 7")
    assert legal_texts(state) == {"add 7", "discard 7", "discard 9"}
    assert losing_texts(state) == {"add 7"}


@pytest.mark.rule("A56")
def test_a_take_after_which_every_end_loses_is_a_losing_step() -> None:
    """One card and a pile of one: after 7 onto 7 7 7 the last card can only be thrown away."""
    state = table("pile 7", "melds 0: 777", "hand 0: 4")
    assert takes(state) == {"take onto 7"}
    assert losing_texts(state) == {"take onto 7"}
    do(state, "take onto 7")
    assert losing_texts(state) == {"discard 4"}
    assert takes(table("pile 7", "melds 0: 777", "hand 0: 4", illegal_out="forbid")) == set()


@pytest.mark.rule("A56")
def test_where_losing_is_refused_a_card_must_be_kept() -> None:
    state = table(PLAYING, "melds 0: KKKKKKK 777", "hand 0: 7 9", illegal_out="forbid")
    assert legal_texts(state) == {"discard 7", "discard 9"}
    assert losing_texts(state) == set()
    found = refused(state, "add 7")
    assert (found.code, found.rule, found.params) == ("must_keep_card", "A56", {"needs": 2, "has": 1})


@pytest.mark.rule("A76")
def test_the_canastas_of_the_pair_count() -> None:
    """The partner laid both; seat 0 has laid nothing yet, so only the 100 for a concealed hand depends on him."""
    state = table(
        PLAYING, "melds 0: KKKKKKK QQQQQQQ", "laid 2", "hand 0: 7 7 7 9", players=4, canastas_to_go_out=2
    )  # fmt: skip
    assert "went_out" in codes(do(state, "lay 777", "discard 9"))


@pytest.mark.rule("A76")
def test_an_illegal_going_out_makes_the_whole_pair_lose() -> None:
    """Six kings are no canasta; the other pair wins at -500 to 4000."""
    state = table("scores 4000 -500", "turn 2 play drew", "melds 0: KKKKK", "hand 2: 9 K", players=4)
    do(state, "add K", "discard 9")
    assert (state.winners, state.need) == ((1,), stolik.Need.OVER)
    assert state.score() == (4000, -500)

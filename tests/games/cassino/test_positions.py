"""Positions written by hand: what they mean, and which cannot be."""

from __future__ import annotations

import pytest

from stolik.cards import cards_text
from stolik.games.cassino.combination import cards_of, is_call, is_fresh, maker_of, value_of
from stolik.games.cassino.values import ACES, BIG_CASSINO, kinds_of, size_of
from stolik.games.game import Need
from stolik.games.option import Value
from stolik.games.registry import game_of
from stolik.games.violation import NotationError
from tests.games.cassino.tables import position, wrong
from tests.support.source_codes import notation_codes


def shown(cards: int) -> str:
    return cards_text(kinds_of(cards))


@pytest.mark.rule("Cassino-8", "Cassino-10", "Cassino-56")
def test_what_no_line_names_is_shared_out() -> None:
    core = position("turn 0", "hand 0: 7s", "table 3d 4c 7h Ks").core
    # the other hand has one card too, for both have played three; 46 cards are left, 40 of them whole dealings of eight
    assert [size_of(hand) for hand in core.hands] == [1, 1]
    assert (core.stock_size, [size_of(pile) for pile in core.piles], core.last_taker) == (40, [0, 6], 1)
    assert (core.deal_number, core.dealer, core.dealt) == (1, 1, 1)


@pytest.mark.rule("Cassino-8", "Cassino-19")
def test_a_dealing_less_is_in_the_stock_where_a_pile_needs_the_cards() -> None:
    # 52 - 6 - 5 = 41 cards are five dealings and one, which nobody can have taken alone
    core = position("hand 0: Jc Kd 2c", "table 10c Ac Kh Ks Jd", "turn 0").core
    assert (core.stock_size, [size_of(pile) for pile in core.piles]) == (32, [0, 9])
    # 52 - 8 - 4 = 40 cards are five dealings, and seat 0 must have taken some
    core = position("turn 0", "last 0", "table 2 2 2 2").core
    assert (core.stock_size, [size_of(pile) for pile in core.piles]) == (32, [8, 0])


@pytest.mark.rule("Cassino-56")
def test_who_took_last_is_somebody_who_has_cards() -> None:
    core = position("turn 0", "hand 0: 7s", "table 3d 4c 7h Ks", "pile 0: 3c 3h 4d 4h 5c 5d").core
    assert (core.stock_size, core.last_taker) == (40, 0)


@pytest.mark.rule("Cassino-68")
def test_cards_that_no_line_names_win_no_match() -> None:
    """Where points count at once, a pile of unnamed cards has none that give any."""
    for cards in ("2c", "2c 3c", "2c 3c 4c", "2c 3c 4c 5c 6c", "2c 3c 4c 5c 6c 7c"):
        core = position("turn 0", "scores 20 20", f"table {cards}", target_rule="counting_out").core
        assert core.piles[1]
        assert not core.piles[1] & (ACES | BIG_CASSINO)


@pytest.mark.rule("Cassino-11", "Cassino-16")
def test_those_who_have_played_have_a_card_less() -> None:
    core = position("deal 1 dealer 0", "turn 3", "hand 3: 5c 6c", players=4).core
    # seat 1 begins: 3 and the dealer 0 have two cards, 1 and 2 have played one of theirs
    assert [size_of(hand) for hand in core.hands] == [2, 1, 1, 2]


@pytest.mark.rule("Cassino-9")
def test_while_everybody_draws_all_hands_are_equal() -> None:
    core = position("deal 1 dealer 0", "turn 0", draw_cassino=True).core
    assert [size_of(hand) for hand in core.hands] == [4, 4]
    assert (core.stock_size, core.dealt) == (44, 1)
    core = position("deal 1 dealer 0", "turn 0", "stock -", "pile 1: ...", draw_cassino=True).core
    assert [size_of(hand) for hand in core.hands] == [4, 3]


def test_combinations_lie_in_the_order_of_their_lines() -> None:
    lines = ("build 1 8: 2c 6h fresh", "call 0 8: 3c 5d 8h", "build 0 9: 9", "build 0 9: 4 5")
    assert wrong("turn 0", *lines[:3]).code == "no_combination"
    first, call, nine = position("turn 0", *lines[:2], lines[3]).core.combos
    assert (maker_of(first), value_of(first), is_call(first), is_fresh(first)) == (1, 8, False, True)
    assert (maker_of(call), value_of(call), is_call(call), is_fresh(call)) == (0, 8, True, False)
    # cards without a suit are the lowest of their rank that are left
    assert shown(cards_of(nine)) == "4c 5c"


@pytest.mark.rule("Cassino-77")
@pytest.mark.parametrize("draws", [True, False])
def test_hands_that_no_line_names_have_the_cards_that_their_seats_must_hold(draws: bool) -> None:
    lines = ("turn 0", "build 1 8: 2c 6h fresh", "call 0 5: 2d 3d 5d fresh", "promised 1: 9 10")
    core = position(*lines, draw_cassino=draws).core
    ranks = [{kind >> 2 for kind in kinds_of(hand)} for hand in core.hands]
    # ranks go from the two, 0, up
    assert 5 - 2 in ranks[0]
    assert {8 - 2, 9 - 2, 10 - 2} <= ranks[1]
    assert [size_of(hand) for hand in core.hands] == ([4, 4] if draws else [3, 3])


@pytest.mark.rule("Cassino-79")
def test_with_partner_build_the_partner_may_have_held_the_card() -> None:
    lines = ("turn 0", "hand 0: 7s 9s 7c", "build 0 8: 2c 6c fresh")
    (made,) = position(*lines, players=4, partnership="2v2", partner_build=True).core.combos
    assert is_fresh(made)


@pytest.mark.rule("Cassino-51", "Cassino-76")
def test_fresh_says_nothing_where_no_duty_asks_for_it() -> None:
    (made,) = position("turn 0", "build 1 8: 2c 6h fresh", maker_duty="none").core.combos
    assert not is_fresh(made)


def test_every_line_is_written_again() -> None:
    text = "\n".join([
        "cassino-pagat@1 players=4 partnership=2v2",
        "deal 2 dealer 3",
        "scores 7 4",
        "turn 1",
        "last 2",
        "hand 0: 8c",
        "hand 1: 9c Kh",
        "hand 2: 7s 8s",
        "hand 3: 2d 3d",
        "table 4h Qd",
        "build 0 8: 2c 6h",
        "call 3 3: 2h 3c Ac",
        "pile 0: 3h 4c 4d 4s 5c 5d 5h 5s 6c 6d 6s 7c 7d 7h 8d 8h 9d 9h 9s 10c 10d 10h 10s Jc Jd Jh Qc Qh Kd Ah",
        "pile 1: 2s 3s Js Qs Kc Ks Ad As",
        "sweeps 1 0",
        "stock -",
        "promised 0: 8",
        "promised 3: 3",
        "",
    ])  # fmt: skip
    lines = text.splitlines()
    assert position(*lines[1:], preset="cassino-pagat", players=4, partnership="2v2").text() == text


def test_a_colon_before_cards_may_be_left_out_and_stand_behind_any_first_word() -> None:
    lines = ("turn 0", "hand 0: As 8d 9c", "table 2c Kd", "call 0 5: 5c 5d", "pile 1: 3c 3d", "sweeps 1 0")
    bare = tuple(line.replace(":", "") for line in lines)
    behind = tuple(line.replace(" ", ": ", 1) for line in bare)
    texts = {position(*written, sweep_points=1).text() for written in (lines, bare, behind)}
    assert len(texts) == 1


@pytest.mark.parametrize("words", ["turn deck", "deal 0 dealer 1\nturn deck", "deal 3 dealer 0\nturn deck"])
def test_an_order_can_be_awaited(words: str) -> None:
    state = position(*words.split("\n"))
    assert (state.need, state.legal(), state.steps()) == (Need.DECK, [], [])
    assert position(*state.text().splitlines()[1:]).text() == state.text()


@pytest.mark.rule("Cassino-70", "Cassino-68")
def test_a_match_that_is_over_has_winners() -> None:
    state = position("deal 4 dealer 0", "scores 22 19", "turn over 0")
    assert (state.need, state.winners, state.legal()) == (Need.OVER, (0,), [])
    assert position("deal 4 dealer 0", "scores 22 22", "turn over 0 1", target_rule="shared_win").winners == (0, 1)


WRONG: list[tuple[str, tuple[str, ...], dict[str, Value]]] = [
    ("turn_line_missing", (), {}),
    ("turn_line_form", ("turn",), {}),
    ("turn_word", ("turn 0 play",), {}),
    ("number_expected", ("turn 2",), {}),
    ("number_expected", ("turn 0", "hand"), {}),
    ("number_expected", ("turn 0", "last"), {}),
    ("sweeps_not_counted", ("turn 0", "sweeps 0 1"), {}),
    ("number_expected", ("turn 0", "sweeps 0 27"), {"sweep_points": 1}),
    ("number_expected", ("turn 0", "hand: As"), {}),
    ("number_expected", ("turn 0", "call 0 11: 5 6 J"), {}),
    ("number_expected", ("turn 0", "build 0 1: A"), {}),
    ("unknown_line", ("turn 0", "known 1: 5"), {}),
    ("line_twice", ("turn 0", "turn 1"), {}),
    ("line_twice", ("turn 0", "hand 0: 5", "hand 0: 6"), {}),
    ("line_twice", ("turn 0", "hand 0: 5", "promised 0: 5", "promised 0: 5"), {}),
    ("scores_expected", ("turn 0", "scores 1"), {}),
    ("deal_line_form", ("turn 0", "deal 1"), {}),
    ("deal_not_begun", ("turn 0", "deal 0 dealer 1"), {}),
    ("no_card", ("turn 0", "table Jk"), {}),
    ("no_card", ("turn 0", "table 3x"), {}),
    ("too_many_of_card", ("turn 0", "table 3c", "hand 0: 3c"), {}),
    ("too_many_of_card", ("turn 0", "table 3 3 3", "hand 0: 3 3"), {}),
    ("combination_line_form", ("turn 0", "build 0 8"), {}),
    ("no_combination", ("turn 0", "build 0 8: 3 4"), {}),
    ("no_combination", ("turn 0", "build 0 8: 3 5 8"), {}),
    ("no_combination", ("turn 0", "call 0 8: 3 5"), {}),
    ("no_combination", ("turn 0", "call 0 8: 8"), {}),
    ("no_combination", ("turn 0", "call 0 8: K K"), {}),
    ("rest_twice", ("turn 0", "stock ...", "pile 0: ..."), {}),
    ("rest_in_stock_or_pile", ("turn 0", "table ..."), {}),
    ("whole_dealings", ("turn 0", "stock 3c"), {}),
    ("whole_dealings", ("turn 0", "hand 0: 5 6 7 8", "hand 1: 5 6 7 8", "stock ..."), {}),
    ("hand_size", ("turn 0", "hand 0: 5", "hand 1: 6 7"), {}),
    ("hand_size", ("turn 0", "hand 0: 5 6 7 8 9"), {}),
    ("hand_size", ("turn 0", "hand 0: 5", "hand 1: 6 7"), {"draw_cassino": True}),
    (
        "hand_size",
        ("turn 0", "hand 0: 5 6", "hand 1: 7", "hand 2: 8 9", "stock -"),
        {"draw_cassino": True, "players": 3},
    ),
    ("empty_hand", ("turn 0", "hand 0: -"), {}),
    ("fresh_twice", ("turn 0", "build 1 8: 2 6 fresh", "build 1 7: 2 5 fresh"), {}),
    ("fresh_not_held", ("turn 0", "hand 0: 7s 9s 7c", "build 0 8: 2c 6c fresh"), {}),
    ("fresh_not_held", ("turn 0", "hand 0: 7s 9s 7c 8c", "build 0 8: 2c 6d fresh"), {}),
    ("fresh_not_held", ("turn 0", "hand 0: 7 9", "hand 1: 7 9", "call 1 8: 2c 6d 8 fresh"), {}),
    ("fresh_not_held", ("turn 0", "hand 0: 7s 9s 7c Jd", "build 0 8: 2c 6d fresh"), {"draw_cassino": True}),
    ("fresh_not_held", ("turn 0", "table 8 8 8 8", "build 0 8: 2 6 fresh"), {}),
    ("promised_not_held", ("turn 0", "hand 1: 5 6 7 9", "promised 1: 8"), {}),
    (
        "promised_not_held",
        ("turn 0", "hand 1: 8 6 7 9", "promised 1: 8"),
        {"players": 4, "partnership": "2v2", "partner_build": True},
    ),
    ("nobody_took", ("turn 0", "last -"), {}),
    (
        "nobody_took",
        ("turn 0", "pile 0: 5", "last 0", "hand 0: 6 7 8", "hand 1: 6 7 8", "table 2 2 2 2 3", "stock ..."),
        {},
    ),
    ("pile_missing", ("turn 0", "last 0", "pile 1: ...", "stock -"), {}),
    ("round_not_over", ("deal 2 dealer 0", "turn deck", "hand 0: 5"), {}),
    ("round_not_over", ("scores 22 19", "turn over 0", "hand 0: 5"), {}),
    ("round_not_over", ("scores 22 19", "turn over 0", "stock 5 6"), {}),
    ("match_is_over", ("turn 0", "scores 21 20"), {}),
    ("match_is_over", ("deal 2 dealer 0", "turn deck", "scores 21 20"), {}),
    ("match_is_over", ("turn 0", "scores 21 21"), {"target_rule": "shared_win"}),
    ("match_is_over", ("deal 2 dealer 0", "turn 0", "scores 7 4"), {"target": "single_round"}),
    ("match_is_over", ("turn 0", "scores 18 4", "last 0", "pile 0: 10d As"), {"target_rule": "counting_out"}),
    ("other_winners", ("deal 4 dealer 0", "scores 22 19", "turn over 1"), {}),
    ("other_winners", ("deal 4 dealer 0", "scores 12 19", "turn over 1"), {}),
    ("other_winners", ("scores 7 4", "turn over"), {}),
    ("other_winners", ("scores 7 7", "turn over"), {"target": "single_round"}),
    ("other_winners", ("scores 7 4", "turn over"), {"target_rule": "fixed_order"}),
]


@pytest.mark.parametrize(("code", "lines", "options"), WRONG)
def test_what_cannot_be_is_refused(code: str, lines: tuple[str, ...], options: dict[str, Value]) -> None:
    assert wrong(*lines, **options).code == code


def test_another_rule_set_is_another_game() -> None:
    state = position("turn 0")
    with pytest.raises(NotationError) as caught:
        game_of(state.rule_set).position(state.text().replace("cassino@1", "cassino@1 target=11"))
    assert caught.value.code == "other_rule_set"


def test_every_fault_of_a_text_happens() -> None:
    moves = {"unknown_verb", "cards_missing", "one_move", "one_card", "named_twice", "value_needed", "text_too_long"}
    moves |= {
        "suit_needed",
        "table_suit_needed",
        "table_cards_few",
        "no_card_own",
    }  # tests/games/cassino/test_notation.py
    assert {code for code, *_ in WRONG} | moves | {"other_rule_set"} == notation_codes("cassino")

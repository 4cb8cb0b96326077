"""Positions read and written: what mutation tests found unheld."""

from __future__ import annotations

import pytest

import stolik
from stolik.cards import cards_text
from stolik.games.canasta.core import TAKE
from stolik.games.game import Need
from stolik.games.option import Value
from stolik.games.violation import NotationError, Param
from tests.support.positions import do, legal_texts, table

PLAYING = "turn 0 play drew"


def faulty(*lines: str, **options: Value) -> NotationError:
    """What is wrong with lines that make no position."""
    with pytest.raises(NotationError) as caught:
        table(*lines, **options)
    return caught.value


def laid(*lines: str, **options: Value) -> list[bool]:
    """Which seats have laid before the turn."""
    return list(table(*lines, **options).view(-1).laid_before)


@pytest.mark.parametrize(
    ("lines", "code", "params"),
    [
        (("turn 2 take",), "number_expected", {"low": 0, "high": 1}),
        (("turn over 2",), "number_expected", {"low": 0, "high": 1}),
        (("turn over 0 lost=2",), "number_expected", {"low": 0, "high": 1}),
        (("turn 0 play drew lays=101",), "number_expected", {"low": 0, "high": 100}),
        (("turn 0 play drew owed=1005",), "number_expected", {"low": 1, "high": 1000}),
        (("turn 0 take", "scores 100005 0"), "number_expected", {"low": -100000, "high": 100000}),
        (("turn 0 take", "scores 0 -100005"), "number_expected", {"low": -100000, "high": 100000}),
        (("turn 0 take", "deal 10001 dealer 1"), "number_expected", {"low": 0, "high": 10000}),
        (("turn 0 take", "deal -1 dealer 1"), "number_expected", {"low": 0, "high": 10000}),
        (("turn 0 take", "deal 2 dealer 1 again"), "deal_line_form", {"line": 3}),
        (("turn 0 take", "deal 1 dealer 2"), "number_expected", {"low": 0, "high": 1}),
        (("turn 0 take", "laid 2"), "number_expected", {"low": 0, "high": 1}),
        (("turn 0 take", "hand 2: 4"), "number_expected", {"low": 0, "high": 1}),
        (("turn 0 take", "melds 2: 444"), "number_expected", {"low": 0, "high": 1}),
        (("turn 0 take", "hand"), "number_expected", {"low": 0, "high": 1}),
        (("turn 0 take", "hand 0000000001: 4"), "number_expected", {"low": 0, "high": 1}),
        (("turn 0 take", "hand 0: 4", "hand 0: 5"), "line_twice", {"line": 4, "word": "hand"}),
        (("turn 0 take", "hand 0: 7 7 7 7 7", "hand 1: 7 7 7 7"), "too_many_of_card", {"card": "7"}),
        (("turn 0 take", "hand 0: 7h 7h 7h"), "too_many_of_card", {"card": "7h"}),
        (("turn 0 take", "hand 1: 6 8", "known 1: 5"), "known_not_held", {"card": "5c"}),
        (("turn 0 take", "hand 1: 6 8", "known 1: 5h"), "known_not_held", {"card": "5h"}),
        (("turn 0 play drew owed=1", "hand 0: 4 5"), "owed_mismatch", {"needs": 50, "made": 0}),
        (("turn 0 play drew answer=maybe", "hand 0: 4 5"), "turn_word", {"word": "answer=maybe"}),
        (("turn 0 play drew says=yes", "hand 0: 4 5"), "turn_word", {"word": "says=yes"}),
        (("turn 0", "stock -", "hand 0: 4 5", "hand 1: ..."), "no_step_possible", {"seat": "0"}),
        (("turn 1 take", "stock -", "hand 1: 4 5", "hand 0: ..."), "no_step_possible", {"seat": "1"}),
    ],
    ids=str,
)
def test_a_fault_says_what_would_be_right(lines: tuple[str, ...], code: str, params: dict[str, Param]) -> None:
    found = faulty(*lines)
    assert found.code == code
    assert {name: found.params[name] for name in params} == params


def test_of_four_players_two_sides_have_melds_and_four_have_hands() -> None:
    assert faulty("turn 0 take", "hand", players=4).params["high"] == 3
    assert faulty("turn 0 take", "melds", players=4).params["high"] == 1


def test_the_answer_of_a_partner_is_yes_or_no() -> None:
    for word in ("answer=maybe", "says=yes"):
        found = faulty(f"{PLAYING} {word}", "melds 0: KKK", "hand 0: 4 5", players=4, ask_partner="go_out")
        assert (found.code, found.params["word"]) == ("turn_word", word)


def test_another_rule_set_is_a_fault_of_the_first_word() -> None:
    with pytest.raises(NotationError) as caught:
        stolik.game("kurnik").position("kurnik@1 players=4\nturn 0 take\n")
    found = caught.value
    assert (found.code, found.at, found.params) == ("other_rule_set", 0, {"line": 1, "word": "kurnik@1"})


@pytest.mark.parametrize("number", ["000000001", "1", "01"])
def test_a_number_may_have_zeros_before_it(number: str) -> None:
    state = table(f"turn 0 play drew lays={number}", "melds 0: KKK", "hand 0: 4 5")
    assert state.core.lays == 1


@pytest.mark.parametrize(
    ("line", "again"),
    [
        ("scores -100000 0", "scores -100000 0"),
        ("scores 4995 -5", "scores 4995 -5"),
        ("deal 10000 dealer 0", "deal 10000 dealer 0"),
        ("deal 7 dealer 1 extra", "deal 7 dealer 1 extra"),
        ("deal 7 dealer 1", "deal 7 dealer 1"),
    ],
)
def test_what_a_line_says_is_written_again(line: str, again: str) -> None:
    assert again in table("turn 0 take", line, tie="extra_deal").text().splitlines()


@pytest.mark.parametrize("lays", [0, 1, 3])
def test_the_lays_of_a_turn_are_counted(lays: int) -> None:
    assert table(f"turn 0 play drew lays={lays}", "melds 0: KKK", "hand 0: 4 5").view(1).lays == lays


@pytest.mark.parametrize("seat", range(4))
def test_without_a_line_the_first_deal_is_dealt_by_the_seat_before_the_one_in_turn(seat: int) -> None:
    """A seat alone may take."""
    state = table(f"turn {seat}", players=4)
    view = state.view(-1)
    assert (view.deal_number, view.dealer, view.turn_seat, view.phase) == (1, (seat + 3) % 4, seat, TAKE)
    assert "draw" in legal_texts(state)


@pytest.mark.rule("A82")
def test_between_two_deals_the_table_is_as_the_deal_left_it() -> None:
    state = table("turn deck", "deal 1 dealer 0", "scores 500 20", "melds 0: KKK", "hand 0: 4 5", "hand 1: -")
    assert (state.need, state.deal_number, state.view(-1).dealer) == (Need.DECK, 1, 0)
    assert {"deal 1 dealer 0", "turn deck", "hand 0: 4c 5c", "melds 0: KcKcKd"} <= set(state.text().splitlines())


@pytest.mark.rule("A56")
@pytest.mark.parametrize("words", ["1 lost=0", "lost=0 1"])
def test_a_match_may_be_over_since_a_side_lost_it(words: str) -> None:
    state = table(f"turn over {words}", "deal 3 dealer 1", "melds 0: KKK", "hand 0: -")
    assert (state.need, state.winners, state.core.lost) == (Need.OVER, (1,), 0)
    assert "turn over 1 lost=0" in state.text().splitlines()


@pytest.mark.rule("A77")
@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (("turn 0 play drew", "melds 0: KKK"), [True, False]),
        (("turn 0 play drew", "melds 1: KKK"), [False, True]),
        (("turn 0 play drew lays=1 begun=K", "melds 0: KKKKK"), [False, False]),
        (("turn 0 play drew lays=1 begun=K", "melds 0: KKK 777"), [True, False]),
        (("turn 0 play drew lays=1 begun=K", "melds 0: KKKKK", "melds 1: QQQ"), [False, True]),
        (("turn 0 play drew lays=1 begun=K", "melds 0: KKKK", "melds 1: KKKK"), [False, True]),
        (("turn 0 play drew lays=2 begun=K,Q", "melds 0: KKKKK QQQ"), [False, False]),
        (("turn 0 play drew lays=1 begun=A", "melds 0: AAA"), [False, False]),
        (("turn deck", "deal 1 dealer 0", "melds 0: KKK"), [True, False]),
    ],
    ids=str,
)
def test_without_a_line_all_seats_of_a_side_with_older_melds_have_laid(
    lines: tuple[str, ...], expected: list[bool]
) -> None:
    hands = ("hand 0: 4 5", "hand 1: 8 9")
    assert laid(*lines, *hands) == expected
    assert laid(*lines, *hands, "hand 2: 4", "hand 3: 5", players=4) == expected * 2


@pytest.mark.rule("C11")
@pytest.mark.parametrize(
    ("lines", "good"),
    [
        (("turn 0 play took pile_waits owed=20 begun=K", "melds 0: KKK", "hand 0: K K K 4"), True),
        (("turn 0 play took must_out no_discard", "melds 0: QQQQQQQ", "hand 0: Q"), True),
        (("turn 0 play took must_out", "melds 0: QQQQQQQ", "hand 0: Q"), False),
        (("turn 0 play took", "melds 0: QQQQQQQ", "hand 0: 4 5"), False),
        (("turn 0 play drew no_discard", "melds 0: QQQQQQQ", "hand 0: 4 5"), False),
    ],
    ids=str,
)
def test_face_down_cards_lie_under_no_pile_only_while_it_is_taken(lines: tuple[str, ...], good: bool) -> None:
    """Whoever took the top card alone, or has not reached the minimum, has not lifted them."""
    options: dict[str, Value] = {"surprise_cards": 3, "take_top_only_to_go_out": True, "canastas_to_go_out": 1}
    if good:
        assert "under 4c 5c 6c" in table(*lines, "under 4c 5c 6c", **options).text().splitlines()
    else:
        assert faulty(*lines, "under 4c 5c 6c", **options).code == "under_cards"


@pytest.mark.rule("C11")
def test_the_face_down_cards_are_written_below_the_pile() -> None:
    state = table("pile 9 8", "under 4 5 6", "hand 0: 7 K", surprise_cards=3)
    heads = [line.split()[0] for line in state.text().splitlines()]
    assert heads[4:7] == ["pile", "under", "stock"]


@pytest.mark.rule("A27", "A35")
@pytest.mark.parametrize("suit", "cdhs")
def test_a_known_card_is_one_that_the_seat_holds(suit: str) -> None:
    """As often as it holds it; without a suit it is the lowest."""
    state = table("turn 0 take", f"hand 1: 5{suit} 5{suit} 6{suit} 8", f"known 1: 5{suit} 5{suit} 6")
    assert cards_text(state.view(0).known_cards(1)) == f"5{suit} 5{suit} 6{suit}"
    for known in (f"5{suit} 5{suit} 5{suit}", f"6{suit} 6{suit}", "6 6", f"7{suit}"):
        assert faulty("turn 0 take", f"hand 1: 5{suit} 5{suit} 6{suit} 8", f"known 1: {known}").code == "known_not_held"


@pytest.mark.parametrize("held", ["5d 5h 5s 8", "5h 5s 8", "5s 8"])
def test_a_known_card_without_a_suit_is_the_lowest_in_the_hand(held: str) -> None:
    state = table("turn 0 take", f"hand 1: {held}", "known 1: 5")
    assert cards_text(state.view(0).known_cards(1)) == held.split(maxsplit=1)[0]


@pytest.mark.parametrize("cards", ["pile 9 7 ...", "pile ..."])
def test_the_rest_of_the_pack_may_lie_at_the_bottom_of_the_pile(cards: str) -> None:
    state = table("turn 0 take", cards, "stock 4 5", "hand 0: 8 K", "hand 1: 6 6")
    pile = state.view(-1).pile
    assert len(pile) == 108 - 6
    if cards != "pile ...":
        assert cards_text(list(pile[-2:])) == "9c 7c"


@pytest.mark.rule("P11")
def test_a_double_out_that_is_read_is_as_one_that_was_played() -> None:
    """The partner who may still lay must lay everything, and discards nothing."""
    position = ("melds 0: KKKKKKK", "laid 0", "hand 2: K", "hand 1: 4 5", "hand 3: 4 5")
    played = table(PLAYING, *position, "hand 0: 4", preset="book")
    do(played, "discard 4")
    written = table("turn 2 double", *position, "hand 0: -", "pile 4", preset="book")
    for view in (played.view(2), written.view(2)):
        assert (view.turn_seat, view.out, view.must_out, view.no_discard, view.owed) == (2, 0, True, True, 0)


@pytest.mark.rule("A57", "A71")
def test_a_partner_who_was_asked_may_be_written_down() -> None:
    """Who could ask was not asked before, whatever the turn says now."""
    position = ("turn 2 answer", "melds 0: KKKKKKK 999", "hand 0: 9 4")
    state = table(*position, players=4, ask_partner="go_out")
    assert legal_texts(state) == {"yes", "no"}
    assert "turn 2 answer drew" in state.text().splitlines()


@pytest.mark.parametrize(
    ("preset", "meld", "code"),
    [
        ("kurnik", "7h7s8", "no_meld"),
        ("kurnik", "7s7h2d2c2h", "meld_too_wild"),
        ("combo", "K♠KKKKKKK", "meld_too_large"),
        ("samba", "7h5h8h", "no_run"),
    ],
)
def test_a_meld_against_the_rules_is_quoted_as_it_was_written(preset: str, meld: str, code: str) -> None:
    found = faulty("turn 0 take", f"melds 0: {meld}", preset=preset)
    assert (found.code, found.params["cards"]) == (code, meld)

"""What a turn, a take and a deal leave behind: what mutation tests found unheld."""

from __future__ import annotations

import pytest

from stolik.cards import cards_text
from stolik.games.violation import NotationError
from tests.games.canasta.rules.book import hands_of
from tests.support.positions import codes, dealt, do, hand, legal_texts, melds, order_of, pile, refused, table

PLAYING = "turn 0 play drew"


def turn_line(text: str) -> str:
    """The line of a position text that says whose turn it is, and how it stands."""
    (line,) = [line for line in text.splitlines() if line.startswith("turn")]
    return line


def filled_lines(text: str) -> list[str]:
    """The lines of a position text but its rule set, its stock and what is empty."""
    return [line for line in text.splitlines()[1:] if not line.startswith("stock") and not line.endswith(" -")]


@pytest.mark.rule("A27", "A35")
@pytest.mark.parametrize("suit", "cdhs")
def test_everybody_knows_the_cards_that_came_from_the_pile_until_they_leave_the_hand(suit: str) -> None:
    """Of the fives in the hand only the one of the pile was seen."""
    other = "dhsc"["cdhs".index(suit)]
    position = (f"pile 5{suit} 8h 9", "melds 0: KKK", f"hand 0: 9 9 5{other} J")
    state = table(*position)
    do(state, "take 9 9")
    assert cards_text(state.view(1).known_cards(0)) == f"5{suit} 8h"
    unknown, known = state.copy(), state.copy()
    do(unknown, f"discard 5{other}")
    assert cards_text(unknown.view(1).known_cards(0)) == f"5{suit} 8h"
    do(known, f"discard 5{suit}")
    assert cards_text(known.view(1).known_cards(0)) == "8h"


@pytest.mark.rule("A27", "A35")
def test_two_equal_cards_from_the_pile_are_known_both() -> None:
    """Both sevens of hearts were seen, and one of them is laid with the unseen ones."""
    state = table("pile 7h 7h 8h 9", "melds 0: KKK", "hand 0: 9 9 7c 7d J")
    do(state, "take 9 9")
    assert cards_text(state.view(1).known_cards(0)) == "7h 7h 8h"
    do(state, "lay 7c7d7h")
    assert cards_text(state.view(1).known_cards(0)) == "7h 8h"


@pytest.mark.rule("A57", "A71")
@pytest.mark.parametrize("seat", range(4))
def test_the_partner_sits_opposite_and_the_turn_comes_back(seat: int) -> None:
    position = (f"turn {seat} play drew", f"melds {seat % 2}: KKKKKKK 777", f"hand {seat}: 7 7 4")
    state = table(*position, players=4, ask_partner="go_out")
    do(state, "ask")
    assert (state.seat, legal_texts(state)) == ((seat + 2) % 4, {"yes", "no"})
    do(state, "no")
    assert state.seat == seat
    assert turn_line(state.text()) == f"turn {seat} play drew answer=no"


@pytest.mark.rule("P3", "P4")
def test_a_pile_waits_until_the_canasta_of_the_opening_is_there() -> None:
    """At 5000 a canasta is asked for too: 100 for the aces and 30 for the kings are enough points, but none."""
    position = ("scores 5000 0", "pile 5 6 A", "hand 0: A A A A K K K K K K K 9 8")
    state = table(*position, preset="book", opening_canasta_from="5000", target=10000)
    do(state, "take A A", "add A", "add A", "lay KKK")
    assert (pile(state), melds(state, 0)) == ("5 6", ["KKK", "AAAAA"])
    assert turn_line(state.text()) == "turn 0 play took lays=3 owed=1 begun=K,A pile_waits"
    do(state, *["add K"] * 3)
    assert pile(state) == "5 6"
    do(state, "add K")
    assert (pile(state), hand(state, 0)) == ("", "5 6 8 9")


@pytest.mark.rule("P3", "A37")
def test_a_card_of_the_pile_does_not_help_to_the_canasta_of_an_opening() -> None:
    """Six kings and the two make it; with the two on the aces the seventh king would have to come from the pile."""
    position = ("scores 5000 0", "pile K 5 A", "hand 0: A A A K K K K K K 2 9 9 8")
    state = table(*position, preset="book", opening_canasta_from="5000", target=10000)
    do(state, "take A A", "add A", "lay KKK", "add K")
    assert turn_line(state.text()).split()[5] == "owed=1"
    assert legal_texts(state) == {"add K", "add 2 to K"}


@pytest.mark.rule("A72")
def test_after_a_no_nobody_stands_there_with_one_card() -> None:
    """He must keep a card, and could not discard."""
    position = ("turn 0 play drew answer=no", "melds 0: KKKKKKK", "hand 0: 9")
    with pytest.raises(NotationError) as caught:
        table(*position, players=4, ask_partner="go_out")
    assert caught.value.code == "no_step_possible"


@pytest.mark.rule("A47", "A53")
def test_nobody_stands_with_his_last_card_before_an_opening_short_of_its_minimum() -> None:
    """Seven sevens make 35 of 50: the canasta is there, and yet he may not go out with the nine."""
    with pytest.raises(NotationError) as caught:
        table("turn 0 play drew lays=5 owed=15 begun=7", "melds 0: 7777777", "hand 0: 9", canastas_to_go_out=1)
    assert caught.value.code == "no_step_possible"


@pytest.mark.rule("B49", "P9")
@pytest.mark.parametrize(("cards", "legal"), [("K K K K K 4", False), ("K K K K K 4 6", True)])
def test_an_opening_that_leaves_one_card_cannot_be_begun(cards: str, legal: bool) -> None:
    """Five kings make the 50; then one card is to be kept beside the discard."""
    state = table(PLAYING, f"hand 0: {cards}", preset="book")
    assert ("lay KKK" in legal_texts(state)) == legal
    if not legal:
        assert refused(state, "lay KKK").code == "opening_keeps_nothing"


@pytest.mark.rule("A22", "A71")
def test_a_turn_tells_how_many_lays_it_had_and_which_melds_it_began() -> None:
    state = table(PLAYING, "melds 0: KKK", "laid 0", "hand 0: 7 7 7 K J 5 4")
    do(state, "lay 777")
    assert turn_line(state.text()) == "turn 0 play drew lays=1 begun=7"
    do(state, "add K")
    assert turn_line(state.text()) == "turn 0 play drew lays=2 begun=7 onto_partner"


@pytest.mark.rule("A22", "A80")
def test_nothing_of_a_turn_is_left_in_the_next() -> None:
    """The player laid a meld and added to one that was there: the next one has done nothing yet."""
    position = (
        "melds 0: KKK",
        "melds 1: 555",
        "laid 0 1",
        "hand 0: 7 7 7 K J 4",
        "hand 1: 5 J 4",
        "stock 9 10 Q Q ...",
    )
    state = table(*position)
    do(state, "draw", "lay 777", "add K", "discard 4")
    assert turn_line(state.text()) == "turn 1 take"
    view = state.view(1)
    assert (view.began, view.lays, view.begun, view.out, view.out_concealed) == (0, 0, 0, -1, False)
    do(state, "draw")
    assert turn_line(state.text()) == "turn 1 play drew"


@pytest.mark.rule("A71", "A80")
def test_a_no_binds_the_player_who_asked_and_nobody_after_him() -> None:
    position = ("melds 0: KKKKKKK 777", "hand 0: 7 7 4", "melds 1: QQQQQQQ 888", "hand 1: 8 4", "stock 8 8 ...")
    state = table(PLAYING, *position, players=4, ask_partner="go_out")
    do(state, "ask", "no", "discard 4", "draw")
    assert turn_line(state.text()) == "turn 1 play drew"
    assert "ask" in legal_texts(state)


@pytest.mark.rule("A5", "A8", "A10")
def test_a_deal_begins_with_empty_places() -> None:
    """The packs in an order: by turns the clubs and diamonds from the fours on, then the upcard, a jack of hearts.

    Before it both sides had melds, red threes and cards that everybody knew: 70 + 90 + 110 for the melds of the one,
    500 + 600 for its canastas, 100 for its red three and 100 for going out; 30 and 100 less 10 for the other.
    """
    state = table(
        PLAYING,
        "deal 1 dealer 1",
        "scores 200 1500",
        "melds 0: KKKKKKK QQQQQ22 JJJJJJJk",
        "melds 1: 888",
        "red 0: 3h",
        "red 1: 3d",
        "known 1: 5h",
        "hand 0: 9",
        "hand 1: 5h 7",
    )
    do(state, "discard 9")
    ranks = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
    dealt = [rank + suit for rank in ranks for suit in "cdhs"][:30]
    state.supply(order_of(" ".join([*dealt, "Ks"])))
    assert filled_lines(state.text()) == [
        "deal 2 dealer 0",
        "scores 1770 1620",
        "turn 1 take",
        "pile Ks",
        "hand 0: " + " ".join(dealt[1::2]),
        "hand 1: " + " ".join(dealt[::2]),
    ]
    view = state.view(-1)
    assert (view.sizes, view.minimum, view.opened) == ((15, 15), (90, 90), (False, False))
    assert (view.nat, view.twos, view.jokers) == ((0,) * 4,) * 3


@pytest.mark.rule("C11")
def test_the_three_cards_after_the_hands_are_those_that_lie_face_down() -> None:
    """The order: 44 cards for the hands, 8s 9s 10s face down, the king turned up. Another king takes them all."""
    state, _ = dealt(f"{hands_of(44)} 8s 9s 10s Kc", preset="book", surprise_cards=3)
    assert state.view(-1).under == 3
    assert [line for line in state.text().splitlines() if line.startswith("under")] == ["under 8s 9s 10s"]


@pytest.mark.rule("P11", "A77")
def test_where_only_going_out_concealed_is_left_the_first_lay_binds_to_it() -> None:
    """All cards make 50 of 90, so the minimum is out of reach; only the player himself knows."""
    position = ("scores 1500 0", "hand 0: 7 7 7 7 7 7 7 4 4 4 5")
    state = table(PLAYING, *position, preset="book")
    do(state, "lay 777")
    assert (state.view(0).must_out, state.view(0).owed) == (True, 0)
    assert (state.view(1).must_out, state.view(1).owed) == (False, 75)


@pytest.mark.rule("P11")
def test_in_the_double_out_the_partner_must_empty_his_hand_without_a_discard() -> None:
    state = table(PLAYING, "melds 0: KKKKKKK", "laid 0", "hand 0: 4", "hand 2: K", preset="book")
    do(state, "discard 4")
    view = state.view(2)
    assert (view.turn_seat, view.must_out, view.no_discard, view.out) == (2, True, True, 0)
    assert legal_texts(state) == {"add K", "pass"}


@pytest.mark.rule("P12", "A72")
def test_a_lone_card_that_needs_a_yes_to_go_out_is_no_going_out() -> None:
    """With one card nobody may ask, and where asking is a duty nobody goes out unasked: the turn is over."""
    position = ("melds 0: KKKKKKK", "laid 0", "hand 0: K", "stock 3h 5 ...")
    state = table(*position, preset="book", ask_partner="go_out_mandatory")
    assert codes(do(state, "draw"))[-1] == "turn_skipped"
    assert state.seat == 1
    state = table(*position, preset="book")
    do(state, "draw")
    assert (state.seat, state.view(0).must_out) == (0, True)

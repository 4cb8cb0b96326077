"""Classic: pack, partners and deal (B1, B2, B8 to B11, B14)."""

from __future__ import annotations

import pytest

import stolik
from stolik.cards import cards_text, pack
from stolik.games.game_error import GameError
from tests.games.canasta.rules.classic_tables import HANDS, PLAYING, ROUND, classic, classic_deal
from tests.support.positions import canasta, codes, do, hand, melds, pile, red_threes, takes


@pytest.mark.rule("B1")
def test_two_packs_and_four_jokers_make_108_cards() -> None:
    state = canasta(stolik.game("classic").start())
    for _ in ("for the seats", "for the deal"):
        assert state.deck() == pack(2)
        assert len(state.deck()) == 2 * 52 + 4
        assert sum(kind >= 52 for kind in state.deck()) == 4
        state.supply(state.deck())


@pytest.mark.rule("B2")
def test_four_players_play_in_two_partnerships_opposite_each_other() -> None:
    state = classic(PLAYING, "hand 0: K K K A A A 4 5")
    do(state, "open KKK AAA")
    assert [state.view(seat).side for seat in range(4)] == [0, 1, 0, 1]
    assert (melds(state, 0), melds(state, 1), len(state.score())) == (["KKK", "AAA"], [], 2)
    for players in (2, 3):
        with pytest.raises(GameError):
            stolik.game("classic", players=players)


@pytest.mark.rule("B8")
def test_eleven_cards_each_are_dealt_one_at_a_time_clockwise() -> None:
    """The player left of the dealer, seat 0, has the first card, the fifth, the ninth and so on."""
    state, _ = classic_deal(HANDS)
    for seat in range(4):
        assert sorted(cards_text(state.view(seat).cards).split()) == sorted(ROUND[seat:44:4])
        assert len(state.view(seat).cards) == 11


@pytest.mark.rule("B9")
def test_the_rest_is_the_stock_and_its_top_card_is_turned_up() -> None:
    state, _ = classic_deal(f"{HANDS} Kd 9h")
    assert (cards_text(state.view(-1).pile), state.view(-1).stock_size) == ("Kd", 108 - 44 - 1)
    do(state, "draw")
    assert "9h" in cards_text(state.view(0).cards), "the card under the one turned up is the first of the stock"


@pytest.mark.rule("B10")
@pytest.mark.parametrize("turned", ["Jkr 7d", "2c 7d", "3c 7d", "3h 7d", "2c 2d Jkb 3s 3d 7d", "4c", "Ad"])
def test_cards_are_turned_up_until_a_natural_one_shows(turned: str) -> None:
    state, events = classic_deal(f"{HANDS} {turned} 5c 5d")
    assert cards_text(state.view(-1).pile) == turned
    assert state.view(-1).stock_size == 108 - 44 - len(turned.split())
    assert codes(events)[-1] == "deal_began"
    assert red_threes(state, 0) == red_threes(state, 1) == 0, "a red three that was turned up stays in the pile"


@pytest.mark.rule("B10", "B16")
def test_the_covered_cards_stay_in_the_pile_and_go_with_it() -> None:
    """Seat 0 has two sevens and three aces: with the 7 on top he opens, and lifts the 2; 3♥ is laid out."""
    mine = "7c 7d Ac Ad Ah 4c 5c 6c 8c 9c 10c".split()
    others = [card for card in ROUND if card not in mine]
    cards = [mine[at // 4] if at % 4 == 0 else others[at - at // 4 - 1] for at in range(44)]
    state, _ = classic_deal(f"{' '.join(cards)} 3h 2c 7d 5c")
    do(state, "take 7 7", "lay AAA")
    assert hand(state, 0).split()[0] == "2"
    assert (red_threes(state, 0), pile(state)) == (1, "")


@pytest.mark.rule("B11")
def test_the_player_left_of_the_dealer_starts_and_play_is_clockwise() -> None:
    state, _ = classic_deal(HANDS)
    assert state.view(-1).dealer == 3
    seats = []
    for _ in range(6):
        seats.append(state.seat)
        do(state, "draw", f"discard {hand(state, state.seat or 0).split()[-1]}")
    assert seats == [0, 1, 2, 3, 0, 1]


@pytest.mark.rule("B14")
def test_a_dealt_red_three_is_laid_face_up_and_replaced_from_the_stock() -> None:
    """Seat 0 is dealt 3♥, which 3♦ and then 9♥ replace; seat 2 is dealt 3♥, which 10♥ replaces."""
    cards = ["3h", ROUND[1], "3h", *ROUND[3:]]
    state, events = classic_deal(" ".join(cards) + " Kc 3d 9h 10h Jh")
    assert codes(events)[-3:] == ["red_three_laid"] * 3
    assert pile(state) == "K"
    assert [len(state.view(seat).cards) for seat in range(4)] == [11] * 4
    assert (red_threes(state, 0), red_threes(state, 1)) == (3, 0)
    assert "9h" in cards_text(state.view(0).cards)
    assert "10h" in cards_text(state.view(2).cards)
    assert (state.seat, state.view(-1).stock_size) == (0, 108 - 44 - 1 - 3)


@pytest.mark.rule("B10", "B38")
def test_whoever_begins_may_take_a_single_card_that_was_turned_up() -> None:
    """A K on the table: K K and the aces make 30 + 60 of 50."""
    state = classic("pile K", "hand 0: K K A A A 4 5 6 7 8 9")
    assert takes(state) == {"take K K"}

"""Samba: packs, players, hands, the upcard, draws and red threes: C1 to C4, C11, C22, C37, C40."""

from __future__ import annotations

from collections import Counter

import pytest

import stolik
from stolik.cards import pack, parse_card
from stolik.games.canasta.classes import CLASS_OF, JOKER, RED3, TWO
from stolik.games.violation import NotationError
from tests.games.canasta.rules.samba import HANDS, OTHERS, PLAYING, down, samba, samba_deal
from tests.support.positions import codes, do, hand, is_legal, pile, red_threes, refused, takes


@pytest.mark.rule("C1")
def test_three_packs_with_two_jokers_each_make_162_cards() -> None:
    state = stolik.game("samba").start()
    state.supply([0, 1, 2, 3])
    cards = state.deck()
    assert len(cards) == 162
    found = Counter(CLASS_OF[kind] for kind in cards)
    assert (found[JOKER], found[TWO], found[RED3]) == (6, 12, 6)
    assert set(Counter(cards).values()) == {3}


@pytest.mark.rule("C2", "C21")
def test_four_players_make_two_sides_of_partners_opposite() -> None:
    """What seat 2 has laid is the meld of seat 0 too."""
    state = samba("melds 0: 888", "laid 2", "hand 0: 8 9 4", "stock J Q ...")
    assert (len(state.view(-1).sizes), len(state.view(-1).scores)) == (4, 2)
    do(state, "draw", "add 8")
    assert down(state) == ["8888"]
    assert refused(samba("turn 1 play drew", "melds 0: 888", "hand 1: 8 9 4"), "add 8").code == "no_such_meld"


@pytest.mark.rule("C3")
def test_everybody_gets_fifteen_cards() -> None:
    """60 of 162 are dealt and one is turned up: 101 stay."""
    state, _ = samba_deal(f"{HANDS} 8c")
    assert state.view(-1).sizes == (15, 15, 15, 15)
    assert state.view(-1).stock_size == 162 - 60 - 1
    assert (pile(state), state.seat) == ("8", 0)


@pytest.mark.rule("C4")
def test_a_draw_is_two_cards_and_a_discard_is_one() -> None:
    state = samba("pile 9", "hand 0: 4 5", "stock J Q K ...", *OTHERS)
    stock = state.view(-1).stock_size
    do(state, "draw")
    assert (hand(state, 0), state.view(-1).stock_size) == ("4 5 J Q", stock - 2)
    do(state, "discard 4")
    assert (hand(state, 0), pile(state), state.seat) == ("5 J Q", "9 4", 1)


@pytest.mark.rule("C11")
def test_an_upcard_that_is_wild_or_a_three_is_covered_until_an_ordinary_card_shows() -> None:
    state, _ = samba_deal(f"{HANDS} Jkr 2c 3c 3h 8c 9c")
    assert pile(state) == "Jk 2 3 3r 8"
    assert state.view(0).closed == 2, "the wild cards close it"
    plain, _ = samba_deal(f"{HANDS} 8c 2c")
    assert pile(plain) == "8"


@pytest.mark.rule("C11")
def test_surprise_cards_lie_under_the_upcard_by_option() -> None:
    """C-Q14: none, unless the option asks for three; they come from the deck before the upcard."""
    state, _ = samba_deal(f"{HANDS} 2c 3h Jkr 8c", surprise_cards=3)
    view = state.view(0)
    assert (pile(state), view.under, view.stock_size) == ("8", 3, 162 - 60 - 3 - 1)
    assert view.closed == 1, "for want of a meld, not for the face-down wild cards"
    assert samba_deal(f"{HANDS} 8c")[0].view(0).under == 0


@pytest.mark.rule("C22")
def test_a_dealt_red_three_is_laid_out_and_replaced() -> None:
    """Seat 0 has 3h in place of the first card, and the card after the upcard in place of 3h."""
    cards = HANDS.split()
    cards[0] = "3h"
    state, events = samba_deal(" ".join([*cards, "8c", "Ks"]))
    assert red_threes(state, 0) == 1
    assert codes(events)[-1] == "red_three_laid"
    assert parse_card("Ks") in state.view(0).cards
    assert state.view(0).sizes[0] == 15


@pytest.mark.rule("C22")
@pytest.mark.parametrize(("value", "held"), [("always", "4 5 J Q"), ("deal_only", "4 5 J")])
def test_a_drawn_red_three_is_replaced(value: str, held: str) -> None:
    """C-Q1: the book replaces only dealt ones; then it is one of the two cards drawn."""
    state = samba("pile 9", "hand 0: 4 5", "stock 3h J Q K ...", red3_replaced=value)
    assert "red_three_laid" in codes(do(state, "draw"))
    assert (hand(state, 0), red_threes(state, 0)) == (held, 1)


@pytest.mark.rule("C37")
def test_a_red_three_of_a_taken_pile_is_laid_out_without_replacement() -> None:
    """And it does not close the pile, as it does in kurnik and classic."""
    state = samba("pile 3h 9 8", "melds 0: 888", "hand 0: J Q")
    assert takes(state) == {"take onto 8"}
    stock = state.view(-1).stock_size
    do(state, "take onto 8")
    assert (hand(state, 0), red_threes(state, 0), state.view(-1).stock_size) == ("9 J Q", 1, stock)


@pytest.mark.rule("C40")
def test_with_one_card_left_the_draw_is_that_card() -> None:
    """C-T13, the draw."""
    state = samba("pile 9", "hand 0: 4 5", "stock J", "hand 1: ...")
    do(state, "draw")
    assert (hand(state, 0), state.view(-1).stock_size) == ("4 5 J", 0)


@pytest.mark.rule("C40")
def test_a_stock_of_red_threes_alone_leaves_the_hand_as_it_was() -> None:
    """C-Q11: they are laid out, and he plays on and discards; the next player may buy."""
    state = samba("pile 9", "hand 0: 4 5 8", "stock 3h 3d", "melds 1: 888", "hand 1: ...", "hand 2: 5", "hand 3: 6")
    do(state, "draw")
    assert (hand(state, 0), red_threes(state, 0), state.seat) == ("4 5 8", 2, 0)
    assert not is_legal(state, "stop")
    do(state, "discard 8")
    assert (state.seat, "take onto 8" in takes(state)) == (1, True)


@pytest.mark.rule("C1")
def test_every_card_is_dealt_once() -> None:
    state, _ = samba_deal(f"{HANDS} 8c")
    seen = [kind for seat in range(4) for kind in state.view(seat).cards]
    assert sorted([*seen, *state.view(-1).pile, *state.core.order[state.core.top :]]) == sorted(pack(3))


@pytest.mark.rule("C22")
def test_a_red_three_is_never_in_a_hand() -> None:
    """C-Q8: it is laid out at once, so that none can be left at the end, nor discarded."""
    with pytest.raises(NotationError) as caught:
        samba("hand 0: 3h 4 5")
    assert caught.value.code == "red_three_in_hand"
    assert refused(samba(PLAYING, "hand 0: 4 5"), "discard 3h").code == "red_three_never"

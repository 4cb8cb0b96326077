"""Three players of the preset book, each alone: P1, A76, what each sees, and worlds built from it."""

from __future__ import annotations

from random import Random

import pytest

import stolik
from stolik.cards import cards_text, pack
from stolik.games.canasta.state import CanastaState
from stolik.games.option import Value
from tests.games.canasta.rules.book import PLAYING, book, hands_of
from tests.support.positions import (
    all_cards,
    canasta,
    codes,
    dealt,
    do,
    hand,
    legal_texts,
    lines,
    melds,
    minimum,
    refused,
    sheet,
)
from tests.support.random_play import choose


def three(*rows: str, **options: Value) -> CanastaState:
    return book(*rows, players=3, **options)


@pytest.mark.rule("P1")
def test_each_of_three_players_is_a_side() -> None:
    state = three("scores 0 1500 3000", PLAYING, "hand 0: K K K A A A 5 6", "hand 1: K K", "hand 2: A A")
    assert [state.view(seat).side for seat in range(3)] == [0, 1, 2]
    assert [minimum(state, side) for side in range(3)] == [50, 90, 120]
    do(state, "open KKK AAA")
    assert [melds(state, side) for side in range(3)] == [["KKK", "AAA"], [], []]


@pytest.mark.rule("P1", "B25")
@pytest.mark.parametrize("other", [1, 2])
def test_nobody_adds_to_the_melds_of_another(other: int) -> None:
    state = three(PLAYING, f"melds {other}: KKK", "melds 0: 888", "hand 0: K 4 5")
    assert refused(state, "add K").code == "no_such_meld"
    assert "add K" not in legal_texts(state)


@pytest.mark.rule("P1", "P4")
def test_the_pile_is_closed_for_each_side_that_has_not_opened() -> None:
    rows = ("pile 4 9", "melds 1: 999", "hand 0: 9 2 5 6", "hand 1: 5 6 7", "hand 2: 9 2 5 6")
    assert [three(f"turn {seat} take", *rows).view(seat).closed for seat in range(3)] == [1, 0, 1]


@pytest.mark.rule("P1", "P11")
def test_who_goes_out_of_three_scores_alone() -> None:
    """Two canastas of seat 2: 140 + 1000 + 100. Seat 0 has 30 less 20, seat 1 only its hand."""
    state = three(
        "turn 2 play drew", "melds 2: KKKKKKK QQQQQQQ", "hand 2: 4", "melds 0: JJJ", "hand 0: A", "hand 1: 3 5"
    )  # fmt: skip
    do(state, "discard 4")
    assert sheet(state).points == [10, -105, 1240]
    assert [set(lines(state, side)) for side in range(3)] == [
        {"meld_cards", "hand_cards"},
        {"black_threes_in_hand", "hand_cards"},
        {"meld_cards", "natural_canastas", "going_out"},
    ]
    assert state.score() == (10, -105, 1240)


@pytest.mark.rule("P1", "P11")
def test_one_of_three_goes_out_concealed() -> None:
    """Two canastas of the own hand: 140 + 1000 + 100 + 100."""
    state = three(PLAYING, f"hand 0: {'K ' * 7}{'Q ' * 7}9", "hand 1: J", "hand 2: K")
    events = do(state, "lay KKKKKKK; lay QQQQQQQ; discard 9")
    assert codes(events)[-2:] == ["went_out_concealed", "deal_ended_out"]
    assert sheet(state).points == [1340, -10, -10]


@pytest.mark.rule("P1", "A82")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_three_players_are_dealt_to_one_card_at_a_time(dealer: int) -> None:
    """The player after the dealer first, then clockwise, and then the upcard."""
    cards = hands_of(39).split()
    state, _ = dealt(f"{' '.join(cards)} Kc", dealer, preset="book", players=3)
    for place in range(3):
        seat = (dealer + 1 + place) % 3
        assert sorted(cards_text(state.view(seat).cards).split()) == sorted(cards[place::3])
    assert cards_text(state.view(-1).pile) == "Kc"


@pytest.mark.rule("A76", "A56")
@pytest.mark.parametrize(("seat", "winners"), [(0, (1, 2)), (1, (0, 2)), (2, (0, 1))])
def test_when_one_of_three_loses_the_match_the_others_share_the_win(seat: int, winners: tuple[int, int]) -> None:
    """One canasta where two are needed; the totals do not matter."""
    others = [f"hand {other}: J" for other in range(3) if other != seat]
    state = three(
        "scores 4000 0 -200", f"turn {seat} play drew", f"melds {seat}: KKKKKKK", f"hand {seat}: 4", *others,
        illegal_out="lose_game",
    )  # fmt: skip
    events = do(state, "discard 4")
    assert "match_lost" in codes(events)
    assert (state.need, state.winners, state.score()) == (stolik.Need.OVER, winners, (4000, 0, -200))
    assert stolik.game("book", players=3, illegal_out="lose_game").position(state.text()).text() == state.text()


@pytest.mark.rule("P14", "B62")
@pytest.mark.parametrize(
    ("scores", "winners"),
    [("3760 4000 0", (0,)), ("3760 5020 0", (1,)), ("3760 0 5010", (0, 2)), ("3760 5010 5010", (0, 1, 2))],
)
def test_the_highest_of_three_totals_wins(scores: str, winners: tuple[int, ...]) -> None:
    """Seat 0 makes 1240 and has 5000, the others lose 10 each."""
    state = three(f"scores {scores}", PLAYING, "melds 0: KKKKKKK QQQQQQQ", "hand 0: 4", "hand 1: J", "hand 2: J")
    do(state, "discard 4")
    assert (state.need, state.winners) == (stolik.Need.OVER, winners)


@pytest.mark.rule("P13")
def test_of_three_only_the_next_player_may_buy_the_last_discard() -> None:
    state = three(
        "turn 2 play drew", "stock -", "pile 4", "hand 2: 9 5 6", "hand 0: 9 9 8 J", "melds 0: KKK", "hand 1: ..."
    )  # fmt: skip
    do(state, "discard 9")
    assert (state.seat, legal_texts(state)) == (0, {"take 9 9", "pass"})
    do(state, "take 9 9", "discard 8")
    assert state.need is stolik.Need.DECK


@pytest.mark.rule("P12")
def test_red_threes_of_three_players_lie_with_their_owners() -> None:
    state = three("turn 2 take", "pile 9", "hand 2: 4 5 6", "stock 3h J ...")
    do(state, "draw")
    assert [len(state.view(-1).red_threes(side)) for side in range(3)] == [0, 0, 1]


@pytest.mark.rule("P1")
def test_a_seat_of_three_sees_its_own_cards_only() -> None:
    state = three("pile 9", "hand 0: 4 5", "hand 1: 6 7 8", "hand 2: J Q K A")
    assert [hand(state, seat) for seat in range(3)] == ["4 5", "6 7 8", "J Q K A"]
    assert [state.view(seat).sizes for seat in (-1, 0, 1, 2)] == [(2, 3, 4)] * 4
    assert [len(state.view(seat).unseen()) for seat in (-1, 0, 1, 2)] == [107, 105, 104, 103]


@pytest.mark.rule("P1")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_worlds_of_three_players_are_built_from_what_one_sees(seed: int) -> None:
    """Any split of the cards that a seat does not see is a state with the same view, and no card is lost."""
    rng = Random(seed)
    state = canasta(stolik.game("book", players=3).deal(seed=seed))
    for _ in range(40):
        if state.need is not stolik.Need.SEAT:
            break
        for seat in range(3):
            view = state.view(seat)
            world = view.world(*guess(state, seat, rng))
            assert world.view(seat).cards == view.cards
            assert world.view(seat).sizes == view.sizes
            assert all_cards(world) == pack(2)
        state.apply(choose(state, rng))


def guess(state: CanastaState, seat: int, rng: Random) -> tuple[dict[int, list[int]], list[int]]:
    """Hands of the others and a stock, at random; known cards stay where they are, red threes are in the stock."""
    view = state.view(seat)
    red = {parse for parse in view.unseen() if parse // 4 == 1 and parse % 4 in (1, 2)}
    unseen = view.unseen()
    rng.shuffle(unseen)
    unseen.sort(key=lambda kind: kind in red)
    hands = {}
    for other in range(3):
        if other != seat:
            known = list(view.known_cards(other))
            rest = view.sizes[other] - len(known)
            hands[other], unseen = known + unseen[:rest], unseen[rest:]
    return hands, unseen

"""The end of the match (68 to 72, KA11)."""

from __future__ import annotations

import pytest

from stolik.games.cassino.state import CassinoState
from stolik.games.option import Value
from tests.games.cassino.rules.shares import Share, ended, shared_out
from tests.games.cassino.situations import after, order_of, refused, sheet, table

ALL = "10d 2s Ac Ad Ah As"
THREE_EIGHT = (Share(27, 6), Share(25, 7, ALL))
"""Three points to eight."""
LEVEL = (Share(27, 6, "10d Ac"), Share(25, 7, "2s Ad Ah As"))
"""Six to five."""


def result(before: str, *shares: Share, **options: Value) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The totals, and who has won, after a round that leaves these shares."""
    state = ended(*shares, scores=before, **options)
    return state.score(), state.winners


@pytest.mark.rule("Cassino-68", "Cassino-70")
@pytest.mark.parametrize("target", [11, 21, 61])
def test_the_match_is_played_to_the_target(target: int) -> None:
    for before, won in ((target - 9, False), (target - 8, True)):
        scores, winners = result(f"0 {before}", *THREE_EIGHT, target=target)
        assert (scores, winners) == ((3, before + 8), (1,) if won else ())


@pytest.mark.rule("Cassino-68")
def test_a_single_round_decides() -> None:
    assert result("0 0", *THREE_EIGHT, target="single_round") == ((3, 8), (1,))
    for rule in ("extra_round", "counting_out", "fixed_order"):
        assert result("1 2", *LEVEL, target="single_round", target_rule=rule) == ((7, 7), ())
        assert result("0 0", *LEVEL, target="single_round", target_rule=rule) == ((6, 5), (0,))
    assert result("1 2", *LEVEL, target="single_round", target_rule="shared_win") == ((7, 7), (0, 1))
    state = ended(*LEVEL, scores="1 2", target="single_round")
    state.supply(order_of(""))
    assert (state.deal_number, state.score()) == (2, (7, 7))


@pytest.mark.rule("Cassino-69")
def test_scores_are_compared_after_a_complete_round_only() -> None:
    """KA11: who has the target in his pile before the end has not won yet."""
    state = table("deal 1 dealer 1", "turn 0", "last 1", "scores 20 15", "hand 0: Ac", "hand 1: 3c", "table Ad",
                  "pile 0: 10d 2s Ah As", "pile 1: ...", "stock -")  # fmt: skip
    after(state, "take Ac: Ad")
    assert (state.winners, state.seat, state.score()) == ((), 1, (20, 15))
    after(state, "trail 3c")
    assert (state.score(), state.winners) == ((27, 19), (0,))


@pytest.mark.rule("Cassino-70")
def test_of_several_the_highest_total_wins() -> None:
    """K26: both pass 21 in one round."""
    assert result("19 15", *THREE_EIGHT) == ((22, 23), (1,))
    assert result("20 15", *THREE_EIGHT) == ((23, 23), ())


@pytest.mark.rule("Cassino-71")
def test_a_shared_total_brings_another_round_or_is_shared() -> None:
    """KA11. K25: a match that several win says so."""
    state = ended(*THREE_EIGHT, scores="20 15")
    assert state.dealing
    state.supply(order_of(""))
    assert (state.deal_number, state.winners) == (2, ())
    shared = ended(*THREE_EIGHT, scores="20 15", target_rule="shared_win")
    assert (shared.winners, shared.need.value) == ((0, 1), "over")
    assert refused(shared, "trail 2c") == "68"
    assert result("19 15", *THREE_EIGHT, target_rule="shared_win") == ((22, 23), (1,))


@pytest.mark.rule("Cassino-72")
def test_no_match_to_twenty_one_ends_after_one_round() -> None:
    """The most that one side can have is eleven; after five rounds of two one may still lack a point."""
    scores, winners = result("0 0", Share(0, 0), Share(52, 13, ALL))
    assert (scores, winners) == ((0, 11), ())
    eight_points = (Share(26, 6, "10d Ac"), Share(26, 7, "2s Ad Ah As"))
    assert sum(sheet(ended(*eight_points)).points) == 8
    # rounds of at least eight points: five leave both at twenty at most, six do not
    assert 2 * 20 >= 5 * 8
    assert 2 * 20 < 6 * 8
    assert result("20 20", *eight_points) == ((23, 25), (1,))


def counting(scores: str, hand: str, loose: str, *piles: str, **options: Value) -> CassinoState:
    """The first of two or three to play, who may count out."""
    sides = len(piles)
    held = ["Kc", "Kd"][: sides - 1]
    text = [f"deal 1 dealer {sides - 1}", "turn 0", "last 1", f"scores {scores}", f"hand 0: {hand}", f"table {loose}"]
    text += [f"hand {seat}: {card}" for seat, card in enumerate(held, start=1)]
    text += [f"pile {side}: {cards}" for side, cards in enumerate(piles)]
    chosen: dict[str, Value] = {"target_rule": "counting_out", "players": sides}
    return table(*text, **chosen | options)


@pytest.mark.rule("Cassino-69", "Cassino-68")
def test_counting_out_wins_at_once() -> None:
    """KA11 (b): aces, the ten of diamonds, the two of spades and sweeps count after each capture."""
    for hand, loose, take, points in (
        ("Ac", "Ad 5c", "take Ac: Ad", 2), ("10s", "10d 5c", "take 10s: 10d", 2), ("2c", "2s 5c", "take 2c: 2s", 1),
        ("9c", "9d", "take 9c: 9d", 1),
    ):  # fmt: skip
        for before, won in ((21 - points, True), (20 - points, False)):
            state = counting(f"{before} 19", hand, loose, "3c", "3d 3h", sweep_points=1)
            after(state, take)
            assert state.winners == ((0,) if won else ())
            if won:
                assert (state.score()[0], sheet(state).reason) == (21, "claimed")
            else:
                assert state.seat == 1


@pytest.mark.rule("Cassino-69", "Cassino-60")
def test_counting_out_counts_each_spade_where_it_scores() -> None:
    for spade_cassino, winners in ((True, (0,)), (False, ())):
        state = counting("19 19", "9s", "9d 5c Ks Qs", "3c", "3d 3h", spade_cassino=spade_cassino)
        assert after(state, "take 9s: 9d").winners == ()
        state = counting("18 19", "9s", "4s 5s 5c", "3c", "3d 3h", spade_cassino=spade_cassino)
        assert after(state, "take 9s: 4s 5s").winners == winners


@pytest.mark.rule("Cassino-69", "Cassino-58")
def test_counting_out_counts_a_majority_once_nobody_can_draw_level() -> None:
    """KA11 (b): all uncaptured cards reckoned to one rival."""
    low = "2c 2d 2h 3c 3d 3h 4c 4d 4h 5c 5d 5h 6c 6d 6h 7c 7d 7h 8c 8d 8h 10c 10h Jc"
    for extra, won in (("Jd", True), ("", False)):
        # with the two nines 27 cards, more than half; or 26, which the others could still reach
        state = counting("18 15", "9c", "9d 10s", f"{low} {extra}", "Qc Qd")
        assert after(state, "take 9c: 9d").winners == ((0,) if won else ())
    spades = "3s 4s 5s 6s 7s"
    for extra, won in (("8s", True), ("Qd", False)):
        state = counting("20 15", "9s", "9d 10c", f"{spades} {extra}", "Qc Jd")
        assert after(state, "take 9s: 9d").winners == ((0,) if won else ())


@pytest.mark.rule("Cassino-69", "Cassino-70")
@pytest.mark.parametrize(("scores", "winner"), [("19 18 0", 0), ("18 19 0", 1), ("18 18 0", 0)])
def test_of_two_who_reach_the_target_by_one_capture_the_higher_total_wins(scores: str, winner: int) -> None:
    """KA11 (b): if equal the capturing side. What one player takes may settle another's majority over a third."""
    state = table(
        "deal 1 dealer 2", "turn 0", "last 0", f"scores {scores}", "hand 0: Ac", "hand 1: Kc", "hand 2: Kd",
        "table Ad Ah 9c Kh Js Qs", "pile 0: 9d 9h", "pile 2: Qc Qd Qh Jd Jh", "stock ...",
        "pile 1: 2c 2d 2h 3c 3d 3h 4c 4d 4h 5c 5d 5h 6c 6d 6h 7c 7d 7h 8c 8d 8h 10c 10h Jc",
        target_rule="counting_out", players=3,
    )  # fmt: skip
    # 24 cards are fewer than 5 and the 21 that lie nowhere, and more than 5 and 18; three aces are three points too
    assert 5 + 18 < 24 <= 5 + 21
    after(state, "take Ac: Ad Ah")
    assert state.winners == (winner,)


@pytest.mark.rule("Cassino-69", "Cassino-71")
def test_after_a_tie_nothing_is_counted_in_play() -> None:
    """KA11 (b): everybody has the target already."""
    state = counting("23 23", "Ac", "Ad 5c", "3c", "3d 3h")
    assert after(state, "take Ac: Ad").winners == ()


@pytest.mark.rule("Cassino-69", "Cassino-56")
@pytest.mark.parametrize(("last", "scores"), [(0, (24, 20)), (1, (20, 24))])
def test_the_rest_is_counted_after_the_round(last: int, scores: tuple[int, int]) -> None:
    """KA11 (b): the remainder and the other majorities, then the highest total wins."""
    left = "Ks 9s 4h Jd 7c 3d".split()
    piles = shared_out([Share(24, 5, "10d Ac Ad As"), Share(22, 6, "2s Ah")], left)
    state = table(
        "deal 1 dealer 1", "turn 1", f"last {last}", "hand 0: -", "hand 1: Ks", f"table {' '.join(left[1:])}",
        "stock -", "scores 15 18", *(f"pile {side}: {' '.join(cards)}" for side, cards in enumerate(piles)),
        target_rule="counting_out",
    )  # fmt: skip
    # five and two points lie in the piles; most cards and spades are decided by the remainder
    after(state, "trail Ks")
    assert (state.score(), state.winners) == (scores, (last,))


@pytest.mark.rule("Cassino-70", "Cassino-69")
def test_points_are_counted_in_a_fixed_order() -> None:
    """K26, KA11 (c): cards, spades, the ten of diamonds, the two of spades, aces, sweeps."""
    fixed: dict[str, Value] = {"target_rule": "fixed_order"}
    # three for cards come first, though the other side would have more in the end
    assert result("18 20", *THREE_EIGHT, **fixed) == ((21, 28), (0,))
    assert result("17 20", *THREE_EIGHT, **fixed) == ((20, 28), (1,))
    # spades before the ten of diamonds
    assert result("16 20", Share(28, 6, "10d"), Share(24, 7, "2s Ac Ad Ah As"), **fixed) == ((21, 26), (1,))
    # the ten of diamonds before the two of spades, and this before aces
    assert result("16 20", Share(28, 7, "10d"), Share(24, 6, "2s Ac Ad Ah As"), **fixed)[1] == (0,)
    assert result("16 19", Share(28, 7, "10d"), Share(24, 6, "2s Ac Ad Ah As"), **fixed)[1] == (0,)
    assert result("16 20", Share(28, 7, "Ac"), Share(24, 6, "10d 2s Ad Ah As"), **fixed)[1] == (1,)
    # the two of spades before aces
    assert result("16 20", Share(28, 7, "2s"), Share(24, 6, "10d Ac Ad Ah As"), **fixed)[1] == (1,)
    assert result("16 18", Share(28, 7, "2s"), Share(24, 6, "10d Ac Ad Ah As"), **fixed) == ((21, 24), (0,))
    # aces before sweeps
    sweeps = ended(Share(26, 7, "2s"), Share(26, 6, "10d Ac Ad Ah As"), scores="18 16", sweeps="5 0", sweep_points=1,
                   **fixed)  # fmt: skip
    assert (sweeps.score(), sweeps.winners) == ((25, 22), (1,))


@pytest.mark.rule("Cassino-70", "Cassino-71")
def test_equal_totals_are_decided_by_the_next_category() -> None:
    """KA11 (c): at the end another round."""
    fixed: dict[str, Value] = {"target_rule": "fixed_order", "cards_tie": "one_each"}
    # both have 21 with a point for tied cards; then a spade more for side 1
    assert result("20 20", Share(26, 6, "10d 2s Ac Ad Ah As"), Share(26, 7), **fixed) == ((28, 22), (1,))
    three: dict[str, Value] = fixed | {"players": 3, "spades_tie": "nobody"}
    # cards and spades leave sides 0 and 1 level, everything else lies with side 2, who has no target to reach
    level = result("20 20 0", Share(20, 5), Share(20, 5), Share(12, 3, "10d 2s Ac Ad Ah As"), **three)
    assert level == ((21, 21, 7), ())

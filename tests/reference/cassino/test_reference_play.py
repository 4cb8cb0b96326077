"""What plays of the reference do, and how it counts rounds and ends."""

from __future__ import annotations

from tests.reference.cassino.cards import PACK
from tests.reference.cassino.moves import Move
from tests.reference.cassino.play import after, dealt_round
from tests.reference.cassino.presets import CASSINO
from tests.reference.cassino.scoring import round_lines, winners
from tests.reference.cassino.situations import combination, position
from tests.reference.cassino.state import RefState


def test_three_are_dealt_as_the_worked_situation_says() -> None:
    """K-19, the last seat deals."""
    start = RefState(options=CASSINO | {"players": 3}, phase="deck", scores=(0, 0, 0), dealer=-1)
    s = dealt_round(start, PACK, 2)

    def numbers(cards: frozenset[str]) -> list[int]:
        return sorted(PACK.index(card) + 1 for card in cards)

    assert [numbers(hand) for hand in s.hands] == [[1, 2, 9, 10], [3, 4, 11, 12], [7, 8, 15, 16]]
    assert numbers(s.loose) == [5, 6, 13, 14]
    for _ in range(12):
        s = after(s, Move(min(s.hands[s.seat], key=PACK.index), "trail", 0, frozenset(), frozenset()))
    assert [numbers(hand) for hand in s.hands] == [[17, 18, 23, 24], [19, 20, 25, 26], [21, 22, 27, 28]]


def test_a_take_sweeps_and_a_build_is_fresh_until_its_maker_plays_again() -> None:
    s = position("8h 2s 9c 4c", "6d", combination(8, "3h 5h"), other="Kc Kd Kh Ks")
    s = s.having(stock=PACK[:8])
    s = after(s, Move("2s", "build", 8, frozenset({"6d"}), frozenset()))
    assert [(combo.maker, combo.fresh) for combo in s.combos] == [(1, False), (0, True)]
    s = after(s, Move("Kc", "trail", 0, frozenset(), frozenset()))
    assert s.combos[1].fresh
    kept = after(s, Move("4c", "trail", 0, frozenset(), frozenset()))
    assert not kept.combos[1].fresh
    s = after(s, Move("8h", "take", 0, frozenset(), frozenset({0, 1})))
    assert s.sweeps == (0, 0)
    assert s.piles[0] == frozenset({"8h", "2s", "6d", "3h", "5h"})
    s = after(s.having(loose=frozenset({"Kc"})), Move("Kd", "take", 0, frozenset({"Kc"}), frozenset()))
    assert s.sweeps == (0, 1)


def test_a_round_scores_eleven_and_ties_score_nothing() -> None:
    first, second = frozenset(PACK[:26]), frozenset(PACK[26:])
    s = position("2c", "").having(piles=(first, second))
    # the low half has six spades, and the two among them
    assert round_lines(s) == ((0, 0, 0, 1, 0, 0), (0, 1, 2, 0, 4, 0))
    s = s.having(piles=(first - {"2c"}, second | {"2c"}))
    assert sum(map(sum, round_lines(s))) == 11
    s = s.having(options=s.options | {"spade_cassino": True})
    assert sum(map(sum, round_lines(s))) == 23


def test_the_end_by_highest_total_by_sharing_and_in_fixed_order() -> None:
    lines = ((3, 0, 0, 0, 0, 0), (0, 1, 2, 1, 4, 0))
    assert winners(CASSINO, (19, 15), lines) == (1,)
    assert winners(CASSINO, (20, 15), lines) == ()
    assert winners(CASSINO | {"target_rule": "shared_win"}, (20, 15), lines) == (0, 1)
    assert winners(CASSINO | {"target_rule": "fixed_order"}, (18, 20), lines) == (0,)
    assert winners(CASSINO | {"target_rule": "fixed_order"}, (17, 20), lines) == (1,)
    assert winners(CASSINO | {"target": "single_round"}, (0, 0), lines) == (1,)

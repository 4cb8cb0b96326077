"""The end of a round and its points (56 to 67, 78)."""

from __future__ import annotations

import pytest

from stolik.games.cassino.state import CassinoState
from stolik.games.option import Value
from tests.games.cassino.rules.shares import Share, ended
from tests.games.cassino.situations import after, codes, do, lines, pile, sheet, table

END = ("deal 1 dealer 1", "stock -")


def last_play(*text: str, **options: Value) -> CassinoState:
    """The dealer, seat 1, is to play the last card of the round."""
    return table("turn 1", *END, "hand 0: -", *text, **options)


@pytest.mark.rule("Cassino-56", "Cassino-78")
def test_what_is_left_goes_to_the_last_taker() -> None:
    """K14: loose or combined; that is no sweep."""
    for last in (0, 1):
        state = last_play("hand 1: 3c", "table 2d Kd", "build 0 8: 2h 6h", f"last {last}", "pile 0: Ac Ad ...",
                          "pile 1: 5c 5d", sweep_points=1)  # fmt: skip
        before = [len(pile(state, side)) for side in (0, 1)]
        events = do(state, "trail 3c")
        assert "swept" not in codes(events)
        assert events[codes(events).index("remainder")].params()["seat"] == last
        counts = [{line.code: line.count for line in side}["cards"] for side in sheet(state).lines]
        before[last] += 5
        assert counts == before


@pytest.mark.rule("Cassino-78")
def test_the_last_taker_is_known_through_the_whole_round() -> None:
    """Not by dealing; and who makes, raises or extends takes nothing."""
    state = table("deal 1 dealer 1", "turn 0", "last 0", "hand 0: Kc", "hand 1: Qd", "table -", "pile 0: Ac Ad Ah",
                  "pile 1: 5c ...", "stock 2c 9h 3d 4d 6s 8s 9c Js")  # fmt: skip
    after(state, "trail Kc", "trail Qd")
    assert state.core.last_taker == 0
    after(state, "trail 2c", "trail 3d", "build 9 6s: 3d", "trail 4d", "take 9h: B9")
    assert state.core.last_taker == 0
    state = table("deal 1 dealer 1", "turn 0", "last 1", "hand 0: 6s 9h", "hand 1: 2c 4c", "table 3d", "pile 0: -",
                  "pile 1: ...", "stock -")  # fmt: skip
    after(state, "build 9 6s: 3d")
    assert state.core.last_taker == 1


@pytest.mark.rule("Cassino-57")
def test_if_nobody_took_the_cards_count_for_no_one() -> None:
    # 52 different cards on the table, but for one
    loose = " ".join(f"{rank}{suit}" for rank in "2 3 4 5 6 7 8 9 10 J Q K".split() for suit in "cdhs")
    for options in ({}, {"cards_tie": "one_each", "spades_tie": "all_tied"}):
        state = last_play("hand 1: As", f"table {loose} Ac Ad Ah", "last -", "pile 0: -", "pile 1: -", **options)
        events = do(state, "trail As")
        assert "remainder_lies" in codes(events)
        assert (sheet(state).points, state.score()) == ([0, 0], (0, 0))
        assert (state.winners, state.core.dealer) == ((), 1)


@pytest.mark.rule("Cassino-58", "Cassino-59")
def test_most_cards_bring_three_and_nothing_when_tied() -> None:
    """K16: or one point to each tied player."""
    assert lines(ended(Share(27, 6), Share(25, 7, "10d 2s Ac Ad Ah As")), 0) == {"cards": 3}
    tied = Share(26, 6), Share(26, 7, "10d 2s Ac Ad Ah As")
    assert [("cards" in lines(ended(*tied), side)) for side in (0, 1)] == [False, False]
    assert [lines(ended(*tied, cards_tie="one_each"), side)["cards"] for side in (0, 1)] == [1, 1]
    three = Share(20, 6), Share(20, 7, "10d 2s Ac Ad Ah As"), Share(12, 0)
    assert ["cards" in lines(ended(*three, players=3), side) for side in range(3)] == [False] * 3
    one_each = ended(*three, players=3, cards_tie="one_each")
    assert [lines(one_each, side).get("cards", 0) for side in range(3)] == [1, 1, 0]


@pytest.mark.rule("Cassino-59", "Cassino-79")
def test_each_tied_pair_scores_once() -> None:
    tied = Share(26, 6), Share(26, 7, "10d 2s Ac Ad Ah As")
    state = ended(*tied, players=4, partnership="2v2", cards_tie="one_each")
    assert [lines(state, side)["cards"] for side in (0, 1)] == [1, 1]


@pytest.mark.rule("Cassino-60", "Cassino-61")
def test_most_spades_bring_one_and_nothing_when_tied() -> None:
    """KA10."""
    assert lines(ended(Share(20, 7), Share(32, 6, "10d 2s Ac Ad Ah As")), 0) == {"spades": 1}
    tied = Share(20, 5), Share(14, 5), Share(18, 3, "10d 2s Ac Ad Ah As")
    assert ["spades" in lines(ended(*tied, players=3), side) for side in range(3)] == [False] * 3
    all_tied = ended(*tied, players=3, spades_tie="all_tied")
    assert [lines(all_tied, side).get("spades", 0) for side in range(3)] == [1, 1, 0]


@pytest.mark.rule("Cassino-60", "Cassino-63")
def test_each_spade_may_bring_a_point() -> None:
    """Twenty-three points a round, twenty when cards tie; the two of spades brings two in all."""
    state = ended(Share(27, 6), Share(25, 7, "10d 2s Ac Ad Ah As"), spade_cassino=True, target=61)
    assert lines(state, 0) == {"cards": 3, "spades": 6}
    assert lines(state, 1) == {"spades": 7, "big_cassino": 2, "little_cassino": 1, "aces": 4}
    assert sum(sheet(state).points) == 23
    tied = ended(Share(26, 6), Share(26, 7, "10d 2s Ac Ad Ah As"), spade_cassino=True, target=61)
    assert sum(sheet(tied).points) == 20
    three = Share(20, 5), Share(14, 5), Share(18, 3, "10d 2s Ac Ad Ah As")
    points = [
        sheet(ended(*three, players=3, spade_cassino=True, spades_tie=tie, target=61)).points
        for tie in ("nobody", "all_tied")
    ]
    assert points[0] == points[1] == [5 + 3, 5, 3 + 2 + 1 + 4]


@pytest.mark.rule("Cassino-62", "Cassino-63", "Cassino-64")
def test_the_ten_of_diamonds_the_two_of_spades_and_the_aces() -> None:
    """K17: two, one, and one for each ace."""
    state = ended(Share(20, 5, "10d Ac"), Share(32, 8, "2s Ad Ah As"))
    assert lines(state, 0) == {"big_cassino": 2, "aces": 1}
    assert lines(state, 1) == {"cards": 3, "spades": 1, "little_cassino": 1, "aces": 3}


@pytest.mark.rule("Cassino-65", "Cassino-66")
def test_a_round_distributes_eleven_ten_eight_or_seven() -> None:
    """K18: of two players eleven, or eight when cards tie."""
    everything = "10d 2s Ac Ad Ah As"
    for shares, sum_of_points in (
        ((Share(27, 6), Share(25, 7, everything)), 11),
        ((Share(26, 6), Share(26, 7, everything)), 8),
        ((Share(20, 5), Share(14, 5), Share(18, 3, everything)), 10),
        ((Share(20, 5), Share(20, 5), Share(12, 3, everything)), 7),
    ):
        assert sum(sheet(ended(*shares, players=len(shares))).points) == sum_of_points


@pytest.mark.rule("Cassino-67")
def test_sweeps_score_nothing_but_by_option() -> None:
    position = ("hand 0: 8c 2d", "hand 1: Kc Qd", "table 3d 5d", "build 1 8: 2h 6h")
    state = table(*position)
    assert "swept" not in codes(do(state, "take 8c: 3d 5d B8"))
    state = table(*position, sweep_points=1)
    assert "swept" in codes(do(state.copy(), "take 8c: 3d 5d B8"))
    assert "swept" not in codes(do(state.copy(), "take 8c: 3d 5d"))
    after(state, "take 8c: 3d 5d B8")
    assert state.core.sweeps == [1, 0]
    shares = Share(27, 6), Share(25, 7, "10d 2s Ac Ad Ah As")
    scored = ended(*shares, sweeps="3 1", sweep_points=1)
    assert [lines(scored, side)["sweeps"] for side in (0, 1)] == [3, 1]
    assert [line.code for line in sheet(ended(*shares)).lines[0]].count("sweeps") == 0
    assert sheet(ended(*shares)).points == [3, 8]


@pytest.mark.rule("Cassino-67", "Cassino-78")
def test_the_last_card_of_the_round_may_sweep() -> None:
    """K15."""
    state = last_play("hand 1: 8c", "table 3d 5d", "last 0", "pile 0: ...", "pile 1: -", preset="cassino-pagat")
    events = do(state, "take 8c: 3d 5d")
    assert "swept" in codes(events)
    assert "remainder" not in codes(events)
    assert lines(state, 1) == {"sweeps": 1}

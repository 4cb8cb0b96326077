"""What everybody sees of a table of classic: the freezing cards, canastas, minimums."""

from __future__ import annotations

import pytest

from stolik.desk.picture import Fact, Picture
from stolik.desk.registry import picture
from stolik.games.canasta.state import CanastaState
from tests.support.positions import dealt, table


def seen(state: CanastaState) -> Picture:
    return picture(state.view(-1), None)


@pytest.mark.rule("B41")
@pytest.mark.parametrize(
    ("lying", "across", "reason"),
    [
        ("4c 2h 9d", (1,), 2),
        ("Jkr 9d", (0,), 2),
        ("3h 9d 8c", (0,), 3),
        ("4c 3s 9d", (1,), 5),
        ("3h 4c 2d 3s 9d", (0, 2, 3), 2),
    ],
)
def test_the_cards_that_freeze_the_pile_lie_at_a_right_angle(lying: str, across: tuple[int, ...], reason: int) -> None:
    pile = seen(table(f"pile {lying}", "melds 0: KKK", "hand 0: 5 8 8", preset="classic")).pile
    assert (pile.cards, pile.across) == (tuple(lying.split()), across)
    assert pile.tag is not None
    assert (pile.tag.code, pile.tag.params) == ("desk-pile-frozen", {"reason": reason})


@pytest.mark.rule("B41", "B68")
def test_in_hoyle_a_black_three_lies_straight() -> None:
    pile = seen(table("pile 4c 3s 9d", "melds 0: KKK", "hand 0: 5 8 8", preset="hoyle")).pile
    assert (pile.across, pile.tag) == ((), None)


@pytest.mark.rule("B29", "B30", "B66")
def test_a_canasta_is_squared_with_red_on_top_if_natural_and_black_if_mixed() -> None:
    """With the ratio of classic a mixed one always has a black natural: five of a rank, four of them red at most."""
    melds = "melds 0: 9d9d9h9h9c2c2d 6c6d6h6s6c6s6d KKK"
    state = table(melds, "laid 0", "hand 0: 5 8 8", preset="classic")
    mixed, natural, kings = seen(state).lanes[0].groups
    assert (mixed.squared, natural.squared, kings.squared) == (True, True, False)
    assert mixed.cards[-1] == "9c"
    assert natural.cards[-1] in ("6d", "6h")
    assert (mixed.tone, natural.tone) == ("mixed", "natural")


@pytest.mark.rule("B66")
def test_a_mixed_canasta_with_red_naturals_only_carries_a_mark() -> None:
    """Four red nines and three wild cards, as hoyle allows."""
    state = table("melds 0: 9d9d9h9h2c2s2d", "laid 0", "hand 0: 5 8 8", preset="hoyle")
    (group,) = seen(state).lanes[0].groups
    assert group.cards[-1] in ("9d", "9h")
    assert group.tag is not None
    assert (group.tag.code, group.tag.params) == ("desk-tag-mixed", {"count": 7})


def opening(fact: Fact) -> int:
    """The points a side needs to open."""
    assert not isinstance(fact.value, int)
    points = fact.value.params["points"]
    assert isinstance(points, int)
    return points


@pytest.mark.rule("B64")
def test_before_a_deal_the_scores_and_the_minimums_are_shown() -> None:
    """The first deal starts at 0, so 50; later ones at 1500 and -35."""
    first, _ = dealt("", 3, preset="classic")
    later = table("deal 3 dealer 1", "turn 2 take", "scores 1500 -35", "hand 2: 4 5", preset="classic")
    for state, scores, minimums in ((first, (0, 0), [50, 50]), (later, (1500, -35), [90, 15])):
        lanes = seen(state).lanes
        assert tuple(lane.total for lane in lanes) == scores
        facts = [fact for lane in lanes for fact in lane.facts if fact.name.code == "desk-fact-opening"]
        assert [opening(fact) for fact in facts] == minimums

"""The score sheet of classic, seen from the player's side."""

from __future__ import annotations

import pytest

from stolik.games.canasta.events import DealEnded
from stolik.terminal.sheet import deal_sheet
from tests.support.positions import do, table
from tests.terminal.speaking import words_of


@pytest.mark.rule("B63")
@pytest.mark.parametrize("seat", range(4))
def test_the_score_has_two_columns_headed_we_and_they_with_the_own_side_first(seat: int) -> None:
    """Side 0 makes 70 + 500 + 100 - 5 = 665, side 1 60 - 20 = 40; before it they had 100 and 200."""
    state = table(
        "scores 100 200", "turn 0 play drew", "melds 0: KKKKKKK", "melds 1: AAA", "laid 0 1", "hand 0: 4", "hand 2: 5",
        "hand 1: 9", "hand 3: 10", preset="classic",
    )  # fmt: skip
    (ended,) = [event for event in do(state, "discard 4") if isinstance(event, DealEnded)]
    own, other = (665, 765), (40, 240)
    if seat % 2:
        own, other = other, own
    sheet = [line.split() for line in deal_sheet(ended, [100, 200], words_of("pl", "classic@1", seat), 80)]
    assert ["My", "Oni"] in sheet
    assert ["To", "rozdanie", str(own[0]), str(other[0])] in sheet
    assert ["Razem", str(own[1]), str(other[1])] in sheet

"""What is not legal is refused, before anybody asks what would come of it."""

from __future__ import annotations

import pytest

from stolik.games.registry import parse_rule_set
from stolik.games.violation import RuleViolation
from stolik.table.seat import Seat
from stolik.table.table import Table

POSITION = """kurnik@1 players=4
deal 1 dealer 3
turn 0 take
pile 5c
hand 0: Jkb 4c 4h 4s 4s 7c 7h 9d 10d 10h Qh
"""


@pytest.mark.parametrize("text", ["take Qh Q", "take onto Q", "lay QQQ", "discard Q", "take Qh Q; lay 444"])
def test_cards_that_the_hand_does_not_have_lose_nothing_and_are_refused(text: str) -> None:
    table = Table(parse_rule_set("kurnik@1 players=4"), 1, [Seat("A")] * 4, position=POSITION)
    with pytest.raises(RuleViolation):
        table.loses(table.parse(text))

"""The pile of classic in words."""

from __future__ import annotations

import pytest

from stolik.terminal.canasta.pile import pile_state
from tests.terminal.speaking import own_view, table_at, words_of

CLASSIC = "classic@1"


@pytest.mark.rule("B40", "B68")
@pytest.mark.parametrize(
    ("lying", "english", "polish"),
    [
        ("2c 9d", "frozen, since a wild card lies in it", "zamrożony, bo leży w nim dzika karta"),
        ("3h 9d", "frozen, since a red three lies in it", "zamrożony, bo leży w nim czerwona trójka"),
        ("3s 9d", "frozen, since a black three lies in it", "zamrożony, bo leży w nim czarna trójka"),
    ],
)
def test_a_frozen_pile_says_what_freezes_it(lying: str, english: str, polish: str) -> None:
    table = table_at("turn 0 take", f"pile {lying}", "melds 0: KKK", "hand 0: 4 5", rules=CLASSIC)
    assert pile_state(own_view(table), words_of("en", CLASSIC)).startswith(english)
    assert pile_state(own_view(table), words_of("pl", CLASSIC)).startswith(polish)


@pytest.mark.rule("B45")
def test_a_black_three_on_top_cannot_be_taken() -> None:
    table = table_at("turn 0 take", "pile 9d 3s", "melds 0: KKKKKKK", "hand 0: 3 3", rules=CLASSIC)
    assert pile_state(own_view(table), words_of("en", CLASSIC)) == "cannot be taken, for that is a black three"

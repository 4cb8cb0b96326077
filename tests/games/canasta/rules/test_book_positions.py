"""Positions of the preset book in the middle of a turn: what is written reads back to the same state."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.option import Value
from tests.games.canasta.rules.book import PLAYING, book
from tests.support.positions import canasta, do, legal_texts

DOWN = "melds 0: KKKKKKK 777 QQQ"
OTHERS = ("hand 1: 4", "hand 2: 9 10", "hand 3: 6")
OUT = (PLAYING, "melds 0: 9999999 KKKK", "hand 0: 4", "hand 1: J", "hand 2: K K", "hand 3: J")
FROM_5000: dict[str, Value] = {"opening_canasta_from": 5000, "target": 7500}
FREE: dict[str, Value] = {"black3_melds": "anytime", "black3_before_opening": "free"}

STATES: dict[str, tuple[tuple[str, ...], tuple[str, ...], dict[str, Value]]] = {
    "the top card alone was taken": (("pile 5 6 K 7", DOWN, "hand 0: Q Q", *OTHERS), ("take top onto 7",), {}),
    "the top card alone, for the opening": (("pile 5 K", "hand 0: K K K K K K", *OTHERS), ("take top K K",), {}),
    "black threes were laid": ((PLAYING, DOWN, "hand 0: 3 3 3 Q", *OTHERS), ("lay 333",), {}),
    "the partner acts": (OUT, ("discard 4",), {}),
    "the partner has begun to lay": (OUT, ("discard 4", "add K"), {}),
    "the partner acts after a concealed going out": (
        (PLAYING, "hand 0: K K K K K K K 4", "hand 1: J", "hand 2: K", "hand 3: J"),
        ("lay KKKKKKK", "discard 4"),
        {},
    ),
    "the partner acts for a side without its minimum": (
        (PLAYING, "scores 1500 0", "hand 0: 6 6 6 6 6 6 6 10", "hand 1: J", "hand 2: 6 7 7 7", "hand 3: J"),
        ("lay 6666666; discard 10", "add 6"),
        {},
    ),
    "a canasta is owed": (
        (PLAYING, "scores 5000 0", "hand 0: A A A A K K K K K K K 9 9"),
        ("lay AAA", "add A", "lay KKK", "add K"),
        FROM_5000,
    ),
    "a canasta is owed and the pile waits": (
        ("pile 8 K", "scores 5000 0", "hand 0: K K K K K K A A A 9"),
        ("take K K", "lay AAA", "add K", "add K", "add K"),
        FROM_5000,
    ),
    "a free set before the opening": ((PLAYING, "hand 0: 3 3 3 K K K 2 9 10"), ("lay 333",), FREE),
    "a free set and an opening begun": ((PLAYING, "hand 0: 3 3 3 K K K 2 9 10"), ("lay 333", "lay KKK"), FREE),
    "a free set of an earlier turn": ((PLAYING, "hand 0: 3 3 3 K K K 2 9 10"), ("lay 333", "discard 9"), FREE),
    "only going out without the minimum is left": (
        (PLAYING, "scores 1500 0", "hand 0: 6 6 6 6 6 6 6 7 7 7 7 10"),
        ("lay 666", "add 6", "add 6", "add 6", "add 6"),
        {},
    ),
    "three players": ((PLAYING, "melds 2: KKK", "hand 0: 4 5"), ("discard 4",), {"players": 3}),
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_that_has_not_begun_reads_back(players: int) -> None:
    """Before the cards for the seats are drawn, and between that and the first deal."""
    game = stolik.game("book", players=players)
    state = game.start()
    for _ in range(2):
        again = game.position(state.text())
        assert (again.text(), again.deck()) == (state.text(), state.deck())
        state.supply(state.deck())
    assert state.need is stolik.Need.SEAT


@pytest.mark.parametrize(("lines", "steps", "options"), STATES.values(), ids=STATES)
def test_a_position_reads_back_to_the_same_state(
    lines: tuple[str, ...], steps: tuple[str, ...], options: dict[str, Value]
) -> None:
    state = book(*lines, **options)
    do(state, *steps)
    again = canasta(stolik.game("book", **options).position(state.text()))
    assert again.text() == state.text()
    assert {action.text for action in again.legal()} == legal_texts(state)
    assert [again.view(seat).opened for seat in range(2)] == [state.view(seat).opened for seat in range(2)]

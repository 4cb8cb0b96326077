"""A card has just been thrown, and somebody may want it."""

from __future__ import annotations

from stolik.games.choina.state import ChoinaState
from stolik.games.option import Value
from tests.games.choina.tables import do, table, who

HANDS = ("hand 0: 2c 3c 4d", "hand 1: 2d 3d 5h", "hand 2: 2h 3h 6s", "hand 3: 2s 3s 7c")


def thrown(*lines: str, lying: Value = "9h 9d Kc", stock: Value = "4s 5s 6c 7d ...", **options: Value) -> ChoinaState:
    """Four players: seat 0 has just thrown the top card, seat 1 is in turn, seat 2 is asked first whether he wants it.

    The cards below it were thrown by seats 3 and 2.
    """
    return table("turn 1 claim seat=2", f"pile {lying}", f"stock {stock}", *HANDS, *lines, **options)


def unasked(*lines: str, **options: Value) -> ChoinaState:
    """The same when nobody has asked: seat 1 is to take a card."""
    state = thrown(*lines, **options)
    do(state, "pass", "pass")
    assert who(state) == "1 draw"
    return state

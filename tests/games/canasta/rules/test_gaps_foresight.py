"""What a step is thought to lead to is what it leads to: what mutation tests found unheld.

The legal steps are those that lead on, which is asked of the hand and the melds as they would be after each.
"""

from __future__ import annotations

import re

import pytest

from stolik.games.canasta.outlook import after, flags_of, holding
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.steps import DISCARD, STEPS, TAKE_PAIR
from stolik.games.option import Value
from tests.support.positions import table

PLAIN: dict[str, Value] = {"preset": "samba", "sequences": False, "wild_melds": True, "take_with_wild": True}
SUITS: dict[str, Value] = {**PLAIN, "sequences": True}
"""Where there are sequences steps name the suits of naturals."""


def foreseen(state: CanastaState) -> set[str]:
    """The takes, lays and joins that are legal, each compared with what it does."""
    core = state.core
    found = set()
    for action in state.legal():
        step = STEPS[action.id]
        if step.verb < TAKE_PAIR or step.verb == DISCARD:
            continue
        thought = after(core, step, flags_of(core, core.began))
        trial = state.copy()
        trial.apply(action)
        done = holding(trial.core, 0)
        assert (thought.hand, thought.size) == (done.hand, done.size), step.text
        assert (thought.nat, thought.twos, thought.jokers) == (done.nat, done.twos, done.jokers), step.text
        assert max(thought.owed, 0) == max(done.owed, 0), step.text
        assert (thought.rest, thought.rest_size) == (done.rest, done.rest_size), step.text
        assert thought.more is not None
        assert done.more is not None
        assert (thought.more.second, thought.more.runs) == (done.more.second, done.more.runs), step.text
        assert (thought.more.bolivias, thought.more.lines) == (done.more.bolivias, done.more.lines), step.text
        found.add(action.text)
    return found


@pytest.mark.rule("A38", "C14", "D13")
@pytest.mark.parametrize("options", [SUITS, PLAIN], ids=["suits", "plain"])
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    ("melds", "hand", "steps"),
    [
        ("888 9999 9992", "8 2 Jk Q Q Q K K K 5", {"add 2 to 8", "add Jk to 9", "add 2 to 9/2", "add Jk to 9/2"}),
        ("KK2 KKJk QQQ", "Q Q Q K K 2 Jk 4 4 5 5", {"join K", "add 2 to K", "add Jk to K/2", "add 2 to Q"}),
        ("KK2 KKJk 888 8882", "Q Q Q K 8 4 4 5 5", {"join K", "join 8"}),
        ("888 22222Jk", "2 Jk 8 8 8 4 4 5 5", {"add 2 to 2", "add Jk to 2", "add Jk to 8"}),
        ("888 222Jk", "2 Jk 8 8 8 4 4 5 5", {"add 2 to 2", "add Jk to 2"}),
        ("888", "2 2 2 Jk Jk Jk 4 4 5 5", {"lay 222", "lay 22Jk", "lay 2JkJk", "lay JkJkJk"}),
    ],
)
def test_a_lay_leaves_the_hand_and_the_melds_that_were_foreseen(
    options: dict[str, Value], side: int, melds: str, hand: str, steps: set[str]
) -> None:
    state = table(f"turn {side} play drew", f"melds {side}: {melds}", f"hand {side}: {hand}", **options)
    found = {re.sub("(?<=[89QK])[cdhs]", "", text) for text in foreseen(state)}
    assert steps <= found


@pytest.mark.rule("A35", "A37", "C14")
@pytest.mark.parametrize("options", [SUITS, PLAIN], ids=["suits", "plain"])
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    ("melds", "steps"),
    [
        (("888 8882",), {f"{take}{to}" for take in ("8 8", "8 2", "8 Jk", "onto 8") for to in ("", "/2")}),
        (("888",), {"8 8", "8 8/2", "8 2", "8 2/2", "8 Jk", "8 Jk/2", "onto 8"}),
        (("QQQ",), {"8 8", "8 2", "8 Jk"}),
        ((), {"8 8"}),
    ],
)
def test_a_take_leaves_the_hand_the_rest_and_the_melds_that_were_foreseen(
    options: dict[str, Value], side: int, melds: tuple[str, ...], steps: set[str]
) -> None:
    """Without a meld the rest waits for the opening."""
    lying = [f"melds {side}: {cards}" for cards in melds]
    hand = f"hand {side}: 8c 8c 2 Jk A A A K K K 5"
    state = table(f"turn {side} take", "pile 4h 9s 8d", *lying, hand, **options)
    found = {text.removeprefix("take ").replace("8c", "8").replace(" to 8/2", "/2") for text in foreseen(state)}
    assert found == steps

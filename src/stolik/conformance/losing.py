"""Losing actions are exactly those after which the turn can only be lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.conformance.broken import must
from stolik.conformance.marks import some
from stolik.games.game import Need

if TYPE_CHECKING:
    from stolik.conformance.hooks import Hooks
    from stolik.games.game import State

PROMISE = "losing() names the actions that can only lose"


class _Search:
    """Every way in which a turn can go on, as long as there are not too many."""

    def __init__(self, hooks: Hooks, seat: int, most: int) -> None:
        self.hooks = hooks
        self.seat = seat
        self.left = most
        self.only_loses: dict[str, bool | None] = {}

    def loses(self, state: State, deals: tuple[int, ...]) -> bool | None:
        """Whether every end of the turn from here loses; None where that takes too long to say."""
        if state.need is not Need.SEAT:
            return state.need is Need.OVER and self.hooks.has_lost(state, self.seat)
        if state.seat != self.seat or state.score() != deals:
            return False
        key = state.text()
        if key in self.only_loses:
            return self.only_loses[key]
        self.left -= 1
        if self.left < 0:
            return None
        verdict: bool | None = True
        # the last actions of a list tend to end the turn
        for action in reversed(state.legal()):
            after = state.copy()
            after.do(action)
            found = self.loses(after, deals)
            if found is False:
                verdict = False
                break
            verdict = verdict if found else None
        self.only_loses[key] = verdict
        return verdict


def check_losing(state: State, hooks: Hooks, most: int = 400) -> int:
    """Search every legal action's turn to its ends; how many actions could be judged with so many positions."""
    seat = state.seat
    if seat is None:
        return 0
    losing = set(state.losing())
    search = _Search(hooks, seat, most)
    judged = 0
    for action in some(state.legal()):
        after = state.copy()
        after.do(action)
        if after.need is Need.SEAT and after.seat != seat:
            # the turn has passed on, or a partner answers: nothing is lost by this
            verdict: bool | None = False
        else:
            verdict = search.loses(after, state.score())
        if verdict is not None:
            judged += 1
            word = "can only lose" if verdict else "need not lose"
            must(verdict == (action in losing), PROMISE, state, f"{action.text!r} {word}; losing: {state.losing()!r}")
    return judged

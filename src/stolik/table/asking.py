"""Questions that silence answers too: who is asked at a time, and what each of them has said before it counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stolik.games.action import Action
from stolik.games.choina.options import SCHEMA as CHOINA
from stolik.games.game import State
from stolik.games.option import Schema
from stolik.games.violation import NotationError, RuleViolation


@dataclass(frozen=True)
class Turn:
    """A seat that is asked, and the match as it is when its answer is due: all before it have kept silent."""

    seat: int
    state: State


def asked(state: State) -> list[Turn]:
    """Those who are asked the same thing at a time, in the order in which their answers count; empty if nobody is.

    The first is the seat that must act. Any answer but silence ends the round.
    """
    question = state.question
    if question is None:
        return []
    turns: list[Turn] = []
    while state.seat is not None:
        turns.append(Turn(state.seat, state))
        following = state.copy()
        following.step(question.silence.id)
        again = following.question
        if again is None or again.silence != question.silence or not question.sealed:
            break
        state = following
    return turns


def asks_many(schema: Schema) -> bool:
    """Whether several seats are asked at a time in games of that family."""
    return schema is CHOINA


def is_sealed(state: State) -> bool:
    """Whether what is answered now counts only when the time for it is over."""
    return state.question is not None and state.question.sealed


class Answers:
    """What the seats at a table have said before it counts, and which of them keep silent until they say otherwise.

    Nothing of it stands in the log, or is told to anybody else: that a seat kept silent for this or another reason, or
    passed at the last moment, makes no difference to what is done for it.
    """

    def __init__(self) -> None:
        self._given: Final[dict[int, str]] = {}
        self._at = -1
        self.silent: Final[set[int]] = set()
        """The seats that have a standing answer."""

    def given(self, seat: int, number: int) -> str:
        """What a seat said to the question that was put at that number of the log; empty if nothing."""
        return self._given.get(seat, "") if self._at == number else ""

    def give(self, seat: int, number: int, text: str) -> None:
        """Note an answer, in the place of an earlier one."""
        if self._at != number:
            self._given.clear()
            self._at = number
        self._given[seat] = text


def answer(state: State, given: str) -> Action:
    """The action of a seat whose answer is due: what it said, if that is still possible, else its silence."""
    question = state.question
    assert question is not None
    try:
        found = state.parse(given) if given else question.silence
        state.check(found)
    except (NotationError, RuleViolation):
        return question.silence
    return found if isinstance(found, Action) else question.silence

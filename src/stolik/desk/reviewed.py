"""A match that is over, reviewed: what every decision cost, the largest mistakes, and how each player did."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from stolik.games.game import State
from stolik.record import Record, RecordDiffers, Step, replay
from stolik.table.judging import Decision, Judgement

LARGEST: Final = 3
"""So many mistakes are named."""


@dataclass(frozen=True)
class Made:
    """A decision and where it stands: the number of the action, the deal, and its place and moment in the replay."""

    action: int
    deal: int
    deal_at: int
    moment: int
    seat: int
    text: str
    before: State

    @property
    def decision(self) -> Decision:
        """What a bot must know to judge it, as plain values."""
        return Decision(self.before.text(), self.seat, self.text)


@dataclass(frozen=True)
class Judged:
    """A decision and what it was worth."""

    made: Made
    judgement: Judgement


@dataclass(frozen=True)
class Performance:
    """How a seat did: its decisions, the points that it lost by each on the average, and how many equal the best."""

    seat: int
    decisions: int
    mean_loss: float
    best: int


def decisions(record: Record, seats: Sequence[int], tick: Callable[[int], None] = lambda _: None) -> Iterator[Made]:
    """The decisions of some seats in a match, as far as it agrees with the rules; `tick` is told every action."""
    before: State | None = None
    deal_at, moment, goes_on = -1, 0, False
    try:
        for step in replay(record):
            tick(step.action)
            if step.number == 0:
                before = step.state
                continue
            if not goes_on:
                deal_at += 1
                # a position that the match begins with is a moment of its own
                moment = int(bool(record.position) and deal_at == 0) - 1
            moment += 1
            goes_on = not step.ends_deal
            if step.seat in seats and before is not None:
                yield _made(step, deal_at, moment, before)
            before = step.state
    except RecordDiffers:  # who shows the match says so
        return


def _made(step: Step, deal_at: int, moment: int, before: State) -> Made:
    return Made(step.action, step.deal, deal_at, moment, step.seat, step.text, before)


def largest(judged: Iterable[Judged]) -> list[Judged]:
    """The largest mistakes, the largest first; of equal ones the earlier first."""
    lost = [each for each in judged if each.judgement.loss > 0 and not each.judgement.is_best]
    return sorted(lost, key=lambda each: (-each.judgement.loss, each.made.action))[:LARGEST]


def performances(judged: Sequence[Judged], seats: Iterable[int]) -> list[Performance]:
    """How each of these seats did."""
    found: list[Performance] = []
    for seat in seats:
        own = [each.judgement for each in judged if each.made.seat == seat]
        lost = sum(each.loss for each in own)
        best = sum(each.is_best for each in own)
        found.append(Performance(seat, len(own), lost / len(own) if own else 0.0, best))
    return found


def reviewed_seats(record: Record, *, bots: bool = False) -> list[int]:
    """The seats of persons, with `bots` all; all as well where nobody is a person."""
    seats = list(range(len(record.players)))
    people = [seat for seat in seats if not record.players[seat].bot]
    return seats if bots or not people else people

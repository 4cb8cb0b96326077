"""Reviews of matches that are over, thought of in the processes of the bots: one at a time, within bounds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final

from stolik.desk.acts import act_said
from stolik.desk.reviewed import Judged, Made, decisions, largest, performances, reviewed_seats
from stolik.desk.tip import tips_of
from stolik.record import Record, rules_of_today
from stolik.server.fault import WebError, WebFault
from stolik.server.replays import SECONDS, Replays
from stolik.server.requests import Mistake, PlayerReview, Review, ReviewMark
from stolik.server.thinkers import Thinkers, ThinkersError
from stolik.table.advising import ADVISER
from stolik.table.judging import Decision, judge

AT_A_TIME: Final = 8
"""Decisions that a process judges before it takes up something else: bots at tables wait no longer than that."""
MOST_SECONDS: Final = 120.0
"""How long a review may take on the clock, when its turn has come."""
MOST_WAITING: Final = 8


class Reviews:
    """One review is made at a time, so that the bots of all tables have processors left; some may wait."""

    def __init__(self, thinkers: Thinkers, replays: Replays) -> None:
        self._thinkers: Final = thinkers
        self._replays: Final = replays
        self._turn: Final = asyncio.Lock()
        self._waiting = 0

    async def review(self, visitor: str, read: Callable[[], Record]) -> Review:
        """Review the record that this reads. Raises WebError if too many wait, or it takes too long."""
        if self._waiting >= MOST_WAITING:
            raise WebError(WebFault.REPLAYS_FULL, 503)
        self._waiting += 1
        try:
            async with self._turn, asyncio.timeout(MOST_SECONDS):
                record, made = await self._replays.run(visitor, lambda: _decisions(read()))
                return await self._judged(record, made)
        except TimeoutError as error:
            raise WebError(WebFault.RECORD_LONG, 422, seconds=round(MOST_SECONDS)) from error
        except ThinkersError as error:
            raise WebError(WebFault.CLOSING, 503) from error
        finally:
            self._waiting -= 1

    async def _judged(self, record: Record, made: list[tuple[Made, Decision]]) -> Review:
        rules = rules_of_today(record.rules).text
        judged: list[Judged] = []
        for at in range(0, len(made), AT_A_TIME):
            part = made[at : at + AT_A_TIME]
            found = await self._thinkers.run(judge, rules, [decision for _, decision in part])
            judged += [Judged(one, given) for (one, _), given in zip(part, found, strict=True) if given is not None]
        return review_of(record, judged)


def review_of(record: Record, judged: Sequence[Judged]) -> Review:
    """What is told of the decisions of a match that were judged."""
    return Review(
        bot=ADVISER,
        marks=tuple(map(_mark, judged)),
        mistakes=tuple(map(_mistake, largest(judged))),
        players=tuple(
            PlayerReview(each.seat, each.decisions, round(each.mean_loss, 2), each.best)
            for each in performances(judged, reviewed_seats(record))
        ),
    )


def _decisions(record: Record) -> tuple[Record, list[tuple[Made, Decision]]]:
    """The decisions of the persons of a record. Raises WebError if that takes too long."""
    # of this thread alone: that the machine is busy with other things is no fault of the record
    end = time.thread_time() + SECONDS

    def tick(_: int) -> None:
        if time.thread_time() > end:
            raise WebError(WebFault.RECORD_LONG, 422, seconds=round(SECONDS))

    return record, [(made, made.decision) for made in decisions(record, reviewed_seats(record), tick)]


def _mark(each: Judged) -> ReviewMark:
    made, judgement = each.made, each.judgement
    loss = round(judgement.loss, 1)
    return ReviewMark(made.deal_at, made.moment, made.seat, loss, judgement.at_least, judgement.is_best)


def _mistake(each: Judged) -> Mistake:
    made = each.made
    [better] = tips_of(made.before, [each.judgement.best])
    return Mistake(_mark(each), made.deal, made.action, act_said(made.before, made.text), better)

"""Hints: what a bot would do in the place of who asks, thought of beside the table and told to him alone."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from stolik.desk.tip import tips_of
from stolik.games.game import State
from stolik.server.background import begin
from stolik.server.connection import Connection
from stolik.server.ledger import LedgerError
from stolik.server.protocol import HintGiven
from stolik.server.room import Room
from stolik.server.storage.fault import StoreError
from stolik.server.thinkers import Thinkers, ThinkersError
from stolik.table.advising import advise
from stolik.table.bot_turn import bot_seed
from stolik.table.sitting import Sitting

LOGGER = logging.getLogger(__name__)


class Hints:
    """Who asks for hints now: each connection has one question at a time, another one is answered with nothing."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers: Final = thinkers
        self._asking: Final[dict[Connection, asyncio.Task[None]]] = {}

    def ask(self, room: Room, connection: Connection, asked: int) -> None:
        """Answer a question for a hint as soon as there is one; who asks does something else meanwhile."""
        if connection in self._asking:
            connection.say(HintGiven(asked, 0))
            return
        task = begin(self._answer(room, connection, asked))
        self._asking[connection] = task
        task.add_done_callback(lambda _: self._asking.pop(connection))

    async def _answer(self, room: Room, connection: Connection, asked: int) -> None:
        number, answer = 0, HintGiven(asked, 0)
        try:
            async with room.certain() as sitting:
                number = sitting.number
                state = state_for(sitting, connection.seat)
                rules, position = sitting.rule_set.text, state.text() if state is not None else ""
                seed = bot_seed(sitting.seed, sitting.bare_number + 1)
            answer = HintGiven(asked, number)
            if state is not None:
                advice = await self._thinkers.run(advise, rules, position, connection.seat, seed)
                answer = HintGiven(asked, number, tips_of(state, advice))
        except (StoreError, LedgerError, ThinkersError):
            LOGGER.exception("no hint can be had at the table %s now", room.table)
        connection.say(answer)


def state_for(sitting: Sitting, seat: int) -> State | None:
    """The match as it is when a person acts or answers who may have a hint now; None for all others."""
    if not sitting.manners.hints or seat < 0 or sitting.table is None or not sitting.places[seat].stays:
        return None
    if sitting.asked:
        return next((turn.state.copy() for turn in sitting.asked if turn.seat == seat), None)
    return sitting.table.state.copy() if sitting.person_in_turn == seat else None

"""A live table: its sitting, those connected to it, and one lock under which everything happens."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from stolik.desk.offer import NOTHING
from stolik.desk.registry import choice, told, told_to, took_back
from stolik.games.violation import NotationError
from stolik.server import ledger
from stolik.server.away import Away
from stolik.server.commands import carry_out, is_fresh
from stolik.server.connection import POLICY, Connection
from stolik.server.fault import WebError, WebFault
from stolik.server.frame import SPECTATOR, Frame
from stolik.server.now import lines, open_table
from stolik.server.outcome import result_of
from stolik.server.outlook import Outlook, is_closed
from stolik.server.presence import Around, Presence
from stolik.server.protocol import Command, Confirm, Consider, Considered, Done, Failed, FromTable, Refused, Say, Stale
from stolik.server.recent import recent
from stolik.server.refusals import REFUSING, refusal
from stolik.server.requests import OpenTable
from stolik.server.storage.fault import StoreError, Taken
from stolik.server.talk_limit import TalkLimit
from stolik.server.tools import Tools
from stolik.server.waiting import Waiting
from stolik.server.window import Window
from stolik.table.sitting import Change, LosesMatch, Phase, Sitting

LOGGER = logging.getLogger(__name__)

ENDED: Final = (Phase.OVER, Phase.STOPPED)

FEW: Final = 20
"""Of more who look on it is not told at once when one comes or goes: all would be told of each."""
COUNT_AFTER: Final = 0.5
"""Seconds after which it is told then."""
SHORT: Final = 16
"""So much of the hash of a token tells the people of one table apart."""

Do = Callable[[Sitting], Change]


class Room:
    """The table of one id, as long as somebody needs it in memory.

    What is shown to anybody has been committed. A change whose commit failed, or of which nobody knows whether it
    was committed, is forgotten: the log is read anew.
    """

    def __init__(self, table: str, kept: ledger.Kept, tools: Tools) -> None:
        self.table: Final = table
        self.presence: Final = Presence()
        self.window: Final = Window(tools.settings.claim, tools.settings.pace)
        self.waiting: Final = Waiting()
        self.away: Final = Away()
        self.visitors = 0
        self.on_bot_turn: Callable[[], None] = _nothing
        self.on_wait: Callable[[], None] = _nothing
        self.on_news: Callable[[], None] = _nothing
        self._tools: Final = tools
        self._lock: Final = asyncio.Lock()
        self._kept = kept
        self._doubtful = False
        self._catching_up: Final[set[asyncio.Task[None]]] = set()
        self._outlook: Final = Outlook(table, self.window)
        self._talked: Final = TalkLimit()
        self._listing: OpenTable | None = None
        self._recount: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def certain(self) -> AsyncIterator[Sitting]:
        """Hold the lock, with the sitting as it is kept. Raises StoreError or LedgerError."""
        async with self._lock:
            if self._doubtful:
                await self._read_anew()
            yield self._kept.sitting

    def rest(self) -> None:
        """Need nobody any more: no circle of references is to keep a table in memory that sleeps."""
        self.on_bot_turn = self.on_wait = self.on_news = _nothing

    # -- who comes and goes --------------------------------------------------------------------------------------------

    def add_device(self, token_hash: str, owner_hash: str) -> None:
        """Let another token, which is kept already, stand for that of a person here."""
        self._kept.devices[token_hash] = owner_hash

    async def owners(self) -> list[str]:
        """The token of each seat as the log has it; empty where nobody sits."""
        async with self.certain() as sitting:
            return [place.token for place in sitting.places]

    async def owner(self, connection: Connection) -> tuple[int, str]:
        """The seat that somebody has, and its token as the log has it."""
        async with self.certain():
            return connection.seat, self._token_of(connection)

    def _token_of(self, connection: Connection) -> str:
        return self._kept.sitting.places[connection.seat].token if connection.seat != SPECTATOR else ""

    async def join(self, connection: Connection) -> None:
        """Show somebody the table, and from now on all that happens. Raises WebError where nobody shall look on."""
        async with self.certain() as sitting:
            connection.seat = self._seat_of(connection)
            if connection.seat == SPECTATOR and is_closed(sitting):
                raise WebError(WebFault.NO_WATCHING, 403)
            if connection.seat != SPECTATOR and not self.presence.is_awake:
                self.window.stand(self.presence.rests_from)
                self.waiting.stand(self.presence.rests_from)
            came = self.presence.add(connection)
            self.look()
            if came:
                self._show_people(connection)
            elif connection.seat == SPECTATOR:
                self._show_watchers(connection)
            self._welcome(connection)
            self._go_on()

    async def leave(self, connection: Connection) -> None:
        """Show somebody nothing more."""
        watched = connection.seat == SPECTATOR and connection in self.presence
        if self.presence.remove(connection):
            async with self._lock:
                self.look()
                self._show_people()
                self._go_on()
        elif watched:
            async with self._lock:
                self._show_watchers()

    async def open_part(self, token_hash: str = "") -> bytes:
        """The table as everybody sees it, encoded; with its cards where all may look on, or who has a seat asks."""
        async with self.certain() as sitting:
            if self._seat_with(token_hash) == SPECTATOR:
                return self._outlook.outside(sitting, self._around)
            return self._outlook.frame(sitting, self._around).open_part

    @property
    def created(self) -> float:
        """When the table was opened, in seconds since 1970."""
        return self._kept.created

    @property
    def listing(self) -> OpenTable | None:
        """The table as it is told to everybody who looks for one; None where it is not, or nobody is here."""
        if not self._kept.sitting.manners.listed:
            return None
        if not self._doubtful:  # else it is as it was told last: what may not be kept is shown to nobody
            self._listing = open_table(self.table, self._kept.sitting, self._around)
        return self._listing

    async def note_end(self) -> bool:
        """Whether the match is over; then that is noted by now. Raises StoreError or LedgerError."""
        async with self.certain() as sitting:
            if sitting.phase in ENDED:
                await self._tools.store.finish(self.table, result_of(self.table, sitting, self._kept.created))
            return sitting.phase in ENDED

    # -- what is asked and done ----------------------------------------------------------------------------------------

    async def consider(self, connection: Connection, asked: Consider) -> Considered:
        """What somebody can do with some cards; nothing out of turn, and with what is not there."""
        async with self.certain() as sitting:
            found = NOTHING
            if sitting.table is not None:
                # a tap may race what others do: by now it is another's turn, or what was tapped lies there no more
                with contextlib.suppress(NotationError):
                    found = choice(sitting.table.state, connection.seat, asked.cards, asked.staged, asked.place)
            return Considered(asked.id, sitting.number, found)

    async def obey(self, connection: Connection, command: Command) -> None:
        """Do what a seat commands, answer it, and show everybody what came of it. Raises StoreError or LedgerError."""
        async with self.certain():
            # by the person, not the seat: who asks again may have been moved by what he asks again
            who = self._token_of(connection)[:SHORT]
            known = f"{who}/{command.nonce}"
            answer = self._before(known, command)
            if answer is not None:
                connection.say(answer)
                return
            try:
                if isinstance(command, Say):
                    self._talked.demand(who)
                change = carry_out(self._kept.sitting, connection.seat, command, self._around)
                await self._commit(change, known)
            except LosesMatch:
                connection.say(Confirm(command.nonce))
                return
            except REFUSING as error:
                connection.say(Refused(command.nonce, refusal(error, self._kept.sitting.rule_set)))
                return
            except Taken:
                connection.say(self._before(known, command) or Stale(command.nonce, self._kept.sitting.number))
                return
            if isinstance(command, Say):
                self._talked.note(who)
            first = change.entries[0][0] if change.entries else self._kept.sitting.number
            connection.say(Done(command.nonce, first))
            if change.entries:
                self._show(change)
                self._go_on()
            elif self._kept.sitting.asked:
                self._show_alone(connection.seat)

    async def keep_silent(self, connection: Connection, on: bool) -> None:
        """Let a seat keep silent until it says otherwise. Raises StoreError, LedgerError or SittingError."""
        async with self.certain() as sitting:
            sitting.keep_silent(connection.seat, on)
            self._show_alone(connection.seat)

    async def do(self, work: Do) -> Change:
        """Do what nobody commands over a socket. Raises what `work` raises, StoreError or LedgerError."""
        async with self.certain() as sitting:
            change = work(sitting)
            await self._commit(change, None)
            if change.entries:
                self._show(change)
                self._go_on()
        return change

    def _go_on(self) -> None:
        sitting = self._kept.sitting
        if sitting.asked or (sitting.table is not None and sitting.table.bot_is_next):
            self.on_bot_turn()
        elif sitting.phase is Phase.PAUSE:
            self.on_wait()
        self.on_news()

    def _before(self, known: str, command: Command) -> FromTable | None:
        """The answer to what was done already, or was meant for an older picture."""
        number = self._kept.nonces.get(known)
        if number is not None:
            return Done(command.nonce, number)
        sitting = self._kept.sitting
        return None if is_fresh(sitting, command) else Stale(command.nonce, sitting.number)

    async def _commit(self, change: Change, nonce: str | None) -> None:
        if not change.entries:
            return
        self._doubtful = True
        try:
            await ledger.carry_on(self._tools.store, self.table, change, nonce)
        except StoreError:
            await self._read_anew()
            raise
        self._doubtful = False
        if nonce is not None:
            self._kept.nonces[nonce] = change.entries[0][0]
        self._tools.hub.publish(self.table, self._kept.sitting.number)
        if self._kept.sitting.phase in ENDED and len(change.talk) < len(change.entries):
            await self._finish()

    async def _finish(self) -> None:
        try:
            await self._tools.store.finish(
                self.table, result_of(self.table, self._kept.sitting, self._tools.store.now())
            )
        except StoreError:  # only a note for lists of tables; the log itself says that it is over
            LOGGER.exception("that the table %s is over could not be noted", self.table)

    async def _read_anew(self) -> None:
        kept = await ledger.read_kept(self._tools.store, self.table)
        if kept is None:
            raise ledger.LedgerError(self.table)
        number = self._kept.sitting.number
        kept.sitting.answers = self._kept.sitting.answers
        self._kept = kept
        self._doubtful = False
        self._outlook.forget()
        events = tuple(event for event in kept.sitting.events if event[0] > number)
        self._show(Change(events=events, talk=kept.sitting.talk.since(number)))

    def look(self) -> None:
        """Notice what is waited for at the table as it stands, and since when."""
        self.window.look(self._kept.sitting)
        self.waiting.look(self._kept.sitting, self.presence.here)
        self.away.look(self._kept.sitting, self.presence.here)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def heard(self, _: str, number: int) -> None:
        """Take in that the log has reached a number, in whatever process."""
        if number > self._kept.sitting.number:
            self._doubtful = True
            task = asyncio.create_task(self._catch_up())
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    async def _catch_up(self) -> None:
        try:
            async with self.certain():
                self._go_on()
        except (StoreError, ledger.LedgerError):
            LOGGER.exception("the table %s could not be read anew", self.table)

    async def show_idle(self) -> None:
        """Show everybody that somebody lets the others wait, or is gone. Raises StoreError or LedgerError."""
        async with self.certain():
            self._show_people()

    def _show(self, change: Change) -> None:
        """Show everybody the table as it is now."""
        self.look()
        if not self.presence:
            return
        greeted = self._reseat()
        if greeted:
            self.look()  # by now it is known again which seats are here
        sitting = self._kept.sitting
        if is_closed(sitting):
            self._send_watchers_out()
        frame = self._frame()
        talk = lines(change.talk)
        events = [event for _, event in change.events]
        seats = {connection.seat for connection in self.presence}
        deeds = told_to(seats, events, sitting.rule_set)
        if change.undone is not None and sitting.table is not None and sitting.table.state.seat is not None:
            deeds = dict.fromkeys(seats, took_back(sitting.table.state.seat))
        for connection in self.presence:
            if connection not in greeted:
                connection.update(frame, deeds[connection.seat], talk)

    def _show_alone(self, seat: int) -> None:
        """Show a seat what changed for it alone: nobody else learns that anything did."""
        self._outlook.forget_seat(seat)
        if not self._doubtful:
            frame = self._frame()
            for connection in self.presence:
                if connection.seat == seat:
                    connection.update(frame, ())

    def _welcome(self, connection: Connection) -> None:
        """Show somebody the table and what happened last."""
        sitting = self._kept.sitting
        self._outlook.forget_people()  # how much time is left is told as it is now
        deeds = told(recent(sitting), connection.seat, sitting.rule_set)
        connection.send(self._frame().welcome(connection.seat, deeds, lines(sitting.talk.since(0))))

    def _seat_of(self, connection: Connection) -> int:
        """The seat that its token gives; that of a spectator if it gives none."""
        return self._seat_with(connection.token_hash)

    def _seat_with(self, token_hash: str) -> int:
        owner = self._kept.devices.get(token_hash, token_hash)
        seats = (seat for seat, place in enumerate(self._kept.sitting.places) if owner and place.token == owner)
        return next(seats, SPECTATOR)

    def _reseat(self) -> list[Connection]:
        """Give everybody the seat that is his now, or none, before it is shown as somebody else's.

        Those who move are greeted anew, and so know what happened; what waited for them was meant for the old seat.
        """
        moved = [(connection, self._seat_of(connection)) for connection in self.presence]
        moved = [(connection, seat) for connection, seat in moved if seat != connection.seat]
        for connection, seat in moved:
            self.presence.remove(connection)
            connection.move(seat)
            self.presence.add(connection)
        if moved:
            self._outlook.forget_people()
        for connection, _ in moved:
            self._welcome(connection)
        return [connection for connection, _ in moved]

    def _show_people(self, but: Connection | None = None) -> None:
        """Show everybody who is here."""
        self._outlook.forget_people()
        if not self._doubtful:
            frame = self._frame()
            for connection in self.presence:
                if connection is not but:
                    connection.update(frame, ())

    def _show_watchers(self, but: Connection | None = None) -> None:
        """Show everybody how many look on: at once while they are few, and once for many who come at a time."""
        if self.presence.watchers <= FEW:
            self._show_people(but)
            return
        self._outlook.forget_people()
        if self._recount is None:
            self._recount = asyncio.get_running_loop().call_later(COUNT_AFTER, self._count_watchers)

    def _count_watchers(self) -> None:
        self._recount = None
        if self.presence:
            self._show_people()

    def _send_watchers_out(self) -> None:
        """Show those nothing more who have no seat."""
        for connection in self.presence:
            if connection.seat == SPECTATOR:
                self.presence.remove(connection)
                connection.say(Failed(WebFault.NO_WATCHING))
                connection.close(POLICY)

    def _frame(self) -> Frame:
        return self._outlook.frame(self._kept.sitting, self._around)

    @property
    def _around(self) -> Around:
        gone = self.away.gone(self._kept.sitting)
        return Around(self.presence.here, self.presence.watchers, self.waiting.idle, gone)


def _nothing() -> None:
    """What a room does by itself that nobody looks after."""

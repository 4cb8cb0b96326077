"""What is shown of a table: made once for every change, and in parts, so that only what changed is made anew."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

import msgspec

from stolik.desk.offer import Mine
from stolik.desk.registry import mine, picture
from stolik.server.frame import Frame, encoded
from stolik.server.now import table_now
from stolik.server.protocol import TableNow
from stolik.server.window import Window
from stolik.table.entry import ActEntry, UndoEntry
from stolik.table.sitting import Phase, Sitting


class Outlook:
    """The frames of one table."""

    def __init__(self, table: str, window: Window | None = None) -> None:
        self._table: Final = table
        self._window: Final = window
        self._number = -1
        self._since = -1
        self._picture: msgspec.Raw | None = None
        self._mine: dict[int, msgspec.Raw] = {}
        self._frame: Frame | None = None

    def forget(self) -> None:
        """The table is another one now."""
        self._number = self._since = -1
        self._frame = None

    def forget_people(self) -> None:
        """Somebody came or went; the cards are as they were."""
        self._frame = None

    def forget_seat(self, seat: int) -> None:
        """Somebody said something that is nobody else's business."""
        self._mine.pop(seat, None)
        self._frame = None

    def frame(self, sitting: Sitting, here: Set[int], watchers: int = 0) -> Frame:
        """The table as it is, for those who are here."""
        if self._since != sitting.stands_since:
            self._since = sitting.stands_since
            self._picture = None
            self._mine = {}
        if self._number != sitting.number:
            self._number = sitting.number
            self._frame = None
        if self._frame is None:
            self._draw(sitting, here)
            self._frame = Frame(self._now(sitting, here, watchers), self._picture, dict(self._mine))
        return self._frame

    def outside(self, sitting: Sitting, here: Set[int], watchers: int = 0) -> bytes:
        """The table as those see it who only pass by, encoded: without cards where nobody shall look on."""
        if is_closed(sitting):
            return Frame(self._now(sitting, here, watchers), None, {}).open_part
        return self.frame(sitting, here, watchers).open_part

    def _now(self, sitting: Sitting, here: Set[int], watchers: int) -> TableNow:
        return table_now(self._table, sitting, here, self._window, watchers=watchers)

    def _draw(self, sitting: Sitting, here: Set[int]) -> None:
        if sitting.table is None:
            return
        state = sitting.table.state
        if self._picture is None:
            self._picture = encoded(picture(state.view(-1), sitting.last_end, open_piles=sitting.manners.open_piles))
        for seat in here - self._mine.keys():
            undo = undo_text(sitting) if seat == state.seat else ""
            part = _with_answer(mine(state, seat, undo), sitting)
            if sitting.phase is Phase.STOPPED:  # the match breaks off in the middle of a turn
                part = Mine(seat, part.hand)
            self._mine[seat] = encoded(part)


def _with_answer(part: Mine, sitting: Sitting) -> Mine:
    """The same with what the seat said that does not count yet."""
    silent = part.seat in sitting.answers.silent
    if part.asked is not None:
        given = sitting.answers.given(part.seat, sitting.asked_at)
        part = msgspec.structs.replace(part, asked=msgspec.structs.replace(part.asked, chosen=given))
    return msgspec.structs.replace(part, silent=True) if silent else part


def is_closed(sitting: Sitting) -> bool:
    """Whether nobody without a seat shall see what is played; while people gather everybody may, so as to join."""
    return not sitting.manners.watching and sitting.phase is not Phase.GATHERING


def undo_text(sitting: Sitting) -> str:
    """The act that the seat in turn can take back, empty if there is none."""
    table = sitting.table
    if table is None or not table.can_undo:
        return ""
    number = sitting.number
    while True:
        entry = sitting.log[number - 1]
        if isinstance(entry, ActEntry):
            return entry.text
        number = entry.to if isinstance(entry, UndoEntry) else number - 1

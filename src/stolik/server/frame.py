"""A table at one moment, ready to be sent: what all see is encoded once, what one seat sees once for that seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

import msgspec

from stolik.desk.offer import Mine
from stolik.desk.picture import Picture
from stolik.desk.said import Deed
from stolik.server.protocol import Line, TableNow, Update, Welcome

SPECTATOR: Final = -1

_ENCODER: Final = msgspec.json.Encoder()
_NOTHING: Final = msgspec.Raw(b"null")


def encoded(part: Picture | Mine) -> msgspec.Raw:
    """A part of a message that goes into several of them."""
    return msgspec.Raw(_ENCODER.encode(part))


class Frame:
    """The open part, and the private part of every seat that somebody is connected for.

    What is encoded already stands in the messages as it is: a message takes a `Raw` in the place of any value.
    """

    def __init__(self, now: TableNow, picture: msgspec.Raw | None, mine: Mapping[int, msgspec.Raw]) -> None:
        if picture is not None:
            now = msgspec.structs.replace(now, picture=cast(Picture, picture))
        self.open_part: Final = _ENCODER.encode(now)
        self._now = cast(TableNow, msgspec.Raw(self.open_part))
        self._mine = mine

    def update(self, seat: int, deeds: Sequence[Deed], talk: Sequence[Line] = ()) -> str:
        """The text of an update for a seat."""
        return _ENCODER.encode(Update(self._now, self._private(seat), tuple(deeds), tuple(talk))).decode()

    def welcome(self, seat: int, deeds: Sequence[Deed], talk: Sequence[Line] = ()) -> str:
        """The text of a welcome for a seat, or for a spectator."""
        return _ENCODER.encode(Welcome(seat, self._now, self._private(seat), tuple(deeds), tuple(talk))).decode()

    def _private(self, seat: int) -> Mine:
        return cast(Mine, self._mine.get(seat, _NOTHING) if seat != SPECTATOR else _NOTHING)

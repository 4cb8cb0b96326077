"""A seat on another device: a code that works once and for a short time, and a token of that device's own."""

from __future__ import annotations

from typing import Final

from stolik.server.connection import Connection
from stolik.server.fault import WebError, WebFault
from stolik.server.keys import hashed, hashed_code, new_code, new_token
from stolik.server.requests import SeatGiven
from stolik.server.room import Room
from stolik.server.storage.store import Store

LASTS: Final = 600.0


async def new_handover(store: Store, room: Room, connection: Connection) -> str:
    """The code that gives somebody's seat to another device. Raises StoreError."""
    code = new_code()
    seat, owner = await room.owner(connection)
    await store.put_handover(hashed_code(room.table, owner, code), room.table, seat, store.now() + LASTS)
    return code


async def claim(store: Store, room: Room, code: str) -> SeatGiven:
    """The seat that a code gives, with a new token. Raises WebError or StoreError."""
    for seat, owner in enumerate(await room.owners()):
        if owner and await store.take_handover(hashed_code(room.table, owner, code), store.now()) is not None:
            token = new_token()
            await store.add_device(room.table, hashed(token), owner)
            room.add_device(hashed(token), owner)
            return SeatGiven(room.table, seat, token)
    raise WebError(WebFault.CODE, 403)

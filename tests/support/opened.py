"""Tables that are opened by requests, with a client for each person."""

from __future__ import annotations

from typing import Final, TypeVar

import httpx
import msgspec

from stolik.server import requests
from tests.support.table_client import WAIT, TableClient

Wanted = TypeVar("Wanted")

JSON: Final = {"content-type": "application/json"}


async def post(server: str, path: str, body: msgspec.Struct, wanted: type[Wanted]) -> Wanted:
    """Ask the server for something that it must grant."""
    async with httpx.AsyncClient(timeout=WAIT, trust_env=False) as http:
        answer = await http.post(f"http://{server}/api{path}", content=msgspec.json.encode(body), headers=JSON)
    assert answer.is_success, (answer.status_code, answer.text)
    return msgspec.json.decode(answer.content, type=wanted)


async def open_table(
    server: str, *names: str, preset: str = "kurnik", bots: str = "", **options: str
) -> list[TableClient]:
    """A new table with these persons; the clients are not connected. With `bots` there may be only one name."""
    first, *others = names
    given = [await post(server, "/tables", requests.TableWanted(first, preset, options, bots), requests.SeatGiven)]
    path = f"/tables/{given[0].table}/seats"
    given += [await post(server, path, requests.SeatWanted(name), requests.SeatGiven) for name in others]
    return [TableClient(server, seat.table, seat.token, name=name) for seat, name in zip(given, names, strict=True)]

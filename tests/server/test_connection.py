"""The sending side of a websocket: nothing waits for a slow one, and it misses nothing that still matters."""

from __future__ import annotations

import asyncio
import json

from stolik.desk.said import Deed, Said
from stolik.server.connection import BUSY, MOST_ANSWERS, MOST_DEEDS, Connection
from stolik.server.frame import Frame
from stolik.server.protocol import Pong, TableNow
from stolik.table.manners import Manners


def frame(number: int) -> Frame:
    return Frame(TableNow("t", number, "playing", "kurnik@1", Said("game-kurnik"), 2, (), Manners()), None, {})


def sent(connection: Connection) -> list[dict[str, object]]:
    """Everything that waits to be sent, once the socket is closed."""
    texts: list[str] = []

    async def send(text: str) -> None:
        texts.append(text)

    connection.close(1000)
    asyncio.run(connection.write(send))
    return [json.loads(text) for text in texts]


def test_updates_that_were_not_sent_become_one_with_the_latest_state_and_all_deeds() -> None:
    connection = Connection()
    for number in range(3):
        connection.update(frame(number), [Deed("drew", number)])
    [update] = sent(connection)
    assert isinstance(update["table"], dict)
    assert update["table"]["number"] == 2
    assert isinstance(update["deeds"], list)
    assert [deed["seat"] for deed in update["deeds"]] == [0, 1, 2]


def test_answers_come_in_their_order_before_the_state_that_they_brought_about() -> None:
    connection = Connection()
    connection.update(frame(1), ())
    connection.say(Pong())
    assert [message["type"] for message in sent(connection)] == ["pong", "update"]


def test_deeds_do_not_grow_without_end() -> None:
    connection = Connection()
    for number in range(MOST_DEEDS + 5):
        connection.update(frame(number), [Deed("drew", number)])
    [update] = sent(connection)
    assert isinstance(update["deeds"], list)
    assert len(update["deeds"]) == MOST_DEEDS
    assert update["deeds"][-1]["seat"] == MOST_DEEDS + 4


def test_who_does_not_read_his_answers_is_let_go() -> None:
    connection = Connection()
    for _ in range(MOST_ANSWERS):
        connection.say(Pong())
    assert connection.closing == 0
    connection.say(Pong())
    assert connection.closing == BUSY
    assert len(sent(connection)) == MOST_ANSWERS

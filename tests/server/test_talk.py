"""People talk at a table of the server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from stolik.server.connection import Connection
from stolik.server.protocol import Line
from stolik.server.talk_limit import MOST_LINES, WITHIN, TalkLimit
from stolik.table.sitting_error import SittingError
from stolik.table.talk import LINES_KEPT
from tests.server.test_connection import frame, sent
from tests.support.web import Served, run


def test_what_is_said_reaches_all_at_once_and_those_who_come_later(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain")
        async with (
            server.browser(given["table"], given["token"]) as ania,
            server.browser(given["table"]) as guest,
        ):
            await ania.until(lambda browser: browser.in_turn)
            since = ania.number
            spoken = await ania.done("say", text="<b>Cześć</b>")
            line = {"number": spoken, "seat": 0, "name": "Ania", "text": "<b>Cześć</b>"}
            await guest.until(lambda browser: bool(browser.talk))
            assert ania.talk == guest.talk == [line]
            refused = await guest.command("say", phrase="hello")
            assert refused["refusal"]["code"] == "web-error-spectator"
            assert (await ania.command("act", number=since, act="draw"))["type"] == "done", "talk is no move"
            async with server.browser(given["table"]) as late:
                assert late.talk == [line]

    run(tmp_path, scenario)


def test_a_line_that_is_sent_again_is_said_once_and_too_many_are_refused(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table()
        async with server.browser(given["table"], given["token"]) as ania:
            first = await ania.command("say", nonce="once", phrase="hello")
            assert await ania.command("say", nonce="once", phrase="hello") == first
            for _ in range(MOST_LINES - 1):
                assert (await ania.command("say", number=0, phrase="moment"))["type"] == "done"
            refused = await ania.command("say", phrase="bye")
            assert refused["refusal"]["code"] == "sitting-talk-fast"
            assert await ania.command("say", nonce="once", phrase="hello") == first
            await ania.done("ready", on=True)
            assert (ania.number, len(ania.talk)) == (first["number"] + MOST_LINES, MOST_LINES)

    run(tmp_path, scenario)


def test_who_waited_long_enough_may_go_on_and_each_counts_for_himself() -> None:
    now = 0.0
    limit = TalkLimit(lambda: now)
    for at in range(MOST_LINES):
        now = float(at)
        limit.demand("a")
        limit.note("a")
    limit.demand("b")
    now = WITHIN - 0.1
    with pytest.raises(SittingError):
        limit.demand("a")
    now = WITHIN
    limit.demand("a")


def test_a_slow_reader_gets_the_lines_that_he_missed_in_one_update() -> None:
    connection = Connection()
    for number in range(LINES_KEPT + 3):
        connection.update(frame(number), (), [Line(number, 0, "Ala", text="x")])
    [update] = sent(connection)
    assert isinstance(update["talk"], list)
    assert [line["number"] for line in update["talk"]] == list(range(3, LINES_KEPT + 3))


def test_lines_are_sent_once_and_none_to_who_moved() -> None:
    async def scenario() -> None:
        connection = Connection()
        texts: list[str] = []

        async def send(text: str) -> None:
            texts.append(text)

        writing = asyncio.create_task(connection.write(send))
        connection.update(frame(1), (), [Line(1, 0, "Ala", phrase="hello")])
        await asyncio.sleep(0.01)
        connection.update(frame(2), (), [Line(2, 0, "Ala", phrase="bye")])
        connection.move(1)
        connection.update(frame(3), ())
        connection.close(1000)
        await writing
        assert [("hello" in text, "bye" in text) for text in texts] == [(True, False), (False, False)]

    asyncio.run(scenario())

"""A hint is told to whoever has something to do, and to nobody else."""

from __future__ import annotations

from pathlib import Path

from tests.support.web import Browser, Served, run


async def asked(browser: Browser, number: int) -> dict[str, object]:
    """The answer to a question for a hint."""
    await browser.say("hint", id=number)
    message = await browser.next("hint_given")
    assert message["id"] == number
    return message


def test_whoever_is_in_turn_is_told_what_a_bot_would_do_and_can_do_it(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain")
        async with (
            server.browser(given["table"], given["token"]) as ania,
            server.browser(given["table"]) as guest,
        ):
            await ania.until(lambda browser: browser.in_turn)
            await guest.until(lambda browser: browser.number >= ania.number)
            before, heard = ania.number, len(guest.heard)
            hint = await asked(ania, 4)
            tips = hint["tips"]
            assert isinstance(tips, list)
            assert 1 <= len(tips) <= 3
            assert hint["number"] == before
            best = tips[0]["offer"]
            assert best["label"]["code"].startswith("desk-")
            assert "tips" not in await asked(guest, 5), "who looks on has nothing to do"
            assert len(guest.heard) == heard + 1, "nobody else learns of it"
            assert await ania.done("act", act=best["act"]) == before + 1, "it stands in no log"

    run(tmp_path, scenario)


def test_where_they_agreed_on_it_there_are_no_hints(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain", manners={"hints": False})
        async with server.browser(given["table"], given["token"]) as ania:
            await ania.until(lambda browser: browser.in_turn)
            assert ania.table["manners"] == {"hints": False}
            assert "tips" not in await asked(ania, 1)

    run(tmp_path, scenario)

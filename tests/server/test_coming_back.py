"""Nobody loses his seat: by leaving, by a lost connection, on another device, by a restart of the server."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.support.players import play_until, two_at_play
from tests.support.web import Browser, Served, run


def test_a_repeated_nonce_gets_its_first_answer_and_changes_nothing_even_after_a_restart(tmp_path: Path) -> None:
    given: list[dict[str, object]] = []
    answers: list[dict[str, object]] = []

    async def first(server: Served) -> None:
        given.extend(await two_at_play(server))
        for one in given:
            async with server.browser(str(one["table"]), str(one["token"])) as browser:
                if browser.in_turn and not answers:
                    number = browser.number
                    answers.append(await browser.command("act", number=number, nonce="once", act="draw"))
                    answers.append(await browser.command("act", number=number, nonce="once", act="draw"))
                    assert answers[0] == answers[1] == {"type": "done", "nonce": "once", "number": number + 1}

    async def second(server: Served) -> None:
        for one in given:
            async with server.browser(str(one["table"]), str(one["token"])) as browser:
                if browser.in_turn:
                    again = await browser.command("act", number=browser.number - 1, nonce="once", act="draw")
                    assert again == answers[0]
                    assert browser.number == again["number"]

    run(tmp_path, first)
    run(tmp_path, second)


def test_after_a_restart_everything_stands_as_it_stood_and_the_bots_go_on(tmp_path: Path) -> None:
    seen: list[Browser] = []
    given: dict[str, object] = {}

    async def first(server: Served) -> None:
        given.update(await server.open_table(bots="plain"))
        async with server.browser(str(given["table"]), str(given["token"])) as ania:
            await play_until(lambda browser: browser.number > 15 and browser.in_turn, ania)
            seen.append(ania)

    async def second(server: Served) -> None:
        async with server.browser(str(given["table"]), str(given["token"])) as ania:
            assert (ania.seat, ania.table, ania.mine) == (0, seen[0].table, seen[0].mine)
            assert ania.deeds[-1] == seen[0].deeds[-1]
            number = ania.number
            await play_until(lambda browser: browser.number > number + 8, ania)

    run(tmp_path, first)
    run(tmp_path, second)


def test_who_leaves_keeps_the_seat_a_bot_plays_by_vote_and_he_comes_back(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given, friend = await two_at_play(server)
        async with (
            server.browser(str(given["table"]), str(given["token"])) as ania,
            server.browser(str(given["table"]), str(friend["token"])) as ola,
        ):
            early = await ania.command("vote", seat=1, wish="bot")
            assert early["refusal"]["code"] == "sitting-not-away"
            await ola.done("leave")
            await ania.until(lambda browser: browser.table["places"][1].get("left", False))
            await ania.done("vote", seat=1, wish="bot")
            assert ania.table["places"][1]["bot"] != ""
            await play_until(lambda browser: browser.number > 25, ania)
            await ola.done("back")
            await ania.until(lambda browser: not browser.table["places"][1].get("bot"))
            assert ania.table["places"][1]["name"] == "Ola"

    run(tmp_path, scenario)


def test_who_loses_the_connection_is_shown_away_and_the_match_may_be_stopped(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given, friend = await two_at_play(server)
        async with server.browser(str(given["table"]), str(given["token"])) as ania:
            async with server.browser(str(given["table"]), str(friend["token"])):
                await ania.until(lambda browser: browser.table["places"][1].get("here", True))
            await ania.until(lambda browser: not browser.table["places"][1].get("here", True))
            await ania.done("vote", seat=1, wish="stop")
            assert ania.phase == "stopped"
            late = await ania.command("act", act="draw")
            assert late["refusal"]["code"] == "sitting-match-over"
        assert await server.rooms.tools.store.unfinished() == []

    run(tmp_path, scenario)


def test_a_code_seats_another_device_once_at_its_own_table_only(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain")
        other = await server.open_table(bots="plain")
        async with server.browser(given["table"], given["token"]) as ania:
            await ania.say("handover", id=3)
            code = (await ania.next("handover"))["code"]
            assert given["token"] not in code
            wrong = await server.http.post(f"/api/tables/{other['table']}/claims", json={"code": code})
            assert (wrong.status_code, wrong.json()["code"]) == (403, "web-error-code")
            claimed = await server.post(f"/api/tables/{given['table']}/claims", code=f" {code.lower()} ")
            assert (claimed["table"], claimed["seat"]) == (given["table"], 0)
            assert claimed["token"] != given["token"]
            used = await server.http.post(f"/api/tables/{given['table']}/claims", json={"code": code})
            assert used.status_code == 403
            async with server.browser(given["table"], claimed["token"]) as phone:
                assert phone.seat == 0
                await ania.until(lambda browser: browser.number >= phone.number)

    run(tmp_path, scenario)


def test_the_devices_of_a_seat_are_known_after_a_restart(tmp_path: Path) -> None:
    tokens: list[dict[str, object]] = []

    async def first(server: Served) -> None:
        given = await server.open_table(bots="plain")
        async with server.browser(given["table"], given["token"]) as ania:
            await ania.say("handover", id=1)
            code = (await ania.next("handover"))["code"]
        tokens.append(await server.post(f"/api/tables/{given['table']}/claims", code=code))

    async def second(server: Served) -> None:
        async with server.browser(str(tokens[0]["table"]), str(tokens[0]["token"])) as phone:
            assert phone.seat == 0

    run(tmp_path, first)
    run(tmp_path, second)


def test_a_wrong_token_sees_what_spectators_see(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain")
        async with server.browser(given["table"], "not the token") as stranger:
            assert (stranger.seat, stranger.mine) == (-1, None)
        shown = await server.http.get(f"/api/tables/{given['table']}")
        assert shown.json()["table"] == given["table"]
        assert given["token"] not in shown.text

    run(tmp_path, scenario)


def test_all_tables_are_told_when_the_server_is_stopped(tmp_path: Path) -> None:
    heard: list[str] = []

    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain")
        async with server.browser(given["table"], given["token"]) as ania:
            server.server.should_exit = True
            heard.append((await ania.next("closing"))["type"])
            await asyncio.wait_for(ania.socket.wait_closed(), 5)

    run(tmp_path, scenario)
    assert heard == ["closing"]

"""People gather at a table: they sit down, choose the rules, get ready."""

from __future__ import annotations

from pathlib import Path

from tests.support.players import play_until, sit, two_here
from tests.support.web import Served, run


def test_a_friend_sits_down_and_the_match_begins_when_both_are_ready(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table()
        async with server.browser(given["table"], given["token"]) as ania:
            friend = await sit(server, given["table"], "Ola")
            await ania.until(lambda browser: browser.table["places"][1].get("name") == "Ola")
            async with server.browser(given["table"], str(friend["token"])) as ola:
                assert ola.seat == 1
                await ola.done("ready", on=True)
                await ania.until(lambda browser: browser.table["places"][1].get("ready", False))
                await ania.done("ready", on=True)
                await ola.until(lambda browser: browser.phase == "playing")
                assert ania.mine is not None
                assert ola.mine is not None
                assert len(ania.mine["hand"]) == ania.table["picture"]["seats"][0]["count"]
                assert ania.mine["hand"] != ola.mine["hand"]
                await play_until(lambda browser: browser.number > 20, ania, ola)

    run(tmp_path, scenario)


def test_other_rules_end_the_readiness_that_was_given_to_the_old_ones(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(options={"players": "4"})
        async with server.browser(given["table"], given["token"]) as ania:
            await ania.done("ready", on=True)
            assert ania.table["places"][0]["ready"]
            seen = ania.number
            await ania.done("rules", preset="kurnik", options={"players": "2"})
            assert not ania.table["places"][0].get("ready", False)
            assert (ania.table["players"], len(ania.table["places"])) == (2, 2)
            late = await ania.command("ready", number=seen, on=True)
            assert late == {"type": "stale", "nonce": late["nonce"], "number": ania.number}

    run(tmp_path, scenario)


def test_two_may_be_ready_at_once_although_neither_saw_the_other(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        async with two_here(server) as (ania, ola):
            seen = ola.number
            assert (await ania.command("ready", number=seen, on=True))["type"] == "done"
            assert (await ola.command("ready", number=seen, on=True))["type"] == "done"
            await ania.until(lambda browser: browser.phase == "playing")

    run(tmp_path, scenario)


def test_rules_that_cannot_be_had_are_refused_with_their_message(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table()
        async with server.browser(given["table"], given["token"]) as ania:
            answer = await ania.command("rules", preset="kurnik", options={"players": "7"})
            assert answer["type"] == "refused"
            assert answer["refusal"]["code"] == "game-error-unknown-value"
            assert "rule" not in answer["refusal"]
            assert answer["refusal"]["params"]["allowed"] == "2, 4"

    run(tmp_path, scenario)


def test_bots_fill_the_free_seats_and_leave_them_again(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(options={"players": "4"})
        async with server.browser(given["table"], given["token"]) as ania:
            await ania.done("fill", level="plain")
            assert [place.get("bot", "") for place in ania.table["places"]] == ["", "plain", "plain", "plain"]
            await ania.done("fill", level="")
            assert [place.get("kind", "free") for place in ania.table["places"]] == ["person", "free", "free", "free"]

    run(tmp_path, scenario)


def test_a_seat_that_was_given_up_is_not_open_to_the_devices_of_who_gave_it_up(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table()
        async with server.browser(given["table"], given["token"]) as ania:
            await ania.say("handover", id=1)
            first = (await ania.next("handover"))["code"]
            await ania.say("handover", id=2)
            second = (await ania.next("handover"))["code"]
            claimed = await server.post(f"/api/tables/{given['table']}/claims", code=first)
            await ania.done("leave")
        friend = await sit(server, given["table"], "Ola", 0)
        assert friend["seat"] == 0
        for token in (given["token"], claimed["token"]):
            async with server.browser(given["table"], token) as old:
                assert old.seat == -1
        late = await server.http.post(f"/api/tables/{given['table']}/claims", json={"code": second})
        assert late.status_code == 403

    run(tmp_path, scenario)


def test_who_gave_up_his_seat_sees_nothing_of_the_hand_of_who_has_it_now(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="", options={"players": "2"})
        async with server.browser(given["table"], given["token"]) as gone:
            await gone.command("leave")
            await gone.until(lambda browser: browser.seat == -1)
            friend = await sit(server, given["table"], "Ola", 0)
            async with server.browser(given["table"], str(friend["token"])) as ola:
                await ola.done("fill", level="plain")
                await ola.done("ready", on=True)
                await ola.until(lambda browser: browser.phase == "playing")
                await gone.until(lambda browser: browser.number >= ola.number)
                assert ola.mine is not None
                assert gone.mine is None
                refused = await gone.command("act", act="draw")
                assert refused["refusal"]["code"] == "web-error-spectator"

    run(tmp_path, scenario)

"""A match as browsers see it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from pathlib import Path

import pytest

from tests.support.players import play_until, two_at_play, wait_for
from tests.support.web import Served, run


def test_a_table_with_bots_is_dealt_at_once_and_the_bots_play(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain")
        async with server.browser(given["table"], given["token"]) as ania:
            assert (ania.seat, ania.phase) == (0, "playing")
            assert [place["kind"] for place in ania.table["places"]] == ["person", "bot"]
            await play_until(lambda browser: browser.phase == "pause", ania)
            [sheet] = ania.table["picture"]["sheets"]
            assert sheet["number"] == 1
            await ania.done("next")
            await ania.until(lambda browser: browser.phase == "playing")
            assert ania.table["picture"]["deal"] == 2

    run(tmp_path, scenario)


def test_an_act_for_an_older_number_is_stale_and_changes_nothing(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        for one in await two_at_play(server):
            async with server.browser(str(one["table"]), str(one["token"])) as browser:
                if browser.in_turn:
                    before = browser.number
                    answer = await browser.command("act", number=before - 1, act="draw")
                    assert answer == {"type": "stale", "nonce": answer["nonce"], "number": before}
                    answer = await browser.command("act", number=before + 1, act="draw")
                    assert answer["type"] == "stale"
                    assert await browser.done("act", act="draw") == before + 1

    run(tmp_path, scenario)


def test_the_last_step_can_be_taken_back_while_it_showed_nothing(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain", options={"players": "2", "opening_table": "0:5"})
        async with server.browser(given["table"], given["token"]) as ania:
            await ania.until(lambda browser: browser.in_turn)
            await ania.done("act", act="draw")
            nothing = await ania.command("undo")
            assert nothing["refusal"]["code"] == "sitting-nothing-to-undo"
            assert ania.mine is not None
            hand = ania.mine["hand"]
            ranks = Counter(card[:-1] for card in hand)
            rank = next(
                rank for rank, count in ranks.items() if count >= 3 and rank in "4 5 6 7 8 9 10 J Q K A".split()
            )
            await ania.done("act", act=f"lay {rank * 3}")
            assert len(ania.mine["hand"]) == len(hand) - 3
            assert ania.mine["undo"]["code"] != ""
            told = len(ania.deeds)
            await ania.done("undo")
            assert ania.mine["hand"] == hand
            assert [(deed["code"], deed["seat"]) for deed in ania.deeds[told:]] == [("undone", 0)]
            async with server.browser(given["table"], given["token"]) as again:
                assert "laid" not in [deed["code"] for deed in again.deeds if deed["seat"] == 0]

    run(tmp_path, scenario)


def test_a_seat_looks_alike_on_two_devices_and_a_spectator_sees_no_hand(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain")
        async with (
            server.browser(given["table"], given["token"]) as phone,
            server.browser(given["table"], given["token"]) as laptop,
            server.browser(given["table"]) as guest,
        ):
            await play_until(lambda browser: browser.number > 12, phone)
            for browser in (laptop, guest):
                await browser.until(lambda one: one.number >= phone.number)
            assert (laptop.seat, laptop.table, laptop.mine) == (0, phone.table, phone.mine)
            assert (guest.seat, guest.mine) == (-1, None)
            assert guest.table == phone.table
            refused = await guest.command("act", act="draw")
            assert refused["refusal"]["code"] == "web-error-spectator"
            await guest.say("consider", id=1)
            assert (await guest.next("considered"))["choice"] == {"offers": []}
            await guest.say("handover", id=1)
            assert (await guest.next("failed"))["code"] == "spectator"

    run(tmp_path, scenario)


def test_what_can_be_done_with_cards_is_told_to_the_seat_in_turn(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain")
        async with server.browser(given["table"], given["token"]) as ania:
            await ania.until(lambda browser: browser.in_turn)
            await ania.play()
            if not ania.in_turn:
                await ania.until(lambda browser: browser.in_turn)
            assert ania.mine is not None
            await ania.say("consider", id=7, cards=[ania.mine["hand"][-1]], staged=[], place="pile")
            answer = await ania.next("considered")
            assert (answer["id"], answer["number"]) == (7, ania.number)
            assert any(offer.get("place") == "pile" for offer in answer["choice"]["offers"])

    run(tmp_path, scenario)


GONE: list[tuple[str, list[dict[str, object]]]] = [
    ("kurnik", [{"place": "meld:7"}, {"staged": ["add 7"], "place": "meld:nothing"}, {"cards": ["no card"]}]),
    ("choina", [{"place": "meld:0:7"}, {"staged": ["add 7h to 0:7"]}, {"cards": ["Jkr"]}]),
    ("cassino", [{"cards": ["2c", "2d", "2h", "2s", "B8"]}, {"cards": ["C5"], "place": "stack:B8"}]),
]


@pytest.mark.parametrize(("preset", "questions"), GONE)
def test_what_lies_there_no_more_is_considered_like_everything(
    preset: str, questions: list[dict[str, object]], tmp_path: Path
) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(preset=preset, options={"players": "4"}, bots="plain")
        async with server.browser(given["table"], given["token"]) as ania:
            await ania.until(lambda browser: browser.in_turn)
            for number, question in enumerate(questions):
                await ania.say("consider", id=number, **question)
                answer = await ania.next("considered")
                assert (answer["id"], answer["number"]) == (number, ania.number)
            assert not [text for text in ania.heard if '"type":"failed"' in text]

    run(tmp_path, scenario)


def test_the_next_deal_does_not_wait_for_ever_for_somebody_who_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.server.play.PATIENCE", 0.1)

    async def scenario(server: Served) -> None:
        given, friend = await two_at_play(server)
        async with server.browser(str(given["table"]), str(given["token"])) as ania:
            async with server.browser(str(given["table"]), str(friend["token"])) as ola:
                await play_until(lambda browser: browser.phase == "pause", ania, ola)
                await asyncio.sleep(0.2)
                await ania.until(lambda browser: browser.phase == "pause")
            await asyncio.sleep(0.2)
            await ania.done("next")
            await ania.until(lambda browser: browser.phase == "playing")

    run(tmp_path, scenario)


def test_what_another_process_wrote_is_shown_as_soon_as_it_is_heard_of(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table()
        async with server.browser(given["table"], given["token"]) as ania:
            number = ania.number
            with sqlite3.connect(tmp_path / "stolik.db") as other:
                row = (given["table"], number + 1, '{"seat":0,"ready":true}')
                other.execute("INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)", row)
            other.close()
            server.rooms.tools.hub.publish(given["table"], number + 1)
            await ania.until(lambda browser: browser.table["places"][0].get("ready", False))
            assert ania.number == number + 1

    run(tmp_path, scenario)


def test_bots_rest_while_nobody_is_there_and_go_on_when_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.server.presence.REST_AFTER", 0.0)

    async def number(server: Served, table: str) -> int:
        shown: int = (await server.http.get(f"/api/tables/{table}")).json()["number"]
        return shown

    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain", options={"players": "4"})
        table = given["table"]
        async with server.browser(table, given["token"]) as ania:
            await play_until(lambda browser: browser.number > 20 and not browser.in_turn, ania)
        await asyncio.sleep(0.6)
        rested = await number(server, table)
        await asyncio.sleep(0.3)  # six turns of a bot
        assert await number(server, table) == rested
        async with server.browser(table, given["token"]) as ania:
            assert not ania.in_turn
            await ania.until(lambda browser: browser.in_turn)

    run(tmp_path, scenario, pace=0.05)


def test_a_table_that_all_have_left_is_put_out_of_memory_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.server.rooms.REST_AFTER", 0.1)

    async def scenario(server: Served) -> None:
        given = await server.open_table()
        async with server.browser(given["table"], given["token"]) as ania:
            await asyncio.sleep(0.3)
            assert len(server.rooms) == 1
            seen = ania.table
        await wait_for(lambda: len(server.rooms) == 0)
        async with server.browser(given["table"], given["token"]) as ania:
            assert ania.table == seen

    run(tmp_path, scenario)

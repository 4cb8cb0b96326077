"""Cards are drawn for the seats when a match begins: everybody keeps his own, whatever his connection does."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from stolik.games.registry import parse_rule_set
from stolik.server.now import table_now
from stolik.server.presence import Around
from tests.support.players import play_until, sit
from tests.support.web import Browser, Message, Served, run
from tests.table.sittings import begun, gathered

NAMES = ("Ania", "Ola", "Ela", "Iza")
FOUR = {"players": "4"}


async def four(server: Served, stack: AsyncExitStack) -> tuple[list[Message], list[Browser]]:
    """Four persons who are at a table of classic; nobody is ready."""
    given: list[Message] = [await server.open_table(preset="classic", options=FOUR)]
    given += [await sit(server, given[0]["table"], name) for name in NAMES[1:]]
    browsers = [await stack.enter_async_context(server.browser(one["table"], one["token"])) for one in given]
    return given, browsers


async def deal(browsers: list[Browser]) -> None:
    """All are ready, and see the cards."""
    for browser in browsers:
        await browser.done("ready", on=True)
    for browser in browsers:
        await browser.until(lambda one: one.phase == "playing" and one.mine is not None)


def names(browser: Browser) -> list[str]:
    return [place["name"] for place in browser.table["places"]]


def drawn(browser: Browser) -> list[Message]:
    return [deed for deed in browser.deeds if deed["code"] == "seats_drawn"]


@pytest.mark.rule("B3")
def test_everybody_is_told_his_new_seat_with_his_own_hand_and_play_goes_on(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        async with AsyncExitStack() as stack:
            given, browsers = await four(server, stack)
            guest = await stack.enter_async_context(server.browser(given[0]["table"]))
            await deal(browsers)
            assert sorted(browser.seat for browser in browsers) == [0, 1, 2, 3]
            assert [browser.seat for browser in browsers] != [0, 1, 2, 3]
            for name, browser in zip(NAMES, browsers, strict=True):
                assert browser.mine is not None
                assert (names(browser)[browser.seat], browser.mine["seat"]) == (name, browser.seat)
                assert all(place.get("here", True) for place in browser.table["places"])
                assert len(drawn(browser)) == 1
            await guest.until(lambda one: one.phase == "playing")
            assert (guest.seat, guest.mine, drawn(guest)) == (-1, None, drawn(browsers[0]))
            await play_until(lambda browser: browser.number > 20, *browsers)

    run(tmp_path, scenario)


def test_the_last_ready_that_is_sent_again_by_someone_who_has_moved_gets_its_first_answer(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        async with AsyncExitStack() as stack:
            _, browsers = await four(server, stack)
            for browser in browsers[1:]:
                await browser.done("ready", on=True)
            ania = browsers[0]
            seen = ania.number
            first = await ania.command("ready", number=seen, nonce="once", on=True)
            await ania.until(lambda one: one.phase == "playing" and one.seat != 0)
            again = await ania.command("ready", number=seen, nonce="once", on=True)
            assert again == first
            for browser in browsers[1:]:
                await browser.until(lambda one: one.phase == "playing")
            # the same word of somebody who has her old place now is his own
            heir = next(browser for browser in browsers if browser.seat == 0)
            assert (await heir.command("ready", number=seen, nonce="once", on=True))["type"] == "refused"

    run(tmp_path, scenario)


def test_a_reload_another_device_and_a_restart_find_the_new_seat(tmp_path: Path) -> None:
    kept: list[Message] = []
    seats: list[tuple[int, object]] = []

    async def first(server: Served) -> None:
        async with AsyncExitStack() as stack:
            given, browsers = await four(server, stack)
            ania = browsers[0]
            await ania.say("handover", id=1)
            code = (await ania.next("handover"))["code"]
            await deal(browsers)
            taken = await server.post(f"/api/tables/{given[0]['table']}/claims", code=code)
            assert taken["seat"] == ania.seat
            kept.extend([*given, taken])
            for one in kept:
                async with server.browser(one["table"], one["token"]) as again:
                    seats.append((again.seat, again.mine))
            assert [seat for seat, _ in seats] == [*(browser.seat for browser in browsers), ania.seat]
            assert seats[0][1] == ania.mine

    async def second(server: Served) -> None:
        for one, seat in zip(kept, seats, strict=True):
            async with server.browser(one["table"], one["token"]) as again:
                assert (again.seat, again.mine) == seat

    run(tmp_path, first)
    run(tmp_path, second)


@pytest.mark.parametrize("preset", ["classic", "hoyle", "book"])
def test_who_opens_a_table_with_bots_is_given_the_seat_that_he_drew(tmp_path: Path, preset: str) -> None:
    async def scenario(server: Served) -> None:
        for _ in range(3):
            given = await server.open_table(preset=preset, options=FOUR, bots="greedy")
            async with server.browser(given["table"], given["token"]) as ania:
                assert given["seat"] == ania.seat
                assert [place["kind"] for place in ania.table["places"]].count("bot") == 3
                assert ania.table["places"][ania.seat]["kind"] == "person"
                await play_until(lambda browser: browser.number > 25, ania)

    run(tmp_path, scenario)


@pytest.mark.rule("P1")
def test_three_persons_play_the_book_each_for_himself(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(preset="book", options={"players": "3"}, bots="plain")
        async with server.browser(given["table"], given["token"]) as ania:
            assert [lane["seats"] for lane in ania.table["picture"]["lanes"]] == [[0], [1], [2]]
            await play_until(lambda browser: browser.phase == "pause", ania)
            [sheet] = ania.table["picture"]["sheets"]
            assert len(sheet["points"]) == len(sheet["totals"]) == 3

    run(tmp_path, scenario)


@pytest.mark.parametrize(
    ("rules", "draws"),
    [("classic", True), ("book players=3", True), ("kurnik", False), ("classic seat_draw=off", False)],
)
def test_who_gathers_is_told_whether_seats_will_be_drawn(rules: str, draws: bool) -> None:
    players = parse_rule_set(rules).number("players")
    assert table_now("t", gathered(rules, persons=players), Around()).draws is draws
    assert not table_now("t", begun(rules, persons=players), Around()).draws


@pytest.mark.parametrize(
    ("rules", "pairs"),
    [("kurnik players=4", True), ("kurnik", False), ("book players=3", False), ("choina", False), ("may-i", False)],
)
def test_who_gathers_is_told_whether_partners_will_face_each_other(rules: str, pairs: bool) -> None:
    assert table_now("t", gathered(rules, persons=2), Around()).pairs is pairs

"""Claims over the wire: everybody's answer takes as long, and nobody can tell from what is sent how it came about."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic

import pytest

from stolik.table.codec import entry_text
from tests.support.web import Browser, Served, run

CLAIM = 0.5
CHOINA = "choina"
PLAYERS = {"players": "3"}

Answer = Callable[[Browser], Awaitable[None]]


async def three_at_a_table(server: Served, **wanted: object) -> tuple[str, list[str]]:
    """A table of three persons in their first deal, and their tokens."""
    given = await server.open_table("Ania", preset=CHOINA, options=PLAYERS, **wanted)
    table, tokens = given["table"], [given["token"]]
    for name in ("Marek", "Kasia"):
        seat = await server.post(f"/api/tables/{table}/seats", name=name)
        tokens.append(seat["token"])
    for token in tokens:
        async with server.browser(table, token) as person:
            await person.command("ready", on=True)
    return table, tokens


async def claim(server: Served, answer: Answer) -> tuple[list[list[str]], list[str], float]:
    """Play until somebody is asked; what the others heard until it was over, the log, and how long it took."""
    table, tokens = await three_at_a_table(server)
    async with (
        server.browser(table, tokens[0]) as ania,
        server.browser(table, tokens[1]) as marek,
        server.browser(table, tokens[2]) as kasia,
        server.browser(table) as watcher,
    ):
        seats = [ania, marek, kasia]
        first = next(person for person in seats if person.in_turn)
        await first.done("act", act="draw")
        assert first.mine is not None
        for person in seats:
            person.heard.clear()
        watcher.heard.clear()
        thrown = first.mine["hand"][0]
        await first.done("act", act=f"discard {thrown}")
        begun = monotonic()
        asked = seats[(first.seat + 2) % 3]
        await asked.until(lambda person: bool(person.mine and person.mine.get("asked")))
        others = [person for person in (*seats, watcher) if person is not asked]
        await answer(asked)
        for person in others:
            await person.until(lambda other: "claim" in "".join(deed["code"] for deed in other.deeds))
        took = monotonic() - begun
        async with server.rooms.visit(table) as room, room.certain() as sitting:
            log = [re.sub(r'"token":"[^"]*"', "", entry_text(entry)) for entry in sitting.log]
    heard = [[re.sub(r'"left":[\d.]+', "", text.replace(table, "")) for text in person.heard] for person in others]
    return [[re.sub(r'"nonce":"\w+"', "", text) for text in texts] for texts in heard], log, took


async def say_nothing(_: Browser) -> None:
    """Let the time go by."""


async def keep_silent(person: Browser) -> None:
    await person.say("silence", on=True)
    await person.until(lambda other: bool(other.mine and other.mine.get("silent")))


async def say_no(person: Browser) -> None:
    assert (await person.command("act", act="pass"))["type"] == "done"
    await person.until(lambda other: bool(other.mine and other.mine["asked"].get("chosen") == "pass"))


async def think_again(person: Browser) -> None:
    for act in ("ask", "pass"):
        assert (await person.command("act", act=act))["type"] == "done"


@pytest.mark.rule("Choina-89")
def test_a_standing_answer_the_end_of_the_time_and_a_person_who_passes_are_the_same_to_all_others(
    tmp_path: Path,
) -> None:
    found: list[tuple[list[list[str]], list[str]]] = []

    def lived_through(answer: Answer) -> Callable[[Served], Awaitable[None]]:
        async def scenario(server: Served) -> None:
            heard, log, took = await claim(server, answer)
            assert took >= CLAIM - 0.05
            found.append((heard, log))

        return scenario

    for at, answer in enumerate((say_nothing, keep_silent, say_no, think_again)):
        (tmp_path / str(at)).mkdir()
        run(tmp_path / str(at), lived_through(answer), claim=CLAIM)
    assert all("claim_passed" in "".join(texts) for texts in found[0][0])
    assert any('"act":"pass"' in entry for entry in found[0][1])
    for other in found[1:]:
        assert other == found[0]


def test_nobody_hears_of_a_request_before_the_time_is_over(tmp_path: Path) -> None:
    async def ask(person: Browser) -> None:
        begun = monotonic()
        assert (await person.command("act", act="ask"))["type"] == "done"
        await person.until(lambda other: other.table["picture"].get("poll", {}).get("asker") == other.seat)
        assert monotonic() - begun >= CLAIM - 0.1

    async def scenario(server: Served) -> None:
        heard, _, _ = await claim(server, ask)
        for texts in heard:
            (first,) = [at for at, text in enumerate(texts) if "claim_asked" in text]
            assert first >= 1

    run(tmp_path, scenario, claim=CLAIM)


@pytest.mark.parametrize(("patience", "seconds"), [("short", 2.0), ("usual", 4.0), ("long", 8.0)])
def test_a_table_has_half_the_usual_time_for_answers_or_all_of_it_or_twice_as_much(
    tmp_path: Path, patience: str, seconds: float
) -> None:
    async def scenario(server: Served) -> None:
        table, tokens = await three_at_a_table(server, manners={"patience": patience})
        async with server.rooms.visit(table) as room, room.certain() as sitting:
            first = sitting.table.state.seat if sitting.table is not None else None
            assert first is not None
        async with server.browser(table, tokens[first]) as person, server.browser(table) as watcher:
            assert (await server.http.get("/api/server")).json()["claim"] == 4.0
            assert person.table["manners"] == ({"patience": patience} if patience != "usual" else {})
            await person.done("act", act="draw")
            assert person.mine is not None
            await person.done("act", act=f"discard {person.mine['hand'][0]}")
            await watcher.until(lambda other: bool(other.table.get("seconds")))
            assert watcher.table["seconds"] == seconds

    run(tmp_path, scenario, claim=4.0)


def test_the_time_for_answers_can_be_changed_while_people_gather_and_others_must_agree_anew(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table("Ania", preset=CHOINA, options=PLAYERS)
        seat = await server.post(f"/api/tables/{given['table']}/seats", name="Marek")
        async with (
            server.browser(given["table"], given["token"]) as ania,
            server.browser(given["table"], seat["token"]) as marek,
        ):
            seen = marek.number
            await ania.done("agree", manners={"patience": "long"})
            assert (await marek.command("ready", on=True, number=seen))["type"] == "stale"
            assert marek.table["manners"] == {"patience": "long"}

    run(tmp_path, scenario)


def test_only_games_that_ask_several_seats_at_a_time_have_a_time_for_answers(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        games = (await server.http.get("/api/games")).json()
        assert {game["id"] for game in games if game.get("asks")} == {"choina", "may-i"}
        given = await server.open_table("Ania")
        async with server.browser(given["table"], given["token"]) as ania:
            assert "asks" not in ania.table

    run(tmp_path, scenario)


def test_a_silence_survives_that_the_log_is_read_anew_and_can_be_ended(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        table, tokens = await three_at_a_table(server)
        async with server.browser(table, tokens[0]) as ania:
            await keep_silent(ania)
            async with server.rooms.visit(table) as room, room.certain() as sitting:
                assert sitting.answers.silent == {ania.seat}
                room.heard(table, sitting.number + 1)
            await asyncio.sleep(0)
            async with room.certain() as anew:
                assert anew is not sitting
                assert anew.answers.silent == {ania.seat}
            await ania.say("silence", on=False)
            await ania.until(lambda person: not (person.mine and person.mine.get("silent")))

    run(tmp_path, scenario, claim=CLAIM)


def test_bots_finish_a_match_of_choina_with_a_person_who_says_nothing_to_claims(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(bots="plain", preset=CHOINA, options=PLAYERS)
        async with server.browser(given["table"], given["token"]) as ania:
            for _ in range(6):
                await ania.until(lambda person: person.in_turn)
                await ania.play()
                while ania.in_turn:
                    await ania.play()

    run(tmp_path, scenario, claim=0.0)

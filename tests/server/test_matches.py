"""Matches that are over are found again by those who played them, with their records, and by nobody else."""

from __future__ import annotations

import asyncio
import re
import time
from dataclasses import replace
from itertools import count
from pathlib import Path

import httpx
import pytest

from stolik.record import read_record
from stolik.server import replays
from stolik.server.archive import PAGE
from stolik.server.keys import hashed
from stolik.server.routes.matches import LONGEST_RECORD
from stolik.text.catalogue import LANGUAGES
from tests.record.matches import text_of_whole
from tests.server.storage.tables import raw
from tests.support.matches import end_of, played_out, put, record_in, token
from tests.support.web import Message, Served, run

OVER = "aaaaaaaaaaaaaaaa"
NO_TABLE = "bbbbbbbbbbbbbbbb"


def bearer(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"} if secret else {}


async def asked(server: Served, table: str, what: str, secret: str = "", **params: str) -> httpx.Response:
    """Ask for the record or the replay of a table."""
    return await server.http.get(f"/api/tables/{table}/{what}", headers=bearer(secret), params=params)


async def opened(server: Served, text: bytes, **params: str) -> httpx.Response:
    """Open a file."""
    return await server.http.post("/api/replays", content=text, params=params)


async def found(server: Served, *seats: tuple[str, str], start: int = 0) -> Message:
    """Ask for the matches that are over."""
    wanted = [{"table": table, "token": secret} for table, secret in seats]
    return await server.post("/api/finished", seats=wanted, start=start)


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# -- found again ------------------------------------------------------------------------------------------------------


def test_a_match_that_is_over_is_found_by_each_who_played_it(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        await put(server.rooms.tools.store, OVER, played_out())
        for seat in (0, 1):
            answer = await found(server, (OVER, token(seat)), (NO_TABLE, "x"))
            [match] = answer["matches"]
            assert answer["count"] == 1
            assert (match["table"], match["seat"], match["phase"]) == (OVER, seat, "over")
            assert [place["name"] for place in match["places"]] == ["Ania", "Kasia"]
            end = end_of(played_out())
            assert (tuple(match["totals"]), tuple(match["winners"])) == (end.score(), end.winners)
            assert match["sides"] == [0, 1]
            assert match["rules"].startswith("kurnik@")

    run(tmp_path, scenario)


def test_only_those_who_had_a_seat_find_it(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        await put(server.rooms.tools.store, OVER, played_out(names=("Ania",)))
        for secret in ("", "guessed", token(1)):
            assert await found(server, (OVER, secret)) == {"matches": [], "count": 0}
        assert len(server.rooms) == 0

    run(tmp_path, scenario)


def test_the_newest_come_first_and_so_many_at_once(tmp_path: Path) -> None:
    tables = [f"table{number:011d}" for number in range(PAGE + 3)]

    async def scenario(server: Served) -> None:
        for number, table in enumerate(tables):
            await put(server.rooms.tools.store, table, played_out(), ended=1000.0 + number)
        mine = [(table, token(1)) for table in tables]
        first, rest, none = [await found(server, *mine, start=start) for start in (0, PAGE, 5 * PAGE)]
        assert [match["table"] for match in first["matches"] + rest["matches"]] == tables[::-1]
        assert (len(first["matches"]), none["matches"]) == (PAGE, [])
        assert {answer["count"] for answer in (first, rest, none)} == {PAGE + 3}

    run(tmp_path, scenario)


def test_a_match_that_an_earlier_program_ended_is_found_as_well(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        await put(server.rooms.tools.store, OVER, played_out())
        with raw(tmp_path / "stolik.db") as stranger:
            stranger.execute("DELETE FROM results")
        for _ in range(2):
            [match] = (await found(server, (OVER, token(0))))["matches"]
            assert tuple(match["totals"]) == end_of(played_out()).score()
        with raw(tmp_path / "stolik.db") as stranger:
            assert stranger.execute("SELECT table_id FROM results").fetchall() == [(OVER,)]
        assert (await asked(server, OVER, "record", token(0))).status_code == 200

    run(tmp_path, scenario)


def test_a_match_that_was_stopped_counts_as_over_and_one_that_goes_on_has_no_record_for_anybody(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table()
        table, mine = given["table"], given["token"]
        friend = await server.post(f"/api/tables/{table}/seats", name="Ola")

        async def is_refused() -> None:
            for secret in (mine, str(friend["token"]), "", "guessed"):
                for what in ("record", "replay"):
                    assert problem(await asked(server, table, what, secret)) == (409, "web-error-match-goes-on")
            assert await found(server, (table, mine)) == {"matches": [], "count": 0}

        await is_refused()
        async with server.browser(table, mine) as ania:
            async with server.browser(table, str(friend["token"])) as ola:
                await ola.done("ready", on=True)
                await ania.until(lambda browser: browser.table["places"][1].get("ready", False))
                await ania.done("ready", on=True)
                await is_refused()
                await ola.until(lambda browser: browser.phase == "playing")
                await (ola if ola.in_turn else ania).play()
                await ola.command("leave")
            await ania.until(lambda browser: browser.table["places"][1].get("left", False))
            await is_refused()
            await ania.done("vote", seat=1, wish="stop")
            assert ania.phase == "stopped"
        for secret in (mine, str(friend["token"])):
            [match] = (await found(server, (table, secret)))["matches"]
            assert match["phase"] == "stopped"
            record = read_record((await asked(server, table, "record", secret)).text)
            assert (record.is_over, [player.name for player in record.players]) == (False, ["Ania", "Ola"])
            assert (await asked(server, table, "replay", secret)).json()["stopped"]
        # of a file nobody knows whether its match goes on
        assert "stopped" not in (await opened(server, (await asked(server, table, "record", mine)).content)).json()
        assert problem(await asked(server, table, "record", "guessed")) == (403, "web-error-no-seat")

    run(tmp_path, scenario)


# -- the record -------------------------------------------------------------------------------------------------------


def test_the_record_is_a_file_of_exactly_its_text(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        await put(server.rooms.tools.store, OVER, played_out())
        answer = await asked(server, OVER, "record", token(1))
        assert answer.content == await record_in(server.rooms.tools.store, OVER)
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.headers["cache-control"] == "no-store"
        record = read_record(answer.text)
        name = f"stolik-kurnik-{record.date}.stolik"
        assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
        assert record.totals == end_of(played_out()).score()

    run(tmp_path, scenario)


def test_strangers_see_neither_record_nor_replay(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        await put(server.rooms.tools.store, OVER, played_out(names=("Ania",)))
        for what in ("record", "replay"):
            for secret in ("", "guessed", token(1)):
                assert problem(await asked(server, OVER, what, secret)) == (403, "web-error-no-seat")
            assert problem(await asked(server, NO_TABLE, what, token(0))) == (404, "web-error-no-table")

    run(tmp_path, scenario)


def test_another_device_of_who_played_finds_and_sees_all_of_it(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        store = server.rooms.tools.store
        await put(store, OVER, played_out())
        await store.add_device(OVER, hashed("of my phone"), hashed(token(1)))
        [match] = (await found(server, (OVER, "of my phone")))["matches"]
        assert match["seat"] == 1
        assert (await asked(server, OVER, "record", "of my phone")).status_code == 200

    run(tmp_path, scenario)


# -- played again -----------------------------------------------------------------------------------------------------


def test_a_match_is_played_again_deal_by_deal_with_all_hands_open(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        await put(server.rooms.tools.store, OVER, played_out())
        first = (await asked(server, OVER, "replay", token(0))).json()
        count = end_of(played_out()).deal_number
        assert [deal["number"] for deal in first["deals"]] == list(range(1, count + 1))
        assert (first["deal"], first["is_over"], first.get("differs", False)) == (0, True, False)
        assert [place["name"] for place in first["places"]] == ["Ania", "Kasia"]
        moments = first["moments"]
        assert len(moments) == first["deals"][0]["moments"]
        for moment in moments:
            counts = [seat["count"] for seat in moment["picture"]["seats"]]
            assert [len(hand) for hand in moment["hands"]] == counts
            assert all(card for hand in moment["hands"] for card in hand)
        assert [len(hand) for hand in moments[1]["hands"]] == [15, 15]
        drawn = next(moment for moment in moments if moment.get("text") == "draw")
        assert set(drawn["deeds"][-1]["cards"]) == {""}
        assert all(drawn["own"][-1]["cards"])
        last = (await asked(server, OVER, "replay", token(0), deal=str(count - 1))).json()
        assert last["moments"][-1]["action"] == read_record(await text(server)).actions
        sheets = [len(moment["picture"].get("sheets", ())) for moment in last["moments"]]
        assert (sheets[0], sheets[-1]) == (count - 1, count)
        for deal in ("99", "-1"):
            assert problem(await asked(server, OVER, "replay", token(0), deal=deal)) == (404, "web-error-no-deal")

    run(tmp_path, scenario)


def test_a_replay_is_sent_compressed_to_those_who_can_read_that(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        await put(server.rooms.tools.store, OVER, played_out())
        file = await record_in(server.rooms.tools.store, OVER)
        for encoding, packed in (("identity", False), ("gzip", True)):
            server.http.headers["accept-encoding"] = encoding
            for answer in (await asked(server, OVER, "replay", token(0)), await opened(server, file)):
                assert ("content-encoding" in answer.headers) is packed
                assert answer.headers["vary"] == "accept-encoding"
                assert answer.json()["deal"] == 0
        del server.http.headers["accept-encoding"]
        assert "content-encoding" not in (await opened(server, file)).headers

    run(tmp_path, scenario)


async def text(server: Served) -> str:
    return (await record_in(server.rooms.tools.store, OVER)).decode()


def test_a_file_that_was_downloaded_is_played_again_like_the_match_itself(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        for rules in ("kurnik@1 players=4", "classic@1 players=4", "hoyle@1", "book@1 players=3"):
            sitting = played_out(rules)
            table = f"{sitting.rule_set.preset:a<16}"
            await put(server.rooms.tools.store, table, sitting)
            of_match = await asked(server, table, "replay", token(0), deal="1", lang="pl")
            file = await asked(server, table, "record", token(0))
            of_file = await opened(server, file.content, deal="1", lang="pl")
            assert of_file.status_code == 200
            assert of_file.json() | {"seat": of_match.json()["seat"]} == of_match.json()
            assert sitting.places[of_match.json()["seat"]].name == "Ania"
            names = [place.get("name", "") for place in of_file.json()["places"]]
            assert names == [place.name for place in sitting.places]
            assert {"Ania", "Kasia"} <= set(names)
        assert len(server.rooms) == 0

    run(tmp_path, scenario)


# -- files that are no records, or no true ones --------------------------------------------------------------------

WHOLE = text_of_whole()
BAD: dict[str, bytes] = {
    "nothing": b"",
    "no text": b"\xff\xfe\x00",
    "something else": b'{"a": 1}\n',
    "of Windows": WHOLE.replace("\n", "\r\n").encode(),
    "cut off": WHOLE[: len(WHOLE) // 2].encode(),
    "of a later program": WHOLE.replace("record 1", "record 2", 1).encode(),
    "of later rules": WHOLE.replace("kurnik@1", "kurnik@900", 1).encode(),
    "of no game": WHOLE.replace("kurnik@1", "chess@1", 1).encode(),
    "a position that is none": b"stolik record 1\ngame kurnik@1 players=2\nposition x\n",
    "only zeros": bytes(10_000),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_file_is_said_in_one_line_with_its_place(tmp_path: Path, language: str) -> None:
    async def scenario(server: Served) -> None:
        for name, bad in BAD.items():
            answer = await opened(server, bad, lang=language)
            assert problem(answer) == (422, "web-error-record"), name
            said = answer.json()["params"]["text"]
            assert re.match(r"(Line|Wiersz) \d+, (column|znak) \d+: ", said), said
            assert "\n" not in said
            assert len(said) < 300

    run(tmp_path, scenario)


def test_a_file_that_is_too_big_is_not_read(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        assert problem(await opened(server, b"x" * (LONGEST_RECORD + 1))) == (413, "web-error-too-big")
        assert problem(await opened(server, b"x" * LONGEST_RECORD)) == (422, "web-error-record")

    run(tmp_path, scenario)


def test_names_in_a_record_turn_no_text_round() -> None:
    record = read_record(WHOLE)
    players = tuple(replace(player, name="A\u202eB\u200b") for player in record.players)
    shown = replays.replay_of(replace(record, players=players), 0, "en")
    assert {place.name for place in shown.places} == {"AB"}


def test_a_machine_that_is_busy_with_other_things_costs_a_record_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", map(float, count(0, 1000)).__next__)
    assert replays.replay_of(read_record(WHOLE), 0, "en").is_over


def test_a_file_that_takes_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "SECONDS", -1.0)

    async def scenario(server: Served) -> None:
        assert problem(await opened(server, WHOLE.encode())) == (422, "web-error-record-long")

    run(tmp_path, scenario)


def test_no_more_files_wait_than_can_be_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_WAITING", 1)

    async def scenario(server: Served) -> None:
        answers = await asyncio.gather(*(opened(server, WHOLE.encode()) for _ in range(4)))
        statuses = [answer.status_code for answer in answers]
        assert set(statuses) == {200, 503}
        assert problem(answers[statuses.index(503)]) == (503, "web-error-replays-full")

    run(tmp_path, scenario)


def test_a_file_that_was_tampered_with_is_played_up_to_the_action_that_differs(tmp_path: Path) -> None:
    line = next(number for number, line in enumerate(WHOLE.splitlines(), start=1) if "; discard " in line)
    before, _, card = WHOLE.splitlines()[line - 1].rpartition("; discard ")
    other = "4c" if card != "4c" else "5c"
    lines = WHOLE.splitlines(keepends=True)
    lines[line - 1] = f"{before}; discard {other}\n"

    async def scenario(server: Served) -> None:
        for language, word in (("en", "line"), ("pl", "wiersz")):
            replay = (await opened(server, "".join(lines).encode(), lang=language)).json()
            assert replay["differs"]
            assert f"{word} {line}" in replay["verdict"]
            assert f'discard {other}"' in replay["verdict"] or f"discard {other}”" in replay["verdict"]
            assert len(replay["deals"]) == 1
            done = [moment["text"] for moment in replay["moments"] if moment.get("text")]
            texts = before.partition(": ")[2].split("; ")
            assert done[-len(texts) :] == texts

    run(tmp_path, scenario)


def test_a_file_that_differs_at_once_still_shows_the_table(tmp_path: Path) -> None:
    check = re.search(r"^checks\n  (\w{4})", WHOLE, re.MULTILINE)
    assert check is not None
    wrong = WHOLE[: check.start(1)] + ("0000" if check[1] != "0000" else "1111") + WHOLE[check.end(1) :]

    async def scenario(server: Served) -> None:
        replay = (await opened(server, wrong.encode())).json()
        assert replay["differs"]
        assert replay["deals"] == []
        assert len(replay["moments"]) == 1

    run(tmp_path, scenario)


def test_a_file_with_odd_questions_is_no_fault_of_the_server(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        for params in ({"deal": "x"}, {"lang": "de"}):
            assert problem(await opened(server, WHOLE.encode(), **params)) == (400, "web-error-malformed")
        for deal in ("-5", "999999999999999999999"):
            assert problem(await opened(server, WHOLE.encode(), deal=deal)) == (404, "web-error-no-deal")
        wrong: list[dict[str, object]] = [{}, {"seats": 1}, {"seats": [{"table": "a"}]}, {"seats": [], "more": 1}]
        for body in wrong:
            assert await server.refusal("/api/finished", **body) == (400, "web-error-malformed")

    run(tmp_path, scenario)

"""What can be asked for over HTTP."""

from __future__ import annotations

from pathlib import Path

import stolik
from stolik.bots.registry import BOT_NAMES
from stolik.games.registry import SCHEMAS
from tests.support.web import Served, run

CLAIM = 4.0
"""Seconds that what is asked of several seats usually stays open."""


def test_the_server_says_what_it_is(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        info = (await server.http.get("/api/server")).json()
        bots = {"bots": list(BOT_NAMES), "bot": "plain"}
        assert info == {"version": stolik.__version__, **bots, "addresses": [], "claim": CLAIM}
        health = (await server.http.get("/health")).json()
        assert health == {"status": "ok", "version": stolik.__version__, "tables": 0, "connections": 0}

    run(tmp_path, scenario, bot="plain")


def test_a_database_that_fails_is_no_healthy_server(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        await server.rooms.tools.store.close()
        answer = await server.http.get("/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "failing")

    run(tmp_path, scenario)


def test_the_games_are_listed_with_what_can_be_chosen(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        games = (await server.http.get("/api/games")).json()
        offered = [(game["id"], game["family"], game["players"]) for game in games]
        presets = [(preset, schema.family) for schema in SCHEMAS for preset in schema.presets]
        assert offered == [(preset.id, family, list(preset.players)) for preset, family in presets]
        for game in games:
            players = [str(count) for count in game["players"]]
            options = {option["name"]: option for option in game["options"]}
            assert options["players"]["values"] == players
            assert game["family"] != "canasta" or options["opening_table"]["example"]
            for option in options.values():
                assert set(option["defaults"]) == set(players), option
                assert set(option["defaults"].values()) <= {*option["values"], option.get("example")}, option

    run(tmp_path, scenario)


def test_rules_are_found_by_their_options(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        found = await server.post("/api/rule-sets", preset="kurnik", options={"players": "2", "illegal_out": "forbid"})
        assert found["changes"]["illegal_out"] == "forbid"
        assert found["values"]["players"] == "2"
        for language, title in (("en", "aim"), ("pl", "Cel")):
            book = await server.http.get("/api/rules", params={"rules": found["rules"], "lang": language})
            sections = book.json()["sections"]
            assert book.json()["rules"] == found["rules"]
            assert title in sections[0]["title"]
            assert all(rule["id"] and rule["text"] for section in sections for rule in section["rules"])

    run(tmp_path, scenario)


def test_the_interface_describes_itself(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        schema = (await server.http.get("/api/schema")).json()
        assert "/api/tables/{table}/seats" in schema["paths"]
        assert "/" not in schema["paths"]
        assert "token" in schema["components"]["schemas"]["SeatGiven"]["properties"]

    run(tmp_path, scenario)

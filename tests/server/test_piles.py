"""Captured cards at a table: open or hidden as was agreed, and hidden ones are told to nobody (Cassino, rule 75)."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stolik.games.cassino.state import CassinoState
from stolik.record import read_record, record_text
from stolik.server.recent import recent
from stolik.server.replays import replay_of
from stolik.table.entry import ActEntry
from stolik.table.recorded import record_of_table
from stolik.table.sitting import Phase, Sitting, SittingError
from stolik.table.table import WrongSeat
from tests.support.scene import Scene, begun
from tests.support.scenes import play_on
from tests.support.scenes_cassino import SEVERAL_GROUPS, THREE, TWO, opened, playing
from tests.support.web import Browser, Message, Served, run

SOME = SEVERAL_GROUPS + "\nhand 1: 5c 7d 10c\nhand 2: 5h 7h Kh"
OTHERS = (
    SOME.replace("Qc Qd 4s 4h As 9c 6s 3h", "Jc Js 4c 4d Ad 2s 6h 3s")
    .replace("7s 7c Ah 9d 9h Qs", "7s 7c Ah 9d 9h 9c")
    .replace("6c 6d 2c 2d", "6c 6d 9s Qs")
)
"""As many captured cards, but others."""
OPEN = {"open_piles": True}
SEATS = (-1, 0, 1, 2)


def sent(scene: Scene) -> list[str]:
    """All that a seat gets: the table, its welcome, and the answers to what it may ask."""
    asked = [{"type": "consider", "id": 1, "cards": cards} for cards in (["8s"], ["8s", "8h"], ["Ac", "B8"])]
    questions = asked if scene.seat == 0 else []
    texts = [scene.open_part(), *scene.answers('{"type":"hello","token":""}'), scene.update()]
    return texts + [answer for each in questions for answer in scene.answers(json.dumps(each))]


@pytest.mark.rule("Cassino-75")
@pytest.mark.parametrize("seat", SEATS)
def test_nothing_that_is_sent_depends_on_what_hidden_piles_hold(seat: int) -> None:
    one, other = (sent(playing(text, seat=seat)) for text in (SOME, OTHERS))
    assert one == other
    one, other = (sent(playing(text, seat=seat, open_piles=True)) for text in (SOME, OTHERS))
    assert one != other


def captured(sitting: Sitting) -> set[str]:
    """The cards that a seat that comes now is told of, as captured ones."""
    scene = Scene(sitting, 0)
    welcome: Message = json.loads(scene.answers('{"type":"hello","token":""}')[0])
    deeds = [deed for deed in welcome["deeds"] if deed["code"] == "captured"]
    return {card for deed in deeds for card in [*deed["cards"], deed["params"]["card"]]}


@pytest.mark.rule("Cassino-75")
def test_who_comes_is_told_of_the_last_lap_alone_where_piles_lie_hidden() -> None:
    for sitting in (begun(THREE, 3), opened(THREE, 3)):
        play_on(sitting, lambda sitting=sitting: len(acts(sitting)) > 20)  # type: ignore[misc]
        table = sitting.table
        assert table is not None
        assert isinstance(table.state, CassinoState)
        taken = sum(bin(pile).count("1") for pile in table.state.core.piles)
        lap = " ".join(entry.text for entry in acts(sitting)[-3:] if entry.text.startswith("take"))
        if sitting.manners.open_piles:
            assert len(captured(sitting)) == taken
        else:
            assert len(captured(sitting)) < taken
            assert len([event for event in recent(sitting) if event.code == "captured"]) == lap.count("take")


def acts(sitting: Sitting) -> list[ActEntry]:
    return [entry for entry in sitting.log if isinstance(entry, ActEntry)]


@pytest.mark.rule("Cassino-75")
def test_the_piles_are_agreed_before_the_match_and_kept_with_the_table(tmp_path: Path) -> None:
    given: list[Message] = []

    async def agree(server: Served) -> None:
        given.append(await server.open_table(preset="cassino", manners=OPEN))
        async with server.browser(given[0]["table"], given[0]["token"]) as ania:
            assert ania.table["manners"] == OPEN
            await ania.done("ready", on=True)
            seen = ania.number
            await ania.done("agree", manners={})
            assert ania.table["manners"] == {}
            assert not ania.table["places"][0].get("ready", False)
            assert (await ania.command("ready", number=seen, on=True))["type"] == "stale"
            await ania.done("agree", manners=OPEN)
            await ania.done("rules", preset="kurnik", options={})
            assert "piles" not in ania.table
            await ania.done("rules", preset="cassino-pagat", options={})
        games = (await server.http.get("/api/games")).json()
        assert {game["family"] for game in games if game.get("piles")} == {"cassino"}

    async def look(server: Served) -> None:
        async with server.browser(given[0]["table"], given[0]["token"]) as ania:
            assert ania.table["manners"] == OPEN
            await ania.done("fill", level="plain")
            await ania.done("ready", on=True)
            await ania.until(lambda one: one.phase == "playing")
            late = await ania.command("agree", manners={})
            assert late["refusal"]["code"] == "sitting-already-begun"

    run(tmp_path, agree)
    run(tmp_path, look)


@pytest.mark.parametrize("preset", ["kurnik", "choina"])
def test_piles_cannot_lie_open_where_no_cards_are_captured(preset: str, tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        wanted = {"name": "Ania", "preset": preset, "options": {"players": "4"}, "manners": OPEN}
        refused = await server.http.post("/api/tables", json=wanted)
        assert (refused.status_code, refused.json()) == (409, {"code": "sitting-no-piles", "params": {"game": preset}})
        given = await server.open_table(preset=preset, options={"players": "4"})
        async with server.browser(given["table"], given["token"]) as ania:
            number = ania.number
            answer = await ania.command("agree", manners=OPEN)
            assert (answer["type"], answer["refusal"]["code"]) == ("refused", "sitting-no-piles")
            await ania.done("agree", manners={})
            assert ania.number == number

    run(tmp_path, scenario)


async def take_or_trail(browser: Browser) -> None:
    """Play the first card of the hand as the table offers it: its largest take, or what else is possible."""
    assert browser.mine is not None
    for card in browser.mine["hand"]:
        await browser.say("consider", id=1, cards=[card])
        offers = (await browser.next("considered"))["choice"]["offers"]
        possible = [offer for offer in offers if "refusal" not in offer]
        if possible:
            await browser.done("act", act=max(possible, key=lambda offer: offer.get("primary", False))["act"])
            return
    raise AssertionError("nothing is offered for any card")


@pytest.mark.rule("Cassino-56", "Cassino-75")
def test_a_person_plays_a_round_with_bots_and_then_sees_the_piles(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(preset="cassino", options={"players": "3"}, bots="greedy")
        async with server.browser(given["table"], given["token"]) as ania:
            while ania.phase == "playing":
                if ania.in_turn:
                    await take_or_trail(ania)
                else:
                    await ania.hear()
            assert ania.phase == "pause"
            lanes = ania.table["picture"]["lanes"]
            assert sum(len(group["cards"]) for lane in lanes for group in lane.get("beside", [])) == 52
            shown = [text for text in ania.heard if '"phase":"playing"' in text]
            assert shown
            assert not [text for text in shown if re.search(r'"beside"|desk-taken|desk-fact-spades', text)]

    run(tmp_path, scenario)


@pytest.mark.parametrize("phase", [Phase.PAUSE, Phase.OVER])
def test_what_happened_last_is_told_in_full_when_a_round_is_over(phase: Phase) -> None:
    sitting = begun(TWO, 2)
    play_on(sitting, lambda: sitting.phase is phase)
    assert len(recent(sitting)) == 40


@pytest.mark.rule("Cassino-75")
def test_a_match_played_by_bots_is_recorded_and_its_replay_shows_the_table_and_the_piles() -> None:
    sitting = begun(THREE, 1, "greedy")
    play_on(sitting, lambda: sitting.phase is Phase.OVER)
    table = sitting.table
    assert table is not None
    assert not [entry for entry in acts(sitting) if entry.fault]
    record = read_record(record_text(record_of_table(table)))
    replay = replay_of(record, 0, "en")
    assert (replay.differs, replay.is_over, len(replay.deals)) == (False, True, table.state.deal_number)
    # all but the four cards of the centre are played, one by one
    played = [moment for moment in replay.moments if moment.seat >= 0]
    assert len(played) == 48
    captures = [moment for moment in played if moment.text.startswith("take")]
    assert captures
    for moment in captures:
        assert moment.picture.table is not None
        assert any(lane.beside for lane in moment.picture.lanes)


@pytest.mark.rule("Cassino-16")
def test_a_move_of_cassino_ends_the_turn_and_cannot_be_taken_back() -> None:
    sitting = playing(SEVERAL_GROUPS).sitting
    sitting.act(0, "take 8s: 8h B8")
    with pytest.raises(WrongSeat):
        sitting.undo(0)
    with pytest.raises(SittingError):
        sitting.undo(1)

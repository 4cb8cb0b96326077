"""What takes time at a table: turns with a clock, pauses, people who let the others wait."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

import pytest

from stolik.server.away import Away
from stolik.server.connection import Connection
from stolik.server.presence import Presence
from stolik.server.waiting import Waiting
from stolik.server.window import Window
from tests.support.players import sit, two_at_play
from tests.support.web import Served, run
from tests.table.sittings import begun, draw_and_discard, gathered, in_turn, play_deal, set_up, table_at
from tests.table.test_away import open_pile
from tests.table.test_clock import FOUR, clocked


class Time:
    """A time that passes when it is told to."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    for module in ("window", "waiting", "away"):
        monkeypatch.setattr(f"stolik.server.{module}.time", time)
    return time


# -- those who gather ------------------------------------------------------------------------------------------------


def test_who_is_away_for_a_minute_while_others_gather_is_gone_wherever_he_sits(time: Time) -> None:
    sitting = gathered("kurnik players=4", persons=2)
    away = Away()
    away.look(sitting, {0, 1})
    assert (set(away.gone(sitting)), away.left) == (set(), 0.0)
    away.look(sitting, {0})
    time.now += 40.0
    sitting.move(1, 3)
    sitting.sit("Ola", "new", 1)
    away.look(sitting, {0})
    assert (set(away.gone(sitting)), away.left) == (set(), 20.0)
    time.now += 20.0
    assert away.gone(sitting) == {3}, "who sat down on the seat meanwhile has his own minute"
    away.look(sitting, {0, 3})
    away.look(sitting, {0})
    assert away.gone(sitting) == set(), "who was here for a moment has a whole minute again"


def test_nobody_is_gone_once_the_match_has_begun(time: Time) -> None:
    sitting = begun()
    away = Away()
    away.look(sitting, {0})
    time.now += 61.0
    assert away.gone(sitting) == set()


# -- the clock of a turn ----------------------------------------------------------------------------------------------


def test_the_time_of_a_turn_runs_through_acts_undo_and_talk(time: Time) -> None:
    sitting = clocked(FOUR, persons=4, clock=40)
    open_pile(sitting)
    sitting.act(0, "take 7 7")
    window = Window(4.0, 1.0)
    window.look(sitting)
    assert (window.seconds, window.left, window.sealed) == (40.0, 40.0, False)
    time.now += 15.0
    sitting.act(0, "lay KKK")
    window.look(sitting)
    sitting.say(1, "hurry")
    sitting.undo(0)
    window.look(sitting)
    assert window.left == 25.0
    time.now += 30.0
    assert window.left == 0.0


def test_the_next_turn_has_all_its_time_and_a_bots_has_none(time: Time) -> None:
    sitting = clocked(clock=20)
    window = Window(4.0, 1.0)
    window.look(sitting)
    time.now += 15.0
    draw_and_discard(sitting, in_turn(sitting))
    window.look(sitting)
    assert (window.turn, window.left) == (sitting.timed_turn, 20.0)
    sitting.leave(in_turn(sitting))
    window.look(sitting)
    assert (window.turn, window.left, window.seconds) == (-1, 0.0, 0.0)


def test_the_time_of_a_turn_stands_while_others_are_asked_in_the_midst_of_it(time: Time) -> None:
    rules = "kurnik@1 players=4 ask_partner=go_out"
    sitting = clocked(rules, persons=4, clock=20)
    seat = in_turn(sitting)
    partner = (seat + 2) % 4
    cards = ["pile 4", f"melds {seat % 2}: KKKKKKK AAA", f"hand {seat}: K A 5", f"hand {partner}: 4 5 8", ""]
    set_up(sitting, "\n".join([rules, f"deal 1 dealer {(seat + 3) % 4}", f"turn {seat} play", *cards]))
    window = Window(4.0, 1.0)
    window.look(sitting)
    time.now += 12.0
    sitting.act(seat, "ask")
    window.look(sitting)
    assert window.left == 20.0
    time.now += 19.0
    sitting.act(partner, "no")
    window.look(sitting)
    assert (window.left, window.seconds) == (8.0, 20.0)


def test_a_time_in_which_nobody_is_there_is_not_counted(time: Time) -> None:
    sitting = clocked(clock=20)
    window, waiting = Window(4.0, 1.0), Waiting()
    window.look(sitting)
    time.now += 5.0
    rests_from = time.now
    time.now += 3600.0
    window.stand(rests_from)
    assert window.left == 15.0
    play_deal(sitting)
    waiting.look(sitting, {0, 1})
    time.now += 3600.0
    waiting.stand(-1e9)
    assert waiting.left == 60.0, "nobody was there from the beginning"


@pytest.mark.parametrize(("clock", "seconds"), [(20, 60.0), (40, 80.0), (180, 360.0)])
def test_a_pause_is_as_long_as_two_turns_and_no_shorter_than_a_minute(time: Time, clock: int, seconds: float) -> None:
    sitting = clocked(clock=clock)
    play_deal(sitting)
    waiting = Waiting()
    waiting.look(sitting, {0, 1})
    assert (waiting.left, waiting.pause, waiting.thinker) == (seconds, sitting.asked_at, -1)
    time.now += 10.0
    sitting.next(0)
    waiting.look(sitting, {0})
    assert waiting.left == seconds - 10.0
    sitting.next(1)
    waiting.look(sitting, {0, 1})
    assert waiting.pause == -1


# -- who lets the others wait -----------------------------------------------------------------------------------------


def test_who_does_nothing_for_two_minutes_lets_the_others_wait_until_he_acts(time: Time) -> None:
    sitting = begun(persons=2)
    seat = in_turn(sitting)
    waiting = Waiting()
    waiting.look(sitting, {0, 1})
    time.now += 119.0
    assert waiting.idle == -1
    sitting.say(seat, "moment")
    waiting.look(sitting, {0, 1})
    time.now += 1.0
    assert (waiting.idle, waiting.thinker) == (seat, seat)
    sitting.act(seat, "draw")
    waiting.look(sitting, {0, 1})
    assert (waiting.idle, waiting.left) == (-1, 120.0)


def test_who_is_not_connected_is_away_and_begins_anew_when_he_is_back(time: Time) -> None:
    sitting = begun(persons=2)
    seat = in_turn(sitting)
    waiting = Waiting()
    waiting.look(sitting, {0, 1})
    time.now += 200.0
    waiting.look(sitting, {1 - seat})
    assert waiting.idle == -1
    waiting.look(sitting, {0, 1})
    assert (waiting.idle, waiting.left) == (-1, 120.0)


def test_nobody_is_idle_in_a_pause_or_while_several_are_asked(time: Time) -> None:
    paused = begun(persons=2)
    play_deal(paused)
    asked = begun("choina players=3", persons=3)
    while not asked.asked:
        view = table_at(asked).view(in_turn(asked))
        asked.act(in_turn(asked), next(action for action in view.legal if action not in view.losing).text)
    for sitting in (paused, asked):
        waiting = Waiting()
        waiting.look(sitting, {0, 1, 2})
        time.now += 500.0
        assert (waiting.idle, waiting.pause) == (-1, -1)


# -- at a server ------------------------------------------------------------------------------------------------------


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock of a second, and as short pauses; people are waited for less than that."""
    monkeypatch.setattr("stolik.server.commands.CLOCKS", (0, 1))
    monkeypatch.setattr("stolik.server.waiting.SHORTEST_PAUSE", 0.2)
    monkeypatch.setattr("stolik.server.waiting.TURNS_PER_PAUSE", 0.0)
    monkeypatch.setattr("stolik.server.waiting.IDLE_AFTER", 0.3)


async def two(server: Served, **manners: object) -> tuple[str, str, str]:
    """A table at which two have begun to play, and their tokens."""
    given = await server.open_table(manners=manners)
    friend = await sit(server, given["table"], "Ola")
    for token in (given["token"], str(friend["token"])):
        async with server.browser(given["table"], token) as browser:
            await browser.done("ready", on=True)
    return given["table"], given["token"], str(friend["token"])


@pytest.mark.usefixtures("quick")
def test_the_server_plays_a_turn_whose_time_is_over_whoever_comes_and_goes_meanwhile(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        table, *tokens = await two(server, clock=1)
        async with server.browser(table, tokens[0]) as ania, server.browser(table, tokens[1]) as ola:
            begun_at = monotonic()
            slow, other = (ania, ola) if ania.in_turn else (ola, ania)
            assert (slow.table["seconds"], 0.0 < slow.table["left"] <= 1.0) == (1.0, True)
            await asyncio.sleep(0.4)
            async with server.browser(table, tokens[slow.seat]) as again:
                assert again.table["left"] <= 0.7
            await other.until(lambda browser: browser.in_turn)
            assert 0.3 <= monotonic() - begun_at <= 2.0
            await slow.until(lambda browser: browser.number == other.number)
            assert [deed["code"] for deed in slow.deeds[-2:]] == ["drew", "discarded"]
            async with server.rooms.visit(table) as room, room.certain() as sitting:
                assert [getattr(entry, "late", None) for entry in sitting.log[-2:]] == [True, True]

    run(tmp_path, scenario)


@pytest.mark.usefixtures("quick")
def test_the_clock_stands_where_nobody_who_plays_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.presence.REST_AFTER", 0.1)

    async def scenario(server: Served) -> None:
        table, *tokens = await two(server, clock=1)
        async with server.browser(table) as guest:
            number = guest.number
            await asyncio.sleep(1.5)
            async with server.browser(table, tokens[0]) as ania:
                assert ania.number == number, "nothing was played"
                assert ania.table["left"] > 0.3
                await ania.until(lambda browser: browser.number > number)

    run(tmp_path, scenario)


@pytest.mark.usefixtures("quick")
def test_a_pause_at_a_table_with_a_clock_ends_by_itself(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given = await server.open_table(preset="cassino", options={}, bots="random", manners={"clock": 1})
        async with server.browser(given["table"], given["token"]) as ania:
            while ania.phase != "pause":
                if ania.in_turn:
                    assert ania.mine is not None
                    await ania.done("act", act=f"trail {ania.mine['hand'][0]}")
                else:
                    await ania.hear()
            await ania.until(lambda browser: browser.phase == "playing")

    run(tmp_path, scenario)


@pytest.mark.usefixtures("quick")
def test_the_others_see_by_themselves_who_lets_them_wait_and_may_decide_about_him(tmp_path: Path) -> None:
    async def scenario(server: Served) -> None:
        given, friend = await two_at_play(server)
        table = str(given["table"])
        async with (
            server.browser(table, str(given["token"])) as ania,
            server.browser(table, str(friend["token"])) as ola,
        ):
            slow, other = (ania, ola) if ania.in_turn else (ola, ania)
            early = await other.command("vote", seat=slow.seat, wish="bot")
            assert early["refusal"]["code"] == "sitting-not-away"
            await other.until(lambda browser: browser.table.get("idle") == slow.seat)
            await slow.until(lambda browser: browser.table.get("idle") == slow.seat)
            await slow.done("act", act="draw")
            await other.until(lambda browser: "idle" not in browser.table)
            await other.until(lambda browser: browser.table.get("idle") == slow.seat)
            await other.done("vote", seat=slow.seat, wish="bot")
            await slow.until(lambda browser: bool(browser.table["places"][slow.seat].get("bot")))
            assert "idle" not in slow.table

    run(tmp_path, scenario)


def test_only_those_who_sit_at_a_table_keep_it_awake() -> None:
    presence = Presence()
    guest, ania = Connection(), Connection()
    ania.move(0)
    presence.add(guest)
    assert not presence.is_awake
    presence.remove(guest)
    assert not presence.is_awake
    presence.add(ania)
    presence.remove(ania)
    assert presence.is_awake


def test_a_room_that_goes_to_sleep_leaves_no_task_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.rooms.REST_AFTER", 0.1)

    def tasks() -> list[str]:
        return [str(task.get_coro()) for task in asyncio.all_tasks() if "Timers" in str(task.get_coro())]

    async def scenario(server: Served) -> None:
        table, *tokens = await two(server)
        async with server.browser(table, tokens[0]), server.browser(table, tokens[1]):
            assert len(tasks()) == 1
        async with asyncio.timeout(5):
            while len(server.rooms) or tasks():
                await asyncio.sleep(0.05)

    run(tmp_path, scenario)

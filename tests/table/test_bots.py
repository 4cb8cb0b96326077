"""Bots at a table: their seeds, and what happens when one of them fails."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence

import pytest

from stolik.bots.bot import Bot
from stolik.bots.random_bot import RandomBot
from stolik.bots.registry import bot as find_bot
from stolik.games.action import Action
from stolik.games.cassino.view import CassinoView
from stolik.games.game import View
from stolik.table.bot_turn import bot_seed
from stolik.table.entry import ActEntry
from stolik.table.safest import safest
from tests.table.tables import play_out, table_of

BROKEN = "broken"


class RaisingBot(Bot):
    name = BROKEN

    def choose(self, view: View, seed: int) -> Action:
        raise ZeroDivisionError(f"seat {view.seat}, seed {seed}")


class CheatingBot(Bot):
    name = BROKEN

    def choose(self, view: View, seed: int) -> Action:
        del view, seed
        return Action(4, "yes")


class NotingBot(RandomBot):
    def __init__(self) -> None:
        self.seen: list[tuple[int, int]] = []

    def choose(self, view: View, seed: int) -> Action:
        self.seen.append((view.seat, seed))
        return super().choose(view, seed)


def seat_bot(monkeypatch: pytest.MonkeyPatch, bot: Bot) -> None:
    monkeypatch.setattr("stolik.table.table.bot", lambda name: bot if name == BROKEN else find_bot(name))


@pytest.fixture
def broken_bot() -> None:
    """The test is about a bot that fails."""


@pytest.mark.usefixtures("broken_bot")
@pytest.mark.parametrize(("bot", "fault"), [(RaisingBot(), "ZeroDivisionError"), (CheatingBot(), "RuleViolation")])
def test_a_failing_bot_is_logged_and_its_seat_plays_on(
    bot: Bot, fault: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    seat_bot(monkeypatch, bot)
    table = table_of("kurnik target=3000", BROKEN, "greedy")
    with caplog.at_level(logging.ERROR):
        play_out(table)
    assert table.is_over
    mine = [entry for entry in table.entries if isinstance(entry, ActEntry) and entry.seat == 0]
    others = [entry for entry in table.entries if isinstance(entry, ActEntry) and entry.seat == 1]
    assert all(entry.fault.startswith(fault) for entry in mine)
    assert not any(entry.fault for entry in others)
    assert len(caplog.records) == len(mine)
    assert "kurnik@1" in caplog.records[0].getMessage()


def test_a_bots_seed_belongs_to_the_table_and_the_number_of_its_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = NotingBot()
    seat_bot(monkeypatch, bot)
    table = table_of("kurnik", BROKEN, "plain", seed=9)
    play_out(table, 30)
    numbers = [
        number for number, entry in enumerate(table.entries, 1) if isinstance(entry, ActEntry) and entry.seat == 0
    ]
    assert bot.seen == [(0, bot_seed(9, number)) for number in numbers]
    assert len({seed for _, seed in bot.seen}) == len(bot.seen)


@pytest.mark.parametrize(
    ("turn", "lines", "wanted"),
    [
        ("0 take", ["pile 9 7", "hand 0: 7 7 K", "melds 0: QQQ"], "draw"),
        ("0 take", ["pile 9 7", "stock -", "hand 1: ...", "hand 0: 7 7 K", "melds 0: QQQ"], "pass"),
        ("0 play drew", ["pile 9", "hand 0: K 5 3 2 Jk", "melds 0: QQQ"], "discard 3"),
        ("0 play drew", ["pile 9", "hand 0: K 5 2 Jk", "melds 0: QQQ"], "discard 5"),
        ("0 play drew", ["pile 9", "hand 0: 2 2 Jk", "melds 0: QQQ"], "discard 2"),
        # adding a card would lose the match
        ("0 play drew", ["pile 9", "hand 0: 7 K", "melds 0: KKK QQQ 777"], "discard 7"),
    ],
)
def test_the_safest_action(turn: str, lines: Sequence[str], wanted: str) -> None:
    text = "\n".join(["kurnik@1 players=2", "deal 1 dealer 1", f"turn {turn}", *lines, ""])
    table = table_of("kurnik", "", "", position=text)
    assert safest(table.view(0)).text == wanted


@pytest.mark.parametrize(
    ("lines", "wanted"),
    [
        (["hand 0: 8s 2c", "table 3c 5d 8h Ks"], "take 8s: 3c 5d 8h"),
        (["hand 0: 9s 8c", "table 6d Ks", "build 1 8: 5s 3d"], "take 8c: B8"),
        (["hand 0: 9s 2c", "table 7c Ks"], "trail 2c"),
    ],
)
def test_the_safest_move_of_cassino_takes_most_or_else_trails(lines: Sequence[str], wanted: str) -> None:
    table = table_of("cassino", "", "", position="\n".join(["cassino@1", "turn 0", *lines, ""]))
    assert safest(table.view(0)).text == wanted


def test_of_very_many_moves_a_table_looks_only_at_some_for_its_server_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = "2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s 5c 5d 6c 6d Ac Ad"
    text = f"cassino@1\nturn 0\nhand 0: 9s 10s\ntable {cards}\n"
    view = table_of("cassino", "", "", position=text).view(0)
    looked: list[Action] = []

    def moves(self: CassinoView) -> Iterator[Action]:
        for move in made(self):
            looked.append(move)
            yield move

    made = CassinoView.moves
    monkeypatch.setattr(CassinoView, "moves", moves)
    assert safest(view).text.startswith("take 9s:")
    assert len(looked) <= 200  # each takes about 15 microseconds


def test_the_safest_answer_is_no() -> None:
    rules = "kurnik@1 players=4 ask_partner=lay_out"
    text = f"{rules}\ndeal 1 dealer 1\nturn 0 answer\npile 9\n"
    assert safest(table_of(rules, "", "", "", "", position=text).view(0)).text == "no"

"""A bot that fails: the match goes on, and the person is told in words."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from stolik.bots.bot import Bot
from stolik.bots.registry import bot as find_bot
from stolik.cli.app import main
from stolik.games.action import Action
from stolik.games.game import View
from tests.terminal.test_session import shown


class FailingBot(Bot):
    name = "plain"

    def choose(self, view: View, seed: int) -> Action:
        raise RuntimeError(f"seat {view.seat}, seed {seed}")


@pytest.fixture
def broken_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.table.table.bot", lambda name: FailingBot() if name == "plain" else find_bot(name))


@pytest.mark.usefixtures("broken_bot")
def test_a_failing_bot_is_told_in_words(tmp_path: Path) -> None:
    text = shown(tmp_path, "draw", "discard 5").text
    assert text.count("The bot of Marek failed") == 2
    assert "Traceback" not in text


@pytest.mark.usefixtures("broken_bot")
def test_what_went_wrong_with_a_bot_is_kept_in_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("draw\ndiscard 3\n"))
    assert main(["play", "kurnik", "--bot", "plain", "--seed", "3", "--data", str(tmp_path), "--lang", "en"]) == 0
    printed = capsys.readouterr()
    assert "Traceback" not in printed.out + printed.err
    assert "The bot of Marek failed" in printed.out
    log = (tmp_path / "stolik.log").read_text(encoding="utf-8")
    assert "RuntimeError: seat 1" in log
    assert "kurnik@1" in log

"""Choina on the command line: its records are told and shown, bots play it, what is wrong gets one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.cli.app import BAD_INPUT, main
from stolik.cli.replay_picture import onlooker
from stolik.cli.replay_walk import Walk
from stolik.record import Record, read_record
from tests.terminal.scripted import ScriptedScreen


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The records of two matches that bots have played."""
    folder = tmp_path_factory.mktemp("records") / "choina"
    words = ["simulate", "choina", "--set", "players=3", "--bots", "plain,random", "--matches", "2", "--seed", "4"]
    assert main([*words, "--jobs", "1", "--records", str(folder), "--lang", "en"]) == 0
    return folder


def record_in(folder: Path) -> Record:
    return read_record((folder / "match-1.stolik").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


def test_bots_play_and_their_records_agree(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in sorted(folder.iterdir()):
        assert main(["replay", str(path), "--check"]) == 0
    assert capsys.readouterr().out.count("It agrees with the rules: choina@1 players=3, 5 deals,") == 2


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_record_is_told_without_those_who_do_not_ask(
    folder: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(folder / "match-1.stolik"), "--all", "--lang", language]) == 0
    out = capsys.readouterr().out
    for silence in ("does not ask", "nie pyta."):
        assert silence not in out
    assert "event-" not in out
    assert "{" not in out
    # the hands of three players at the beginning of each of five deals, and a sheet at its end
    assert out.count("(10): ") == 15
    assert out.count({"en": "── Score of deal", "pl": "── Zapis rozdania"}[language]) == 5


def test_a_record_is_gone_through_with_all_hands_open(folder: Path) -> None:
    record = record_in(folder)
    screen = ScriptedScreen(["d", "d", "40", "p", "q"], width=100)
    Walk(record, onlooker(record, "en"), screen, "It agrees.").run()
    first, second, *_ = screen.answers
    assert "── Players ─ contract: 2 sets ─" in first
    assert "── Players ─ contract: 1 set and 1 sequence ─" in second
    assert "plain 0 (10):" in second
    assert "Pile from the top" in screen.answers[2]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "choina", "--set", "players=2"], 'The option "players" has no value "2". Allowed: 3, 4, 5.'),
        (["play", "may-i", "--set", "refusal=maybe"], 'The option "refusal" has no value "maybe".'),
        (["games", "choinka"], 'There is no game "choinka"; did you mean "choina"?'),
        (["rules", "choina", "--set", "packs=3"], "packs"),
    ],
)
def test_what_is_wrong_gets_one_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == BAD_INPUT
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_the_options_and_rules_of_the_game_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "may-i", "--lang", "en"]) == 0
    assert "refusal = must_buy | [must_take] | veto" in capsys.readouterr().out
    assert main(["rules", "choina", "--lang", "pl"]) == 0
    assert "\n 57   " in capsys.readouterr().out

"""Cassino on the command line: its records are told and shown, bots play it, what is wrong gets one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stolik.cli.app import BAD_INPUT, main
from stolik.cli.replay_picture import onlooker
from stolik.cli.replay_walk import Walk
from stolik.record import Record, read_record
from tests.terminal.scripted import ScriptedScreen


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The records of two matches that bots have played, of one round each if nobody is level."""
    folder = tmp_path_factory.mktemp("records") / "cassino"
    words = ["simulate", "cassino", "--set", "target=single_round", "--bots", "plain,random", "--matches", "2"]
    assert main([*words, "--seed", "4", "--jobs", "1", "--records", str(folder), "--lang", "en"]) == 0
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
    assert capsys.readouterr().out.count("It agrees with the rules: cassino@1 target=single_round, 1 deal") == 2


@pytest.mark.rule("Cassino-8", "Cassino-10")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_record_is_told_with_the_hands_of_every_dealing(
    folder: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(folder / "match-1.stolik"), "--all", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "event-" not in out
    assert "{" not in out
    # four cards for each of two players in six dealings
    assert out.count(" (4): ") == 12
    assert out.count({"en": "── Score of round 1", "pl": "── Zapis rundy 1"}[language]) == 1
    assert {"en": "── Round 1 ─", "pl": "── Runda 1 ─"}[language] in out


@pytest.mark.rule("Cassino-56")
def test_a_record_is_gone_through_with_hands_and_piles_open(folder: Path) -> None:
    record = record_in(folder)
    screen = ScriptedScreen(["round", "47", "48", "n", "q"], width=100)
    Walk(record, onlooker(record, "en"), screen, "It agrees.").run()
    begun, last_card, played = screen.answers[:3]
    assert "round 1, move 0 of 48" in begun
    assert "── Table ─ 4 loose cards ─ Stock: 40 cards" in begun
    assert begun.count(" (4): ") == 2
    assert sum(" (1): " in line for line in last_card.splitlines()) == 1
    piles = played.partition("── Taken cards")[2].partition("── What happened")[0]
    assert sum(len(line.split("♠")) - 1 for line in piles.splitlines()) == 13, "all cards have been taken"
    assert "── Score of round 1" in played


def test_the_games_and_their_rules_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "en"]) == 0
    assert "cassino@1: Cassino; 2, 3, 4 players" in capsys.readouterr().out
    assert main(["games", "cassino", "--json"]) == 0
    assert "maker_duty" in json.dumps(json.loads(capsys.readouterr().out))
    assert main(["rules", "cassino-pagat", "--lang", "pl"]) == 0
    assert "Budowy" in capsys.readouterr().out


@pytest.mark.rule("Cassino-75")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "kurnik", "--open-piles"], "--open-piles is for games with taken cards in piles, such as cassino;"),
        (["play", "choina", "--open-piles", "--lang", "pl"], "w choina ich nie ma."),
        (["play", "cassino", "--set", "players=5"], 'The option "players" has no value "5". Allowed: 2, 3, 4.'),
        (["play", "cassino", "--set", "open_piles=on"], 'no option "open_piles"'),
    ],
)
def test_what_is_wrong_gets_one_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == BAD_INPUT
    assert said in " ".join(capsys.readouterr().err.split())

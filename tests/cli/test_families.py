"""Choina and Cassino on the command line: records are told and shown, bots play, what is wrong gets one line."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from stolik.cli.app import BAD_INPUT, main
from stolik.cli.replay_picture import onlooker
from stolik.cli.replay_walk import Walk
from stolik.record import read_record
from tests.terminal.scripted import ScriptedScreen


@dataclass(frozen=True)
class Told:
    """A match that bots play, and what its record says: how often hands of so many cards, how often which score."""

    setting: str
    agrees: str
    hand: str
    hands: int
    scores: dict[str, str]
    score_count: int
    unsaid: tuple[str, ...] = ()


TOLD = {
    # the hands of three players at the beginning of each of five deals, and a sheet at its end; silence is not told
    "choina": Told(
        "players=3",
        "It agrees with the rules: choina@1 players=3, 5 deals,",
        "(10): ",
        15,
        {"en": "── Score of deal", "pl": "── Zapis rozdania"},
        5,
        ("does not ask", "nie pyta."),
    ),
    # four cards for each of two players in six dealings; one round if nobody is level
    "cassino": Told(
        "target=single_round",
        "It agrees with the rules: cassino@1 target=single_round, 1 deal",
        " (4): ",
        12,
        {"en": "── Score of round 1", "pl": "── Zapis rundy 1"},
        1,
    ),
}


@pytest.fixture(scope="module", params=TOLD)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def folder(game: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The records of two matches that bots have played."""
    folder = tmp_path_factory.mktemp("records") / game
    words = ["simulate", game, "--set", TOLD[game].setting, "--bots", "plain,random", "--matches", "2", "--seed", "4"]
    assert main([*words, "--jobs", "1", "--records", str(folder), "--lang", "en"]) == 0
    return folder


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


def walked(folder: Path, *typed: str) -> list[str]:
    """What the first record shows when somebody goes through it."""
    record = read_record((folder / "match-1.stolik").read_text(encoding="utf-8"))
    screen = ScriptedScreen([*typed, "q"], width=100)
    Walk(record, onlooker(record, "en"), screen, "It agrees.").run()
    return screen.answers


def test_bots_play_and_their_records_agree(game: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in sorted(folder.iterdir()):
        assert main(["replay", str(path), "--check"]) == 0
    assert capsys.readouterr().out.count(TOLD[game].agrees) == 2


@pytest.mark.rule("Cassino-8", "Cassino-10")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_record_is_told_with_hands_and_scores(
    game: str, folder: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(folder / "match-1.stolik"), "--all", "--lang", language]) == 0
    out = capsys.readouterr().out
    told = TOLD[game]
    for text in ("event-", "{", *told.unsaid):
        assert text not in out
    assert out.count(told.hand) == told.hands
    assert out.count(told.scores[language]) == told.score_count


@pytest.mark.parametrize("game", ["choina"], indirect=True)
def test_a_record_of_choina_is_gone_through_with_all_hands_open(folder: Path) -> None:
    first, second, later, *_ = walked(folder, "d", "d", "40", "p")
    assert "── Players ─ contract: 2 sets ─" in first
    assert "── Players ─ contract: 1 set and 1 sequence ─" in second
    assert "plain 0 (10):" in second
    assert "Pile from the top" in later


@pytest.mark.rule("Cassino-56")
@pytest.mark.parametrize("game", ["cassino"], indirect=True)
def test_a_record_of_cassino_is_gone_through_with_hands_and_piles_open(folder: Path) -> None:
    begun, last_card, played, *_ = walked(folder, "round", "47", "48", "n")
    assert "round 1, move 0 of 48" in begun
    assert "── Table ─ 4 loose cards ─ Stock: 40 cards" in begun
    assert begun.count(" (4): ") == 2
    assert sum(" (1): " in line for line in last_card.splitlines()) == 1
    piles = played.partition("── Taken cards")[2].partition("── What happened")[0]
    assert sum(len(line.split("♠")) - 1 for line in piles.splitlines()) == 13, "all cards have been taken"
    assert "── Score of round 1" in played


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["games", "--lang", "en"], "cassino@1: Cassino; 2, 3, 4 players"),
        (["games", "cassino", "--json"], "maker_duty"),
        (["games", "may-i", "--lang", "en"], "refusal = must_buy | [must_take] | veto"),
        (["rules", "cassino-pagat", "--lang", "pl"], "Budowy"),
        (["rules", "choina", "--lang", "pl"], "\n 57   "),
    ],
)
def test_games_options_and_rules_are_shown(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    assert said in capsys.readouterr().out


@pytest.mark.rule("Cassino-75")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "choina", "--set", "players=2"], 'The option "players" has no value "2". Allowed: 3, 4, 5.'),
        (["play", "cassino", "--set", "players=5"], 'The option "players" has no value "5". Allowed: 2, 3, 4.'),
        (["play", "may-i", "--set", "refusal=maybe"], 'The option "refusal" has no value "maybe".'),
        (["games", "choinka"], 'There is no game "choinka"; did you mean "choina"?'),
        (["rules", "choina", "--set", "packs=3"], "packs"),
        (["play", "cassino", "--set", "open_piles=on"], 'no option "open_piles"'),
        (["play", "kurnik", "--open-piles"], "--open-piles is for games with taken cards in piles, such as cassino;"),
        (["play", "choina", "--open-piles", "--lang", "pl"], "w choina ich nie ma."),
    ],
)
def test_what_is_wrong_gets_one_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == BAD_INPUT
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1

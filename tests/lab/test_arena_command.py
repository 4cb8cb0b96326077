"""`stolik arena`: its tables, its data, its file, and what can be wrong with the words after it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stolik.bots import Bot, registry
from stolik.cli import arena as command
from stolik.cli.app import BAD_INPUT, INTERRUPTED, main
from stolik.cli.measuring import FAILED
from stolik.games.action import Action
from stolik.games.game import View
from stolik.lab.arena import Told


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def said(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> tuple[str, str]:
    assert main(["arena", *words]) == code
    captured = capsys.readouterr()
    return captured.out, captured.err


QUICK = ("kurnik", "--pairs", "3", "--jobs", "1")


def test_plain_and_random_are_at_every_table_unless_only_the_named_play(capsys: pytest.CaptureFixture[str]) -> None:
    out, err = said(capsys, *QUICK, "--bots", "greedy")
    names = [line.partition("  ")[0] for line in out.splitlines()]
    assert names[3:7] == ["bots", "greedy@1 – plain@1", "greedy@1 – random@1", "plain@1 – random@1"]
    assert names[8] == "bot"
    assert set(names[9:12]) == {"greedy@1", "plain@1", "random@1"}
    assert err == ""
    assert max(len(line) for line in out.splitlines()) <= 110
    out, _ = said(capsys, *QUICK, "--bots", "plain,random@1", "--only")
    assert "plain@1 – random@1" in out
    assert "rating" not in out


@pytest.mark.parametrize(
    ("language", "words"), [("en", ("pairs", "share", "too few")), ("pl", ("pary", "udział", "za mało"))]
)
def test_matches_have_a_share(language: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = said(capsys, *QUICK, "--bots", "plain,random", "--matches", "--only", "--lang", language)
    heads, row = out.splitlines()[3:5]
    assert words[0] in heads
    assert words[1] in heads
    assert row.endswith(words[2])
    assert "± –" in row
    assert "32" in out.splitlines()[-1]
    assert "%" in row


def test_data_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = said(capsys, *QUICK, "--bots", "plain", "--json", "--set", "players=4", "--seed", "7")
    data = json.loads(out)
    assert (data["rules"], data["seed"], data["deals"]) == ("kurnik@1 players=4", 7, 1)
    assert data["bots"] == ["plain@1", "random@1"]
    assert [(duel["bots"], duel["pairs"], duel["decided"]) for duel in data["duels"]] == [(data["bots"], 3, None)]
    assert (data["duels"][0]["points_low"], data["duels"][0]["points_high"]) == (None, None)
    out, _ = said(capsys, "kurnik", "--pairs", "32", "--jobs", "1", "--bots", "plain", "--json")
    [duel] = json.loads(out)["duels"]
    assert duel["decided"] is True
    assert duel["points_low"] < duel["points"] < duel["points_high"]


def test_a_rating_from_few_pairs_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = said(capsys, *QUICK, "--bots", "greedy")
    assert [line.split()[-1] for line in out.splitlines()[9:12]] == ["–"] * 3
    data = json.loads(said(capsys, *QUICK, "--bots", "greedy", "--json")[0])
    assert {(rating["low"], rating["high"]) for rating in data["ratings"]} == {(None, None)}


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("kurnk",), 'There is no game "kurnk"; did you mean "kurnik"?'),
        (("kurnik", "--bots", "gredy"), 'There is no bot "gredy"; did you mean "greedy"?'),
        (("kurnik", "--bots", "greedy@7"), 'The bot "greedy@7" cannot play here: this version of Stolik has greedy@1.'),
        (("kurnik", "--bots", ","), "The name of a bot is missing; bots: random, plain,"),
        (("kurnik", "--bots", "greedy,searcher:0ms"), 'The bound of "searcher:0ms" is wrong:'),
        (("kurnik", "--bots", "searcher:-5"), "as in searcher:400, searcher:50ms, searcher:1s."),
        (("kurnik", "--bots", "plain,plain@1"), "The bot plain@1 is named twice"),
        (("kurnik", "--bots", "plain", "--only"), "plain@1 is alone"),
        (("kurnik", "--pairs", "0"), "--pairs must be at least 1, not 0."),
        (("kurnik", "--jobs", "0"), "--jobs must be at least 1, not 0."),
        (("kurnik", "--state", ""), "--state is missing the name of a file."),
        (("kurnik", "--state", "/nowhere/at/all"), "The file /nowhere/at/all cannot be used:"),
        ((), "GAME"),
    ],
)
def test_bad_words_get_one_line(words: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    out, err = said(capsys, *words, code=BAD_INPUT)
    assert out == ""
    assert message in err
    assert err.startswith("stolik: ")
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("hello", "was not written by stolik arena"),
        (
            '{"arena":1,"rules":"kurnik@1","seed":5,"deals":0}',
            "belongs to another run: kurnik@1, seed 5, whole matches.",
        ),
        ('{"arena":1,"rules":"kurnik@1","seed":5,"deals":1}', "belongs to another run: kurnik@1, seed 5, one deal"),
        ('{"arena":1,"rules":"kurnik@1","seed":1,"deals":1}\n{}', "Line 2 of"),
    ],
)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_file_of_another_run_is_refused_in_one_line(
    line: str, message: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "arena.jsonl"
    path.write_text(line + "\n", encoding="utf-8")
    out, err = said(capsys, "kurnik", "--state", str(path), "--lang", language, code=BAD_INPUT)
    assert (out, len(err.splitlines())) == ("", 1)
    assert message in err or language == "pl"


def test_ctrl_c_shows_what_is_known_and_the_file_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Impatient:
        """A progress bar whose reader has seen enough after two pairs."""

        def __enter__(self) -> Told:
            return self.told

        def __exit__(self, *_: object) -> None:
            pass

        def told(self, done: int, _: int) -> None:
            if done == 2:
                raise KeyboardInterrupt

    words = (*QUICK, "--bots", "plain", "--state", str(tmp_path / "arena.jsonl"))
    with monkeypatch.context() as patched:
        patched.setattr(command, "progress_bar", lambda _: Impatient())
        out, _ = said(capsys, *words, code=INTERRUPTED)
    assert out.splitlines()[4].split()[:4] == ["plain@1", "–", "random@1", "2"]
    assert len((tmp_path / "arena.jsonl").read_text().splitlines()) == 3
    out, _ = said(capsys, *words)
    assert out == said(capsys, *QUICK, "--bots", "plain")[0]


def test_a_failing_bot_is_told_with_the_command_that_shows_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Broken(Bot):
        name = "broken"

        def choose(self, view: View, seed: int) -> Action:
            raise ZeroDivisionError(f"nothing left of {seed} for {view.seat}")

    monkeypatch.setitem(registry._BOTS, "broken", Broken())
    out, err = said(capsys, *QUICK, "--bots", "broken", "--seed", "9", code=FAILED)
    assert out == ""
    assert "ZeroDivisionError: nothing left" in err
    again = "stolik simulate kurnik --bots broken@1,plain@1 --matches 2 --seed 9 --jobs 1"
    assert err.splitlines()[-1].endswith(again)

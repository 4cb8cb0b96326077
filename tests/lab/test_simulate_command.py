"""`stolik simulate`: its table, its data, and what can be wrong with the words after it."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time

import pytest

from stolik.bots import Bot, registry
from stolik.cli import measuring
from stolik.cli import simulate as command
from stolik.cli.app import BAD_INPUT, main
from stolik.games.action import Action
from stolik.games.game import View


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def said(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> tuple[str, str]:
    assert main(["simulate", *words]) == code
    captured = capsys.readouterr()
    return captured.out, captured.err


QUICK = ("kurnik", "--matches", "4", "--jobs", "1", "--bots", "plain,random")


def test_the_table_in_english(capsys: pytest.CaptureFixture[str]) -> None:
    out, err = said(capsys, *QUICK)
    lines = out.splitlines()
    assert lines[0].startswith("kurnik@1, seed 1: 4 matches (2 series of deals × 2 rotations of the bots), ")
    assert [line.split()[0] for line in lines[2:5]] == ["bot", "plain", "random"]
    assert len(lines[3].split("-")) == 3
    assert max(len(line) for line in lines) <= 100
    assert err == ""


def test_the_table_in_polish(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = said(capsys, *QUICK, "--lang", "pl", "--set", "players=4")
    assert out.startswith("kurnik@1 players=4, ziarno 1: 4 partie (2 ciągi rozdań × 2 rotacje botów), ")
    assert " na partię." in out
    assert "%" in out
    assert "." not in out.splitlines()[3]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    ("game", "told"),
    [("kurnik", True), ("kurnik --set illegal_out=forbid", False), ("choina", False), ("cassino", False)],
)
def test_illegal_going_out_has_a_column_only_where_a_match_can_be_lost_by_it(
    game: str, told: bool, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out, _ = said(capsys, *game.split(), "--matches", "1", "--jobs", "1", "--bots", "random", "--lang", language)
    word = {"en": "illegal", "pl": "złe wyjścia"}[language]
    table = out[out.index("\n\n") :]  # the rules may name the option before it
    assert (word in table.splitlines()[2], f"{word}:" in table) == (told, told)
    heads, row = (len(line) for line in table.splitlines()[2:4])
    assert heads == row


def test_a_number_that_was_rounded_up_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = said(capsys, "kurnik", "--matches", "3", "--jobs", "1", "--bots", "plain,random")
    assert "Asked for 3; rounded up to a multiple of 2" in out


def test_data_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = said(capsys, *QUICK, "--json", "--seed", "7", "--set", "draw_count=1")
    data = json.loads(out)
    assert data["rules"] == "kurnik@1 draw_count=1"
    assert (data["seed"], data["seeds"], data["matches"]) == (7, 2, 4)
    assert [bot["bot"] for bot in data["bots"]] == ["plain", "random"]
    assert data["bots"][0]["wins"] == data["bots"][1]["losses"]
    assert data["deals_per_match"] == data["deals"] / 4


def test_numbers_that_do_not_exist_are_null(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = said(capsys, "kurnik", "--matches", "1", "--jobs", "1", "--bots", "random", "--json")
    assert json.loads(out)["bots"][0]["margin_low"] is None


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("kurnk",), 'There is no game "kurnk"; did you mean "kurnik"?'),
        (("kurnik", "--bots", "greedy,plan"), 'There is no bot "plan"; did you mean "plain"? Bots: random, plain'),
        (("kurnik", "--bots", ""), "The name of a bot is missing; bots:"),
        (("kurnik", "--bots", "greedy,,plain"), "The name of a bot is missing; bots:"),
        (("kurnik", "--matches", "0"), "--matches must be at least 1, not 0."),
        (("kurnik", "--matches", "-5"), "--matches must be at least 1, not -5."),
        (("kurnik", "--jobs", "0"), "--jobs must be at least 1, not 0."),
        (("kurnik", "--matches", "many"), "--matches"),
        (("kurnik", "--set", "draw=1"), 'There is no option "draw"'),
        (("kurnik", "--set", "players=3"), "players=3"),
        (("kurnik", "--set", "players"), "--set"),
        ((), "GAME"),
    ],
)
def test_bad_words_get_one_line(words: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    out, err = said(capsys, *words, code=BAD_INPUT)
    assert out == ""
    assert message in err
    assert err.startswith("stolik: ")
    assert len(err.splitlines()) == 1


class Broken(Bot):
    """Fails at once."""

    name = "broken"

    def choose(self, view: View, seed: int) -> Action:
        raise ZeroDivisionError(f"nothing left of {seed} for {view.seat}")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_failing_bot_is_told_with_the_command_that_shows_it_again(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(registry._BOTS, "broken", Broken())
    words = ("kurnik", "--bots", "plain,broken", "--matches", "6", "--seed", "9", "--jobs", "1", "--set", "players=4")
    out, err = said(capsys, *words, "--lang", language, code=measuring.FAILED)
    assert out == ""
    assert "ZeroDivisionError: nothing left" in err
    again = "stolik simulate kurnik --set players=4 --bots plain,broken --matches 2 --seed 9 --jobs 1"
    assert err.splitlines()[-1].endswith(again)
    assert err.splitlines()[-1].startswith("stolik: ")


def test_no_more_processes_than_make_sense(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[int] = []

    def record(*arguments: object) -> object:
        used.append(arguments[4])  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "simulate", record)
    monkeypatch.setattr(measuring, "usable_processors", lambda: 3)
    for jobs in ([], ["--jobs", "2"], ["--jobs", "100000"]):
        with pytest.raises(KeyboardInterrupt):
            command.simulate_command("kurnik", jobs=int(jobs[1]) if jobs else None)
    assert used == [3, 2, 24]


def test_a_terminal_gets_a_progress_bar_and_ctrl_c_ends_it() -> None:
    master, slave = pty.openpty()
    words = ["simulate", "kurnik", "--matches", "100000", "--jobs", "2", "--lang", "en"]
    # a shell in the background ignores Ctrl-C, and so would its children
    script = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
        "from stolik.cli.app import main; raise SystemExit(main())"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script, *words],
        stdout=subprocess.PIPE,
        stderr=slave,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "80"},
    ) as process:
        os.close(slave)
        try:
            seen = read_until(master, b"/100000")
            assert b"matches" in seen
            os.killpg(process.pid, signal.SIGINT)
            assert process.wait(30) == 130
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
        assert process.stdout is not None
        assert process.stdout.read() == b""
    rest = read_until(master, b"Interrupted.")
    assert b"Traceback" not in rest
    os.close(master)


def read_until(master: int, wanted: bytes) -> bytes:
    seen = b""
    end = time.monotonic() + 60
    while wanted not in seen:
        assert time.monotonic() < end, seen
        try:
            seen += os.read(master, 4096)
        except OSError:
            break
    assert wanted in seen
    return seen

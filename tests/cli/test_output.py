"""What becomes of the program when its streams fail, or can show little."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import cycle
from pathlib import Path

import pytest

from stolik.cli.app import BAD_INPUT, NO_READER
from stolik.text.plain import plain_text

PROGRAM = "import sys; from stolik.cli.app import main; sys.exit(main())"
COMMANDS = {
    "help": "--help",
    "games": "games",
    "data": "games --json",
    "rules": "rules kurnik",
    "play": "play kurnik --new",
    "simulate": "simulate kurnik --matches 2 --bots random,random --jobs 1",
}
SAID = {
    "en": "stolik: Nothing can be written to the output",
    "pl": "stolik: Nie można nic wypisać",
}
NO_SPACE = {"en": "no space left", "pl": "brak miejsca"}


def run(redirected: str, line: str, data: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    """`stolik` with this line, and with streams as a shell redirects them."""
    settings = os.environ | {"STOLIK_DATA": str(data), "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"} | environ
    command = f'"$0" -c "$1" {line} {redirected}'
    return subprocess.run(
        ["/bin/sh", "-c", command, sys.executable, PROGRAM],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, encoding="utf-8", env=settings, check=False,
    )  # fmt: skip


# each process costs half a second: the commands take turns with the languages
@pytest.mark.parametrize(("command", "language"), list(zip(COMMANDS, cycle(SAID), strict=False)))
def test_a_full_output_is_one_line_and_exit_code_2(command: str, language: str, tmp_path: Path) -> None:
    done = run(">/dev/full", f"{COMMANDS[command]} --lang {language}", tmp_path)
    assert done.returncode == BAD_INPUT
    assert done.stderr == f"{SAID[language]}: {NO_SPACE[language]}.\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_a_closed_output_is_one_line_and_exit_code_2(command: str, tmp_path: Path) -> None:
    done = run(">&-", f"{COMMANDS[command]} --lang en", tmp_path)
    assert done.returncode == BAD_INPUT
    assert done.stderr == f"{SAID['en']}, for there is none.\n"


@pytest.mark.parametrize("redirected", [">&- 2>&-", ">/dev/full 2>/dev/full", ">/dev/full 2>&-"])
def test_without_any_output_the_exit_code_is_left(redirected: str, tmp_path: Path) -> None:
    done = run(redirected, "rules kurnik", tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (BAD_INPUT, "", "")


def test_what_the_user_did_wrong_needs_no_error_stream(tmp_path: Path) -> None:
    assert run("2>&-", "rules nothing", tmp_path).returncode == BAD_INPUT


def test_without_an_input_nobody_answers(tmp_path: Path) -> None:
    done = run("<&-", "play kurnik --lang en", tmp_path)
    assert done.returncode == 0
    assert done.stdout.rstrip().endswith("The match is saved; “stolik play kurnik” goes on with it.")


@pytest.mark.parametrize("command", ["rules kurnik", "play kurnik --new"])
def test_a_reader_that_goes_away_is_no_fault(command: str, tmp_path: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    words = [sys.executable, "-c", PROGRAM, *command.split()]
    settings = os.environ | {"STOLIK_DATA": str(tmp_path)}
    done = subprocess.run(
        words, stdin=subprocess.DEVNULL, stdout=write, stderr=subprocess.PIPE, env=settings, check=False
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (NO_READER, b"")


def test_bytes_that_are_no_text_are_no_fault() -> None:
    command = [sys.executable.encode(), b"-c", PROGRAM.encode(), b"play", b"kurnik\xff"]
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode == BAD_INPUT
    assert b"Traceback" not in done.stderr
    assert done.stderr.count(b"\n") == 1


def test_where_only_ascii_can_be_shown_polish_letters_lose_their_marks(tmp_path: Path) -> None:
    narrow = {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C"}
    for line in ("rules kurnik", "play kurnik --new --seed 3", "--help"):
        done = run("", f"{line} --lang pl", tmp_path, **narrow)
        assert done.returncode == 0
        assert done.stdout.isascii()
        assert "?" not in done.stdout.replace("?: dlaczego", "").replace("wyjsc?", "")
    wrong = run("", "gmes --lang pl", tmp_path, **narrow)
    assert 'Nie ma polecenia "gmes"; moze chodzi o "games"?' in wrong.stderr


def test_plain_characters_stand_for_others_one_for_one() -> None:
    assert plain_text("zażółć gęślą jaźń ŁÓDŹ") == "zazolc gesla jazn LODZ"
    assert plain_text("7♥ – „K♠”… −5 ─ 漢") == '7h - "Ks". -5 - ?'

"""The whole program in a real terminal, as a person would play it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

from stolik.table.save import read_table
from tests.terminal.driver import PROGRAM, Terminal

QUICK = ("--pace", "0", "--new")
MATCHES = [
    ("en", 2, ("--seed", "5", "--set", "target=3000")),
    ("pl", 2, ("--seed", "6", "--set", "target=3000", "--bot", "plain")),
    ("en", 4, ("--seed", "8", "--set", "target=3000")),
    ("pl", 4, ("--seed", "8", "--set", "target=3000", "--set", "ask_partner=lay_out")),
]
WON = {"en": r"(wins?|You win) the match\.|share the win", "pl": r"(Wygrywa|wygrywa).*\."}
LAST_CARDS = """\
kurnik@1 players=2
deal 1 dealer 1
turn 0 play drew
pile 9
hand 0: 7 K
hand 1: 5 5 6 6
melds 0: KKK QQQ 777
"""


def saved(data: Path) -> str:
    return (data / "tables" / "kurnik.jsonl").read_text(encoding="utf-8")


def sit_down_at(data: Path, position: str) -> None:
    """Leave a match in the folder that begins with a position."""
    text = position.replace("\n", "\\n")
    seats = '[{"name":""},{"name":"Marek","bot":"plain"}]'
    folder = data / "tables"
    folder.mkdir(parents=True)
    head = f'{{"stolik":1,"rules":"kurnik@1","seed":7,"seats":{seats},"position":"{text}","entries":0}}\n'
    (folder / "kurnik.jsonl").write_text(head, encoding="utf-8")


def play_to_the_end(terminal: Terminal, most: int = 1500) -> int:
    """Do always the first thing in the list that does not lose the match; how many commands that took."""
    for number in range(most):
        rows = terminal.wait()
        if rows is None:
            return number
        if rows[-1] == ">":
            menu = [choice for row in rows for choice in re.findall(r"(\d+)\) [^)]*?(?:  |$|\(\d+\)|\([a-z]+!\))", row)]
            risky = re.findall(r"(\d+)\) [^()]*\([a-z]+!\)", "\n".join(rows))
            safe = [choice for choice in menu if choice not in risky]
            terminal.type(safe[0] if safe else menu[0])
        else:
            terminal.type("")
    raise AssertionError(f"no end after {most} commands:\n{terminal.text}")


@pytest.mark.parametrize(("language", "players", "arguments"), MATCHES)
def test_a_whole_match(language: str, players: int, arguments: tuple[str, ...], tmp_path: Path) -> None:
    options = ("--lang", language, "--set", f"players={players}")
    terminal = Terminal("play", "kurnik", *QUICK, *arguments, *options, data=tmp_path)
    assert play_to_the_end(terminal) > 10
    assert terminal.end() == 0
    assert re.search(WON[language], terminal.text), terminal.text
    assert "Traceback" not in terminal.printed
    assert not (tmp_path / "stolik.log").exists()
    finished = (tmp_path / "tables" / "kurnik.finished-1.jsonl").read_text(encoding="utf-8")
    assert read_table(finished).is_over
    head = r"── (Score of deal|Zapis rozdania) (\d+) ─"
    deals = [int(number) for _, number in re.findall(head, plain(terminal.printed))]
    assert deals == list(range(1, len(deals) + 1))


def plain(printed: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", printed)


def test_a_move_of_each_kind_and_undo(tmp_path: Path) -> None:
    terminal = Terminal("play", "kurnik", *QUICK, "--seed", "3", "--lang", "pl", data=tmp_path)
    first = terminal.prompt()
    assert "Twoja kolej: weź karty" in first
    assert "── Marek: " in first
    assert "Nie ma czego cofnąć" in terminal.say("cofnij")
    assert "Dobierasz 2 karty (" in terminal.say("dobierz") or "dobierasz 2 karty (" in terminal.text
    assert "Nie można cofnąć „dobierz”" in terminal.say("cofnij")
    before = terminal.say("")
    laid = terminal.say("wyłóż AAJok")
    assert "AA Jok" in laid
    assert "wykładasz A♣ A♦ Jok" in " ".join(laid.split())
    assert terminal.say("cofnij") == before
    assert "Zasada A3" in terminal.say("? wyłóż KKK") or "Zasada A" in terminal.text
    assert "według kolorów" in terminal.say("ręka")
    assert "odłóż, x, -" in terminal.say("pomoc")
    after = terminal.say("odrzuć 4")
    assert "Odkładasz 4♦." in after
    assert "Marek " in after
    terminal.type("koniec")
    assert terminal.end() == 0
    assert "Partia jest zapisana; „stolik play kurnik” wraca do niej." in terminal.text


def test_losing_is_confirmed_in_the_terminal(tmp_path: Path) -> None:
    sit_down_at(tmp_path, LAST_CARDS)
    terminal = Terminal("play", "--resume", "--pace", "0", "--lang", "en", data=tmp_path)
    assert "add:  1) 7 (loses!)  2) K (loses!)" in terminal.prompt()
    terminal.type("add 7; discard K")
    assert "loses you the whole match" in terminal.until("[yes/no] >")
    assert "2 cards, by rank" in terminal.say("no")
    terminal.type("add 7; discard K")
    terminal.until("[yes/no] >")
    terminal.type("yes")
    assert terminal.end() == 0
    assert "Marek wins the match." in terminal.text


def test_a_killed_program_loses_no_act(tmp_path: Path) -> None:
    terminal = Terminal("play", "kurnik", *QUICK, "--seed", "3", "--lang", "en", data=tmp_path)
    terminal.prompt()
    terminal.say("draw")
    screen = terminal.say("lay AAJk")
    assert "AA Jk" in screen
    terminal.child.kill(signal.SIGKILL)
    assert terminal.end() == -signal.SIGKILL
    table = read_table(saved(tmp_path))
    assert table.state.seat == 0
    again = Terminal("play", "--pace", "0", "--lang", "en", data=tmp_path)
    assert "There is a match you have left: kurnik@1" in again.until("[yes/no, Enter = yes] >")
    assert again.say("yes") == screen
    assert "lay A♣ A♦ Jk" not in again.say("undo")
    again.type("q")
    assert again.end() == 0


def test_ctrl_c_saves_and_leaves_with_130(tmp_path: Path) -> None:
    terminal = Terminal("play", "kurnik", *QUICK, "--seed", "3", "--lang", "en", data=tmp_path)
    terminal.prompt()
    terminal.say("draw")
    text = saved(tmp_path)
    terminal.child.sendintr()
    assert terminal.end() == 130
    assert "The match is saved" in terminal.text
    assert "Traceback" not in terminal.printed
    assert saved(tmp_path) == text


def test_ctrl_d_saves_and_leaves(tmp_path: Path) -> None:
    terminal = Terminal("play", "kurnik", *QUICK, "--seed", "3", "--lang", "en", data=tmp_path)
    terminal.prompt()
    terminal.child.sendeof()
    assert terminal.end() == 0
    assert "The match is saved" in terminal.text


def test_ctrl_c_while_a_bot_moves(tmp_path: Path) -> None:
    terminal = Terminal("play", "kurnik", "--new", "--pace", "60", "--seed", "3", "--lang", "en", data=tmp_path)
    terminal.child.expect("What happened")
    terminal.child.sendintr()
    assert terminal.end() == 130
    read_table(saved(tmp_path))


def test_a_closed_terminal_loses_nothing(tmp_path: Path) -> None:
    terminal = Terminal("play", "kurnik", *QUICK, "--seed", "3", "--lang", "en", data=tmp_path)
    terminal.prompt()
    terminal.say("draw")
    text = saved(tmp_path)
    terminal.child.close(force=True)
    assert saved(tmp_path) == text
    assert read_table(text).state.seat == 0


def test_one_match_is_played_in_one_window(tmp_path: Path) -> None:
    terminal = Terminal("play", "kurnik", *QUICK, "--lang", "en", data=tmp_path)
    terminal.prompt()
    other = Terminal("play", "kurnik", *QUICK, "--lang", "en", data=tmp_path)
    assert other.end() == 2
    assert "The match of kurnik is being played in another window." in other.text
    terminal.type("q")
    assert terminal.end() == 0


def test_bots_are_followed_one_by_one(tmp_path: Path) -> None:
    arguments = ("--new", "--pace", "0.3", "--seed", "5", "--set", "players=4", "--lang", "en")
    terminal = Terminal("play", "kurnik", *arguments, data=tmp_path)
    terminal.prompt()
    terminal.say("draw")
    terminal.printed = ""
    terminal.type("discard 3")
    terminal.prompt()
    pictures = plain(terminal.printed).split("Canasta as on Kurnik")[1:]
    told = [[name for name in ("Marek", "Ewa", "Zofia") if re.search(rf"^ {name} ", text, re.M)] for text in pictures]
    assert told == [["Marek"], ["Marek", "Ewa"], ["Marek", "Ewa", "Zofia"], ["Marek", "Ewa", "Zofia"]]


@pytest.mark.parametrize("columns", [40, 59, 80, 120])
def test_every_width_can_be_read(columns: int, tmp_path: Path) -> None:
    arguments = ("--seed", "5", "--set", "players=4", "--lang", "pl")
    terminal = Terminal("play", "kurnik", *QUICK, *arguments, data=tmp_path, size=(columns, 40))
    terminal.prompt()
    for command in ("dobierz", "?", "pomoc", "h", "zasady 6", "wyłóż 777"):
        terminal.say(command)
    lines = plain(terminal.printed).splitlines()
    assert max(cell_len(line) for line in lines) <= columns
    terminal.type("q")
    assert terminal.end() == 0


def test_the_screen_of_80_by_24_holds_the_table(tmp_path: Path) -> None:
    arguments = ("--seed", "5", "--set", "players=4", "--lang", "en")
    terminal = Terminal("play", "kurnik", *QUICK, *arguments, data=tmp_path)
    terminal.prompt()
    for _ in range(14):
        rows = terminal.rows
        for part in ("── They ─", "── Table ─", "── We ─", "── Your hand", "── Your turn"):
            assert any(row.startswith(part) for row in rows), terminal.text
        # always the last: a draw or the pile, then a discard
        terminal.say(re.findall(r"(\d+)\) ", terminal.text.rpartition("── Your turn")[2])[-1])


def test_without_colour_nothing_is_missing(tmp_path: Path) -> None:
    texts = []
    for number, environ in enumerate(({}, {"NO_COLOR": "1"}, {"TERM": "dumb"})):
        terminal = Terminal(
            "play", "kurnik", *QUICK, "--seed", "5", "--lang", "en", data=tmp_path / str(number), environ=environ
        )
        texts.append(terminal.prompt().strip())
        if environ:
            assert not re.search(r"\x1b\[[0-9;]*3[0-9]", terminal.printed)
        terminal.type("q")
        assert terminal.end() == 0
    assert texts[0] == texts[1] == texts[2]


def test_a_disk_that_fills_up_while_playing(tmp_path: Path) -> None:
    limited = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (600, 600)); " + PROGRAM
    arguments = ("play", "kurnik", *QUICK, "--seed", "3", "--lang", "en")
    terminal = Terminal(*arguments, data=tmp_path, program=limited)
    terminal.prompt()
    for _ in range(12):
        terminal.say("1")
        if "could not be saved" in terminal.text:
            break
    assert "The match could not be saved: the file would be too large." in terminal.text
    kept = saved(tmp_path)
    read_table(kept)
    terminal.say("")
    terminal.type("q")
    assert terminal.end() == 2
    assert "The match could not be saved: the file would be too large." in terminal.text
    assert "Traceback" not in terminal.printed
    assert saved(tmp_path) == kept
    assert sorted(path.name for path in (tmp_path / "tables").iterdir()) == [".kurnik.lock", "kurnik.jsonl"]


def run(*arguments: str, data: Path, typed: bytes = b"", **environ: str) -> subprocess.CompletedProcess[bytes]:
    settings = os.environ | {"STOLIK_DATA": str(data), "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"} | environ
    command = [sys.executable, "-c", PROGRAM, *arguments]
    return subprocess.run(command, input=typed, capture_output=True, env=settings, check=False)


def test_without_a_terminal_it_saves_and_leaves(tmp_path: Path) -> None:
    done = run("play", "kurnik", "--seed", "3", "--lang", "en", data=tmp_path)
    assert done.returncode == 0
    assert done.stdout.decode().rstrip().splitlines()[-1].startswith("The match is saved;")
    assert done.stderr == b""
    assert read_table(saved(tmp_path)).state.seat == 0


def test_commands_from_a_pipe_are_obeyed(tmp_path: Path) -> None:
    done = run("play", "kurnik", "--seed", "3", "--lang", "en", data=tmp_path, typed=b"draw\n\xff\xfe\nlay AAJk\n")
    assert done.returncode == 0
    assert b"lay A\xe2\x99\xa3 A\xe2\x99\xa6 Jk" in done.stdout
    assert b"Traceback" not in done.stderr


def test_a_terminal_that_cannot_show_suits_gets_letters(tmp_path: Path) -> None:
    done = run(
        "play", "kurnik", "--seed", "3", "--lang", "pl", data=tmp_path, PYTHONIOENCODING="latin2", PYTHONUTF8="0"
    )
    text = done.stdout.decode("latin2")
    assert "-- Stół ---" in text
    assert "Ac Ad" in text
    assert "?" not in text.partition("Twoja kolej")[0]

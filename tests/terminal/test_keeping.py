"""Leaving a match, coming back to it, and what becomes of one that cannot be kept or read."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from stolik.table.shelf import Shelf
from stolik.table.table import Table
from stolik.terminal.screen import Quit
from stolik.terminal.session import INTERRUPTED, NOT_SAVED
from tests.terminal.scripted import played, session_at, wish
from tests.terminal.test_session import OPEN_PILE


def test_leaving_and_going_on(tmp_path: Path) -> None:
    code, screen = played(tmp_path, wish(), "draw", "q")
    assert code == 0
    assert screen.text.rstrip().endswith("The match is saved; “stolik play kurnik” goes on with it.")
    hand = screen.text[screen.text.rindex("── Your hand") :].partition("\n> ")[0]
    code, screen = played(tmp_path, wish(seed=99), "yes")
    assert "There is a match you have left: kurnik@1, score 0 : 0. Go on with it?" in screen.text
    assert hand in screen.text
    code, screen = played(tmp_path, wish(resume=True))
    assert hand in screen.text
    assert "Go on with it?" not in screen.text


def test_a_new_match_sets_the_old_one_aside(tmp_path: Path) -> None:
    old = Shelf(tmp_path).path("kurnik")
    texts = []
    for number, (asked, typed) in enumerate(
        ((wish(), ("draw",)), (wish(seed=6), ("no", "draw")), (wish(seed=7, new=True), ("draw",))), start=1
    ):
        played(tmp_path, asked, *typed)
        texts.append(old.read_text(encoding="utf-8"))
        asides = sorted(old.parent.glob("kurnik.old-*.jsonl"))
        assert [path.read_text(encoding="utf-8") for path in asides] == texts[: number - 1]


def test_nobody_at_the_terminal_changes_nothing(tmp_path: Path) -> None:
    played(tmp_path, wish(), "draw")
    before = Shelf(tmp_path).path("kurnik").read_text(encoding="utf-8")
    with pytest.raises(EOFError):
        played(tmp_path, wish())
    assert Shelf(tmp_path).path("kurnik").read_text(encoding="utf-8") == before


BOT_SEAT = '{"name":"a","bot":"plain"}'
NO_PERSON = f'{{"stolik":1,"rules":"kurnik","seed":1,"seats":[{BOT_SEAT},{BOT_SEAT}],"entries":0}}\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "cannot be read (line 1)"),
        ('{"stolik":99}\n', "written by a newer Stolik"),
        ('{"stolik":1,"rules":"kurnik@0","seed":1,"seats":[]}\n', "played by older rules"),
        (NO_PERSON, "cannot be read (line 1)"),
    ],
)
def test_a_match_that_cannot_be_read_is_set_aside(text: str, said: str, tmp_path: Path) -> None:
    path = Shelf(tmp_path).path("kurnik")
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    code, screen = played(tmp_path, wish(), "draw")
    assert code == 0
    assert said in " ".join(screen.text.split())
    [aside] = list(path.parent.glob("kurnik.*-1.jsonl"))
    assert aside.read_text(encoding="utf-8") == text
    assert "You draw 2 cards" in screen.text


def test_a_full_disk_is_said_in_one_line_and_play_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, screen = session_at(tmp_path, *OPEN_PILE, typed=("take 7 7", "lay KKK"))
    saved = session.shelf.save(session.table).read_text(encoding="utf-8")

    def full(shelf: Shelf, table: Table) -> Path:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Shelf, "save", full)
    assert session.run() == NOT_SAVED
    assert "You take the pile, top card 7" in screen.text
    assert screen.answers[0].count("The match could not be saved: no space left.") == 1
    assert screen.text.rstrip().endswith("The match could not be saved: no space left.")
    assert session.shelf.path("kurnik").read_text(encoding="utf-8") == saved


def test_an_interrupt_saves_and_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, screen = session_at(tmp_path, *OPEN_PILE)

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(screen, "ask", interrupt)
    assert session.run() == INTERRUPTED
    assert screen.text.rstrip().endswith("The match is saved; “stolik play kurnik” goes on with it.")
    assert session.shelf.path("kurnik").exists()


def saved(data: Path) -> Path:
    return Shelf(data).path("kurnik")


@pytest.mark.parametrize("typed", ["blah", "5", "yse", "?"])
def test_an_answer_that_is_none_is_asked_for_again(typed: str, tmp_path: Path) -> None:
    played(tmp_path, wish(), "draw")
    before = saved(tmp_path).read_text(encoding="utf-8")
    code, screen = played(tmp_path, wish(seed=9), typed, typed, "yes")
    assert code == 0
    assert screen.text.count("Please answer yes (the match you left), no (a new match) or q") == 2
    assert saved(tmp_path).read_text(encoding="utf-8") == before


@pytest.mark.parametrize("typed", ["q", "quit", "KONIEC"])
def test_leaving_at_the_question_changes_nothing(typed: str, tmp_path: Path) -> None:
    played(tmp_path, wish(), "draw")
    before = saved(tmp_path).read_text(encoding="utf-8")
    with pytest.raises(Quit):
        played(tmp_path, wish(seed=9), typed)
    assert saved(tmp_path).read_text(encoding="utf-8") == before
    assert list(saved(tmp_path).parent.glob("*.jsonl")) == [saved(tmp_path)]


def test_enter_goes_on_unless_another_match_was_asked_for(tmp_path: Path) -> None:
    played(tmp_path, wish(), "draw")
    before = saved(tmp_path).read_text(encoding="utf-8")
    same = wish("kurnik players=2", settings=frozenset(["players"]), seed_named=True, bot_named=True)
    for asked in (wish(seed=9, bot="greedy"), same):
        _, screen = played(tmp_path, asked, "")
        assert "[yes/no, Enter = yes] >" in screen.text
        assert saved(tmp_path).read_text(encoding="utf-8") == before
    other = wish(
        "kurnik players=4", settings=frozenset(["players"]), seed=9, seed_named=True, bot="greedy", bot_named=True
    )
    _, screen = played(tmp_path, other, "")
    text = " ".join(screen.text.split())
    assert "leaves out what you asked for now: --set players=4 --bot greedy --seed 9." in text
    assert "[yes/no, Enter = no] >" in text
    [aside] = saved(tmp_path).parent.glob("kurnik.old-*.jsonl")
    assert aside.read_text(encoding="utf-8") == before
    assert str(aside) in screen.text.replace("\n", "")


def test_the_question_in_polish(tmp_path: Path) -> None:
    played(tmp_path, wish(), "draw")
    asked = wish(seed=9, seed_named=True, language="pl")
    _, screen = played(tmp_path, asked, "moze", "tak")
    text = " ".join(screen.text.split())
    assert "pominięte będzie to, o co teraz prosisz: --seed 9." in text
    assert text.count("[tak/nie, Enter = nie] >") == 2
    assert "Odpowiedz: tak (niedokończona partia), nie (nowa partia)" in text


@pytest.mark.parametrize("spoiled", ['{"seat":0,"act":"fly"}', '{"sea', '{"seat":1,"act":"draw"}', None])
def test_a_match_with_a_bad_end_goes_on_from_what_came_before(spoiled: str | None, tmp_path: Path) -> None:
    played(tmp_path, wish(), "draw")
    lines = saved(tmp_path).read_text(encoding="utf-8").splitlines()
    text = "\n".join([*lines[:-1], *([spoiled] if spoiled else []), ""])
    saved(tmp_path).write_text(text, encoding="utf-8")
    code, screen = played(tmp_path, wish(seed=9), "yes", "")
    assert code == 0
    said = f"The end of the saved match could not be read (line {len(lines)}): the last step is lost."
    asked, _, after = " ".join(screen.text.split()).partition("Go on with it?")
    assert said in asked
    assert f"{said} It goes on from what came before" in after
    assert "1) draw" in screen.text
    [copy] = saved(tmp_path).parent.glob("kurnik.broken-*.jsonl")
    assert copy.read_text(encoding="utf-8") == text
    _, screen = played(tmp_path, wish(resume=True), "draw")
    assert "You draw 2 cards" in screen.text
    assert "could not be read" not in screen.text


@pytest.mark.parametrize("kept", [0, 1, 4])
def test_it_is_said_how_many_steps_a_cut_match_has_lost(kept: int, tmp_path: Path) -> None:
    played(tmp_path, wish(), "draw", "discard 5", "draw")
    head, *steps = saved(tmp_path).read_text(encoding="utf-8").splitlines()
    saved(tmp_path).write_text("\n".join([head, *steps[:kept], steps[kept][:5]]), encoding="utf-8")
    _, screen = played(tmp_path, wish(resume=True))
    said = f"could not be read (line {kept + 2}): the last {len(steps) - kept} steps are lost."
    assert said in " ".join(screen.text.split())


def test_what_was_lost_is_still_said_when_the_bots_have_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, screen = session_at(tmp_path, "turn 1 take", "hand 0: 4 5 6 9", "hand 1: 4 5 6 9")
    session.notes.append("The last two steps are lost.")
    session.pace = 0.01
    monkeypatch.setattr(screen, "interactive", True)
    session.run()
    shown = screen.text[: screen.text.index("> ")] if "> " in screen.text else screen.text
    assert shown.count("The last two steps are lost.") == 2
    assert session.notes == []


def test_a_match_with_a_bad_middle_is_set_aside(tmp_path: Path) -> None:
    played(tmp_path, wish(), "draw", "discard 3")
    lines = saved(tmp_path).read_text(encoding="utf-8").splitlines()
    lines[2] = "{"
    saved(tmp_path).write_text("\n".join(lines), encoding="utf-8")
    _, screen = played(tmp_path, wish(), "draw")
    assert "cannot be read (line 3)" in " ".join(screen.text.split())

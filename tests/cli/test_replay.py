"""`stolik replay`: what it prints, what can be typed, its exit codes."""

from __future__ import annotations

import io
import json
import os
import re
import sys
from pathlib import Path

import pexpect
import pytest

from stolik.cli.app import BAD_INPUT, main
from stolik.cli.replay import DIFFERS
from stolik.record import record_text
from tests.record.matches import changed, recorded, text_of_whole, whole

LINES = text_of_whole().split("\n")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with a record that agrees."""
    path = tmp_path / "match.stolik"
    path.write_text(text_of_whole(), encoding="utf-8", newline="\n")
    return path


@pytest.fixture
def spoilt(tmp_path: Path) -> Path:
    """A file with a record whose totals are wrong."""
    path = tmp_path / "spoilt.stolik"
    totals = next(line for line in LINES if line.startswith("totals"))
    path.write_text(changed(text_of_whole(), totals, "totals 0 0"), encoding="utf-8", newline="\n")
    return path


def said(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> tuple[str, str]:
    assert main(["replay", *words]) == code
    captured = capsys.readouterr()
    return captured.out, captured.err


def test_check_says_in_one_line_that_a_record_agrees(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, err = said(capsys, str(file), "--check")
    deals, actions = len(whole().deals), whole().actions
    assert out == f"It agrees with the rules: {whole().rules}, {deals} deals, {actions} actions, finished.\n"
    assert err == ""
    out, _ = said(capsys, str(file), "--check", "--lang", "pl")
    assert out.startswith("Zgadza się z zasadami: ")


def test_check_says_in_one_line_where_a_record_differs(spoilt: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = said(capsys, str(spoilt), "--check", code=DIFFERS)
    line = next(at for at, line in enumerate(LINES, start=1) if line.startswith("totals"))
    totals = " ".join(map(str, whole().totals))
    assert out == f"It differs at the match as a whole (line {line}): the totals are {totals}.\n"


def test_what_is_no_record_gets_one_line_and_exit_code_2(
    tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    _, err = said(capsys, str(file), code=BAD_INPUT)
    assert re.fullmatch(r"stolik: \S.*: Line 1, column 16: a line ends as on Windows .*\n", err)
    file.write_bytes(b"\xff")
    _, err = said(capsys, str(file), "--check", "--lang", "pl", code=BAD_INPUT)
    assert err.endswith(": Wiersz 1, znak 1: to nie jest tekst UTF-8.\n")
    _, err = said(capsys, str(tmp_path / "none"), code=BAD_INPUT)
    assert err.endswith("cannot be read: no such file or folder.\n")
    _, err = said(capsys, str(tmp_path), code=BAD_INPUT)
    assert err.endswith("cannot be read: it is a folder.\n")
    assert err.count("\n") == 1


def test_only_one_way_to_tell_can_be_chosen(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, err = said(capsys, str(file), "--check", "--json", code=BAD_INPUT)
    assert err == "stolik: Only one of --check, --all and --json can be given.\n"


def test_a_misspelt_option_is_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    _, err = said(capsys, "--chek", code=BAD_INPUT)
    assert err.startswith('stolik: There is no option "--chek" here; did you mean "--check"?')


def test_the_whole_match_in_words(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(changed(text_of_whole(), "\ndeal 2", "\n# the second deal\ndeal 2"), encoding="utf-8")
    out, _ = said(capsys, str(file))
    assert out.startswith(whole().rules + "\n")
    assert "── Deal 1 ─" in out
    assert out.index("── Deal 1 ─") < out.index("# the second deal") < out.index("── Deal 2 ─")
    first = next(line for line in out.splitlines() if line.startswith("    1 "))
    assert re.fullmatch(r"    1 Marek Łoś draws \d cards \(.*\)\.", first), "cards that were drawn are open now"
    assert "Score of deal 1" in out
    assert out.splitlines()[-1].startswith("It agrees with the rules: ")
    assert max(len(line) for line in out.splitlines()) <= 100
    polish, _ = said(capsys, str(file), "--all", "--lang", "pl")
    assert "    1 Marek Łoś dobiera" in polish


def test_a_player_without_a_name_is_called_by_his_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "four.stolik"
    path.write_text(record_text(recorded("kurnik", 1, 40, players=4)), encoding="utf-8")
    out, _ = said(capsys, str(path))
    assert "Seat 2 draws" in out
    assert "Miejsce 2 dobiera" in said(capsys, str(path), "--lang", "pl")[0]


def test_the_match_is_told_as_far_as_it_agrees(spoilt: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = said(capsys, str(spoilt), code=DIFFERS)
    assert f"{whole().actions:>5} " in out
    assert "It differs at the match as a whole" in out.splitlines()[-1]


def test_data_for_programs(file: Path, spoilt: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(said(capsys, str(file), "--json")[0])
    assert (data["rules"], data["agrees"], data["older"], data["over"]) == (whole().rules, True, False, True)
    assert data["players"] == [{"name": "Ala", "bot": None}, {"name": "Marek Łoś", "bot": "greedy"}]
    assert (data["date"], data["tags"]["place"]) == ("2026-11-30", "Kraków")
    assert sum(deal["actions"] for deal in data["deals"]) == data["actions"] == whole().actions
    result = whole().deals[0].result
    assert result is not None
    assert data["deals"][0]["result"] == {"reason": result.reason, "points": list(result.points)}
    assert (tuple(data["totals"]), tuple(data["winners"])) == (whole().totals, whole().winners)
    assert data["difference"] is None
    data = json.loads(said(capsys, str(spoilt), "--json", code=DIFFERS)[0])
    assert (data["agrees"], data["difference"]["code"], data["difference"]["seat"]) == (False, "totals", None)
    assert data["difference"]["message"].startswith("It differs at the match as a whole")


def test_a_record_can_come_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text_of_whole().encode())))
    assert said(capsys, "-", "--check")[0].startswith("It agrees with the rules: ")


def test_a_long_record_shows_its_progress_on_a_terminal(file: Path) -> None:
    script = (
        "import sys; from stolik.cli import replay; replay.LONG = 1; from stolik.cli.app import main; sys.exit(main())"
    )
    child = pexpect.spawn(
        sys.executable, ["-c", script, "replay", "--check", str(file)], encoding="utf-8", env=_terminal()
    )
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert "checking" in str(child.before)


def _terminal(**more: str) -> dict[str, str]:
    return {
        **os.environ,
        "TERM": "xterm",
        "LANG": "en_GB.UTF-8",
        "LC_ALL": "",
        "LC_MESSAGES": "",
        "COLUMNS": "100",
        **more,
    }


class Walker:
    """Somebody who goes through a record in a terminal."""

    def __init__(self, file: Path, *words: str) -> None:
        command = ["-m", "stolik", "replay", str(file), *words]
        self.child = pexpect.spawn(sys.executable, command, encoding="utf-8", dimensions=(60, 100), env=_terminal())
        self.screen = self._read()

    def _read(self) -> str:
        self.child.expect(r"\r\n> ")
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", str(self.child.before))

    def types(self, line: str) -> str:
        """Type a line; the screen after it."""
        self.child.sendline(line)
        self.screen = self._read()
        return self.screen

    def leaves(self) -> int | None:
        """Leave; the exit code."""
        self.child.sendline("q")
        self.child.expect(pexpect.EOF)
        self.child.close()
        return self.child.exitstatus


def test_a_record_is_gone_through_in_a_terminal(file: Path) -> None:
    walker = Walker(file)
    actions = whole().actions
    assert f"deal 0, action 0 of {actions}" in walker.screen
    assert "It agrees with the rules" in walker.screen
    walker.types("")
    walker.types("n")
    assert "deal 1, action 0 of" in walker.screen
    assert "It agrees" not in walker.screen
    assert len(re.findall(r"(Ala|Marek Łoś) \(1[45]\): ", walker.screen)) == 2, "all hands are open"
    assert "→ Marek Łoś (" in walker.types("")
    assert "action 1 of" in walker.screen
    assert "Marek Łoś draws 2 cards (" in walker.screen
    assert "action 0 of" in walker.types("p")
    assert f"action {actions} of {actions}" in walker.types(str(actions))
    assert "Score of deal" in walker.screen
    assert "The record has nothing further." in walker.types("")
    assert "The record has nothing further." in walker.types("99999999999999999999")
    assert "deal 0, action 0 of" in walker.types("0")
    assert "deal 1, action 0 of" in walker.types("d")
    assert "deal 2, action" in walker.types("rozdanie")
    assert "This means nothing here." in walker.types("x")
    assert walker.leaves() == 0


def test_cards_that_lie_face_down_are_seen(file: Path) -> None:
    record = recorded("book", 0, 7, players=2, surprise_cards=3)
    file.write_text(record_text(record), encoding="utf-8")
    walker = Walker(file)
    assert re.search(r"Face down under it: \S+ \S+ \S+\r\n", walker.types("d"))
    assert walker.leaves() == 0


def test_a_record_that_differs_is_gone_through_as_far_as_it_agrees(spoilt: Path) -> None:
    walker = Walker(spoilt, "--lang", "pl")
    assert "Różnica: cała partia" in walker.screen
    walker.types(str(whole().actions))
    assert "Dalej w zapisie nic nie ma." in walker.types("")
    assert walker.leaves() == DIFFERS


def test_whoever_goes_away_leaves(file: Path) -> None:
    walker = Walker(file)
    walker.child.sendeof()
    walker.child.expect(pexpect.EOF)
    walker.child.close()
    assert walker.child.exitstatus == 0

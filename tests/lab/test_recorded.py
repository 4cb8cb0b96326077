"""`stolik simulate --records DIR`: one file for every match, the same whatever the number of processes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import stolik
from stolik.cli.app import BAD_INPUT, main
from stolik.lab import simulate
from stolik.record import Player, find_difference, read_record

PAIRS = stolik.game("kurnik", players=4).rule_set
WORDS = ("simulate", "kurnik", "--bots", "plain,random", "--matches", "10")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def files(folder: Path) -> dict[str, bytes]:
    """The files of a folder."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_every_match_is_kept_and_the_bytes_do_not_depend_on_the_processes(tmp_path: Path) -> None:
    one, many = tmp_path / "one", tmp_path / "a" / "many"
    assert main([*WORDS, "--jobs", "1", "--records", str(one)]) == 0
    assert main([*WORDS, "--jobs", "2", "--records", str(many)]) == 0
    assert files(one) == files(many)
    assert list(files(one)) == [f"match-{number:02}.stolik" for number in range(1, 11)]
    for data in files(one).values():
        record = read_record(data.decode())
        assert record.is_over
        assert find_difference(record) is None


def test_the_records_tell_who_sat_where_in_every_rotation() -> None:
    texts: dict[int, str] = {}
    told: list[tuple[int, int]] = []

    def keep(number: int, total: int, text: str) -> None:
        told.append((number, total))
        texts[number] = text

    result = simulate(PAIRS, ("plain", "random"), 3, 5, keep=keep)
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    records = {number: read_record(text) for number, text in texts.items()}
    assert records[1].players == tuple(Player(f"{bot} {seat}", bot) for seat, bot in enumerate(("plain", "random") * 2))
    assert [player.bot for player in records[2].players] == ["random", "plain", "random", "plain"]
    assert [dict(record.tags)["rotation"] for record in records.values()] == ["0", "1", "0", "1"]
    assert [dict(record.tags)["seed"] for record in records.values()][:2] == ["5", "5"]
    assert records[1].deals[0].entries[:2] == records[2].deals[0].entries[:2], "mirrored seats play the same cards"
    assert result == simulate(PAIRS, ("plain", "random"), 3, 5), "keeping the records changes nothing"
    assert sum(len(record.deals) for record in records.values()) == result.deals


def test_nothing_is_ever_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()
    (kept / "notes").write_text("mine")
    assert main([*WORDS, "--records", str(kept)]) == BAD_INPUT
    err = capsys.readouterr().err
    assert re.fullmatch(r"stolik: The folder .* is not empty; --records needs a new or an empty one\.\n", err)
    assert files(kept) == {"notes": b"mine"}


def test_a_folder_that_cannot_be_gets_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert main([*WORDS, "--records", str(file)]) == BAD_INPUT
    assert capsys.readouterr().err.endswith(": there is something of that name already.\n")
    assert main([*WORDS, "--records", ""]) == BAD_INPUT
    assert capsys.readouterr().err == "stolik: --records is missing the name of a folder.\n"
    assert main([*WORDS, "--records", str(file), "--lang", "pl"]) == BAD_INPUT
    assert capsys.readouterr().err.startswith("stolik: Nie da się zapisać partii w ")


def test_a_file_that_somebody_puts_there_meanwhile_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Path, "iterdir", lambda _: iter(()))
    (tmp_path / "match-01.stolik").write_text("mine")
    assert main([*WORDS, "--jobs", "1", "--records", str(tmp_path)]) == BAD_INPUT
    assert capsys.readouterr().err.endswith(": there is something of that name already.\n")
    assert (tmp_path / "match-01.stolik").read_text() == "mine"

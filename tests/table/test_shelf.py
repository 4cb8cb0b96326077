"""Keeping tables in files: whole or not at all, and never deleted."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from stolik.table.folder import data_folder
from stolik.table.save import SaveError, SaveFault, table_text
from stolik.table.shelf import Shelf
from tests.table.tables import play_out, table_of


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*") if path.is_file())


def test_a_table_comes_back_from_its_file(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "new" / "folder")
    assert shelf.find(["kurnik"]) is None
    table = table_of("kurnik", "", "plain")
    path = shelf.save(table)
    assert path == shelf.path("kurnik")
    assert shelf.find(["kurnik"]) == "kurnik"
    assert table_text(shelf.load("kurnik")) == table_text(table)
    assert files(tmp_path) == ["kurnik.jsonl"]


def test_the_match_saved_last_is_found(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.save(table_of("kurnik", "", "plain"))
    other = shelf.path("samba")
    other.write_text("x", encoding="utf-8")
    os.utime(other, (1, 1))
    assert shelf.find(["samba", "kurnik"]) == "kurnik"
    assert shelf.find(["samba"]) == "samba"


def test_a_file_of_another_game_or_of_no_text_is_broken(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.save(table_of("kurnik", "", "plain")).rename(shelf.path("samba"))
    shelf.path("kurnik").write_bytes(b"\xff\xfe\x00")
    for game in ("samba", "kurnik"):
        with pytest.raises(SaveError) as caught:
            shelf.load(game)
        assert caught.value.code is SaveFault.BROKEN


def test_a_file_with_bytes_that_are_no_text_at_its_end_is_read_up_to_them(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    table = table_of("kurnik", "plain", "plain")
    play_out(table, 20)
    path = shelf.save(table)
    whole = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(whole[:-1]) + b"\xff\x00")
    with pytest.raises(SaveError) as caught:
        shelf.load("kurnik")
    assert (caught.value.code, caught.value.line) == (SaveFault.BROKEN, len(whole))
    part = shelf.load_part("kurnik", caught.value)
    assert part is not None
    assert part.entries == table.entries[:-1]
    copy = shelf.copy_aside("kurnik", "broken")
    assert copy.read_bytes() == path.read_bytes()
    assert shelf.load_part("kurnik", SaveError(SaveFault.BROKEN, 3)) is None
    assert shelf.load_part("kurnik", SaveError(SaveFault.NEWER, len(whole))) is None


def test_what_is_set_aside_gets_a_name_of_its_own(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    texts = []
    for seed in range(3):
        table = table_of("kurnik", "", "plain", seed=seed)
        shelf.save(table)
        texts.append(table_text(table))
        shelf.set_aside("kurnik", "old")
    assert files(tmp_path) == ["kurnik.old-1.jsonl", "kurnik.old-2.jsonl", "kurnik.old-3.jsonl"]
    assert [(shelf.folder / name).read_text(encoding="utf-8") for name in files(tmp_path)] == texts


def test_one_program_at_a_time_has_a_match(tmp_path: Path) -> None:
    first, second = Shelf(tmp_path), Shelf(tmp_path)
    assert first.hold("kurnik")
    assert first.hold("kurnik")
    assert not second.hold("kurnik")
    assert second.hold("samba")
    first.close()
    assert second.hold("kurnik")
    second.close()


@pytest.mark.parametrize("failing", ["os.fsync", "os.fdopen", "pathlib.Path.replace"])
def test_a_full_disk_leaves_the_old_file_whole(failing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf(tmp_path)
    table = table_of("kurnik", "plain", "plain")
    path = shelf.save(table)
    before = path.read_text(encoding="utf-8")
    play_out(table, 20)

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(failing, full)
    with pytest.raises(OSError, match="No space left"):
        shelf.save(table)
    monkeypatch.undo()
    assert path.read_text(encoding="utf-8") == before
    assert files(tmp_path) == ["kurnik.jsonl"]
    shelf.save(table)
    assert table_text(shelf.load("kurnik")) == table_text(table)


LIMITED = """
import resource, sys
from pathlib import Path
from stolik.table.atomic import write_whole
path = Path(sys.argv[1])
resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))
try:
    write_whole(path, "new" * 100_000)
except OSError as error:
    print(error.strerror)
"""


def test_a_file_that_may_not_grow_leaves_the_old_one_whole(tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    path.write_text("old", encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", LIMITED, str(path)], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == os.strerror(errno.EFBIG)
    assert path.read_text(encoding="utf-8") == "old"
    assert files(tmp_path) == ["table.jsonl"]


def test_the_data_folder_is_the_one_asked_for(tmp_path: Path) -> None:
    here, there = str(tmp_path / "here"), str(tmp_path / "there")
    assert data_folder(here, {"STOLIK_DATA": there}) == Path(here)
    assert data_folder(None, {"STOLIK_DATA": there}) == Path(there)
    assert data_folder(None, {}).name == "stolik"
    assert data_folder("~/tables", {}) == Path.home() / "tables"

"""Where the tables of one user are kept: one unfinished match for each game."""

from __future__ import annotations

import shutil
from pathlib import Path

from stolik.table.atomic import write_whole
from stolik.table.file_lock import FileLock, Grip
from stolik.table.save import SaveError, SaveFault, part_before, read_table, steps_lost, table_text
from stolik.table.table import Listener, Table

SUFFIX = ".jsonl"
OLD = "old"
FINISHED = "finished"


class Shelf:
    """A folder of saved tables. Nothing on it is deleted: what is in the way gets another name."""

    def __init__(self, data: Path) -> None:
        self.folder = data / "tables"
        self._locks: dict[str, FileLock] = {}

    def path(self, game: str) -> Path:
        """The file of a game's unfinished match."""
        return self.folder / (game + SUFFIX)

    def find(self, games: list[str]) -> str | None:
        """That of the games whose match was saved last; None if none of them has one."""
        saved = [(self.path(game).stat().st_mtime_ns, game) for game in games if self.path(game).is_file()]
        return max(saved)[1] if saved else None

    def hold(self, game: str) -> bool:
        """Keep other programs from the match of a game until this one ends; whether none had it already."""
        self.folder.mkdir(parents=True, exist_ok=True)
        lock = self._locks.setdefault(game, FileLock(self.folder / f".{game}.lock"))
        return lock.take() is not Grip.BUSY

    def close(self) -> None:
        """Let other programs have the matches again."""
        for lock in self._locks.values():
            lock.release()

    def load(self, game: str, listener: Listener | None = None) -> Table:
        """The saved match of a game. Raises SaveError, or OSError."""
        data = self.path(game).read_bytes()
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            raise SaveError(SaveFault.BROKEN, data[: error.start].count(b"\n") + 1) from error
        table = read_table(text, listener)
        if table.rule_set.preset != game:
            raise SaveError(SaveFault.BROKEN, 1)
        return table

    def load_part(self, game: str, error: SaveError, listener: Listener | None = None) -> Table | None:
        """The match as it stood before the end of its file that `load` could not read; None where that is not all."""
        text = part_before(self.path(game).read_text(encoding="utf-8", errors="replace"), error)
        return None if text is None else read_table(text, listener)

    def steps_lost(self, game: str, kept: int) -> int:
        """How many steps the file of a game's match counts beyond those that could be read."""
        return steps_lost(self.path(game).read_text(encoding="utf-8", errors="replace"), kept)

    def save(self, table: Table) -> Path:
        """Keep the match as it stands. Raises OSError, and then the file is as it was."""
        path = self.path(table.rule_set.preset)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, table_text(table))
        return path

    def set_aside(self, game: str, why: str) -> Path:
        """Give the saved match of a game a new name that says why; the new path."""
        other = self._free_name(game, why)
        self.path(game).rename(other)
        return other

    def copy_aside(self, game: str, why: str) -> Path:
        """Keep a copy of the saved match of a game as it is now; the path of the copy."""
        other = self._free_name(game, why)
        shutil.copyfile(self.path(game), other)
        return other

    def _free_name(self, game: str, why: str) -> Path:
        number = 1
        while (other := self.folder / f"{game}.{why}-{number}{SUFFIX}").exists():
            number += 1
        return other

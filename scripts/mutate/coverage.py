"""Which tests reach which statement of the rules, and how long each takes: learned in one run of all tests.

Every statement is preceded by a note that it was reached. Each test runs in a process of its own, so that nothing that
an earlier one has left behind in a cache hides what it reaches.
"""

from __future__ import annotations

import ast
import builtins
import gc
import hashlib
import json
import signal
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from types import CodeType

import pytest

from scripts.mutate.changes import is_docstring, places
from scripts.mutate.trials import OPTIONS, Runner, files, forked, import_all, instead_of

REACHED: set[str] = set()
LONGEST = 20
"""Seconds; a test that takes longer is of no use here."""


@dataclass
class Coverage:
    """The seconds of each test that passes, which of them reach a statement (`legal.py:12`), and the failing tests.

    `imported` are the statements that are reached before any test.
    """

    seconds: dict[str, float] = field(default_factory=dict)
    tests: dict[str, list[int]] = field(default_factory=dict)
    imported: list[str] = field(default_factory=list)
    failing: list[str] = field(default_factory=list)

    def reaching(self, places: Iterable[str]) -> set[str]:
        """The tests that reach one of these statements."""
        names = list(self.seconds)
        return {names[number] for place in places for number in self.tests.get(place, [])}


def coverage(package: Path, stamp: str, cache: Path) -> Coverage:
    """What an earlier run has kept for this stamp, or what a run of all tests shows."""
    kept = cache / f"coverage-{stamp}.json"
    if not kept.is_file():
        found = forked(lambda: measured(package))
        if not isinstance(found, Coverage) or not found.seconds:
            raise SystemExit("the tests cannot be run: try `make test ARGS=tests/games`")
        for old in cache.glob("coverage-*.json"):
            old.unlink()
        kept.write_text(json.dumps(asdict(found)), encoding="utf-8")
    return Coverage(**json.loads(kept.read_text(encoding="utf-8")))


def stamp(tree: Path) -> str:
    """What stands for the sources and the tests as they are."""
    digest = hashlib.sha256()
    for folder in ("src/stolik/games", "tests/games", "tests/support", "tests/reference"):
        for path in sorted((tree / folder).rglob("*.py")):
            digest.update(f"{path.relative_to(tree)}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def measured(package: Path) -> Coverage:
    """Run all tests in this process, with notes in the sources."""
    vars(builtins)["REACHED"] = REACHED
    instead_of({path.stem: noting(path) for path in package.glob("*.py") if path.stem != "__init__"})
    import_all(package)
    gauge = Gauge()
    pytest.main([*OPTIONS, *files(Path.cwd())], plugins=[gauge])
    return gauge.found


def noting(path: Path) -> CodeType:
    """The code of a file, with a note before each statement."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in [tree, *(node for node, _, _ in places(tree))]:
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list) and block:
                first = int(name == "body" and is_docstring(block[0]))
                noted = [part for statement in block[first:] for part in (note(path, statement), statement)]
                setattr(node, name, block[:first] + noted)
    tree.body = [part for part in tree.body if is_future(part)] + [part for part in tree.body if not is_future(part)]
    return compile(ast.fix_missing_locations(tree), str(path), "exec")


def note(path: Path, statement: ast.stmt) -> ast.stmt:
    return ast.parse(f"REACHED.add({f'{path.name}:{statement.lineno}'!r})").body[0]


def is_future(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.ImportFrom) and statement.module == "__future__"


class Gauge(Runner):
    """Runs each test in a process of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.found = Coverage()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.found.imported = sorted(REACHED)
        REACHED.clear()
        gc.freeze()
        for item in session.items:
            match forked(partial(self.gauged, item)):
                case float(seconds), list(reached):
                    for place in reached:
                        self.found.tests.setdefault(place, []).append(len(self.found.seconds))
                    self.found.seconds[item.nodeid] = seconds
                case _:
                    self.found.failing.append(item.nodeid)
        return True

    def gauged(self, item: pytest.Item) -> tuple[float, list[str]] | None:
        """How long a test takes and what it reaches; None if it fails."""
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
        began = time.process_time()
        failed = self.run([item])
        return None if failed else (round(time.process_time() - began, 4), sorted(REACHED))

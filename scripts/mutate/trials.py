"""Running tests with changed rules, each change in a process that is forked for it.

A change inside a function is put into a process that has collected all tests already: the function gets other code.
What is executed on import must be changed before the import, in a process that has imported no rules.
"""

from __future__ import annotations

import functools
import gc
import importlib
import os
import pickle
import resource
import signal
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.machinery import SourceFileLoader
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FunctionType
from unittest import mock

import pytest
from hypothesis import Phase, settings

from scripts.mutate.changes import Change, changed

PACKAGE = "stolik.games.canasta"
WITHOUT = ("terminal", "xdist", "cacheprovider", "faker")
"""Plugins that are of no use here; that of Faker takes its time in every process."""

OPTIONS = [
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
    *(word for name in WITHOUT for word in ("-p", f"no:{name}")),
    "--assert=plain",
]
"""Hypothesis is imported here already; and nobody reads what a failing test says, so that its words need no work."""

TESTS = ("test_*.py", "canasta/**/test_*.py")
READS_TESTS = "test_rule_coverage.py"
"""What all games have in common, and the tests of the one; without those that read the tests alone."""

MEMORY = 4 << 30

UNKNOWN = 5.0
"""Seconds that are granted to a test whose time has not been taken."""


def files(tree: Path) -> list[str]:
    """The files of the tests that judge a change."""
    folder = tree / "tests/games"
    found = {path for pattern in TESTS for path in folder.glob(pattern) if path.name != READS_TESTS}
    return sorted(str(path.relative_to(tree)) for path in found)


def forked(work: Callable[[], object]) -> object:
    """What `work` returns in a process of its own; None if that process ended in any other way."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        os.close(reader)
        try:
            said = pickle.dumps(work())
            while said:
                said = said[os.write(writer, said) :]
        finally:
            if sys.exc_info()[0]:
                traceback.print_exc()
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        said = pipe.read()
    os.waitpid(child, 0)
    return pickle.loads(said) if said else None


def instead_of(codes: Mapping[str, CodeType]) -> None:
    """Let imports of modules of the package find these codes instead of those of their files."""
    original = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        package, _, module = name.rpartition(".")
        return codes[module] if package == PACKAGE and module in codes else original(loader, name)

    mock.patch.object(SourceFileLoader, "get_code", get_code).start()


def import_all(package: Path) -> None:
    """Import every module of the rules."""
    for path in sorted(package.glob("*.py")):
        importlib.import_module(f"{PACKAGE}.{path.stem}".removesuffix(".__init__"))


class Runner:
    """Collects all tests, and runs some of them until one fails."""

    def __init__(self) -> None:
        self.failed = ""

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """A failure need neither be made small nor explained."""
        vars(session.config.option)["tbstyle"] = "native"
        settings.register_profile("mutate", settings(), phases=(Phase.explicit, Phase.generate))
        settings.load_profile("mutate")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    def run(self, items: Sequence[pytest.Item], seconds: Mapping[str, float] | None = None) -> str:
        """The test that fails, or ""; with `seconds` the process ends if one takes far longer than it should."""
        for item, following in zip_longest(items, items[1:]):
            if seconds is not None:
                signal.setitimer(signal.ITIMER_PROF, 3 * seconds[item.nodeid] + 3)
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                break
        return self.failed


class Inside(Runner):
    """Tries changes inside functions, in a process that has imported the rules and collected all tests."""

    def __init__(
        self,
        package: Path,
        tests: Mapping[Change, Sequence[str]],
        seconds: Mapping[str, float],
        tell: Callable[[Change, str], None],
    ) -> None:
        """`tests` are those to run for each change; `tell` is told which one noticed it, if any."""
        super().__init__()
        self.package = package
        self.tests = tests
        self.seconds = seconds
        self.tell = tell

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        forget_results()
        gc.freeze()
        for change, names in self.tests.items():
            function = function_of(change)
            code = code_of(self.package, change)
            for part in change.function.split("."):
                code = next(inner for inner in code.co_consts if isinstance(inner, CodeType) and inner.co_name == part)
            self.tell(change, limited(partial(self.tried, function, code, [items[name] for name in names])))
        return True

    def tried(self, function: FunctionType, code: CodeType, items: Sequence[pytest.Item]) -> str:
        mock.patch.object(function, "__code__", code).start()
        return self.run(items, self.seconds)


class Before(Runner):
    """Tries one change that is made before the rules are imported."""

    def __init__(self, names: Sequence[str], others: Sequence[tuple[str, str]], seconds: Mapping[str, float]) -> None:
        """`names` are the tests to run first; then those of other files whose names contain what stands there."""
        super().__init__()
        self.names = names
        self.others = others
        self.seconds = seconds
        self.failed = "the tests cannot be collected"

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return True
        self.failed = ""
        items = {item.nodeid: item for item in session.items}
        chosen = [items.pop(name) for name in self.names if name in items]
        for file, part in self.others:
            chosen += [item for name, item in items.items() if name.startswith(f"{file}::") and part in name]
        self.run(chosen, {**dict.fromkeys(items, UNKNOWN), **self.seconds})
        return True


def before(
    package: Path,
    change: Change,
    names: Sequence[str],
    others: Sequence[tuple[str, str]],
    seconds: Mapping[str, float],
) -> str:
    """The test that notices a change made before the import, or "": one of these or of other files."""
    code = code_of(package, change)
    files = sorted({name.split("::")[0] for name in names} | {file for file, _ in others})

    def tried() -> str:
        signal.setitimer(signal.ITIMER_PROF, 60)
        instead_of({Path(change.path).stem: code})
        runner = Before(names, others, seconds)
        pytest.main([*OPTIONS, *files], plugins=[runner])
        return runner.failed

    return limited(tried)


def limited(work: Callable[[], str]) -> str:
    """What `work` returns in a process of its own, which must not take too much memory."""

    def inside() -> str:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        return work()

    found = forked(inside)
    return found if isinstance(found, str) else "the process ended"


def code_of(package: Path, change: Change) -> CodeType:
    return compile(changed(package, change), str(package / change.path), "exec")


def function_of(change: Change) -> FunctionType:
    """The function that a change is in."""
    found: object = importlib.import_module(f"{PACKAGE}.{Path(change.path).stem}")
    for part in change.function.split("."):
        found = vars(found)[part]
    found = getattr(found, "fget", None) or getattr(found, "__wrapped__", found)
    assert isinstance(found, FunctionType), change.text
    return found


def forget_results() -> None:
    """Empty all caches: what was collected has filled them with what the unchanged rules say."""
    for found in gc.get_objects():
        if isinstance(found, functools._lru_cache_wrapper):
            found.cache_clear()

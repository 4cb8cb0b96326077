"""Which tests are to judge a change.

One that is made before the import, such as that of a number in a table, needs processes of its own that import
everything anew, and what it changes is read all over the rules: all tests would take minutes for each change that none
of them notices. Tests that tell are asked instead, in two rounds:

- the tests of the files that name what was changed, and some seconds of those that reach a statement that reads it;
  those that reach little else come first;
- some seconds of those of the files that name what such statements bind on import, then of the quickest test of each
  statement that reads this, and of every statement of the rules; the counted ways of playing on; one golden record of
  each preset; and where the texts read the file, the rulebook.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from scripts.mutate import changes, trials
from scripts.mutate.changes import Change
from scripts.mutate.coverage import Coverage

WIDEST = 12
"""A name that stands in more test files tells nothing."""

FIRST = 3.0
SECOND = 5.0
"""Seconds of the tests that are chosen by what they reach, in each round."""

COUNTED = "tests/games/canasta/test_perft.py"
"""Every legal list of some positions, against the reference: what no short test shows."""

RECORDS = ("tests/record/test_golden.py", "4-greedy]")
RULEBOOK = ("tests/text/test_rulebook.py", "")

Others = list[tuple[str, str]]
"""Files with tests beside those of the games, each with what the names of the tests must contain."""


class Telling:
    """What the sources and the tests of a tree say about who reads what."""

    def __init__(self, tree: Path, package: Path, learned: Coverage, longest: float) -> None:
        self.package = package
        self.seconds = {name: took for name, took in learned.seconds.items() if took <= longest}
        self.quickest = quickest(learned, self.seconds)
        self.breadth = breadth(learned)
        self.imported = set(learned.imported)
        self.readers, self.bound = readers(package)
        self.words = {
            name: set(re.findall(r"\w+", (tree / name).read_text(encoding="utf-8"))) for name in trials.files(tree)
        }
        texts = "\n".join(path.read_text(encoding="utf-8") for path in sorted((tree / "src/stolik/text").glob("*.py")))
        self.shown = set(re.findall(r"stolik\.games\.canasta\.(\w+)", texts))

    def reaching(self, change: Change, seconds: float) -> list[str]:
        """The tests that reach a change inside a function, the quickest first; or so many seconds of them, and the
        counted ways of playing on.
        """
        names = self.quickest.get(change.place, [])
        if not seconds:
            return names
        counted = [name for name in names if name.split("::")[0] == COUNTED]
        narrow = self.within(seconds, sorted(names, key=self.breadth.__getitem__))
        return [*narrow, *(name for name in counted if name not in narrow)]

    def rounds(self, change: Change) -> Iterator[tuple[list[str], Others]]:
        """The tests for a change in two rounds: those of the games by name, and others."""
        changed = self.changed_names(change)
        direct = {place for name in changed for place in self.readers.get(name, set())} | {change.place}
        first = self.naming(changed)
        reaching = {name for place in direct for name in self.quickest.get(place, [])}
        first.update(self.within(FIRST, sorted(reaching - first, key=self.breadth.__getitem__)))
        if first:
            yield sorted(first, key=self.breadth.__getitem__), []
        known, places = self.reading(changed)
        further = [self.naming(known), self.one_each(places), self.one_each(self.quickest)]
        ordered = dict.fromkeys(name for some in further for name in sorted(some, key=self.seconds.__getitem__))
        chosen = self.within(SECOND, [name for name in ordered if name not in first])
        counted = [name for name in self.seconds if name.split("::")[0] == COUNTED and name not in first]
        others = [RECORDS, *([RULEBOOK] if Path(change.path).stem in self.shown else [])]
        yield list(dict.fromkeys([*chosen, *sorted(counted, key=self.seconds.__getitem__)])), others

    def within(self, seconds: float, names: Iterable[str]) -> list[str]:
        """Of these tests the first ones that take no longer."""
        chosen = []
        for name in names:
            seconds -= self.seconds[name]
            if seconds < 0:
                break
            chosen.append(name)
        return chosen

    def naming(self, names: set[str]) -> set[str]:
        """The tests of the files that name one of these."""
        files = {name: {file for file, words in self.words.items() if name in words} for name in names}
        telling = {file for found in files.values() if len(found) <= WIDEST for file in found}
        return {name for name in self.seconds if name.split("::")[0] in telling}

    def one_each(self, reached: Iterable[str]) -> set[str]:
        """The quickest test of each of these statements."""
        return {self.quickest[place][0] for place in reached if self.quickest.get(place)}

    def changed_names(self, change: Change) -> set[str]:
        """The names that the changed statement binds, or those of the function that it stands in."""
        if not change.function:
            return self.bound.get(change.place, set())
        return parts(change.function)

    def reading(self, names: set[str]) -> tuple[set[str], set[str]]:
        """What hangs on these names: all names bound on import, and the statements that read one of them."""
        found: set[str] = set()
        known = set(names)
        left = list(names)
        while left:
            for place in self.readers.get(left.pop(), set()) - found:
                found.add(place)
                new = self.bound.get(place, set()) - known if place in self.imported else set()
                known |= new
                left += new
        return known, found


def quickest(learned: Coverage, seconds: dict[str, float]) -> dict[str, list[str]]:
    """The tests that reach each statement, the quickest first."""
    names = list(learned.seconds)
    return {
        place: sorted((names[at] for at in numbers if names[at] in seconds), key=seconds.__getitem__)
        for place, numbers in learned.tests.items()
    }


def breadth(learned: Coverage) -> dict[str, int]:
    """How many statements each test reaches."""
    names = list(learned.seconds)
    reached = Counter(number for numbers in learned.tests.values() for number in numbers)
    return {name: reached[number] for number, name in enumerate(names)}


def readers(package: Path) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """The statements that mention each name, and the names that each statement binds."""
    mentioned: dict[str, set[str]] = {}
    bound: dict[str, set[str]] = {}
    for path in sorted(package.glob("*.py")):
        for node, function, statement in changes.places(ast.parse(path.read_text(encoding="utf-8"))):
            place = f"{path.name}:{statement.lineno}"
            # what a function that runs on import makes is what its name gives
            bound.setdefault(place, set()).update(parts(function) if function else bound_by(statement))
            if isinstance(node, ast.Name | ast.Attribute):
                name = node.id if isinstance(node, ast.Name) else node.attr
                mentioned.setdefault(name, set()).add(place)
    return mentioned, bound


def parts(function: str) -> set[str]:
    """The names of a class and a function in it; a special method is known by its class."""
    return {part for part in function.split(".") if not part.startswith("__")}


@cache
def bound_by(statement: ast.stmt) -> tuple[str, ...]:
    """The names that an assignment binds."""
    return tuple(_bound_by(statement))


def _bound_by(statement: ast.stmt) -> Iterator[str]:
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    for target in targets:
        for node in ast.walk(target) if target is not None else ():
            if isinstance(node, ast.Name):
                yield node.id

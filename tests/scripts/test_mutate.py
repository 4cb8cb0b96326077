"""Which changes the mutation tests make, and which of those that survive are known."""

from __future__ import annotations

import ast
from pathlib import Path

from scripts.mutate.changes import changed, changes
from scripts.mutate.coverage import Coverage
from scripts.mutate.known import known
from scripts.mutate.telling import Telling
from scripts.mutate.trials import Runner

RULES = '''
"""Words are not changed: 1 < 2."""

NONE: int = -1


class Core:
    """Not 1."""

    size: list[int] = [0] * (15 * 2)

    def next(self, seat: int = -1) -> int:
        """Add 1."""
        if not 0 <= seat < 4:
            return -1
        return (seat + 2) % 4 if seat & 1 else seat - 1
'''


def made(folder: Path) -> list[str]:
    """All changes of the rules above."""
    (folder / "core.py").write_text(RULES, encoding="utf-8")
    return [change.text for change in changes(folder, "core.py")]


def test_each_comparison_number_and_operator_is_changed_once(tmp_path: Path) -> None:
    line = "return (seat + 2) % 4 if seat & 1 else seat - 1"
    lines = [
        "return (seat + 3) % 4 if seat & 1 else seat - 1",
        "return (seat + 2) % 5 if seat & 1 else seat - 1",
        "return (seat + 2) % 4 if seat | 1 else seat - 1",
        "return (seat + 2) % 4 if seat & 2 else seat - 1",
        "return (seat + 2) % 4 if seat & 1 else seat + 1",
        "return (seat + 2) % 4 if seat & 1 else seat - 2",
    ]
    test = "if not 0 <= seat < 4:"
    tests = [
        "if not not 0 <= seat < 4:",
        "if not 0 < seat < 4:",
        "if not 0 <= seat <= 4:",
        "if not 1 <= seat < 4:",
        "if not 0 <= seat < 5:",
    ]
    assert sorted(made(tmp_path)) == sorted(
        [
            "core.py module: size: list[int] = [0] * (15 * 2)  ->  size: list[int] = [1] * (15 * 2)",
            *(f"core.py Core.next: {line}  ->  {other}" for other in lines),
            *(f"core.py Core.next: {test}  ->  {other}" for other in tests),
        ]
    )


def test_a_changed_tree_has_that_one_change(tmp_path: Path) -> None:
    made(tmp_path)
    for change in changes(tmp_path, "core.py"):
        lines = zip(
            ast.unparse(ast.parse(RULES)).splitlines(), ast.unparse(changed(tmp_path, change)).splitlines(), strict=True
        )
        (found,) = [(old.strip(), new.strip()) for old, new in lines if old != new]
        assert found == (change.before, change.after)


def test_a_change_is_known_by_its_line_in_a_block_of_code(tmp_path: Path) -> None:
    path = tmp_path / "survivors.md"
    path.write_text("# A  ->  B\n\nWhy.\n\n    core.py Core.next: a < b  ->  a <= b\n    nothing\n", encoding="utf-8")
    assert known(path) == {"core.py Core.next: a < b  ->  a <= b"}
    assert known(tmp_path / "none.md") == set()


def test_a_change_that_no_test_reaches_is_noticed_by_none() -> None:
    assert Runner().run([]) == ""


TABLES = """
WORTH = (50, 20)
DOUBLE = tuple(2 * worth for worth in WORTH)


def joker() -> int:
    return DOUBLE[0]


def two() -> int:
    return len("two")
"""


def test_a_changed_table_is_put_first_to_the_tests_that_name_it_then_to_those_that_reach_its_readers(
    tmp_path: Path,
) -> None:
    """The tuple of doubles reads the table on import, and `joker` reads that; no test reaches the table itself."""
    package, tests = tmp_path / "rules", tmp_path / "tests/games"
    package.mkdir()
    tests.mkdir(parents=True)
    (package / "worth.py").write_text(TABLES, encoding="utf-8")
    (tests / "test_named.py").write_text("from rules.worth import WORTH\n", encoding="utf-8")
    (tests / "test_other.py").write_text("from rules.worth import joker, two\n", encoding="utf-8")
    named, joker, two, slow = (
        f"tests/games/test_{name}" for name in ("named.py::a", "other.py::j", "other.py::t", "s")
    )
    learned = Coverage(
        {two: 0.1, joker: 0.2, named: 0.3, slow: 3.0},
        {"worth.py:7": [1, 3], "worth.py:11": [0]},
        ["worth.py:2", "worth.py:3", "worth.py:6", "worth.py:10"],
    )
    table, *_ = changes(package, "worth.py")
    (first, _), (second, others) = Telling(tmp_path, package, learned, longest=1).rounds(table)
    assert (first, second) == ([named], [joker, two])
    assert [file for file, _ in others] == ["tests/record/test_golden.py"]

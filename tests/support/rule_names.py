"""Which rules and cases the tests name: in marks, in docstrings, and in the table of what no test can hold."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
ROW = re.compile(r"^\| *([A-Z][\w-]*\d) *\| *([^|\s][^|]*?) *\|$", re.MULTILINE)


def excused(family: str) -> dict[str, str]:
    """The rules and cases of a family that no test can hold, with the reasons; its section has its name."""
    sections = (TESTS / "not_applicable.md").read_text(encoding="utf-8").split("\n## ")
    return dict(ROW.findall(next(section for section in sections if section.startswith(f"{family}\n"))))


@cache
def _functions(folder: Path) -> tuple[ast.FunctionDef, ...]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("test_*.py"))]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return tuple(node for node in nodes if node.name.startswith("test_"))


def marked() -> set[str]:
    """The rules that any test names with `@pytest.mark.rule(…)`."""
    found: set[str] = set()
    for test in _functions(TESTS):
        for call in test.decorator_list:
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
                found |= {str(ast.literal_eval(rule)) for rule in call.args}
    return found


def named(folder: str, pattern: str) -> set[str]:
    """The cases of this pattern that docstrings of tests below a folder name."""
    return {case for test in _functions(TESTS / folder) for case in re.findall(pattern, ast.get_docstring(test) or "")}

"""Every rule that is played is named by a test, every case too, and no test names what does not exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.games.canasta.rule_numbers import FIELD, QUESTIONS, RULES, WORKED

TESTS = Path(__file__).resolve().parents[2]
EXCUSED = re.compile(r"^\| *([A-Z][\w-]*\d) *\| *([^|\s][^|]*?) *\|$", re.MULTILINE)


def not_applicable() -> dict[str, str]:
    """The rules and cases that no test can hold, with the reasons."""
    return dict(EXCUSED.findall((TESTS / "not_applicable.md").read_text(encoding="utf-8")))


def functions(path: Path) -> list[ast.FunctionDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def marks(test: ast.FunctionDef) -> set[str]:
    """The rules that `@pytest.mark.rule(…)` names."""
    found: set[str] = set()
    for call in test.decorator_list:
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
            found |= {str(ast.literal_eval(rule)) for rule in call.args}
    return found


ALL_TESTS = [test for path in sorted(TESTS.rglob("test_*.py")) for test in functions(path)]
MARKED = {rule for test in ALL_TESTS for rule in marks(test)}
NAMED = {
    case
    for path in sorted((TESTS / "games" / "canasta" / "rules").glob("test_*.py"))
    for test in functions(path)
    for case in re.findall(r"\b(?:[A-EP]-T|[C-E]-Q|[CS])\d+\b", ast.get_docstring(test) or "")
}


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_named_by_a_test_or_excused(rule: str) -> None:
    assert (rule in MARKED) != (rule in not_applicable())


@pytest.mark.parametrize("case", [*WORKED, *QUESTIONS, *FIELD])
def test_every_case_is_named_by_a_test_or_excused(case: str) -> None:
    assert (case in NAMED) != (case in not_applicable())


def test_no_test_names_a_rule_or_case_that_does_not_exist() -> None:
    assert {rule for rule in MARKED if re.fullmatch(r"[A-EP]\d+", rule)} <= set(RULES)
    assert {rule for rule in MARKED if not re.fullmatch(r"[A-Z]+\d+|[A-Z][a-z]+-\d+", rule)} == set()
    assert {*WORKED, *QUESTIONS, *FIELD} >= NAMED


def test_every_excuse_is_of_a_rule_or_case_and_has_a_reason() -> None:
    assert set(not_applicable()) <= {*RULES, *WORKED, *QUESTIONS, *FIELD}
    assert set(not_applicable()) == {"A58", "A78", "B7", "B67", "E-Q10"}
    assert all(len(reason) > 20 for reason in not_applicable().values())

"""Every rule that is played is named by a test, every case too, and no test names what does not exist."""

from __future__ import annotations

import re

import pytest

from tests.games.canasta.rule_numbers import FIELD, QUESTIONS, RULES, WORKED
from tests.support.rule_names import excused, marked, named

EXCUSED = excused("Kanasta")
MARKED = marked()
NAMED = named("games/canasta/rules", r"\b(?:[A-EP]-T|[C-E]-Q|[CS])\d+\b")


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_named_by_a_test_or_excused(rule: str) -> None:
    assert (rule in MARKED) != (rule in EXCUSED)


@pytest.mark.parametrize("case", [*WORKED, *QUESTIONS, *FIELD])
def test_every_case_is_named_by_a_test_or_excused(case: str) -> None:
    assert (case in NAMED) != (case in EXCUSED)


def test_no_test_names_a_rule_or_case_that_does_not_exist() -> None:
    assert {rule for rule in MARKED if re.fullmatch(r"[A-EP]\d+", rule)} <= set(RULES)
    assert {rule for rule in MARKED if not re.fullmatch(r"[A-Z]+\d+|[A-Z][a-z]+-\d+", rule)} == set()
    assert {*WORKED, *QUESTIONS, *FIELD} >= NAMED


def test_every_excuse_is_of_a_rule_or_case_and_has_a_reason() -> None:
    assert set(EXCUSED) <= {*RULES, *WORKED, *QUESTIONS, *FIELD}
    assert set(EXCUSED) == {"A58", "A78", "B7", "B67", "E-Q10"}
    assert all(len(reason) > 20 for reason in EXCUSED.values())

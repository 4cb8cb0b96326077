"""Every rule that is played is named by a test, every case too, and no test names what does not exist."""

from __future__ import annotations

import re

import pytest

from tests.games.cassino.rule_numbers import FIELD, QUESTIONS, RULES, WORKED
from tests.support.rule_names import excused, marked, named

EXCUSED = excused("Cassino")
MARKED = {rule for rule in marked() if rule.startswith("Cassino-")}
NAMED = named("games/cassino", r"\b(?:K-|KA|K)\d+\b")


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_named_by_a_test_or_excused(rule: str) -> None:
    assert (rule in MARKED) != (rule in EXCUSED)


@pytest.mark.parametrize("case", [*WORKED, *QUESTIONS, *FIELD])
def test_every_case_is_named_by_a_test_or_excused(case: str) -> None:
    assert (case in NAMED) != (case in EXCUSED)


def test_no_test_names_a_rule_or_case_that_does_not_exist() -> None:
    assert set(RULES) >= MARKED
    assert {*WORKED, *QUESTIONS, *FIELD} >= NAMED


def test_every_excuse_is_of_a_rule_or_case_and_has_a_reason() -> None:
    assert set(EXCUSED) == {"Cassino-74", "K24"}
    assert all(len(reason) > 20 for reason in EXCUSED.values())
    assert all(re.fullmatch(r"Cassino-\d+|K\d+", name) for name in EXCUSED)

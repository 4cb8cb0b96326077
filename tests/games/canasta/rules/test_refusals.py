"""Every code of a refusal is provoked, and names its rule and its parameters."""

from __future__ import annotations

import pytest

from stolik.games.action import Play
from stolik.games.canasta.faults import Fault
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.steps import NUMBER_OF
from stolik.games.violation import RuleViolation
from tests.games.canasta.rules.refusals import REFUSALS, Refusal
from tests.support.positions import do, table


def attempt(state: CanastaState, step: str) -> None:
    """Do what the text means, or with `#` the step of the family's list."""
    if step.startswith("#"):
        state.apply(state.core.rules.actions[NUMBER_OF[step[1:]]])
        return
    meant = state.parse(step)
    if isinstance(meant, Play):
        state.apply_play(meant)
    else:
        state.apply(meant)


@pytest.mark.parametrize("case", REFUSALS, ids=[f"{case.fault.value}: {case.step}" for case in REFUSALS])
def test_a_refusal_has_its_code_its_rule_and_its_parameters(case: Refusal) -> None:
    state = table(*case.lines, preset=case.preset, **case.options)
    do(state, *case.before)
    before = state.text()
    with pytest.raises(RuleViolation) as caught:
        attempt(state, case.step)
    found = caught.value
    assert (found.code, found.rule, found.params) == (case.fault.value, case.rule, case.params)
    assert state.text() == before


def test_every_code_is_provoked() -> None:
    assert set(Fault) - {case.fault for case in REFUSALS} == set()

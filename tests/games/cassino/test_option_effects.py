"""Every option has an effect: at one position at least, each pair of neighbouring values differs as the rules say."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stolik.games.cassino.options import SCHEMA
from stolik.games.option import value_text
from tests.games.cassino.option_effects import EFFECTS, Effect


def name(effect: Effect) -> str:
    return f"{effect.option}: {effect.values[0]} / {effect.values[1]}"


@pytest.mark.parametrize("effect", EFFECTS, ids=[name(effect) for effect in EFFECTS])
def test_neighbouring_values_differ_as_the_rules_say(effect: Effect) -> None:
    assert effect.first != effect.second
    assert [effect.see(effect.state(value)) for value in effect.values] == [effect.first, effect.second]


def test_every_pair_of_neighbouring_values_has_a_position() -> None:
    found = {(effect.option, *effect.values) for effect in EFFECTS}
    texts = {option.name: [value_text(value) for value in option.values] for option in SCHEMA.options}
    assert found == {(option, *pair) for option, values in texts.items() for pair in pairwise(values)}

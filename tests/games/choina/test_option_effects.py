"""Every option has an effect: at one position at least, each pair of neighbouring values differs as the rules say."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stolik.games.choina.options import SCHEMA
from stolik.games.option import value_text
from tests.games.choina.option_effects import EFFECTS, Effect

Pair = tuple[str, str, str]


def name(effect: Effect) -> str:
    return f"{effect.option}: {value_text(effect.values[0])} / {value_text(effect.values[1])}"


@pytest.mark.parametrize("effect", EFFECTS, ids=[name(effect) for effect in EFFECTS])
def test_neighbouring_values_differ_as_the_rules_say(effect: Effect) -> None:
    assert effect.first != effect.second
    assert [effect.see(effect.state(value)) for value in effect.values] == [effect.first, effect.second]


def neighbours() -> set[Pair]:
    """Every option with each pair of its neighbouring values."""
    pairs = set()
    for option in SCHEMA.options:
        texts = [value_text(value) for value in option.values]
        pairs |= {(option.name, first, second) for first, second in pairwise(texts)}
    return pairs


def test_every_pair_of_neighbouring_values_has_a_position() -> None:
    found = {(effect.option, value_text(effect.values[0]), value_text(effect.values[1])) for effect in EFFECTS}
    assert neighbours() == found

"""Who plays with whom."""

from __future__ import annotations

from stolik.games.canasta.options import SCHEMA as CANASTA
from stolik.games.canasta.rules import Rules
from stolik.games.option import RuleSet
from stolik.games.registry import schema_of


def sides_of(rule_set: RuleSet) -> tuple[int, ...]:
    """The side of each seat."""
    if schema_of(rule_set.preset) is CANASTA:
        return tuple(Rules(rule_set).side_of)
    return tuple(range(rule_set.number("players")))

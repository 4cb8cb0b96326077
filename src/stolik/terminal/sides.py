"""Who plays with whom."""

from __future__ import annotations

from stolik.games.canasta.options import SCHEMA as CANASTA
from stolik.games.canasta.rules import Rules
from stolik.games.cassino.options import SCHEMA as CASSINO
from stolik.games.cassino.rules import Rules as CassinoRules
from stolik.games.option import RuleSet
from stolik.games.registry import schema_of


def sides_of(rule_set: RuleSet) -> tuple[int, ...]:
    """The side of each seat."""
    if schema_of(rule_set.preset) is CANASTA:
        return tuple(Rules(rule_set).side_of)
    if schema_of(rule_set.preset) is CASSINO:
        rules = CassinoRules(rule_set)
        return tuple(map(rules.side, range(rules.players)))
    return tuple(range(rule_set.number("players")))

"""The families of games by their rule sets."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.options import SCHEMA as CANASTA
from stolik.games.cassino.options import SCHEMA as CASSINO
from stolik.games.choina.options import SCHEMA as CHOINA
from stolik.games.option import RuleSet
from stolik.games.registry import schema_of
from stolik.terminal.canasta.family import Canasta
from stolik.terminal.cassino.family import Cassino
from stolik.terminal.choina.family import Choina
from stolik.terminal.family import Family

_FAMILIES: Final[dict[str, Family]] = {
    CANASTA.family: Canasta(),
    CHOINA.family: Choina(),
    CASSINO.family: Cassino(),
}


def family_of(rule_set: RuleSet) -> Family:
    """How the terminal shows the games of a rule set."""
    return _FAMILIES[schema_of(rule_set.preset).family]

"""The games that can be played, by the name of their preset."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from stolik.games.canasta.options import SCHEMA as CANASTA
from stolik.games.canasta.state import CanastaGame
from stolik.games.cassino.options import SCHEMA as CASSINO
from stolik.games.cassino.state import CassinoGame
from stolik.games.choina.options import SCHEMA as CHOINA
from stolik.games.choina.state import ChoinaGame
from stolik.games.game import Game
from stolik.games.option import RuleSet, Schema, Value, find_schema

_FAMILIES: tuple[tuple[Schema, Callable[[RuleSet], Game]], ...] = (
    (CANASTA, CanastaGame),
    (CHOINA, ChoinaGame),
    (CASSINO, CassinoGame),
)

SCHEMAS = tuple(schema for schema, _ in _FAMILIES)


def game(name: str, **options: Value) -> Game:
    """The game of a preset with some options changed. Raises GameError, which lists what is allowed."""
    return game_of(find_schema(name, SCHEMAS).rule_set(name, options))


def parse_rule_set(text: str) -> RuleSet:
    """The rule set of a text such as `kurnik@1 players=4`. Raises GameError."""
    words = text.replace("@", " ", 1).split()
    return find_schema(words[0] if words else "", SCHEMAS).parse(text)


@lru_cache(maxsize=64)
def game_of(rule_set: RuleSet) -> Game:
    """The game of a rule set; its numbers and actions, which take a while to make, are made once."""
    schema = schema_of(rule_set.preset)
    return next(make for family, make in _FAMILIES if family is schema)(rule_set)


def schema_of(name: str) -> Schema:
    """The option schema of a preset. Raises GameError."""
    return find_schema(name, SCHEMAS)

"""Stolik, the open card table for kanasta and its kin.

`stolik.game("kurnik", players=4).deal(seed=7)` is a match; see docs/notation.md for the texts of cards, actions, plays
and positions.
"""

from stolik.games.action import Action, Play
from stolik.games.game import Game, Need, State, View
from stolik.games.option import GameError, RuleSet
from stolik.games.registry import game, parse_rule_set
from stolik.games.violation import NotationError, RuleViolation

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Game",
    "GameError",
    "Need",
    "NotationError",
    "Play",
    "RuleSet",
    "RuleViolation",
    "State",
    "View",
    "game",
    "parse_rule_set",
]

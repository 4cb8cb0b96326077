"""A bot's choice in another process: what goes there and what comes back are plain values."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from stolik.bots.registry import bot
from stolik.games.game import Game
from stolik.games.registry import game_of, parse_rule_set
from stolik.table.bot_turn import bot_choice


@dataclass(frozen=True)
class BotTask:
    """All that a bot's choice depends on, and the number of the log's last entry when it was asked for."""

    rules: str
    position: str
    seat: int
    level: str
    seed: int
    number: int


def think(rules: str, position: str, seat: int, level: str, seed: int) -> tuple[str, str]:
    """The action that the bot of a seat chooses from what this seat may know, and what went wrong, if anything did."""
    state = known_game(rules).position(position)
    if state.seat != seat:
        raise ValueError(f"seat {seat} is not in turn")
    choice = bot_choice(state, bot(level), seed)
    return choice.action.text, choice.fault


@lru_cache(maxsize=64)
def known_game(rules: str) -> Game:
    """The game of a rule set, kept: positions of it come one after the other."""
    return game_of(parse_rule_set(rules))

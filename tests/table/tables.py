"""Tables for tests."""

from __future__ import annotations

from stolik.games.registry import parse_rule_set
from stolik.table.seat import Seat
from stolik.table.table import Listener, Table

BOTS = ("greedy", "plain", "random", "greedy")
NAMES = ("Ala", "Olek", "Ola", "Staś")


def table_of(rules: str, *bots: str, seed: int = 7, position: str = "", listener: Listener | None = None) -> Table:
    """A table of these rules; an empty text among the bots is a person."""
    rule_set = parse_rule_set(rules)
    seats = [Seat(name, bot) for name, bot in zip(NAMES, bots, strict=False)][: rule_set.number("players")]
    table = Table(rule_set, seed, seats, position=position, listener=listener)
    table.supply()
    return table


def play_out(table: Table, most: int = 100_000) -> None:
    """Let bots act until the match is over."""
    for _ in range(most):
        if table.is_over:
            return
        table.play_bot()

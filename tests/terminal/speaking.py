"""Words and tables for tests of what is shown."""

from __future__ import annotations

from stolik.games.canasta.view import CanastaView
from stolik.games.registry import parse_rule_set
from stolik.table.seat import Seat
from stolik.table.table import Table
from stolik.terminal.start import NAMES
from stolik.terminal.words import Words

TWO = "kurnik@1"
FOUR = "kurnik@1 players=4 ask_partner=go_out"


def seats_of(rules: str) -> list[Seat]:
    players = parse_rule_set(rules).number("players")
    return [Seat("Ala"), *(Seat(name, "plain") for name in NAMES[: players - 1])]


def words_of(language: str, rules: str = TWO, me: int = 0) -> Words:
    return Words(language, seats_of(rules), parse_rule_set(rules), me)


def table_at(*lines: str, rules: str = TWO) -> Table:
    """A table with this position; the person has seat 0."""
    text = "\n".join([rules, "deal 1 dealer 1", *lines, ""])
    return Table(parse_rule_set(rules), 7, seats_of(rules), position=text)


def own_view(table: Table) -> CanastaView:
    view = table.view(0)
    assert isinstance(view, CanastaView)
    return view

"""Tables of Cassino for tests of what is shown."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.games.cassino.core import Core
from stolik.games.cassino.view import CassinoView
from stolik.games.registry import parse_rule_set
from stolik.table.table import Table
from stolik.terminal.families import family_of
from stolik.terminal.family import Scene
from stolik.terminal.hand import Order
from tests.terminal.speaking import seats_of, words_of

RULES = "cassino@1"
THREE = "cassino@1 players=3"
SCENE = (
    "deal 2 dealer 2",
    "scores 7 4 3",
    "turn 0",
    "last 1",
    "hand 0: As 8d 9c",
    "table 3d 5c Ks",
    "build 1 8: 2s 6h",
)
"""Eight of diamonds takes three and five, and the build; the ace makes nine of both, for there is a nine."""
THIRTY = " ".join(f"{rank}{suit}" for rank in ("A", *range(2, 8)) for suit in "cdhs") + " 8c 8h"
"""Thirty loose cards: all up to the sevens, and two eights."""


def table_of(*lines: str, rules: str = RULES) -> Table:
    """A table with this position; the person has seat 0."""
    return Table(parse_rule_set(rules), 7, seats_of(rules), position="\n".join([rules, *lines, ""]))


def own_core(table: Table) -> Core:
    """What the person knows of the match."""
    view = table.view(0)
    assert isinstance(view, CassinoView)
    return view.own_core()


def drawn(
    table: Table,
    language: str = "en",
    *,
    size: tuple[int, int] = (80, 24),
    news: Sequence[str] = (),
    order: Order = Order.RANK,
    open_piles: bool = False,
) -> list[str]:
    """The screen as lines."""
    words = words_of(language, table.rule_set.text)
    family, view = family_of(table.rule_set), table.view(0)
    menu = family.menu(table.state, view, words)
    scene = Scene(order, news, menu, *size, open_piles=open_piles)
    return [line.plain for line in family.frame(view, words, scene)]

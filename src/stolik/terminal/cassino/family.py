"""The Cassino family at the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from stolik.games.cassino.notation import parse
from stolik.games.cassino.rules import Rules
from stolik.games.cassino.view import CassinoView
from stolik.games.event import Event
from stolik.games.game import State, View
from stolik.games.option import RuleSet
from stolik.table.table import Table
from stolik.terminal.cassino.advice import meant, obvious
from stolik.terminal.cassino.card_lines import cards_of_line
from stolik.terminal.cassino.frame import centre, sides, table_and_hand
from stolik.terminal.cassino.hand import card_groups
from stolik.terminal.cassino.menu import GROUPS, menu_of
from stolik.terminal.cassino.piles import pile_lines, piles_of
from stolik.terminal.cassino.texts import move_text
from stolik.terminal.cassino.typing import TONGUE
from stolik.terminal.family import Family, HelpRow, Scene
from stolik.terminal.hand import Order
from stolik.terminal.menu import Menu
from stolik.terminal.words import Words

HINTS = ("choice", "names", "cards", "languages")


class Cassino(Family):
    """Cassino: a turn is one whole move, told in one line."""

    undo = False
    tongue = TONGUE

    def order(self, rule_set: RuleSet) -> Order:  # noqa: ARG002  values matter, suits hardly do
        return Order.RANK

    def hand(self, cards: Sequence[int], order: Order, words: Words) -> list[str]:
        return card_groups(cards, order, words)

    def table_and_hand(self, view: View, words: Words, scene: Scene) -> tuple[list[str], list[str]]:
        return table_and_hand(_seen(view), words, scene)

    def open_table(self, state: State, words: Words, width: int) -> tuple[list[str], list[str]]:
        view = _seen(state.view(-1))
        table = [*sides(view, words, width, open_piles=False), *centre(view, words, width)]
        return table, pile_lines(view.piles, words, width)

    def menu(self, state: State, view: View, words: Words) -> Menu:  # noqa: ARG002  the view has it all
        return menu_of(_seen(view), words)

    def obvious(self, table: Table, view: View) -> Iterable[str]:  # noqa: ARG002  the view has it all
        return obvious(_seen(view))

    def help_rows(self, words: Words) -> list[HelpRow]:  # noqa: ARG002  the same in every game
        return [
            *((f"type-{verb}", f"help-{verb}-cassino") for verb in GROUPS),
            ("type-card", "help-card"),
            *(("", f"help-{name}-cassino") for name in HINTS),
        ]

    def shorts(self, view: View) -> Mapping[str, str]:  # noqa: ARG002  nobody is asked anything
        return {}

    def silence(self, view: View) -> str:  # noqa: ARG002  nobody is asked out of turn
        return ""

    def said(self, view: View, text: str, words: Words) -> str:
        core = _seen(view).own_core()
        return move_text(core, parse(core, text), words)

    def meant(self, table: Table, text: str, typed: str, words: Words) -> list[str]:
        view = _seen(table.view(words.me))
        return meant(table, view, cards_of_line(table, view, text, typed), words) if view.acts else []

    def captured(self, view: View, words: Words, width: int) -> list[str]:
        return pile_lines(_seen(view).piles, words, width)

    def looked_through(self, events: Sequence[Event], words: Words, width: int) -> list[str]:
        return pile_lines(piles_of(events, Rules(words.rule_set)), words, width)


def _seen(view: View) -> CassinoView:
    assert isinstance(view, CassinoView)
    return view

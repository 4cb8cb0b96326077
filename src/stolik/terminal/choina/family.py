"""The Choina family at the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from stolik.games.choina.core import ANSWER, CLAIM
from stolik.games.choina.view import ChoinaView
from stolik.games.game import State, View
from stolik.games.option import RuleSet
from stolik.table.table import Table
from stolik.terminal.choina.advice import obvious
from stolik.terminal.choina.frame import contract_text, pile, seats, table_and_hand
from stolik.terminal.choina.hand import hand_groups
from stolik.terminal.choina.menu import menu_of
from stolik.terminal.family import Family, HelpRow, Scene
from stolik.terminal.hand import Order
from stolik.terminal.menu import Menu
from stolik.terminal.words import Words

MAY_I = ("a", "y", "t", "tak", "yes", "ask", "czy można", "czy mozna", "may i")
NOT_ASKING = ("", "n", "p", "nie", "no")
YOU_MAY = ("a", "y", "t", "m", "tak", "yes", "można", "mozna", "you may")
YOU_MAY_NOT = ("n", "r", "nie", "no", "nie można", "nie mozna", "you may not")
ACTIONS = ("draw", "take", "buy", "ask", "pass", "allow", "refuse", "lay", "run", "add", "discard")
HINTS = ("plays", "melds", "cards", "languages")


class Choina(Family):
    """Choina and May I?"""

    minus = True
    open_order = Order.SUIT
    claims = True

    def order(self, rule_set: RuleSet) -> Order:  # noqa: ARG002  there are always sequences
        return Order.SUIT

    def hand(self, cards: Sequence[int], order: Order, words: Words) -> list[str]:
        return hand_groups(cards, order, words)

    def table_and_hand(self, view: View, words: Words, scene: Scene) -> tuple[list[str], list[str]]:
        return table_and_hand(_seen(view), words, scene)

    def open_table(self, state: State, words: Words, width: int) -> tuple[list[str], list[str]]:
        view = _seen(state.view(-1))
        return seats(view, words, width, contract_text(view, words)), pile(view, words, width)

    def menu(self, state: State, view: View, words: Words) -> Menu:  # noqa: ARG002  the view has it all
        return menu_of(_seen(view), words)

    def obvious(self, table: Table, view: View) -> Iterable[str]:  # noqa: ARG002  the view has it all
        return obvious(_seen(view))

    def help_rows(self, words: Words) -> list[HelpRow]:  # noqa: ARG002  the same in every game
        rows = [(f"type-{verb}", f"help-{verb}-choina") for verb in ACTIONS]
        return rows + [("", f"help-{name}-choina") for name in HINTS]

    def shorts(self, view: View) -> Mapping[str, str]:
        phase = _seen(view).phase
        if phase == CLAIM:
            return dict.fromkeys(MAY_I, "ask") | dict.fromkeys(NOT_ASKING, "pass")
        if phase == ANSWER:
            return dict.fromkeys(YOU_MAY, "allow") | dict.fromkeys(YOU_MAY_NOT, "refuse")
        return {}

    def silence(self, view: View) -> str:
        return "pass" if _seen(view).phase == CLAIM else ""


def _seen(view: View) -> ChoinaView:
    assert isinstance(view, ChoinaView)
    return view

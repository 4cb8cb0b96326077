"""The kanasta family at the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from stolik.desk.canasta.double_out import whole_hand
from stolik.games.action import Play
from stolik.games.canasta.core import ANSWER, DOUBLE
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.view import CanastaView
from stolik.games.game import State, View
from stolik.games.option import RuleSet
from stolik.table.table import Table
from stolik.terminal.canasta.advice import obvious
from stolik.terminal.canasta.frame import table_and_hand
from stolik.terminal.canasta.hand import best_order, hand_groups
from stolik.terminal.canasta.help import help_rows
from stolik.terminal.canasta.melds import meld_texts, red_three_text
from stolik.terminal.canasta.menu import menu_of
from stolik.terminal.family import Family, HelpRow, Scene
from stolik.terminal.hand import Order
from stolik.terminal.menu import Menu
from stolik.terminal.paint import flow, title
from stolik.terminal.words import Words


class Canasta(Family):
    """Kanasta, samba, combo and the like."""

    def order(self, rule_set: RuleSet) -> Order:
        return best_order(Rules(rule_set))

    def hand(self, cards: Sequence[int], order: Order, words: Words) -> list[str]:
        return hand_groups(cards, order, words)

    def table_and_hand(self, view: View, words: Words, scene: Scene) -> tuple[list[str], list[str]]:
        return table_and_hand(_seen(view), words, scene)

    def open_table(self, state: State, words: Words, width: int) -> tuple[list[str], list[str]]:
        assert isinstance(state, CanastaState)
        view = _seen(state.view(-1))
        lines: list[str] = []
        for side in range(view.rules.sides):
            parts = [words.side_name(side), *red_three_text(view, side, words)]
            melds = meld_texts(view, side, words)
            lines += [*title(parts, width), *(flow(melds, width) if melds else [" " + words.say("side-no-melds")])]
        pile = words.say("replay-pile", count=len(view.pile), cards=words.cards(view.pile))
        table = [words.say("table-stock", count=view.stock_size), pile]
        if view.under:
            table.append(words.say("replay-under", cards=words.cards(state.core.under)))
        return lines, [*title([words.say("title-table")], width), *flow(table, width)]

    def menu(self, state: State, view: View, words: Words) -> Menu:  # noqa: ARG002  the list needs no sentences
        """After the partner has gone out, the whole hand in one play too."""
        seen = _seen(view)
        if seen.phase != DOUBLE:
            return menu_of(seen)
        assert isinstance(state, CanastaState)
        whole = state.parse(whole_hand(state.core))
        return menu_of(seen, whole if isinstance(whole, Play) else None)

    def obvious(self, table: Table, view: View) -> Iterable[str]:
        return obvious(table, _seen(view))

    def help_rows(self, words: Words) -> list[HelpRow]:
        return help_rows(words)

    def shorts(self, view: View) -> Mapping[str, str]:
        # the partner waits for yes or no
        return {"t": "yes"} if _seen(view).phase == ANSWER else {}

    def silence(self, view: View) -> str:  # noqa: ARG002  nobody is asked out of turn
        return ""


def _seen(view: View) -> CanastaView:
    assert isinstance(view, CanastaView)
    return view

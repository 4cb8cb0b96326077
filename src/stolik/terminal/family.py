"""What the terminal must know of a family of games to show its tables."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from stolik.games.event import Event
from stolik.games.game import State, View
from stolik.games.option import RuleSet
from stolik.table.table import Table
from stolik.terminal.commands import TONGUE, Tongue
from stolik.terminal.hand import Order
from stolik.terminal.menu import Menu
from stolik.terminal.paint import flow, painted, title
from stolik.terminal.words import Words

LEAST_NEWS: Final = 2
PROMPT_LINES: Final = 1
HelpRow = tuple[str, str]
"""The ids of how something is typed and of what it does; the first is empty for a whole paragraph."""


@dataclass(frozen=True)
class Scene:
    """What is drawn beside the match itself: how the hand is sorted, what happened, what can be done, the room.

    `silent`: the person has said not to be asked. `open_piles`: what captured piles hold is shown at this table.
    """

    order: Order
    news: Sequence[str]
    menu: Menu
    width: int
    height: int
    can_undo: bool = False
    silent: bool = False
    open_piles: bool = False


class Family(ABC):
    """A family of games at the terminal."""

    minus = False
    """Whether a match is written down with points against somebody in a column of their own."""

    open_order = Order.RANK
    """How the hands of a match that is over are shown."""

    claims = False
    """Whether somebody can be asked who is not in turn, and may say that he does not want to be."""

    undo = True
    """Whether a turn has several steps, so that some can be taken back."""

    tongue: Tongue = TONGUE
    """How its actions are typed."""

    @abstractmethod
    def order(self, rule_set: RuleSet) -> Order:
        """How a hand is best held."""

    @abstractmethod
    def hand(self, cards: Sequence[int], order: Order, words: Words) -> list[str]:
        """The cards of a hand in groups."""

    def frame(self, view: View, words: Words, scene: Scene) -> list[Text]:
        """The whole table as a person sees it, and between its parts so many of the last news as there is room for."""
        above, below = self.table_and_hand(view, words, scene)
        told = [line for sentence in scene.news for line in flow([sentence], scene.width, hang=2)]
        room = max(scene.height - PROMPT_LINES - len(above) - len(below) - 1, LEAST_NEWS)
        middle = [*title([words.say("title-news")], scene.width), *told[-room:]] if told else []
        return [painted(line) for line in [*above, *middle, *below]]

    @abstractmethod
    def table_and_hand(self, view: View, words: Words, scene: Scene) -> tuple[list[str], list[str]]:
        """The lines of the table, and those of the person's hand and choices."""

    @abstractmethod
    def open_table(self, state: State, words: Words, width: int) -> tuple[list[str], list[str]]:
        """What lies on the table, for those who see everything: the melds of all, then stock and pile."""

    @abstractmethod
    def menu(self, state: State, view: View, words: Words) -> Menu:
        """What the person can do."""

    @abstractmethod
    def obvious(self, table: Table, view: View) -> Iterable[str]:
        """The actions that a player would think of, legal or not."""

    @abstractmethod
    def help_rows(self, words: Words) -> list[HelpRow]:
        """The actions that there are, and how they are written."""

    @abstractmethod
    def shorts(self, view: View) -> Mapping[str, str]:
        """What whole lines mean at this moment, beyond what they mean always; the empty line too."""

    @abstractmethod
    def silence(self, view: View) -> str:
        """The action with which somebody answers who does not want to be asked; empty where he must speak."""

    def said(self, view: View, text: str, words: Words) -> str:  # noqa: ARG002  most texts say it all
        """A legal action of the seat that looks, or what follows it in the turn, as it can be typed and is listed."""
        return words.action(text)

    def meant(self, table: Table, text: str, typed: str, words: Words) -> list[str]:  # noqa: ARG002  most need verbs
        """What could be done with a line of cards alone, or why nothing; no lines where it says nothing.

        `text` is the line as an action, `typed` as it was written. Raises NotationError.
        """
        return []

    def captured(self, view: View, words: Words, width: int) -> list[str]:  # noqa: ARG002
        """What the captured piles hold."""
        return []

    def looked_through(self, events: Sequence[Event], words: Words, width: int) -> list[str]:  # noqa: ARG002
        """What everybody looks at after a deal, beside its score; `events` are those of the deal."""
        return []

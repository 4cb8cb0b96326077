"""What every game offers: the contract of games, states and views.

A game is a rule set that can be dealt. A state is the whole truth of one match; it waits for a seat or for a deck order
and is changed by actions and orders alone, so that a replay gives equal events. A view is what one seat may know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Final

from stolik.decks import DeckSource
from stolik.games.action import Action, Play
from stolik.games.deal_score import DealScore
from stolik.games.event import Event
from stolik.games.option import RuleSet


class Need(Enum):
    """What a state waits for."""

    SEAT = "seat"
    """The seat `state.seat` must act."""
    DECK = "deck"
    """The cards of `state.deck()` must be put in order: `state.supply(order)`."""
    OVER = "over"
    """Nothing: the match is over."""


class History:
    """One thing that happened in a match, and all before it; copies of a state share what they have in common."""

    __slots__ = ("before", "entry")

    def __init__(self, before: History | None, entry: Action | tuple[int, ...]) -> None:
        self.before = before
        self.entry = entry

    def entries(self) -> list[Action | tuple[int, ...]]:
        """All that happened, from the beginning on."""
        found: list[Action | tuple[int, ...]] = []
        at: History | None = self
        while at is not None:
            found.append(at.entry)
            at = at.before
        found.reverse()
        return found


class Question:
    """What a seat is asked that must act, where the others do not wait for it for long.

    `silence` is the action that stands for no answer. Sealed answers are opened together when the time is over, so
    that nobody can tell from how soon they came what a hand wants.
    """

    __slots__ = ("sealed", "silence")

    def __init__(self, silence: Action, *, sealed: bool) -> None:
        self.silence: Final = silence
        self.sealed: Final = sealed


class View(ABC):
    """What one seat (or, with seat -1, a spectator) may know of a state. It never changes."""

    @property
    @abstractmethod
    def seat(self) -> int:
        """The seat that looks, or -1."""

    @property
    @abstractmethod
    def legal(self) -> Sequence[Action]:
        """The legal actions, if it is this seat's turn."""

    def moves(self) -> Iterator[Action]:
        """The legal actions one after the other, made as they are wanted where there may be very many."""
        return iter(self.legal)

    def allows(self, action: Action) -> bool:
        """Whether an action is one of the legal ones."""
        return action in self.legal

    def pick(self, choose: Callable[[int], int]) -> Action:
        """A legal action by choices that `choose` makes: of a number of things it says which, from 0."""
        actions = self.legal
        return actions[choose(len(actions))]

    @property
    def losing(self) -> Sequence[Action]:
        """Those after which the match is lost whatever follows in the turn; a person confirms them, bots avoid them."""
        return ()

    @abstractmethod
    def unseen(self) -> list[int]:
        """The cards this seat cannot place: the stock, and other hands less what is publicly known of them."""

    @abstractmethod
    def world(self, hands: Mapping[int, Sequence[int]], stock: Sequence[int]) -> State:
        """A state that agrees with the view, with these whole hands of the other seats and this stock, top card first;
        cards that lie face down elsewhere follow it.

        Raises WorldError if they do not agree with what the view shows.
        """


class WorldError(ValueError):
    """Hands and stock that do not agree with a view: a code, and the seat that does not fit (-1: the stock)."""

    def __init__(self, code: str, seat: int) -> None:
        super().__init__(f"{code} (seat {seat})")
        self.code = code
        self.seat = seat


class State(ABC):
    """The whole truth of one match."""

    @property
    @abstractmethod
    def rule_set(self) -> RuleSet:
        """The rules that are played."""

    @property
    @abstractmethod
    def need(self) -> Need:
        """What the state waits for."""

    @property
    @abstractmethod
    def seat(self) -> int | None:
        """The seat that must act, else None."""

    @property
    def question(self) -> Question | None:
        """What the seat that must act is asked, where saying nothing is an answer too."""
        return None

    @property
    @abstractmethod
    def deal_number(self) -> int:
        """The number of the deal on the table, from 1; 0 before the first."""

    @property
    def dealing(self) -> bool:
        """Whether the order that is awaited draws the first dealer or begins a deal, and does not go on with one."""
        return self.need is Need.DECK

    @property
    @abstractmethod
    def sheets(self) -> list[DealScore]:
        """The scores of the deals that are over, line by line."""

    @property
    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """The sides that won, once the match is over; several share it."""

    @property
    @abstractmethod
    def places(self) -> tuple[int, ...]:
        """Where they sit: the seat of the player who came to the table on seat 0, 1, and so on.

        Only a draw for seats moves anybody; the state itself knows seats alone.
        """

    @abstractmethod
    def deck(self) -> list[int]:
        """What must be put in order next: cards, or seats for the lot; in a fixed order."""

    @abstractmethod
    def supply(self, order: Sequence[int]) -> list[Event]:
        """Use an order of `deck()`, its top card first. Raises ValueError if it is no order of these cards."""

    @abstractmethod
    def legal(self) -> list[Action]:
        """The legal actions, one for each class of equal cards; empty only while no seat must act."""

    def moves(self) -> Iterator[Action]:
        """The legal actions one after the other, made as they are wanted where there may be very many."""
        return iter(self.legal())

    def steps(self) -> list[Action]:
        """What `step` may do next: the legal actions, or in a game of whole moves the steps that compose them."""
        return self.legal()

    def numbers(self, action: Action) -> list[int]:
        """The numbers of the steps that make up an action."""
        return [action.id]

    @abstractmethod
    def parse(self, text: str) -> Action | Play:
        """The action or play a text means. Raises NotationError, or RuleViolation for what no rule allows."""

    @abstractmethod
    def check(self, action: Action | Play) -> None:
        """Raise RuleViolation unless the action (or every step of the play) is legal."""

    @abstractmethod
    def apply(self, action: Action | Play) -> list[Event]:
        """Check the action or play and do it; its events. Raises RuleViolation and then leaves everything as it was."""

    @abstractmethod
    def check_play(self, play: Play) -> None:
        """Raise RuleViolation unless every step of the play is legal in its turn."""

    @abstractmethod
    def apply_play(self, play: Play) -> list[Event]:
        """Do all steps of a play, or raise RuleViolation and do none."""

    @abstractmethod
    def step(self, number: int) -> None:
        """Do the step of that number, one of `steps()`, with the lowest cards of each class: no events, no history.

        Whether the step is legal is not checked, and what an illegal one does is undefined. Raises ValueError for a
        number that no step has, and in a game of whole moves for one that the composed move cannot go on with.
        """

    def do(self, action: Action) -> None:
        """Do a legal action, with the cards it names; without events and history if it names none."""
        if action.cards:
            self.apply(action)
        else:
            self.step(action.id)

    def exact_text(self, action: Action) -> str:
        """The text of an action with the very cards that it moves here."""
        return action.text

    @abstractmethod
    def shows_nothing(self, action: Action) -> bool:
        """Whether the seat in turn knows after the action what it knew before, if it is still in turn."""

    def loses(self, action: Action) -> bool:
        """Whether the match is lost after this legal action, whatever follows in the turn."""
        return action in self.losing()

    def losing(self) -> list[Action]:
        """The legal actions after which the match is lost whatever follows in the turn; none in most games."""
        return []

    @abstractmethod
    def view(self, seat: int) -> View:
        """What a seat may know; -1 is a spectator. Raises ValueError for a seat that the table does not have."""

    @abstractmethod
    def score(self) -> tuple[int, ...]:
        """The totals of the deals that are over, one for each side; higher is better."""

    @abstractmethod
    def copy(self) -> State:
        """An independent copy; it goes on with the same deck orders."""

    @abstractmethod
    def text(self) -> str:
        """The position as text (docs/notation.md); `game.position` reads it."""

    @abstractmethod
    def history(self) -> list[Action | tuple[int, ...]]:
        """Everything that happened since the beginning: deck orders and actions."""


class Game(ABC):
    """A rule set that can be dealt."""

    @property
    @abstractmethod
    def rule_set(self) -> RuleSet:
        """The rules that are played."""

    @abstractmethod
    def start(self, source: DeckSource | None = None) -> State:
        """A new match; with a source its deck orders come from there, else it waits for `supply`."""

    @abstractmethod
    def position(self, text: str) -> State:
        """A position written by hand. Raises NotationError."""

    def deal(self, seed: int) -> State:
        """A new match whose deck orders come from the seed, a whole number; the first deal is on the table."""
        return self.start(DeckSource(seed))

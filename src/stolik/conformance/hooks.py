"""What the suite must be told about a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from random import Random

    from stolik.games.action import Action
    from stolik.games.game import State


class Layout:
    """Where all cards of a state lie: hands by seat, the stock from its top (then what lies face down elsewhere), and
    what lies open, in any order.
    """

    __slots__ = ("hands", "shown", "stock")

    def __init__(self, hands: Mapping[int, Sequence[int]], stock: Sequence[int], shown: Sequence[int]) -> None:
        self.hands: Final = {seat: sorted(cards) for seat, cards in hands.items()}
        self.stock: Final = list(stock)
        self.shown: Final = sorted(shown)

    def cards(self) -> Counter[int]:
        """All cards, wherever they lie."""
        whole = Counter(self.stock) + Counter(self.shown)
        for cards in self.hands.values():
            whole.update(cards)
        return whole

    def known_to(self, seat: int) -> tuple[list[int], list[int]]:
        """The open cards and the seat's own; a spectator (-1) has none."""
        return self.shown, self.hands.get(seat, [])


class Hooks(ABC):
    """The parts of a game that its contract does not name; each game writes its own."""

    @property
    @abstractmethod
    def codes(self) -> frozenset[str]:
        """The codes of all refusals."""

    @property
    @abstractmethod
    def seats(self) -> range:
        """The seats of the game."""

    @abstractmethod
    def actions(self, state: State) -> Sequence[Action]:
        """The actions of every number of the family, those that this rule set never allows too."""

    @abstractmethod
    def texts(self, state: State, rng: Random) -> Iterable[str]:
        """Texts of actions and plays as the grammar allows them, sensible ones and others; some use the cards held."""

    @abstractmethod
    def choose(self, state: State, rng: Random) -> Action:
        """A legal action, chosen so that random matches come to where the rules are hard."""

    @abstractmethod
    def whole(self, state: State) -> Counter[int]:
        """All cards that are played with."""

    @abstractmethod
    def layout(self, state: State) -> Layout:
        """Where they lie. Taken from the true state, never from a view."""

    @abstractmethod
    def known(self, state: State, seat: int) -> Sequence[int]:
        """The cards that everybody knows a seat to hold."""

    def may_hold(self, kind: int) -> bool:
        """Whether a hand may hold this card."""
        return kind >= 0

    def possible(self, state: State, seat: int, hands: Mapping[int, Sequence[int]]) -> bool:  # noqa: ARG002
        """Whether these hands of the others agree with what the seat knows of them besides their cards."""
        return True

    def told(self, state: State, seat: int) -> object:  # noqa: ARG002
        """What the rules tell a seat of hidden cards without showing them; nothing in most games."""
        return None

    def has_lost(self, state: State, seat: int) -> bool:  # noqa: ARG002  in most games that cannot happen
        """Whether the seat has lost the whole match by what it did."""
        return False

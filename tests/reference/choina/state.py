"""A position of one deal as plain data."""

from __future__ import annotations

from collections import Counter
from copy import copy
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from .cards import Options
from .melds import Meld

Phase: TypeAlias = Literal["ask", "answer", "number", "take", "shuffle", "play", "over"]


class Thrown(NamedTuple):
    """A card of the open pile and who threw it there."""

    card: str
    seat: int


@dataclass(frozen=True)
class Result:
    """How the deal ended: who went out, or None, and the points of every seat."""

    out: int | None
    points: tuple[int, ...]


@dataclass(kw_only=True)
class RefState:
    """A position. Seats are 0 .. players-1 clockwise."""

    options: Options
    hands: list[Counter[str]]
    deal: int = 1
    """Number of the deal in the game; one more than `deals` and so on are extra deals (86)."""
    dealer: int = 0
    turn: int = 0
    """The player in turn, also while others ask and answer."""
    phase: Phase = "take"
    melds: list[list[Meld]] = field(default_factory=list)
    """By owner, in the order in which they were laid."""
    pile: list[Thrown] = field(default_factory=list)
    """Bottom to top."""
    stock: list[str] = field(default_factory=list)
    """Top first."""
    reshuffles: int = 0
    """How often the pile became the stock in this deal."""
    requests: list[int] = field(default_factory=list)
    """By seat: purchases by request in this deal (67)."""
    idle: int = 0
    """Turns in a row in which nobody took a stock card and nobody laid a card (95)."""
    result: Result | None = None

    # The top card of the pile and who wants it.
    buyer: int | None = None
    """Who bought the card above the present top card; None while the top card is freshly thrown."""
    asked: frozenset[int] = frozenset()
    """Who has asked for the top card."""
    waiting: tuple[int, ...] = ()
    """Who may still ask in this round, the nearest first."""
    asker: int | None = None
    """Who has asked, while the others answer and while he says how many cards he buys."""
    to_answer: tuple[int, ...] = ()
    """Who is still to answer him."""
    drawn: bool = False
    """The player in turn has taken his card: the window, if any, is the second one (65)."""
    after: int | None = None
    """Who plays after this turn, when a purchase in the second window has changed it."""

    # The turn.
    barred: str = ""
    """The pile card just taken, when it may not be discarded (23)."""
    took_stock: bool = False
    begun: frozenset[int] = frozenset()
    """Which of his own melds he has laid in this turn."""
    laid_off: bool = False

    def __post_init__(self) -> None:
        self.melds = self.melds or [[] for _ in self.hands]
        self.requests = self.requests or [0] * len(self.hands)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def acting(self) -> int | None:
        """The seat that must act; None at a shuffle and at the end."""
        if self.phase in ("shuffle", "over"):
            return None
        if self.phase == "ask":
            return self.waiting[0]
        if self.phase == "answer":
            return self.to_answer[0]
        return self.asker if self.phase == "number" else self.turn

    @property
    def hand(self) -> Counter[str]:
        """The hand of the player in turn."""
        return self.hands[self.turn]

    @property
    def own(self) -> list[Meld]:
        """The melds of the player in turn."""
        return self.melds[self.turn]

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.players

    def from_turn(self) -> list[int]:
        """All seats clockwise, the player in turn first."""
        return [(self.turn + step) % self.players for step in range(self.players)]

    def give(self, seat: int, *cards: str) -> None:
        """Cards come into a hand."""
        self.hands[seat] = self.hands[seat] + Counter(cards)

    def part_with(self, *cards: str) -> None:
        """Cards leave the hand of the player in turn."""
        self.hands[self.turn] = self.hand - Counter(cards)

    def copy(self) -> RefState:
        """A state of its own with the same content; hands are never changed in place and are shared."""
        other = copy(self)
        other.hands, other.melds = list(self.hands), [list(melds) for melds in self.melds]
        other.pile, other.stock, other.requests = list(self.pile), list(self.stock), list(self.requests)
        return other

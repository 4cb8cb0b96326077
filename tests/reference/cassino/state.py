"""A position: who holds what, what lies on the table, who took what."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeVar

if TYPE_CHECKING:
    from tests.reference.cassino.presets import Value

Entry = TypeVar("Entry")
Phase = Literal["play", "deck", "over"]


class Combination(NamedTuple):
    """A build, or a call; `fresh` while its maker has not had another turn."""

    cards: frozenset[str]
    value: int
    maker: int
    call: bool
    fresh: bool


@dataclass(frozen=True)
class RefState:
    """A match between two plays. Nothing of it is ever changed: a play makes another one.

    `dealer` is the last dealer and `seat` in turn. Piles, sweeps and scores go by side; `lines` are the points of the
    last round, a side after the other: cards, spades, the ten of diamonds, the two of spades, aces, sweeps.
    """

    options: dict[str, Value]
    phase: Phase
    scores: tuple[int, ...]
    dealer: int
    seat: int = -1
    hands: tuple[frozenset[str], ...] = ()
    loose: frozenset[str] = frozenset()
    combos: tuple[Combination, ...] = ()
    piles: tuple[frozenset[str], ...] = ()
    sweeps: tuple[int, ...] = ()
    last_taker: int | None = None
    stock: tuple[str, ...] = ()
    lines: tuple[tuple[int, ...], ...] = ()
    winners: tuple[int, ...] = ()

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.hands) or int(self.options["players"])

    @property
    def sides(self) -> int:
        """How many sides: pairs, or each for himself (3)."""
        return 2 if self.options["partnership"] == "2v2" else self.players

    def side(self, seat: int) -> int:
        """The side of a seat; partners sit opposite each other."""
        return seat % self.sides

    def justifying(self) -> frozenset[str]:
        """The other cards that may justify a combination of the player in turn: none, or his partner's (79)."""
        if self.options["partner_build"] and self.sides < self.players:
            return self.hands[(self.seat + 2) % 4]
        return frozenset()

    def having(self, **changes: object) -> RefState:
        """The same with other fields."""
        return replace(self, **changes)  # type: ignore[arg-type]  # the names are those of the fields


def changed(entries: tuple[Entry, ...], at: int, entry: Entry) -> tuple[Entry, ...]:
    """The same with one entry replaced."""
    return (*entries[:at], entry, *entries[at + 1 :])

"""Cards as texts, `10d`, and what they count (13, 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.reference.cassino.presets import Value

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
FACES: Final = ("J", "Q", "K")
PACK: Final = tuple(rank + suit for rank in RANKS for suit in "cdhs")


def rank_of(card: str) -> str:
    """The rank: `10`."""
    return card[:-1]


def in_order(cards: Iterable[str]) -> list[str]:
    """From twos to aces, within a rank clubs, diamonds, hearts, spades."""
    return sorted(cards, key=PACK.index)


def values(card: str, options: dict[str, Value]) -> tuple[int, ...]:
    """What a card may count: nothing for a face, one or fourteen for an ace where that is played."""
    rank = rank_of(card)
    if rank == "A":
        return (1, 14) if options["royal"] == "jqk_ace14" else (1,)
    if rank in FACES:
        return () if options["royal"] == "off" else (11 + FACES.index(rank),)
    return (int(rank),)


def highest(options: dict[str, Value]) -> int:
    """The highest value of a combination (31)."""
    return {"off": 10, "jqk": 13, "jqk_ace14": 14}[str(options["royal"])]

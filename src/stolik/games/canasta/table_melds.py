"""The melds of a side as they lie on the table, whatever their kind: of a rank, of one suit, of wild cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stolik.games.canasta.classes import (
    BLACK3,
    CANASTA,
    CLASS_TEXT,
    CLASSES,
    COUNT,
    TWO,
    meld_kinds,
)
from stolik.games.canasta.runs import run_cards, run_high, run_low, run_suit, run_text

if TYPE_CHECKING:
    from stolik.games.canasta.core import Core
    from stolik.games.canasta.view import CanastaView

RANK_MELD: Final = "rank"
RUN_MELD: Final = "run"
WILD_MELD: Final = "wild"


class TableMeld:
    """One meld.

    `kind` is "rank", "run" or "wild". `target` is how steps name it: `8`, `8/2`, `5h-7h`, `2`; nothing for a finished
    set of wild cards, which takes no card. `cls` and `slot` are those of a rank meld (the class two for wild cards),
    `suit`, `low` and `high` those of a run, each -1 where it has no sense. `cards` are the real cards: naturals, twos,
    jokers; those of a run from low to high. `wilds` is how many of its `size` cards are wild.
    """

    __slots__ = ("cards", "cls", "finished", "high", "kind", "low", "size", "slot", "suit", "target", "wilds")

    def __init__(
        self,
        kind: str,
        target: str,
        cards: tuple[int, ...],
        *,
        cls: int = -1,
        slot: int = -1,
        run: int = -1,
        wilds: int = 0,
    ) -> None:
        self.kind: Final = kind
        self.target: Final = target
        self.cls: Final = cls
        self.slot: Final = slot
        self.suit: Final = run_suit(run) if run >= 0 else -1
        self.low: Final = run_low(run) if run >= 0 else -1
        self.high: Final = run_high(run) if run >= 0 else -1
        self.cards: Final = cards
        self.size: Final = len(cards)
        self.wilds: Final = wilds
        self.finished: Final = len(cards) >= CANASTA


def rank_target(cls: int, slot: int) -> str:
    """A rank meld as steps name it: `8`, or `8/2` for the second of its rank."""
    return CLASS_TEXT[cls] + ("" if slot == 0 else f"/{slot + 1}")


def meld_wilds(bits: int) -> int:
    """How many wild cards the real cards of a meld have."""
    return COUNT[bits >> 8 & 255] + COUNT[bits >> 16]


def table_melds(table: Core | CanastaView, side: int) -> list[TableMeld]:
    """All melds of a side: ranks from the black threes up, runs, the open set of wild cards, the finished ones."""
    sides = table.rules.sides
    melds = []
    for cls in range(BLACK3, CLASSES):
        for slot in range(2):
            bits = table.meld_cards[CLASSES * (side + sides * slot) + cls]
            if bits:
                cards = tuple(meld_kinds(bits, cls))
                melds.append(
                    TableMeld(RANK_MELD, rank_target(cls, slot), cards, cls=cls, slot=slot, wilds=meld_wilds(bits))
                )
    melds += [TableMeld(RUN_MELD, run_text(code), tuple(run_cards(code)), run=code) for code in table.runs[side]]
    wild = table.meld_cards[CLASSES * side + TWO]
    if wild:
        melds.append(_wild_meld(CLASS_TEXT[TWO], wild))
    return melds + [_wild_meld("", bits) for bits in table.bolivias[side]]


def _wild_meld(target: str, bits: int) -> TableMeld:
    cards = tuple(meld_kinds(bits, TWO))
    return TableMeld(WILD_MELD, target, cards, cls=TWO, slot=0, wilds=len(cards))

"""The melds of a seat as they lie on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stolik.games.choina.contract import SET_MOST
from stolik.games.choina.meld import (
    fits_high,
    fits_low,
    is_run,
    meld_cards,
    meld_name,
    run_high,
    run_low,
    run_suit,
    set_rank,
    slot_of,
)
from stolik.games.choina.steps import target_text

if TYPE_CHECKING:
    from stolik.games.choina.core import Core
    from stolik.games.choina.view import ChoinaView

SET: Final = "set"
RUN: Final = "run"


class TableMeld:
    """One meld.

    `kind` is "set" or "run"; `seat` owns it, `index` is its place among his melds in the order in which he laid them,
    `slot` its place among those of its rank or suit, and `target` how steps name it: `2:7`, `2:h`, `2:7/2`. `rank` is
    that of a set, `suit`, `low` and `high` (places, see hands.py) those of a sequence, each -1 where it has no sense.
    `cards` lie by suits in a set, from low to high in a sequence. `full`: no card can join it any more; `begun`: the
    player in turn laid it in this turn.
    """

    __slots__ = (
        "begun",
        "cards",
        "full",
        "high",
        "index",
        "kind",
        "low",
        "rank",
        "seat",
        "size",
        "slot",
        "suit",
        "target",
    )

    def __init__(self, meld: int, seat: int, index: int, slot: int, *, begun: bool) -> None:
        run = is_run(meld)
        self.kind: Final = RUN if run else SET
        self.seat: Final = seat
        self.index: Final = index
        self.slot: Final = slot
        self.target: Final = target_text(seat, meld_name(meld), slot)
        self.rank: Final = -1 if run else set_rank(meld)
        self.suit: Final = run_suit(meld) if run else -1
        self.low: Final = run_low(meld) if run else -1
        self.high: Final = run_high(meld) if run else -1
        self.cards: Final[tuple[int, ...]] = tuple(meld_cards(meld))
        self.size: Final = len(self.cards)
        self.full: Final[bool] = not (fits_low(meld) or fits_high(meld)) if run else self.size >= SET_MOST
        self.begun: Final = begun


def table_melds(table: Core | ChoinaView, seat: int) -> list[TableMeld]:
    """All melds of a seat, in the order in which they were laid."""
    melds = table.melds[seat]
    return [
        TableMeld(meld, seat, index, slot_of(melds, index), begun=table.turn == seat and bool(table.begun >> index & 1))
        for index, meld in enumerate(melds)
    ]

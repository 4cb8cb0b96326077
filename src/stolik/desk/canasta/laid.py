"""What lies before the seat in turn, as cards of its hand could join it: melds by rank, sequences, wild cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stolik.desk.canasta.texts import run_ends
from stolik.desk.card_texts import CARD
from stolik.games.canasta.classes import ACE, CLASS_OF, FOUR, KIND_AT, SUIT_OF
from stolik.games.canasta.core import Core
from stolik.games.canasta.holding import canastas
from stolik.games.canasta.runs import RUN_MOST, run_code, run_text
from stolik.games.canasta.table_melds import RANK_MELD, RUN_MELD, TableMeld, table_melds
from stolik.games.canasta.view import CanastaView


class Laid:
    """The melds of the side in turn, in a game with more than one for each rank."""

    def __init__(self, core: Core) -> None:
        self.rules: Final = core.rules
        self.melds: Final = table_melds(core, core.side)
        self.of_rank: Final[dict[int, list[TableMeld]]] = {}
        self.runs: Final[list[TableMeld]] = []
        self.wild: TableMeld | None = None
        for meld in self.melds:
            if meld.kind == RANK_MELD:
                self.of_rank.setdefault(meld.cls, []).append(meld)
            elif meld.kind != RUN_MELD:
                self.wild = meld if meld.target else self.wild
            elif not meld.finished and meld.target not in [run.target for run in self.runs]:
                self.runs.append(meld)

    def named(self, target: str) -> TableMeld | None:
        """The meld that steps call so."""
        return next((meld for meld in self.melds if meld.target == target), None)

    def open_ranks(self, cls: int, cards: int) -> list[TableMeld]:
        """The melds of a rank that have room for so many cards."""
        return [meld for meld in self.of_rank.get(cls, []) if meld.size + cards <= self.rules.cap]

    def may_begin(self, cls: int) -> bool:
        """Whether a further meld of a rank may lie beside those that there are."""
        return len(self.of_rank.get(cls, [])) < (2 if self.rules.second else 1)


def ends_of(low: int, high: int, suit: int) -> tuple[str, str]:
    """The cards that can come before and after a sequence, empty where none can."""
    if high - low + 1 >= RUN_MOST:
        return "", ""
    before = CARD[KIND_AT[low - 1][suit]] if low > FOUR else ""
    return before, CARD[KIND_AT[high + 1][suit]] if high < ACE else ""


def onto_run(target: str, kinds: Iterable[int]) -> str:
    """The steps that put cards to the ends of a sequence, the nearest first; each calls it as it has become by then.

    A card that fits neither end is named all the same, for the rules to say so.
    """
    low, high, suit = run_ends(target)
    middle = (low + high) / 2
    steps: list[str] = []
    for kind in sorted(kinds, key=lambda kind: (abs(CLASS_OF[kind] - middle), CLASS_OF[kind])):
        steps.append(f"add {CARD[kind]} to {run_text(run_code(suit, low, high))}")
        if SUIT_OF[kind] == suit and CLASS_OF[kind] == high + 1:
            high += 1
        elif SUIT_OF[kind] == suit and CLASS_OF[kind] == low - 1:
            low -= 1
    return "; ".join(steps)


def canastas_made(table: Core | CanastaView, side: int) -> int:
    """How many canastas a side has, of whatever kind."""
    if table.rules.wide:
        return sum(meld.finished for meld in table_melds(table, side))
    return canastas(table.nat[side], table.twos[side], table.jokers[side])

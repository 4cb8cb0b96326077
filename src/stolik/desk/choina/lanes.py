"""What lies before a seat: its melds, and what its contract still lacks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stolik.cards import RANK_TEXT
from stolik.desk.card_texts import CARD, card_texts
from stolik.desk.picture import Group, Lane
from stolik.desk.said import Said
from stolik.games.choina.hands import PLACES, kind_at
from stolik.games.choina.meld import RUN_MOST
from stolik.games.choina.table_melds import SET, TableMeld, table_melds
from stolik.games.choina.view import ChoinaView

SET_NAMES: Final = tuple("desk-group-threes" if rank == "3" else f"desk-group-{rank}" for rank in RANK_TEXT)
"""The names of sets by rank; that of black threes is taken."""
SLOT_SET: Final = Said("desk-slot-set")
SLOT_RUN: Final = Said("desk-slot-run")


def lane(view: ChoinaView, seat: int) -> Lane:
    """The lane of a seat; its melds lie in the order in which they were laid."""
    sets, runs = view.contract
    left_sets, left_runs = view.left(seat)
    progress = _progress(sets - left_sets, sets, runs - left_runs, runs)
    return Lane(
        seats=(seat,),
        total=view.scores[seat],
        groups=tuple(_group(meld) for meld in table_melds(view, seat)),
        slots=(SLOT_SET,) * left_sets + (SLOT_RUN,) * left_runs,
        progress=progress,
    )


@lru_cache(maxsize=64)
def _progress(sets_laid: int, sets: int, runs_laid: int, runs: int) -> Said:
    counts = {"setslaid": sets_laid, "sets": sets, "runslaid": runs_laid, "runs": runs}
    return Said("desk-progress", {**counts, "laid": sets_laid + runs_laid, "due": sets + runs})


def _group(meld: TableMeld) -> Group:
    if meld.kind == SET:
        return _set(meld.cards, meld.rank, meld.target)
    return _run(meld.cards, meld.suit, meld.low, meld.high, meld.target)


@lru_cache(maxsize=2048)
def _set(kinds: tuple[int, ...], rank: int, target: str) -> Group:
    return Group(card_texts(kinds), Said(SET_NAMES[rank]), target, id=target)


@lru_cache(maxsize=2048)
def _run(kinds: tuple[int, ...], suit: int, low: int, high: int, target: str) -> Group:
    name = Said("desk-group-run", {"run": f"{CARD[kinds[0]]}-{CARD[kinds[-1]]}"})
    return Group(card_texts(kinds), name, target, id=target, ends=_ends(suit, low, high))


def _ends(suit: int, low: int, high: int) -> tuple[str, str]:
    """The cards that can come before and after a sequence, empty where none can."""
    if high - low + 1 >= RUN_MOST:
        return "", ""
    before = CARD[kind_at(suit, low - 1)] if low > 0 else ""
    return before, CARD[kind_at(suit, high + 1)] if high < PLACES - 1 else ""

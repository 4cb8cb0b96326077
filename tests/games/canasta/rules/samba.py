"""Positions and first deals of samba, and how the melds of the wide games look, in words of tests/support/positions.py.

A card without a suit is the lowest kind that is free: in three packs the first three kings are clubs, so that a step
needs no suits as long as a line of the position names no more than three of a rank.
"""

from __future__ import annotations

from typing import Final

import stolik
from stolik.cards import card_text
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.table_melds import table_melds
from stolik.games.event import Event
from stolik.games.option import Value
from tests.support.positions import canasta, classes, codes, order_of, table

PLAYING: Final = "turn 0 play drew"
OTHERS: Final = ("hand 1: 4", "hand 2: 5", "hand 3: 6")
"""Few cards in the other hands, so that no score depends on chance."""

RANKS: Final = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
HANDS: Final = " ".join(f"{rank}{suit}" for rank in (*RANKS, *RANKS[:4]) for suit in "cdhs")
"""Four hands of fifteen without wild cards and threes: each player has the cards of one suit, 4 to 7 twice."""

SAMBA: Final = "4h5h6h7h8h9h10h"
"""A samba of 5 + 5 + 5 + 5 + 10 + 10 + 10 = 50 points."""


def samba(*lines: str, **options: Value) -> CanastaState:
    """The position of these lines in samba."""
    return table(*lines, preset="samba", **options)


def wide_deal(preset: str, top: str, **options: Value) -> tuple[CanastaState, list[Event]]:
    """A first deal of a game with three packs, from a pack with these cards on top; and its events. Seat 3 deals."""
    state = canasta(stolik.game(preset, **options).start())
    events = state.supply([3, 0, 1, 2])
    events += state.supply(order_of(top, 3))
    return state, events


def samba_deal(top: str, **options: Value) -> tuple[CanastaState, list[Event]]:
    """A first deal of samba; seat 3 deals and seat 0 begins."""
    return wide_deal("samba", top, **options)


def down(state: CanastaState, side: int = 0) -> list[str]:
    """The melds of a side, sorted: `2KK` and `Jk222` (wild cards first), a sequence by its ends: `5h-7h`."""
    found = []
    for meld in table_melds(state.view(-1), side):
        if meld.kind == "run":
            found.append(f"{card_text(meld.cards[0])}-{card_text(meld.cards[-1])}")
        else:
            found.append(classes(meld.cards).replace(" ", ""))
    return sorted(found)


def made(events: list[Event]) -> list[str]:
    """Which canastas were made, by the codes of the events."""
    return [code for code in codes(events) if code.startswith("canasta_")]

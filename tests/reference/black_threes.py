"""When black threes may be melded, and what melding them means (A44, P10, C25, D19, D20, D-Q8, E14)."""

from __future__ import annotations

from .cards import Meld, Options

BINDING = ("going_out", "going_out_no_discard")
"""Values of `black3_melds` with which only a player who goes out in this turn lays black threes."""


def may_put_threes(options: Options, meld: Meld | None, cards: tuple[str, ...]) -> bool:
    """Three or more without wild cards; a set laid in any own turn has at most four and is closed (D19, D20)."""
    if set(cards) != {"3"} or options["black3_melds"] == "off":
        return False
    laid = meld[0] if meld else 0
    if options["black3_melds"] == "anytime":
        return not laid and 3 <= len(cards) <= 4
    return laid + len(cards) >= 3


def bind(options: Options) -> bool:
    """Who lays black threes must go out in this turn."""
    return options["black3_melds"] in BINDING


def forbid_discard(options: Options) -> bool:
    """Who lays black threes does not discard (P10)."""
    return options["black3_melds"] == "going_out_no_discard"


def opens(options: Options, rank: str) -> bool:
    """A meld of this rank is part of an opening: any but a free set of black threes (D-Q8, D20)."""
    free = options["black3_melds"] == "anytime" and options["black3_before_opening"] == "free"
    return rank != "3" or not free

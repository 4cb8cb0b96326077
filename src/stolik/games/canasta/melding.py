"""What a rank meld takes, and when two of a rank may be joined: the one place for lists, performing and the solver."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import CANASTA
from stolik.games.canasta.rules import Rules

NO_JOIN: Final = 128
"""A flag of a holding, beside those of holding.py: melds are not joined, for a player out of turn only lays (P11)."""

JOINS: Final = 0
"""Two melds may be joined."""
JOIN_FINISHED: Final = 1
JOIN_TOO_LARGE: Final = 2
JOIN_TOO_WILD: Final = 3
JOIN_WILD_ONTO_FINISHED: Final = 4


def takes_wild(rules: Rules, naturals: int, wilds: int) -> bool:
    """Whether a rank meld of so many cards takes one more wild card (C12, C20, D11, D17)."""
    size = naturals + wilds
    if size >= rules.cap or (size >= CANASTA and not rules.wild_onto_finished):
        return False
    return wilds < rules.wilds_for[naturals]


def why_not_joined(rules: Rules, first: tuple[int, int], second: tuple[int, int]) -> int:
    """What keeps two melds of a rank, each its naturals and wild cards, from being joined (C14), or `JOINS`."""
    naturals, wilds = first[0] + second[0], first[1] + second[1]
    finished = (sum(first) >= CANASTA) + (sum(second) >= CANASTA)
    if finished == 2:
        return JOIN_FINISHED
    if naturals + wilds > rules.cap:
        return JOIN_TOO_LARGE
    if wilds > rules.wilds_for[min(naturals, 15)]:
        return JOIN_TOO_WILD
    if finished and not rules.wild_onto_finished and (second if sum(first) >= CANASTA else first)[1]:
        return JOIN_WILD_ONTO_FINISHED
    return JOINS

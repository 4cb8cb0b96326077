"""The numbers of `careful` in the wide games, found by playing against `greedy`."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.wide.weights import Weights

CAREFUL: Final = Weights(danger=3.0)

PAIRS_KEPT: Final = 1.35
"""How much likelier a pair is in a hand than cards dealt at random would be: everybody keeps pairs."""
SMALL_PILE: Final = 0.4
"""How often a pile of one card is taken by one who can."""
LARGE_PILE: Final = 8
"""A pile of so many cards is always taken."""
FREEZE: Final = 0.0
"""What part of the pile's worth is won by closing it, where all that is discarded fits the opponents' melds."""

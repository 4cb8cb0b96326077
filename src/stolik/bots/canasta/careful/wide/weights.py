"""The numbers of `careful` in the wide games, found by playing against `greedy`."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.wide.weights import Weights
from stolik.games.canasta.rules import Rules

TO_THE_END: Final = Weights(danger=3.0, wild_held=60, wild_spare=55, against_none=True)
"""Where the stock ends the deal: piles grow large, and most of what they hold becomes canastas."""
RACE: Final = Weights(opened=300, to_go_out=180, against_none=True)
"""Where somebody goes out: after six turns or seven the deal is over, and who plays safe comes too late."""

PAIRS_KEPT: Final = 1.35
"""How much likelier a pair is in a hand than cards dealt at random would be: everybody keeps pairs."""
SMALL_PILE: Final = {False: 0.4, True: 0.8}
"""How often a pile of one card is taken by one who can, and where somebody goes out: there every turn counts."""
LARGE_PILE: Final = 8
"""A pile of so many cards is always taken."""


def weights_of(rules: Rules) -> Weights:
    """The numbers for a rule set."""
    return RACE if rules.going_out else TO_THE_END

"""Why a move of Cassino is good or bad, as codes; each has a message `reason-<code>`."""

from __future__ import annotations

from enum import StrEnum


class CassinoReason(StrEnum):
    """The codes. Parameters: `seat` a seat, `card` a card, `rank` a letter of notation, the others numbers."""

    CLAIMS = "cassino_claims"
    COUNTED = "cassino_counted"
    TAKES_CARD = "cassino_takes_card"
    TAKES_SPADES = "cassino_takes_spades"
    TAKES_CARDS = "cassino_takes_cards"
    MOST_CARDS = "cassino_most_cards"
    MOST_SPADES = "cassino_most_spades"
    SWEEPS = "cassino_sweeps"
    STEALS = "cassino_steals"
    RAISES = "cassino_raises"
    BUILDS = "cassino_builds"
    ALONE = "cassino_alone"
    FIXES = "cassino_fixes"
    BOUND = "cassino_bound"
    NO_TAKE = "cassino_no_take"
    MAY_TAKE = "cassino_may_take"
    MAY_TAKE_CARD = "cassino_may_take_card"
    MAY_SWEEP = "cassino_may_sweep"
    LAST_TAKER = "cassino_last_taker"
    KEEPS = "cassino_keeps"
    PARTS_WITH = "cassino_parts_with"

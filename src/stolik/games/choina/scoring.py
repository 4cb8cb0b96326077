"""The score of a deal: plus points for going out, minus points for the cards left in hand (81-85)."""

from __future__ import annotations

from stolik.games.choina.core import Core, hand_codes
from stolik.games.deal_score import DealScore, ScoreLine


def score_deal(core: Core, reason: str, out: int) -> DealScore:
    """The score of the deal as it lies; `out` is the seat that went out, or -1."""
    lines: list[list[ScoreLine]] = []
    for seat in range(core.rules.players):
        if seat == out:
            lines.append([ScoreLine("going_out", 1, core.rules.out_bonus)])
        else:
            lines.append([ScoreLine("hand_cards", core.size[seat], -core.rules.points(hand_codes(core, seat)))])
    return DealScore(core.deal_number, reason, lines)

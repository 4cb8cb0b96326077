"""What an answer does to the own hand, as reasons: the contract that comes nearer, the points that may be lost."""

from __future__ import annotations

from stolik.bots.appraisal import Reason
from stolik.bots.choina.hand import Hand
from stolik.bots.choina.reasons import ChoinaReason
from stolik.bots.choina.worth import Worth
from stolik.games.choina.contract import SET_LEAST
from stolik.games.choina.hands import kind_at


def lacking(worth: Worth, hand: Hand) -> int:
    """The cards that the likeliest plan for the rest of the contract still needs."""
    plan = worth.planner.plan(hand)
    used = [0] * len(hand.ranks)
    missing = 0
    for _, suit, low in plan.runs:
        for place in range(low, low + worth.sight.least_run):
            kind = kind_at(suit, place)
            if hand.held[kind]:
                used[kind >> 2] += 1
            else:
                missing += 1
    return missing + sum(max(0, SET_LEAST - hand.ranks[rank] + used[rank]) for rank in plan.sets)


def gain_of(worth: Worth, hand: Hand) -> tuple[Reason, ...]:
    """Why a hand with more cards is better than the present one, or not."""
    before, after = lacking(worth, worth.sight.hand), lacking(worth, hand)
    if after < before:
        if not after:
            return (Reason(ChoinaReason.COMPLETES),)
        return Reason(ChoinaReason.BRINGS_NEARER), Reason(ChoinaReason.LACKS, {"cards": after})
    if not before:
        return ()
    return Reason(ChoinaReason.NO_USE), Reason(ChoinaReason.LACKS, {"cards": before})

"""The score of a deal, line by line (A61-A67, B58-B60)."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import (
    BLACK3,
    CANASTA,
    COUNT,
    JOKER,
    SEVEN,
    TWO,
    VALUE,
    at_least,
    count,
    points,
    total,
)
from stolik.games.canasta.core import TOOK, Core
from stolik.games.canasta.red_threes import all_red_threes, red_three_points
from stolik.games.canasta.runs import run_points, run_size, sambas
from stolik.games.deal_score import DealScore, ScoreLine

__all__ = ["DealScore", "ScoreLine", "concealed", "meld_points", "opening_points", "own_canasta", "score_deal", "slots"]

NATURAL_CANASTA: Final = 500
MIXED_CANASTA: Final = 300
NATURAL_SEVENS: Final = 1500
MIXED_SEVENS: Final = 1000
SEQUENCE_CANASTA: Final = 1500
SEVENS_BIT: Final = 8 << 4 * SEVEN


def concealed(core: Core) -> bool:
    """Whether the seat in turn, which has just emptied its hand, did it concealed (A77)."""
    rules = core.rules
    if core.laid_before[core.seat] or (core.onto_partner and not rules.concealed_onto_partner):
        return False
    if not rules.concealed_with_pile and core.began == TOOK:
        return False
    return own_canasta(core)


def own_canasta(core: Core) -> bool:
    """Whether a meld that was begun in this turn is a canasta."""
    side = core.side
    if at_least(core.nat[side] + core.twos[side] + core.jokers[side], CANASTA) & core.begun:
        return True
    if not core.rules.wide:
        return False
    at = core.rules.sides + side
    second = at_least(core.nat[at] + core.twos[at] + core.jokers[at], CANASTA) & core.begun2
    return second != 0 or core.own_bolivia or sambas(core.runs_begun) > 0


def score_deal(core: Core, reason: str, out: int) -> DealScore:
    """The score of the deal as it lies; `out` is the seat that went out, or -1."""
    rules = core.rules
    lines: list[list[ScoreLine]] = []
    for side in range(rules.sides):
        of_side = _melds(core, side)
        of_side += _red_threes(core, side)
        if out >= 0 and rules.side_of[out] == side:
            of_side.append(ScoreLine("going_out", 1, rules.out_bonus))
            if core.out_concealed and rules.concealed_bonus:
                of_side.append(ScoreLine("concealed", 1, rules.concealed_bonus))
            if rules.double_out and not core.size[(out + 2) % 4]:
                of_side.append(ScoreLine("double_out", 1, rules.double_out))
        of_side += _hands(core, side)
        lines.append(of_side)
    return DealScore(core.deal_number, reason, lines)


def meld_points(core: Core, side: int) -> int:
    """The card points of a side's melds."""
    made = 0
    for at in slots(core, side):
        twos, jokers = total(core.twos[at]), total(core.jokers[at])
        made += points(core.nat[at]) + VALUE[TWO] * twos + VALUE[JOKER] * jokers
    for code in core.runs[side]:
        made += run_points(code)
    for bits in core.bolivias[side]:
        made += VALUE[TWO] * COUNT[bits >> 8 & 255] + VALUE[JOKER] * COUNT[bits >> 16]
    return made


def slots(core: Core, side: int) -> tuple[int, ...]:
    """Where the rank melds of a side lie: the first ones, and the second ones where there are such."""
    return (side, core.rules.sides + side) if core.rules.second else (side,)


def opening_points(core: Core, side: int) -> int:
    """What the melds of a side that is opening count towards its minimum (A47, D-Q8)."""
    free = sum(count(core.nat[at], BLACK3) for at in slots(core, side)) if core.rules.black3_free else 0
    return meld_points(core, side) - free * VALUE[BLACK3]


def _melds(core: Core, side: int) -> list[ScoreLine]:
    runs, bolivias = core.runs[side], core.bolivias[side]
    cards = sum(run_size(code) for code in runs) + CANASTA * len(bolivias)
    natural = mixed = natural_sevens = mixed_sevens = 0
    for at in slots(core, side):
        nat, wild = core.nat[at], core.twos[at] + core.jokers[at]
        cards += total(nat) + total(wild)
        full = at_least(nat + wild, CANASTA)
        soiled = at_least(wild, 1)
        dear = full & SEVENS_BIT if core.rules.dear_sevens else 0
        mixed_sevens += dear & soiled != 0
        natural_sevens += dear & ~soiled != 0
        full ^= dear
        mixed += (full & soiled).bit_count()
        natural += (full & ~soiled).bit_count()
    lines = [ScoreLine("meld_cards", cards, meld_points(core, side))] if cards else []
    sequences = sambas(runs)
    made = (
        ScoreLine("natural_sevens", natural_sevens, natural_sevens * NATURAL_SEVENS),
        ScoreLine("mixed_sevens", mixed_sevens, mixed_sevens * MIXED_SEVENS),
        ScoreLine("wild_canastas", len(bolivias), len(bolivias) * core.rules.wild_bonus),
        ScoreLine("sequence_canastas", sequences, sequences * SEQUENCE_CANASTA),
        ScoreLine("natural_canastas", natural, natural * NATURAL_CANASTA),
        ScoreLine("mixed_canastas", mixed, mixed * MIXED_CANASTA),
    )
    return lines + [line for line in made if line.count]


def _red_threes(core: Core, side: int) -> list[ScoreLine]:
    number = core.red3_count(side)
    if number == 0:
        return []
    whole = all_red_threes(core, side)
    return [ScoreLine("red_three_set" if whole else "red_threes", number, red_three_points(core, side))]


def _hands(core: Core, side: int) -> list[ScoreLine]:
    rules = core.rules
    cards = value = threes = sevens = 0
    for seat in range(rules.players):
        if rules.side_of[seat] == side:
            hand = core.hand[seat]
            threes += count(hand, BLACK3)
            sevens += count(hand, SEVEN)
            cards += core.size[seat]
            value += points(hand)
    lines = []
    if rules.black3_in_hand != VALUE[BLACK3] and threes:
        lines.append(ScoreLine("black_threes_in_hand", threes, -threes * rules.black3_in_hand))
        cards -= threes
        value -= threes * VALUE[BLACK3]
    if rules.seven_in_hand != VALUE[SEVEN] and sevens:
        lines.append(ScoreLine("sevens_in_hand", sevens, -sevens * rules.seven_in_hand))
        cards -= sevens
        value -= sevens * VALUE[SEVEN]
    if cards:
        lines.append(ScoreLine("hand_cards", cards, -value))
    return lines

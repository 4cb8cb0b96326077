"""Glances that decide most questions about going out before the search begins: canastas and lonely cards."""

from __future__ import annotations

from stolik.games.canasta.classes import CANASTA, MELDABLE, OVER_1, OVER_2, RANKS, SEVENS, at_least, total
from stolik.games.canasta.holding import Holding, More
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.run_pieces import Lines
from stolik.games.canasta.runs import RUN_MOST, linked, sambas


def never_out(rules: Rules, held: Holding, more: More, hand: int, lines: Lines) -> bool:
    """Whether such a hand certainly cannot go out in this turn."""
    return _too_few_canastas(rules, held, more, hand, lines) or _two_strays(rules, held, more, hand, lines)


def _too_few_canastas(rules: Rules, held: Holding, more: More, hand: int, lines: Lines) -> bool:
    """Whether canastas are out of reach even if every rank could have all wild cards to itself."""
    wilds = (hand & 15) + (hand >> 4 & 15)
    second = more.second
    missing = rules.canastas_needed - more.bolivias
    made = 0
    if more.runs:
        made = sambas(more.runs)
        missing -= made
    if rules.need_samba and not made and not _sevens(more, lines):
        return True
    naturals = (held.nat + second[0] + hand) & RANKS
    wild_melds = (held.twos | held.jokers | second[1] | second[2]) & RANKS
    most = rules.wilds_for[15]
    # so many naturals a canasta has at least
    least = CANASTA - (most if wild_melds else min(most, wilds))
    ranks = at_least(naturals, least)
    missing -= _number(ranks)
    if missing <= 0:
        return False
    if rules.second:
        missing -= _number(ranks & at_least(naturals, 8))
    if rules.wild_melds:
        missing -= ((held.nat & 15) + (held.nat >> 4 & 15) + wilds) // CANASTA
    return missing > 0 and missing > _sevens(more, lines)


def _number(bits: int) -> int:
    found = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def _sevens(more: More, lines: Lines) -> int:
    """How many runs of seven are still to come at most."""
    found = len(more.runs)
    for line in lines:
        if line:
            held = ((line & SEVENS) + OVER_1 | line) & MELDABLE
            four = held & held >> 4
            four &= four >> 8
            if four & four >> 12:
                found += total(line) // RUN_MOST
    return found


def _two_strays(rules: Rules, held: Holding, more: More, hand: int, lines: Lines) -> bool:
    """Whether two cards, alone in their ranks, can only be discarded."""
    low = hand & SEVENS
    lying = ((held.nat & SEVENS) + OVER_1 | held.nat) & MELDABLE
    singles = (low + OVER_1 | hand) & ~(low + OVER_2 | hand) & ~lying & MELDABLE
    if not singles & singles - 1:
        return False
    if rules.sequences:
        cards = (singles << 1) - (singles >> 3)
        for suit in range(4):
            line = lines[suit]
            if line & cards:
                singles &= ~linked(line, more.runs, suit)
    return singles & singles - 1 != 0

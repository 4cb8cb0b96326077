"""Glances that decide most questions before a search begins: about going out, and about the points of an opening."""

from __future__ import annotations

from stolik.games.canasta.classes import (
    ACE,
    BLACK3,
    CANASTA,
    FIVES,
    MELDABLE,
    OVER_1,
    OVER_2,
    OVER_3,
    RANKS,
    SEVENS,
    TENS,
    VALUE,
    at_least,
    points,
    total,
    wild_points,
)
from stolik.games.canasta.holding import Holding, More
from stolik.games.canasta.rules import BLACK3_ANYTIME, BLACK3_OFF, NEVER, Rules
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
    missing -= number_of(ranks)
    if missing <= 0:
        return False
    if rules.second:
        missing -= number_of(ranks & at_least(naturals, 8))
    if rules.wild_melds:
        missing -= ((held.nat & 15) + (held.nat >> 4 & 15) + wilds) // CANASTA
    return missing > 0 and missing > _sevens(more, lines)


def number_of(bits: int) -> int:
    """How many bits are set."""
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
    """Whether two cards fit nowhere and only one can be discarded: black threes that make no set, cards alone in their
    ranks, pairs for which there is no wild card; none of them near a sequence.
    """
    threes = hand >> 4 * BLACK3 & 15
    alone = threes if threes and _no_set(rules, held, threes) else 0
    if alone > 1:
        return True
    low = hand & SEVENS
    lying = ((held.nat & SEVENS) + OVER_1 | held.nat) & MELDABLE
    few = (low + OVER_1 | hand) & ~(low + OVER_3 | hand) & ~lying & MELDABLE
    if rules.sequences and few:
        cards = (few << 1) - (few >> 3)
        for suit in range(4):
            line = lines[suit]
            if line & cards:
                few &= ~linked(line, more.runs, suit)
    pairs = few & (low + OVER_2 | hand)
    singles = few ^ pairs
    if singles and (alone or singles & singles - 1):
        return True
    return pairs != 0 and number_of(pairs) > (hand & 15) + (hand >> 4 & 15)


def _no_set(rules: Rules, held: Holding, threes: int) -> bool:
    """Whether none of so many black threes can be laid."""
    if rules.black3 == BLACK3_OFF:
        return True
    return threes < 3 and (rules.black3 == BLACK3_ANYTIME or not held.nat >> 4 * BLACK3 & 15)


def points_between(rules: Rules, held: Holding, more: More) -> tuple[int, int, int]:
    """Points of the hand that can surely be laid, as sets of ranks, and how many cards that takes; and points that are
    never exceeded, going out apart.
    """
    hand, nat = held.hand, held.nat
    low = hand & SEVENS
    lying = ((nat & SEVENS) + OVER_1 | nat) & MELDABLE
    jokers = hand & 15
    wilds = jokers + (hand >> 4 & 15)
    three = (low + OVER_3 | hand) & MELDABLE
    two = (low + OVER_2 | hand) & MELDABLE & ~three & ~lying
    above = _never_more(rules, held, more, three | lying | (two if wilds else 0))
    whole = _whole(rules, three, lying, hand)
    cards = hand & (whole << 1) - (whole >> 3)
    made, number = points(cards), total(cards)
    if not wilds:
        return made, number, above
    aces, tens, fives = two >> 4 * ACE + 3, total((two & TENS) >> 3), total((two & FIVES) >> 3)
    opened = min(aces + tens + fives, wilds)
    made += 40 * min(aces, wilds) + 20 * min(tens, max(wilds - aces, 0)) + 10 * min(fives, max(wilds - aces - tens, 0))
    placed = opened
    if placed < wilds:
        fresh = whole & ~lying
        if rules.cap != NEVER:
            fresh &= ~at_least(hand, 5)
        placed += opened * (rules.wilds_for[2] - 1) + total(fresh >> 3) * rules.wilds_for[3]
        if placed < wilds and rules.wild_melds and not nat & 255 and 3 <= wilds - opened <= CANASTA:
            placed = wilds
        placed = min(placed, wilds)
    return made + wild_points(placed, jokers), number + 2 * opened + placed, above


def _whole(rules: Rules, three: int, lying: int, hand: int) -> int:
    """The ranks whose naturals can all be laid without a wild card, some perhaps left out."""
    return three | lying if rules.cap == NEVER else three & ~lying & ~hand


def _never_more(rules: Rules, held: Holding, more: More, able: int) -> int:
    """The points of the cards that can be laid at all, where these ranks can have melds."""
    hand = held.hand
    ranks = (able << 1) - (able >> 3)
    found = points(hand & (ranks | 255))
    if rules.sequences:
        for suit in range(4):
            line = more.lines[suit]
            if line & ~ranks:
                found += points(line & ~ranks & linked(line, more.runs, suit))
    if rules.black3 == BLACK3_ANYTIME and not rules.black3_free:
        found += VALUE[BLACK3] * (hand >> 4 * BLACK3 & 15)
    return found

"""A glance that finds most of the hands that can go out, without a search."""

from __future__ import annotations

from stolik.games.canasta.classes import (
    BLACK3,
    CANASTA,
    FOUR,
    MELDABLE,
    OVER_1,
    OVER_2,
    OVER_3,
    RANKS,
    SEVENS,
    at_least,
)
from stolik.games.canasta.holding import Holding, More
from stolik.games.canasta.rules import BLACK3_OUT, NEVER, Rules
from stolik.games.canasta.run_pieces import Lines
from stolik.games.canasta.runs import RUN_LEAST, RUN_MOST, Runs, sambas
from stolik.games.canasta.wide_bounds import number_of


def surely_out(rules: Rules, held: Holding, more: More, spare: int) -> bool:
    """Whether such a hand goes out in a plain way: sequences of seven where canastas are lacking, cards alone in their
    ranks in sequences, all ranks laid whole, pairs with a wild card, and the other wild cards in melds that are small
    enough to take them first. Of sets only the naturals, and what lies there, are reckoned for canastas.
    """
    if rules.cap != NEVER:
        return False
    hand = held.hand
    threes = hand >> 4 * BLACK3 & 15
    if threes:
        if held.nat >> 4 * BLACK3 & 15 or threes >= 3:
            if rules.black3 != BLACK3_OUT:
                return False
        else:
            spare -= threes
            if spare < 0:
                return False
    lying = ((held.nat & SEVENS) + OVER_1 | held.nat) & MELDABLE
    lines = more.lines
    sevens = 0
    lack = _lack(rules, held, more, hand)
    if lack > 0 or (rules.need_samba and not sambas(more.runs)):
        if not rules.sequences or held.size < RUN_MOST:
            return False
        hand, lines, sevens = _less_sevens(hand, lines, lying, max(lack, 1))
        if not sevens or _lack(rules, held, more, hand) > sevens:
            return False
    singles = _singles(hand, lying)
    if singles and rules.sequences and (not spare or singles & singles - 1):
        hand -= _into_runs(more.runs, lines, singles, lying | at_least(hand, 4) & MELDABLE)
        singles = _singles(hand, lying)
        if _lack(rules, held, more, hand) > sevens:
            return False
    if singles and (not spare or singles & singles - 1):
        return False
    return _wilds_placed(rules, held, hand, lying)


def _lack(rules: Rules, held: Holding, more: More, hand: int) -> int:
    """How many canastas are lacking for going out beside those that lie there and those of a hand's naturals."""
    full = at_least((held.nat & RANKS) + held.twos + held.jokers + (hand & RANKS), CANASTA)
    return rules.canastas_needed - number_of(full) - more.canastas()


def _less_sevens(hand: int, lines: Lines, lying: int, most: int) -> tuple[int, Lines, int]:
    """A hand and its lines without at most so many sequences of seven, and how many these are; a rank that gives a card
    has a meld, or three cards or none left.
    """
    found = 0
    left = list(lines)
    for suit in range(4):
        while found < most:
            low = hand & SEVENS
            able = (low + OVER_1 | hand) & ~(low + OVER_2 | hand) | lying | at_least(hand, 4)
            held = ((left[suit] & SEVENS) + OVER_1 | left[suit]) & able & MELDABLE
            four = held & held >> 4
            four &= four >> 8
            seven = four & four >> 12
            if not seven:
                break
            first = seven & -seven
            cards = (first >> 3) * 0x1111111
            hand -= cards
            left[suit] -= cards
            found += 1
    return hand, tuple(left), found


def _singles(hand: int, lying: int) -> int:
    """Bit 3 of the ranks of which the hand has one card and no meld lies there."""
    low = hand & SEVENS
    return (low + OVER_1 | hand) & MELDABLE & ~(low + OVER_2 | hand) & ~lying


def _wilds_placed(rules: Rules, held: Holding, hand: int, lying: int) -> bool:
    """Whether there is a wild card for each pair, and room for the others in melds of three naturals or a few more."""
    low = hand & SEVENS
    two, three = (low + OVER_2 | hand) & MELDABLE, (low + OVER_3 | hand) & MELDABLE
    pairs = number_of(two & ~three & ~lying)
    wilds = (hand & 15) + (hand >> 4 & 15)
    if pairs > wilds:
        return False
    room = pairs * rules.wilds_for[2] + number_of(three & ~lying) * rules.wilds_for[3]
    if room >= wilds:
        return True
    nat = held.nat
    small = at_least(nat, 3) & ~at_least(nat, CANASTA - rules.wilds_for[3] + 1)
    roomy = lying & small & ~at_least(held.twos + held.jokers, 1)
    return room + number_of(roomy) * rules.wilds_for[3] >= wilds


def _into_runs(runs: Runs, lines: Lines, singles: int, free: int) -> int:
    """Cards, packed like a hand, that bring some of these singles into runs; other cards are taken only from the free
    ranks, one from each.
    """
    used = 0
    for suit in range(4):
        line = lines[suit]
        held = ((line & SEVENS) + OVER_1 | line) & (singles | free)
        if held & singles:
            for low, high in _spans(runs, suit, held, held & singles):
                for cls in range(low, high + 1):
                    used |= 1 << 4 * cls
                    singles &= ~(8 << 4 * cls)
                    free &= ~(8 << 4 * cls)
    return used


def _spans(runs: Runs, suit: int, held: int, singles: int) -> list[tuple[int, int]]:
    """The lowest and highest classes of cards of a suit that lengthen a run or make a new one, each with a single."""
    found: list[tuple[int, int]] = []
    for code in runs:
        if code >> 8 != suit:
            continue
        low, high = code >> 4 & 15, code & 15
        top = _far(held, singles, high, 1, RUN_MOST - 1 - high + low)
        if top != high:
            found.append((high + 1, top))
        bottom = _far(held, singles, low, -1, RUN_MOST - 1 - top + low)
        if bottom != low:
            found.append((bottom, low - 1))
        for first, last in found:
            held &= ~_between(first, last)
        singles &= held
    while singles:
        low = FOUR
        while not singles >> 4 * low & 8:
            low += 1
        high = _far(held, singles, low, 1, RUN_MOST - 1)
        bottom = low
        while high - bottom < RUN_LEAST - 1 and held >> 4 * (high + 1) & 8:
            high += 1
        while high - bottom < RUN_LEAST - 1 and held >> 4 * (bottom - 1) & 8:
            bottom -= 1
        if high - bottom >= RUN_LEAST - 1:
            found.append((bottom, high))
            held &= ~_between(bottom, high)
        singles &= held & ~_between(low, low)
    return found


def _far(held: int, singles: int, end: int, way: int, room: int) -> int:
    """The class of the farthest single that is reached from here card by card, or where one stands."""
    reached = end
    while room and held >> 4 * (end + way) & 8:
        end += way
        room -= 1
        if singles >> 4 * end & 8:
            reached = end
    return reached


def _between(low: int, high: int) -> int:
    """Bit 3 of these classes."""
    return MELDABLE & (1 << 4 * (high + 1)) - (1 << 4 * low)

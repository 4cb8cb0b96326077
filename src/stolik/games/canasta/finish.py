"""The one answer to "can this turn still end well?".

A turn ends by a discard with a card kept, by going out, by a stop where no discard is due, or, where the rules let a
player lose that way, by emptying the hand without the right to (A56). What is still owed narrows this: points of an
opening, an empty hand, a card kept. `can_finish` is exact; cheap bounds decide nearly every call, and a search over the
ranks, remembered per call, the rest.
"""

from __future__ import annotations

from stolik.games.canasta.classes import (
    BLACK3,
    CANASTA,
    MELDABLE,
    OVER_1,
    OVER_2,
    OVER_3,
    RANKS,
    SEVENS,
    at_least,
    more_than,
    total,
)
from stolik.games.canasta.holding import (
    MAY_LOSE,
    MAY_OUT,
    MUST_OUT,
    NO_DISCARD,
    NOT_BEGUN,
    WAIVED,
    Holding,
    black_three_points,
    canastas,
    reach,
)
from stolik.games.canasta.rules import BLACK3_ANYTIME, BLACK3_OFF, BLACK3_OUT, Rules
from stolik.games.canasta.search import OpeningSearch, OutSearch, owes_canasta
from stolik.games.canasta.wide_finish import can_go_out_wide, can_open_wide


def can_finish(rules: Rules, held: Holding) -> bool:
    """Whether some way of going on from here ends the turn as its obligations ask."""
    flags = held.flags
    if held.owed > 0 and not flags & NOT_BEGUN:
        return _can_open(rules, held)
    if not flags & MUST_OUT:
        if flags & MAY_LOSE or held.size >= (1 if flags & NO_DISCARD else 2):
            return True
    if held.owed > 0:
        return _can_open(rules, held)
    return bool(flags & MAY_OUT) and can_go_out(rules, held)


def _can_open(rules: Rules, held: Holding) -> bool:
    if held.more is not None:
        return can_open_wide(rules, held)
    flags = held.flags
    if flags & WAIVED and flags & MAY_OUT and can_go_out(rules, held, waived=True):
        return True
    points, cards, _ = reach(rules, held)
    if points + black_three_points(rules, held) < held.owed:
        return False
    if points >= held.owed and not flags & MUST_OUT:
        kept = 0 if flags & MAY_LOSE else 1 if flags & NO_DISCARD else 2
        spare = held.size + held.rest_size - kept
        if cards <= spare and not owes_canasta(held):
            return True
        if OpeningSearch(rules, held, spare).found():
            return True
    return bool(flags & MAY_OUT) and can_go_out(rules, held)


def _threes_fit(rules: Rules, held: Holding, threes: int) -> bool:
    """Whether so many black threes can be laid by a player who goes out (A44)."""
    if rules.black3 == BLACK3_OFF:
        return False
    laid = held.nat >> 4 * BLACK3 & 15
    return threes >= 3 if not laid else rules.black3 != BLACK3_ANYTIME


def has_two_strays(hand: int, melded: int) -> bool:
    """Whether two cards, alone in their ranks, can only be discarded: a glance that spares most further questions."""
    low = hand & SEVENS
    singles = (low + OVER_1 | hand) & ~(low + OVER_2 | hand) & ~((melded & SEVENS) + OVER_1 | melded) & MELDABLE
    return singles & singles - 1 != 0


def can_go_out(rules: Rules, held: Holding, *, waived: bool = False) -> bool:
    """Whether every card but at most one for the discard can be laid, with the canastas that going out needs."""
    owed = 0 if waived else held.owed
    if held.more is not None:
        return can_go_out_wide(rules, held, owed)
    hand, rest = held.hand, held.rest
    if owed <= 0:
        hand, rest = hand + rest, 0
    if not hand and not rest:
        return owed <= 0 and canastas(held.nat, held.twos, held.jokers) >= rules.canastas_needed
    whole = hand + rest
    if has_two_strays(whole, held.nat):
        return False
    wilds = (whole & 15) + (whole >> 4 & 15)
    spare = 0 if held.flags & NO_DISCARD else 1
    threes = whole >> 4 * BLACK3 & 15
    # what can only be discarded: black threes that make no set, single cards without a meld, pairs without a wild card
    fitting = threes if threes and _threes_fit(rules, held, threes) else 0
    stray = threes - fitting
    low = whole & SEVENS
    two_or_more = low + OVER_2 | whole
    alone = ~((held.nat & SEVENS) + OVER_1 | held.nat) & MELDABLE
    stray += total(((low + OVER_1 | whole) & ~two_or_more & alone) >> 3)
    if stray > spare or stray + total((two_or_more & ~(low + OVER_3 | whole) & alone) >> 3) > wilds + spare:
        return False
    # with every wild card on one meld: which could become canastas
    full = held.nat + held.twos + held.jokers + (whole & RANKS)
    if not more_than(at_least(full, CANASTA - min(wilds, 3)), rules.canastas_needed - 1):
        return False
    if rules.free_growth and rules.black3 != BLACK3_ANYTIME:
        # the most cards that can be laid, were nothing owed; where the canastas are there without a further wild card
        # that is all that is asked
        melds = Holding(whole, 0, (held.nat, held.twos, held.jokers), 0, 0, 0)
        if reach(rules, melds)[1] + fitting < total(whole) - spare:
            return False
        made = more_than(at_least(full, CANASTA), rules.canastas_needed - 1)
        if made and owed <= 0 and (threes == 0 or rules.black3 == BLACK3_OUT):
            return True
    return OutSearch(rules, held, hand, rest, owed).found()

"""`can_finish` where a side has more than one meld of each rank: sequences, second melds, joker sets."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import ACE, BLACK3, FOUR, VALUE
from stolik.games.canasta.holding import (
    CANASTA_OWED,
    MAY_LOSE,
    MAY_OUT,
    MUST_OUT,
    NO_DISCARD,
    WAIVED,
    Holding,
    More,
    canastas,
)
from stolik.games.canasta.rules import BLACK3_ANYTIME, BLACK3_OFF, Rules
from stolik.games.canasta.run_pieces import Lines
from stolik.games.canasta.runs import sambas
from stolik.games.canasta.wide_bounds import never_out, points_between
from stolik.games.canasta.wide_opening import PointSearch
from stolik.games.canasta.wide_out import way_out
from stolik.games.canasta.wide_stages import StageSearch
from stolik.games.canasta.wide_sure import surely_out
from stolik.games.canasta.wide_table import Table, hand_points

DEAREST: Final = VALUE[ACE]
"""The points of the dearest natural, the most that its discard can take from an opening."""


def can_open_wide(rules: Rules, held: Holding) -> bool:
    """Whether what is owed of an opening can be laid, and the turn end well after it."""
    flags = held.flags
    more = held.more
    assert more is not None
    if flags & WAIVED and flags & MAY_OUT and can_go_out_wide(rules, held, 0):
        return True
    least, cards, most = points_between(rules, held, more)
    owed = points_owed(held)
    if most + _threes(rules, held) < owed:
        return False
    if not flags & MUST_OUT:
        kept = 0 if flags & MAY_LOSE else 1 if flags & NO_DISCARD else 2
        spare = held.size + held.rest_size - kept
        if least >= owed and cards <= spare and not flags & CANASTA_OWED:
            return True
        if _opens(rules, held, more, spare):
            return True
    return bool(flags & MAY_OUT) and can_go_out_wide(rules, held, held.owed)


def _opens(rules: Rules, held: Holding, more: More, spare: int) -> bool:
    """Whether what is owed can be laid with so few cards, of the hand and the waiting rest together."""
    table = Table(rules, held)
    owed, canasta = points_owed(held), canasta_lacks(held, table)
    search = PointSearch(table, held.hand)
    made, cards = search.most(more.lines, owed, canasta=canasta)
    if made < owed:
        return False
    # a join completes no canasta any more once the last card is laid
    joins = canasta and rules.merge
    most_cards = min(spare, held.size - joins)
    if cards <= most_cards or _opens_without(table, held, more.lines, most_cards, canasta=canasta):
        return True
    if search.fits(more.lines, owed, most_cards, canasta=canasta):
        return True
    if not joins or spare < held.size:
        return False
    stages = StageSearch(held.rest, more.rest_lines, 0, canasta=canasta, kept=held.size + held.rest_size - spare)
    return stages.found((table, held.hand, more.lines, owed))


def _opens_without(table: Table, held: Holding, lines: Lines, most_cards: int, *, canasta: bool) -> bool:
    """Whether it opens with few enough cards where the lowest ranks stay in the hand: enough for most large hands."""
    owed = points_owed(held)
    hand = held.hand
    for cls in range(FOUR, ACE + 1):
        if hand >> 4 * cls & 15:
            hand &= ~(15 << 4 * cls)
            lines = tuple(line & ~(15 << 4 * cls) for line in lines)
            points, cards = PointSearch(table, hand).most(lines, owed, canasta=canasta)
            if points < owed:
                return False
            if cards <= most_cards:
                return True
    return False


def _threes(rules: Rules, held: Holding) -> int:
    """What black threes may add to an opening in which the player goes out (A44)."""
    threes = held.hand >> 4 * BLACK3 & 15
    return 0 if rules.black3 in (BLACK3_OFF, BLACK3_ANYTIME) else VALUE[BLACK3] * threes


def can_go_out_wide(rules: Rules, held: Holding, owed: int) -> bool:
    """Whether every card but at most one for the discard can be laid, with the canastas that going out needs."""
    more = held.more
    assert more is not None
    spare = 0 if held.flags & NO_DISCARD else 1
    if owed <= 0 and not held.rest:
        made = canastas(held.nat, held.twos, held.jokers) + more.canastas()
        if made >= rules.canastas_needed and (not rules.need_samba or sambas(more.runs)):
            if held.size <= spare:
                return True
        elif not held.size:
            return False  # nothing is joined after the last card
    # laid whole but for a discard, the hand reaches what is owed
    reached = owed <= 0 or hand_points(rules, held.hand) - DEAREST >= owed
    if not held.rest and reached and surely_out(rules, held, more, spare):
        return True
    hand, lines = held.hand, more.lines
    if held.rest:
        hand += held.rest
        lines = tuple(line + further for line, further in zip(lines, more.rest_lines, strict=True))
    if never_out(rules, held, more, hand, lines):
        return False
    table = Table(rules, held)
    if owed > 0 and held.rest:
        stages = StageSearch(held.rest, more.rest_lines, spare, canasta=canasta_lacks(held, table))
        return stages.found((table, held.hand, more.lines, points_owed(held)))
    more.way = way_out(table, hand, lines, owed if owed > 1 else 0, spare)
    return more.way is not None


def canasta_lacks(held: Holding, table: Table) -> bool:
    """Whether the opening still lacks the canasta that it must contain (P3)."""
    return held.owed > 0 and bool(held.flags & CANASTA_OWED) and table.canastas() == 0


def points_owed(held: Holding) -> int:
    """The points still owed; one point stands for a canasta only, for cards count five at least."""
    return held.owed if held.owed > 1 else 0

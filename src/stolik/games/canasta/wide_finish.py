"""`can_finish` where a side has more than one meld of each rank: sequences, second melds, joker sets."""

from __future__ import annotations

from stolik.games.canasta.classes import BLACK3, VALUE
from stolik.games.canasta.holding import CANASTA_OWED, MAY_LOSE, MAY_OUT, MUST_OUT, NO_DISCARD, WAIVED, Holding
from stolik.games.canasta.rules import BLACK3_ANYTIME, BLACK3_OFF, Rules
from stolik.games.canasta.run_pieces import Lines
from stolik.games.canasta.wide_opening import PointSearch
from stolik.games.canasta.wide_out import goes_out
from stolik.games.canasta.wide_stages import StageSearch
from stolik.games.canasta.wide_table import Table


def can_open_wide(rules: Rules, held: Holding) -> bool:
    """Whether what is owed of an opening can be laid, and the turn end well after it."""
    flags = held.flags
    more = held.more
    assert more is not None
    if flags & WAIVED and flags & MAY_OUT and can_go_out_wide(rules, held, 0):
        return True
    table = Table(rules, held)
    owed, canasta = points_owed(held), canasta_lacks(held, table)
    search = PointSearch(table, held.hand)
    points, cards = search.most(more.lines, owed)
    if points + _threes(rules, held, table) < owed:
        return False
    if points >= owed and not flags & MUST_OUT:
        kept = 0 if flags & MAY_LOSE else 1 if flags & NO_DISCARD else 2
        spare = held.size + held.rest_size - kept
        if cards <= spare and not canasta:
            return True
        if _opens(table, held, search, spare, kept=kept):
            return True
    return bool(flags & MAY_OUT) and can_go_out_wide(rules, held, held.owed)


def _opens(table: Table, held: Holding, search: PointSearch, spare: int, *, kept: int) -> bool:
    more = held.more
    assert more is not None
    owed, canasta = points_owed(held), canasta_lacks(held, table)
    # a join completes no canasta any more once the last card is laid
    joins = canasta and table.rules.merge
    if search.fits(more.lines, owed, min(spare, held.size - joins), canasta=canasta):
        return True
    if not joins or spare < held.size:
        return False
    stages = StageSearch(held.rest, more.rest_lines, 0, canasta=canasta, kept=kept)
    return stages.found((table, held.hand, more.lines, owed))


def _threes(rules: Rules, held: Holding, table: Table) -> int:
    """What black threes may add to an opening in which the player goes out (A44)."""
    threes = held.hand >> 4 * BLACK3 & 15
    if rules.black3 in (BLACK3_OFF, BLACK3_ANYTIME) or (threes < 3 and not table.threes):
        return 0
    return VALUE[BLACK3] * threes


def can_go_out_wide(rules: Rules, held: Holding, owed: int) -> bool:
    """Whether every card but at most one for the discard can be laid, with the canastas that going out needs."""
    more = held.more
    assert more is not None
    table = Table(rules, held)
    spare = 0 if held.flags & NO_DISCARD else 1
    if owed > 0 and held.rest:
        stages = StageSearch(held.rest, more.rest_lines, spare, canasta=canasta_lacks(held, table))
        return stages.found((table, held.hand, more.lines, points_owed(held)))
    lines: Lines = more.lines
    if held.rest:
        lines = tuple(line + further for line, further in zip(lines, more.rest_lines, strict=True))
    return goes_out(table, held.hand + held.rest, lines, owed if owed > 1 else 0, spare)


def canasta_lacks(held: Holding, table: Table) -> bool:
    """Whether the opening still lacks the canasta that it must contain (P3)."""
    return held.owed > 0 and bool(held.flags & CANASTA_OWED) and table.canastas() == 0


def points_owed(held: Holding) -> int:
    """The points still owed; one point stands for a canasta only, for cards count five at least."""
    return held.owed if held.owed > 1 else 0

"""Whether the words of a written turn agree with each other, the table and the rules: no play comes to others."""

from __future__ import annotations

from stolik.games.canasta.classes import BLACK3, count
from stolik.games.canasta.core import ANSWERED_NO, DOUBLE, DREW, PLAY, TOOK, Core
from stolik.games.canasta.growth import canastas_of
from stolik.games.canasta.pile import pile_size
from stolik.games.canasta.position_turn import has_older_melds
from stolik.games.canasta.rules import ASK_LAY_OUT, BLACK3_ANYTIME, BLACK3_OUT_NO_DISCARD
from stolik.games.canasta.table_melds import table_melds
from stolik.games.position_line import PositionLine


def check_words(core: Core, line: PositionLine) -> None:
    """Raise NotationError for the first word of a turn after its take that nothing can have brought about."""
    if core.owed <= 0 and not core.opened[core.side] and not _concealed_without_minimum(core):
        raise line.error("not_concealed", "unopened")
    if core.phase == DOUBLE:
        return
    if core.must_out and not _bound_to_go_out(core):
        raise line.error("not_bound_to_go_out", "must_out")
    if core.no_discard and not _no_discard_due(core):
        raise line.error("discard_is_due", "no_discard")
    if core.began == TOOK and core.pile and not core.pile_waits and not _took_top_alone(core):
        raise line.error("pile_was_taken", "took")
    if core.onto_partner and not has_older_melds(core, core.side, in_turn=True):
        raise line.error("onto_nothing", "onto_partner")
    _check_lays(core, line)


def _check_lays(core: Core, line: PositionLine) -> None:
    begun = core.begun or core.begun2 or core.runs_begun or core.own_bolivia
    if begun and core.began == DREW and not core.lays:
        raise line.error("begun_by_no_lay", "own_bolivia" if core.own_bolivia else "begun")
    if core.lays > sum(meld.size for meld in table_melds(core, core.side)):
        raise line.error("lays_too_many", "lays")
    if core.lays and core.answer == ANSWERED_NO and core.rules.ask == ASK_LAY_OUT:
        raise line.error("lays_after_no", "lays")
    if core.pile_waits and core.answer:
        raise line.error("could_not_ask", "answer", seat=core.seat)


def _concealed_without_minimum(core: Core) -> bool:
    """Whether the turn can be one that goes out concealed and waives the minimum (A77): all melds are of this turn."""
    if core.phase == DOUBLE:
        return core.rules.minimum_waived
    bound = core.must_out and core.phase == PLAY and not core.laid_before[core.seat]
    return core.rules.minimum_waived and bound


def _bound_to_go_out(core: Core) -> bool:
    """Whether black threes, the top card taken alone, a waived minimum or a lone card ask for going out."""
    rules, side = core.rules, core.side
    if not rules.going_out or core.phase != PLAY:
        return False
    if rules.black3 != BLACK3_ANYTIME and count(core.nat[side], BLACK3):
        return True
    if _took_top_alone(core) or (core.owed <= 0 and not core.opened[side]):
        return True
    # only red threes were drawn to a single card (P12)
    return core.began == DREW and core.size[core.seat] == 1 and not core.lays and core.red3_count(side) > 0


def _no_discard_due(core: Core) -> bool:
    """Whether the last stock card was a red three (B57), or the turn ends with going out and no discard (P9, P10)."""
    rules, side = core.rules, core.side
    if rules.black3 == BLACK3_OUT_NO_DISCARD and count(core.nat[side], BLACK3):
        return True
    if _took_top_alone(core):
        return True
    drew = core.began == DREW or (rules.bonus > 0 and canastas_of(core, side) > 0)
    return drew and rules.last_red3 == "meld_no_discard" and not core.stock_size and core.red3_count(side) > 0


def _took_top_alone(core: Core) -> bool:
    """Whether only the top card of a pile was taken (P9)."""
    alone = core.began == TOOK and core.must_out and core.no_discard
    return alone and core.rules.top_alone and pile_size(core) > 0

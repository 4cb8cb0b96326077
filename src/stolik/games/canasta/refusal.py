"""Why a step is refused: the rules in the order in which a player would name them."""

from __future__ import annotations

from typing import Final

from stolik.cards import card_text
from stolik.games.canasta.classes import BLACK3, CLASS_OF, CLASS_TEXT, JOKER, RED3, SUIT_OF, TWO, count
from stolik.games.canasta.core import ANSWER, ANSWERED_NO, ANSWERED_YES, DOUBLE, NEED_OVER, NEED_SEAT, TAKE, TOOK, Core
from stolik.games.canasta.faults import Fault, refusal
from stolik.games.canasta.finish import can_finish
from stolik.games.canasta.holding import (
    CANASTA_OWED,
    MAY_LOSE,
    MAY_OUT,
    MUST_OUT,
    Holding,
    black_three_points,
    canastas,
    reach,
)
from stolik.games.canasta.legal import can_lay_after, lay_actions, lays_cards, may_ask, may_discard, may_stop, must_take
from stolik.games.canasta.lifting import in_hand, lifted_early, may_lift_early, missing
from stolik.games.canasta.meld_refusal import not_played, not_there, why_no_meld, why_no_way
from stolik.games.canasta.outlook import after, flags_of, more_now, must_lay, must_not_lay, opening_open
from stolik.games.canasta.pile import ALONE_STEP, never_for_opening, one_card_each, pile_size, ways
from stolik.games.canasta.rules import ASK_LAY_OUT, ASK_OFF, BLACK3_ANYTIME
from stolik.games.canasta.runs import sambas
from stolik.games.canasta.scoring import opening_points
from stolik.games.canasta.search import owes_canasta
from stolik.games.canasta.steps import (
    ADD_NATURAL,
    ADD_TO_WILDS,
    ADD_WILD,
    ASK,
    DISCARD,
    DRAW,
    EXTEND_RUN,
    JOIN,
    LAY_NATURALS,
    LAY_WILDS,
    LAY_WITH_WILD,
    NO,
    PASS,
    START_RUN,
    STOP,
    TAKE_ONTO,
    TAKE_ONTO_RUN,
    TAKE_PAIR,
    TAKE_WILD,
    YES,
    Step,
)
from stolik.games.violation import RuleViolation

TAKES: Final = (TAKE_PAIR, TAKE_WILD, TAKE_ONTO, TAKE_ONTO_RUN)
DOUBLING: Final = (
    PASS,
    LAY_NATURALS,
    LAY_WITH_WILD,
    LAY_WILDS,
    ADD_NATURAL,
    ADD_WILD,
    ADD_TO_WILDS,
    START_RUN,
    EXTEND_RUN,
)
"""What the partner of a player who went out may do."""


def why_not(core: Core, step: Step, cards: tuple[int, ...]) -> RuleViolation | None:
    """The rule that forbids the step now, or None if it is legal."""
    found = _wrong_time(core, step.verb) or not_played(core, step) or not_there(core, step)
    if found is None and may_lift_early(core, flags_of(core, core.began)) and not in_hand(core, step):
        return why_not(lifted_early(core), step, cards)
    found = found or _not_in_hand(core, step, cards)
    if found is not None:
        return found
    verb = step.verb
    if verb in (DRAW, PASS, YES, NO):
        return _why_no_draw(core) if verb == DRAW else _why_no_pass(core) if verb == PASS else None
    if verb in TAKES:
        return _why_no_take(core, step)
    flags = flags_of(core, core.began)
    if verb == ASK:
        return _why_no_ask(core, flags)
    if verb in (DISCARD, STOP):
        return _why_no_end(core, flags, verb)
    return _why_no_lay(core, step, flags)


def why_no_pile(core: Core) -> RuleViolation | None:
    """Why the pile cannot be taken now with any cards."""
    return _wrong_time(core, TAKE_PAIR) or _why_no_top(core)


def _wrong_time(core: Core, verb: int) -> RuleViolation | None:
    if core.need != NEED_SEAT:
        return refusal(Fault.MATCH_OVER if core.need == NEED_OVER else Fault.DECK_NEEDED)
    taking = verb in (DRAW, PASS) or verb in TAKES
    if core.phase == ANSWER:
        return None if verb in (YES, NO) else refusal(Fault.ANSWER_FIRST)
    if core.phase == DOUBLE:
        return None if verb in DOUBLING else refusal(Fault.DOUBLE_OUT_ONLY)
    if verb in (YES, NO):
        return refusal(Fault.NOBODY_ASKED)
    if core.phase == TAKE:
        return None if taking else refusal(Fault.TAKE_FIRST)
    return refusal(Fault.ALREADY_TAKEN) if taking else None


def _not_in_hand(core: Core, step: Step, cards: tuple[int, ...]) -> RuleViolation | None:
    seat = core.seat
    cls = missing(core, step)
    if cls >= 0:
        needed = step.leaves >> 4 * cls & 15
        if count(core.hand[seat], cls) < needed and step.verb != EXTEND_RUN:
            return refusal(Fault.NOT_IN_HAND, card=CLASS_TEXT[cls], count=needed)
        cards = step.kinds
    for kind in cards:
        if (core.suits[15 * seat + CLASS_OF[kind]] >> 2 * SUIT_OF[kind] & 3) < cards.count(kind):
            name = card_text(kind) if step.kinds else CLASS_TEXT[CLASS_OF[kind]]
            return refusal(Fault.NOT_IN_HAND, card=name, count=cards.count(kind))
    return None


def _why_no_draw(core: Core) -> RuleViolation | None:
    return None if core.stock_size else refusal(Fault.STOCK_EMPTY)


def _why_no_pass(core: Core) -> RuleViolation | None:
    if core.phase == DOUBLE:
        return refusal(Fault.DOUBLE_OUT_NOT_ALL) if core.lays else None
    if core.stock_size:
        return refusal(Fault.STOCK_NOT_EMPTY)
    return refusal(Fault.MUST_TAKE) if must_take(core) else None


def _why_no_take(core: Core, step: Step) -> RuleViolation | None:
    found = _why_not_top(core, step)
    if found is not None:
        return found
    usual = ALONE_STEP.index(step.id) if step.alone else step.id
    if usual not in ways(core):
        return why_no_way(core, step)
    if step.alone and pile_size(core) == 1:
        return refusal(Fault.TOP_ALONE_ONE_CARD)
    flags = flags_of(core, TOOK)
    held = after(core, step, flags)
    if can_finish(core.rules, held):
        return None
    if step.alone:
        return refusal(Fault.TOP_ALONE_NOT_OUT)
    if step.top == BLACK3:
        return refusal(Fault.BLACK_THREE_TAKE_NOT_LAST)
    return _why_no_end_after(core, held)


def _why_no_top(core: Core) -> RuleViolation | None:
    """Why the top of the pile cannot be taken with any cards."""
    if not core.pile:
        return refusal(Fault.PILE_EMPTY)
    if one_card_each(core):
        return refusal(Fault.ONE_CARD_TAKE)
    top = CLASS_OF[core.pile[-1]]
    if top in (JOKER, TWO):
        return refusal(Fault.PILE_TOP_WILD)
    if top == RED3:
        return refusal(Fault.PILE_TOP_RED_THREE)
    if top == BLACK3 and not core.rules.black3_take:
        return refusal(Fault.PILE_TOP_BLACK_THREE)
    return None


def _why_not_top(core: Core, step: Step) -> RuleViolation | None:
    found = _why_no_top(core)
    if found is not None:
        return found
    top = CLASS_OF[core.pile[-1]]
    if step.top != top or (step.run >= 0 and SUIT_OF[core.pile[-1]] != step.suits[0]):
        return refusal(Fault.NOT_TOP_CARD, card=CLASS_TEXT[top])
    return refusal(Fault.PILE_NOT_FOR_OPENING) if never_for_opening(core) else None


def _why_no_lay(core: Core, step: Step, flags: int) -> RuleViolation | None:
    if must_not_lay(core):
        return refusal(Fault.MUST_NOT_LAY)
    found = why_no_meld(core, step)
    if found is not None:
        return found
    held = after(core, step, flags)
    if can_finish(core.rules, held):
        bound = step.verb == JOIN and must_lay(core) and not can_lay_after(core, step, flags)
        return refusal(Fault.MUST_LAY) if bound else None
    if core.phase == DOUBLE:
        return refusal(Fault.DOUBLE_OUT_NOT_ALL)
    if step.cls == BLACK3 and core.rules.black3 != BLACK3_ANYTIME:
        return refusal(Fault.BLACK_THREE_NOT_LAST)
    return _why_no_end_after(core, held)


def _why_no_end_after(core: Core, held: Holding) -> RuleViolation:
    """Why no way of going on from this holding ends the turn."""
    if core.owed > 0:
        minimum = core.minimum[core.side]
        reachable = minimum - held.owed
        if held.owed > 0:
            threes = black_three_points(core.rules, held) if held.flags & MAY_OUT else 0
            reachable += reach(core.rules, held)[0] + threes
        if reachable < minimum:
            return refusal(Fault.OPENING_SHORT, needs=minimum, reachable=reachable)
        if held.owed > 0 and owes_canasta(held):
            return refusal(Fault.OPENING_NEEDS_CANASTA, needs=minimum)
    if held.flags & MUST_OUT:
        return _must_go_out(core)
    if core.owed > 0 and held.owed > 0:
        return refusal(Fault.OPENING_KEEPS_NOTHING, needs=core.minimum[core.side])
    return _must_keep(core, held)


def _must_go_out(core: Core) -> RuleViolation:
    if core.answer == ANSWERED_YES:
        return refusal(Fault.MUST_GO_OUT, "A72", reason=1)
    if _took_top_alone(core):
        return refusal(Fault.MUST_GO_OUT, "P9", reason=4)
    if count(core.nat[core.side], BLACK3):
        return refusal(Fault.MUST_GO_OUT, "A44", reason=2)
    return refusal(Fault.MUST_GO_OUT, "A77" if core.began == TOOK or core.lays else "A21", reason=3)


def _took_top_alone(core: Core) -> bool:
    return core.no_discard and core.began == TOOK and pile_size(core) > 0


def _no_discard_due(core: Core) -> RuleViolation:
    if not core.must_out:
        return refusal(Fault.NO_DISCARD_DUE, reason=1)
    if _took_top_alone(core):
        return refusal(Fault.NO_DISCARD_DUE, "P9", reason=3)
    return refusal(Fault.NO_DISCARD_DUE, "P10", reason=2) if count(core.nat[core.side], BLACK3) else _must_go_out(core)


def _must_keep(core: Core, held: Holding) -> RuleViolation:
    if not core.rules.going_out:
        return refusal(Fault.NO_GOING_OUT)
    if not held.flags & MAY_OUT:
        return refusal(Fault.MUST_NOT_GO_OUT, reason=2 if core.answer == ANSWERED_NO else 1)
    made = canastas(held.nat, held.twos, held.jokers)
    if held.more is not None:
        made += canastas(*held.more.second) + sambas(held.more.runs) + held.more.bolivias
        if made >= core.rules.canastas_needed and core.rules.need_samba and not sambas(held.more.runs):
            return refusal(Fault.NEEDS_SAMBA)
    return refusal(Fault.MUST_KEEP_CARD, needs=core.rules.canastas_needed, has=made)


def _why_no_end(core: Core, flags: int, verb: int) -> RuleViolation | None:
    if verb == DISCARD and core.no_discard:
        return _no_discard_due(core)
    if verb == STOP and not core.no_discard:
        return refusal(Fault.DISCARD_DUE)
    if may_stop(core, flags) if verb == STOP else may_discard(core, flags):
        return None
    if must_lay(core):
        return refusal(Fault.MUST_LAY)
    if core.pile_waits or opening_open(core):
        if flags & CANASTA_OWED and opening_points(core, core.side) >= core.minimum[core.side]:
            return refusal(Fault.OPENING_NEEDS_CANASTA, needs=core.minimum[core.side])
        return refusal(Fault.OPENING_UNFINISHED, needs=core.owed)
    if flags & MUST_OUT:
        return _must_go_out(core)
    side = core.side
    melds = core.melds(side)
    return _must_keep(core, Holding(0, 0, melds, core.owed, 0, flags, more_now(core)))


def _why_no_ask(core: Core, flags: int) -> RuleViolation | None:
    if core.rules.ask == ASK_OFF:
        return refusal(Fault.NO_ASKING)
    if core.answer:
        return refusal(Fault.ASKED_ALREADY)
    if core.lays:
        return refusal(Fault.ASK_BEFORE_LAYING)
    if core.must_out or core.pile_waits:
        return refusal(Fault.ASK_NOT_NOW)
    if may_ask(core, flags, lays_cards(lay_actions(core, flags & ~MAY_LOSE))):
        return None
    return refusal(Fault.ASK_CANNOT_LAY if core.rules.ask == ASK_LAY_OUT else Fault.ASK_CANNOT_GO_OUT)

"""Why a step is refused: the rules in the order in which a player would name them."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import BLACK3, CANASTA, CLASS_OF, CLASS_TEXT, JOKER, RED3, SUIT_OF, TWO, count
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
from stolik.games.canasta.legal import lay_actions, may_ask, may_discard, may_stop, must_take
from stolik.games.canasta.lifting import in_hand, lifted_early, may_lift_early
from stolik.games.canasta.outlook import after, flags_of, must_lay, must_not_lay, opening_open
from stolik.games.canasta.pile import ALONE_STEP, OPEN, closed, never_for_opening, one_card_each, pile_size, ways
from stolik.games.canasta.rules import ASK_LAY_OUT, ASK_OFF, BLACK3_ANYTIME, BLACK3_OFF
from stolik.games.canasta.scoring import opening_points
from stolik.games.canasta.search import owes_canasta
from stolik.games.canasta.steps import (
    ADD_NATURAL,
    ADD_TO_WILDS,
    ADD_WILD,
    ASK,
    DISCARD,
    DRAW,
    JOIN,
    LAY_NATURALS,
    LAY_WILDS,
    LAY_WITH_WILD,
    NO,
    PASS,
    STOP,
    SUITED,
    TAKE_ONTO,
    TAKE_PAIR,
    TAKE_WILD,
    YES,
    Step,
)
from stolik.games.violation import RuleViolation

TAKES: Final = (TAKE_PAIR, TAKE_WILD, TAKE_ONTO)
DOUBLING: Final = (PASS, LAY_NATURALS, LAY_WITH_WILD, ADD_NATURAL, ADD_WILD)
"""What the partner of a player who went out may do."""


def why_not(core: Core, step: Step, cards: tuple[int, ...]) -> RuleViolation | None:
    """The rule that forbids the step now, or None if it is legal."""
    found = _wrong_time(core, step) or _not_played(core, step)
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


def _wrong_time(core: Core, step: Step) -> RuleViolation | None:
    if core.need != NEED_SEAT:
        return refusal(Fault.MATCH_OVER if core.need == NEED_OVER else Fault.DECK_NEEDED)
    taking = step.verb in (DRAW, PASS) or step.verb in TAKES
    if core.phase == ANSWER:
        return None if step.verb in (YES, NO) else refusal(Fault.ANSWER_FIRST)
    if core.phase == DOUBLE:
        return None if step.verb in DOUBLING else refusal(Fault.DOUBLE_OUT_ONLY)
    if step.verb in (YES, NO):
        return refusal(Fault.NOBODY_ASKED)
    if core.phase == TAKE:
        return None if taking else refusal(Fault.TAKE_FIRST)
    return refusal(Fault.ALREADY_TAKEN) if taking else None


def _not_played(core: Core, step: Step) -> RuleViolation | None:
    """Steps of the family that these rules do not have: sequences, melds of wild cards, second melds, the top alone."""
    if step.id >= SUITED:
        return refusal(Fault.NO_SEQUENCES)
    if step.verb in (LAY_WILDS, ADD_TO_WILDS):
        return refusal(Fault.NO_WILD_MELDS)
    if step.slot or step.verb == JOIN:
        return refusal(Fault.ONE_MELD_PER_RANK, card=CLASS_TEXT[step.cls])
    return refusal(Fault.WHOLE_PILE_ONLY) if step.alone and not core.rules.top_alone else None


def _not_in_hand(core: Core, step: Step, cards: tuple[int, ...]) -> RuleViolation | None:
    seat = core.seat
    hand = core.hand[seat]
    for cls, needed in ((step.cls, step.count), (step.wild, 1)):
        if cls >= 0 and needed and count(hand, cls) < needed:
            return refusal(Fault.NOT_IN_HAND, card=CLASS_TEXT[cls], count=needed)
    for kind in cards:
        if (core.suits[15 * seat + CLASS_OF[kind]] >> 2 * SUIT_OF[kind] & 3) < cards.count(kind):
            return refusal(Fault.NOT_IN_HAND, card=CLASS_TEXT[CLASS_OF[kind]], count=cards.count(kind))
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
        return _why_no_way(core, step)
    if step.alone and pile_size(core) == 1:
        return refusal(Fault.TOP_ALONE_ONE_CARD)
    flags = flags_of(core, TOOK)
    held = after(core, step, flags)
    if can_finish(core.rules, held):
        return None
    if step.alone:
        return refusal(Fault.TOP_ALONE_NOT_OUT)
    if step.cls == BLACK3:
        return refusal(Fault.BLACK_THREE_TAKE_NOT_LAST)
    return _why_no_end_after(core, held)


def _why_not_top(core: Core, step: Step) -> RuleViolation | None:
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
    if step.cls != top:
        return refusal(Fault.NOT_TOP_CARD, card=CLASS_TEXT[top])
    return refusal(Fault.PILE_NOT_FOR_OPENING) if never_for_opening(core) else None


def _why_no_way(core: Core, step: Step) -> RuleViolation:
    rules = core.rules
    reason = closed(core)
    side, cls = core.side, step.cls
    melded = count(core.nat[side], cls)
    wilds = count(core.twos[side], cls) + count(core.jokers[side], cls)
    size = melded + wilds
    if size >= CANASTA and not rules.onto_finished:
        return refusal(Fault.FINISHED_CANASTA, card=CLASS_TEXT[cls])
    if reason != OPEN:
        pair = count(core.hand[core.seat], step.cls) >= 2
        if not pair:
            return refusal(Fault.PILE_CLOSED, card=CLASS_TEXT[step.cls], reason=reason)
        if not rules.pair_held and step.verb != TAKE_PAIR:
            return refusal(Fault.PAIR_MUST_BE_LAID, card=CLASS_TEXT[cls], reason=reason)
    if step.verb == TAKE_ONTO and not melded:
        return refusal(Fault.NO_SUCH_MELD, "A28", card=CLASS_TEXT[cls])
    if step.verb == TAKE_WILD and not rules.wild_takes:
        return refusal(Fault.NO_TAKE_WITH_WILD)
    if size + step.count + 1 + (step.wild >= 0) > rules.cap:
        return refusal(Fault.MELD_FULL, card=CLASS_TEXT[cls], most=rules.cap)
    return _too_wild(core, cls, melded + 2)


def _too_wild(core: Core, cls: int, naturals: int) -> RuleViolation:
    """Why a rank meld, with so many naturals by then, takes no further wild card."""
    side, rules = core.side, core.rules
    wilds = count(core.twos[side], cls) + count(core.jokers[side], cls)
    if wilds >= rules.wilds_for[naturals]:
        return refusal(Fault.TOO_MANY_WILD, most=rules.wilds_for[naturals])
    return refusal(Fault.WILD_ONTO_FINISHED, card=CLASS_TEXT[cls])


def _why_no_lay(core: Core, step: Step, flags: int) -> RuleViolation | None:
    if must_not_lay(core):
        return refusal(Fault.MUST_NOT_LAY)
    found = _why_no_meld(core, step)
    if found is not None:
        return found
    held = after(core, step, flags)
    if can_finish(core.rules, held):
        return None
    if core.phase == DOUBLE:
        return refusal(Fault.DOUBLE_OUT_NOT_ALL)
    if step.cls == BLACK3 and core.rules.black3 != BLACK3_ANYTIME:
        return refusal(Fault.BLACK_THREE_NOT_LAST)
    return _why_no_end_after(core, held)


def _why_no_meld(core: Core, step: Step) -> RuleViolation | None:
    """Why the melds on the table do not allow a lay, whatever comes after it."""
    side, cls, rules = core.side, step.cls, core.rules
    melded = count(core.nat[side], cls)
    if cls == BLACK3 and rules.black3 == BLACK3_OFF:
        return refusal(Fault.NO_BLACK_THREE_MELDS)
    if step.verb not in (ADD_NATURAL, ADD_WILD):
        return refusal(Fault.ONE_MELD_PER_RANK, card=CLASS_TEXT[cls]) if melded else None
    if not melded:
        return refusal(Fault.NO_SUCH_MELD, card=CLASS_TEXT[cls])
    if cls == BLACK3:
        return refusal(Fault.BLACK_THREES_CLOSED) if rules.black3 == BLACK3_ANYTIME else None
    size = melded + count(core.twos[side], cls) + count(core.jokers[side], cls)
    if size >= rules.cap:
        return refusal(Fault.MELD_FULL, card=CLASS_TEXT[cls], most=rules.cap)
    if step.verb == ADD_WILD and size - melded >= rules.most_wilds[melded][melded]:
        return _too_wild(core, cls, melded)
    return None


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
    return _must_keep(core, Holding(0, 0, melds, core.owed, 0, flags))


def _why_no_ask(core: Core, flags: int) -> RuleViolation | None:
    if core.rules.ask == ASK_OFF:
        return refusal(Fault.NO_ASKING)
    if core.answer:
        return refusal(Fault.ASKED_ALREADY)
    if core.lays:
        return refusal(Fault.ASK_BEFORE_LAYING)
    if core.must_out or core.pile_waits:
        return refusal(Fault.ASK_NOT_NOW)
    if may_ask(core, flags, bool(lay_actions(core, flags & ~MAY_LOSE))):
        return None
    return refusal(Fault.ASK_CANNOT_LAY if core.rules.ask == ASK_LAY_OUT else Fault.ASK_CANNOT_GO_OUT)

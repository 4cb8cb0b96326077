"""Why a step is refused: the rules in the order in which a player would name them."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import BLACK3, CLASS_OF, CLASS_TEXT, JOKER, RED3, SUIT_OF, TWO, count
from stolik.games.canasta.core import ANSWER, ANSWERED_NO, ANSWERED_YES, NEED_OVER, NEED_SEAT, TAKE, TOOK, Core
from stolik.games.canasta.faults import Fault, refusal
from stolik.games.canasta.finish import can_finish
from stolik.games.canasta.holding import MAY_LOSE, MAY_OUT, MUST_OUT, Holding, black_three_points, canastas, reach
from stolik.games.canasta.legal import lay_actions, may_ask, may_discard, may_stop, must_take
from stolik.games.canasta.lifting import in_hand, lifted_early, may_lift_early
from stolik.games.canasta.outlook import after, flags_of, must_lay, must_not_lay, opening_open
from stolik.games.canasta.pile import OPEN, closed, one_card_each, ways
from stolik.games.canasta.rules import ASK_LAY_OUT, ASK_OFF
from stolik.games.canasta.steps import (
    ADD_NATURAL,
    ADD_TO_WILDS,
    ADD_WILD,
    ASK,
    DISCARD,
    DRAW,
    JOIN,
    LAY_WILDS,
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


def why_not(core: Core, step: Step, cards: tuple[int, ...]) -> RuleViolation | None:
    """The rule that forbids the step now, or None if it is legal."""
    found = _wrong_time(core, step) or _not_played(step)
    if found is None and may_lift_early(core, flags_of(core, core.began)) and not in_hand(core, step):
        return why_not(lifted_early(core), step, cards)
    found = found or _not_in_hand(core, step, cards)
    if found is not None:
        return found
    verb = step.verb
    if verb in (YES, NO):
        return None
    if verb in (DRAW, PASS):
        return _why_no_draw(core) if verb == DRAW else _why_no_pass(core)
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
    if step.verb in (YES, NO):
        return refusal(Fault.NOBODY_ASKED)
    if core.phase == TAKE:
        return None if taking else refusal(Fault.TAKE_FIRST)
    return refusal(Fault.ALREADY_TAKEN) if taking else None


def _not_played(step: Step) -> RuleViolation | None:
    """Steps of the family that belong to sequences, melds of wild cards and second melds."""
    if step.id >= SUITED:
        return refusal(Fault.NO_SEQUENCES)
    if step.verb in (LAY_WILDS, ADD_TO_WILDS):
        return refusal(Fault.NO_WILD_MELDS)
    if step.slot or step.verb == JOIN:
        return refusal(Fault.ONE_MELD_PER_RANK, card=CLASS_TEXT[step.cls])
    return refusal(Fault.WHOLE_PILE_ONLY) if step.alone else None


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
    if core.stock_size:
        return refusal(Fault.STOCK_NOT_EMPTY)
    return refusal(Fault.MUST_TAKE) if must_take(core) else None


def _why_no_take(core: Core, step: Step) -> RuleViolation | None:
    found = _why_not_top(core, step)
    if found is not None:
        return found
    if step.id not in ways(core):
        return _why_no_way(core, step)
    flags = flags_of(core, TOOK)
    held = after(core, step, flags)
    if can_finish(core.rules, held):
        return None
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
    return refusal(Fault.NOT_TOP_CARD, card=CLASS_TEXT[top]) if step.cls != top else None


def _why_no_way(core: Core, step: Step) -> RuleViolation:
    reason = closed(core)
    melded = count(core.nat[core.side], step.cls)
    if reason != OPEN:
        pair = count(core.hand[core.seat], step.cls) >= 2
        if not pair:
            return refusal(Fault.PILE_CLOSED, card=CLASS_TEXT[step.cls], reason=reason)
        if not core.rules.pair_held:
            return refusal(Fault.PAIR_MUST_BE_LAID, card=CLASS_TEXT[step.cls], reason=reason)
    if step.verb == TAKE_ONTO:
        return refusal(Fault.NO_SUCH_MELD, "A28", card=CLASS_TEXT[step.cls])
    return refusal(Fault.TOO_MANY_WILD, most=core.rules.wilds_for[melded + 2])


def _why_no_lay(core: Core, step: Step, flags: int) -> RuleViolation | None:
    if must_not_lay(core):
        return refusal(Fault.MUST_NOT_LAY)
    side, cls = core.side, step.cls
    melded = count(core.nat[side], cls)
    if step.verb in (ADD_NATURAL, ADD_WILD):
        if not melded:
            return refusal(Fault.NO_SUCH_MELD, card=CLASS_TEXT[cls])
        if step.verb == ADD_WILD:
            wilds = count(core.twos[side], cls) + count(core.jokers[side], cls)
            most = core.rules.wilds_for[melded]
            if wilds >= most:
                return refusal(Fault.TOO_MANY_WILD, most=most)
    elif melded:
        return refusal(Fault.ONE_MELD_PER_RANK, card=CLASS_TEXT[cls])
    held = after(core, step, flags)
    if can_finish(core.rules, held):
        return None
    if cls == BLACK3:
        return refusal(Fault.BLACK_THREE_NOT_LAST)
    return _why_no_end_after(core, held)


def _why_no_end_after(core: Core, held: Holding) -> RuleViolation:
    """Why no way of going on from this holding ends the turn."""
    if core.owed > 0:
        minimum = core.minimum[core.side]
        reachable = minimum - held.owed
        if held.owed > 0:
            threes = black_three_points(held) if held.flags & MAY_OUT else 0
            reachable += reach(core.rules, held)[0] + threes
        if reachable < minimum:
            return refusal(Fault.OPENING_SHORT, needs=minimum, reachable=reachable)
    if held.flags & MUST_OUT:
        return _must_go_out(core)
    if core.owed > 0 and held.owed > 0:
        return refusal(Fault.OPENING_KEEPS_NOTHING, needs=core.minimum[core.side])
    return _must_keep(core, held)


def _must_go_out(core: Core) -> RuleViolation:
    if core.answer == ANSWERED_YES:
        return refusal(Fault.MUST_GO_OUT, "A72", reason=1)
    side = core.side
    if count(core.nat[side], BLACK3):
        return refusal(Fault.MUST_GO_OUT, "A44", reason=2)
    return refusal(Fault.MUST_GO_OUT, "A77" if core.began == TOOK or core.lays else "A21", reason=3)


def _must_keep(core: Core, held: Holding) -> RuleViolation:
    if not held.flags & MAY_OUT:
        return refusal(Fault.MUST_NOT_GO_OUT, reason=2 if core.answer == ANSWERED_NO else 1)
    made = canastas(held.nat, held.twos, held.jokers)
    return refusal(Fault.MUST_KEEP_CARD, needs=core.rules.canastas_needed, has=made)


def _why_no_end(core: Core, flags: int, verb: int) -> RuleViolation | None:
    if verb == DISCARD and core.no_discard:
        return refusal(Fault.NO_DISCARD_DUE)
    if verb == STOP and not core.no_discard:
        return refusal(Fault.DISCARD_DUE)
    if may_stop(core, flags) if verb == STOP else may_discard(core, flags):
        return None
    if must_lay(core):
        return refusal(Fault.MUST_LAY)
    if core.pile_waits or opening_open(core):
        return refusal(Fault.OPENING_UNFINISHED, needs=core.owed)
    if flags & MUST_OUT:
        return _must_go_out(core)
    side = core.side
    melds = (core.nat[side], core.twos[side], core.jokers[side])
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

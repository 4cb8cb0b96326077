"""Why a step is refused: the rules in the order in which a player would name them."""

from __future__ import annotations

from stolik.cards import card_text
from stolik.games.choina.claim_refusal import why_no_claim
from stolik.games.choina.contract import SET_LEAST
from stolik.games.choina.core import (
    ANSWER,
    BUY,
    CLAIM,
    DRAW,
    NEED_OVER,
    NEED_SEAT,
    PLAY,
    Core,
    barred_discard,
    contract_complete,
    left_to_lay,
)
from stolik.games.choina.faults import Fault, refusal
from stolik.games.choina.finish import can_finish_after, is_bound, may_discard_last, must_empty
from stolik.games.choina.lays import place
from stolik.games.choina.legal import may_discard
from stolik.games.choina.meld_refusal import why_no_add, why_no_meld
from stolik.games.choina.packing import has_contract
from stolik.games.choina.steps import ADD_RUN, ADD_SET, ALLOW, ASK, DISCARD, LAY_RUN, LAY_SET, PASS, REFUSE, Step
from stolik.games.choina.steps import BUY as BUYING
from stolik.games.violation import RuleViolation


def why_not(core: Core, step: Step) -> RuleViolation | None:
    """The rule that forbids the step now, or None if it is legal."""
    found = _wrong_time(core, step)
    if found is not None:
        return found
    verb = step.verb
    if core.phase != PLAY:
        return why_no_claim(core, step)
    found = _not_held(core, step)
    if found is not None:
        return found
    if verb == DISCARD:
        return _why_no_discard(core, step)
    index = -1
    if verb in (LAY_SET, LAY_RUN):
        found = why_no_meld(core, step)
    else:
        found, index = why_no_add(core, step)
    if found is not None or can_finish_after(core, step, index):
        return found
    return _why_no_end(core, step, index)


def _wrong_time(core: Core, step: Step) -> RuleViolation | None:
    if core.need != NEED_SEAT:
        return refusal(Fault.MATCH_OVER if core.need == NEED_OVER else Fault.DECK_NEEDED)
    verb = step.verb
    if core.phase == CLAIM:
        return None if verb in (ASK, PASS) else refusal(Fault.CLAIM_FIRST)
    if core.phase == ANSWER:
        return None if verb in (ALLOW, REFUSE) else refusal(Fault.CONSENT_FIRST)
    if core.phase == BUY:
        return None if verb == BUYING else refusal(Fault.NUMBER_FIRST)
    if verb in (ALLOW, REFUSE):
        return refusal(Fault.NOT_ASKED)
    if verb in (ASK, PASS):
        return refusal(Fault.NOT_POLLED)
    laying = verb in (LAY_SET, LAY_RUN, ADD_SET, ADD_RUN, DISCARD)
    if core.phase == DRAW:
        return refusal(Fault.TAKE_FIRST) if laying else None
    return None if laying else refusal(Fault.ALREADY_TAKEN)


def _not_held(core: Core, step: Step) -> RuleViolation | None:
    for kind in step.kinds:
        needed = step.kinds.count(kind)
        if core.held(core.turn, kind) < needed:
            return refusal(Fault.CARD_NOT_HELD, card=card_text(kind), count=needed)
    return None


def _why_no_discard(core: Core, step: Step) -> RuleViolation | None:
    if not may_discard(core):
        return _why_no_discard_at_all(core)
    kind = step.kinds[0]
    return refusal(Fault.JUST_TAKEN, card=card_text(kind)) if kind == barred_discard(core) else None


def _why_no_discard_at_all(core: Core) -> RuleViolation:
    complete = contract_complete(core, core.turn)
    if core.begun and is_bound(core):
        if not complete:
            return _unfinished(core)
        if must_empty(core) and core.size[core.turn] > 1:
            return refusal(Fault.ALL_AT_ONCE)
    if not complete:
        return _without_contract(core)
    return refusal(Fault.LAST_NOT_DISCARDED)


def _unfinished(core: Core) -> RuleViolation:
    sets, runs = left_to_lay(core, core.turn)
    return refusal(Fault.CONTRACT_UNFINISHED, sets=sets, sequences=runs)


def _without_contract(core: Core) -> RuleViolation:
    sets, runs = left_to_lay(core, core.turn)
    return refusal(Fault.OUT_WITHOUT_CONTRACT, sets=sets, sequences=runs)


def _why_no_end(core: Core, step: Step, index: int) -> RuleViolation:
    """Why the turn could not end well after a step that lays or adds."""
    begins = index < 0 or core.begun
    if begins and must_empty(core):
        return refusal(Fault.ALL_AT_ONCE)
    sets, runs = left_to_lay(core, core.turn)
    if index < 0:
        sets -= step.verb == LAY_SET
        runs -= step.verb == LAY_RUN
    left = core.size[core.turn] - step.size
    incomplete = sets + runs > 0
    if begins and core.rules.whole and (incomplete or left > 1):
        trial = core.copy()
        place(trial, step, index)
        if not has_contract(trial, sets, runs):
            return refusal(Fault.WHOLE_CONTRACT, sets=sets, sequences=runs)
        # the cards for the whole contract are there: what is wrong is what they would leave
        left -= SET_LEAST * sets + core.rules.seq_min * runs
        incomplete = False
    if incomplete:
        return (
            refusal(Fault.STRANDED, reason=1)
            if left
            else refusal(Fault.OUT_WITHOUT_CONTRACT, sets=sets, sequences=runs)
        )
    if not left:
        return refusal(Fault.MUST_DISCARD_LAST)
    return refusal(Fault.STRANDED, reason=3 if may_discard_last(core) else 2)

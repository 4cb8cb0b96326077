"""Why cards cannot be laid or added as they are meant (36-41, 44-50, 97)."""

from __future__ import annotations

from typing import Final

from stolik.cards import RANK_TEXT, SUIT_TEXT, card_text
from stolik.games.choina.contract import SET_LEAST
from stolik.games.choina.core import Core, contract_complete, left_to_lay
from stolik.games.choina.faults import Fault, refusal
from stolik.games.choina.lays import (
    fits,
    is_layoff,
    may_have_run,
    may_lay_melds,
    may_lay_off,
    own_ranks,
    slot_index,
)
from stolik.games.choina.meld import RUN_MOST, meld_size
from stolik.games.choina.rules import SUITS_DIFFER
from stolik.games.choina.steps import ADD_RUN, ADD_SET, LAY_SET, Step
from stolik.games.violation import RuleViolation

MELDS_LAID: Final = 1
LAYOFFS_MADE: Final = 2
"""What has been done in a turn that may not have both (48)."""


def why_no_meld(core: Core, step: Step) -> RuleViolation | None:
    """The rule by which this meld may not be laid now, whatever follows in the turn; None if it may."""
    if not may_lay_melds(core):
        return refusal(Fault.LAYOFF_OTHER_TURN, reason=LAYOFFS_MADE)
    return _why_no_set(core, step) if step.verb == LAY_SET else _why_no_run(core, step)


def _why_no_set(core: Core, step: Step) -> RuleViolation | None:
    rules = core.rules
    if not left_to_lay(core, core.turn)[0]:
        return refusal(Fault.CONTRACT_SETS, most=rules.contract(core.deal_number)[0])
    if rules.ranks_differ and own_ranks(core) >> step.rank & 1:
        return refusal(Fault.SAME_RANK, card=RANK_TEXT[step.rank])
    if rules.exact_size and step.size != SET_LEAST:
        return refusal(Fault.EXACT_SIZE, least=SET_LEAST)
    return None


def _why_no_run(core: Core, step: Step) -> RuleViolation | None:
    rules = core.rules
    if step.size < rules.seq_min:
        return refusal(Fault.SEQUENCE_TOO_SHORT, least=rules.seq_min)
    if not left_to_lay(core, core.turn)[1]:
        return refusal(Fault.CONTRACT_SEQUENCES, most=rules.contract(core.deal_number)[1])
    if not may_have_run(core, step.suit, step.low, step.high):
        if rules.suits_rule == SUITS_DIFFER:
            return refusal(Fault.SAME_SUIT, card=SUIT_TEXT[step.suit])
        return refusal(Fault.TOO_NEAR)
    if rules.exact_size and step.size != rules.seq_min:
        return refusal(Fault.EXACT_SIZE, least=rules.seq_min)
    return None


def why_no_add(core: Core, step: Step) -> tuple[RuleViolation | None, int]:
    """The rule by which this card may not join this meld now; and which of its owner's melds that is."""
    index = slot_index(core, step) if step.seat < core.rules.players else -1
    if index < 0:
        name = RANK_TEXT[step.rank] if step.verb == ADD_SET else SUIT_TEXT[step.suit]
        return refusal(Fault.NO_MELD_THERE, card=name, seat=step.seat), index
    meld = core.melds[step.seat][index]
    card = card_text(step.kinds[0])
    if step.verb == ADD_RUN and meld_size(meld) == RUN_MOST:
        return refusal(Fault.MELD_CLOSED, card=card), index
    if not fits(meld, step):
        return refusal(Fault.MELD_CLOSED if step.verb == ADD_SET else Fault.DOES_NOT_FIT, card=card), index
    if not is_layoff(core, step, index) or may_lay_off(core):
        return None, index
    if core.rules.layoff_needs_contract and not contract_complete(core, core.turn):
        sets, runs = left_to_lay(core, core.turn)
        return refusal(Fault.LAYOFF_NEEDS_CONTRACT, sets=sets, sequences=runs), index
    return refusal(Fault.LAYOFF_OTHER_TURN, reason=MELDS_LAID), index

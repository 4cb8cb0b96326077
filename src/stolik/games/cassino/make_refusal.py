"""Why a card does not make the combination that it is to make (15, 29-48)."""

from __future__ import annotations

from stolik.cards import card_text
from stolik.games.cassino.combination import is_call, name, value_of
from stolik.games.cassino.core import Core
from stolik.games.cassino.counts import UNIT, counts_of, sum_of
from stolik.games.cassino.faults import Fault, refusal
from stolik.games.cassino.groups import can_cover
from stolik.games.cassino.move import BUILD, CALL, RAISE, Move
from stolik.games.cassino.rules import RAISE_NO
from stolik.games.cassino.table import combos_of, justified, raisable
from stolik.games.cassino.values import TOP, kinds_of, size_of
from stolik.games.violation import RuleViolation

_NEEDED = {BUILD: "31", CALL: "39", RAISE: "35"}


def why_no_make(core: Core, move: Move) -> RuleViolation | None:
    """The rule about combinations that forbids a build, call or raise; None if there is none."""
    rules = core.rules
    faces = (move.loose | 1 << move.card) & ~rules.numbers
    if faces:
        return refusal(Fault.FACE_COMBINATION, card=card_text(kinds_of(faces)[0]))
    if move.value > rules.top:
        return refusal(Fault.VALUE_TOO_HIGH, value=move.value, most=rules.top)
    if move.verb == BUILD:
        found = _why_no_build(core, move)
    elif move.verb == RAISE:
        found = _why_no_raise(core, move)
    else:
        found = _why_no_call(core, move)
    if found is not None:
        return found
    if not justified(core, move.card) >> move.value & 1:
        return refusal(Fault.NO_MATCHING_CARD, _NEEDED[move.verb], value=move.value)
    left = combos_of(core, move.value) & ~move.combos
    if rules.merges and left:
        return refusal(Fault.MUST_MERGE, name=name(core.combos, kinds_of(left)[0]))
    return None


def _sum(core: Core, move: Move) -> int:
    """The sum of the played and the loose cards, aces as one."""
    return core.rules.worth[move.card] + sum_of(counts_of(move.loose, core.rules.top))


def _why_no_build(core: Core, move: Move) -> RuleViolation | None:
    if move.combos:
        return refusal(Fault.BUILD_ALONE)
    number = _sum(core, move)
    if number != move.value:
        return refusal(Fault.BUILD_SUM, value=move.value, sum=number)
    if core.rules.one_table_card and size_of(move.loose) > 1:
        return refusal(Fault.ONE_TABLE_CARD)
    return None


def _why_no_raise(core: Core, move: Move) -> RuleViolation | None:
    if not move.combos:
        return refusal(Fault.RAISE_NOTHING)
    if move.combos & move.combos - 1:
        return refusal(Fault.RAISE_ONE)
    index = kinds_of(move.combos)[0]
    found = _why_not_raisable(core, index)
    if found is not None:
        return found
    if move.loose and not core.rules.raise_with_table:
        return refusal(Fault.NO_TABLE_IN_RAISE)
    number = _sum(core, move) + value_of(core.combos[index])
    if number != move.value:
        return refusal(Fault.RAISE_SUM, value=move.value, sum=number)
    if core.rules.one_table_card and size_of(move.loose) > 1:
        return refusal(Fault.ONE_TABLE_CARD)
    return None


def _why_not_raisable(core: Core, index: int) -> RuleViolation | None:
    made = core.combos[index]
    if is_call(made):
        return refusal(Fault.CALL_IS_FIXED, name=name(core.combos, index))
    if raisable(core) >> index & 1:
        return None
    if core.rules.raise_own == RAISE_NO:
        return refusal(Fault.RAISE_OWN_OFF)
    return refusal(Fault.RAISE_OWN_CARD, value=value_of(made))


def _why_no_call(core: Core, move: Move) -> RuleViolation | None:
    value = move.value
    others = kinds_of(move.combos & ~combos_of(core, value))
    if len(others) > 1:
        return refusal(Fault.COMBINATION_VALUE, name=name(core.combos, others[1]), value=value)
    part = core.rules.worth[move.card]
    loose = counts_of(move.loose, core.rules.top)
    if others:
        made = core.combos[others[0]]
        if is_call(made) or value_of(made) > value:
            return refusal(Fault.COMBINATION_VALUE, name=name(core.combos, others[0]), value=value)
        found = _why_not_raisable(core, others[0])
        if found is not None:
            return found
        part += value_of(made)
    if part > value or not _are_groups(core, part, value, loose, raised=bool(others)):
        return refusal(Fault.CALL_GROUPS, value=value)
    if not _joins(part, value, loose, bool(move.combos & combos_of(core, value))):
        return refusal(Fault.CALL_JOINS_NOTHING, value=value)
    return None


def _are_groups(core: Core, part: int, value: int, loose: int, *, raised: bool) -> bool:
    """Whether the loose cards, and the part in one of them, are groups of the value."""
    if part == value:
        return can_cover(loose, loose, value)
    if part > TOP or (raised and not core.rules.raise_with_table):
        return False
    return can_cover(loose + UNIT[part], loose + UNIT[part], value)


def _joins(part: int, value: int, loose: int, combined: bool) -> bool:
    """Whether there are two groups or more, combinations counted."""
    if combined:
        return True
    if part == value:
        return loose != 0
    return part + sum_of(loose) != value and loose != 0

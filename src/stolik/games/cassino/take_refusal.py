"""Why a card does not take what it is to take (14, 15, 20-28)."""

from __future__ import annotations

from stolik.cards import card_text
from stolik.games.cassino.combination import is_call, name, value_of
from stolik.games.cassino.core import Core, cards_in
from stolik.games.cassino.counts import counts_of
from stolik.games.cassino.faults import Fault, refusal
from stolik.games.cassino.groups import can_cover, is_one_group
from stolik.games.cassino.move import Move
from stolik.games.cassino.rules import GROUPS_MOST, GROUPS_ONE, GROUPS_RANK
from stolik.games.cassino.table import combo_counts, combos_of, summands
from stolik.games.cassino.takes import face_numbers, greatest, played_values, same_rank
from stolik.games.cassino.values import kinds_of, size_of
from stolik.games.violation import RuleViolation


def why_no_take(core: Core, move: Move) -> RuleViolation | None:
    """The rule about groups that forbids a take; None if there is none."""
    if not core.rules.worth[move.card]:
        return _why_no_faces(core, move)
    faces = move.loose & ~core.rules.numbers
    if faces:
        return refusal(Fault.FACE_IN_SUM, card=card_text(kinds_of(faces)[0]))
    fitting = [value for value in played_values(core, move.card) if _fits(core, move, value)]
    if not fitting:
        return _why_no_groups(core, move)
    rules = core.rules
    if rules.groups == GROUPS_ONE and not any(_is_single(core, move, value) for value in fitting):
        return refusal(Fault.ONE_GROUP)
    left = same_rank(core, move.card) & ~move.loose
    if rules.groups == GROUPS_RANK and left:
        return refusal(Fault.EQUAL_RANK_MISSING, card=card_text(kinds_of(left)[0]))
    if rules.groups == GROUPS_MOST:
        number, most = size_of(move.loose) + size_of(cards_in(core, move.combos)), greatest(core, move.card)
        if number < most:
            return refusal(Fault.MORE_TO_TAKE, most=most, count=number)
    return None


def _fits(core: Core, move: Move, value: int) -> bool:
    """Whether the cards are groups of the value, and the combinations of that value or cards of the groups."""
    sums = move.combos & summands(core, value)
    if move.combos & ~(combos_of(core, value) | sums) or move.loose & ~core.rules.up_to[value]:
        return False
    counts = counts_of(move.loose, value) + combo_counts(core, sums)
    return can_cover(counts, counts, value)


def _is_single(core: Core, move: Move, value: int) -> bool:
    equal, sums = move.combos & combos_of(core, value), move.combos & summands(core, value)
    counts = counts_of(move.loose, value) + combo_counts(core, sums)
    if equal:
        return not counts and equal & equal - 1 == 0
    return is_one_group(counts, value)


def _why_no_faces(core: Core, move: Move) -> RuleViolation | None:
    card = card_text(move.card)
    if move.combos:
        return refusal(Fault.FACE_COMBINATION, card=card)
    if move.loose & ~same_rank(core, move.card):
        return refusal(Fault.FACE_IN_SUM, card=card)
    number, allowed = size_of(move.loose), face_numbers(core, move.card)
    if number in allowed:
        return None
    if number > allowed[-1]:
        return refusal(Fault.FACE_MANY, most=allowed[-1])
    if core.rules.groups == GROUPS_RANK:
        left = same_rank(core, move.card) & ~move.loose
        return refusal(Fault.EQUAL_RANK_MISSING, card=card_text(kinds_of(left)[0]))
    if core.rules.groups == GROUPS_MOST:
        return refusal(Fault.MORE_TO_TAKE, most=allowed[-1], count=number)
    return refusal(Fault.FACE_MANY, most=allowed[0])


def _why_no_groups(core: Core, move: Move) -> RuleViolation:
    values = played_values(core, move.card)
    value = values[-1]
    for each in values:
        if move.combos & combos_of(core, each):
            value = each
    for index, made in enumerate(core.combos):
        if move.combos >> index & 1 and value_of(made) not in values and not summands(core, value) >> index & 1:
            if not is_call(made) and value_of(made) < value:
                return refusal(Fault.NO_SUMMAND, name=name(core.combos, index))
            return refusal(Fault.COMBINATION_VALUE, name=name(core.combos, index), value=value)
    return refusal(Fault.NOT_THE_SUM, value=core.rules.worth[move.card])

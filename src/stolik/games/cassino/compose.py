"""Composing a move: card, purpose, table cards one by one, done; each step only if a legal move completes it."""

from __future__ import annotations

from stolik.games.cassino.core import NEED_SEAT, Core
from stolik.games.cassino.duty import can_use, is_bound, made_values, may_trail
from stolik.games.cassino.move import BUILD, CALL, RAISE, TAKE, TRAIL, Move, make_move
from stolik.games.cassino.moves import combo_names
from stolik.games.cassino.perform import perform
from stolik.games.cassino.reach import Span, reaches
from stolik.games.cassino.rules import WHILE_OWNED
from stolik.games.cassino.steps import (
    BUILD_FIRST,
    CALL_FIRST,
    COMBO_FIRST,
    DONE,
    LEAST_BUILD,
    LEAST_CALL,
    LEAST_RAISE,
    LOOSE_FIRST,
    RAISE_FIRST,
    TAKE_STEP,
    TRAIL_STEP,
    purpose_step,
)
from stolik.games.cassino.values import kinds_of


def step_numbers(core: Core) -> list[int]:
    """The steps that may come next."""
    if core.need != NEED_SEAT:
        return []
    is_bound(core)
    if core.draft_card < 0:
        return [card for card in kinds_of(core.hands[core.seat]) if may_trail(core, card) or can_use(core, card)]
    if core.draft_verb < 0:
        return _purposes(core, core.draft_card)
    return _pieces(core)


def _purposes(core: Core, card: int) -> list[int]:
    found = [TRAIL_STEP] if may_trail(core, card) else []
    span = whole_table(core)
    if reaches(core, card, TAKE, 0, span):
        found.append(TAKE_STEP)
    for verb in (BUILD, CALL, RAISE):
        found += [
            purpose_step(verb, value) for value in made_values(core, card) if reaches(core, card, verb, value, span)
        ]
    return found


def whole_table(core: Core) -> Span:
    """All that lies on the table may be used, nothing must."""
    return Span(0, core.loose, 0, (1 << len(core.combos)) - 1)


def _pieces(core: Core) -> list[int]:
    """Combinations by their order, then loose cards by their kinds, then an end: every move has one way to it."""
    card, verb, value = core.draft_card, core.draft_verb, core.draft_value
    loose, combos = core.draft_loose, core.draft_combos
    found: list[int] = []
    if not loose:
        index = 0
        while combos >> index:
            index += 1
        whole = (1 << len(core.combos)) - 1
        for at in range(index, len(core.combos)):
            span = Span(0, core.loose, combos | 1 << at, combos | whole >> at << at)
            if reaches(core, card, verb, value, span):
                found.append(COMBO_FIRST + at)
    last = 0
    while loose >> last:
        last += 1
    for kind in kinds_of(core.loose >> last << last):
        span = Span(loose | 1 << kind, loose | core.loose >> kind << kind, combos, combos)
        if reaches(core, card, verb, value, span):
            found.append(LOOSE_FIRST + kind)
    if reaches(core, card, verb, value, Span(loose, loose, combos, combos)):
        found.append(DONE)
    return found


def goes_on(core: Core, number: int) -> bool:
    """Whether what is composed can go on with a step: its kind comes next, and the card or combination is there.

    Whether a legal move then follows is not asked.
    """
    if core.need != NEED_SEAT:
        return False
    if core.draft_card < 0:
        return number < TRAIL_STEP and core.hands[core.seat] >> number & 1 == 1
    if core.draft_verb < 0:
        return TRAIL_STEP <= number < COMBO_FIRST
    if number >= LOOSE_FIRST:
        return number == DONE or (core.loose & ~core.draft_loose) >> number - LOOSE_FIRST & 1 == 1
    return COMBO_FIRST <= number < COMBO_FIRST + len(core.combos)


def take_step(core: Core, number: int) -> None:
    """Take a step; the last of them plays the move."""
    if number < TRAIL_STEP:
        core.draft_card = number
    elif number == TRAIL_STEP:
        perform(core, core.draft_card, TRAIL, 0, 0, 0)
    elif number == DONE:
        perform(core, core.draft_card, core.draft_verb, core.draft_value, core.draft_loose, core.draft_combos)
    elif number >= LOOSE_FIRST:
        core.draft_loose |= 1 << number - LOOSE_FIRST
    elif number >= COMBO_FIRST:
        core.draft_combos |= 1 << number - COMBO_FIRST
    else:
        _set_purpose(core, number)


def _set_purpose(core: Core, number: int) -> None:
    if number == TAKE_STEP:
        core.draft_verb = TAKE
    elif number < CALL_FIRST:
        core.draft_verb = BUILD
        core.draft_value = number - BUILD_FIRST + LEAST_BUILD
    elif number < RAISE_FIRST:
        core.draft_verb = CALL
        core.draft_value = number - CALL_FIRST + LEAST_CALL
    else:
        core.draft_verb = RAISE
        core.draft_value = number - RAISE_FIRST + LEAST_RAISE


def draft_move(core: Core, number: int) -> Move | None:
    """The move that a last step plays; None if others must follow."""
    if number == TRAIL_STEP:
        return make_move(core.draft_card, TRAIL, 0, 0, 0, [])
    if number != DONE:
        return None
    loose, combos = core.draft_loose, core.draft_combos
    return make_move(core.draft_card, core.draft_verb, core.draft_value, loose, combos, combo_names(core))


def numbers_of(move: Move) -> list[int]:
    """The steps that compose a move."""
    found = [move.card, purpose_step(move.verb, move.value)]
    if move.verb == TRAIL:
        return found
    found += [COMBO_FIRST + index for index in kinds_of(move.combos)]
    found += [LOOSE_FIRST + kind for kind in kinds_of(move.loose)]
    return [*found, DONE]


def is_legal(core: Core, move: Move) -> bool:
    """Whether a move may be made now."""
    if core.need != NEED_SEAT or not core.hands[core.seat] >> move.card & 1:
        return False
    if move.loose & ~core.loose or move.combos >> len(core.combos):
        return False
    if move.verb == TRAIL:
        return may_trail(core, move.card)
    if core.rules.duty == WHILE_OWNED:
        is_bound(core)  # no other duty forbids more than to trail
    span = Span(move.loose, move.loose, move.combos, move.combos)
    return reaches(core, move.card, move.verb, move.value, span)


# -- for people, who choose in any order -----------------------------------------------------------------------------


def purposes(core: Core, card: int) -> list[tuple[int, int]]:
    """What may be done with a card of the hand besides trailing it: verbs with the values made."""
    values = made_values(core, card)
    return [(TAKE, 0), *((verb, value) for verb in (BUILD, CALL, RAISE) for value in values)]


def offers(core: Core, card: int, loose: int, combos: int) -> list[Move]:
    """The legal moves of a card with exactly these loose cards and combinations."""
    if core.need != NEED_SEAT:
        return []
    is_bound(core)
    names = combo_names(core)
    if not loose and not combos:
        return [make_move(card, TRAIL, 0, 0, 0, names)] if may_trail(core, card) else []
    span = Span(loose, loose, combos, combos)
    return [
        make_move(card, verb, value, loose, combos, names)
        for verb, value in purposes(core, card)
        if reaches(core, card, verb, value, span)
    ]


def lights(core: Core, card: int, loose: int, combos: int) -> tuple[int, int]:
    """The loose cards and the combinations that may be added to a choice so that a legal move with it remains."""
    if core.need != NEED_SEAT:
        return 0, 0
    is_bound(core)
    whole = (1 << len(core.combos)) - 1
    more_loose = more_combos = 0
    verbs = purposes(core, card)
    for kind in kinds_of(core.loose & ~loose):
        span = Span(loose | 1 << kind, core.loose, combos, whole)
        if any(reaches(core, card, verb, value, span) for verb, value in verbs):
            more_loose |= 1 << kind
    for index in kinds_of(whole & ~combos):
        span = Span(loose, core.loose, combos | 1 << index, whole)
        if any(reaches(core, card, verb, value, span) for verb, value in verbs):
            more_combos |= 1 << index
    return more_loose, more_combos

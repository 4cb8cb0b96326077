"""What somebody may have had in mind who selected cards that make nothing: so that he learns why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.desk.cassino.tokens import Selection
from stolik.games.cassino.compose import purposes
from stolik.games.cassino.core import Core
from stolik.games.cassino.faults import Fault
from stolik.games.cassino.move import BUILD, CALL, CARD_TEXT, RAISE, TAKE, VERBS, Move, make_move
from stolik.games.cassino.moves import combo_names
from stolik.games.cassino.notation import parse
from stolik.games.cassino.reach import Span, reaches
from stolik.games.cassino.refusal import why_not
from stolik.games.cassino.values import kinds_of
from stolik.games.violation import NotationError

VAGUE: Final = frozenset(
    fault.value
    for fault in (
        *(Fault.NOT_THE_SUM, Fault.COMBINATION_VALUE, Fault.NO_SUMMAND, Fault.BUILD_SUM, Fault.RAISE_SUM),
        *(Fault.CALL_GROUPS, Fault.CALL_JOINS_NOTHING, Fault.VALUE_TOO_HIGH),
    )
)
"""Refusals that only say that the cards do not fit."""


def likeliest(core: Core, chosen: Selection) -> Move:
    """The move that is refused for the nearest reason: what these cards are on the way to, or else what is forbidden.

    A card and a single build alone are meant as a raise, whatever else could become of them.
    """
    meant = list(_meant(core, chosen))
    telling = next((move for move in meant if _is_telling(core, move)), meant[0])
    if not chosen.loose and telling.verb == RAISE:
        return telling
    whole = (1 << len(core.combos)) - 1
    span = Span(chosen.loose, core.loose, chosen.combos, whole)
    names = combo_names(core)
    for verb, value in purposes(core, chosen.card):
        if reaches(core, chosen.card, verb, value, span):
            return make_move(chosen.card, verb, value, chosen.loose, chosen.combos, names)
    return telling


def _is_telling(core: Core, move: Move) -> bool:
    found = why_not(core, move)
    return found is not None and found.code not in VAGUE


def _meant(core: Core, chosen: Selection) -> Iterator[Move]:
    """A take of these cards; then what they could make, of the value that they have together."""
    names = combo_names(core)
    yield make_move(chosen.card, TAKE, 0, chosen.loose, chosen.combos, names)
    words = [CARD_TEXT[kind] for kind in kinds_of(chosen.loose)] + [names[index] for index in kinds_of(chosen.combos)]
    verbs = (RAISE, CALL) if chosen.combos else (BUILD, CALL)
    for verb in verbs:
        try:
            yield parse(core, f"{VERBS[verb]} {CARD_TEXT[chosen.card]}: {' '.join(words)}")
        except NotationError:  # no value comes to mind
            continue

"""Moves in words: what is done, and with which cards; `+` joins the cards of a sum, `·` parts the groups.

The cards of a combination stand together without a sign.
"""

from __future__ import annotations

from stolik.desk.card_texts import CARD, joined
from stolik.desk.cassino.tokens import NO_CARD, added, by_value
from stolik.desk.said import Said
from stolik.games.cassino.combination import cards_of, is_call, maker_of, value_of
from stolik.games.cassino.core import Core, cards_in
from stolik.games.cassino.move import BUILD, CALL, RAISE, TAKE, TRAIL, Move
from stolik.games.cassino.shown import captured, groups_of
from stolik.games.cassino.values import kinds_of, mask_of, size_of

CODES = {TAKE: "desk-capture", BUILD: "desk-make-build", CALL: "desk-make-call", RAISE: "desk-make-raise"}


def label(core: Core, move: Move, *, legal: bool) -> Said:
    """What a move does; one that is not legal has no groups, and its cards are just named."""
    if move.verb == TRAIL:
        return Said("desk-trail", {"card": CARD[move.card]})
    groups = groups_of(core, move) if legal else _unparted(core, move)
    cards = " · ".join(_group(core, group, move.combos, move.card) for group in groups)
    if move.verb == TAKE:
        return Said(CODES[TAKE], {"count": size_of(captured(core, move)), "cards": cards})
    params: dict[str, int | str] = {"value": move.value, "cards": cards}
    if move.verb == RAISE and move.combos:
        params["old"] = value_of(core.combos[kinds_of(move.combos)[0]])
    return Said(CODES[move.verb], params)


def _unparted(core: Core, move: Move) -> list[list[int]]:
    """All cards of a move as one group."""
    played = [] if move.verb == TAKE else [move.card]
    return [[*played, *kinds_of(captured(core, move))]]


def _group(core: Core, group: list[int], combos: int, played: int = NO_CARD) -> str:
    """The cards of a group, the played one first; those of a combination in it stand together."""
    left = mask_of(group)
    parts: list[str] = []
    for index in kinds_of(combos):
        stack = cards_of(core.combos[index])
        if stack & left == stack:
            left &= ~stack
            parts.append(joined(by_value(stack)))
    loose = sorted(by_value(left), key=lambda kind: kind != played)
    return " + ".join(part for part in (added(loose), *parts) if part)


def stack_label(core: Core, index: int) -> Said:
    """A combination by its value and its maker."""
    made = core.combos[index]
    code = "desk-chip-call" if is_call(made) else "desk-chip-build"
    return Said(code, {"value": value_of(made), "seat": maker_of(made)})


def chip_label(core: Core, loose: int, combos: int) -> Said:
    """A group that can be taken: a combination alone by its maker, any other by its cards."""
    if not loose and combos and not combos & combos - 1:
        return stack_label(core, kinds_of(combos)[0])
    group = kinds_of(loose | cards_in(core, combos))
    return Said("desk-chip", {"cards": _group(core, group, combos)})

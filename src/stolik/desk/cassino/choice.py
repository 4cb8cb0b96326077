"""What a person in turn can do with a card of his hand and what he has selected on the table.

Nothing is guessed: every take, build, call and raise of exactly this selection is an offer of its own, named in full.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stolik.desk.cassino.labels import label
from stolik.desk.cassino.likeliest import likeliest
from stolik.desk.cassino.making import only_makes
from stolik.desk.cassino.takes import chips_of, largest_take
from stolik.desk.cassino.tokens import NO_CARD, TABLE_PLACE, Selection, place_text, selection, tokens
from stolik.desk.offer import NOTHING, Choice, Offer
from stolik.desk.refusing import refusal_of
from stolik.games.cassino.compose import lights, offers
from stolik.games.cassino.core import Core
from stolik.games.cassino.move import CARD_TEXT, TRAIL, VERBS, Move
from stolik.games.cassino.refusal import why_not
from stolik.games.cassino.state import CassinoState
from stolik.games.violation import NotationError


def cassino_choice(state: CassinoState, seat: int, cards: Sequence[str], staged: Sequence[str], place: str) -> Choice:
    """The choice of a seat; nothing for one that is not in turn. Raises NotationError."""
    if staged:
        raise NotationError("one_move", staged[0])
    if state.seat != seat:
        return NOTHING
    core = state.core
    on_felt = place in ("", TABLE_PLACE)
    chosen = selection(core, cards if on_felt else [*cards, place_text(place)])
    if chosen.card == NO_CARD:
        return NOTHING
    largest = largest_take(core, chosen.card)
    if place == TABLE_PLACE:
        found = [_trail(core, chosen.card, primary=True)]
    elif chosen.has_table:
        found = _of_selection(core, chosen)
    else:
        found = _of_card(core, chosen.card, largest)
    if place:
        found = [msgspec.structs.replace(each, place=place) for each in found]
    more = tokens(core, *lights(core, chosen.card, chosen.loose, chosen.combos))
    return Choice(tuple(found), lights=more, chips=chips_of(core, chosen, largest))


def _of_card(core: Core, card: int, largest: Move | None) -> list[Offer]:
    """What a card can do before anything is selected on the table."""
    found = [] if largest is None else [_offer(core, largest, primary=True)]
    return [*found, *(_offer(core, move) for move in only_makes(core, card)), _trail(core, card)]


def _of_selection(core: Core, chosen: Selection) -> list[Offer]:
    """What can be done with exactly this selection; or why the likeliest of it cannot."""
    possible = offers(core, chosen.card, chosen.loose, chosen.combos)
    if possible:
        return [_offer(core, move, primary=len(possible) == 1) for move in possible]
    return [_offer(core, likeliest(core, chosen))]


def _trail(core: Core, card: int, *, primary: bool = False) -> Offer:
    text = f"{VERBS[TRAIL]} {CARD_TEXT[card]}"
    trail = _offer(core, Move(card, TRAIL, 0, 0, 0, text), primary=primary)
    return msgspec.structs.replace(trail, place=TABLE_PLACE)


def _offer(core: Core, move: Move, *, primary: bool = False) -> Offer:
    """A move as something to do, or with the reason why not."""
    found = why_not(core, move)
    said = label(core, move, legal=found is None)
    refusal = None if found is None else refusal_of(found, core.rules.rule_set)
    return Offer(move.text, said, primary=primary and refusal is None, refusal=refusal)

"""What is meant by bringing the selected cards to a place, or by tapping it."""

from __future__ import annotations

import msgspec

from stolik.desk.canasta.laid import Laid
from stolik.desk.canasta.meaning import LANE, MELD, PILE, STOCK, Cards, Meaning, add, discard
from stolik.desk.canasta.opening import Found, opening_offers
from stolik.desk.canasta.quick import joins
from stolik.desk.canasta.reading import at_lane, offered, takings
from stolik.desk.canasta.texts import run_ends
from stolik.desk.canasta.turn import Turn
from stolik.desk.canasta.ways import ANY, onto_meld
from stolik.desk.canasta.wide import WILD_SET, onto
from stolik.desk.offer import Offer
from stolik.desk.said import Said
from stolik.games.canasta.classes import ACE, BLACK3, CLASS_TEXT
from stolik.games.violation import NotationError


def offers_at(turn: Turn, cards: Cards, place: str) -> Found:
    """What is meant there, possible or not, if anything is: one thing, or several possible ones to choose from where
    there are more kinds of melds. Raises NotationError for no place.
    """
    if place == STOCK:
        found = Found([] if cards.every else [draw(turn)])
    elif place == PILE:
        found = _at_pile(turn, cards)
    elif place == LANE:
        found = _at_lane(turn, cards)
    else:
        found = _at_meld(turn, cards, _meld(turn, place))
    number = len(found.offers) if turn.core.rules.wide else 1
    return Found([msgspec.structs.replace(offer, place=place) for offer in found.offers[:number]], found.points)


def draw(turn: Turn) -> Offer:
    """To draw from the stock."""
    core = turn.core
    number = min(core.rules.draw_count, core.stock_size) or core.rules.draw_count
    return turn.offer(Meaning("draw", Said("desk-draw", {"count": number}), STOCK), primary=True)


def _at_pile(turn: Turn, cards: Cards) -> Found:
    if not cards.every:
        return Found(_best_ways(turn))
    if cards.single:
        return Found([turn.offer(discard(cards.every[0]), primary=True)])
    return _put(turn, takings(turn, cards))


def _best_ways(turn: Turn) -> list[Offer]:
    """The likeliest way to take the pile; all possible ones where that would be a guess."""
    possible = [way for way in turn.ways if way.is_possible]
    if turn.owes and turn.stage.ready:
        wholes = [turn.whole(way.act, way.points, PILE) for way in possible]
        whole = next((offer for offer in wholes if offer.refusal is None), None)
        if whole is not None:
            return [whole]
    if possible and turn.core.rules.wide:
        return [way.button for way in possible]
    ways = possible or turn.ways
    return [ways[0].button if ways else turn.offer(Meaning(ANY, Said("desk-take-any"), PILE))]


def _at_lane(turn: Turn, cards: Cards) -> Found:
    if cards.every:
        return _put(turn, at_lane(turn, cards))
    return Found([turn.whole()] if turn.stage.ready else [])


def _at_meld(turn: Turn, cards: Cards, target: str) -> Found:
    if cards.every:
        if turn.core.rules.wide:
            return _put(turn, [onto(Laid(turn.melds), target, cards.every).meaning])
        return _put(turn, [add(cards.every, CLASS_TEXT.index(target))])
    if turn.taking:
        return Found([turn.offer(onto_meld(turn.core, target))])
    return Found([offer for offer in joins(turn) if offer.place == MELD + target])


def _put(turn: Turn, meanings: list[Meaning]) -> Found:
    """Those of these that are possible, else the first; put ready while an opening is owed that they do not make."""
    if turn.owes:
        found = opening_offers(turn, meanings)
        offers = [offer for offer in found.offers if offer.refusal is None] or found.offers
        return Found(offers if offers[:1] and offers[0].stage else offers[:1], found.points)
    return Found(offered(turn, meanings, primary=True))


def _meld(turn: Turn, place: str) -> str:
    """How steps name the meld of this place."""
    key = place.removeprefix(MELD)
    wide = turn.core.rules.wide
    if place.startswith(MELD):
        if key.removesuffix("/2" if wide else "") in CLASS_TEXT[BLACK3 : ACE + 1] or (wide and key == WILD_SET):
            return key
        if wide:
            run_ends(key)
            return key
    raise NotationError("one_rank_named", place)

"""What is meant by bringing the selected cards to a place, or by tapping it."""

from __future__ import annotations

import msgspec

from stolik.desk.canasta.meaning import LANE, MELD, PILE, STOCK, Cards, Meaning, add, discard, lays, take
from stolik.desk.canasta.opening import Found, opening_offers
from stolik.desk.canasta.turn import Turn
from stolik.desk.canasta.ways import ANY
from stolik.desk.offer import Offer
from stolik.desk.said import Said
from stolik.games.canasta.classes import ACE, BLACK3, CLASS_TEXT
from stolik.games.violation import NotationError


def offer_at(turn: Turn, cards: Cards, place: str) -> Found:
    """The one thing that is meant there, possible or not, if anything is. Raises NotationError for no place."""
    if place == STOCK:
        found = Found([] if cards.every else [draw(turn)])
    elif place == PILE:
        found = _at_pile(turn, cards)
    elif place == LANE:
        found = _at_lane(turn, cards)
    else:
        found = _at_meld(turn, cards, _meld(place))
    return Found([msgspec.structs.replace(offer, place=place) for offer in found.offers[:1]], found.points)


def draw(turn: Turn) -> Offer:
    """To draw from the stock."""
    core = turn.core
    number = min(core.rules.draw_count, core.stock_size) or core.rules.draw_count
    return turn.offer(Meaning("draw", Said("desk-draw", {"count": number}), STOCK), primary=True)


def _at_pile(turn: Turn, cards: Cards) -> Found:
    if not cards.every:
        return Found([_best_way(turn)])
    if cards.single:
        return Found([turn.offer(discard(cards.every[0]), primary=True)])
    meaning = take(turn.core, cards)
    return Found([]) if meaning is None else _put(turn, [meaning])


def _best_way(turn: Turn) -> Offer:
    possible = [way for way in turn.ways if way.is_possible]
    if turn.owes and turn.stage.ready:
        wholes = [turn.whole(way.act, way.points, PILE) for way in possible]
        whole = next((offer for offer in wholes if offer.refusal is None), None)
        if whole is not None:
            return whole
    ways = possible or turn.ways
    return ways[0].button if ways else turn.offer(Meaning(ANY, Said("desk-take-any"), PILE))


def _at_lane(turn: Turn, cards: Cards) -> Found:
    if cards.every:
        return _put(turn, lays(turn.melds, cards))
    return Found([turn.whole()] if turn.stage.ready else [])


def _at_meld(turn: Turn, cards: Cards, cls: int) -> Found:
    if cards.every:
        return _put(turn, [add(cards.every, cls)])
    text = CLASS_TEXT[cls]
    onto = Meaning(f"take onto {text}", Said("desk-take-onto", {"class": text}), PILE)
    return Found([turn.offer(onto)] if turn.taking else [])


def _put(turn: Turn, meanings: list[Meaning]) -> Found:
    """The first of these that is possible, else the first; put ready while an opening is owed that it does not make."""
    if turn.owes:
        found = opening_offers(turn, meanings)
        return Found([offer for offer in found.offers if offer.refusal is None] or found.offers, found.points)
    offers = [turn.offer(meaning, primary=True) for meaning in meanings]
    return Found([offer for offer in offers if offer.refusal is None] or offers)


def _meld(place: str) -> int:
    key = place.removeprefix(MELD)
    if not place.startswith(MELD) or key not in CLASS_TEXT[BLACK3 : ACE + 1]:
        raise NotationError("one_rank_named", place)
    return CLASS_TEXT.index(key)

"""What selected cards can mean, in games with one meld for each rank and in those with more kinds of melds."""

from __future__ import annotations

from stolik.desk.canasta.meaning import Cards, Meaning, add, best_for_wilds, fits_top, has_meld, lay, lays, take
from stolik.desk.canasta.turn import Turn
from stolik.desk.canasta.wide import meanings, takes
from stolik.desk.offer import Offer


def puts(turn: Turn, cards: Cards) -> list[Meaning]:
    """The cards laid or added; of a single one only where there is a meld for it."""
    if turn.core.rules.wide:
        return meanings(turn.melds, cards)
    if not cards.single:
        return lays(turn.melds, cards)
    if cards.wilds:
        return [add(cards.wilds, cls) for cls in best_for_wilds(turn.melds, 1)]
    (cls,) = cards.naturals
    return [add(cards.every, cls)] if has_meld(turn.melds, cls) else []


def at_lane(turn: Turn, cards: Cards) -> list[Meaning]:
    """The same for cards that were brought to the own side: there is always something to be said."""
    if turn.core.rules.wide:
        return meanings(turn.melds, cards) or [lay(cards.every)]
    return lays(turn.melds, cards)


def takings(turn: Turn, cards: Cards) -> list[Meaning]:
    """To take the pile with the cards; none where they are too few for it."""
    if turn.core.rules.wide:
        return takes(turn.core, cards)
    meaning = take(turn.core, cards)
    return [] if meaning is None else [meaning]


def takings_that_fit(turn: Turn, cards: Cards) -> list[Meaning]:
    """Those of cards that match the top card."""
    return takings(turn, cards) if turn.taking and fits_top(turn.core, cards) else []


def possible(offers: list[Offer]) -> list[Offer]:
    """Those that are possible; where none is, why not the likeliest."""
    return [offer for offer in offers if offer.refusal is None] or offers[:1]


def offered(turn: Turn, found: list[Meaning], *, primary: bool) -> list[Offer]:
    """What is meant, as far as it is possible. Where several kinds of melds could be, none of them is the next step."""
    offers = possible([turn.offer(meaning, primary=primary) for meaning in found])
    if primary and len(offers) > 1 and turn.core.rules.wide:
        return [turn.offer(meaning) for meaning in found if meaning.act in {offer.act for offer in offers}]
    return offers

"""Offers while a side owes its opening: cards are put ready until they make the minimum, then laid as one play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from stolik.desk.canasta.meaning import Cards, Meaning, add, best_for_wilds, has_meld
from stolik.desk.canasta.turn import Turn
from stolik.desk.canasta.wide import meanings
from stolik.desk.offer import Offer
from stolik.desk.said import Said
from stolik.games.canasta.classes import CLASS_OF, FOUR, TWO, VALUE
from stolik.games.canasta.ending import hand_kinds


@dataclass(frozen=True)
class Found:
    """Offers, and the points of the likeliest of them."""

    offers: list[Offer]
    points: int = 0


def opening_offers(turn: Turn, meanings: Sequence[Meaning]) -> Found:
    """The meanings as steps to put ready, and the whole opening with the first that is accepted."""
    tried = [(meaning, turn.stage_offer(meaning)) for meaning in meanings]
    fitting = [(meaning, offer) for meaning, offer in tried if offer.refusal is None]
    if not fitting:
        return Found([offer for _, offer in tried[:1]])
    if len(fitting) > 1 and turn.core.rules.wide:  # which of them is meant is asked before it counts
        return Found([offer for _, offer in fitting], fitting[0][1].points)
    wholes = [(turn.whole(meaning.act, offer.points, meaning.place), offer.points) for meaning, offer in fitting]
    whole, points = next((each for each in wholes if each[0].refusal is None), wholes[0])
    ready = [offer for _, offer in fitting]
    if whole.refusal is not None and not turn.taking:
        ready[0] = msgspec.structs.replace(ready[0], primary=True)
    return Found([whole, *ready], points)


def mending(turn: Turn) -> list[Offer]:
    """The cheapest card that makes what is ready enough, where one card does."""
    opening = turn.opening()
    if opening is None or not turn.stage.ready or opening.made >= opening.needs:
        return []
    missing = opening.needs - opening.made
    for meaning, points in sorted(_single_cards(turn), key=lambda each: each[1]):
        if points < missing:
            continue
        offer = turn.stage_offer(meaning)
        if offer.refusal is None and (turn.taking or turn.whole(meaning.act, points).refusal is None):
            label = Said("desk-mend", meaning.label.params | {"points": opening.made + points})
            return [msgspec.structs.replace(offer, label=label)]
    return []


def _single_cards(turn: Turn) -> list[tuple[Meaning, int]]:
    """Each card left in the hand that a meld could take, with its points."""
    core = turn.melds
    hand = hand_kinds(turn.stage.trial, turn.core.seat)
    if core.rules.wide:
        kinds = set(hand) if core.rules.sequences else {CLASS_OF[kind]: kind for kind in reversed(hand)}.values()
        return [
            (meaning, VALUE[CLASS_OF[kind]]) for kind in sorted(kinds) for meaning in meanings(core, Cards.of([kind]))
        ]
    lowest = {CLASS_OF[kind]: kind for kind in reversed(hand)}
    found: list[tuple[Meaning, int]] = []
    for cls, kind in lowest.items():
        melds = best_for_wilds(core, 1) if cls <= TWO else [cls] if cls >= FOUR and has_meld(core, cls) else []
        found += [(add([kind], meld), VALUE[cls]) for meld in melds]
    return found

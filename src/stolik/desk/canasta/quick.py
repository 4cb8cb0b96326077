"""What can be done on the own side without selecting cards: all that fits a meld, and joining two of a rank."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from stolik.desk.canasta.laid import Laid, ends_of
from stolik.desk.canasta.meaning import MELD, Meaning, add, has_meld
from stolik.desk.canasta.turn import Turn
from stolik.desk.canasta.wide import onto
from stolik.desk.card_texts import CARD
from stolik.desk.offer import Offer
from stolik.desk.said import Said
from stolik.games.canasta.classes import ACE, BLACK3, CLASS_OF, CLASS_TEXT, FOUR
from stolik.games.canasta.ending import hand_kinds
from stolik.games.canasta.steps import JOIN, STEPS
from stolik.games.canasta.table_melds import RANK_MELD, RUN_MELD, TableMeld

AS_BUTTONS: Final = 3
"""So many have a button each, where ranks are not the only melds; more of them are only marked at the melds."""


def quick_adds(turn: Turn) -> list[Offer]:
    """For each own meld all cards of the hand that it takes, wild ones apart."""
    core = turn.core
    hand = hand_kinds(core, core.seat)
    meanings = _wide(turn, hand) if core.rules.wide else _narrow(turn, hand)
    offers = [offer for offer in map(turn.offer, meanings) if offer.refusal is None and not offer.loses]
    return quieter(offers, AS_BUTTONS) if core.rules.wide else offers


def quieter(offers: list[Offer], most: int) -> list[Offer]:
    """The same without buttons, if they would be more than so many."""
    if len(offers) <= most:
        return offers
    return [msgspec.structs.replace(offer, quiet=True) for offer in offers]


def _narrow(turn: Turn, hand: list[int]) -> Iterator[Meaning]:
    for cls in range(ACE, FOUR - 1, -1):
        kinds = [kind for kind in hand if CLASS_OF[kind] == cls] if has_meld(turn.core, cls) else []
        if kinds:
            yield add(kinds, cls)


def _wide(turn: Turn, hand: list[int]) -> Iterator[Meaning]:
    """Those that make the largest melds first."""
    laid = Laid(turn.core)
    found: list[tuple[int, Meaning]] = []
    for meld in laid.melds:
        kinds = _fitting(laid, meld, hand)
        if kinds:
            found.append((meld.size + len(kinds), onto(laid, meld.target, kinds).meaning))
    found.sort(key=lambda each: -each[0])
    distinct = {meaning.act: meaning for _, meaning in found}
    yield from distinct.values()


def _fitting(laid: Laid, meld: TableMeld, hand: list[int]) -> list[int]:
    if meld.kind == RANK_MELD and meld.cls != BLACK3:
        room = laid.rules.cap - meld.size
        return [kind for kind in hand if CLASS_OF[kind] == meld.cls][: max(room, 0)]
    if meld.kind != RUN_MELD:
        return []
    low, high, cards = meld.low, meld.high, []
    by_text = {CARD[kind]: kind for kind in hand}
    while found := [end for end in ends_of(low, high, meld.suit) if end in by_text]:
        kind = by_text[found[-1]]
        cards.append(kind)
        low, high = min(low, CLASS_OF[kind]), max(high, CLASS_OF[kind])
    return sorted(cards)


def joins(turn: Turn) -> Iterator[Offer]:
    """To join two melds of a rank, where that is allowed now."""
    for action in turn.state.legal() if turn.core.rules.merge else ():
        if STEPS[action.id].verb == JOIN:
            yield turn.offer(join(STEPS[action.id].cls))


def join(cls: int) -> Meaning:
    """To join the two melds of a class."""
    text = CLASS_TEXT[cls]
    return Meaning(f"join {text}", Said("desk-join", {"class": text}), f"{MELD}{text}/2")

"""What one seat alone sees."""

from __future__ import annotations

from functools import lru_cache

from stolik.desk.canasta.choice import choice_of
from stolik.desk.canasta.meaning import Cards
from stolik.desk.canasta.stage import is_take
from stolik.desk.canasta.texts import JOIN_WORD, named_cards
from stolik.desk.canasta.turn import Turn
from stolik.desk.canasta.ways import panel
from stolik.desk.card_texts import card_texts, joined
from stolik.desk.offer import Mine
from stolik.desk.said import Said
from stolik.games.canasta.classes import CLASSES, kinds_of
from stolik.games.canasta.core import Core
from stolik.games.canasta.state import CanastaState


def canasta_mine(state: CanastaState, seat: int, undo: str) -> Mine:
    """The hand of a seat, and what it can do in its turn; `undo` is the act that it can take back."""
    core = state.core
    hand = _hand_of(core, seat)
    if state.seat != seat:
        return Mine(seat, hand)
    turn = Turn(state, ())
    choice = choice_of(turn, Cards.of(()))
    return Mine(seat, hand, choice, panel(core, turn.ways), _undo(undo))


def canasta_hands(state: CanastaState) -> tuple[tuple[str, ...], ...]:
    """The hands by seat."""
    return tuple(_hand_of(state.core, seat) for seat in range(state.core.rules.players))


def _hand_of(core: Core, seat: int) -> tuple[str, ...]:
    return _hand(tuple(core.suits[CLASSES * seat : CLASSES * (seat + 1)]))


@lru_cache(maxsize=4096)
def _hand(suits: tuple[int, ...]) -> tuple[str, ...]:
    """The cards of a hand, which is mostly as it was before; in the order in which its view has them."""
    return card_texts(kind for cls, bits in enumerate(suits) for kind in kinds_of(bits, cls))


def _undo(act: str) -> Said | None:
    """What is taken back: the pile, the joining of two melds, or the cards that were laid."""
    if not act:
        return None
    if act.split(maxsplit=1)[0] == JOIN_WORD:
        return Said("desk-undo-join")
    cards = named_cards(act)
    if is_take(act) or not cards:
        return Said("desk-undo-take")
    return Said("desk-undo-cards", {"cards": joined(cards)})

"""What one seat alone sees."""

from __future__ import annotations

from stolik.desk.canasta.choice import choice_of
from stolik.desk.canasta.meaning import Cards
from stolik.desk.canasta.stage import is_take
from stolik.desk.canasta.texts import card_texts, joined, named_cards
from stolik.desk.canasta.turn import Turn
from stolik.desk.canasta.ways import panel
from stolik.desk.offer import Mine
from stolik.desk.said import Said
from stolik.games.canasta.ending import hand_kinds
from stolik.games.canasta.state import CanastaState


def canasta_mine(state: CanastaState, seat: int, undo: str) -> Mine:
    """The hand of a seat, and what it can do in its turn; `undo` is the act that it can take back."""
    hand = card_texts(hand_kinds(state.core, seat))
    if state.seat != seat:
        return Mine(seat, hand)
    turn = Turn(state, ())
    choice = choice_of(turn, Cards.of(()))
    return Mine(seat, hand, choice, panel(state.core, turn.ways), _undo(undo))


def _undo(act: str) -> Said | None:
    """What is taken back: the pile, or the cards that were laid."""
    if not act:
        return None
    cards = named_cards(act)
    if is_take(act) or not cards:
        return Said("desk-undo-take")
    return Said("desk-undo-cards", {"cards": joined(cards)})

"""Draw, take the top card of the pile, or buy: what the hand is worth after each."""

from __future__ import annotations

from typing import Final

from stolik.bots.choina.hand import Hand
from stolik.bots.choina.sight import Sight, stock_left
from stolik.bots.choina.worth import DRAWN, Worth
from stolik.games.action import Action
from stolik.games.choina.hands import KINDS
from stolik.games.choina.steps import BUY, STEPS, TAKE

TURN: Final = 1.5
"""What an own turn is worth beside the card that it brings: laying, and getting rid of a card."""
MOST_BOUGHT: Final = 4
"""Pile cards that are looked at in a purchase."""
CHEAP: Final = 2.0


def choose_take(sight: Sight, worth: Worth) -> Action:
    """The choice of the player in turn before he has taken a card."""
    view = sight.view
    drawing: Action = view.legal[0]
    if not view.stock_size and not stock_left(view):
        return drawing if ending_pays(sight) else view.legal[-1]
    best, chosen = None, drawing
    for action in view.legal:
        step = STEPS[action.id]
        if step.verb == TAKE:
            best, chosen = after_taking(sight, worth), action
        elif step.verb == BUY and step.count <= MOST_BOUGHT:
            value = after_buying(sight, worth, step.count, step.count - 1) - TURN
            if best is None or value > best:
                best, chosen = value, action
    if best is None or best <= worth.of(sight.hand):
        return drawing
    return chosen if best > after_drawing(sight, worth) else drawing


def ending_pays(sight: Sight) -> bool:
    """Whether to end the deal by a draw that the stock has no card for (95), against one more turn with the pile card.

    It does with a hand much cheaper than those of the others may be: any other hand grows cheaper by a turn.
    """
    view = sight.view
    own = sum(sight.rules.values[kind >> 2] for kind in view.cards)
    others = (sum(view.sizes) - len(view.cards)) * DRAWN / (sight.rules.players - 1)
    return CHEAP * own < others


def after_taking(sight: Sight, worth: Worth) -> float:
    """The worth of the hand with the top card of the pile, after the best discard."""
    top = sight.view.pile[-1]
    return best_without_one(worth, sight.hand.with_cards((top,)))


def after_drawing(sight: Sight, worth: Worth) -> float:
    """The expected worth of the hand with a stock card, after a discard."""
    hand = sight.hand
    plain = worth.of(hand)
    total = number = 0.0
    spare = least_missed(worth, hand)
    for kind in range(KINDS):
        unseen = sight.unseen[kind]
        if unseen:
            other = hand.with_cards((kind,))
            other.drop(spare)
            total += unseen * max(plain, worth.of(other))
            number += unseen
    return total / number if number else plain


def after_buying(sight: Sight, worth: Worth, cards: int, stock: int) -> float:
    """The worth of the hand with so many pile cards and so many unknown ones; nothing is discarded."""
    return worth.of(sight.hand.with_cards(sight.view.pile[-cards:]), stock)


def best_without_one(worth: Worth, hand: Hand) -> float:
    """The worth of a hand after its best discard."""
    return max(worth.of(hand.without((kind,))) for kind in hand.kinds())


def least_missed(worth: Worth, hand: Hand) -> int:
    """The card without which the hand is worth most."""
    return max(hand.kinds(), key=lambda kind: (worth.of(hand.without((kind,))), kind))

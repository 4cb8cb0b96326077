"""Whether a guess of the hidden cards agrees with a view, in games in which all may know some cards of a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from stolik.games.game import WorldError


def check_guess(
    unseen: list[int],
    sizes: Sequence[int],
    known: Mapping[int, list[int]],
    hands: Mapping[int, Sequence[int]],
    stock: Sequence[int],
) -> None:
    """Raises WorldError if whole `hands` of the seats in `known`, whose cards there all have seen, and this `stock` are
    not the cards that the view cannot place and those known ones, or a hand is not of its size.
    """
    hidden = Counter(unseen)
    for seat, shown in known.items():
        cards = hands.get(seat)
        if cards is None or len(cards) != sizes[seat]:
            raise WorldError("wrong_hand_size", seat)
        seen = Counter(shown)
        if seen - Counter(cards):
            raise WorldError("known_card_missing", seat)
        hidden.subtract(Counter(cards) - seen)
    if len(stock) != sum(hidden.values()):
        raise WorldError("wrong_stock_size", -1)
    hidden.subtract(stock)
    if any(hidden.values()):
        raise WorldError("other_cards", -1)

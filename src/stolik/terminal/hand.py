"""How a hand is sorted."""

from __future__ import annotations

from enum import Enum


class Order(Enum):
    """By what the cards of a hand stand together."""

    RANK = "rank"
    SUIT = "suit"

    @property
    def other(self) -> Order:
        """The order to change to."""
        return Order.SUIT if self is Order.RANK else Order.RANK

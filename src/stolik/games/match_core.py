"""The data that the matches of all families have."""

from __future__ import annotations

from typing import Final

from stolik.games.deal_score import DealScore
from stolik.games.event import Event

NEED_SEAT: Final = 0
NEED_DECK: Final = 1
NEED_OVER: Final = 2


class MatchCore:
    """What happens next, whose turn it is, the stock, the scores; each family sets these fields and adds its own.

    The stock is `order[top:]`, its next card first. `scores` go by side. Events are collected in `events`, unless it
    is None.
    """

    __slots__ = (
        "deal_number",
        "dealer",
        "events",
        "need",
        "order",
        "scores",
        "seat",
        "sheets",
        "top",
        "winners",
    )

    need: int
    seat: int
    deal_number: int
    dealer: int
    order: list[int]
    top: int
    scores: list[int]
    sheets: list[DealScore]
    winners: tuple[int, ...]
    events: list[Event] | None

    @property
    def stock_size(self) -> int:
        """Cards left in the stock."""
        return len(self.order) - self.top

"""What happens in Cassino beyond the events that every game with deals has."""

from __future__ import annotations

from typing import Final

from stolik.cards import card_text
from stolik.games.deal_events import CardEvent, DealBegan, Params, SeatEvent
from stolik.games.event import Event


class RoundBegan(DealBegan):
    """A round began: its first cards were dealt, and four lie in the centre."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "round_began"


class DealtAgain(Event):
    """Everybody was dealt four more cards; how many are left in the stock."""

    __slots__ = ("left", "number")

    def __init__(self, number: int, left: int) -> None:
        self.number: Final = number
        self.left: Final = left

    @property
    def code(self) -> str:
        return "dealt_again"

    def params(self) -> Params:
        return {"number": self.number, "count": self.left}


class Trailed(CardEvent):
    """A seat laid a card loose in the centre."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "trailed"


class TableEvent(Event):
    """A seat played a card and used cards of the table: the loose ones, then those of combinations."""

    __slots__ = ("card", "cards", "seat")

    def __init__(self, seat: int, card: int, cards: list[int]) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.cards: Final = cards

    def params(self) -> Params:
        return {"seat": self.seat, "card": card_text(self.card), "cards": self.cards}


class Captured(TableEvent):
    """A seat took cards of the table, those of so many combinations among them."""

    __slots__ = ("number",)

    def __init__(self, seat: int, card: int, cards: list[int], number: int) -> None:
        super().__init__(seat, card, cards)
        self.number: Final = number

    @property
    def code(self) -> str:
        return "captured"

    def params(self) -> Params:
        return {**super().params(), "number": self.number}


class Swept(SeatEvent):
    """That take cleared the table."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "swept"


class Built(TableEvent):
    """A seat made a single build of a card and these loose cards."""

    __slots__ = ("value",)

    def __init__(self, seat: int, card: int, cards: list[int], value: int) -> None:
        super().__init__(seat, card, cards)
        self.value: Final = value

    @property
    def code(self) -> str:
        return "built"

    def params(self) -> Params:
        return {**super().params(), "value": self.value}


class Called(TableEvent):
    """A seat made or extended a call: of a card, loose cards, and the cards of so many combinations."""

    __slots__ = ("number", "value")

    def __init__(self, seat: int, card: int, cards: list[int], number: int, value: int) -> None:
        super().__init__(seat, card, cards)
        self.number: Final = number
        self.value: Final = value

    @property
    def code(self) -> str:
        return "called"

    def params(self) -> Params:
        return {**super().params(), "number": self.number, "value": self.value}


class Raised(TableEvent):
    """A seat raised a build of another value, that `maker` had made, with a card and perhaps loose cards."""

    __slots__ = ("maker", "old", "value")

    def __init__(self, seat: int, card: int, cards: list[int], value: int, old: int, maker: int) -> None:
        super().__init__(seat, card, cards)
        self.value: Final = value
        self.old: Final = old
        self.maker: Final = maker

    @property
    def code(self) -> str:
        return "raised"

    def params(self) -> Params:
        return {**super().params(), "value": self.value, "old": self.old, "other": self.maker}


class Remainder(Event):
    """The cards left on the table went to the last taker; with seat -1 nobody took any, and they count for no one."""

    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    @property
    def code(self) -> str:
        return "remainder" if self.seat >= 0 else "remainder_lies"

    def params(self) -> Params:
        return {"seat": self.seat, "cards": self.cards} if self.seat >= 0 else {"cards": self.cards}

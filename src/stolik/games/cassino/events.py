"""What happens in Cassino beyond the events that every game with deals has."""

from __future__ import annotations

from typing import Final

from stolik.cards import card_text
from stolik.games.deal_events import DealBegan, Params
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


class Trailed(Event):
    """A seat laid a card loose in the centre."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    @property
    def code(self) -> str:
        return "trailed"

    def params(self) -> Params:
        return {"seat": self.seat, "cards": [self.card]}


class Captured(Event):
    """A seat took cards of the table: the loose ones, then those of so many combinations."""

    __slots__ = ("card", "cards", "number", "seat")

    def __init__(self, seat: int, card: int, cards: list[int], number: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.cards: Final = cards
        self.number: Final = number

    @property
    def code(self) -> str:
        return "captured"

    def params(self) -> Params:
        return {"seat": self.seat, "card": card_text(self.card), "cards": self.cards, "number": self.number}


class Swept(Event):
    """That take cleared the table."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @property
    def code(self) -> str:
        return "swept"

    def params(self) -> Params:
        return {"seat": self.seat}


class Built(Event):
    """A seat made a single build of a card and these loose cards."""

    __slots__ = ("card", "cards", "seat", "value")

    def __init__(self, seat: int, card: int, cards: list[int], value: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.cards: Final = cards
        self.value: Final = value

    @property
    def code(self) -> str:
        return "built"

    def params(self) -> Params:
        return {"seat": self.seat, "card": card_text(self.card), "cards": self.cards, "value": self.value}


class Called(Event):
    """A seat made or extended a call: of a card, loose cards, and the cards of so many combinations."""

    __slots__ = ("card", "cards", "number", "seat", "value")

    def __init__(self, seat: int, card: int, cards: list[int], number: int, value: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.cards: Final = cards
        self.number: Final = number
        self.value: Final = value

    @property
    def code(self) -> str:
        return "called"

    def params(self) -> Params:
        return {
            "seat": self.seat,
            "card": card_text(self.card),
            "cards": self.cards,
            "number": self.number,
            "value": self.value,
        }


class Raised(Event):
    """A seat raised a build of another value, that `maker` had made, with a card and perhaps loose cards."""

    __slots__ = ("card", "cards", "maker", "old", "seat", "value")

    def __init__(self, seat: int, card: int, cards: list[int], value: int, old: int, maker: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.cards: Final = cards
        self.value: Final = value
        self.old: Final = old
        self.maker: Final = maker

    @property
    def code(self) -> str:
        return "raised"

    def params(self) -> Params:
        return {
            "seat": self.seat,
            "card": card_text(self.card),
            "cards": self.cards,
            "value": self.value,
            "old": self.old,
            "other": self.maker,
        }


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


class MatchEnded(Event):
    """The match is over; several sides share it (68)."""

    __slots__ = ("winners",)

    def __init__(self, winners: tuple[int, ...]) -> None:
        self.winners: Final = winners

    @property
    def code(self) -> str:
        return "match_ended" if len(self.winners) == 1 else "match_shared"

    def params(self) -> Params:
        if len(self.winners) == 1:
            return {"side": self.winners[0]}
        shown: Params = {"count": len(self.winners)}
        for number, side in enumerate(self.winners):
            shown[f"winner{number}"] = side
        return shown

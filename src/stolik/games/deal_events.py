"""Events that every game with deals has: plain small classes, for one is made at nearly every step."""

from __future__ import annotations

from typing import Final

from stolik.games.deal_score import DealScore
from stolik.games.event import HIDDEN, Event
from stolik.games.violation import Param

Params = dict[str, Param | list[int]]


class SeatEvent(Event):
    """Something happened to a seat, and nothing more is to be told of it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def params(self) -> Params:
        return {"seat": self.seat}


class CardEvent(Event):
    """A seat did something with a card that all see."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def params(self) -> Params:
        return {"seat": self.seat, "cards": [self.card]}


class DealerDrawn(SeatEvent):
    """The lot made a seat the first dealer."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "dealer_drawn"


class SeatsDrawn(Event):
    """Cards were drawn for the seats: in turn (`drawn`, redrawn ones too), the card of each player, and on which seat
    he sits from now on.
    """

    __slots__ = ("cards", "drawn", "places")

    def __init__(self, drawn: list[tuple[int, int]], cards: list[int], places: list[int]) -> None:
        self.drawn: Final = drawn
        self.cards: Final = cards
        self.places: Final = places

    @property
    def code(self) -> str:
        return "seats_drawn"

    def params(self) -> Params:
        shown: Params = {"cards": self.cards}
        for player, place in enumerate(self.places):
            shown[f"place{player}"] = place
        for player in range(len(self.places)):
            shown[f"drawn{player}"] = [kind for drawer, kind in self.drawn if drawer == player]
        return shown


class DealBegan(Event):
    """Cards were dealt, and cards perhaps turned up; which cards a seat holds stands in its view."""

    __slots__ = ("cards", "dealer", "number")

    def __init__(self, number: int, dealer: int, cards: list[int]) -> None:
        self.number: Final = number
        self.dealer: Final = dealer
        self.cards: Final = cards

    @property
    def code(self) -> str:
        return "deal_began" if self.cards else "deal_began_bare"

    def params(self) -> Params:
        return {"number": self.number, "seat": self.dealer, "cards": self.cards}


class HandCards(Event):
    """Cards came to a hand; all see them."""

    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def params(self) -> Params:
        return {"seat": self.seat, "count": len(self.cards), "cards": self.cards}


class UnseenCards(HandCards):
    """Cards came to a hand, and only its seat sees them. The code, of each kind, says from where."""

    __slots__ = ()

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else type(self)(self.seat, [HIDDEN] * len(self.cards))


class Drew(UnseenCards):
    """A seat drew cards from the stock."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "drew"


class Discarded(CardEvent):
    """A seat discarded a card."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "discarded"


class Said(SeatEvent):
    """A seat did something without cards; the word is the code."""

    __slots__ = ("word",)

    def __init__(self, seat: int, word: str) -> None:
        super().__init__(seat)
        self.word: Final = word

    @property
    def code(self) -> str:
        return self.word


class DealEnded(Event):
    """A deal ended; its score line by line, and every hand that was left, now open."""

    __slots__ = ("hands", "reason", "score")

    def __init__(self, reason: str, score: DealScore, hands: list[list[int]]) -> None:
        self.reason: Final = reason
        self.score: Final = score
        self.hands: Final = hands

    @property
    def code(self) -> str:
        return "deal_ended_" + self.reason

    def params(self) -> Params:
        shown: Params = {"number": self.score.number}
        for side, points in enumerate(self.score.points):
            shown[f"side{side}"] = points
        for seat, cards in enumerate(self.hands):
            shown[f"hand{seat}"] = cards
        return shown


class MatchLost(SeatEvent):
    """A seat emptied its hand without the right to, and its side lost the whole match."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "match_lost"


class MatchEnded(Event):
    """The match is over; several winners share it."""

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

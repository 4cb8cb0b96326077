"""What happens in Cassino beyond the events that every game with deals has."""

from __future__ import annotations

from typing import Final

from stolik.games.deal_events import Params
from stolik.games.event import Event


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


class Took(Event):
    """A seat took loose cards, and so many combinations, whose cards are the stacks."""

    __slots__ = ("card", "loose", "number", "seat", "stacks")

    def __init__(self, seat: int, card: int, loose: list[int], stacks: list[int], number: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.loose: Final = loose
        self.stacks: Final = stacks
        self.number: Final = number

    @property
    def code(self) -> str:
        return "took"

    def params(self) -> Params:
        return {
            "seat": self.seat,
            "cards": [self.card],
            "taken": self.loose,
            "stacks": self.stacks,
            "number": self.number,
        }


class Swept(Event):
    """That take cleared the table."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @property
    def code(self) -> str:
        return "sweep"

    def params(self) -> Params:
        return {"seat": self.seat}


class Built(Event):
    """A seat made a single build of a card and loose cards."""

    __slots__ = ("card", "loose", "seat", "value")

    def __init__(self, seat: int, card: int, loose: list[int], value: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.loose: Final = loose
        self.value: Final = value

    @property
    def code(self) -> str:
        return "built"

    def params(self) -> Params:
        return {"seat": self.seat, "cards": [self.card], "joined": self.loose, "value": self.value}


class Combined(Event):
    """A seat made a call, or raised a build; `old` and `maker` are of the build raised, 0 and -1 if there is none."""

    __slots__ = ("card", "loose", "maker", "number", "old", "seat", "stacks", "value", "word")

    def __init__(
        self,
        word: str,
        seat: int,
        card: int,
        loose: list[int],
        stacks: list[int],
        number: int,
        value: int,
        old: int,
        maker: int,
    ) -> None:
        self.word: Final = word
        self.seat: Final = seat
        self.card: Final = card
        self.loose: Final = loose
        self.stacks: Final = stacks
        self.number: Final = number
        self.value: Final = value
        self.old: Final = old
        self.maker: Final = maker

    @property
    def code(self) -> str:
        return self.word

    def params(self) -> Params:
        return {
            "seat": self.seat,
            "cards": [self.card],
            "joined": self.loose,
            "stacks": self.stacks,
            "number": self.number,
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

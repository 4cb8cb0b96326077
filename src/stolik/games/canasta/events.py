"""Events of the canasta family: plain small classes, for one is made at nearly every step."""

from __future__ import annotations

from typing import Final

from stolik.games.deal_events import (
    CardEvent,
    DealBegan,
    DealEnded,
    DealerDrawn,
    Discarded,
    Drew,
    HandCards,
    MatchEnded,
    MatchLost,
    Params,
    Said,
    SeatEvent,
    SeatsDrawn,
    UnseenCards,
)
from stolik.games.event import Event

__all__ = [
    "BonusDrew",
    "CanastaMade",
    "DealBegan",
    "DealEnded",
    "DealerDrawn",
    "Discarded",
    "DoubleOut",
    "Drew",
    "Joined",
    "Laid",
    "Lifted",
    "MatchEnded",
    "MatchLost",
    "Opened",
    "RedThreeLaid",
    "RunLaid",
    "Said",
    "SeatsDrawn",
    "SequenceMade",
    "SurpriseLifted",
    "Took",
    "TurnSkipped",
    "WentOut",
]


class RedThreeLaid(CardEvent):
    """A red three was laid beside the melds of the seat's side (A15, A17, A18)."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "red_three_laid"


class BonusDrew(UnseenCards):
    """A seat received the bonus cards of a canasta from the stock (D23)."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "bonus_drew"


class SurpriseLifted(UnseenCards):
    """The cards that lay face down under a taken pile went to the hand (C11)."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "surprise_lifted"


class TurnSkipped(SeatEvent):
    """A player with one card who drew only red threes and may not go out: his turn ends (P12)."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "turn_skipped"


class Took(CardEvent):
    """A seat took the pile for its top card (A27)."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "took"


class Lifted(HandCards):
    """The rest of a taken pile went to the hand; everybody has seen it lie there."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "lifted"


class MeldEvent(Event):
    """A seat did something with a meld of a class."""

    __slots__ = ("cls", "seat")

    def __init__(self, seat: int, cls: int) -> None:
        self.seat: Final = seat
        self.cls: Final = cls

    def params(self) -> Params:
        return {"seat": self.seat, "class": self.cls}


class Laid(MeldEvent):
    """Cards made a new meld, or joined one; `cards` includes a pile card taken for it."""

    __slots__ = ("cards", "new")

    def __init__(self, seat: int, cls: int, cards: list[int], new: bool) -> None:
        super().__init__(seat, cls)
        self.cards: Final = cards
        self.new: Final = new

    @property
    def code(self) -> str:
        return "laid" if self.new else "added"

    def params(self) -> Params:
        return {**super().params(), "cards": self.cards}


class RunLaid(Event):
    """Cards started a sequence, or lengthened one; `ends` are its lowest and highest card from then on (C15, C17)."""

    __slots__ = ("cards", "ends", "new", "seat")

    def __init__(self, seat: int, cards: list[int], ends: list[int], new: bool) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.ends: Final = ends
        self.new: Final = new

    @property
    def code(self) -> str:
        return "run_laid" if self.new else "run_extended"

    def params(self) -> Params:
        return {"seat": self.seat, "cards": self.cards, "run": self.ends}


class CanastaMade(MeldEvent):
    """A meld of a rank, or of wild cards, reached seven cards (A42, D13); `kind`: natural, mixed or wild."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, cls: int, kind: str) -> None:
        super().__init__(seat, cls)
        self.kind: Final = kind

    @property
    def code(self) -> str:
        if self.kind == "wild":
            return "canasta_wild"
        if self.kind == "mixed":
            return "canasta_mixed"
        return "canasta_natural"


class SequenceMade(Event):
    """A sequence reached seven cards (C17, D15)."""

    __slots__ = ("ends", "seat")

    def __init__(self, seat: int, ends: list[int]) -> None:
        self.seat: Final = seat
        self.ends: Final = ends

    @property
    def code(self) -> str:
        return "canasta_sequence"

    def params(self) -> Params:
        return {"seat": self.seat, "run": self.ends}


class Joined(MeldEvent):
    """A seat joined the two melds of a rank that its side had (C14)."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "joined"


class Opened(Event):
    """A side reached its minimum with so many points."""

    __slots__ = ("points", "seat")

    def __init__(self, seat: int, points: int) -> None:
        self.seat: Final = seat
        self.points: Final = points

    @property
    def code(self) -> str:
        return "opened"

    def params(self) -> Params:
        return {"seat": self.seat, "points": self.points}


class WentOut(SeatEvent):
    """A seat got rid of its last card with the canastas that this needs (A53)."""

    __slots__ = ("concealed",)

    def __init__(self, seat: int, concealed: bool) -> None:
        super().__init__(seat)
        self.concealed: Final = concealed

    @property
    def code(self) -> str:
        return "went_out_concealed" if self.concealed else "went_out"


class DoubleOut(SeatEvent):
    """The partner of a seat that went out laid his whole hand as well (P11)."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "double_out"

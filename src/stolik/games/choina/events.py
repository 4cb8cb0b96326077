"""Events of the Choina family that other games do not have."""

from __future__ import annotations

from typing import Final

from stolik.cards import RANK_TEXT
from stolik.games.deal_events import CardEvent, HandCards, Params, SeatEvent, UnseenCards
from stolik.games.event import Event


class ClaimAsked(CardEvent):
    """A seat asked for the top card: may I? (52)."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "claim_asked"


class ClaimAnswered(Event):
    """A seat consented to another's request, or refused it (56, 57)."""

    __slots__ = ("allowed", "asker", "seat")

    def __init__(self, seat: int, asker: int, allowed: bool) -> None:
        self.seat: Final = seat
        self.asker: Final = asker
        self.allowed: Final = allowed

    @property
    def code(self) -> str:
        return "claim_allowed" if self.allowed else "claim_refused"

    def params(self) -> Params:
        return {"seat": self.seat, "other": self.asker}


class TookCard(CardEvent):
    """The player in turn took the top card of the pile as his draw (18); `forced`: because he refused it (57)."""

    __slots__ = ("forced",)

    def __init__(self, seat: int, card: int, forced: bool) -> None:
        super().__init__(seat, card)
        self.forced: Final = forced

    @property
    def code(self) -> str:
        return "had_to_take" if self.forced else "took_card"


class Bought(HandCards):
    """A seat bought pile cards, the top card first; `forced`: because it refused the card to another (57)."""

    __slots__ = ("forced",)

    def __init__(self, seat: int, cards: list[int], forced: bool) -> None:
        super().__init__(seat, cards)
        self.forced: Final = forced

    @property
    def code(self) -> str:
        return "had_to_buy" if self.forced else "bought"


class BuyDrew(UnseenCards):
    """A buyer drew the stock cards of his purchase (58)."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "buy_drew"


class SetLaid(Event):
    """A seat laid a set of its contract."""

    __slots__ = ("cards", "rank", "seat")

    def __init__(self, seat: int, rank: int, cards: list[int]) -> None:
        self.seat: Final = seat
        self.rank: Final = rank
        self.cards: Final = cards

    @property
    def code(self) -> str:
        return "set_laid"

    def params(self) -> Params:
        return {"seat": self.seat, "cards": self.cards, "rank": RANK_TEXT[self.rank]}


class SequenceLaid(Event):
    """A seat laid a sequence of its contract, from its lowest card to its highest."""

    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    @property
    def code(self) -> str:
        return "sequence_laid"

    def params(self) -> Params:
        return {"seat": self.seat, "cards": self.cards, "run": [self.cards[0], self.cards[-1]]}


class MeldGrew(Event):
    """A seat added a card to a meld; `off`: as a lay-off, and not to a contract meld of its own laid this turn (37)."""

    __slots__ = ("card", "off", "owner", "seat")

    def __init__(self, seat: int, owner: int, card: int, off: bool) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.card: Final = card
        self.off: Final = off

    def params(self) -> Params:
        return {"seat": self.seat, "other": self.owner, "cards": [self.card]}


class SetGrew(MeldGrew):
    """A seat added a card to a set."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "laid_off_set" if self.off else "grew_set"

    def params(self) -> Params:
        return {**super().params(), "rank": RANK_TEXT[self.card >> 2]}


class SequenceGrew(MeldGrew):
    """A seat added a card to a sequence, whose lowest and highest card are from then on `ends`."""

    __slots__ = ("ends",)

    def __init__(self, seat: int, owner: int, card: int, ends: list[int], off: bool) -> None:
        super().__init__(seat, owner, card, off)
        self.ends: Final = ends

    @property
    def code(self) -> str:
        return "laid_off_sequence" if self.off else "grew_sequence"

    def params(self) -> Params:
        return {**super().params(), "run": self.ends}


class ContractComplete(SeatEvent):
    """A seat has laid the last meld of its contract."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "contract_complete"


class WentOut(SeatEvent):
    """A seat has no card left (70)."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "went_out"


class NewStock(Event):
    """The pile without its top card became the stock, which has so many cards (78)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def params(self) -> Params:
        return {"count": self.count}


class Reshuffled(NewStock):
    """The pile was shuffled for the new stock."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "reshuffled"


class TurnedOver(NewStock):
    """The pile was turned over for the new stock, unshuffled."""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "turned_over"

"""Events of the Choina family that other games do not have."""

from __future__ import annotations

from typing import Final

from stolik.cards import RANK_TEXT
from stolik.games.deal_events import Params, UnseenCards
from stolik.games.event import Event


class ClaimAsked(Event):
    """A seat asked for the top card: may I? (52)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    @property
    def code(self) -> str:
        return "claim_asked"

    def params(self) -> Params:
        return {"seat": self.seat, "cards": [self.card]}


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


class TookCard(Event):
    """The player in turn took the top card of the pile as his draw (18); `forced`: because he refused it (57)."""

    __slots__ = ("card", "forced", "seat")

    def __init__(self, seat: int, card: int, forced: bool) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.forced: Final = forced

    @property
    def code(self) -> str:
        return "had_to_take" if self.forced else "took_card"

    def params(self) -> Params:
        return {"seat": self.seat, "cards": [self.card]}


class Bought(Event):
    """A seat bought pile cards, the top card first; `forced`: because it refused the card to another (57)."""

    __slots__ = ("cards", "forced", "seat")

    def __init__(self, seat: int, cards: list[int], forced: bool) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.forced: Final = forced

    @property
    def code(self) -> str:
        return "had_to_buy" if self.forced else "bought"

    def params(self) -> Params:
        return {"seat": self.seat, "count": len(self.cards), "cards": self.cards}


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


class SetGrew(Event):
    """A seat added a card to a set; `off`: it was a lay-off, and no card of his own contract meld of this turn (37)."""

    __slots__ = ("card", "off", "owner", "seat")

    def __init__(self, seat: int, owner: int, card: int, off: bool) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.card: Final = card
        self.off: Final = off

    @property
    def code(self) -> str:
        return "laid_off_set" if self.off else "grew_set"

    def params(self) -> Params:
        rank = RANK_TEXT[self.card >> 2]
        return {"seat": self.seat, "other": self.owner, "cards": [self.card], "rank": rank}


class SequenceGrew(Event):
    """A seat added a card to a sequence, whose lowest and highest card are from then on `ends`; `off` as in SetGrew."""

    __slots__ = ("card", "ends", "off", "owner", "seat")

    def __init__(self, seat: int, owner: int, card: int, ends: list[int], off: bool) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.card: Final = card
        self.ends: Final = ends
        self.off: Final = off

    @property
    def code(self) -> str:
        return "laid_off_sequence" if self.off else "grew_sequence"

    def params(self) -> Params:
        return {"seat": self.seat, "other": self.owner, "cards": [self.card], "run": self.ends}


class ContractComplete(Event):
    """A seat has laid the last meld of its contract."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @property
    def code(self) -> str:
        return "contract_complete"

    def params(self) -> Params:
        return {"seat": self.seat}


class WentOut(Event):
    """A seat has no card left (70)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @property
    def code(self) -> str:
        return "went_out"

    def params(self) -> Params:
        return {"seat": self.seat}


class Reshuffled(Event):
    """The pile without its top card was shuffled: the new stock has so many cards (78)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    @property
    def code(self) -> str:
        return "reshuffled"

    def params(self) -> Params:
        return {"count": self.count}


class TurnedOver(Event):
    """The pile without its top card was turned over unshuffled: the new stock has so many cards (78)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    @property
    def code(self) -> str:
        return "turned_over"

    def params(self) -> Params:
        return {"count": self.count}


class MatchEnded(Event):
    """The match is over; several winners share it (86)."""

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
        for number, seat in enumerate(self.winners):
            shown[f"winner{number}"] = seat
        return shown

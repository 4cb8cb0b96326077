"""What a client of the load generator does next, in any game: something that the table offers, without thinking.

It takes a card from the stock and throws one away; in Cassino it captures what is offered for a card, or trails it.
Whatever is asked it answers with silence.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Offer(msgspec.Struct):
    """Something that can be done, as far as it matters here."""

    act: str
    place: str = ""
    stage: bool = False
    loses: bool = False
    quiet: bool = False
    refusal: dict[str, object] | None = None

    @property
    def is_plain(self) -> bool:
        """Whether it can simply be done."""
        return not (self.refusal or self.stage or self.loses or self.quiet)


class Choice(msgspec.Struct):
    """All that can be done."""

    offers: list[Offer]


class Asked(msgspec.Struct):
    """What a seat is asked: how it keeps silent, and what it has answered."""

    silence: str
    chosen: str = ""


class Mine(msgspec.Struct):
    """What a seat alone is told."""

    hand: list[str]
    choice: Choice | None = None
    asked: Asked | None = None


class Table(msgspec.Struct):
    """What all are told; `piles`: cards are captured here."""

    number: int
    phase: str
    piles: bool = False


class Told(msgspec.Struct):
    """What a client that moves must know of a message; the rest is skipped."""

    table: Table
    mine: Mine


class Considered(msgspec.Struct):
    """What can be done with a card that was selected."""

    choice: Choice


def offered(offers: Sequence[Offer]) -> str:
    """An act without a card of the hand, best from the stock; empty where there is none."""
    plain = [offer for offer in offers if offer.is_plain]
    from_stock = next((offer.act for offer in plain if offer.place == "stock"), "")
    return from_stock or (plain[-1].act if plain else "")


def with_card(offers: Sequence[Offer]) -> str:
    """A capture, or else the card trailed; empty where neither is possible."""
    plain = [offer.act for offer in offers if offer.is_plain]
    return next((act for word in ("take ", "trail ") for act in plain if act.startswith(word)), "")

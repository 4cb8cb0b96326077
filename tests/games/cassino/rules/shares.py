"""Rounds that end with given piles: who has how many cards, how many spades, and which of the cards that score."""

from __future__ import annotations

from typing import NamedTuple

from stolik.cards import card_text
from stolik.games.cassino.state import CassinoState
from stolik.games.option import Value
from tests.games.cassino.situations import after, table

SCORING = ("10d", "2s", "Ac", "Ad", "Ah", "As")


class Share(NamedTuple):
    """So many cards, so many of them spades, and these of the ten of diamonds, the two of spades and the aces."""

    cards: int
    spades: int
    named: str = ""


def shared_out(shares: list[Share], without: list[str] | None = None) -> list[list[str]]:
    """Piles of these sizes; cards that are elsewhere are left out."""
    pack = [card_text(kind) for kind in range(52)]
    left = [card for card in pack if card not in SCORING and card not in (without or [])]
    piles = []
    for share in shares:
        cards = share.named.split()
        for spade, number in (
            (True, share.spades - sum(card.endswith("s") for card in cards)),
            (False, share.cards - share.spades - sum(not card.endswith("s") for card in cards)),
        ):
            chosen = [card for card in left if card.endswith("s") == spade][:number]
            assert len(chosen) == number, f"{share}: no such cards are left"
            left = [card for card in left if card not in chosen]
            cards += chosen
        piles.append(cards)
    return piles


def ended(*shares: Share, scores: Value = "", sweeps: Value = "", **options: Value) -> CassinoState:
    """The end of a round that leaves each side its share: the dealer trails the last card, which goes to the last side.

    All 52 cards are given out.
    """
    assert sum(share.cards for share in shares) == 52
    assert sum(share.spades for share in shares) == 13
    piles = shared_out(list(shares))
    last = next(card for card in piles[-1] if card not in SCORING)
    piles[-1].remove(last)
    players = int(options.get("players", 2))
    dealer = players - 1
    text = [f"deal 1 dealer {dealer}", f"turn {dealer}", f"last {len(shares) - 1}", "table -", "stock -"]
    text += [f"hand {seat}: {last if seat == dealer else '-'}" for seat in range(players)]
    text += [f"pile {side}: {' '.join(cards) or '-'}" for side, cards in enumerate(piles)]
    text += [f"scores {scores}"] if scores else []
    text += [f"sweeps {sweeps}"] if sweeps else []
    return after(table(*text, **options), f"trail {last}")

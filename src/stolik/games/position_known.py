"""The cards of a written position that everybody knows to be in a hand."""

from __future__ import annotations

from stolik.cards import ANY_SUIT
from stolik.games.position_pack import SUITS, PositionPack
from stolik.games.position_sheet import Zone


def mark_known(pack: PositionPack, zones: dict[str, Zone], held: list[int], known: list[int], ranks: int) -> None:
    """Add to `known` what the lines `known` name; it and `held` have two bits a suit for each of a seat's `ranks`.

    Raises NotationError for a card that the seat does not hold.
    """
    for name, zone in zones.items():
        if name.startswith("known"):
            for rank, suit in zone.cards:
                at = ranks * int(name[6:]) + rank
                have = held[at]
                shown = suit
                if suit == ANY_SUIT:
                    shown = next((low for low in range(SUITS) if have >> 2 * low & 3), 0)
                if (known[at] >> 2 * shown & 3) >= (have >> 2 * shown & 3):
                    raise zone.line.error("known_not_held", card=pack.text(rank, shown))
                known[at] += 1 << 2 * shown

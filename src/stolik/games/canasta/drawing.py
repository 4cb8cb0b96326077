"""Cards come from the stock to the hand of the seat in turn."""

from __future__ import annotations

from stolik.games.canasta.classes import BLACK3, CLASS_OF, ONE, RED3, SUIT_OF, SUIT_UNIT
from stolik.games.canasta.core import Core
from stolik.games.canasta.events import RedThreeLaid


def draw_cards(core: Core, number: int, red3_replaced: bool) -> tuple[list[int], bool]:
    """Draw so many cards, or what there is; red threes are laid out, and replaced or not (A15, P12, D28).

    The cards that came to the hand, and whether the last card of the stock was a red three.
    """
    seat, order = core.seat, core.order
    sequences = core.rules.sequences
    drawn: list[int] = []
    last_red3 = False
    for _ in range(number):
        while core.top < len(order):
            kind = order[core.top]
            core.top += 1
            cls = CLASS_OF[kind]
            if cls != RED3:
                core.hand[seat] += ONE[cls]
                core.suits[15 * seat + cls] += SUIT_UNIT[kind]
                core.size[seat] += 1
                if sequences and cls > BLACK3:
                    core.lines[4 * seat + SUIT_OF[kind]] += ONE[cls]
                drawn.append(kind)
                break
            core.set_red3(seat, kind)
            last_red3 = core.top == len(order)
            if core.events is not None:
                core.events.append(RedThreeLaid(seat, kind))
            if not red3_replaced:
                break
    return drawn, last_red3

"""The bonus cards of a canasta (D23-D28, D57)."""

from __future__ import annotations

from stolik.games.canasta.core import Core
from stolik.games.canasta.drawing import draw_cards
from stolik.games.canasta.ending import end_deal
from stolik.games.canasta.events import BonusDrew
from stolik.games.canasta.growth import canastas_of
from stolik.games.canasta.holding import MUST_OUT
from stolik.games.canasta.outlook import flags_of


def earns_bonus(core: Core, made_before: int) -> bool:
    """Whether the seat in turn, whose side had so many canastas before its step, receives the bonus cards now.

    Who must go out in this turn receives none, and leaves them to others (D57).
    """
    side = core.side
    if not core.bonus_left >> side & 1 or flags_of(core, core.began) & MUST_OUT:
        return False
    return canastas_of(core, side) > made_before


def receive_bonus(core: Core) -> None:
    """Give the seat in turn the bonus cards, or what the stock has of them; none are left to earn (D26, D27)."""
    rules, seat = core.rules, core.seat
    core.bonus_left = core.bonus_left & ~(1 << core.side) if rules.bonus_each else 0
    if core.top >= len(core.order):
        return
    drawn, last_red3 = draw_cards(core, rules.bonus, rules.bonus_red3)
    # who takes the last stock card so is no last buyer: the next player may still take the pile (D57)
    core.last_buy = False
    if core.events is not None:
        core.events.append(BonusDrew(seat, drawn))
    if last_red3 and rules.last_red3 == "end_now":
        end_deal(core, "red_three", -1)
    elif last_red3 and rules.last_red3 == "meld_no_discard":
        core.no_discard = True

"""Why nothing can be taken or bought as it is wanted (17-19, 55, 62-68, 92, 93)."""

from __future__ import annotations

from typing import Final

from stolik.games.choina.claims import (
    may_have_top,
    may_take,
    most_bought,
    most_bought_in_turn,
    pile_reach,
)
from stolik.games.choina.core import BUY, DRAW, FRESH, NO_TOP, UNCOVERED, Core, contract_complete
from stolik.games.choina.faults import Fault, refusal
from stolik.games.choina.rules import UNCOVERED_NOBODY
from stolik.games.choina.steps import BUY as BUYING
from stolik.games.choina.steps import TAKE, Step
from stolik.games.violation import RuleViolation

PILE: Final = 1
STOCK: Final = 2
OWN_CARD: Final = 3
"""What limits a purchase."""


def why_no_claim(core: Core, step: Step) -> RuleViolation | None:
    """The rule that forbids a step of a claim, or of the player who takes a card; None if it is legal."""
    if core.phase == BUY:
        most = most_bought(core, core.asker)
        return None if step.count <= most else _too_many(core, core.asker, most)
    if core.phase != DRAW or step.verb not in (TAKE, BUYING):
        return None
    if step.verb == TAKE:
        return None if may_take(core) else why_no_take(core)
    return _why_no_purchase(core, step.count)


def why_no_take(core: Core) -> RuleViolation:
    """Why the player in turn cannot take the top card."""
    if core.top_state == NO_TOP:
        rules = core.rules
        untouched = core.stock_size == len(rules.cards) - rules.players * rules.deal_size
        return refusal(Fault.NOTHING_TO_TAKE, "17" if untouched else "64", reason=1 if untouched else 2)
    if not core.rules.buy_after_contract and contract_complete(core, core.turn):
        return refusal(Fault.DONE_NO_TAKE)
    if core.top_state == FRESH:
        return refusal(Fault.OWN_DISCARD)
    if core.rules.uncovered == UNCOVERED_NOBODY:
        return refusal(Fault.UNCOVERED_CLOSED)
    return refusal(Fault.OWN_UNCOVERED)


def _why_no_purchase(core: Core, count: int) -> RuleViolation | None:
    """Why the player in turn cannot buy so many cards."""
    if count < 2:
        return refusal(Fault.BUY_ONE)
    if not core.rules.multi_buy:
        return refusal(Fault.NO_MULTI_BUY)
    if core.top_state == UNCOVERED:
        return refusal(Fault.BUY_NOT_FRESH)
    if not may_have_top(core, core.turn):
        return why_no_take(core)
    most = most_bought_in_turn(core)
    return None if count <= most else _too_many(core, core.turn, most)


def _too_many(core: Core, seat: int, most: int) -> RuleViolation:
    reach = pile_reach(core, seat)
    if most < reach:
        return refusal(Fault.BUY_TOO_MANY, most=most, reason=STOCK)
    return refusal(Fault.BUY_TOO_MANY, most=most, reason=PILE if reach == len(core.pile) else OWN_CARD)

"""What one seat alone sees."""

from __future__ import annotations

from stolik.desk.card_texts import card_texts
from stolik.desk.offer import NOTHING, Mine
from stolik.desk.said import Said
from stolik.games.cassino.core import Core, partner_values
from stolik.games.cassino.state import CassinoState
from stolik.games.cassino.values import VALUES, kinds_of


def cassino_mine(state: CassinoState, seat: int) -> Mine:
    """The hand of a seat; in turn there is nothing to do before it selects a card. No move can be taken back."""
    core = state.core
    hand = card_texts(kinds_of(core.hands[seat]))
    if state.seat != seat:
        return Mine(seat, hand)
    return Mine(seat, hand, NOTHING, note=_partner(core) if core.rules.partner_build else None)


def cassino_hands(state: CassinoState) -> tuple[tuple[str, ...], ...]:
    """The hands by seat."""
    return tuple(card_texts(kinds_of(hand)) for hand in state.core.hands)


def _partner(core: Core) -> Said:
    """Which values the partner's cards allow to be made (79)."""
    found = partner_values(core)
    values = [str(value) for value in range(VALUES) if found >> value & 1]
    return Said("desk-note-partner", {"values": ", ".join(values), "count": len(values)})

"""What a bot does on the turn of seat 0, or of another seat, as texts of steps."""

from __future__ import annotations

from stolik.bots import bot
from stolik.games.canasta.state import CanastaState


def choice(state: CanastaState, seat: int = 0, *, name: str = "greedy") -> str:
    """Its next step."""
    return bot(name).choose(state.view(seat), 0).text


def turn(state: CanastaState, seat: int = 0, *, name: str = "greedy") -> list[str]:
    """Everything it does until another seat acts or the deal ends."""
    done = []
    deal = state.core.deal_number
    while state.core.seat == seat and state.core.deal_number == deal:
        action = bot(name).choose(state.view(seat), 0)
        done.append(action.text)
        state.apply(action)
    return done

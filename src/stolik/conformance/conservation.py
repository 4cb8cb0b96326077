"""Cards are neither made nor lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.conformance.broken import must_equal
from stolik.games.game import Need

if TYPE_CHECKING:
    from stolik.conformance.hooks import Hooks
    from stolik.games.game import State

PROMISE = "cards are conserved"


def check_cards_conserved(state: State, hooks: Hooks) -> None:
    """All cards of the packs lie somewhere, each once, and no hand holds what none may hold."""
    if state.need is Need.DECK:
        return
    layout = hooks.layout(state)
    have, whole = layout.cards(), hooks.whole(state)
    must_equal(dict(have - whole), {}, PROMISE, state, "too many of")
    must_equal(dict(whole - have), {}, PROMISE, state, "missing")
    wrong = [kind for cards in layout.hands.values() for kind in cards if not hooks.may_hold(kind)]
    must_equal(wrong, [], PROMISE, state, "in a hand")

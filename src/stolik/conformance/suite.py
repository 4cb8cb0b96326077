"""A random match with every promise checked on its way."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from stolik.conformance.conservation import check_cards_conserved
from stolik.conformance.copies import check_composing, check_copies, check_step
from stolik.conformance.exchange import check_deck_exchange, check_exchange
from stolik.conformance.legality import check_family, check_legal_list, check_written
from stolik.conformance.losing import check_losing
from stolik.conformance.replay import check_replay
from stolik.conformance.texts import check_actions_text, check_position_text
from stolik.conformance.worlds import (
    check_unseen,
    check_world_of_truth,
    check_worlds_refused,
    resampled_world,
)
from stolik.games.game import Need

if TYPE_CHECKING:
    from stolik.conformance.hooks import Hooks
    from stolik.games.event import Event
    from stolik.games.game import Game, State


def check_state(game: Game, state: State, hooks: Hooks, rng: Random) -> None:
    """Every promise about one state. It is left as it is."""
    check_legal_list(state)
    check_cards_conserved(state, hooks)
    check_family(state, hooks)
    check_written(state, hooks, rng)
    check_actions_text(state, hooks, rng)
    check_position_text(game, state, hooks, rng)
    check_copies(state, hooks, rng)
    check_step(state)
    check_composing(state)
    check_losing(state, hooks)
    for seat in (-1, *hooks.seats):
        check_unseen(state, hooks, seat)
        check_world_of_truth(state, hooks, seat)
        check_worlds_refused(state, hooks, seat, rng)
        world = resampled_world(state, hooks, seat, rng)
        if world is not None:
            check_exchange(state.copy(), world, hooks, seat, rng, steps=6)


def check_game(game: Game, hooks: Hooks, seed: int, *, steps: int = 200, share: float = 1.0) -> int:
    """Play a random match of at most so many actions; a share of its states is checked in full.

    Returns how many actions were played. Raises PromiseBroken.
    """
    rng = Random(seed)
    state = game.start()
    events: list[Event] = []
    played = 0
    while state.need is not Need.OVER and played < steps:
        if state.need is Need.DECK:
            check_legal_list(state)
            order = state.deck()
            rng.shuffle(order)
            events += state.supply(order)
        else:
            events += state.apply(hooks.choose(state, rng))
            played += 1
        check_legal_list(state)
        check_cards_conserved(state, hooks)
        if rng.random() < share:
            check_state(game, state, hooks, rng)
    check_state(game, state, hooks, rng)
    check_replay(game, state, events)
    for seat in (-1, *hooks.seats):
        check_deck_exchange(game, hooks, seat, rng, min(steps, 60))
    return played

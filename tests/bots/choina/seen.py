"""Choina matches between bots, seen move by move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stolik.bots import bot
from stolik.bots.chance import mixed
from stolik.decks import shuffled
from stolik.games.action import Action
from stolik.games.choina.state import ChoinaGame, ChoinaState
from stolik.games.choina.view import ChoinaView
from stolik.games.game import Need
from stolik.games.option import RuleSet


def moves(
    rule_set: RuleSet, bots: Sequence[str], seed: int, most: int = 1_000_000
) -> Iterator[tuple[ChoinaState, ChoinaView, Action]]:
    """Every choice of a match with what was seen; the state is as it was before it."""
    state = ChoinaGame(rule_set).deal(seed)
    assert isinstance(state, ChoinaState)
    players = [bot(name) for name in bots]
    for number in range(most):
        if state.need is not Need.SEAT:
            return
        seat = state.core.seat
        view = state.view(seat)
        action = players[seat % len(players)].choose(view, mixed(seed, number))
        yield state, view, action
        state.step(action.id)


def another_world(view: ChoinaView, number: int) -> ChoinaState:
    """Other hands and another stock that agree with the view."""
    hidden = shuffled(view.unseen(), 99, number)
    hands: dict[int, list[int]] = {}
    for seat, size in enumerate(view.sizes):
        if seat != view.seat:
            known = view.known_cards(seat)
            hands[seat] = known + hidden[: size - len(known)]
            del hidden[: size - len(known)]
    return view.world(hands, hidden)

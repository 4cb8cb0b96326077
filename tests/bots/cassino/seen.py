"""Cassino matches between bots, seen move by move, and full tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from stolik.bots import BOT_NAMES, bot
from stolik.bots.chance import mixed
from stolik.cards import card_text
from stolik.games.action import Action
from stolik.games.cassino.core import values_in
from stolik.games.cassino.state import CassinoGame, CassinoState
from stolik.games.cassino.values import mask_of
from stolik.games.cassino.view import CassinoView
from stolik.games.game import Need
from stolik.games.option import RuleSet, Value
from tests.games.cassino.tables import position

LEVELS = tuple("searcher:8" if name == "searcher" else name for name in BOT_NAMES)
"""The bots by name, none of them long in thought."""


def moves(
    rule_set: RuleSet, bots: Sequence[str], seed: int, most: int = 1_000_000
) -> Iterator[tuple[CassinoState, CassinoView, Action]]:
    """Every choice of a match with what was seen; the state is as it was before it."""
    state = CassinoGame(rule_set).deal(seed)
    assert isinstance(state, CassinoState)
    players = [bot(name) for name in bots]
    for number in range(most):
        if state.need is not Need.SEAT:
            return
        seat = state.core.seat
        view = state.view(seat)
        action = players[seat % len(players)].choose(view, mixed(seed, number))
        yield state, view, action
        state.do(action)


def another_world(view: CassinoView, number: int) -> CassinoState | None:
    """Other hands and another stock that agree with the view, or None where these would break a promise."""
    rng = Random(number)
    for _ in range(200):
        hidden = view.unseen()
        rng.shuffle(hidden)
        hands: dict[int, list[int]] = {}
        for seat, size in enumerate(view.sizes):
            if seat != view.seat:
                hands[seat] = hidden[:size]
                del hidden[:size]
        held = {seat: values_in(view.rules, mask_of(hand)) for seat, hand in hands.items()}
        partner = view.rules.partner(view.seat)
        if all(not view.promised[seat] & ~values for seat, values in held.items()) and (
            not view.partner_values or held[partner] == view.partner_values
        ):
            return view.world(hands, hidden)
    return None


def crowded(seed: int, loose: int, **options: Value) -> CassinoState:
    """A table of so many loose cards, the lowest ones among them, and a hand of four."""
    rng = Random(seed)
    kinds = list(range(52))
    rng.shuffle(kinds)
    table, hand = kinds[:loose], kinds[loose : loose + 4]
    return position(
        "turn 0",
        "hand 0: " + " ".join(map(card_text, hand)),
        "table " + " ".join(map(card_text, table)),
        preset="cassino",
        **options,
    )

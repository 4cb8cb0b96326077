"""What is hidden from a bot's seat changes neither its choice nor what it thinks."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

import stolik
from stolik.bots import BOT_NAMES, Adviser, bot
from stolik.conformance import Hooks, PromiseBroken, check_deck_exchange
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.state import CanastaGame
from stolik.games.cassino.rules import Rules as CassinoRules
from stolik.games.cassino.state import CassinoGame
from stolik.games.choina.rules import Rules as ChoinaRules
from stolik.games.game import Game, View
from tests.games.canasta.conformance_hooks import CanastaHooks
from tests.games.cassino.conformance_hooks import CassinoHooks
from tests.games.choina.conformance_hooks import ChoinaHooks

GAMES = [
    stolik.game("kurnik", players=4),
    stolik.game("book", players=3),
    stolik.game("samba"),
    stolik.game("combo"),
    stolik.game("choina", players=4),
    stolik.game("may-i", players=3),
    stolik.game("cassino", players=2),
    stolik.game("cassino", players=4, partnership="2v2", partner_build=True),
]

ENOUGH = 80
"""Positions that are looked at, those with and those without the exchange."""

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.rule_set.text)


def hooks_of(game: Game) -> Hooks:
    if isinstance(game, CanastaGame):
        return CanastaHooks(Rules(game.rule_set))
    if isinstance(game, CassinoGame):
        return CassinoHooks(CassinoRules(game.rule_set))
    return ChoinaHooks(ChoinaRules(game.rule_set))


def thought(name: str, view: View) -> object:
    """What a bot chooses, and all that it says of it, as plain values."""
    player, seed = bot(name), 271828
    if not isinstance(player, Adviser):
        return player.choose(view, seed).text
    return [
        (
            found.action.text,
            found.points,
            [(reason.code, sorted(reason.params.items())) for reason in found.reasons],
            [action.text for action in found.line],
        )
        for found in player.appraise(view, seed)
    ]


@each_game
def test_no_bot_thinks_anything_else_when_what_is_hidden_from_it_is_exchanged(game: Game) -> None:
    asked: list[int] = []

    def thinks(view: View) -> object:
        asked.append(view.seat)
        return [(name, thought(name, view)) for name in BOT_NAMES]

    hooks = hooks_of(game)
    for number in count():
        check_deck_exchange(game, hooks, hooks.seats[number % len(hooks.seats)], Random(number), 40, thinks)
        if len(asked) >= ENOUGH:
            return


def test_a_bot_that_remembers_is_found_out() -> None:
    game, memory = GAMES[0], count()

    def thinks(view: View) -> object:
        return view.seat, next(memory)

    with pytest.raises(PromiseBroken, match="comes from the view alone"):
        check_deck_exchange(game, hooks_of(game), 0, Random(0), 40, thinks)

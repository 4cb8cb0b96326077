"""Every game keeps the promises of the contract."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from stolik.conformance import (
    check_card_texts,
    check_game,
    check_state,
)
from stolik.games.canasta.options import SCHEMA as CANASTA
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.state import CanastaGame, CanastaState
from stolik.games.cassino.options import SCHEMA as CASSINO
from stolik.games.cassino.rules import Rules as CassinoRules
from stolik.games.cassino.state import CassinoGame
from stolik.games.choina.options import SCHEMA as CHOINA
from stolik.games.choina.rules import Rules as ChoinaRules
from stolik.games.choina.state import ChoinaGame
from stolik.games.registry import game_of
from stolik.games.violation import NotationError
from tests.games.canasta.conformance_hooks import CanastaHooks
from tests.games.canasta.random_positions import PositionMaker
from tests.games.cassino.conformance_hooks import CassinoHooks
from tests.games.cassino.random_positions import PositionMaker as CassinoPositionMaker
from tests.games.choina.conformance_hooks import ChoinaHooks
from tests.games.choina.random_positions import PositionMaker as ChoinaPositionMaker
from tests.support.option_sets import option_sets

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from stolik.conformance import Hooks
    from stolik.games.game import Game
    from stolik.games.option import RuleSet, Schema

FAMILIES: list[tuple[Schema, Callable[[RuleSet], Hooks]]] = [
    (CANASTA, lambda rule_set: CanastaHooks(Rules(rule_set))),
    (CHOINA, lambda rule_set: ChoinaHooks(ChoinaRules(rule_set))),
    (CASSINO, lambda rule_set: CassinoHooks(CassinoRules(rule_set))),
]
SEEDS = st.integers(0, 2**32)
# a seed has nothing to shrink to
FEW = settings(max_examples=12, phases=(Phase.explicit, Phase.generate))
MANY = settings(max_examples=60, phases=(Phase.explicit, Phase.generate))


@st.composite
def games(draw: st.DrawFn) -> tuple[Game, Hooks]:
    """A game of any family, preset and number of players, with random options."""
    schema, hooks = draw(st.sampled_from(FAMILIES))
    preset = draw(st.sampled_from(schema.presets))
    players = draw(st.sampled_from(preset.players))
    rule_set = draw(option_sets(schema, preset=preset.id, fixed={"players": players}, most=25))
    return game_of(rule_set), hooks(rule_set)


def test_card_texts() -> None:
    check_card_texts()


@FEW
@given(games(), SEEDS, st.sampled_from((30, 60, 150)))
def test_random_matches_keep_every_promise(played: tuple[Game, Hooks], seed: int, steps: int) -> None:
    check_game(*played, seed, steps=steps, share=2 / steps)


@pytest.mark.soak
@MANY
@given(games(), SEEDS, st.sampled_from((50, 200, 600)))
def test_many_random_matches_keep_every_promise(played: tuple[Game, Hooks], seed: int, steps: int) -> None:
    check_game(*played, seed, steps=steps, share=20 / steps)


def check_made_positions(played: tuple[Game, Hooks], seed: int) -> None:
    game, hooks = played
    rng = Random(seed)
    for text in islice(made_positions(game, rng), 12):
        try:
            state = game.position(text)
        except NotationError:
            continue  # no play leads there, or none leads on
        check_state(game, state, hooks, rng)
        return


def made_positions(game: Game, rng: Random) -> Iterator[str]:
    """Positions of a game one after the other, some of which cannot be."""
    if isinstance(game, ChoinaGame):
        writer = ChoinaPositionMaker(game.rules, rng)
        while True:
            yield writer.text()
    if isinstance(game, CassinoGame):
        scribe = CassinoPositionMaker(game.rules, rng)
        while True:
            yield scribe.text()
    assert isinstance(game, CanastaGame)
    maker = PositionMaker(game.rules, rng)
    while True:
        core = maker.to_take() if rng.random() < 0.35 else maker.in_turn()
        maker.completed()
        yield CanastaState(core).text()


@settings(FEW, max_examples=20)
@given(games(), SEEDS)
def test_positions_made_by_hand_keep_every_promise(played: tuple[Game, Hooks], seed: int) -> None:
    check_made_positions(played, seed)


@pytest.mark.soak
@settings(MANY, max_examples=400)
@given(games(), SEEDS)
def test_many_positions_made_by_hand_keep_every_promise(played: tuple[Game, Hooks], seed: int) -> None:
    check_made_positions(played, seed)

"""The engine against the slow reference before the first turn: cards drawn for seats, and the deal."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from stolik.cards import card_text
from stolik.games.canasta.classes import CLASS_OF, CLASS_TEXT, FOUR, RED3
from stolik.games.canasta.events import SeatsDrawn
from stolik.games.canasta.options import SCHEMA
from stolik.games.canasta.state import CanastaGame, CanastaState
from stolik.games.game import Need
from tests.games.canasta.reference_adapter import reference_options, reference_outcome, reference_state
from tests.reference.canasta import deal
from tests.reference.seats import draw_for_seats
from tests.support.option_sets import option_sets

if TYPE_CHECKING:
    from stolik.games.option import RuleSet

GAMES = [preset.id for preset in SCHEMA.presets]
SEEDS = st.integers(0, 2**32)
GENERATED = (Phase.explicit, Phase.generate)


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """One of the games, for as many as it offers, with cards drawn for seats or not."""
    preset = draw(st.sampled_from(GAMES))
    players = draw(st.sampled_from(SCHEMA.preset(preset).players))
    fixed = {"players": players, "seat_draw": draw(st.booleans())}
    return draw(option_sets(SCHEMA, preset=preset, fixed=fixed, most=8))


def reference_card(kind: int, suited: bool) -> str:
    """A card as the reference names it: natural cards with their suits where sequences are melded."""
    if suited and CLASS_OF[kind] >= FOUR:
        return card_text(kind)
    return "R" if CLASS_OF[kind] == RED3 else CLASS_TEXT[CLASS_OF[kind]]


def shuffled(state: CanastaState, rng: Random) -> list[int]:
    order = state.deck()
    rng.shuffle(order)
    return order


def compare_start(rule_set: RuleSet, seed: int) -> None:
    """The seats, if cards are drawn for them, and the first deal."""
    rng = Random(seed)
    state = CanastaGame(rule_set).start()
    assert isinstance(state, CanastaState)
    order = shuffled(state, rng)
    events = state.supply(order)
    if rule_set["seat_draw"]:
        expected = draw_for_seats(state.core.rules.players, [card_text(kind) for kind in order])
        (seats,) = [event for event in events if isinstance(event, SeatsDrawn)]
        assert [(drawer, card_text(kind)) for drawer, kind in seats.drawn] == list(expected.drawn)
        assert [card_text(kind) for kind in seats.cards] == list(expected.cards)
        assert list(seats.places) == list(expected.places)
        assert state.core.dealer == expected.dealer
    assert state.need is Need.DECK
    order = shuffled(state, rng)
    state.supply(order)
    options, dealer = reference_options(state.core.rules), state.core.dealer
    twin = deal(options, [reference_card(kind, bool(options["sequences"])) for kind in order], dealer)
    assert reference_outcome(reference_state(state.core)) == reference_outcome(twin)


@settings(max_examples=60, phases=GENERATED)
@given(rule_sets(), SEEDS)
def test_seats_and_the_first_deal_are_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    compare_start(rule_set, seed)


@pytest.mark.soak
@settings(max_examples=1000, phases=GENERATED)
@given(rule_sets(), SEEDS)
def test_many_first_deals_are_as_in_the_reference(rule_set: RuleSet, seed: int) -> None:
    compare_start(rule_set, seed)

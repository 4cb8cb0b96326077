"""What a seat sees of second melds, sequences, sets of wild cards and bonus cards, and worlds built from it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import stolik
from stolik.cards import parse_card
from stolik.games.canasta.state import CanastaState
from tests.support.cores import fields
from tests.support.positions import canasta, do, table
from tests.support.random_play import walk

PRESETS = ("samba", "combo", "combo-basic")
DOWN = ("melds 0: 333 8888Jk 888 7s8s9s 22Jkb 2222222", "melds 1: 5h6h7h8h9h10hJh KKKKKKK")


def hidden(state: CanastaState, seat: int) -> Counter[int]:
    """The cards that a seat cannot know: those of the stock and under the pile, and what others hold unseen."""
    core = state.core
    left = Counter(core.order[core.top :] + core.under)
    for other in range(core.rules.players):
        if other != seat:
            view = state.view(other)
            left += Counter(view.cards) - Counter(view.known_cards(other))
    return left


@pytest.mark.parametrize("preset", PRESETS)
def test_what_a_seat_has_not_seen_is_what_lies_hidden(preset: str) -> None:
    state = canasta(stolik.game(preset).deal(5))
    melded = 0
    for number, _ in enumerate(walk(state, Random(5), 240)):
        if number % 8 == 0 and state.need is stolik.Need.SEAT:
            for seat in range(-1, 4):
                assert Counter(state.view(seat).unseen()) == hidden(state, seat)
            melded += any(state.core.nat) and (any(state.core.runs) or preset == "combo-basic")
    assert melded > 10


def test_every_kind_of_meld_is_seen() -> None:
    seen = Counter(table(*DOWN, "pile 4", preset="combo").view(-1).unseen())
    assert sum(seen.values()) == 162 - (3 + 5 + 3 + 3 + 3 + 7) - (7 + 7) - 1
    assert seen[parse_card("7s")] == 2
    assert seen[parse_card("2c")] == 0


def test_a_view_shows_the_melds_of_both_slots_and_what_was_begun() -> None:
    state = table("turn 0 play drew", *DOWN, "hand 0: KcKcKd 4h5h6h 2 8 9", preset="combo")
    do(state, "lay KcKcKd; run 4h5h6h")
    view = state.view(3)
    assert (view.nat[0] >> 32 & 15, view.nat[2] >> 32 & 15) == (4, 3)
    assert view.begun == 8 << 52
    assert view.runs_begun == (2 << 8 | 4 << 4 | 6,)
    assert view.bonus_left == 0
    assert view.lines == tuple(state.core.lines[12:16])


def test_a_spectator_sees_no_line_of_any_hand() -> None:
    assert table("hand 0: 5h 6h 7h", preset="samba").view(-1).lines == (0, 0, 0, 0)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_world_of_the_true_cards_is_the_state_itself(preset: str) -> None:
    random = Random(9)
    state = canasta(stolik.game(preset).deal(6))
    built = 0
    for number, _ in enumerate(walk(state, random, 300)):
        if number % 7 or state.need is not stolik.Need.SEAT:
            continue
        seat = random.randrange(4)
        others = {other: state.view(other).cards for other in range(4) if other != seat}
        core = state.core
        world = state.view(seat).world(others, core.order[core.top :] + core.under)
        assert fields(world.core) == fields(core)
        assert world.text() == state.text()
        built += 1
    assert built > 30

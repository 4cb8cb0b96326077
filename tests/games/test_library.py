"""What `import stolik` offers, used as a stranger would: right, and wrong."""

from __future__ import annotations

import pytest

import stolik
from stolik import Action, Play
from stolik.decks import DeckSource
from stolik.games.cassino.steps import STEP_TEXTS


def test_what_parse_gives_can_be_applied_whatever_it_is() -> None:
    state = stolik.game("kurnik").position("kurnik@1\nturn 0 play drew\nhand 0: K K K A A 2 7 9\n")
    play = state.parse("open KKK AA2; discard 7")
    assert isinstance(play, Play)
    state.check(play)
    state.apply(play)
    assert state.seat == 1
    action = state.parse("draw")
    assert isinstance(action, Action)
    state.apply(action)
    assert len(state.view(1).legal) > 1


def test_a_refused_play_changes_nothing_whichever_way_it_is_applied() -> None:
    state = stolik.game("kurnik").position("kurnik@1\nturn 0 play drew\nhand 0: K K K A A 2 7 9\n")
    before = state.text()
    play = state.parse("open KKK; discard 7")
    assert isinstance(play, Play)
    for way in (state.check, state.apply):
        with pytest.raises(stolik.RuleViolation) as caught:
            way(play)
        assert caught.value.code in ("opening_play_short", "opening_unfinished")
    assert state.text() == before


@pytest.mark.parametrize("seed", [1.5, None, "x"])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(TypeError):
        stolik.game("kurnik").deal(seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [1.5, None, "x", True])
def test_a_source_of_orders_says_so(seed: object) -> None:
    with pytest.raises(TypeError, match="whole number"):
        DeckSource(seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [-2, 2, 4])
def test_a_seat_that_the_table_does_not_have_has_no_view(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        stolik.game("kurnik").deal(1).view(seat)


def test_orders_are_taken_only_when_needed_and_only_of_the_right_cards() -> None:
    game = stolik.game("kurnik")
    state = game.start()
    assert state.need is stolik.Need.DECK
    with pytest.raises(ValueError, match="not an order"):
        state.supply([0, 0])
    state.supply([1, 0])
    with pytest.raises(ValueError, match="not an order"):
        state.supply([1, 0])
    state.supply(state.deck())
    with pytest.raises(ValueError, match="no deck order"):
        state.supply(state.deck())


def test_games_and_states_show_what_they_are() -> None:
    game = stolik.game("kurnik", players=4)
    assert repr(game) == "<game kurnik@1 players=4>"
    assert repr(game.start()) == "<kurnik@1 players=4: deal 0, needs deck, seat None>"


def test_errors_show_only_the_beginning_of_a_long_text() -> None:
    with pytest.raises(stolik.NotationError) as caught:
        stolik.game("kurnik").position("kurnik@1\n" + "turn 0 take\nnonsense\n" * 50)
    assert len(str(caught.value)) < 200


def test_a_number_of_players_that_nobody_plays_is_answered_with_those_of_the_game() -> None:
    with pytest.raises(stolik.GameError) as caught:
        stolik.game("kurnik", players=5)
    assert caught.value.params["allowed"] == ("2", "4")


@pytest.mark.parametrize("game", ["kurnik", "samba", "choina", "cassino"])
@pytest.mark.parametrize("number", [-1, -5, 9999])
def test_a_number_that_no_step_has_is_refused_and_changes_nothing(game: str, number: int) -> None:
    state = stolik.game(game).deal(3)
    before = state.text()
    with pytest.raises(ValueError, match="no step"):
        state.step(number)
    assert state.text() == before


def test_a_step_that_cannot_come_next_is_refused_where_steps_compose_a_move() -> None:
    state = stolik.game("cassino").position("cassino@1\nturn 0\nhand 0: 8s 2c\ntable 3d 5c\nbuild 1 9: 4c 5d\n")
    number = {text: number for number, text in enumerate(STEP_TEXTS)}
    way = ("play 8s", "take", "table 3d", "table 5c")
    for text, wrong in zip(way, ("trail", "done", "combination 2", "table 3d"), strict=True):
        for bad in (wrong, "play 9h", "table Kd"):
            with pytest.raises(ValueError, match="cannot come next"):
                state.step(number[bad])
        assert number[text] in [step.id for step in state.steps()]
        state.step(number[text])
    state.step(number["done"])
    assert state.seat == 1

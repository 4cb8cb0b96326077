"""What `greedy` does in positions where it is plain what should be done."""

from __future__ import annotations

import pytest

from stolik.bots import bot
from stolik.bots.cassino.choices import FIRST, candidates
from stolik.games.cassino.compose import purposes
from stolik.games.cassino.move import Move
from stolik.games.cassino.values import KINDS, kinds_of
from stolik.games.option import Value
from tests.bots.cassino.seen import crowded
from tests.games.cassino.tables import position


def choice(*lines: str, preset: str = "cassino", **options: Value) -> str:
    state = position(*lines, preset=preset, **options)
    return bot("greedy").choose(state.view(state.core.seat), 0).text


# to take


@pytest.mark.rule("Cassino-62", "Cassino-63", "Cassino-64")
def test_it_takes_what_scores_before_other_cards() -> None:
    assert choice("turn 0", "hand 0: 10s 3c", "table 10d 3h 3d") == "take 10s: 10d"
    assert choice("turn 0", "hand 0: 2h 9c", "table 2s 9d") == "take 2h: 2s"
    assert choice("turn 0", "hand 0: Ah Kc", "table As Kd") == "take Ah: As"


@pytest.mark.rule("Cassino-60")
def test_it_takes_with_a_spade_and_takes_a_spade() -> None:
    assert choice("turn 0", "hand 0: 8h 8s", "table 8c Kd") == "take 8s: 8c"
    assert choice("turn 0", "hand 0: Qc", "table Qs Qh Qd") == "take Qc: Qs"


@pytest.mark.rule("Cassino-21")
def test_it_takes_all_groups_at_once() -> None:
    assert choice("turn 0", "hand 0: 8h", "table 2h 3d 5c 6s 8c Kd") == "take 8h: 2h 3d 5c 6s 8c"


@pytest.mark.rule("Cassino-26")
def test_it_steals_a_build() -> None:
    assert choice("turn 0", "hand 0: 8d 9c", "table Kd", "build 1 8: 2s 6h") == "take 8d: B8"
    # the other take can wait, but the maker would have his build back
    lines = ("turn 0", "hand 0: 8d 9c", "table 4d 5h", "build 1 8: 2c 6h", "hand 1: 8h 3c", "promised 1: 8")
    assert choice(*lines) == "take 8d: B8"


# to make


@pytest.mark.rule("Cassino-31")
def test_it_builds_what_it_can_take_later() -> None:
    assert choice("turn 0", "hand 0: 3c 8s", "table 5s Kd") == "build 8 3c: 5s"


@pytest.mark.rule("Cassino-38")
def test_it_calls_cards_together_that_another_could_take_one_by_one() -> None:
    assert choice("turn 0", "hand 0: 3c 8s", "table 5s 8c Kd") == "call 8 3c: 5s 8c"


@pytest.mark.rule("Cassino-26")
def test_it_builds_nothing_of_a_value_that_the_next_player_is_known_to_hold() -> None:
    lines = ("turn 0", "hand 0: 3c 8s", "table 5s Kd", "hand 1: 8h 2c")
    assert choice(*lines) == "build 8 3c: 5s"
    assert choice(*lines, "promised 1: 8") != "build 8 3c: 5s"


@pytest.mark.rule("Cassino-34")
def test_it_raises_a_build_of_another_out_of_his_reach() -> None:
    lines = ("turn 0", "hand 0: Ac 9h", "table Kd", "build 1 8: 2s 6s", "hand 1: 8c Kh")
    assert choice(*lines, "promised 1: 8") == "raise 9 Ac: B8"


# to trail


def test_it_keeps_the_dear_cards() -> None:
    assert choice("turn 0", "hand 0: 10d 5c", "table Ks") == "trail 5c"
    assert choice("turn 0", "hand 0: As 6c", "table Ks") == "trail 6c"


def test_it_trails_what_nobody_can_take_for_it_counts_the_cards() -> None:
    gone = ("pile 0: 9d 9h", "pile 1: 9s Kd")
    assert choice("turn 0", "hand 0: 9c 8c", "table Kh", *gone) == "trail 9c"
    gone = ("pile 0: 8d 8h", "pile 1: 8s Kd")
    assert choice("turn 0", "hand 0: 9c 8c", "table Kh", *gone) == "trail 8c"


# bounded work


@pytest.mark.parametrize("loose", [10, 20, 30])
def test_at_a_full_table_it_looks_at_a_few_legal_moves_only(loose: int) -> None:
    state = crowded(7, loose)
    core = state.core
    found = list(candidates(core, [float(kind % 7) for kind in range(KINDS)]))
    assert len(found) <= sum(1 + FIRST * len(purposes(core, card)) for card in kinds_of(core.hands[0]))
    assert len({move.text for move in found}) == len(found)
    for move in found:
        state.check(move)


def test_where_the_table_is_not_full_it_looks_at_every_move() -> None:
    for seed in range(5):
        state = crowded(seed, 7)
        found = {move.text for move in candidates(state.core, [1.0] * KINDS)}
        assert found == {move.text for move in state.legal()}


@pytest.mark.rule("Cassino-21")
def test_a_composed_take_has_the_heaviest_card_that_can_be_taken() -> None:
    for seed in range(4):
        state = crowded(seed, 14)
        takes = [move for move in state.legal() if isinstance(move, Move) and move.text.startswith("take")]
        weights = [1.0 + (kind * 29 % 52) / 100 for kind in range(KINDS)]
        heaviest = max(weights[kind] for move in takes for kind in kinds_of(move.loose))
        found = [move for move in candidates(state.core, weights) if move.text.startswith("take")]
        assert any(weights[kind] == heaviest for move in found for kind in kinds_of(move.loose))

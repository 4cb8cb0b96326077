"""Ways to lay the contract: all of them, each once, and no more of them than somebody wants to see."""

from __future__ import annotations

from itertools import islice
from random import Random
from time import process_time

import pytest

from stolik.games.choina.contracts import choices, contracts
from stolik.games.choina.state import ChoinaState
from stolik.games.choina.steps import ADD_RUN, ADD_SET, DISCARD, LAY_RUN, LAY_SET, STEPS
from stolik.games.option import Value
from stolik.games.violation import NotationError
from tests.games.choina.random_positions import PositionMaker
from tests.games.choina.tables import choina, game, playing

FULL = " ".join(f"{rank}{suit} {rank}{suit}" for rank in "78QK" for suit in "cdhs")
LARGE = FULL + " 2c 3d"


def laid_by_steps(state: ChoinaState) -> set[tuple[int, ...]]:
    """The choices of contract melds that the legal steps lay before the turn ends, without and with cards added."""
    found: set[tuple[int, ...]] = set()
    seen: set[str] = set()

    def follow(at: ChoinaState, laid: tuple[int, ...]) -> None:
        for action in at.legal():
            step = STEPS[action.id]
            after = at.copy()
            after.step(action.id)
            now = tuple(sorted((*laid, step.id))) if step.verb in (LAY_SET, LAY_RUN) else laid
            if after.seat != at.seat or after.deal_number != at.deal_number or step.verb == DISCARD:
                found.add(now)
            elif step.verb in (LAY_SET, LAY_RUN, ADD_SET, ADD_RUN):
                key = f"{now}{after.text()}"
                if key not in seen:
                    seen.add(key)
                    follow(after, now)

    follow(state, ())
    return found - {()}


OPTIONS: tuple[dict[str, Value], ...] = (
    {},
    {"contract_laydown": "whole"},
    {"last_deal_all_at_once": True, "last_deal_discard": "allowed"},
    {"contract_exact_size": True, "distinct_set_ranks": False},
    {"distinct_seq_suits": "non_adjacent", "seq_min": 3},
    {"contract_laydown": "whole", "layoff_same_turn": False, "out_without_discard": False},
)


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_every_choice_that_steps_can_make_is_listed_once(number: int) -> None:
    rules = game("choina", **OPTIONS[number])
    rng = Random(number)
    compared = 0
    for _ in range(400):
        maker = PositionMaker(rules.rules, rng, most_cards=8)
        try:
            state = choina(rules.position(maker.text()))
        except NotationError:
            continue
        if state.text().split("turn ")[1].split()[1] != "play" or len(state.legal()) > 16:
            continue
        listed = list(choices(state.core))
        assert len(listed) == len(set(listed))
        assert set(listed) == laid_by_steps(state), state.text()
        compared += bool(listed)
        if compared > 12:
            return
    assert compared > 3


def test_the_ways_of_a_large_hand_come_one_by_one() -> None:
    state = playing(LARGE, deal=4)
    begun = process_time()
    first = list(islice(contracts(state.core), 200))
    assert process_time() - begun < 0.5
    assert len(set(first)) == 200
    # the smallest sets come first
    assert sum(STEPS[number].size for number in first[0]) == 9


def test_each_rank_of_a_large_hand_can_be_laid_in_66_ways() -> None:
    # none, one or two of each suit: 3^4 choices, less those of 0, 1 and 2 cards
    state = playing(LARGE, deal=4)
    sets = [action.id for action in state.legal() if STEPS[action.id].verb == LAY_SET]
    assert len(sets) == 4 * (3**4 - 1 - 4 - 10)


@pytest.mark.parametrize("laydown", ["piecemeal", "whole"])
@pytest.mark.parametrize("deal", [1, 2, 3, 4, 5])
def test_the_legal_list_of_a_large_hand_is_soon_made(deal: int, laydown: str) -> None:
    state = playing(LARGE, deal=deal, contract_laydown=laydown)
    begun = process_time()
    assert state.legal()
    assert process_time() - begun < 0.2


def test_where_no_contract_can_be_laid_that_is_soon_known() -> None:
    state = playing(LARGE, deal=5)
    begun = process_time()
    assert list(contracts(state.core)) == []
    assert process_time() - begun < 0.2


def test_nothing_is_laid_outside_a_turn() -> None:
    state = playing("7c 7d 7h 4c 4d 4h 2s 9s Ks")
    state.apply(state.parse("discard Ks"))
    assert list(choices(state.core)) == []

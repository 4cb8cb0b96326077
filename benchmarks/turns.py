"""One turn of a measurement: random play for so many seconds of the processor's time.

`python -m benchmarks.turns GAME` is a process that measures with the engine it can import: it reads lines `WHAT SECONDS
SEED` and answers each with a line of JSON, a rate a second for each thing counted, or milliseconds. GAME is a preset,
or `gin_rummy` for OpenSpiel's.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stolik import State

Rates = dict[str, float]
Turn = Callable[[float, int], Rates]

MID_DEAL = 40
"""Actions after which a deal is copied and played on from; a random deal has about three times as many."""


def rates(seconds: float, turn: Callable[[int], Mapping[str, int]]) -> Rates:
    """How often a second everything is done that `turn(number)` counts, called until the time is over."""
    counts: dict[str, int] = {}
    number = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for name, count in turn(number).items():
            counts[name] = counts.get(name, 0) + count
        number += 1
    spent = time.process_time() - start
    return {name: count / spent for name, count in counts.items()}


def slowest(seconds: float, play: Callable[[int, list[float]], None]) -> Rates:
    """The milliseconds of the slowest call in a thousand; `play(number, times)` plays and notes the seconds of each."""
    times: list[float] = []
    number = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        play(number, times)
        number += 1
    times.sort()
    return {"milliseconds": 1000 * times[len(times) * 999 // 1000]}


def acts(state: State) -> bool:
    """Whether a seat must act in this deal; a stock that is made anew in it has a fixed order."""
    while state.deck() and not state.dealing:
        state.supply(sorted(state.deck(), key=lambda kind: kind * 7 % 53))
    return state.seat is not None


def stolik_lists(dealt: Callable[[int], State]) -> Turn:
    """How slow the list of legal actions can be in random play."""

    def turn(seconds: float, seed: int) -> Rates:
        random = Random(seed).random

        def play(number: int, times: list[float]) -> None:
            state = dealt(seed + number)
            while acts(state):
                begin = time.process_time()
                legal = state.legal()
                times.append(time.process_time() - begin)
                state.apply(legal[int(random() * len(legal))])

        return slowest(seconds, play)

    return turn


def stolik_turns(preset: str) -> dict[str, Turn]:
    """What is measured of a game of ours, for four."""
    import stolik  # noqa: PLC0415  which one the process finds is the question
    from stolik.decks import DeckSource  # noqa: PLC0415

    game = stolik.game(preset, players=4)
    need_deck = stolik.Need.DECK

    def dealt(seed: int) -> stolik.State:
        # without a source of its own the match stops after the deal, so that no second one is dealt for nothing
        state, source = game.start(), DeckSource(seed)
        while state.need is need_deck:
            state.supply(source.next_order(state.deck()))
        return state

    def apply(seconds: float, seed: int) -> Rates:
        random = Random(seed).random

        def turn(number: int) -> Mapping[str, int]:
            state = dealt(seed + number)
            actions = 0
            while acts(state):
                legal = state.legal()
                state.apply(legal[int(random() * len(legal))])
                actions += 1
            return {"actions": actions, "deals": 1}

        return rates(seconds, turn)

    def play_on(state: stolik.State, random: Callable[[], float]) -> int:
        actions = 0
        while acts(state):
            steps = state.steps()
            state.step(steps[int(random() * len(steps))].id)
            actions += 1
        return actions

    def step(seconds: float, seed: int) -> Rates:
        random = Random(seed).random
        return rates(seconds, lambda number: {"actions": play_on(dealt(seed + number), random), "deals": 1})

    def middle(seed: int) -> stolik.State:
        random = Random(seed).random
        while True:
            state = dealt(seed)
            for _ in range(MID_DEAL):
                if acts(state):
                    legal = state.legal()
                    state.do(legal[int(random() * len(legal))])
            if acts(state):
                return state
            seed += 1

    def rollout(seconds: float, seed: int) -> Rates:
        random = Random(seed).random
        state = middle(seed)
        return rates(seconds, lambda _: {"rollouts": 1, "actions": play_on(state.copy(), random)})

    def copy(seconds: float, seed: int) -> Rates:
        state = middle(seed)

        def turn(_: int) -> Mapping[str, int]:
            for _copy in range(100):
                state.copy()
            return {"copies": 100}

        return rates(seconds, turn)

    def deal(seconds: float, seed: int) -> Rates:
        def turn(number: int) -> Mapping[str, int]:
            game.deal(seed + number)
            return {"deals": 1}

        return rates(seconds, turn)

    return {"apply": apply, "slow": stolik_lists(dealt), "step": step, "rollout": rollout, "copy": copy, "deal": deal}


def gin_rummy_lists(
    dealt: Callable[[Callable[[], float]], Any], settle: Callable[[Any, Callable[[], float]], None]
) -> Turn:
    """The same of OpenSpiel's gin_rummy."""

    def turn(seconds: float, seed: int) -> Rates:
        random = Random(seed).random

        def play(_: int, times: list[float]) -> None:
            state = dealt(random)
            while not state.is_terminal():
                if state.is_chance_node():
                    settle(state, random)
                    continue
                begin = time.process_time()
                legal = state.legal_actions()
                times.append(time.process_time() - begin)
                state.apply_action(legal[int(random() * len(legal))])

        return slowest(seconds, play)

    return turn


def gin_rummy_turns() -> dict[str, Turn]:
    """The same of OpenSpiel's gin_rummy; its chance nodes are resolved and not counted."""
    import pyspiel  # noqa: PLC0415  only this process needs it

    game = pyspiel.load_game("gin_rummy")

    def settle(state: Any, random: Callable[[], float]) -> None:
        while state.is_chance_node():
            outcomes = state.legal_actions()  # cards of one deck: all equally likely
            state.apply_action(outcomes[int(random() * len(outcomes))])

    def dealt(random: Callable[[], float]) -> Any:
        state = game.new_initial_state()
        settle(state, random)
        return state

    def play_on(state: Any, random: Callable[[], float], most: int = sys.maxsize) -> int:
        actions = 0
        while actions < most and not state.is_terminal():
            if state.is_chance_node():
                settle(state, random)
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            actions += 1
        return actions

    def middle(random: Callable[[], float]) -> Any:
        while True:
            state = dealt(random)
            play_on(state, random, MID_DEAL)
            if not state.is_terminal():
                return state

    def apply(seconds: float, seed: int) -> Rates:
        random = Random(seed).random
        return rates(seconds, lambda _: {"actions": play_on(dealt(random), random), "deals": 1})

    def rollout(seconds: float, seed: int) -> Rates:
        random = Random(seed).random
        state = middle(random)
        return rates(seconds, lambda _: {"rollouts": 1, "actions": play_on(state.clone(), random)})

    def copy(seconds: float, seed: int) -> Rates:
        state = middle(Random(seed).random)

        def turn(_: int) -> Mapping[str, int]:
            for _copy in range(100):
                state.clone()
            return {"copies": 100}

        return rates(seconds, turn)

    def deal(seconds: float, seed: int) -> Rates:
        random = Random(seed).random

        def turn(_: int) -> Mapping[str, int]:
            dealt(random)
            return {"deals": 1}

        return rates(seconds, turn)

    return {"apply": apply, "slow": gin_rummy_lists(dealt, settle), "rollout": rollout, "copy": copy, "deal": deal}


def main(game: str) -> None:
    """Answer what is asked until nothing more is."""
    turns = gin_rummy_turns() if game == "gin_rummy" else stolik_turns(game)
    for line in sys.stdin:
        what, seconds, seed = line.split()
        print(json.dumps(turns[what](float(seconds), int(seed))), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])

"""Random legal play of kurnik for four, side by side with OpenSpiel's gin_rummy, in one run.

Both are driven from Python: the list of legal actions, one of them at random, apply. A deal of kurnik is a fresh
`deal(seed)` each time; gin_rummy's chance nodes are resolved and not counted. The two are measured in short turns, and
the medians are compared, so that a slow second of the machine strikes both; time is the time of the processor.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable
from random import Random

import pyspiel

import stolik
from stolik import Game, Need

Rates = tuple[float, float]
"""Actions and deals (or games) a second."""


def kurnik_apply(game: Game, seconds: float, seed: int) -> Rates:
    """`legal()` and `apply()`: with the check, the events and the history of every action."""
    random = Random(seed).random
    actions = deals = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.deal(seed + deals)
        while state.deal_number == 1 and state.need is Need.SEAT:
            legal = state.legal()
            state.apply(legal[int(random() * len(legal))])
            actions += 1
        deals += 1
    spent = time.process_time() - start
    return actions / spent, deals / spent


def kurnik_step(game: Game, seconds: float, seed: int) -> Rates:
    """`legal()` and `step(id)`: no check, no events, no history."""
    random = Random(seed).random
    actions = deals = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.deal(seed + deals)
        while state.deal_number == 1 and state.need is Need.SEAT:
            legal = state.legal()
            state.step(legal[int(random() * len(legal))].id)
            actions += 1
        deals += 1
    spent = time.process_time() - start
    return actions / spent, deals / spent


def gin_rummy(seconds: float, seed: int) -> Rates:
    """OpenSpiel's gin_rummy, its chance nodes resolved and not counted."""
    game = pyspiel.load_game("gin_rummy")
    random = Random(seed).random
    actions = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.legal_actions()  # cards of one deck: all equally likely
                state.apply_action(outcomes[int(random() * len(outcomes))])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            actions += 1
        games += 1
    spent = time.process_time() - start
    return actions / spent, games / spent


def measure(turns: int, seconds: float, seed: int) -> dict[str, dict[str, float]]:
    """Medians over so many turns: actions and deals a second of each, and the ratio to gin_rummy."""
    game = stolik.game("kurnik", players=4)
    runs: dict[str, Callable[[int], Rates]] = {
        "gin_rummy legal+apply": lambda at: gin_rummy(seconds, at),
        "kurnik legal+apply": lambda at: kurnik_apply(game, seconds, at),
        "kurnik legal+step": lambda at: kurnik_step(game, seconds, at),
    }
    samples: dict[str, list[Rates]] = {name: [] for name in runs}
    for turn in range(turns):
        for name, run in runs.items():
            samples[name].append(run(seed + 1000 * turn))
    base = [rate[0] for rate in samples["gin_rummy legal+apply"]]
    return {
        name: {
            "actions_per_second": statistics.median(rate[0] for rate in rates),
            "deals_per_second": statistics.median(rate[1] for rate in rates),
            "ratio": statistics.median(rate[0] / other for rate, other in zip(rates, base, strict=True)),
        }
        for name, rates in samples.items()
    }


def main() -> None:
    """Measure and print a table, or JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=5, help="how often each is measured (default 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one measurement (default 1)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    result = measure(given.turns, given.seconds, given.seed)
    if given.json:
        print(json.dumps(result, indent=2))
        return
    print(f"{'':24}{'actions/s':>12}{'deals/s':>12}{'ratio':>8}")
    for name, row in result.items():
        print(f"{name:24}{row['actions_per_second']:12,.0f}{row['deals_per_second']:12,.1f}{row['ratio']:8.2f}")


if __name__ == "__main__":
    main()

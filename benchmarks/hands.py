"""The list of legal steps of large hands in games with sequences: how long it takes at worst, how many steps it has.

Positions with sixty cards in hand, at random and built to be hard: open and unopened sides, players who may ask or must
go out, tables full of melds, hands in which sets and sequences compete for every card. Run it with the plain engine as
it stands, and with the compiled one in an environment that has the wheel: `stolik --version` tells which one answers.

The time is that of the processor, best of three, so that other processes count for little; but they still push one
another out of its caches. Hands that take more than half of what they may are therefore timed again, best of thirty,
and both worst times are told.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator
from random import Random
from typing import Final

import stolik
from benchmarks.hard_hands import built, drawn_at_random
from stolik.engine import COMPILED

LIMIT: Final = 0.005 if COMPILED else 0.05
"""How many seconds a list of a large hand may take."""


def seconds(state: stolik.State, times: int) -> tuple[float, int]:
    """How long the list takes, best of so many times, and its length; the position itself is never asked for it."""
    best = 10.0
    found = 0
    for _ in range(times):
        fresh = state.copy()
        start = time.process_time()
        found = len(fresh.legal())
        best = min(best, time.process_time() - start)
    return best, found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", default=["samba", "combo"])
    parser.add_argument("--count", type=int, default=10_000, help="how many positions at random for each game")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for game in given.game:
        random = Random(given.seed)
        report(game, "at random", drawn_at_random(game, given.count, random))
        report(game, "built", built(game))


def report(game: str, kind: str, states: Iterator[stolik.State]) -> None:
    """One line of figures; the worst position is printed whole."""
    times: list[float] = []
    first, again, most, worst, longest = 0.0, 0, 0, 0.0, ""
    for state in states:
        spent, found = seconds(state, 3)
        first = max(first, spent)
        if spent > LIMIT / 2:
            again += 1
            spent = min(spent, seconds(state, 30)[0])
        times.append(spent)
        most = max(most, found)
        if spent > worst:
            worst, longest = spent, state.text()
    engine = "compiled" if COMPILED else "plain"
    print(
        f"{game}, {kind}, {engine}: {len(times)} positions, median {1000 * statistics.median(times):.3f} ms, "
        f"worst {1000 * worst:.2f} ms ({1000 * first:.2f} ms before {again} were timed again), at most {most} steps; "
        f"the slowest:\n{longest}"
    )


if __name__ == "__main__":
    main()

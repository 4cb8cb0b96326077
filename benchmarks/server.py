"""The server under load: tables of four that play over real websockets, the load generator beside the server.

Back to back: each table sends a move as soon as the last of its four clients has heard of the one before. Paced: each
table moves once a second, and the greatest number of tables is sought at which 99 of 100 moves reach the last client
within 100 ms. A move is a draw or a discard, in Cassino a capture or a trail with the question before it what the card
can do; its time runs from sending (paced: from when it was due) to the last client's receipt. The server is `stolik
serve` with its own defaults, but no time for claims, on a database that is new for every measurement.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from dataclasses import asdict
from functools import partial
from itertools import product
from pathlib import Path
from typing import Final

import uvloop

from benchmarks.load import SEATS, Match
from benchmarks.measuring import Result, back_to_back, paced
from benchmarks.page import conditions, markdown, write
from benchmarks.served import allow_sockets, served
from stolik.games.registry import SCHEMAS

GAME: Final = "kurnik"
GAMES: Final = tuple(preset.id for schema in SCHEMAS for preset in schema.presets)

HEADS: Final = ("moves/s", "p50 ms", "p95 ms", "p99 ms", "KiB/table", "server", "load", "ms/move", "bytes")

Found = dict[str, list[tuple[str, Result]]]
"""The results by the kind of measurement, each with its game."""


async def measure(games: list[str], sizes: list[int], seconds: float, pace: bool, folder: str | None) -> Found:
    """All measurements, each with a database of its own."""
    found: Found = {"back to back": [], "paced": []}
    with tempfile.TemporaryDirectory(dir=folder) as root:
        for at, (game, tables) in enumerate(product(games, sizes)):
            start, make = served(Path(root, str(at))), partial(Match, game)
            if pace:
                found["paced"] += [(game, one) for one in await paced(start, make, tables, seconds)]
            else:
                found["back to back"].append((game, await back_to_back(start, make, tables, seconds)))
    return found


def main() -> None:
    """Measure and print tables, or JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", choices=[*GAMES, "all"], default=[GAME], help=f"default {GAME}")
    parser.add_argument("--tables", type=int, nargs="+", help="how many (default 10 50 200; paced: begin at 100)")
    parser.add_argument("--seconds", type=float, default=10, help="length of one measurement (default 10)")
    parser.add_argument("--paced", action="store_true", help="one move a second at each table: seek the most tables")
    parser.add_argument("--folder", help="where the database lies (default: the folder for temporary files)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--write", action="store_true", help="write the table of the games into docs/benchmarks.md")
    given = parser.parse_args()
    if given.write and given.paced:
        parser.error("--write is for moves back to back")
    sizes = given.tables or ([100] if given.paced else [10, 50, 200])
    games = list(GAMES) if "all" in given.game else given.game
    allow_sockets()
    found = uvloop.run(measure(games, sizes, given.seconds, given.paced, given.folder))
    if given.json:
        plain = {name: [{"game": game, **asdict(one)} for game, one in results] for name, results in found.items()}
        print(json.dumps({"processors": os.cpu_count(), "clients_per_table": SEATS, **plain}, indent=2))
        return
    for name, results in found.items():
        if results:
            print(f"{name}:")
            print(*page_lines(results), sep="\n")
    if given.write:
        words = f"--game {' '.join(given.game)} --tables {' '.join(map(str, sizes))} --seconds {given.seconds:g}"
        said = f'`make benchmark BENCHMARK=server ARGS="{words} --write"`: {conditions()}.'
        write("server", [said, "", *page_lines(found["back to back"])])


def page_lines(results: list[tuple[str, Result]]) -> list[str]:
    """A table of the results, as Markdown."""
    return markdown(("game", "tables", *HEADS), [(game, f"{one.tables:,}", *cells(one)) for game, one in results])


def cells(one: Result) -> tuple[str, ...]:
    """A result as it is printed under the heads."""
    return (
        f"{one.moves_per_second:,.0f}",
        *(f"{time:.1f}" for time in (one.p50, one.p95, one.p99)),
        f"{one.memory_per_table:,.0f}",
        f"{one.server:.2f}",
        f"{one.generator:.2f}",
        f"{one.server_ms_per_move:.2f}",
        f"{one.bytes_per_message:,.0f}",
    )


if __name__ == "__main__":
    main()

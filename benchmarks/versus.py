"""Stolik beside boardgame.io, in one run and in turns, so that a slow second of the machine strikes both.

Each has its own server and tables of four over websockets, driven by the same load generator: a move is a draw or a
discard, and is over when the last of the four clients has it. Stolik plays kurnik and commits every move to SQLite
before it is told. boardgame.io 0.50.2, installed into a temporary folder, has a game of cards with secret hands and as
much in an update; it keeps matches by its FlatFile (no fsync), or in memory only.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import tempfile
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Final

import uvloop

from benchmarks.boardgame.match import BoardgameMatch
from benchmarks.load import Match
from benchmarks.measuring import Make, Result, Start, back_to_back, paced
from benchmarks.page import conditions, markdown, write
from benchmarks.playouts import compiled_package
from benchmarks.served import allow_sockets, free_port, served, started
from benchmarks.server import HEADS, cells
from scripts.environment import tell
from scripts.node import Npm, ensure_npm

PEER: Final = Path(__file__).parent / "boardgame"
OURS, COMPILED = "Stolik, SQLite", "Stolik compiled, SQLite"
FLAT_FILE, MEMORY = "boardgame.io, FlatFile", "boardgame.io, memory"
PACED: Final = (OURS, COMPILED, MEMORY)
GRAIN: Final = 0.25
"""The greatest number of paced tables is sought only this exactly."""
FIRST: Final = 400

Servers = dict[str, tuple[Callable[[Path], Start], Make]]


def install(folder: Path) -> Npm:
    """The peer and its packages, in that folder."""
    npm = ensure_npm()
    for name in ("package.json", "server.cjs"):
        shutil.copy(PEER / name, folder)
    npm.run("install", "--no-audit", "--no-fund", "--ignore-scripts", folder=folder)
    return npm


def peer(folder: Path, node: str, storage: str, data: Path) -> Start:
    """The server of boardgame.io."""
    port = free_port()
    return started([node, str(folder / "server.cjs"), str(port), storage or str(data)], port, "/games/cards")


async def measure(servers: Servers, root: Path, given: argparse.Namespace) -> dict[str, list[tuple[str, Result]]]:
    """Moves back to back, in turns, and then paced tables."""
    found: dict[str, list[tuple[str, Result]]] = {"back to back": [], "paced": []}
    number = 0
    for tables in given.tables:
        for _ in range(given.turns):
            for name, (start, make) in servers.items():
                number += 1
                result = await back_to_back(start(root / str(number)), make, tables, given.seconds)
                found["back to back"].append((name, result))
    if given.paced:
        for name in (name for name in PACED if name in servers):
            start, make = servers[name]
            number += 1
            tries = await paced(start(root / str(number)), make, FIRST, given.seconds, GRAIN)
            found["paced"] += [(name, one) for one in sorted(tries, key=lambda one: one.tables)]
    return found


def ratios(results: list[tuple[str, Result]]) -> list[str]:
    """Moves a second, and moves for the same processor time, of ours by those of the others; medians of the turns."""
    names = dict(results)
    pairs = [(ours, other) for ours in (OURS, COMPILED) if ours in names for other in (FLAT_FILE, MEMORY)]
    rows = []
    for tables in sorted({one.tables for _, one in results}):
        own = {name: [one for who, one in results if who == name and one.tables == tables] for name in names}
        for ours, other in pairs:
            both = list(zip(own[ours], own[other], strict=True))
            work = statistics.median(b.server_ms_per_move / a.server_ms_per_move for a, b in both)
            rate = statistics.median(a.moves_per_second / b.moves_per_second for a, b in both)
            rows.append((f"{tables:,}", f"{ours} : {other}", f"{rate:.2f}", f"{work:.2f}"))
    return markdown(("tables", "of", "moves a second", "moves for the same processor time"), rows)


def page_lines(results: list[tuple[str, Result]]) -> list[str]:
    """A table of the results, as Markdown."""
    return markdown(("server", "tables", *HEADS), [(name, f"{one.tables:,}", *cells(one)) for name, one in results])


def report(given: argparse.Namespace, found: dict[str, list[tuple[str, Result]]]) -> list[str]:
    """The command, the machine and the tables."""
    sizes = " ".join(map(str, given.tables))
    words = f"--tables {sizes} --turns {given.turns} --seconds {given.seconds:g}"
    words += f"{' --compiled' * given.compiled} --write"
    lines = [f'`make benchmark BENCHMARK=versus ARGS="{words}"`: {conditions()}. Moves back to back:', ""]
    lines += [*page_lines(found["back to back"]), "", "Ratios, medians of the turns:", ""]
    lines += ratios(found["back to back"])
    if found["paced"]:
        lines += ["", "A move a second at each table, until 1 of 100 took longer than 100 ms:", ""]
        lines += page_lines(found["paced"])
    return lines


def main() -> None:
    """Measure, print the tables, and write them into the page if that is wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 50, 200], help="default 10 50 200")
    parser.add_argument("--turns", type=int, default=1, help="how often each is measured (default 1)")
    parser.add_argument("--seconds", type=float, default=5, help="length of one measurement (default 5)")
    parser.add_argument("--compiled", action="store_true", help="measure Stolik with its engine compiled as well")
    parser.add_argument("--no-paced", dest="paced", action="store_false", help="only moves back to back")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--write", action="store_true", help="write the tables into docs/benchmarks.md")
    given = parser.parse_args()
    allow_sockets()
    with tempfile.TemporaryDirectory(prefix="stolik-versus-") as name:
        root = Path(name)
        npm = install(root)
        node = npm.node_path()
        servers: Servers = {OURS: (served, partial(Match, "kurnik"))}
        if given.compiled:
            tell("Compiling the engine ...")
            servers[COMPILED] = (partial(served, package=compiled_package(root)), partial(Match, "kurnik"))
        servers |= {
            FLAT_FILE: (partial(peer, root, node, ""), BoardgameMatch),
            MEMORY: (partial(peer, root, node, "memory"), BoardgameMatch),
        }
        found = uvloop.run(measure(servers, root, given))
    if given.json:
        plain = {kind: [{"server": who, **asdict(one)} for who, one in results] for kind, results in found.items()}
        print(json.dumps(plain, indent=2))
        return
    lines = report(given, found)
    print(*lines, sep="\n")
    if given.write:
        write("versus", lines)


if __name__ == "__main__":
    main()

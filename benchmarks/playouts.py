"""Random play for four, compiled and plain, side by side with OpenSpiel's gin_rummy, in one run.

All are driven from Python: the list of legal actions, one of them at random, apply. Each has a process of its own and
they are measured one at a time, in short turns, so that a slow second of the machine strikes all; time is that of the
processor, a ratio is that of the same turn, and medians are shown. `--write` puts the table into docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.page import conditions, write
from scripts.engine import SOURCE, compile_engine
from scripts.environment import ROOT, SetupError, tell

PEER = "gin_rummy"

MEASURED = (
    ("apply", "actions", "`legal()` + `apply()`: actions"),
    ("apply", "deals", "the same: whole deals (gin rummy: games)"),
    ("slow", "milliseconds", "in milliseconds: the slowest `legal()` of a thousand"),
    ("step", "actions", "`legal()` + `step(id)`: actions"),
    ("rollout", "rollouts", "`copy()` and random play from mid-deal to the end of the deal"),
    ("copy", "copies", "`copy()` (gin rummy: `clone()`)"),
    ("deal", "deals", "`deal(seed)` (gin rummy: a new state, dealt)"),
)
"""What is measured, what of it is counted, and how it is called."""

Samples = dict[tuple[str, str, str], list[float]]
"""For each engine, measurement and thing counted: its rate in each turn."""


class Engine:
    """A process that measures with one engine."""

    def __init__(self, game: str, path: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(ROOT)])}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.turns", game],
            env=environment, cwd=path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def measure(self, what: str, seconds: float, seed: int) -> dict[str, float]:
        """The rates of one turn."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(what, seconds, seed, file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise SetupError(f"{what} could not be measured: the process ended with {self._process.wait()}")
        found: dict[str, float] = json.loads(answer)
        return found

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def compiled_package(folder: Path) -> Path:
    """A folder with the package and its engine compiled, as a wheel has them."""
    build, package = folder / "build", folder / "compiled"
    build.mkdir()
    shutil.copytree(SOURCE / "stolik", package / "stolik", ignore=shutil.ignore_patterns("static", "__pycache__"))
    for path, place in compile_engine(build).items():
        shutil.copy(path, package / place)
    return package


def measure(engines: dict[str, Engine], turns: int, seconds: float, seed: int) -> Samples:
    """So many turns of everything, one engine after the other."""
    samples: Samples = {}
    for turn in range(turns):
        for what in dict.fromkeys(row[0] for row in MEASURED):
            for name, engine in engines.items():
                # gin_rummy has no second way of doing an action
                found = engine.measure(
                    "apply" if name == PEER and what == "step" else what, seconds, seed + 1000 * turn
                )
                for counted, rate in found.items():
                    samples.setdefault((name, what, counted), []).append(rate)
    return samples


def table(game: str, samples: Samples) -> list[str]:
    """The medians and ratios as a table of Markdown."""
    lines = [
        f"| a second | gin rummy | {game} plain | ratio | {game} compiled | ratio |",
        "|---|---|---|---|---|---|",
    ]
    for what, counted, title in MEASURED:
        peer = samples[PEER, what, counted]
        form = ",.3f" if counted == "milliseconds" else ",.0f"
        cells = [format(statistics.median(peer), form)]
        for kind in ("plain", "compiled"):
            own = samples[f"{game} {kind}", what, counted]
            ratio = statistics.median(one / other for one, other in zip(own, peer, strict=True))
            cells += [format(statistics.median(own), form), f"{1 / ratio if counted == 'milliseconds' else ratio:.1f}"]
        lines.append(f"| {title} | " + " | ".join(cells) + " |")
    return lines


def report(given: argparse.Namespace, samples: Samples) -> list[str]:
    """The command, the machine, the versions and the table."""
    from importlib.metadata import version  # noqa: PLC0415  of what the benchmarks alone have

    names = " ".join(given.game)
    words = f"--game {names} --turns {given.turns} --seconds {given.seconds:g} --seed {given.seed}"
    return [
        f'`make benchmark ARGS="{words} --write"`: {conditions()},',
        f"OpenSpiel {version('open_spiel')}, mypyc {version('mypy')}; medians of {given.turns} turns.",
        *(line for game in given.game for line in ["", *table(game, samples)]),
    ]


def main() -> int:
    """Measure, print the table, and write it into the page if that is wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--game", nargs="+", default=["classic", "samba", "combo", "choina", "cassino"],
        help="the presets that are played, for four (default classic samba combo choina cassino)",
    )  # fmt: skip
    parser.add_argument("--turns", type=int, default=7, help="how often each is measured (default 7)")
    parser.add_argument("--seconds", type=float, default=0.7, help="length of one measurement (default 0.7)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write the table into docs/benchmarks.md")
    parser.add_argument("--json", action="store_true", help="print every sample as JSON")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="stolik-benchmark-") as name:
        try:
            tell("Compiling the engine ...")
            paths = {"plain": SOURCE, "compiled": compiled_package(Path(name))}
            engines = {PEER: Engine(PEER, Path(name))}
            for game in given.game:
                engines |= {f"{game} {kind}": Engine(game, path) for kind, path in paths.items()}
            samples = measure(engines, given.turns, given.seconds, given.seed)
            for engine in engines.values():
                engine.close()
            if given.json:
                print(json.dumps({" ".join(key): rates for key, rates in samples.items()}, indent=1))
                return 0
            lines = report(given, samples)
            print("\n".join(lines))
            if given.write:
                write("playouts", lines)
        except SetupError as error:
            print(error, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

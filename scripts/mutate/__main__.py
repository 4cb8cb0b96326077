"""Mutation tests: change one thing in the rules, and see that a test fails.

A sample of all changes to `src/stolik/games/canasta` is tried in a copy of the tree, each with those tests of the games
that reach the changed statement, the quickest first. What is changed on import, such as the tables of a module, is put
before a choice of tests that tell (scripts/mutate/telling.py), with the golden records at the end. A change that no
test notices is printed; the exit code is then 1, unless all such changes are listed with their reasons in
tests/mutation_survivors.md.

`--seed` chooses another sample, `--only legal.py` one file, `--all` everything (some hours). What was noticed is
noted in .mutate_cache and not tried again while the function stays the same; `--fresh` forgets it. With `--seconds 8`
no more of the tests is asked for each change, those first that reach little else, which notice nearly all.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.mutate import trials
from scripts.mutate.changes import Change, changes
from scripts.mutate.coverage import Coverage, coverage, stamp
from scripts.mutate.known import known
from scripts.mutate.telling import Telling

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".mutate_cache"
LEFT_OUT = (".*", "__pycache__", "*.egg-info", "node_modules", "static", "web")
PACKAGE = Path("src/stolik/games/canasta")
LISTED = Path("tests/mutation_survivors.md")


def main() -> int:
    """Try a sample and print what survived."""
    given = arguments()
    CACHE.mkdir(exist_ok=True)
    results = CACHE / "results.jsonl"
    if given.fresh:
        results.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT_OUT))
        os.chdir(tree)
        sys.path[:0] = [str(tree / "src"), str(tree)]
        package = tree / PACKAGE
        every = [change for path in sorted(package.glob(given.only)) for change in changes(package, path.name)]
        count = len(every) if given.all else min(given.count, len(every))
        chosen = random.Random(given.seed).sample(every, count)
        now = stamp(tree)
        found = earlier(results, now, given.longest)
        left = [change for change in chosen if change.key not in found]
        print(f"{len(chosen)} changes, {len(left)} of them to be tried; first each test runs alone", file=sys.stderr)
        learned = coverage(package, now, CACHE) if left else Coverage()
        for name in learned.failing:
            print(f"fails or takes too long without any change, and is left out: {name}")
        with results.open("a", encoding="utf-8") as file:
            for number, (key, test) in enumerate(tried(package, left, learned, given), 1):
                found[key] = test
                print(json.dumps([key, test, now, 0 if given.seconds else given.longest]), file=file, flush=True)
                print(f"\r{number} of {len(left)} ", end="", file=sys.stderr, flush=True)
        listed = known(tree / LISTED)
    return report(chosen, found, listed, {change.text for change in every} if given.only == "*.py" else listed)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=60, help="how many changes to try (default 60)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="*.py", help="files of the package, such as legal.py")
    parser.add_argument("--all", action="store_true", help="every change")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fresh", action="store_true", help="forget what was noticed before")
    parser.add_argument("--seconds", type=float, default=0, help="for each change no more of tests; 0: all of them")
    parser.add_argument("--longest", type=float, default=1.0, help="seconds; tests that take longer are left out")
    return parser.parse_args()


def earlier(results: Path, now: str, longest: float) -> dict[str, str]:
    """The results that need not be found again: what was noticed, and what these tests have not noticed."""
    lines = results.read_text(encoding="utf-8").splitlines() if results.is_file() else []
    return {
        key: test for key, test, then, limit in map(json.loads, lines) if test or (then == now and limit >= longest)
    }


def tried(package: Path, left: list[Change], learned: Coverage, given: argparse.Namespace) -> Iterator[tuple[str, str]]:
    """The key of each change and the test that noticed it, or "", as several processes find them."""
    reader, writer = os.pipe()
    for job in range(given.jobs):
        if not os.fork():
            os.close(reader)
            work(package, left[job :: given.jobs], learned, given, writer)
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader, encoding="utf-8") as lines:
        for line in lines:
            key, test = json.loads(line)
            yield key, test
    for _ in range(given.jobs):
        os.wait()


def work(package: Path, share: list[Change], learned: Coverage, given: argparse.Namespace, writer: int) -> None:
    """The share of one process: first the changes inside functions, then those that must be made before the import."""
    telling = Telling(Path.cwd(), package, learned, given.longest)
    inside = {
        change: telling.reaching(change, given.seconds)
        for change in share
        if change.function and change.place not in telling.imported
    }

    def tell(change: Change, test: str) -> None:
        os.write(writer, (json.dumps([change.key, test]) + "\n").encode())

    if inside:
        trial = trials.Inside(package, inside, learned.seconds, tell)
        trials.forked(lambda: pytest.main([*trials.OPTIONS, *trials.files(Path.cwd())], plugins=[trial]))
    for change in share:
        if change not in inside:
            noticed = (trials.before(package, change, *tests, learned.seconds) for tests in telling.rounds(change))
            tell(change, next(filter(None, noticed), ""))


def report(chosen: list[Change], found: dict[str, str], listed: set[str], possible: set[str]) -> int:
    """Print what survived and is not listed, and what is listed in vain; the exit code."""
    survivors = [change for change in chosen if not found.get(change.key)]
    new = [change for change in survivors if change.text not in listed]
    wrong = {change.text: found[change.key] for change in chosen if change.text in listed and found.get(change.key)}
    surviving = {change.text for change in survivors}
    for change in new:
        print(f"{change.text}   (line {change.line})")
    for text, test in wrong.items():
        if text not in surviving:
            print(f"{LISTED} lists what {test} notices: {text}")
    for text in sorted(listed - possible):
        print(f"{LISTED} lists what is no change: {text}")
    print(
        f"{len(chosen) - len(survivors)} of {len(chosen)} changes were noticed, "
        f"{len(survivors) - len(new)} survived and are listed, {len(new)} survived"
    )
    return 1 if new else 0


if __name__ == "__main__":
    sys.exit(main())

"""Mutation tests: change one thing in the rules, and see that a test fails.

A sample of all changes to `src/stolik/games/canasta` is tried, each in a copy of the tree, with the tests of the games.
A change that no test notices is printed as a diff line; the exit code is then 1. `--seed` chooses another sample,
`--only legal.py` one file, `--all` everything (hours).
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = Path("src/stolik/games/canasta")
LEFT_OUT = (".venv", ".git", "__pycache__", "*.egg-info", "node_modules", "static")
TESTS = ["tests/games/canasta/rules", "tests/games"]
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


@dataclass(frozen=True)
class Mutant:
    """One change: the file, the line, and the whole changed source."""

    path: Path
    line: int
    before: str
    after: str
    source: str


def places(path: Path) -> list[tuple[Path, int]]:
    """Where a file can be changed: the numbers of the nodes of its tree."""
    nodes = list(ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))))
    return [(path, number) for number, node in enumerate(nodes) if change(node)]


def mutant(path: Path, number: int) -> Mutant:
    """The file with that node changed."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    node = list(ast.walk(tree))[number]
    before = ast.unparse(node)
    change(node)
    return Mutant(path, getattr(node, "lineno", 0), before, ast.unparse(node), ast.unparse(tree))


def change(node: ast.AST) -> bool:
    """Change a node in place: comparisons, sums, and/or, not, whole numbers, switches. False: nothing to change."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        node.ops[0] = SWAPS[type(node.ops[0])]()  # type: ignore[call-overload]
    elif isinstance(node, ast.BinOp | ast.BoolOp) and type(node.op) in SWAPS:
        node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        node.op = ast.UAdd()
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        node.value = not node.value
    elif isinstance(node, ast.Constant) and isinstance(node.value, int) and not isinstance(node.value, bool):
        node.value += 1
    else:
        return False
    return True


def killed(one: Mutant, tree: Path) -> bool:
    """Whether a test fails with the change."""
    target = tree / one.path
    original = target.read_text(encoding="utf-8")
    target.write_text(one.source, encoding="utf-8")
    try:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *TESTS]
        env = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(command, cwd=tree, env=env, capture_output=True, timeout=600, check=False)
    except subprocess.TimeoutExpired:
        return True  # a change that never ends is noticed
    finally:
        target.write_text(original, encoding="utf-8")
    return done.returncode != 0


def main() -> int:
    """Try a sample and print what survived."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=60, help="how many changes to try (default 60)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="*.py", help="files of the package, such as legal.py")
    parser.add_argument("--all", action="store_true", help="every change")
    given = parser.parse_args()
    found = [place for path in sorted((ROOT / PACKAGE).glob(given.only)) for place in places(path.relative_to(ROOT))]
    if not given.all:
        found = random.Random(given.seed).sample(found, min(given.count, len(found)))
    survivors = 0
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT_OUT))
        for number, place in enumerate(found, 1):
            one = mutant(*place)
            if not killed(one, tree):
                survivors += 1
                print(f"{one.path}:{one.line}: {one.before}  ->  {one.after}", flush=True)
            print(f"\r{number} of {len(found)}, {survivors} survived ", end="", file=sys.stderr, flush=True)
    print(f"\n{len(found) - survivors} of {len(found)} changes were noticed, {survivors} survived")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())

"""The tree itself: nothing left for later, no file too long, nothing of one machine or one registry in it."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import stolik

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 500

# Brackets keep the patterns from finding themselves.
LEFT_OVER = re.compile(r"\b(TO[D]O|FIX[M]E|XX[X]|HAC[K])\b")
REGISTRY = re.compile(
    r"registry\.npmjs|pypi\.org|pythonh[o]sted|deb\.debian|npmm[i]rror"
    r"|(resolved|index-url|registry)[\": =]+https?://"
)
MACHINE = re.compile(r"(^|[^A-Za-z0-9_.])/(work|root|farm|home|Users)/[A-Za-z0-9_.]", re.MULTILINE)

# What the rules may use. Chance, clocks, files and sentences are other rooms' business.
PURE = {
    "__future__", "abc", "bisect", "collections", "collections.abc", "dataclasses", "difflib", "enum", "functools",
    "heapq", "itertools", "math", "operator", "re", "string", "struct", "types", "typing",
}  # fmt: skip
RULES = ("stolik.games", "stolik.cards")
BELOW_THE_RULES = ("stolik.decks",)

UNTRACKED = {".git", ".venv", "__pycache__", "build", "dist", "node_modules"}


def tracked() -> list[Path]:
    """The project's files: what git tracks or would track, or the whole tree where there is no git."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
        paths = [ROOT / name for name in listed.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        paths = [path for path in ROOT.rglob("*") if not is_untracked(path.relative_to(ROOT))]
    return sorted(path for path in paths if path.is_file())


def is_untracked(path: Path) -> bool:
    return (
        any(part in UNTRACKED or part.endswith(("_cache", ".egg-info")) for part in path.parts)
        or path.name == "uv.lock"
    )


def python_files(folder: str) -> list[Path]:
    return [path for path in FILES if path.suffix == ".py" and path.is_relative_to(ROOT / folder)]


def hits(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    """Each line that the pattern is found in, with its place."""
    found = []
    for path in paths:
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture
        found += [
            f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
            for number, line in enumerate(text.splitlines(), start=1)
            if pattern.search(line)
        ]
    return found


FILES = tracked()


def test_the_tree_is_seen() -> None:
    names = {str(path.relative_to(ROOT)) for path in FILES}
    assert {"pyproject.toml", "src/stolik/__init__.py", "tests/test_tree.py"} <= names


def test_nothing_is_left_for_later() -> None:
    assert hits(LEFT_OVER, [path for path in FILES if path.suffix == ".py"]) == []


def test_no_file_of_the_package_is_too_long() -> None:
    lengths = {str(path.relative_to(ROOT)): len(path.read_bytes().splitlines()) for path in python_files("src")}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_no_registry_is_named() -> None:
    assert hits(REGISTRY, FILES) == []


def test_no_path_of_a_machine_is_named() -> None:
    assert hits(MACHINE, FILES) == []


@pytest.mark.parametrize("lock", sorted(path.name for path in ROOT.glob("requirements*.lock")))
def test_every_locked_package_has_a_version_and_hashes(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8").replace("\\\n", " ")
    bad = [
        line
        for line in text.splitlines()
        if not re.fullmatch(r"\S+==\S+( ; .+?)?(\s+--hash=sha256:[0-9a-f]{64})+", line)
    ]
    assert bad == []


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == stolik.__version__


def test_rules_use_only_the_pure_part_of_the_standard_library() -> None:
    modules = {".".join(path.relative_to(ROOT / "src").with_suffix("").parts): path for path in python_files("src")}
    rules = {module: path for module, path in modules.items() if module.startswith(RULES)}
    assert len(rules) > 1
    found = [f"{module}: {name}" for module, path in rules.items() for name in imported(path) if not is_pure(name)]
    assert found == []


def imported(path: Path) -> list[str]:
    """The modules that a file imports, wherever in it."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names.append("." * node.level + (node.module or ""))
    return names


def is_pure(name: str) -> bool:
    return name in PURE or name.startswith((".", *RULES, *BELOW_THE_RULES))

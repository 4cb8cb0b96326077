"""The tree itself: nothing left for later, no file too long, nothing of one machine or one registry in it."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

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
# `.test` and 192.0.2.x are nobody's, and stand for servers in tests.
ADDRESS = re.compile(r"\b(https?|wss?)://(?!(www\.w3\.org|localhost|127\.0\.0\.1|192\.0\.2\.\d+|\w+\.test)\b)\w")
MACHINE = re.compile(r"(^|[^A-Za-z0-9_.])/(work|root|farm|home|Users)/[A-Za-z0-9_.]", re.MULTILINE)

# What the rules may use. Chance, clocks, files and sentences are other rooms' business.
PURE = {
    "__future__", "abc", "bisect", "collections", "collections.abc", "dataclasses", "difflib", "enum", "functools",
    "heapq", "itertools", "math", "operator", "re", "string", "struct", "types", "typing",
}  # fmt: skip
RULES = ("stolik.games", "stolik.cards")
BELOW_THE_RULES = ("stolik.decks",)

SOURCES = {".css", ".ftl", ".html", ".js", ".py", ".svelte", ".toml", ".ts"}
GENERATED = {"web/src/lib/protocol.ts"}
UNTRACKED = {".git", ".svelte-kit", ".venv", "__pycache__", "build", "coverage", "dist", "node_modules", "static"}


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


def files_of(folder: str, suffixes: set[str]) -> list[Path]:
    return [path for path in FILES if path.suffix in suffixes and path.is_relative_to(ROOT / folder)]


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


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
    assert {"pyproject.toml", "src/stolik/__init__.py", "tests/test_tree.py", "web/src/main.ts"} <= names


def test_what_is_built_is_no_part_of_the_tree() -> None:
    assert [path for path in FILES if is_untracked(path.relative_to(ROOT))] == []


def test_nothing_is_left_for_later() -> None:
    assert hits(LEFT_OVER, [path for path in FILES if path.suffix in SOURCES]) == []


@pytest.mark.parametrize("folder", ["src", "web"])
def test_no_file_is_too_long(folder: str) -> None:
    files = files_of(folder, SOURCES - {".ftl"})
    lengths = {str(path.relative_to(ROOT)): len(path.read_bytes().splitlines()) for path in files}
    lengths = {name: length for name, length in lengths.items() if name not in GENERATED}
    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_no_registry_is_named() -> None:
    assert hits(REGISTRY, FILES) == []


def test_the_page_names_no_address() -> None:
    files = files_of("web", SOURCES)
    assert files
    assert hits(ADDRESS, files) == []


def test_the_locks_of_npm_hold_hashes_and_no_addresses() -> None:
    locks = [path for path in FILES if path.name == "package-lock.json"]
    assert [path.parent.name for path in locks] == ["chromium", "web"]
    for lock in locks:
        packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
        installed = {name: package for name, package in packages.items() if name}
        assert installed
        assert [name for name, package in installed.items() if "integrity" not in package] == []
        assert [name for name, package in installed.items() if "resolved" in package] == []


def test_the_source_distribution_holds_everything_but_what_belongs_to_git() -> None:
    sdist = project()["tool"]["hatch"]["build"]["targets"]["sdist"]
    names = {path.relative_to(ROOT).parts[0] for path in FILES}
    always = {"LICENSE", "pyproject.toml"}
    missing = {
        name
        for name in names - always
        if not name.startswith(".") and not any(fnmatch(name, pattern) for pattern in sdist["include"])
    }
    assert missing == set()


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
    page = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    assert project()["project"]["version"] == page["version"] == stolik.__version__


def test_rules_use_only_the_pure_part_of_the_standard_library() -> None:
    modules = {
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts): path for path in files_of("src", {".py"})
    }
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

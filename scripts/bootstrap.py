"""Make what the project needs and does not hold itself; do nothing, quickly, when all of it is up to date.

`python -m scripts.bootstrap LEVEL` brings `.venv`, and what else the level names, to the state of the locks:
`terminal` the packages of a game, `run` the browser's page too, `dev` the tests and linters, `browser` a browser for
the tests, `bench` the benchmarks. `python -m scripts.bootstrap lock` writes the locks anew from pyproject.toml.

Only the standard library, and syntax of Python 3.8: an old Python must get far enough to be told so.
"""

from __future__ import annotations

import hashlib
import sys
from typing import TYPE_CHECKING

from scripts import environment
from scripts.browser import ensure_browser
from scripts.environment import NOTES, PYTHON, ROOT, SetupError, pip, run, tell, write_whole
from scripts.page import build_page, install_modules

if TYPE_CHECKING:
    from pathlib import Path

# The packages are installed lock by lock. A later set holds all packages of the earlier ones.
PACKAGES = {
    "run": ("requirements.lock", "requirements-build.lock"),
    "dev": ("requirements-dev.lock",),
    "bench": ("requirements-dev.lock", "requirements-bench.lock"),
}

# What a level needs: a set of packages, and the steps that come after them.
LEVELS = {
    "terminal": ("run", ()),
    "run": ("run", (build_page,)),
    "dev": ("dev", (install_modules, build_page)),
    "browser": ("dev", (install_modules, build_page, ensure_browser)),
    "bench": ("bench", ()),
}

# Lock, its dependency groups, and the locks it must agree with.
LOCKS = (
    ("requirements.lock", ("pyproject.toml",), ()),
    ("requirements-build.lock", ("--group", "build"), ()),
    (
        "requirements-dev.lock",
        ("pyproject.toml", "--group", "dev"),
        ("requirements.lock", "requirements-build.lock"),
    ),
    ("requirements-bench.lock", ("--group", "bench"), ("requirements-dev.lock",)),
    ("requirements-node.lock", ("--group", "node"), ()),
)


def main(arguments: list[str]) -> int:
    """Bring everything to the level asked for; return the exit code."""
    asked = arguments[0] if len(arguments) == 1 else ""
    try:
        if asked == "lock":
            write_locks()
        elif asked in LEVELS:
            reach(asked)
        else:
            raise SetupError(f"usage: python -m scripts.bootstrap {'|'.join([*LEVELS, 'lock'])}")
    except SetupError as error:
        print(error, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"The environment {environment.VENV} cannot be made: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nInterrupted; the same command goes on from here.", file=sys.stderr)
        return 130
    return 0


def reach(level: str) -> None:
    """Install the packages of a level, and take its steps."""
    packages, steps = LEVELS[level]
    ensure(packages)
    for step in steps:
        step()


def ensure(packages: str) -> None:
    """Install a set of packages unless it, or one that holds it, is there already."""
    names = list(PACKAGES)
    if any(is_current(name) for name in names[names.index(packages) :]):
        return
    environment.check_python()
    environment.make_venv()
    for name in names:
        if not is_current(name):
            stamp(name).unlink(missing_ok=True)
    for lock in PACKAGES[packages]:
        tell(f"Installing the packages of {lock} ...")
        # a third of the time would go into modules that nobody imports; the others are compiled when somebody does
        pip("install", "--no-compile", "--require-hashes", "-r", lock)
    tell("Installing Stolik itself ...")
    pip("install", "--no-deps", "--no-build-isolation", "-e", ".")
    write_whole(stamp(packages), digest(packages))


def stamp(packages: str) -> Path:
    """The file that is there, with the right digest, only after a whole installation of the set."""
    return NOTES / packages


def is_current(packages: str) -> bool:
    """Whether the set was installed from exactly the present locks, here."""
    note = stamp(packages)
    return PYTHON.exists() and note.is_file() and note.read_text(encoding="utf-8") == digest(packages)


def digest(packages: str) -> str:
    """A digest of all that decides what the installed set looks like."""
    state = hashlib.sha256(str(ROOT).encode())
    for name in ("pyproject.toml", *PACKAGES[packages]):
        state.update((ROOT / name).read_bytes())
    return state.hexdigest()


def write_locks() -> None:
    """Resolve the newest allowed packages for every platform; only names, versions and hashes are written."""
    import tomllib  # not in an old Python  # noqa: PLC0415

    ensure("run")
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    pip("install", *groups["lock"])
    for lock, sources, agreeing in LOCKS:
        tell(f"Resolving {lock} ...")
        constraints = [part for other in agreeing for part in ("-c", other)]
        run([
            str(PYTHON), "-m", "uv", "pip", "compile", "--quiet", "--upgrade", "--universal", "--generate-hashes",
            "--python-version", ".".join(str(part) for part in environment.OLDEST),
            "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links",
            *sources, *constraints, "--output-file", lock,
        ])  # fmt: skip


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

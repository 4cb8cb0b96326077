"""The engine compiled: the rules of the games, put through mypyc and a C compiler, for a wheel.

It happens in a copy in a folder of its own, never in the checkout: a compiled module beside its source would hide every
later change of the source.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

from scripts.environment import ROOT, SetupError, fault_of

VARIABLE = "STOLIK_BUILD"
AUTO, PLAIN, COMPILED = "auto", "plain", "compiled"
SOURCE = ROOT / "src"
PACKAGE = Path("stolik")
BESIDE = ("cards.py", "decks.py")
# A cache can wrap only functions of Python; and that True is no seed only Python can tell.
LEFT_PLAIN = ("registry.py", "decks.py")
LIBRARY = "stolik_engine"
"""What the compiled modules share is `stolik_engine__mypyc` beside the package; from there mypyc finds `__file__`."""

# Beside the package's copy. Of the two -O the C compiler obeys the last; -O3 takes twice as long and brings nothing.
PROGRAM = """
import sys
from mypyc.build import mypycify
from setuptools import setup
library, *paths = sys.argv[1:]
sys.argv[1:] = ["-q", "build_ext", "--build-lib", "compiled", "--build-temp", "objects"]
modules = mypycify(paths, opt_level="2", debug_level="0", target_dir="c", group_name=library)
setup(name="stolik", packages=[], py_modules=[], ext_modules=modules)
"""


def wanted() -> str:
    """What the environment asks for: `auto`, `plain` or `compiled`."""
    asked = os.environ.get(VARIABLE, "") or AUTO
    if asked not in (AUTO, PLAIN, COMPILED):
        raise SetupError(f"{VARIABLE} is {AUTO}, {PLAIN} or {COMPILED}, and not {asked!r}.")
    return asked


def obstacle() -> str:
    """Why nothing can be compiled with this Python here, in a few words; empty if nothing is known against it."""
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} runs no compiled modules of mypyc"
    if os.name == "nt":
        return ""  # where Microsoft's compiler lies only setuptools knows
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[:1]
    if not compiler or shutil.which(compiler[0]) is None:
        return f"there is no C compiler {''.join(compiler)} (Debian, Ubuntu: apt install gcc libc6-dev)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return f"{sys.executable} has no Python.h (Debian, Ubuntu: apt install python3-dev)"
    return ""


def build_requirements() -> list[str]:
    """What compiling needs beyond the compiler, each in one version."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups: dict[str, list[str]] = project["dependency-groups"]
    return groups["compile"]


def modules(source: Path) -> list[Path]:
    """The modules that are compiled, as paths in the folder of sources."""
    games = [path for path in (source / PACKAGE / "games").rglob("*.py") if path.name != "__init__.py"]
    beside = [source / PACKAGE / name for name in BESIDE]
    return sorted(path.relative_to(source) for path in (*beside, *games) if path.name not in LEFT_PLAIN)


def compile_engine(folder: Path) -> dict[Path, str]:
    """Compile the engine in an empty folder; the files that came out, each with its place in a wheel."""
    shutil.copytree(
        SOURCE / PACKAGE / "games", folder / PACKAGE / "games", ignore=shutil.ignore_patterns("__pycache__")
    )
    for name in ("__init__.py", "py.typed", *BESIDE):
        shutil.copy(SOURCE / PACKAGE / name, folder / PACKAGE)
    paths = [str(path) for path in modules(folder)]
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, LIBRARY, *paths],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    out = folder / "compiled"
    found = {path: path.relative_to(out).as_posix() for path in sorted(out.rglob("*")) if path.is_file()}
    if done.returncode == 0 and len(found) == len(paths) + 1:
        return found
    print(done.stdout, file=sys.stderr)
    raise SetupError(told(done.stdout) or f"the compiler ended with exit code {done.returncode}")


def told(output: str) -> str:
    """The line that most likely says why: the first error of mypy, mypyc or the C compiler, else the last of Python."""
    first = re.search(r"^\S+:\d+(:\d+)?: (fatal )?error: .*$|^\S+:\d+: \w*Error: .*$", output, re.MULTILINE)
    return first[0] if first else fault_of(output)

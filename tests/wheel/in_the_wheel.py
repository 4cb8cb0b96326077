"""The installed wheel has the compiled engine, and it plays as the plain one does.

No `test_` in the name: these are for the environment into which `make wheel` installs the wheel, and fail elsewhere.
"""

from __future__ import annotations

import importlib
import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import stolik
from stolik.engine import COMPILED

ROOT = Path(__file__).resolve().parents[2]
INSTALLED = Path(stolik.__file__).parent
SOURCES = sorted(
    path.relative_to(INSTALLED)
    for path in (INSTALLED / "cards.py", *(INSTALLED / "games").rglob("*.py"))
    if path.name not in ("__init__.py", "registry.py")
)


def output(path: Path) -> dict[str, object]:
    """What recorded.py prints when the package is imported from that folder."""
    environment = {**os.environ, "PYTHONPATH": str(path)}
    command = [sys.executable, str(Path(__file__).with_name("recorded.py"))]
    done = subprocess.run(command, env=environment, cwd=path, capture_output=True, check=True)
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_it_was_installed_outside_the_checkout() -> None:
    assert not INSTALLED.is_relative_to(ROOT)
    assert str(ROOT / "src") not in sys.path


def test_the_engine_is_compiled() -> None:
    assert COMPILED
    assert len(SOURCES) > 30


@pytest.mark.parametrize("source", SOURCES, ids=str)
def test_every_module_of_the_rules_is_compiled_and_its_source_lies_beside_it(source: Path) -> None:
    module = importlib.import_module(".".join(("stolik", *source.with_suffix("").parts)))
    assert module.__file__ is not None
    assert Path(module.__file__).parent == (INSTALLED / source).parent
    assert module.__file__.endswith(tuple(EXTENSION_SUFFIXES))
    assert (INSTALLED / source).read_bytes() == (ROOT / "src/stolik" / source).read_bytes()


def test_the_program_says_so() -> None:
    program = Path(sys.executable).with_name("stolik")
    done = subprocess.run([program, "--version", "--lang", "en"], capture_output=True, text=True, check=True)
    assert done.stdout == f"stolik {stolik.__version__} (engine: compiled)\n"


def test_the_same_seeds_give_the_same_records_compiled_and_plain(tmp_path: Path) -> None:
    compiled = tuple(f"*{suffix}" for suffix in EXTENSION_SUFFIXES)
    shutil.copytree(INSTALLED, tmp_path / "stolik", ignore=shutil.ignore_patterns("static", "__pycache__", *compiled))
    fast, slow = output(INSTALLED.parent), output(tmp_path)
    assert (fast["compiled"], slow["compiled"]) == (True, False)
    assert fast["records"] == slow["records"]
    assert len(str(fast["records"])) > 100_000

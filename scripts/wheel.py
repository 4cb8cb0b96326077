"""Build a wheel with the compiled engine, install it in an environment of its own, and test the rules with it there.

`python -m scripts.wheel [ARGUMENTS OF PYTEST]`: everything happens in a folder outside the checkout, which goes again
afterwards; nothing of `src` is on the path. It fails without a C compiler, and if the engine is not a compiled one.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from scripts import engine
from scripts.environment import PYTHON, ROOT, SetupError, run, tell

LOCK = ROOT / "requirements-dev.lock"
NOT_NEEDED = {"faker", "import-linter", "litestar", "mypy", "playwright", "polyfactory", "ruff", "vulture"}
"""Big packages of the lock that neither the rules nor their tests use."""

TESTS = ("tests/wheel/in_the_wheel.py", "tests/games", "tests/record", "tests/reference")
FOR_PLAIN_PYTHON = ("tests/games/test_planted_faults.py",)
PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input")


def main(arguments: list[str]) -> int:
    """Build, install and test; the exit code of the tests."""
    with tempfile.TemporaryDirectory(prefix="stolik-wheel-") as name:
        folder = Path(name)
        try:
            tell("Building the wheel with the compiled engine ...")
            wheel = build(folder)
            tell(f"Installing {wheel.name} in an environment of its own ...")
            python = install(wheel, folder)
        except SetupError as error:
            print(error, file=sys.stderr)
            return 2
        return test(python, folder, arguments)


def build(folder: Path) -> Path:
    """The wheel, compiled; raises SetupError where that cannot be done."""
    if reason := engine.obstacle():
        raise SetupError(f"The engine cannot be compiled: {reason}")
    command = [str(PYTHON), *PIP, "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", str(folder), str(ROOT)]
    run(command, {engine.VARIABLE: engine.COMPILED})
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(wheel: Path, folder: Path) -> Path:
    """The Python of a new environment with the wheel and what its tests need, all from the lock."""
    environment = folder / "environment"
    run([str(PYTHON), "-m", "venv", str(environment)])
    python = environment / PYTHON.parent.name / PYTHON.name
    lock = folder / "needed.lock"
    lock.write_text("".join(needed(LOCK.read_text(encoding="utf-8").splitlines(keepends=True))), encoding="utf-8")
    quietly = (*PIP, "install", "--quiet", "--no-compile", "--no-deps")
    run([str(python), *quietly, "--require-hashes", "-r", str(lock)])
    run([str(python), *quietly, str(wheel)])
    return python


def needed(lines: Iterable[str]) -> Iterator[str]:
    """The lines of a lock without the packages that are not needed; a package's hashes stand indented below it."""
    take = True
    for line in lines:
        if not line.startswith(" "):
            take = line.partition("==")[0] not in NOT_NEEDED
        if take:
            yield line


def test(python: Path, folder: Path, arguments: list[str]) -> int:
    """Run the tests of the rules with the installed wheel."""
    left_out = [f"--ignore={ROOT / name}" for name in FOR_PLAIN_PYTHON]
    command = [
        str(python), "-m", "pytest", "-q", "-n", "auto", "-p", "no:cacheprovider",
        "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT),
        *left_out, *arguments, *(str(ROOT / name) for name in TESTS),
    ]  # fmt: skip
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    return subprocess.run(command, cwd=folder, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

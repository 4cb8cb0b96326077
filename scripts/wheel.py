"""Build a wheel with the compiled engine, install it in an environment of its own, and test the rules with it there.

`python -m scripts.wheel [ARGUMENTS OF PYTEST]`: everything happens in a folder outside the checkout, which goes again
afterwards; nothing of `src` is on the path. It fails without a C compiler, and if the engine is not a compiled one.

`python -m scripts.wheel build FOLDER` only builds the wheel, into that folder; `python -m scripts.wheel test FOLDER`
tests what is there: compiling takes minutes of one core, in which CI checks other things.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from scripts import engine
from scripts.environment import PYTHON, ROOT, SetupError, run, tell

TESTS = ("tests/wheel/in_the_wheel.py", "tests/games", "tests/record")
FOR_PLAIN_PYTHON = ("tests/games/test_planted_faults.py",)
PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input")


def main(arguments: list[str]) -> int:
    """Build, install and test, or a part of it; the exit code."""
    try:
        if len(arguments) == 2 and arguments[0] == "build":
            build(Path(arguments[1]))
            return 0
        if len(arguments) > 1 and arguments[0] == "test":
            return test_in(Path(arguments[1]), arguments[2:])
        with tempfile.TemporaryDirectory(prefix="stolik-wheel-") as name:
            build(Path(name))
            return test_in(Path(name), arguments)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 2


def test_in(folder: Path, arguments: list[str]) -> int:
    """Install the wheel of a folder beside it, and test it there; the exit code of the tests."""
    (wheel,) = folder.glob("*.whl")
    tell(f"Installing {wheel.name} in an environment of its own ...")
    return test(install(wheel, folder), folder, arguments)


def build(folder: Path) -> None:
    """Put the wheel, compiled, into the folder; raises SetupError where that cannot be done."""
    tell("Building the wheel with the compiled engine ...")
    if reason := engine.obstacle():
        raise SetupError(f"The engine cannot be compiled: {reason}")
    command = [str(PYTHON), *PIP, "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", str(folder), str(ROOT)]
    run(command, {engine.VARIABLE: engine.COMPILED})


def install(wheel: Path, folder: Path) -> Path:
    """The Python of a new environment with the wheel.

    The packages that it and its tests need are those of `.venv`, found by their folder: the `.pth` file by which that
    finds `src` is not read in a folder that is added so.
    """
    environment = folder / "environment"
    run([str(PYTHON), "-m", "venv", "--without-pip", str(environment)])
    python = environment / PYTHON.parent.name / PYTHON.name
    run([str(PYTHON), *PIP, "--python", str(python), "install", "--quiet", "--no-compile", "--no-deps", str(wheel)])
    packages = sysconfig.get_path("purelib", vars={"base": str(environment)})
    (Path(packages) / "needed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return python


def test(python: Path, folder: Path, arguments: list[str]) -> int:
    """Run the tests of the rules with the installed wheel."""
    left_out = [f"--ignore={ROOT / name}" for name in FOR_PLAIN_PYTHON]
    command = [
        str(python), "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", "-p", "no:cacheprovider",
        "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT),
        *left_out, *arguments, *(str(ROOT / name) for name in TESTS),
    ]  # fmt: skip
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    return subprocess.run(command, cwd=folder, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

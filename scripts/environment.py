"""The project's own environment, `.venv`: making it, and running programs for it with their output kept in a log.

Only the standard library, and syntax of Python 3.8: an old Python must get far enough to be told so.
"""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
NOTES = VENV / ".stolik"  # what was installed; goes with the environment
LOG = NOTES / "install.log"
PLACE = NOTES / "place"

COLOUR = re.compile(r"\x1b\[[0-9;]*m")
FAULT = re.compile(r"(ERROR|error|\w*Error|E): |\[[A-Z]+(_[A-Z]+)*\] ")
FAULT_OF_NPM = re.compile(r"npm error (?!code |syscall |errno |path |A complete log)")


class SetupError(Exception):
    """What is missing and what to do about it, in one line."""


def check_python() -> None:
    """Refuse a Python that is too old or cannot make environments."""
    version = ".".join(str(part) for part in sys.version_info[:3])
    oldest = ".".join(str(part) for part in OLDEST)
    if sys.version_info < OLDEST:
        raise SetupError(
            f"Stolik needs Python {oldest} or newer, and {sys.executable} is {version}: "
            f"install a newer one and name it, as in `make play PYTHON=python{oldest}`."
        )
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        name = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        raise SetupError(
            f"{sys.executable} cannot make environments: install its module venv (Debian, Ubuntu: apt install {name})."
        )


def make_venv() -> None:
    """Make `.venv`, and anew where it is broken, too old, or was made for another folder."""
    moved = PLACE.is_file() and PLACE.read_text(encoding="utf-8") != str(ROOT)
    if moved or not is_usable():
        tell("Making the environment .venv (once) ...")
        run([sys.executable, "-m", "venv", "--clear", str(VENV)])
    NOTES.mkdir(exist_ok=True)
    write_whole(PLACE, str(ROOT))


def is_usable() -> bool:
    """Whether `.venv` has a Python that is new enough and a pip."""
    question = f"import sys, pip; sys.exit(sys.version_info < {OLDEST})"
    if not PYTHON.exists():
        return False
    return subprocess.run([str(PYTHON), "-c", question], capture_output=True, check=False).returncode == 0


def write_whole(path: Path, text: str) -> None:
    """Write the file at once or not at all."""
    draft = path.with_name(path.name + ".new")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def pip(*arguments: str) -> None:
    """Run the environment's own pip, quietly."""
    # A user's `user = true` does not work inside an environment.
    run([str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments], {"PIP_USER": "0"})


def run(command: list[str], environment: dict[str, str] | None = None, folder: Path = ROOT) -> str:
    """Run a command and return its output; when it fails, the output is kept in a log, and its last error told."""
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **(environment or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode == 0:
        return done.stdout
    NOTES.mkdir(parents=True, exist_ok=True)
    LOG.write_text(done.stdout, encoding="utf-8")
    raise SetupError(f"{fault_of(done.stdout) or f'exit code {done.returncode}'}  (all of the output: {log_name()})")


def fault_of(output: str) -> str:
    """The line of a program's output that most likely says what went wrong; npm explains after it, others before."""
    lines = [line.strip() for line in COLOUR.sub("", output).splitlines() if line.strip()]
    errors = [line for line in lines if FAULT.match(line)]
    of_npm = [line for line in lines if FAULT_OF_NPM.match(line)]
    return (errors or of_npm[:1] or lines or [""])[-1]


def log_name() -> str:
    """The log, as one finds it from the project's folder."""
    return str(LOG.relative_to(ROOT))


def tell(text: str) -> None:
    """Say what is going on."""
    print(text, flush=True)

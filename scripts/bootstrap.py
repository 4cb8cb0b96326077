"""Make the project's own environment, `.venv`, from the locks; do nothing, quickly, when it is up to date.

`python scripts/bootstrap.py run|dev|bench` installs what a game, the tests and linters, or the benchmark need.
`python scripts/bootstrap.py lock` writes the locks anew from pyproject.toml.

Only the standard library, and syntax of Python 3.8: an old Python must get far enough to be told so.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
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

# A level is installed lock by lock. A higher level holds all packages of the lower ones.
LEVELS = {
    "run": ("requirements.lock", "requirements-build.lock"),
    "dev": ("requirements-dev.lock",),
    "bench": ("requirements-dev.lock", "requirements-bench.lock"),
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
)


class SetupError(Exception):
    """What is missing and what to do about it, in one line."""


def main(arguments: list[str]) -> int:
    """Bring `.venv` to the level asked for; return the exit code."""
    asked = arguments[0] if len(arguments) == 1 else ""
    try:
        if asked == "lock":
            write_locks()
        elif asked in LEVELS:
            ensure(asked)
        else:
            raise SetupError(f"usage: bootstrap.py {'|'.join([*LEVELS, 'lock'])}")
    except SetupError as error:
        print(error, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"The environment {VENV} cannot be made: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nInterrupted; the same command goes on from here.", file=sys.stderr)
        return 130
    return 0


def ensure(level: str) -> None:
    """Install what `level` needs unless it, or a level above it, is there already."""
    names = list(LEVELS)
    if any(is_current(name) for name in names[names.index(level) :]):
        return
    check_python()
    make_venv()
    for name in names:
        if not is_current(name):
            stamp(name).unlink(missing_ok=True)
    for lock in LEVELS[level]:
        tell(f"Installing the packages of {lock} ...")
        pip("install", "--require-hashes", "-r", lock)
    tell("Installing Stolik itself ...")
    pip("install", "--no-deps", "--no-build-isolation", "-e", ".")
    write_whole(stamp(level), digest(level))


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


def stamp(level: str) -> Path:
    """The file that is there, with the right digest, only after a whole installation of the level."""
    return NOTES / level


def is_current(level: str) -> bool:
    """Whether the level was installed from exactly the present locks, here."""
    note = stamp(level)
    return PYTHON.exists() and note.is_file() and note.read_text(encoding="utf-8") == digest(level)


def digest(level: str) -> str:
    """A digest of all that decides what the level's installation looks like."""
    state = hashlib.sha256(str(ROOT).encode())
    for name in ("pyproject.toml", *LEVELS[level]):
        state.update((ROOT / name).read_bytes())
    return state.hexdigest()


def write_whole(path: Path, text: str) -> None:
    """Write the file at once or not at all."""
    draft = path.with_name(path.name + ".new")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def pip(*arguments: str) -> None:
    """Run the environment's own pip, quietly."""
    run([str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments])


def run(command: list[str]) -> None:
    """Run a command; its output is kept in a log, and its last error told when it fails."""
    environment = {**os.environ, "PIP_USER": "0"}  # a user's `user = true` does not work inside an environment
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode == 0:
        return
    NOTES.mkdir(parents=True, exist_ok=True)
    LOG.write_text(done.stdout, encoding="utf-8")
    lines = done.stdout.strip().splitlines() or [f"exit code {done.returncode}"]
    errors = [line for line in lines if line.startswith("ERROR:")]
    raise SetupError(f"{(errors or lines)[-1]}  (is the network there? all of the output: {LOG.relative_to(ROOT)})")


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
            "--python-version", ".".join(str(part) for part in OLDEST),
            "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links",
            *sources, *constraints, "--output-file", lock,
        ])  # fmt: skip


def tell(text: str) -> None:
    """Say what is going on."""
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

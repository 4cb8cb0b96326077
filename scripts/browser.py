"""A Chromium for the tests: the machine's, else Debian's (as root), else npm's @sparticuz/chromium, else Playwright's.

One without windows, a headless shell, does a third less work for the same page: it is taken first, and where CI runs as
root it is installed although there is another browser. Which one was found is remembered in .venv.

Only the standard library, and syntax of Python 3.8, as in environment.py.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from scripts.environment import LOG, NOTES, PYTHON, ROOT, SetupError, log_name, run, tell, write_whole
from scripts.node import ensure_npm

if TYPE_CHECKING:
    from collections.abc import Sequence

SHELL = "chromium-headless-shell"
NAMES = (
    SHELL, "chrome-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome",
)  # fmt: skip
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
NOTE = NOTES / "chromium"
LOCKED = ROOT / "scripts/chromium"
UNPACKED = NOTES / "chromium-npm"
OF_PLAYWRIGHT = NOTES / "chromium-playwright"
UNPACK = "import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath())"
WHERE = (
    "from playwright.sync_api import sync_playwright\n"
    "with sync_playwright() as playwright: print(playwright.chromium.executable_path)"
)


def ensure_browser() -> None:
    """Find a browser or install one, and say which."""
    if remembered():
        return
    ways = (
        ("for CI", shell_for_ci),
        ("the machine's own", on_machine),
        ("of the system's packages", from_apt),
        ("of the npm package @sparticuz/chromium", from_npm),
        ("of Playwright", from_playwright),
    )
    for name, way in ways:
        try:
            path = way()
        except SetupError as error:
            tell(f"No browser {name}: {error}")
            continue
        if path and works(path):
            write_whole(NOTE, path)
            tell(f"The browser for the tests is {path}, {name}.")
            return
    hint = f"  (the last output: {log_name()})" if LOG.exists() else ""
    raise SetupError(f"There is no browser for the tests: install Chromium (Debian: apt install chromium){hint}")


def remembered() -> str:
    """The browser that was found before, when it is still there."""
    path = NOTE.read_text(encoding="utf-8") if NOTE.is_file() else ""
    return path if Path(path).is_file() else ""


def on_machine() -> str:
    """The first browser on the machine that runs."""
    paths = [shutil.which(name) for name in NAMES] + [str(MAC) if MAC.exists() else None]
    return next((path for path in paths if path and works(path)), "")


def works(path: str) -> bool:
    """Whether the program runs at all: Ubuntu's `chromium-browser` only says that there is a snap."""
    try:
        command = [path, "--no-sandbox", "--version"]
        return subprocess.run(command, capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def shell_for_ci() -> str:
    """Debian's headless shell, installed unless it is there; nobody else's machine gets a second browser."""
    if not os.environ.get("CI") or shutil.which(SHELL):
        return ""
    return installed((SHELL,))


def from_apt() -> str:
    """Debian's, installed."""
    return installed((SHELL, "chromium"))


def installed(packages: Sequence[str]) -> str:
    """The browser of the first of these packages that apt-get can install; only root can."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return ""
    tell("Installing Chromium with apt-get ...")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "-qq"], quiet)
    for package in packages:
        try:
            run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", package], quiet)
        except SetupError:
            if package == packages[-1]:
                raise
        else:
            break
    return on_machine()


def from_npm() -> str:
    """The one that @sparticuz/chromium carries, unpacked into .venv."""
    npm = ensure_npm()
    tell("Installing the npm package @sparticuz/chromium into .venv ...")
    shutil.rmtree(UNPACKED, ignore_errors=True)
    shutil.copytree(LOCKED, UNPACKED)
    npm.run("ci", folder=UNPACKED)
    return npm.node(UNPACK, {"TMPDIR": str(UNPACKED)}, UNPACKED).strip()


def from_playwright() -> str:
    """The one that Playwright downloads, into .venv."""
    tell("Installing Playwright's Chromium into .venv ...")
    place = {"PLAYWRIGHT_BROWSERS_PATH": str(OF_PLAYWRIGHT)}
    run([str(PYTHON), "-m", "playwright", "install", "chromium"], place)
    return run([str(PYTHON), "-c", WHERE], place).strip()

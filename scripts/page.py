"""The browser's page: built from web/ into src/stolik/static/, and again only when something that goes in has changed.

Only the standard library, and syntax of Python 3.8, as in environment.py.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from scripts.environment import NOTES, ROOT, tell, write_whole
from scripts.node import WEB, Npm, ensure_npm

if TYPE_CHECKING:
    from pathlib import Path

STATIC = ROOT / "src/stolik/static"
LOCALES = ROOT / "src/stolik/locales"
MODULES = WEB / "node_modules"
PAGE_STAMP = NOTES / "page"
MODULES_STAMP = MODULES / ".stolik"  # goes with what it vouches for
NOT_SOURCES = {"node_modules", "dist", "coverage", ".svelte-kit", ".vite", "test-results"}


def install_modules() -> None:
    """Bring web/node_modules to the state of the lock."""
    if is_current(MODULES_STAMP, modules_digest()):
        return
    npm = ensure_npm()
    tell("Installing the packages of web/package-lock.json ...")
    npm.run("ci")
    write_whole(MODULES_STAMP, modules_digest())


def build_page() -> None:
    """Build the page, unless it was built from exactly the present sources."""
    if is_built():
        return
    digest = page_digest()
    install_modules()
    npm = ensure_npm()
    tell("Building the page ...")
    PAGE_STAMP.unlink(missing_ok=True)
    build(npm, STATIC)
    write_whole(PAGE_STAMP, digest)


def is_built() -> bool:
    """Whether the page is there, built from exactly the present sources."""
    return (STATIC / "index.html").is_file() and is_current(PAGE_STAMP, page_digest())


def build(npm: Npm, target: Path) -> None:
    """Build the page into that folder; what was there goes."""
    npm.run("run", "build", "--", "--outDir", str(target), "--emptyOutDir")


def is_current(stamp: Path, digest: str) -> bool:
    """Whether the stamp says this digest."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == digest


def modules_digest() -> str:
    """A digest of all that decides what node_modules holds."""
    return digest_of([WEB / name for name in (".npmrc", "package.json", "package-lock.json")])


def page_digest() -> str:
    """A digest of all that decides what the page is: everything in web/, and the messages."""
    return digest_of([*sources(WEB), *sources(LOCALES)])


def sources(folder: Path) -> list[Path]:
    """The files of a folder and those below it, in a fixed order; nothing that programs wrote there."""
    found: list[Path] = []
    for path in sorted(folder.iterdir()):
        if path.name in NOT_SOURCES:
            continue
        if path.is_dir():
            found += sources(path)
        else:
            found.append(path)
    return found


def digest_of(paths: list[Path]) -> str:
    """A digest of files: where they are, and what stands in them."""
    state = hashlib.sha256()
    for path in paths:
        content = path.read_bytes() if path.is_file() else b""
        state.update(f"{path.relative_to(ROOT).as_posix()} {len(content)} ".encode() + content)
    return state.hexdigest()

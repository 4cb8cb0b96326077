"""Takes the pictures of the page: those of the READMEs, docs/images/*.png, or all screens into a folder.

`python -m scripts.screens`, or `python -m scripts.screens FOLDER [NAME...]`; the page must be built.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import sync_playwright

from scripts.browser import on_machine, remembered
from tests.support.gallery import Gallery, screens
from tests.support.people import DESKTOP, LOCALES, PHONE, Device, People, Scheme
from tests.support.serving import serving

IMAGES: Final = Path(__file__).parent.parent / "docs/images"
BEST: Final[dict[str, tuple[str, Device]]] = {
    "table-desktop": ("late", DESKTOP),
    "table-phone": ("opening-short", PHONE),
    "score-phone": ("pause-of-second-deal", PHONE),
    "choina-desktop": ("choina-drawn", DESKTOP),
    "cassino-desktop": ("cassino-selected", DESKTOP),
}
SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")


def draw_best(gallery: Gallery) -> None:
    """The pictures of the READMEs, in both languages."""
    by_name = {screen.name: screen for screen in screens()}
    for picture, (name, device) in BEST.items():
        for language in LOCALES:
            page = gallery.show(by_name[name], device, language, "light")
            path = IMAGES / f"{picture}-{language}.png"
            page.screenshot(path=path)
            print(f"docs/images/{path.name}")


def draw_all(gallery: Gallery, folder: Path, names: list[str]) -> None:
    """Every screen, or those of these names, on both devices, in both languages, light and dark."""
    for screen in screens():
        if names and screen.name not in names:
            continue
        for device in (DESKTOP, PHONE):
            for language in LOCALES:
                for scheme in SCHEMES:
                    page = gallery.show(screen, device, language, scheme)
                    page.screenshot(path=folder / f"{screen.name}-{device.name}-{language}-{scheme}.png")


def main() -> None:
    """Take what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("names", nargs="*")
    asked = parser.parse_args()
    program = remembered() or on_machine()
    with TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        gallery = Gallery(People(browser, server.url))
        if asked.folder is not None:
            asked.folder.mkdir(parents=True, exist_ok=True)
            draw_all(gallery, asked.folder, asked.names)
        else:
            draw_best(gallery)
        browser.close()


if __name__ == "__main__":
    main()

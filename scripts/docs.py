"""Writes the generated documents anew: `make docs`."""

from __future__ import annotations

from pathlib import Path

from scripts.docs_actions import actions_page
from scripts.docs_actions_cassino import cassino_page
from scripts.docs_actions_choina import choina_page
from scripts.docs_options import options_page
from scripts.pictures import draw_pictures

DOCS = Path(__file__).parent.parent / "docs"
PAGES = {
    "options.md": options_page,
    "actions-canasta.md": actions_page,
    "actions-choina.md": choina_page,
    "actions-cassino.md": cassino_page,
}


def main() -> None:
    """Write every page and picture."""
    for name, page in PAGES.items():
        (DOCS / name).write_text(page(), encoding="utf-8")
        print(f"docs/{name}")
    draw_pictures()


if __name__ == "__main__":
    main()

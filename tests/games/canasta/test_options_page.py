"""The page docs/options.md says what the schema says."""

from __future__ import annotations

from pathlib import Path

from scripts.docs_options import FAMILIES, options_page

PAGE = Path(__file__).parents[3] / "docs" / "options.md"


def test_the_page_is_what_the_schema_gives() -> None:
    assert PAGE.read_text(encoding="utf-8") == options_page()


def test_the_page_names_every_option_with_its_default() -> None:
    page = options_page()
    for schema in FAMILIES:
        for option in schema.options:
            assert f"### `{option.name}`\n" in page
    assert "| `15` | 15 cards | kurnik 2p, book 2p, samba" in page
    assert "| `160` | 160 |  |" in page
    assert "| `2500` | 2500 points |  |" in page

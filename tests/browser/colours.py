"""What a page shows that is told by nothing but colours, and what else tells it, so that this is no fault."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

CHECKS: Final = Path(__file__).with_name("colour_checks.js")
MOMENT: Final = 0.05
"""Seconds: what takes no longer is no movement."""

GLYPHS: Final = {"c", "d", "h", "s", "wild", "back", "now", "bad", "yes", "no"}
"""Classes beside which a glyph or a mark stands: suits, bars of wild cards, patterns, whose turn it is, notices."""

WORDS: Final = {"natural", "mixed", "won", "own", "drop", "minus", "they", "taken", "can", "not", "in", "sel", "new"}
"""Classes of what says itself in words or numbers, or whose cards have an edge or a place of their own."""

RANKS: Final = {
    "lead",
    "quiet-text",
    "waiting",
    "look",
    "why",
    "names",
    "score",
    "nil",
    "none",
    "thick",
    "primary",
    "one",
}
"""Classes that tell no states: how important a text is, what has a shadow."""

TOLD: Final = GLYPHS | WORDS | RANKS


def opened(page: Page) -> Page:
    """The same page, with the checks in it."""
    page.evaluate(CHECKS.read_text(encoding="utf-8"))
    return page


def by_colour_alone(page: Page, known: list[str]) -> list[str]:
    """Elements with the class or attribute that changes only colours there; what was looked at is added to `known`."""
    answer = page.evaluate("known => colourChecks.alone(known)", known)
    known += answer["seen"]
    return [element for element, state in answer["found"] if state not in TOLD]


def moving(page: Page) -> list[str]:
    """What moves for longer than a moment."""
    found: list[str] = page.evaluate("least => colourChecks.moving(least)", MOMENT)
    return found

"""Why the rules forbid something, in words."""

from __future__ import annotations

import re
from typing import Final

from stolik.cards import parse_card
from stolik.games.violation import RuleViolation
from stolik.text.cards import show_card
from stolik.text.catalogue import catalogue

_CARD: Final = re.compile(r"(?:10|[2-9JQKA])[cdhs]")
"""A card with its suit; ranks alone have the letters of a language from the messages themselves (`card-given`)."""


def violation_text(violation: RuleViolation, language: str) -> str:
    """The sentence that says what the rules refuse; cards in it as people see them."""
    params = dict(violation.params)
    card = params.get("card")
    if isinstance(card, str) and _CARD.fullmatch(card):
        params["card"] = show_card(parse_card(card), language)
    return catalogue(language).format(f"violation-{violation.code}", **params)

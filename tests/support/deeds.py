"""What happened, as a browser is told it, in the terminal's own terms: both make the same sentences of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolik.cards import parse_card
from stolik.desk.deeds import WILD, Deed
from stolik.games.canasta.classes import CLASS_TEXT, TWO
from stolik.games.event import HIDDEN


def deed_of(said: Mapping[str, Any]) -> Deed:
    """The deed that a message of the protocol names."""
    # how partners ask, and what is played, is known to the terminal from the rules
    params = {name: value for name, value in said.get("params", {}).items() if name not in ("ask", "game")}
    if "class" in params:
        params["class"] = TWO if params["class"] == WILD else CLASS_TEXT.index(params["class"])
    cards = tuple(parse_card(card) if card else HIDDEN for card in said.get("cards", ()))
    return Deed(said["code"], said.get("seat", -1), cards, params)

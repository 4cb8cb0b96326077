"""What happened, with the texts of cards."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.desk import said
from stolik.desk.card_texts import card_texts
from stolik.desk.deeds import WILD, Deed, deeds
from stolik.games.canasta.classes import CLASS_TEXT, TWO
from stolik.games.event import Event


def canasta_told(events: Iterable[Event], viewer: int, ask: str, game: str) -> tuple[said.Deed, ...]:
    """The deeds that a viewer may know of; `ask` is how partners may be asked, `game` the preset with its own words."""
    return tuple(_said(deed, ask, game) for deed in deeds(events, viewer))


def _said(deed: Deed, ask: str, game: str) -> said.Deed:
    params = deed.params
    if "class" in params:
        cls = int(params["class"])
        params = params | {"class": WILD if cls == TWO else CLASS_TEXT[cls]}
    if deed.code == "canasta_sequence":
        params = params | {"game": game}
    if deed.code == "asked":
        params = params | {"ask": ask}
    return said.Deed(deed.code, deed.seat, card_texts(deed.cards), params)

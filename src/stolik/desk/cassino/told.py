"""What happened, with the texts of cards."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.desk import said
from stolik.desk.card_texts import card_texts
from stolik.desk.deeds import deeds
from stolik.games.event import Event


def cassino_told(events: Iterable[Event], viewer: int) -> tuple[said.Deed, ...]:
    """The deeds that a viewer may know of."""
    return tuple(said.Deed(deed.code, deed.seat, card_texts(deed.cards), deed.params) for deed in deeds(events, viewer))

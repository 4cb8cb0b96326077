"""What happened last at a table, for those who come."""

from __future__ import annotations

from typing import Final

from stolik.desk.registry import has_piles
from stolik.games.event import Event
from stolik.table.sitting import Phase, Sitting

LAST_EVENTS: Final = 40
"""How many events those who come are told."""


def recent(sitting: Sitting) -> list[Event]:
    """The last events; where captured cards lie hidden only those of the last lap, for more would tell them."""
    told = list(sitting.events[-LAST_EVENTS:])
    hidden = has_piles(sitting.rule_set.preset) and not sitting.manners.open_piles and sitting.phase is Phase.PLAYING
    if hidden and told:
        laps = sorted({number for number, _ in told})[-len(sitting.places) :]
        told = [(number, event) for number, event in told if number >= laps[0]]
    return [event for _, event in told]

"""The table as everybody sees it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stolik.desk.cassino.felt import felt_of
from stolik.desk.cassino.lanes import lane
from stolik.desk.picture import Picture, Pile, SeatPicture
from stolik.desk.said import Said
from stolik.desk.sheets import sheets_of
from stolik.games.cassino.core import NEED_SEAT
from stolik.games.cassino.rules import Rules
from stolik.games.cassino.supply import dealings_of
from stolik.games.cassino.view import CassinoView
from stolik.games.event import Event

LINES: Final = ("cards", "spades", "big_cassino", "little_cassino", "aces", "sweeps")
"""The lines of a sheet in their order."""
TO_PLAY: Final = Said("desk-stage-cassino")
NO_PILE: Final = Pile(())


def cassino_picture(view: CassinoView, last_end: Event | None, *, open_piles: bool) -> Picture:
    """The picture of a spectator's view; without `open_piles` captured cards are shown after the round only (75)."""
    rules = view.rules
    playing = view.need == NEED_SEAT
    shows_piles = open_piles or not playing
    return Picture(
        goal=_goal(rules.target),
        deal=view.deal_number,
        dealer=view.dealer,
        turn=view.acting if playing else -1,
        stage=TO_PLAY if playing else None,
        seats=tuple(SeatPicture(rules.side(seat), view.sizes[seat]) for seat in range(rules.players)),
        lanes=tuple(lane(view, side, shows_pile=shows_piles) for side in range(rules.sides)),
        stock=view.stock_size,
        pile=NO_PILE,
        sheets=sheets_of(view, LINES, last_end),
        winners=view.winners,
        where=_where(rules, view.deal_number, view.dealt),
        table=felt_of(view),
        bare=True,
        single=True,
    )


@lru_cache(maxsize=8)
def _goal(target: int) -> Said:
    return Said("desk-goal-target", {"target": target}) if target else Said("desk-goal-round")


@lru_cache(maxsize=256)
def _where(rules: Rules, number: int, dealing: int) -> Said:
    """What is played to, which round it is, and which dealing of how many."""
    dealings = 1 if rules.draws else dealings_of(rules.players)
    params = {"target": rules.target, "number": max(number, 1), "dealing": max(dealing, 1), "dealings": dealings}
    return Said("desk-where-round", {**params})

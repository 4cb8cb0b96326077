"""The table as everybody sees it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stolik.desk.card_texts import CARD, card_texts
from stolik.desk.choina.claim import poll_of, seat_notes
from stolik.desk.choina.lanes import lane
from stolik.desk.picture import Picture, Pile, SeatPicture
from stolik.desk.said import Said
from stolik.desk.sheets import sheets_of
from stolik.games.choina.core import ANSWER, BUY, CLAIM, DRAW, NEED_SEAT, UNCOVERED
from stolik.games.choina.rules import Rules
from stolik.games.choina.view import ChoinaView
from stolik.games.event import Event

LINES: Final = ("going_out", "hand_cards")
"""The lines of a sheet in their order."""
TO_LAY: Final = Said("desk-stage-choina-play")
TO_LAY_ALL: Final = Said("desk-stage-choina-last")
TO_BUY: Final = Said("desk-stage-choina-buy")
BUYS: Final = Said("desk-waits-buy")
BY_A_PURCHASE: Final = Said("desk-pile-uncovered")


def choina_picture(view: ChoinaView, last_end: Event | None) -> Picture:
    """The picture of a spectator's view."""
    rules = view.rules
    polling = view.need == NEED_SEAT and view.phase in (CLAIM, ANSWER)
    notes = seat_notes(view)
    return Picture(
        goal=_goal(rules.deals),
        deal=view.deal_number,
        dealer=view.dealer,
        turn=-1 if polling or view.need != NEED_SEAT else view.acting,
        stage=_stage(view),
        awaited=BUYS if view.need == NEED_SEAT and view.phase == BUY else None,
        seats=tuple(
            SeatPicture(seat, view.sizes[seat], card_texts(view.known_cards(seat)), notes.get(seat))
            for seat in range(rules.players)
        ),
        lanes=tuple(lane(view, seat) for seat in range(rules.players)),
        stock=view.stock_size,
        pile=Pile(card_texts(view.pile), tag=_tag(view), spread=True),
        sheets=sheets_of(view, LINES, last_end),
        winners=view.winners,
        where=_where(view.rules, view.deal_number),
        poll=poll_of(view) if polling else None,
        seated=True,
        minus=True,
    )


@lru_cache(maxsize=8)
def _goal(deals: int) -> Said:
    return Said("desk-goal-choina", {"deals": deals})


@lru_cache(maxsize=64)
def _where(rules: Rules, deal: int) -> Said:
    """Which deal of how many is played, and what it asks for."""
    number = max(deal, 1)
    sets, runs = rules.contract(number)
    return Said(
        "desk-where-contract",
        {
            "deal": number,
            "deals": rules.deals,
            "sets": sets,
            "runs": runs,
            "extra": "yes" if deal > rules.deals else "no",
        },
    )


def _stage(view: ChoinaView) -> Said | None:
    if view.need != NEED_SEAT or view.phase in (CLAIM, ANSWER):
        return None
    if view.phase == BUY:
        return TO_BUY
    if view.phase == DRAW:
        return _to_draw(CARD[view.pile[-1]] if view.pile else "")
    return TO_LAY_ALL if view.last_deal and not view.rules.last_discard else TO_LAY


@lru_cache(maxsize=64)
def _to_draw(top: str) -> Said:
    return Said("desk-stage-choina-draw", {"card": top, "pile": "yes" if top else "no"})


def _tag(view: ChoinaView) -> Said | None:
    return BY_A_PURCHASE if view.need == NEED_SEAT and view.top_state == UNCOVERED and view.pile else None

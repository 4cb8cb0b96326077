"""The table as everybody sees it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stolik.desk.canasta.lanes import lane
from stolik.desk.canasta.piles import pile_of
from stolik.desk.canasta.sheets import canasta_sheets
from stolik.desk.card_texts import card_texts
from stolik.desk.picture import Picture, SeatPicture
from stolik.desk.said import Said
from stolik.games.canasta.classes import BLACK3, CLASS_OF, CLASS_TEXT, CLASSES, FOUR, JOKER, TWO, kinds_of
from stolik.games.canasta.core import ANSWER, DOUBLE, TAKE
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.view import CanastaView
from stolik.games.event import Event

WILD: Final = (CLASS_TEXT[TWO], CLASS_TEXT[JOKER])
TO_PLAY: Final = Said("desk-stage-play")
TO_FOLLOW: Final = Said("desk-stage-double")
FOLLOWS: Final = Said("desk-waits-double")
MAY_BUY: Final = Said("desk-stage-last-take")
LAST_TURN: Final = Said("desk-stage-last-play")
LAST_BUT_ONE: Final = Said("desk-stage-last-but-one")
"""The turn in which the stock was used up: after it the next player may still take the pile."""
BUYS: Final = Said("desk-waits-last-take")
NEXT_MAY_BUY: Final = "next_may_buy"
TO_EMPTY: Final = Said("desk-stage-out")
TO_STOP: Final = Said("desk-stage-stop")


def canasta_picture(view: CanastaView, last_end: Event | None) -> Picture:
    """The picture of a spectator's view."""
    rules = view.rules
    return Picture(
        goal=_goal(rules),
        deal=view.deal_number,
        dealer=view.dealer,
        turn=view.turn_seat,
        stage=_stage(view),
        awaited=_awaited(view),
        seats=tuple(_seat(view, seat) for seat in range(rules.players)),
        lanes=tuple(lane(view, side) for side in range(rules.sides)),
        stock=view.stock_size,
        pile=pile_of(view),
        wild=WILD,
        sheets=canasta_sheets(view, last_end),
        winners=view.winners,
        order="suit" if rules.sequences else "",
    )


@lru_cache(maxsize=64)
def _goal(rules: Rules) -> Said:
    if rules.match_end == "deals":
        return Said("desk-goal-deals", {"deals": rules.deals})
    return Said("desk-goal-target", {"target": rules.target})


def _stage(view: CanastaView) -> Said | None:
    if view.turn_seat < 0:
        return None
    if view.phase == TAKE:
        if _is_last(view) and view.pile:
            return MAY_BUY
        return _to_take(min(view.rules.draw_count, view.stock_size), _comes_loose(view))
    if view.phase == DOUBLE:
        return TO_FOLLOW
    if view.phase == ANSWER:
        return Said("desk-stage-answer", {"ask": view.rule_set.word("ask_partner")})
    if view.no_discard:
        return TO_EMPTY if view.must_out else TO_STOP
    if view.stock_size == 0 and view.rules.end_of_stock == NEXT_MAY_BUY:
        return LAST_TURN if _is_last(view) else LAST_BUT_ONE
    return TO_PLAY


def _awaited(view: CanastaView) -> Said | None:
    """What the others wait for in a turn that is none of the usual ones."""
    if view.turn_seat < 0:
        return None
    if view.phase == DOUBLE:
        return FOLLOWS
    return BUYS if _is_last(view) and view.phase == TAKE else None


def _is_last(view: CanastaView) -> bool:
    """Whether only this turn is left, of the player after the one who used up the stock."""
    return view.last_buy and view.rules.end_of_stock == NEXT_MAY_BUY


@lru_cache(maxsize=8)
def _to_take(draw: int, pile: bool) -> Said:
    return Said("desk-stage-take", {"draw": draw, "pile": "yes" if pile else "no"})


def _comes_loose(view: CanastaView) -> bool:
    """Whether there is a pile with a card on top that can be taken at all, by whoever holds the cards for it."""
    top = CLASS_OF[view.pile[-1]] if view.pile else JOKER
    return top >= FOUR or (top == BLACK3 and view.rules.black3_take)


def _seat(view: CanastaView, seat: int) -> SeatPicture:
    known = view.known[CLASSES * seat : CLASSES * (seat + 1)]
    return SeatPicture(view.rules.side_of[seat], view.sizes[seat], _known(known) if any(known) else ())


@lru_cache(maxsize=1024)
def _known(bits: tuple[int, ...]) -> tuple[str, ...]:
    return card_texts(kind for cls, of_class in enumerate(bits) for kind in kinds_of(of_class, cls))

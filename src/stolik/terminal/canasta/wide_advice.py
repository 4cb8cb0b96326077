"""What a player would think of where suits make sequences, ranks have two melds or wild cards lie on their own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from stolik.desk.canasta.laid import Laid, ends_of
from stolik.desk.canasta.spare import spare_first
from stolik.desk.canasta.ways import ways_of
from stolik.desk.card_texts import CARD
from stolik.games.canasta.classes import BLACK3, CLASS_OF, CLASS_TEXT, FOUR, TWO
from stolik.games.canasta.core import ANSWER, DOUBLE, TAKE
from stolik.games.canasta.rules import ASK_OFF
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.table_melds import RUN_MELD
from stolik.games.canasta.view import CanastaView
from stolik.table.table import Table


def obvious_in_wide_games(table: Table, view: CanastaView) -> Iterator[str]:
    """The actions that a player would think of, legal or not, with the cards that would move."""
    state = table.state
    assert isinstance(state, CanastaState)
    if view.phase == ANSWER:
        return
    if view.phase == TAKE:
        yield "draw"
        yield from (way.act for way in ways_of(state))
        yield from () if view.stock_size else ("pass",)
        return
    yield from _on_the_own_side(view, Laid(state.core))
    if view.phase == DOUBLE:
        yield from ("pass",) if view.lays else ()
        return
    if view.rules.ask != ASK_OFF:
        yield "ask"
    if view.no_discard:
        yield "stop"
    else:
        yield f"discard {CARD[view.cards[0]]}"


def _on_the_own_side(view: CanastaView, laid: Laid) -> Iterator[str]:
    ranked = sorted(view.cards, key=CLASS_OF.__getitem__)
    for cls, group in groupby(ranked, key=CLASS_OF.__getitem__):
        kinds = spare_first(list(group), view.cards)
        if cls >= BLACK3 and len(kinds) >= 3 and laid.may_begin(cls):
            yield "lay " + "".join(CARD[kind] for kind in kinds[:3])
        for meld in laid.of_rank.get(cls, []) if cls >= FOUR else []:
            yield f"add {CARD[kinds[0]]} to {meld.target}"
        if cls <= TWO:
            melds = [meld for meld in laid.melds if meld.kind != RUN_MELD and meld.cls != BLACK3 and meld.target]
            yield from (f"add {CARD[kinds[0]]} to {meld.target}" for meld in melds)
    for run in laid.runs:
        for end in ends_of(run.low, run.high, run.suit):
            if end and any(CARD[kind] == end for kind in view.cards):
                yield f"add {end} to {run.target}"
    for cls, melds in laid.of_rank.items():
        if len(melds) == 2 and cls >= FOUR:
            yield f"join {CLASS_TEXT[cls]}"

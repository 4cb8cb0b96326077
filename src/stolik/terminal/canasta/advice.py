"""What a player would think of, legal or not."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.games.canasta.classes import ACE, BLACK3, CLASS_OF, CLASS_TEXT, FOUR, JOKER, TWO, count
from stolik.games.canasta.core import ANSWER, DOUBLE, TAKE
from stolik.games.canasta.rules import ASK_OFF
from stolik.games.canasta.view import CanastaView
from stolik.table.table import Table
from stolik.terminal.canasta.wide_advice import obvious_in_wide_games

WILDS = (TWO, JOKER)


def obvious(table: Table, view: CanastaView) -> Iterable[str]:
    """The actions that a player would think of."""
    return obvious_in_wide_games(table, view) if view.rules.wide else _obvious(view)


def _obvious(view: CanastaView) -> Iterable[str]:
    """The actions that a player would think of, legal or not."""
    if view.phase == ANSWER:
        return
    if view.phase == TAKE:
        yield "draw"
        yield from _takes(view)
        yield from () if view.stock_size else ("pass",)
        return
    yield from _lays(view)
    yield from _adds(view)
    if view.phase == DOUBLE:
        yield from ("pass",) if view.lays else ()
        return
    if view.rules.ask != ASK_OFF:
        yield "ask"
    yield from _ends(view)


def _takes(view: CanastaView) -> Iterable[str]:
    top = CLASS_OF[view.pile[-1]] if view.pile else FOUR
    if not view.pile or top < FOUR:
        # no cards of the hand are to blame for that
        yield "take 3 3" if view.pile and top == BLACK3 and _has(view, BLACK3, 2) else "take onto 4"
        return
    text = CLASS_TEXT[top]
    ways = [f"take {text} {text}"]
    ways += [f"take {text} {CLASS_TEXT[wild]}" for wild in WILDS if _has(view, top, 1) and _has(view, wild, 1)]
    ways.append(f"take onto {text}")
    yield from ways
    if view.rules.top_alone and len(view.pile) + view.under > 1:
        yield from (way.replace("take", "take top", 1) for way in ways)


def _lays(view: CanastaView) -> Iterable[str]:
    for cls in range(ACE, BLACK3 - 1, -1):
        text = CLASS_TEXT[cls]
        if count(view.nat[view.side], cls):
            continue
        if _has(view, cls, 3):
            yield f"lay {text * 3}"
        elif cls != BLACK3 and _has(view, cls, 2):
            yield from (f"lay {text * 2}{CLASS_TEXT[wild]}" for wild in WILDS if _has(view, wild, 1))


def _adds(view: CanastaView) -> Iterable[str]:
    for cls in range(ACE, FOUR - 1, -1):
        if count(view.nat[view.side], cls):
            text = CLASS_TEXT[cls]
            if _has(view, cls, 1):
                yield f"add {text}"
            yield from (f"add {CLASS_TEXT[wild]} to {text}" for wild in WILDS if _has(view, wild, 1))


def _ends(view: CanastaView) -> Iterable[str]:
    if view.no_discard:
        yield "stop"
        return
    legal = {action.text for action in view.legal}
    held = [f"discard {CLASS_TEXT[cls]}" for cls in range(ACE + 1) if _has(view, cls, 1)]
    # where some can be discarded, all can
    yield from held if not legal.intersection(held) else ()


def _has(view: CanastaView, cls: int, number: int) -> bool:
    return count(view.hand, cls) >= number

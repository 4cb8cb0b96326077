"""The score sheets of the deals that are over."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stolik.desk.canasta.texts import card_texts
from stolik.desk.picture import Cell, Sheet, SheetLine
from stolik.desk.said import Said
from stolik.games.canasta.events import DealEnded
from stolik.games.canasta.scoring import DealScore
from stolik.games.canasta.view import CanastaView
from stolik.games.event import Event

CODES: Final = (
    "meld_cards",
    "natural_canastas",
    "mixed_canastas",
    "natural_sevens",
    "mixed_sevens",
    "sequence_canastas",
    "wild_canastas",
    "red_threes",
    "red_three_set",
    "going_out",
    "concealed",
    "double_out",
    "hand_cards",
    "black_threes_in_hand",
    "sevens_in_hand",
)
"""The lines of a sheet in their order."""


def sheets_of(view: CanastaView, last_end: Event | None) -> tuple[Sheet, ...]:
    """A sheet for each deal; the hands that were left are remembered of the last one."""
    return _sheets(view.sheets, view.scores, last_end if isinstance(last_end, DealEnded) else None)


@lru_cache(maxsize=1024)
def _sheets(scores: tuple[DealScore, ...], after: tuple[int, ...], last_end: DealEnded | None) -> tuple[Sheet, ...]:
    totals = list(after)
    found: list[Sheet] = []
    for score in reversed(scores):
        hands: tuple[tuple[str, ...], ...] = ()
        if last_end is not None and last_end.score.number == score.number:
            hands = tuple(card_texts(cards) for cards in last_end.hands)
        found.append(_sheet(score, tuple(totals), hands))
        totals = [total - points for total, points in zip(totals, score.points, strict=True)]
    return tuple(reversed(found))


def _sheet(score: DealScore, totals: tuple[int, ...], hands: tuple[tuple[str, ...], ...]) -> Sheet:
    ended = Said(f"event-deal_ended_{score.reason}", {"number": score.number})
    return Sheet(score.number, _lines(score), tuple(score.points), totals, ended, hands)


def _lines(score: DealScore) -> tuple[SheetLine, ...]:
    codes = [code for code in CODES if any(line.code == code for side in score.lines for line in side)]
    return tuple(SheetLine(Said(f"score-{code}"), _cells(score, code)) for code in codes)


def _cells(score: DealScore, code: str) -> tuple[Cell | None, ...]:
    by_side = [{line.code: Cell(line.count, line.points) for line in side} for side in score.lines]
    return tuple(cells.get(code) for cells in by_side)

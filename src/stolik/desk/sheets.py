"""The score sheets of the deals that are over."""

from __future__ import annotations

from functools import lru_cache

from stolik.desk.card_texts import card_texts
from stolik.desk.picture import Cell, Sheet, SheetLine
from stolik.desk.said import Said
from stolik.games.canasta.view import CanastaView
from stolik.games.cassino.view import CassinoView
from stolik.games.choina.view import ChoinaView
from stolik.games.deal_events import DealEnded
from stolik.games.deal_score import DealScore
from stolik.games.event import Event
from stolik.games.option import RuleSet
from stolik.text.rulebook import rules_of_line

Scored = CanastaView | ChoinaView | CassinoView


def sheets_of(view: Scored, codes: tuple[str, ...], last_end: Event | None) -> tuple[Sheet, ...]:
    """A sheet for each deal, its lines in the order of `codes`; the hands that were left are those of the last one."""
    return _sheets(
        view.sheets, view.scores, codes, view.rule_set, last_end if isinstance(last_end, DealEnded) else None
    )


@lru_cache(maxsize=1024)
def _sheets(
    scores: tuple[DealScore, ...],
    after: tuple[int, ...],
    codes: tuple[str, ...],
    rule_set: RuleSet,
    last_end: DealEnded | None,
) -> tuple[Sheet, ...]:
    totals = list(after)
    found: list[Sheet] = []
    for score in reversed(scores):
        hands: tuple[tuple[str, ...], ...] = ()
        if last_end is not None and last_end.score.number == score.number:
            hands = tuple(card_texts(cards) for cards in last_end.hands)
        found.append(_sheet(score, tuple(totals), _lines(score, codes, rule_set), hands))
        totals = [total - points for total, points in zip(totals, score.points, strict=True)]
    return tuple(reversed(found))


def _sheet(
    score: DealScore, totals: tuple[int, ...], lines: tuple[SheetLine, ...], hands: tuple[tuple[str, ...], ...]
) -> Sheet:
    ended = Said(f"event-deal_ended_{score.reason}", {"number": score.number})
    return Sheet(score.number, lines, tuple(score.points), totals, ended, hands)


def _lines(score: DealScore, order: tuple[str, ...], rule_set: RuleSet) -> tuple[SheetLine, ...]:
    codes = [code for code in order if any(line.code == code for side in score.lines for line in side)]
    return tuple(SheetLine(Said(f"score-{code}"), _cells(score, code), rules_of_line(rule_set, code)) for code in codes)


def _cells(score: DealScore, code: str) -> tuple[Cell | None, ...]:
    by_side = [{line.code: Cell(line.count, line.points) for line in side} for side in score.lines]
    return tuple(cells.get(code) for cells in by_side)

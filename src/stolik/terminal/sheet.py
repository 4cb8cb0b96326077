"""Score sheets: a deal line by line, and all deals of a match."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from stolik.desk.canasta.sheets import CODES
from stolik.games.deal_events import DealEnded
from stolik.games.deal_score import DealScore, ScoreLine
from stolik.terminal.paint import LINE, flow, title
from stolik.terminal.words import Words, points_text

MINUS = "−"
NUMBER_WIDTH = 6
NARROW = 12
ONE_OF_A_KIND = ("going_out", "concealed", "double_out", "big_cassino", "little_cassino")
"""Lines that nobody counts."""


def deal_sheet(ended: DealEnded, before: Sequence[int], words: Words, width: int) -> list[str]:
    """The score of a deal: every line of every side, the sum, and the totals before and after."""
    score = ended.score
    rows = [_code_row(code, score, words) for code in _codes(score)]
    rows.append([])
    rows.append(_sum_row("sheet-deal", score.points, words))
    rows.append(_sum_row("sheet-before", before, words))
    totals = [old + new for old, new in zip(before, score.points, strict=True)]
    rows.append(_sum_row("sheet-total", totals, words))
    head = title([words.about("sheet-title", number=score.number)], width)
    return [*head, *_table(rows, words, width), "", *_hands_left(ended, words, width)]


def match_sheet(
    sheets: Sequence[DealScore], totals: Sequence[int], words: Words, width: int, *, minus: bool = False
) -> list[str]:
    """What each deal brought, and the totals; with `minus`, points against somebody in a column of their own."""
    if not sheets:
        return [" " + words.about("sheet-none")]
    if minus:
        rows = _rows_of_two(sheets, totals, words)
        return [*title([words.say("sheet-match")], width), *_table(rows, words, width)]
    rows = [_sum_row("sheet-of-deal", sheet.points, words, number=sheet.number) for sheet in sheets]
    rows.append([])
    rows.append(_sum_row("sheet-total", totals, words))
    return [*title([words.say("sheet-match")], width), *_table(rows, words, width)]


def _codes(score: DealScore) -> list[str]:
    """The codes of all lines, in the order in which a sheet has them."""
    found = list(dict.fromkeys(line.code for side in score.lines for line in side))
    order = [code for code in CODES if code in found]
    return order + [code for code in found if code not in order]


def _code_row(code: str, score: DealScore, words: Words) -> list[str]:
    row = [words.say(f"score-{code}")]
    for side in _sides(words):
        line = next((line for line in score.lines[side] if line.code == code), None)
        row += ["", "—"] if line is None else [_count(line), points_text(line.points)]
    return row


def _count(line: ScoreLine) -> str:
    return "" if line.code in ONE_OF_A_KIND else f"({line.count})"


def _sum_row(message: str, points: Sequence[int], words: Words, **params: int) -> list[str]:
    row = [words.about(message, **params)]
    for side in _sides(words):
        row += ["", points_text(points[side])]
    return row


def _rows_of_two(sheets: Sequence[DealScore], totals: Sequence[int], words: Words) -> list[list[str]]:
    """The deals with a column for plus and one for minus points of every side, as on paper."""
    sides = _sides(words)
    rows = [["", *["+", MINUS] * len(sides)]]
    for sheet in sheets:
        rows.append([words.about("sheet-of-deal", number=sheet.number)])
        for side in sides:
            made = sheet.points[side]
            rows[-1] += [str(made), ""] if made > 0 else ["", str(-made)]
    rows += [[], [words.say("sheet-sums")]]
    for side in sides:
        points = [sheet.points[side] for sheet in sheets]
        rows[-1] += [str(sum(each for each in points if each > 0)), str(-sum(each for each in points if each < 0))]
    return [*rows, _sum_row("sheet-total", totals, words)]


def _sides(words: Words) -> list[int]:
    return sorted(set(words.side_of), key=lambda side: side != words.side)


def _table(rows: Sequence[Sequence[str]], words: Words, width: int) -> list[str]:
    """Rows in columns: a label, then for every side how many and how many points. An empty row is a line."""
    names = [words.side_name(side) for side in _sides(words)]
    label = max(cell_len(row[0]) for row in rows if row)
    columns = max(NUMBER_WIDTH, *(cell_len(name) for name in names)) + NUMBER_WIDTH + 1
    label = min(label, max(width - 1 - columns * len(names), NARROW))
    lines = [" " + " " * label + "".join(name.rjust(columns) for name in names)]
    for row in rows:
        if not row:
            lines.append(" " + LINE * min(label + columns * len(names), width - 1))
            continue
        cells = [f"{row[at]} {row[at + 1]:>{NUMBER_WIDTH}}".rjust(columns) for at in range(1, len(row), 2)]
        *wrapped, last = flow([row[0]], label + 1)
        lines += [*wrapped, " " + last.strip().ljust(label) + "".join(cells)]
    return lines


def _hands_left(ended: DealEnded, words: Words, width: int) -> list[str]:
    """The cards that were left, for everybody to see."""
    left = [
        words.say("sheet-hand", name=words.name(seat), cards=words.cards(cards))
        for seat, cards in enumerate(ended.hands)
        if cards
    ]
    return [line for hand in left for line in flow([hand], width)]

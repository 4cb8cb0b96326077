"""Lines of text for the screen: broken to its width, cards in the colours of their suits.

Colour only repeats what the signs say.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

SUIT_STYLES = {"♠": "bold", "♥": "bold red3", "♦": "bold dark_orange3", "♣": "bold deep_sky_blue3"}
CARD = re.compile(r"[0-9A-Z]{1,2}[♠♥♦♣]")
GAP = "   "
LINE = "─"


def painted(text: str) -> Text:
    """A line whose cards have the colours of their suits; the words of a title stand out from it."""
    line = Text(text)
    if text.startswith(LINE):
        line.stylize("bold")
        line.highlight_regex(f"{LINE}+", "not bold dim")
    for card in CARD.finditer(text):
        line.stylize(SUIT_STYLES[card[0][-1]], *card.span())
    return line


def flow(items: Sequence[str], width: int, indent: int = 1, gap: str = GAP, hang: int = 0) -> list[str]:
    """The items in as few lines as they need; none is broken unless it is wider than the screen.

    Lines after the first are indented by `hang` more.
    """
    lines: list[str] = []
    for item in items:
        for at, piece in enumerate(_pieces(item, width - indent - hang)):
            joined = f"{lines[-1]}{gap}{piece}" if lines and at == 0 else ""
            if joined and cell_len(joined) <= width:
                lines[-1] = joined
            else:
                lines.append(" " * (indent + (hang if lines else 0)) + piece)
    return lines


def _pieces(item: str, width: int) -> list[str]:
    if cell_len(item) <= width:
        return [item]
    pieces = [""]
    for word in item.split():
        joined = f"{pieces[-1]} {word}" if pieces[-1] else word
        if pieces[-1] and cell_len(joined) > width:
            pieces.append(word)
        else:
            pieces[-1] = joined
    return pieces


def title(parts: Sequence[str], width: int) -> list[str]:
    """A line across the screen with words in it, or as many lines as the words need.

    Where a part goes on in the next line, nothing is drawn between its words.
    """
    said = [part for part in parts if part]
    gap = f" {LINE} "
    lines = flow(said, width, indent=3, gap=gap)
    first = f"{LINE * 2} {lines[0].strip()}"
    rest = width - cell_len(first) - 1
    whole = first.rpartition(gap)[2].removeprefix(f"{LINE * 2} ") in said
    return [f"{first} {LINE * rest}" if rest > 0 and whole else first, *lines[1:]]


def ends(left: str, right: str, width: int) -> list[str]:
    """Something at the left end of a line and something at the right end, or both below each other."""
    space = width - cell_len(left) - cell_len(right)
    return [f"{left}{' ' * space}{right}"] if space >= 2 else [*flow([left], width, 0), *flow([right], width, 0)]

"""Draws the pictures of the READMEs, docs/images/terminal-*.svg, from a real match: `make docs`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import DEFAULT_TERMINAL_THEME

from stolik.bots.registry import bot
from stolik.games.canasta.core import PLAY
from stolik.games.canasta.view import CanastaView
from stolik.games.registry import parse_rule_set
from stolik.table.seat import Seat
from stolik.table.table import Table
from stolik.terminal.canasta.menu import menu_of
from stolik.terminal.families import family_of
from stolik.terminal.family import Scene
from stolik.terminal.hand import Order
from stolik.terminal.start import NAMES
from stolik.terminal.transcript import Transcript
from stolik.terminal.words import Words

IMAGES = Path(__file__).parent.parent / "docs" / "images"
RULES = "kurnik@1 players=4"
SEED = 24
TURNS = 7
WIDTH, HEIGHT = 92, 26
WITHOUT_FONTS = re.sub(r"<!--.*?-->\s*|@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
"""No font is fetched from anywhere: the reader's own fixed-width one is used."""


def picture(language: str) -> str:
    """The table in the middle of the person's seventh turn, as SVG."""
    rule_set = parse_rule_set(RULES)
    seats = [Seat("Ala"), *(Seat(name, "greedy") for name in NAMES[:3])]
    transcript = Transcript()
    table = Table(rule_set, SEED, seats, listener=transcript.note)
    table.supply()
    turns = 0
    while turns < TURNS:
        if table.bot_is_next:
            table.play_bot()
            continue
        view = _own_view(table)
        if view.phase == PLAY and not view.lays:
            turns += 1
        if turns < TURNS:
            table.act(0, bot("greedy").choose(view, 1))
    view = _own_view(table)
    words = Words(language, seats, rule_set, 0)
    lines = family_of(rule_set).frame(
        view,
        words,
        Scene(Order.RANK, transcript.between(transcript.dealt, transcript.last, words), menu_of(view), WIDTH, HEIGHT),
    )
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for line in lines:
        console.print(line, soft_wrap=False)
    return console.export_svg(
        title="stolik play kurnik", theme=DEFAULT_TERMINAL_THEME, code_format=WITHOUT_FONTS, unique_id="stolik"
    )


def _own_view(table: Table) -> CanastaView:
    view = table.view(0)
    assert isinstance(view, CanastaView)
    return view


def draw_pictures() -> None:
    """Write both pictures."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    for language in ("en", "pl"):
        (IMAGES / f"terminal-{language}.svg").write_text(picture(language), encoding="utf-8")
        print(f"docs/images/terminal-{language}.svg")

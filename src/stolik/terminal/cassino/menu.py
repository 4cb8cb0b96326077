"""What can be done as a numbered list: of takes, builds, calls and raises the largest, and what can be trailed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len

from stolik.games.cassino.move import VERBS, Move
from stolik.games.cassino.view import CassinoView
from stolik.terminal.cassino.hand import by_value
from stolik.terminal.cassino.moves import has_part, trail, worthwhile
from stolik.terminal.cassino.texts import after_verb
from stolik.terminal.menu import Choice, Menu, numbered
from stolik.terminal.words import Words

GROUPS: Final = ("take", "build", "call", "raise", "trail")
LEAST: Final = 2
"""So many choices of a kind are listed, however long they are."""
SPACE: Final = 140
"""So many characters the choices of one kind may take."""
AROUND: Final = 6
"""Characters around a choice: its number and the space to the next one."""


def menu_of(view: CassinoView, words: Words) -> Menu:
    """What the seat that looks can do."""
    if not view.acts:
        return []
    core = view.own_core()
    moves = worthwhile(core)
    by_verb = {verb: [move for move in moves if VERBS[move.verb] == verb] for verb in GROUPS}
    by_verb["trail"] = [trail(card) for card in by_value(move.card for move in by_verb["trail"])]

    def choices(found: Iterable[Move]) -> Iterable[Choice]:
        used = 0
        for at, move in enumerate(found):
            shown = after_verb(core, move, words)
            used += cell_len(shown) + AROUND
            if at >= LEAST and used > SPACE:
                return
            yield Choice(0, move, risky=False, alike=has_part(core, move), shown=shown)

    return numbered((verb, choices(by_verb[verb])) for verb in GROUPS)

"""The melds of a side, each in a few characters."""

from __future__ import annotations

from stolik.games.canasta.classes import BLACK3, CLASSES, JOKER, TWO, count
from stolik.games.canasta.holding import canastas
from stolik.games.canasta.view import CanastaView
from stolik.terminal.words import Words, glued

CANASTA = 7


def meld_texts(view: CanastaView, side: int, words: Words) -> list[str]:
    """The melds from aces down to black threes, canastas first and called by their kind."""
    shown: list[tuple[bool, str]] = []
    for cls in range(CLASSES - 1, BLACK3 - 1, -1):
        naturals = count(view.nat[side], cls)
        if naturals:
            twos, jokers = count(view.twos[side], cls), count(view.jokers[side], cls)
            size = naturals + twos + jokers
            cards = [words.rank(cls)] * naturals + [words.rank(TWO)] * twos + [words.rank(JOKER)] * jokers
            kind = "natural" if twos + jokers == 0 else "mixed"
            is_canasta = size >= CANASTA
            text = glued(cards)
            shown.append((is_canasta, words.say(f"meld-{kind}", cards=text, count=size) if is_canasta else text))
    return [text for _, text in sorted(shown, key=lambda meld: not meld[0])]


def canastas_missing(view: CanastaView, side: int) -> int:
    """How many canastas a side still needs to go out."""
    return max(view.rules.canastas_needed - canastas(view.nat[side], view.twos[side], view.jokers[side]), 0)

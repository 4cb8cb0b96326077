"""The melds of a side, each in a few characters."""

from __future__ import annotations

from stolik.desk.canasta.laid import canastas_made
from stolik.games.canasta.classes import BLACK3, CLASS_OF, CLASSES, JOKER, TWO, count
from stolik.games.canasta.red_threes import red_three_points
from stolik.games.canasta.runs import sambas
from stolik.games.canasta.table_melds import RANK_MELD, RUN_MELD, TableMeld, table_melds
from stolik.games.canasta.view import CanastaView
from stolik.terminal.words import Words, glued

CANASTA = 7


def meld_texts(view: CanastaView, side: int, words: Words) -> list[str]:
    """The melds from aces down to black threes, canastas first and called by their kind."""
    if view.rules.wide:
        return _of_all_kinds(view, side, words)
    shown: list[tuple[bool, str]] = []
    for cls in range(CLASSES - 1, BLACK3 - 1, -1):
        naturals = count(view.nat[side], cls)
        if naturals:
            text = _cards(cls, naturals, count(view.twos[side], cls), count(view.jokers[side], cls), words)
            size = naturals + count(view.twos[side], cls) + count(view.jokers[side], cls)
            kind = "natural" if size == naturals else "mixed"
            is_canasta = size >= CANASTA
            shown.append((is_canasta, words.say(f"meld-{kind}", cards=text, count=size) if is_canasta else text))
    return [text for _, text in sorted(shown, key=lambda meld: not meld[0])]


def _of_all_kinds(view: CanastaView, side: int, words: Words) -> list[str]:
    """Ranks, of which one may lie twice, then sequences by their ends, then wild cards alone."""
    melds = table_melds(view, side)
    melds = [
        *sorted((meld for meld in melds if meld.kind == RANK_MELD), key=lambda meld: (-meld.cls, meld.slot)),
        *(meld for meld in melds if meld.kind != RANK_MELD),
    ]
    return [_text(meld, view.rule_set.preset, words) for meld in sorted(melds, key=lambda meld: not meld.finished)]


def _text(meld: TableMeld, game: str, words: Words) -> str:
    if meld.kind == RUN_MELD:
        text, kind = words.action(meld.target), "sequence"
    else:
        twos = sum(CLASS_OF[kind] == TWO for kind in meld.cards)
        text = _cards(meld.cls, meld.size - meld.wilds, twos, meld.wilds - twos, words)
        text = f"{words.action(meld.target)}: {text}" if meld.slot == 1 else text
        kind = "bolivia" if meld.kind != RANK_MELD else "mixed" if meld.wilds else "natural"
    return words.say(f"meld-{kind}", cards=text, count=meld.size, game=game) if meld.finished else text


def _cards(cls: int, naturals: int, twos: int, jokers: int, words: Words) -> str:
    return glued([words.rank(cls)] * naturals + [words.rank(TWO)] * twos + [words.rank(JOKER)] * jokers)


def red_three_text(view: CanastaView, side: int, words: Words) -> list[str]:
    """The red threes of a side, with what they count now for it or against it; nothing if it has none."""
    threes = view.red_threes(side)
    if not threes:
        return []
    points = red_three_points(view, side)
    counts = "for" if points > 0 else "against"
    return [
        words.say("side-red-threes", count=len(threes), cards=words.cards(threes), counts=counts, points=abs(points))
    ]


def canastas_missing(view: CanastaView, side: int) -> int:
    """How many canastas a side still needs to go out; a samba that must be among them is one (C19)."""
    lacks_samba = view.rules.need_samba and not sambas(view.runs[side])
    return max(view.rules.canastas_needed - canastas_made(view, side), int(lacks_samba))

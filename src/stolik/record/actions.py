"""The texts of actions as records write them: one way for each, with the very cards that move."""

from __future__ import annotations

import re
from typing import Final

from stolik.cards import KINDS, RED_JOKER, card_text

KIND_OF: Final = {card_text(kind): kind for kind in range(KINDS)}

_CARD: Final = r"(?:(?:10|[2-9JQKA])[cdhs]|Jk[rb])"
_RANK: Final = r"(?:10|[3-9JQKA])"
_RUN: Final = rf"{_RANK}[cdhs]-{_RANK}[cdhs] (?:high|low)"
_CANASTA: Final = re.compile(
    rf"draw|pass|stop|ask|yes|no"
    rf"|take (?:top )?(?:onto (?:{_RANK}(?:/2)?|{_RUN})|{_CARD} {_CARD}(?: to {_RANK}/2)?)"
    rf"|lay {_CARD}{{3}}|lay (?:3[cs]){{4}}"
    rf"|add {_CARD}(?: to (?:2|{_RANK}(?:/2)?))?"
    rf"|join {_RANK}"
    rf"|run {_CARD}{{3}}|extend {_RUN}"
    rf"|discard {_CARD}"
)
_SUITED: Final = r"(?:10|[2-9JQKA])[cdhs]"
_CHOINA: Final = re.compile(
    r"draw|take|ask|pass|allow|refuse|buy [1-9][0-9]?"
    rf"|lay (?:{_SUITED}){{3,8}}|run {_SUITED}-{_SUITED}"
    rf"|add {_SUITED} to [0-4]:(?:(?:10|[2-9JQKA])(?:/2)?|[cdhs](?:/2)?(?: low| high)?)"
    rf"|discard {_SUITED}"
)
_COMBINATION: Final = r"[BC](?:1[0-4]|[1-9])(?:/(?:[2-9]|[12][0-9]))?"
_CASSINO: Final = re.compile(
    rf"trail {_SUITED}"
    rf"|(?:take|(?:build|call|raise) (?:1[0-4]|[1-9])) {_SUITED}:(?=.)(?: {_SUITED})*(?: {_COMBINATION})*"
)
_GRAMMARS: Final = {"canasta": _CANASTA, "choina": _CHOINA, "cassino": _CASSINO}
_CARDS: Final = re.compile(_CARD)
_TWO: Final = 4


def is_action(text: str, family: str) -> bool:
    """Whether a text is an action of a game family with its cards, whatever their order."""
    return _GRAMMARS[family].fullmatch(text) is not None


def is_sorted(text: str) -> bool:
    """Whether the cards of an action stand as they must: naturals by rank and suit, wild cards behind them.

    A sequence that is named by its ends may begin with the ace. Table cards, behind a colon, stand by rank and suit.
    """
    if text.startswith("run ") and "-" in text:
        return True
    _, colon, table = text.partition(": ")
    if colon:
        kinds = [KIND_OF[card] for card in _CARDS.findall(table)]
        return kinds == sorted(kinds)
    kinds = [KIND_OF[card] for card in _CARDS.findall(text)]
    return kinds == sorted(kinds, key=lambda kind: (_is_wild(kind), kind))


def _is_wild(kind: int) -> bool:
    return kind < _TWO or kind >= RED_JOKER

"""Which cards the texts of actions name."""

from __future__ import annotations

import re
from typing import Final

from stolik.cards import ANY_SUIT, SUIT_TEXT, CardError, parse_patterns
from stolik.games.canasta.classes import ACE, CLASS_TEXT, FOUR, KIND_AT
from stolik.games.violation import NotationError

TOP_WORD: Final = "top"
"""The word of an action that takes the top card alone."""
TO_A_MELD: Final = ("to", "onto")
"""After these words of an action stands the name of a meld."""
JOIN_WORD: Final = "join"
EXTEND: Final = "extend"
"""The word of an action that lengthens a sequence; it names no card, but the sequence and the end."""
LOW: Final = "low"
HIGH: Final = "high"
RUN: Final = re.compile(r"(10|[4-9JQKA])([cdhs])-(10|[4-9JQKA])\2")


def named_cards(act: str) -> list[int]:
    """The exact cards that an action or play names, without the melds they go to."""
    found: list[int] = []
    for step in act.split(";"):
        words = [word for word in step.split()[1:] if word != TOP_WORD]
        if step.split(maxsplit=1)[:1] == [EXTEND] and len(words) == 2:
            found += _at_the_end(*words)
            continue
        end = next((at for at, word in enumerate(words) if word in TO_A_MELD), len(words))
        found += _exact(" ".join(words[:end]))
    return found


def _exact(cards: str) -> list[int]:
    try:
        return [4 * rank + suit for rank, suit in parse_patterns(cards) if suit != ANY_SUIT]
    except CardError:
        return []


def run_ends(text: str) -> tuple[int, int, int]:
    """The classes of the two ends of a sequence such as `5h-9h`, and its suit. Raises NotationError."""
    found = RUN.fullmatch(text)
    if found is None:
        raise NotationError("one_rank_named", text)
    return CLASS_TEXT.index(found[1]), CLASS_TEXT.index(found[3]), SUIT_TEXT.index(found[2])


def _at_the_end(run: str, end: str) -> list[int]:
    """The card that lengthens a sequence at this end."""
    try:
        low, high, suit = run_ends(run)
    except NotationError:
        return []
    cls = low - 1 if end == LOW else high + 1
    return [KIND_AT[cls][suit]] if FOUR <= cls <= ACE else []

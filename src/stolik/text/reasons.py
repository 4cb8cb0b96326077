"""Why a bot advises something, in words: the cards, ranks and seats that its reasons name as people know them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stolik.cards import ANY_SUIT, parse_patterns
from stolik.text.cards import show_card, show_rank
from stolik.text.catalogue import Param, catalogue

CARDS: Final = ("card", "rank")
SEAT: Final = "seat"


def reason_text(code: str, params: Mapping[str, int | str], language: str, names: Sequence[str]) -> str:
    """A reason as a clause without a subject; `names` are those of the seats.

    `seat` becomes a name, `card` and `rank` have the letters of the language; the others are numbers.
    """
    shown: dict[str, Param] = dict(params)
    for name in CARDS:
        if name in shown:
            shown[name] = _card(str(shown[name]), language)
    if SEAT in shown:
        shown[SEAT] = names[int(shown[SEAT])]
    return catalogue(language).format(f"reason-{code}", **shown)


def points_text(points: float, language: str) -> str:
    """Points of an expectation: whole ones, tenths where there are fewer than ten."""
    tenths = round(10 * points)
    if tenths >= 100 or tenths % 10 == 0:
        whole = round(points)
        return catalogue(language).format("hint-points", count=whole, points=str(whole), whole=True)
    number = f"{tenths // 10}.{tenths % 10}".replace(".", catalogue(language).format("hint-decimal-sign"))
    return catalogue(language).format("hint-points", count=tenths, points=number, whole=False)


def _card(text: str, language: str) -> str:
    """A card or a rank of notation; what is neither stays as it is."""
    try:
        ((rank, suit),) = parse_patterns(text)
    except ValueError:
        return text
    return show_rank(rank, language) if suit == ANY_SUIT else show_card(4 * rank + suit, language)

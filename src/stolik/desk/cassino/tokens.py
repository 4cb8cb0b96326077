"""What lies on the table, by the words that name it: loose cards by their texts, combinations as moves name them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from stolik.desk.card_texts import CARD, kinds_of_texts
from stolik.games.cassino.core import Core
from stolik.games.cassino.moves import combo_names
from stolik.games.cassino.values import ACE, kinds_of
from stolik.games.violation import NotationError

CARD_PLACE: Final = "card:"
STACK_PLACE: Final = "stack:"
TABLE_PLACE: Final = "table"
NO_CARD: Final = -1


@dataclass(frozen=True)
class Selection:
    """What somebody has selected: a card of his hand (NO_CARD: none), loose cards (a mask) and combinations (a mask
    over their places).
    """

    card: int
    loose: int
    combos: int

    @property
    def has_table(self) -> bool:
        """Whether anything on the table is selected."""
        return bool(self.loose or self.combos)


def selection(core: Core, texts: Iterable[str]) -> Selection:
    """The selection that these words name. Raises NotationError for what is neither in the hand nor on the table."""
    names = combo_names(core)
    hand = core.hands[core.seat]
    card, loose, combos = NO_CARD, 0, 0
    for text in texts:
        if text in names:
            combos |= 1 << names.index(text)
            continue
        (kind,) = kinds_of_texts([text])
        if core.loose >> kind & 1:
            loose |= 1 << kind
        elif not hand >> kind & 1:
            raise NotationError("no_card", text)
        elif card not in (NO_CARD, kind):
            raise NotationError("one_card", text)
        else:
            card = kind
    return Selection(card, loose, combos)


def place_text(place: str) -> str:
    """The word for what lies at a place of the table. Raises NotationError for a place that is none."""
    for prefix in (CARD_PLACE, STACK_PLACE):
        if place.startswith(prefix):
            return place.removeprefix(prefix)
    raise NotationError("no_card", place)


def tokens(core: Core, loose: int, combos: int) -> tuple[str, ...]:
    """The words for some loose cards and combinations."""
    names = combo_names(core)
    return (*(CARD[kind] for kind in by_value(loose)), *(names[index] for index in kinds_of(combos)))


def by_value(cards: int) -> list[int]:
    """The cards of a mask as they lie best: aces, which count one, first."""
    kinds = kinds_of(cards)
    return [kind for kind in kinds if kind >> 2 == ACE] + [kind for kind in kinds if kind >> 2 != ACE]


def added(kinds: Sequence[int]) -> str:
    """Cards of a sum: `3c + 5d`."""
    return " + ".join(CARD[kind] for kind in kinds)

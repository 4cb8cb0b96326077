"""The legal moves of a core as plain numbers, for those who look many moves ahead."""

from __future__ import annotations

from itertools import islice
from typing import Final

from stolik.games.cassino.core import Core, values_in
from stolik.games.cassino.duty import is_bound, may_trail
from stolik.games.cassino.makes import makes
from stolik.games.cassino.move import TAKE, TRAIL
from stolik.games.cassino.table import justified
from stolik.games.cassino.takes import takes
from stolik.games.cassino.values import ALL, KINDS, kinds_of

Reply = tuple[int, int, int, int, int]
"""Card, verb, value, loose cards and combinations of a move, as `perform` wants them."""
Use = tuple[int, int, int, int]
"""The same without the card."""
MOST: Final = 40
"""The most takes, or combinations, of one card that are looked at."""


class Replies:
    """Finds moves, and keeps what cards can do with a table: in a search the same tables come again and again.

    `every` move is found, or of the takes of a card none that is a part of another.
    """

    def __init__(self, *, every: bool) -> None:
        self.every: Final = every
        self._takes: Final[dict[tuple[int, ...], list[Use]]] = {}
        self._makes: Final[dict[tuple[int, ...], list[Use]]] = {}

    def of(self, core: Core) -> list[Reply]:
        """The moves of the player in turn, at least one."""
        is_bound(core)
        found: list[Reply] = []
        some = core.loose or core.combos
        for card in kinds_of(core.hands[core.seat]):
            if some:
                found += [(card, *use) for use in self._taking(core, card)]
                found += [(card, *use) for use in self._making(core, card)]
            if may_trail(core, card):
                found.append((card, TRAIL, 0, 0, 0))
        return found

    def _taking(self, core: Core, card: int) -> list[Use]:
        key = self._key(core, card)
        known = self._takes.get(key)
        if known is None:
            known = [(TAKE, 0, chosen & ALL, chosen >> KINDS) for chosen in islice(takes(core, card), MOST)]
            if not self.every:
                known = _whole(known)
            self._takes[key] = known
        return known

    def _making(self, core: Core, card: int) -> list[Use]:
        key = (justified(core, card), *self._key(core, card))
        known = self._makes.get(key)
        if known is None:
            known = self._makes[key] = [
                (verb, value, chosen & ALL, chosen >> KINDS) for verb, value, chosen in islice(makes(core, card), MOST)
            ]
        return known

    def _key(self, core: Core, card: int) -> tuple[int, ...]:
        """All that decides what a card can do: its rank and the table; with combinations the hand too."""
        if not core.combos:
            return card >> 2, core.loose
        held = values_in(core.rules, core.hands[core.seat])
        other = values_in(core.rules, core.hands[core.seat] & ~(1 << card))
        return card >> 2, core.loose, core.seat, core.duty, held, other, *core.combos


def _whole(found: list[Use]) -> list[Use]:
    """The takes of which none is a part of another."""
    kept: list[Use] = []
    # a part has fewer bits than the whole
    for use in sorted(found, key=lambda use: -use[2].bit_count() - use[3].bit_count()):
        if not any(use[2] & ~other[2] == 0 and use[3] & ~other[3] == 0 for other in kept):
            kept.append(use)
    return kept

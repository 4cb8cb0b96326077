"""The discard pile as everybody sees it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stolik.desk.card_texts import card_texts
from stolik.desk.picture import Pile
from stolik.desk.said import Said
from stolik.games.canasta.classes import BLACK3, CLASS_OF, RED3, TWO
from stolik.games.canasta.pile import ALWAYS, BLACK3_IN_PILE, RED3_IN_PILE, WILD_IN_PILE
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.view import CanastaView

STOPPED: Final = Said("desk-pile-stopped")


def pile_of(view: CanastaView) -> Pile:
    """The pile, with the cards that freeze it lying crosswise."""
    across = tuple(at for at, kind in enumerate(view.pile) if _freezes(CLASS_OF[kind], view.rules))
    return Pile(card_texts(view.pile), across, _tag(view, across), view.under)


def _freezes(cls: int, rules: Rules) -> bool:
    return cls <= TWO or (cls == RED3 and rules.red3_closes) or (cls == BLACK3 and rules.black3_closes)


def _tag(view: CanastaView, across: tuple[int, ...]) -> Said | None:
    if not view.pile:
        return None
    if across:
        lying = {CLASS_OF[view.pile[at]] for at in across}
        if min(lying) <= TWO:
            return _frozen(WILD_IN_PILE)
        return _frozen(RED3_IN_PILE if RED3 in lying else BLACK3_IN_PILE)
    if CLASS_OF[view.pile[-1]] == BLACK3:
        return STOPPED
    return _frozen(ALWAYS) if view.rules.always_closed else None


@lru_cache(maxsize=8)
def _frozen(reason: int) -> Said:
    return Said("desk-pile-frozen", {"reason": reason})

"""What lies before a side: its melds, its red threes, and how far it has come."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stolik.cards import suit_of
from stolik.desk.canasta.texts import card_texts
from stolik.desk.picture import Fact, Group, Lane
from stolik.desk.said import Said
from stolik.games.canasta.classes import (
    ACE,
    BLACK3,
    CANASTA,
    CLASS_OF,
    CLASS_TEXT,
    CLASSES,
    COUNT,
    RED3,
    TWO,
    kinds_of,
    meld_kinds,
)
from stolik.games.canasta.holding import canastas
from stolik.games.canasta.view import CanastaView

RED_SUITS: Final = (1, 2)
OPENING: Final = Said("desk-fact-opening")
OPENED: Final = Said("desk-fact-opened")
CANASTAS: Final = Said("desk-fact-canastas")
RED_THREES: Final = Said("desk-fact-red-threes")
TO_GO_OUT: Final = Said("desk-fact-to-go-out")


def lane(view: CanastaView, side: int) -> Lane:
    """The lane of a side."""
    rules = view.rules
    return Lane(
        seats=tuple(seat for seat in range(rules.players) if rules.side_of[seat] == side),
        total=view.scores[side],
        groups=_melds(view, side),
        beside=(_red_threes(view.red3[side]),) if view.red3[side] else (),
        facts=_facts(view, side),
    )


def _melds(view: CanastaView, side: int) -> tuple[Group, ...]:
    """Canastas first, then the others, each from aces down to black threes."""
    cards = view.meld_cards
    groups = [
        meld(cards[CLASSES * side + cls], cls) for cls in range(ACE, BLACK3 - 1, -1) if view.nat[side] >> 4 * cls & 15
    ]
    return tuple(sorted(groups, key=_open_last))


def _open_last(group: Group) -> bool:
    return not group.squared


@lru_cache(maxsize=4096)
def meld(bits: int, cls: int) -> Group:
    """A meld of a class from its real cards."""
    kinds = meld_kinds(bits, cls)
    key = CLASS_TEXT[cls]
    name = Said(f"desk-group-{key}")
    if len(kinds) < CANASTA:
        return Group(card_texts(kinds), name, key)
    tone = "mixed" if bits >> 8 else "natural"
    tag = Said(f"desk-tag-{tone}", {"count": len(kinds)})
    return Group(card_texts(_with_top(kinds, red=tone == "natural")), name, key, tag, tone, squared=True)


def _with_top(kinds: list[int], red: bool) -> list[int]:
    """The cards with a natural one of that colour on top, if there is one, else any natural one."""
    naturals = [kind for kind in kinds if CLASS_OF[kind] > TWO]
    fitting = [kind for kind in naturals if (suit_of(kind) in RED_SUITS) == red]
    top = (fitting or naturals)[0]
    rest = kinds.copy()
    rest.remove(top)
    return [*rest, top]


@lru_cache(maxsize=256)
def _red_threes(bits: int) -> Group:
    return Group(card_texts(kinds_of(bits, RED3)), Said("desk-group-red-threes", {"count": COUNT[bits]}))


def _facts(view: CanastaView, side: int) -> tuple[Fact, ...]:
    made = canastas(view.nat[side], view.twos[side], view.jokers[side])
    facts = (
        _opening(view.minimum[side], view.opened[side], view.scores[side] >= view.rules.canasta_from),
        _fact(CANASTAS.code, made),
        _fact(RED_THREES.code, COUNT[view.red3[side]]),
    )
    return (*facts, _fact(TO_GO_OUT.code, max(view.rules.canastas_needed - made, 0))) if view.rules.going_out else facts


@lru_cache(maxsize=256)
def _opening(needs: int, opened: bool, canasta: bool) -> Fact:
    code = "desk-fact-opens-with-canasta" if canasta else "desk-fact-opens-with"
    return Fact(OPENING, OPENED if opened else Said(code, {"points": needs}))


@lru_cache(maxsize=256)
def _fact(code: str, value: int) -> Fact:
    return Fact(Said(code), value)

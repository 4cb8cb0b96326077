"""What lies before a side: its melds, its red threes, and how far it has come."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stolik.cards import RED_JOKER, SUIT_TEXT, suit_of
from stolik.desk.canasta.laid import canastas_made, ends_of
from stolik.desk.canasta.texts import run_ends
from stolik.desk.card_texts import card_texts
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
    KIND_AT,
    RED3,
    SUIT_OF,
    TWO,
    kinds_of,
    meld_kinds,
)
from stolik.games.canasta.red_threes import red_three_points
from stolik.games.canasta.runs import sambas
from stolik.games.canasta.table_melds import RANK_MELD, RUN_MELD, table_melds
from stolik.games.canasta.view import CanastaView

RED_SUITS: Final = (1, 2)
OPENING: Final = Said("desk-fact-opening")
OPENED: Final = Said("desk-fact-opened")
CANASTAS: Final = Said("desk-fact-canastas")
RED_THREES: Final = Said("desk-fact-red-threes")
TO_GO_OUT: Final = Said("desk-fact-to-go-out")
SAMBA: Final = Said("desk-fact-samba")
BONUS: Final = Said("desk-fact-bonus")
RED_TOP: Final = "natural"
"""The look of canastas that are squared up under a red card; the tag says what they are."""


def lane(view: CanastaView, side: int) -> Lane:
    """The lane of a side."""
    rules = view.rules
    return Lane(
        seats=tuple(seat for seat in range(rules.players) if rules.side_of[seat] == side),
        total=view.scores[side],
        groups=_melds(view, side),
        beside=(_red_threes(view.red3[side], red_three_points(view, side)),) if view.red3[side] else (),
        facts=_facts(view, side),
    )


def _melds(view: CanastaView, side: int) -> tuple[Group, ...]:
    """Canastas first, then the others, each from aces down to black threes; then sequences, and wild cards alone."""
    if view.rules.wide:
        return wide_groups(view, side)
    cards = view.meld_cards
    groups = [
        meld(cards[CLASSES * side + cls], cls) for cls in range(ACE, BLACK3 - 1, -1) if view.nat[side] >> 4 * cls & 15
    ]
    return tuple(sorted(groups, key=_open_last))


def wide_groups(view: CanastaView, side: int) -> tuple[Group, ...]:
    """The melds of a side that may have several of each kind."""
    groups: list[Group] = []
    in_suit = [0] * 4
    bolivias = 0
    melds = table_melds(view, side)
    ranks = sorted((meld for meld in melds if meld.kind == RANK_MELD), key=lambda meld: (-meld.cls, meld.slot))
    for meld in [*ranks, *(meld for meld in melds if meld.kind != RANK_MELD)]:
        if meld.kind == RANK_MELD:
            groups.append(_of_rank(meld.cards, meld.target, meld.cls, meld.wilds))
        elif meld.kind == RUN_MELD:
            in_suit[meld.suit] += 1
            groups.append(_sequence(meld.target, in_suit[meld.suit], view.rule_set.preset))
        else:  # the unfinished set keeps its number when it is finished
            bolivias += not meld.target
            number = len(view.bolivias[side]) + 1 if meld.target else bolivias
            groups.append(_wild_cards(meld.cards, meld.target, number))
    return tuple(sorted(groups, key=_open_last))


def _open_last(group: Group) -> bool:
    return not group.squared


@lru_cache(maxsize=4096)
def _of_rank(kinds: tuple[int, ...], target: str, cls: int, wilds: int) -> Group:
    """A meld of a rank, of which there may be two."""
    rank = CLASS_TEXT[cls]
    name = Said(f"desk-group-{rank}") if target == rank else Said("desk-group-second", {"class": rank})
    if len(kinds) < CANASTA:
        return Group(card_texts(kinds), name, target)
    tone = "mixed" if wilds else "natural"
    tag = Said(f"desk-tag-{tone}", {"count": len(kinds)})
    return Group(card_texts(_with_top(list(kinds), red=tone == "natural")), name, target, tag, tone, squared=True)


@lru_cache(maxsize=1024)
def _sequence(target: str, number: int, game: str) -> Group:
    """A sequence, low to high; `number` counts those of its suit, and `game` has its word for a finished one."""
    low, high, suit = run_ends(target)
    cards = card_texts(KIND_AT[cls][suit] for cls in range(low, high + 1))
    name = Said("desk-group-run", {"run": target})
    where = f"{SUIT_TEXT[suit]}{number}"
    if len(cards) < CANASTA:
        return Group(cards, name, target, id=where, ends=ends_of(low, high, suit))
    tag = Said("desk-tag-sequence", {"count": len(cards), "game": game})
    return Group(cards, name, target, tag, RED_TOP, squared=True, id=where)


@lru_cache(maxsize=1024)
def _wild_cards(kinds: tuple[int, ...], target: str, number: int) -> Group:
    """A meld of wild cards alone; `number` counts those of its side."""
    name = Said("desk-group-wilds")
    where = f"wild{number}"
    if len(kinds) < CANASTA:
        return Group(card_texts(kinds), name, target, id=where)
    red = [kind for kind in kinds if kind == RED_JOKER or (CLASS_OF[kind] == TWO and SUIT_OF[kind] in RED_SUITS)]
    red = red or list(kinds)
    rest = list(kinds)
    rest.remove(red[-1])
    tag = Said("desk-tag-bolivia", {"count": len(kinds)})
    return Group(card_texts([*rest, red[-1]]), name, target, tag, RED_TOP, squared=True, id=where)


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
def _red_threes(bits: int, points: int) -> Group:
    name = Said("desk-group-red-threes", {"count": COUNT[bits]})
    return Group(card_texts(kinds_of(bits, RED3)), name, tag=Said("desk-tag-red-threes", _counting(points)))


def _counting(points: int) -> dict[str, int | str]:
    """For the messages: points, and whether they count for the side or against it."""
    return {"counts": "for" if points > 0 else "against", "points": abs(points)}


def _facts(view: CanastaView, side: int) -> tuple[Fact, ...]:
    made = canastas_made(view, side)
    facts: tuple[Fact, ...] = (
        _opening(view.minimum[side], view.opened[side], view.scores[side] >= view.rules.canasta_from),
        _fact(CANASTAS.code, made),
        _red_three_fact(COUNT[view.red3[side]], red_three_points(view, side)),
    )
    if view.rules.going_out:
        facts = (*facts, _fact(TO_GO_OUT.code, max(view.rules.canastas_needed - made, 0)))
    if view.rules.need_samba and view.rules.going_out:
        facts = (*facts, Fact(SAMBA, OPENED if sambas(view.runs[side]) else Said("desk-fact-missing")))
    if view.rules.bonus and view.bonus_left >> side & 1:
        facts = (*facts, Fact(BONUS, Said("desk-fact-bonus-cards", {"count": view.rules.bonus})))
    return facts


@lru_cache(maxsize=256)
def _opening(needs: int, opened: bool, canasta: bool) -> Fact:
    code = "desk-fact-opens-with-canasta" if canasta else "desk-fact-opens-with"
    return Fact(OPENING, OPENED if opened else Said(code, {"points": needs}))


@lru_cache(maxsize=256)
def _red_three_fact(count: int, points: int) -> Fact:
    if count == 0:
        return Fact(RED_THREES, 0)
    return Fact(RED_THREES, Said("desk-fact-red-threes-count", {"count": count, **_counting(points)}))


@lru_cache(maxsize=256)
def _fact(code: str, value: int) -> Fact:
    return Fact(Said(code), value)

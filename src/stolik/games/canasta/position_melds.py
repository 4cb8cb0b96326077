"""The melds of a written position: of ranks, sequences and sets of wild cards, each against the rules."""

from __future__ import annotations

from typing import Final

from stolik.cards import ANY_SUIT
from stolik.games.canasta.classes import (
    BLACK3,
    CANASTA,
    CLASS_OF,
    CLASS_TEXT,
    CLASSES,
    FOUR,
    JOKER,
    MELD_UNIT,
    ONE,
    RED3,
    TWO,
    UNIT,
)
from stolik.games.canasta.core import Core
from stolik.games.canasta.position_lines import MeldToken
from stolik.games.canasta.rules import BLACK3_ANYTIME, BLACK3_OFF, Rules
from stolik.games.canasta.runs import RUN_MOST, replaced, run_of

MELD_LEAST: Final = 3
BLACK3_MOST: Final = 4
"""Cards of a set of black threes that is laid without going out (D19)."""


def place_meld(core: Core, token: MeldToken, kinds: list[int]) -> None:
    """Lay the real cards of a written meld on the table. Raises NotationError for what the rules do not allow."""
    ranks = {CLASS_OF[kind] for kind in kinds if CLASS_OF[kind] > TWO}
    if not ranks:
        _place_wilds(core, token, kinds)
    elif len(ranks) > 1 and core.rules.sequences:
        _place_run(core, token, kinds)
    else:
        _place_rank(core, token, kinds)


def _place_run(core: Core, token: MeldToken, kinds: list[int]) -> None:
    if len(kinds) > RUN_MOST:
        raise token.error("meld_too_large", cards=token.word, most=RUN_MOST)
    code = run_of(kinds)
    if code < 0 or any(suit == ANY_SUIT for _, suit in token.cards):
        raise token.error("no_run", cards=token.word)
    core.runs[token.side] = replaced(core.runs[token.side], -1, code)


def _place_wilds(core: Core, token: MeldToken, kinds: list[int]) -> None:
    side = token.side
    if not core.rules.wild_melds or len(kinds) < MELD_LEAST:
        raise token.error("no_meld", cards=token.word)
    if len(kinds) > CANASTA:
        raise token.error("meld_too_large", cards=token.word, most=CANASTA)
    bits = sum(MELD_UNIT[kind] for kind in kinds)
    if len(kinds) == CANASTA:
        core.bolivias[side] += (bits,)
        return
    at = CLASSES * side + TWO
    if core.meld_cards[at]:
        raise token.error("open_wild_sets", cards=token.word)
    core.meld_cards[at] = bits
    core.nat[side] += sum(UNIT[kind] for kind in kinds)


def _place_rank(core: Core, token: MeldToken, kinds: list[int]) -> None:
    rules, side = core.rules, token.side
    naturals = [kind for kind in kinds if CLASS_OF[kind] > TWO]
    wilds = len(kinds) - len(naturals)
    cls = CLASS_OF[naturals[0]]
    one_rank = all(CLASS_OF[kind] == cls for kind in naturals)
    if not one_rank or cls == RED3 or len(kinds) < MELD_LEAST or len(naturals) < 2:
        raise token.error("no_meld", cards=token.word)
    most = BLACK3_MOST if cls == BLACK3 and rules.black3 == BLACK3_ANYTIME else rules.cap
    if len(kinds) > most:
        raise token.error("meld_too_large", cards=token.word, most=most)
    if wilds > (0 if cls < FOUR else _most_wilds(rules, len(naturals))):
        raise token.error("meld_too_wild", cards=token.word)
    if cls == BLACK3 and rules.black3 == BLACK3_OFF:
        raise token.error("no_meld", cards=token.word)
    slot = 1 if core.nat[side] >> 4 * cls & 15 else 0
    at = side + rules.sides * slot
    if slot and not has_second(rules, cls):
        raise token.error("meld_twice", card=CLASS_TEXT[cls])
    if slot and core.nat[at] >> 4 * cls & 15:
        raise token.error("third_meld", card=CLASS_TEXT[cls])
    for kind in kinds:
        core.meld_cards[CLASSES * at + cls] += MELD_UNIT[kind]
        counts = core.jokers if CLASS_OF[kind] == JOKER else core.twos if CLASS_OF[kind] == TWO else core.nat
        counts[at] += ONE[cls]


def has_second(rules: Rules, cls: int) -> bool:
    """Whether a side may have a second meld of this class (C14); black threes laid to go out make one alone."""
    return rules.second and (cls != BLACK3 or rules.black3 == BLACK3_ANYTIME)


def _most_wilds(rules: Rules, naturals: int) -> int:
    """How many wild cards a meld with so many naturals may have come to; joined melds bring theirs at once."""
    if rules.merge:
        return min(rules.wilds_for[min(naturals, 15)], max(rules.cap - naturals, 0))
    return rules.most_wilds[0][naturals]

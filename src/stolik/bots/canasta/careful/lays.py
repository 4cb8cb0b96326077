"""What to lay in a turn of a side that has opened, and what to hold back."""

from __future__ import annotations

from typing import Final

from stolik.bots.appraisal import Appraisal, Reason
from stolik.bots.canasta.careful.reading import Reading
from stolik.bots.canasta.reasons import CanastaReason as Why
from stolik.bots.canasta.sight import CALM
from stolik.games.canasta.classes import BLACK3, CANASTA, CLASS_TEXT, VALUE
from stolik.games.canasta.rules import BLACK3_ANYTIME

KEPT: Final = 4
KEPT_AT_THE_END: Final = 2
HELD_BACK: Final = 5
FROZEN_PILE: Final = 4


def lays(reading: Reading) -> list[Appraisal]:
    """What each lay gains above ending the turn now."""
    found = []
    sight, choices = reading.sight, reading.choices
    for of, moved in ((choices.adds, 1), (choices.lays, 3)):
        for cls, action in of.items():
            found.append(Appraisal(action, *_natural(reading, cls, moved)))
    for (cls, wild), action in choices.wild_adds.items():
        found.append(Appraisal(action, *_wild_add(reading, cls, wild)))
    for (cls, wild), action in choices.wild_lays.items():
        gain = (2 * VALUE[cls] + VALUE[wild]) / 100 if sight.dump else -float(VALUE[wild])
        found.append(Appraisal(action, gain, (Reason(Why.MAY_END) if sight.dump else Reason(Why.KEEPS_WILD),)))
    return found


def _natural(reading: Reading, cls: int, moved: int) -> tuple[float, tuple[Reason, ...]]:
    sight = reading.sight
    n, m, w = sight.n, sight.m, sight.w
    if cls == BLACK3 and sight.rules.black3 != BLACK3_ANYTIME:
        return -200.0, (Reason(Why.HAND_GETS_SMALL),)
    spare = sight.size - (KEPT_AT_THE_END if sight.made >= sight.rules.canastas_needed else KEPT)
    whole = m[cls] + w[cls] + n[cls]
    dear = sight.costs[cls] > VALUE[cls] or cls == BLACK3
    gain = 10.0 * min(whole, 8) + VALUE[cls] / 10
    rank = CLASS_TEXT[cls]
    if whole >= CANASTA:
        why = Reason(Why.CANASTA_MIXED if w[cls] else Why.CANASTA_NATURAL, {"rank": rank})
        return gain, (why,)
    if sight.dump:
        return gain, (Reason(Why.MAY_END),)
    if spare < moved:
        return -10.0, (Reason(Why.HAND_GETS_SMALL, {"number": sight.size - moved}),)
    if not dear and sight.threat == CALM and n[cls] <= HELD_BACK:
        if sight.frozen:
            if len(sight.view.pile) >= FROZEN_PILE:
                return -10.0, (Reason(Why.KEEPS_PAIRS, {"number": len(sight.view.pile)}),)
        elif sight.alone:
            return -10.0, (Reason(Why.KEEPS_HIDDEN),)
    return gain, (Reason(Why.MELD_GROWS, {"rank": rank, "number": min(m[cls] + w[cls] + n[cls], whole)}),)


# a natural card goes before a wild one, which would spoil a natural canasta
def _wild_add(reading: Reading, cls: int, wild: int) -> tuple[float, tuple[Reason, ...]]:
    sight = reading.sight
    m, w = sight.m[cls], sight.w[cls]
    size = m + w
    if size >= 7:
        if sight.dump and w:
            return VALUE[wild] / 50, (Reason(Why.MAY_END),)
        return -VALUE[wild], (Reason(Why.KEEPS_WILD),)
    lacking = 7 - size
    if lacking <= min(sight.wilds, sight.rules.wilds_for[m] - w):
        needed = w > 0 or sight.made < sight.rules.canastas_needed
        if needed or sight.dump or sight.threat:
            return 28.0 - 2 * lacking + VALUE[wild] / 50, (Reason(Why.CANASTA_MIXED, {"rank": CLASS_TEXT[cls]}),)
    elif sight.dump:
        return VALUE[wild] / 50 + size, (Reason(Why.MAY_END),)
    return -VALUE[wild], (Reason(Why.KEEPS_WILD),)

"""What every discard costs: what it is worth in the hand, and what the next player may gain by it."""

from __future__ import annotations

from typing import Final

from stolik.bots.appraisal import Appraisal, Reason
from stolik.bots.canasta.careful.reading import Reading
from stolik.bots.canasta.danger import taking_chance
from stolik.bots.canasta.discard import keep_worth
from stolik.bots.canasta.reasons import CanastaReason as Why
from stolik.games.canasta.classes import BLACK3, CLASS_TEXT, FOUR, TWO, VALUE

DANGER: Final = 3.5
"""How much the pile that an opponent may take counts above the points of its cards: who draws one card a turn gets most
of what a deal brings from large piles."""
DANGER_OF_TWO: Final = 0.4
"""The same where everybody plays alone and draws more cards than he discards: hands grow without piles there."""
RISKY: Final = 0.2
"""From this chance on the next player may well take the pile."""


def discards(reading: Reading) -> list[Appraisal]:
    """The discards, in the list's order."""
    return [
        Appraisal(action, -cost_of(reading, cls), tuple(_reasons(reading, cls)))
        for cls, action in reading.choices.discards.items()
    ]


def cost_of(reading: Reading, cls: int) -> float:
    """What discarding a card of a class costs, in points."""
    weight = DANGER_OF_TWO if reading.sight.alone and reading.rules.draw_count > 1 else DANGER
    return keep_worth(reading.sight, reading.foe, cls) + weight * taking_chance(reading.sight, reading.foe, cls) * (
        reading.stake + VALUE[cls]
    )


def _reasons(reading: Reading, cls: int) -> list[Reason]:
    """What speaks for and against a discard: what the next player makes of it, then what the hand loses."""
    sight = reading.sight
    n, rank = sight.n[cls], CLASS_TEXT[cls]
    found = [_taking(reading, cls)]
    if cls <= TWO:
        found.append(Reason(Why.SPENDS_WILD))
    elif cls >= FOUR:
        if sight.m[cls]:
            found.append(Reason(Why.FITS_OWN_MELD, {"rank": rank}))
        elif n >= 3:
            found.append(Reason(Why.BREAKS_SET, {"rank": rank, "number": n}))
        elif n == 2:
            found.append(Reason(Why.BREAKS_PAIR, {"rank": rank}))
    return found


def _taking(reading: Reading, cls: int) -> Reason:
    """What the next player makes of it."""
    foe, seat = reading.foe, {"seat": reading.foe_seat}
    if cls <= TWO:
        return Reason(Why.BLOCKS if reading.sight.frozen else Why.FREEZES, {"number": len(reading.view.pile)})
    if cls == BLACK3:
        return Reason(Why.BLOCKS, {"number": len(reading.view.pile)})
    of_rank = {**seat, "rank": CLASS_TEXT[cls]}
    likely = taking_chance(reading.sight, foe, cls)
    if likely >= 1.0 and foe.m[cls] and not foe.closed:
        return Reason(Why.FITS_MELD, of_rank)
    if foe.known[cls] >= 2 and likely > 0.0:
        return Reason(Why.KNOWN_PAIR, of_rank)
    if likely >= RISKY:
        return Reason(Why.MAY_TAKE, {**seat, "percent": round(100 * likely)})
    if not foe.unseen[cls] and not foe.known[cls]:
        return Reason(Why.SAFE_UNSEEN, of_rank)
    if cls in foe.thrown:
        return Reason(Why.HE_THREW_IT, of_rank)
    return Reason(Why.SAFE_FOR, {**seat, "percent": round(100 * likely)})

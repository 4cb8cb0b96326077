"""The discard pile: when it is closed, and in which ways its top card can be taken (canasta.md 0.4, steps 1 to 8)."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import (
    BLACK3,
    CANASTA,
    CLASS_OF,
    CLASS_TEXT,
    FOUR,
    JOKER,
    RED3,
    SUIT_OF,
    TWO,
    UNIT,
)
from stolik.games.canasta.core import Core
from stolik.games.canasta.runs import RUN_MOST, run_high, run_low, run_size, run_suit
from stolik.games.canasta.steps import NUMBER_OF, STEPS, TAKE_ONTO_RUN
from stolik.games.canasta.suited import pair_steps, wild_take_steps

OPEN: Final = 0
SIDE_NOT_OPENED: Final = 1
WILD_IN_PILE: Final = 2
RED3_IN_PILE: Final = 3
ALWAYS: Final = 4
BLACK3_IN_PILE: Final = 5

PAIR_STEP: Final = tuple(
    NUMBER_OF.get("take 3 3" if cls == BLACK3 else f"take {text} {text}", -1) for cls, text in enumerate(CLASS_TEXT)
)
TWO_STEP: Final = tuple(NUMBER_OF.get(f"take {text} 2", -1) for text in CLASS_TEXT)
JOKER_STEP: Final = tuple(NUMBER_OF.get(f"take {text} Jk", -1) for text in CLASS_TEXT)
ONTO_STEP: Final = tuple(NUMBER_OF.get(f"take onto {text}", -1) for text in CLASS_TEXT)
ALONE_STEP: Final = tuple(NUMBER_OF.get(step.text.replace("take", "take top", 1), -1) for step in STEPS)
"""The step that takes the top card alone, by the number of the one that takes the pile in the same way."""


def _onto_run() -> dict[int, int]:
    takes = (step for step in STEPS if step.verb == TAKE_ONTO_RUN and not step.alone)
    return {2 * step.run + step.slot: step.id for step in takes}


ONTO_STEPS: Final = (ONTO_STEP, tuple(NUMBER_OF.get(f"take onto {text}/2", -1) for text in CLASS_TEXT))
"""Takes onto the first and the second meld of a rank."""
RUN_TAKE: Final = _onto_run()
"""Takes onto a run by twice its code, and one more for its high end."""


def closed(core: Core) -> int:
    """Why taking is restricted for the seat in turn (A33, A34): the first reason, or `OPEN`."""
    rules = core.rules
    if core.pile_wilds:
        return WILD_IN_PILE
    if rules.red3_closes and core.pile_red3:
        return RED3_IN_PILE
    if rules.black3_closes and core.pile_black3:
        return BLACK3_IN_PILE
    if rules.always_closed:
        return ALWAYS
    if not core.opened[core.side]:
        return SIDE_NOT_OPENED
    return OPEN


def pile_size(core: Core) -> int:
    """How many cards the pile has, those that lie face down among them (C11)."""
    return len(core.pile) + len(core.under)


def one_card_each(core: Core) -> bool:
    """Whether a hand of one card meets a pile of one card, where that forbids taking (B50)."""
    return not core.rules.one_card_take and core.size[core.seat] == 1 and pile_size(core) == 1


def ways(core: Core) -> list[int]:
    """Numbers of the takes that the pile, the hand and the melds allow, whatever comes after them."""
    if core.rules.wide:
        return wide_ways(core)
    pile, seat = core.pile, core.seat
    if not pile:
        return []
    cls = CLASS_OF[pile[-1]]
    hand = core.hand[seat]
    side = core.rules.side_of[seat]
    naturals = hand >> 4 * cls & 15
    melded = core.nat[side] >> 4 * cls & 15
    if (not naturals and not melded) or one_card_each(core) or never_for_opening(core):
        return []
    rules = core.rules
    if cls < FOUR:
        blocked = cls in (JOKER, TWO, RED3) or not rules.black3_take or naturals < 2
        return [] if blocked else [PAIR_STEP[BLACK3]]
    found: list[int] = []
    wilds = (core.twos[side] >> 4 * cls & 15) + (core.jokers[side] >> 4 * cls & 15)
    size = melded + wilds
    if size >= CANASTA and not rules.onto_finished:
        return found
    if naturals >= 2 and size + 3 <= rules.cap:
        found.append(PAIR_STEP[cls])
    if closed(core) and not (rules.pair_held and naturals >= 2):
        return found
    if naturals and hand & 255 and rules.wild_takes and wilds < rules.most_wilds[melded][melded + 2]:
        if hand >> 4 & 15:
            found.append(TWO_STEP[cls])
        if hand & 15:
            found.append(JOKER_STEP[cls])
    if melded and size < rules.cap:
        found.append(ONTO_STEP[cls])
    return found


def wide_ways(core: Core) -> list[int]:
    """The same where a side may have two melds of a rank, or sequences: each is a way of its own."""
    rules, pile, seat = core.rules, core.pile, core.seat
    if not pile or one_card_each(core) or never_for_opening(core):
        return []
    cls, suit = CLASS_OF[pile[-1]], SUIT_OF[pile[-1]]
    hand = core.hand[seat]
    naturals = hand >> 4 * cls & 15
    if cls < FOUR:
        blocked = cls != BLACK3 or not rules.black3_take or naturals < 2
        return [] if blocked else [PAIR_STEP[BLACK3]]
    bits = core.suits[15 * seat + cls]
    free = not closed(core) or (rules.pair_held and naturals >= 2)
    found: list[int] = []
    for slot in range(1 + (rules.second and core.nat[core.side] >> 4 * cls & 15 > 0)):
        at = core.side + rules.sides * slot
        melded = core.nat[at] >> 4 * cls & 15
        wilds = (core.twos[at] >> 4 * cls & 15) + (core.jokers[at] >> 4 * cls & 15)
        size = melded + wilds
        if size >= CANASTA and not rules.onto_finished:
            continue
        if naturals >= 2 and size + 3 <= rules.cap:
            found += pair_steps(rules.sequences, slot, cls, bits)
        if not free:
            continue
        if naturals and hand & 255 and rules.wild_takes and wilds < rules.most_wilds[melded][melded + 2]:
            found += wild_take_steps(rules.sequences, slot, cls, bits, hand)
        if melded and size < rules.cap:
            found.append(ONTO_STEPS[slot][cls])
    if free and rules.onto_run:
        for code in sorted(set(core.runs[core.side])):
            if run_suit(code) == suit and run_size(code) < RUN_MOST:
                if run_high(code) == cls - 1:
                    found.append(RUN_TAKE[2 * code + 1])
                elif run_low(code) == cls + 1:
                    found.append(RUN_TAKE[2 * code])
    return found


def never_for_opening(core: Core) -> bool:
    """Whether the side must have opened in an earlier turn to take the pile, and has not (B-Q2)."""
    return not core.rules.pile_opens and not core.opened[core.side]


def rest_of_pile(core: Core) -> int:
    """The cards under the top one, packed, without red threes: what taking brings to the hand."""
    if core.pile_waits:
        return core.pile_packed
    top = core.pile[-1]
    return core.pile_packed - (0 if CLASS_OF[top] == RED3 else UNIT[top])


def rest_lines(core: Core) -> tuple[int, ...]:
    """The naturals under the top card by suits, packed: see `rest_of_pile`."""
    lines = core.pile_lines[:]
    if not core.pile_waits:
        top = core.pile[-1]
        if CLASS_OF[top] >= FOUR:
            lines[SUIT_OF[top]] -= UNIT[top]
    return tuple(lines)


def pile_add(core: Core, kind: int) -> None:
    """Put a card face up on the pile."""
    core.pile.append(kind)
    cls = CLASS_OF[kind]
    if cls == RED3:
        core.pile_red3 += 1
        return
    core.pile_packed += UNIT[kind]
    if cls <= TWO:
        core.pile_wilds += 1
    elif cls == BLACK3:
        core.pile_black3 += 1
    elif core.rules.sequences:
        core.pile_lines[SUIT_OF[kind]] += UNIT[kind]


def pile_lift_top(core: Core) -> int:
    """Take the top card, which is natural, off the pile."""
    kind = core.pile.pop()
    core.pile_packed -= UNIT[kind]
    if CLASS_OF[kind] == BLACK3:
        core.pile_black3 -= 1
    elif core.rules.sequences:
        core.pile_lines[SUIT_OF[kind]] -= UNIT[kind]
    return kind


def pile_clear(core: Core) -> list[int]:
    """Empty the pile; its cards, lowest first."""
    cards = core.pile
    core.pile = []
    core.pile_packed = 0
    core.pile_wilds = 0
    core.pile_red3 = 0
    core.pile_black3 = 0
    core.pile_lines = [0] * 4
    return cards


def under_clear(core: Core) -> list[int]:
    """Take up the cards that lie face down under the pile."""
    cards = core.under
    core.under = []
    return cards

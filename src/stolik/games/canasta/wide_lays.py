"""What cards and melds allow to be laid where a side has more than one meld of each rank, or other melds: second ones,
sequences, joker sets, joining.

Steps come in groups by the cards they take from the hand, for whether the turn can still end well hangs on that first.
"""

from __future__ import annotations

from typing import Final

from stolik.games.action import Action
from stolik.games.canasta.classes import (
    ACE,
    BLACK3,
    CLASS_TEXT,
    FOUR,
    JOKER,
    MELDABLE,
    OVER_1,
    OVER_2,
    OVER_3,
    SEVENS,
    TWO,
    at_least,
    count,
)
from stolik.games.canasta.core import Core
from stolik.games.canasta.melding import JOINS, takes_wild, why_not_joined
from stolik.games.canasta.rules import BLACK3_ANYTIME, BLACK3_OFF, NEVER
from stolik.games.canasta.runs import RUN_MOST, run_high, run_low, run_size, run_suit, starts
from stolik.games.canasta.steps import EXTEND_RUN, NUMBER_OF, STEPS
from stolik.games.canasta.suited import ADDS, HAS_JOKER, HAS_TWO, STARTS, rank_lays, suit_steps

CLASS_AT: Final = {8 << 4 * cls: cls for cls in range(ACE + 1)}
"""The class whose bit 3 this is."""


def _row(form: str) -> tuple[int, ...]:
    return tuple(NUMBER_OF.get(form.format(text), -1) for text in CLASS_TEXT)


_ADD: Final = (_row("add {0}"), _row("add {0}/2"))
_ADD_WILD: Final = (
    (_row("add Jk to {0}"), _row("add 2 to {0}")),
    (_row("add Jk to {0}/2"), _row("add 2 to {0}/2")),
)
"""By slot, wild card (joker, two) and class."""
_LAY: Final = _row("lay {0}{0}{0}")
_LAY_WILD: Final = (_row("lay {0}{0}Jk"), _row("lay {0}{0}2"))
_LAY_WILDS: Final = tuple(NUMBER_OF["lay " + "2" * (3 - jokers) + "Jk" * jokers] for jokers in range(4))
_ADD_TO_WILDS: Final = (NUMBER_OF["add Jk to 2"], NUMBER_OF["add 2 to 2"])
_JOIN: Final = _row("join {0}")
_LAY_THREES: Final = NUMBER_OF["lay 333"]
_LAY_FOUR_THREES: Final = NUMBER_OF["lay 3333"]
_ADD_THREE: Final = NUMBER_OF["add 3"]
_EXTEND: Final = {2 * step.run + step.slot: step.id for step in STEPS if step.verb == EXTEND_RUN}
"""Steps that lengthen a run, by twice its code, and one more for its high end."""


def single_cards(core: Core) -> list[Action]:
    """Steps that add one card of the hand to a meld."""
    rules, seat = core.rules, core.seat
    hand = core.hand[seat]
    found: list[Action] = []
    for slot in range(2 if rules.second else 1):
        at = core.side + rules.sides * slot
        melded = at_least(core.nat[at], 1) & MELDABLE
        if not melded:
            break
        size = core.nat[at] + core.twos[at] + core.jokers[at]
        growing = melded if rules.cap == NEVER else melded & ~at_least(size, rules.cap)
        fitting = ((hand & SEVENS) + OVER_1 | hand) & growing
        if fitting:
            found += _adds(core, slot, fitting)
        if hand & 255 and growing:
            found += _add_wilds(core, slot, growing)
    if rules.sequences:
        found += _extensions(core)
    if rules.wild_melds and hand & 255 and core.nat[core.side] & 255:
        found += [rules.actions[_ADD_TO_WILDS[wild]] for wild in (JOKER, TWO) if hand >> 4 * wild & 15]
    return found


def _adds(core: Core, slot: int, classes: int) -> list[Action]:
    rules = core.rules
    if not rules.sequences:
        row = _ADD[slot]
        return [rules.actions[row[cls]] for cls in range(FOUR, ACE + 1) if classes >> 4 * cls & 8]
    found: list[Action] = []
    for suit in range(4):
        mask = core.lines[4 * core.seat + suit] + OVER_1 & classes
        if mask:
            found += suit_steps(rules, ADDS + slot, suit, mask)
    return found


def _add_wilds(core: Core, slot: int, classes: int) -> list[Action]:
    rules = core.rules
    at = core.side + rules.sides * slot
    hand = core.hand[core.seat]
    nat, wild = core.nat[at], core.twos[at] + core.jokers[at]
    found: list[Action] = []
    for cls in range(FOUR, ACE + 1):
        if classes >> 4 * cls & 8 and takes_wild(rules, nat >> 4 * cls & 15, wild >> 4 * cls & 15):
            if hand >> 4 & 15:
                found.append(rules.actions[_ADD_WILD[slot][TWO][cls]])
            if hand & 15:
                found.append(rules.actions[_ADD_WILD[slot][JOKER][cls]])
    return found


def _extensions(core: Core) -> list[Action]:
    actions = core.rules.actions
    found: list[Action] = []
    last = -1
    for code in core.runs[core.side]:
        if code == last or run_size(code) == RUN_MOST:
            continue
        last = code
        line = core.lines[4 * core.seat + run_suit(code)]
        low, high = run_low(code), run_high(code)
        if low > FOUR and line >> 4 * (low - 1) & 15:
            found.append(actions[_EXTEND[2 * code]])
        if high < ACE and line >> 4 * (high + 1) & 15:
            found.append(actions[_EXTEND[2 * code + 1]])
    return found


def new_melds(core: Core) -> list[Action]:
    """Steps that lay three cards of the hand as a meld of their own, black threes apart."""
    rules, seat, side = core.rules, core.seat, core.side
    hand = core.hand[seat]
    low = hand & SEVENS
    taken = core.nat[rules.sides + side] if rules.second else core.nat[side]
    fresh = MELDABLE & ~at_least(taken, 1)
    jokers, twos = hand & 15, hand >> 4 & 15
    wilds = (HAS_JOKER if jokers else 0) | (HAS_TWO if twos else 0)
    able = ((low + OVER_2 | hand) if wilds else (low + OVER_3 | hand)) & fresh
    found: list[Action] = []
    if rules.sequences:
        base = 15 * seat
        while able:
            bit = able & -able
            able ^= bit
            cls = CLASS_AT[bit]
            found += rank_lays(rules, cls, core.suits[base + cls], wilds)
        found += _run_starts(core)
    elif able:
        found += _unsuited_lays(core, able, wilds)
    if rules.wild_melds and wilds and not core.nat[side] & 255:
        numbers = [_LAY_WILDS[used] for used in range(4) if used <= jokers and 3 - used <= twos]
        found += [rules.actions[number] for number in numbers]
    return found


def _unsuited_lays(core: Core, able: int, wilds: int) -> list[Action]:
    hand = core.hand[core.seat]
    numbers: list[int] = []
    for cls in range(FOUR, ACE + 1):
        if able >> 4 * cls & 8:
            if hand >> 4 * cls & 15 >= 3:
                numbers.append(_LAY[cls])
            if wilds & HAS_TWO:
                numbers.append(_LAY_WILD[TWO][cls])
            if wilds & HAS_JOKER:
                numbers.append(_LAY_WILD[JOKER][cls])
    return [core.rules.actions[number] for number in numbers]


def _run_starts(core: Core) -> list[Action]:
    found: list[Action] = []
    for suit in range(4):
        mask = starts(core.lines[4 * core.seat + suit])
        if mask:
            found += suit_steps(core.rules, STARTS, suit, mask)
    return found


def joins(core: Core) -> list[Action]:
    """Steps that join the two melds of a rank."""
    rules, side = core.rules, core.side
    other = rules.sides + side
    both = at_least(core.nat[other], 1) & MELDABLE
    return [
        rules.actions[_JOIN[cls]]
        for cls in range(FOUR, ACE + 1)
        if both >> 4 * cls & 8
        and why_not_joined(rules, rank_meld(core, side, cls), rank_meld(core, other, cls)) == JOINS
    ]


def rank_meld(core: Core, at: int, cls: int) -> tuple[int, int]:
    """Naturals and wild cards of a rank meld."""
    return core.nat[at] >> 4 * cls & 15, (core.twos[at] >> 4 * cls & 15) + (core.jokers[at] >> 4 * cls & 15)


def black_threes(core: Core) -> list[Action]:
    """Steps that lay black threes, or add one: in one meld by a player who goes out, or in closed sets (D19, D20)."""
    rules, side = core.rules, core.side
    threes = count(core.hand[core.seat], BLACK3)
    if rules.black3 == BLACK3_OFF or not threes:
        return []
    if count(core.nat[side], BLACK3):
        if rules.black3 != BLACK3_ANYTIME:
            return [rules.actions[_ADD_THREE]]
        if not rules.second or count(core.nat[rules.sides + side], BLACK3):
            return []
    sets = ((_LAY_THREES, 3), (_LAY_FOUR_THREES, 4))
    return [rules.actions[number] for number, needed in sets if threes >= needed]

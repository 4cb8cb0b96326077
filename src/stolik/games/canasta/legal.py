"""The legal steps of a position, one for each class of equal cards."""

from __future__ import annotations

from typing import Final

from stolik.games.action import Action
from stolik.games.canasta.classes import (
    ACE,
    BLACK3,
    CANASTA,
    CLASS_TEXT,
    JOKER,
    MELDABLE,
    OVER_1,
    OVER_2,
    OVER_3,
    SEVENS,
    TWO,
    VALUE,
    at_least,
    count,
)
from stolik.games.canasta.core import ANSWER, DOUBLE, NEED_SEAT, PLAY, TAKE, TOOK, Core
from stolik.games.canasta.holding import (
    CANASTA_OWED,
    MAY_LOSE,
    MAY_OUT,
    MUST_OUT,
    NO_DISCARD,
    WAIVED,
    black_three_points,
    reach,
)
from stolik.games.canasta.lifting import in_hand, lifted_early, may_lift_early
from stolik.games.canasta.meld_cards import join_ranks
from stolik.games.canasta.melding import NO_JOIN
from stolik.games.canasta.outlook import (
    can_finish,
    flags_of,
    goes_out_legally,
    holding,
    leads_on,
    may_empty,
    must_lay,
    must_not_lay,
    opening_open,
)
from stolik.games.canasta.pile import ALONE_STEP, closed, pile_size, ways
from stolik.games.canasta.rules import ASK_LAY_OUT, ASK_OFF, BLACK3_ANYTIME, BLACK3_OFF, NEVER, Rules
from stolik.games.canasta.steps import (
    ASK,
    DRAW,
    JOIN,
    NO,
    NUMBER_OF,
    PASS,
    STEPS,
    STOP,
    TAKE_ONTO,
    TAKE_ONTO_RUN,
    YES,
    Step,
)
from stolik.games.canasta.suited import DISCARDS as SUITED_DISCARDS
from stolik.games.canasta.suited import suit_steps
from stolik.games.canasta.wide_lays import black_threes, joins, new_melds, single_cards
from stolik.games.canasta.wide_ways import WaysOut

Row = tuple[int, ...]


def _row(form: str) -> Row:
    return tuple(NUMBER_OF.get(form.format(text), -1) for text in CLASS_TEXT)


DISCARD_ROW: Final = _row("discard {0}")
ADD_ROW: Final = _row("add {0}")
ADD_TWO_ROW: Final = _row("add 2 to {0}")
ADD_JOKER_ROW: Final = _row("add Jk to {0}")
LAY_ROW: Final = _row("lay {0}{0}{0}")
LAY_TWO_ROW: Final = _row("lay {0}{0}2")
LAY_JOKER_ROW: Final = _row("lay {0}{0}Jk")
LAY_THREES: Final = NUMBER_OF["lay 333"]
LAY_FOUR_THREES: Final = NUMBER_OF["lay 3333"]
ROWS: Final = (DISCARD_ROW, ADD_ROW, ADD_TWO_ROW, ADD_JOKER_ROW, LAY_ROW, LAY_TWO_ROW, LAY_JOKER_ROW)
DISCARDS: Final = 0
ADDS: Final = 1
ADD_TWOS: Final = 2
ADD_JOKERS: Final = 3
LAYS: Final = 4
LAYS_TWO: Final = 5
LAYS_JOKER: Final = 6
WILD_ROWS: Final = ((4 * TWO, ADD_TWOS, LAYS_TWO), (4 * JOKER, ADD_JOKERS, LAYS_JOKER))
"""For each wild card: where its count lies in a hand, its row of additions and its row of new melds."""


def _actions(rules: Rules, row: int, mask: int) -> list[Action]:
    """The actions of a row for the classes whose bit 3 is set; each list is made once and kept."""
    kept = rules.lists[row].get(mask)
    if kept is None:
        numbers = ROWS[row]
        kept = [rules.actions[numbers[cls]] for cls in range(ACE + 1) if mask >> 4 * cls & 8]
        rules.lists[row][mask] = kept
    return kept


def legal_actions(core: Core) -> list[Action]:
    """Every step that may be done now; never empty while a seat must act."""
    if core.need != NEED_SEAT:
        return []
    if core.phase == TAKE:
        return _takes(core)
    actions = core.rules.actions
    if core.phase == ANSWER:
        return [actions[YES], actions[NO]]
    flags = flags_of(core, core.began)
    found = lay_actions(core, flags)
    if core.phase == DOUBLE:
        return found if core.lays else [*found, actions[PASS]]
    if may_ask(core, flags, lays_cards(found)):
        found = [*found, actions[ASK]]
    if may_stop(core, flags):
        return [*found, actions[STOP]]
    if may_discard(core, flags):
        return found + _discards(core)
    return found


def _discards(core: Core) -> list[Action]:
    rules, seat = core.rules, core.seat
    held = at_least(core.hand[seat], 1)
    if not rules.sequences:
        return _actions(rules, DISCARDS, held)
    found = _actions(rules, DISCARDS, held & ~MELDABLE)[:]
    for suit in range(4):
        mask = core.lines[4 * seat + suit] + OVER_1 & MELDABLE
        if mask:
            found += suit_steps(rules, SUITED_DISCARDS, suit, mask)
    return found


def _takes(core: Core) -> list[Action]:
    actions = core.rules.actions
    if core.stock_size:
        found = [actions[DRAW]]
        found += take_actions(core)
        return found
    found = take_actions(core)
    if not must_take(core):
        found.append(actions[PASS])
    return found


def take_actions(core: Core) -> list[Action]:
    """The ways to take the pile after which the turn can end."""
    numbers = ways(core)
    if not numbers:
        return []
    flags = flags_of(core, TOOK)
    actions = core.rules.actions
    found = [actions[number] for number in numbers if leads_on(core, STEPS[number], flags)]
    if core.rules.top_alone and pile_size(core) > 1 and flags & MAY_OUT:
        alone = [ALONE_STEP[number] for number in numbers]
        found += [actions[number] for number in alone if leads_on(core, STEPS[number], flags)]
    return found


def must_take(core: Core) -> bool:
    """Whether the empty stock forces the player to take: the open pile fits a meld and need not lose (B55)."""
    if core.rules.end_of_stock != "continue_forced" or core.stock_size or closed(core):
        return False
    flags = flags_of(core, TOOK) & ~MAY_LOSE
    onto = [STEPS[number] for number in ways(core) if STEPS[number].verb in (TAKE_ONTO, TAKE_ONTO_RUN)]
    return any(leads_on(core, step, flags) for step in onto)


def may_discard(core: Core, flags: int) -> bool:
    """Whether the turn may end now by a discard."""
    if core.no_discard or must_lay(core) or core.pile_waits:
        return False
    if core.size[core.seat] > 1:
        return not flags & MUST_OUT and not opening_open(core)
    return may_empty(core, flags)


def may_stop(core: Core, flags: int) -> bool:
    """Whether the turn may end now without a discard, where none is due (B57)."""
    return core.no_discard and not (flags & MUST_OUT or must_lay(core) or opening_open(core))


def may_ask(core: Core, flags: int, can_lay: bool) -> bool:
    """Whether the partner may be asked now (A71-A73); `can_lay`: some card can legally be laid."""
    rules = core.rules
    if rules.ask == ASK_OFF or core.answer or core.lays or core.must_out or core.pile_waits:
        return False
    if rules.ask == ASK_LAY_OUT:
        if core.size[core.seat] < 2 or not can_lay:
            return False
        return not flags & MAY_LOSE or lays_cards(lay_actions(core, flags & ~MAY_LOSE))
    keeps = core.size[core.seat] >= (1 if core.no_discard else 2)
    return keeps and goes_out_legally(core, flags & ~MAY_LOSE)


def lays_cards(actions: list[Action]) -> bool:
    """Whether some of these actions lays a card; joining moves only what lies already (C14)."""
    return any(STEPS[action.id].verb != JOIN for action in actions) if actions else False


def lay_actions(core: Core, flags: int) -> list[Action]:
    """New melds and additions after which the turn can end."""
    if must_not_lay(core):
        return []
    rules = core.rules
    owed = core.owed > 0
    sure = not flags & MUST_OUT
    plenty = wild_free = False
    if rules.wide:
        return _wide(core, flags, sure)
    if owed:
        held = holding(core, flags)
        points, cards, whatever_wild = reach(rules, held)
        if points + black_three_points(rules, held) < core.owed and not flags & WAIVED:
            return _black_threes(core, flags) if rules.black3_free else []
        if rules.free_growth and not flags & CANASTA_OWED:
            wild_free = whatever_wild >= core.owed
            kept = 1 if flags & NO_DISCARD else 2
            room = bool(flags & MAY_LOSE) or cards <= held.size + held.rest_size - kept
            plenty = sure and room and points >= core.owed
    return _with_early(core, flags, _lays(core, flags, sure, owed, plenty, wild_free or not owed))


def _with_early(core: Core, flags: int, found: list[Action]) -> list[Action]:
    """The lays, and those that need cards of a waiting rest which may be lifted early (A77)."""
    if may_lift_early(core, flags):
        lifted = lifted_early(core)
        further = lay_actions(lifted, flags_of(lifted, core.began))
        found = found + [action for action in further if not in_hand(core, STEPS[action.id])]
    return found


def _wide(core: Core, flags: int, sure: bool) -> list[Action]:
    """New melds, additions and joins where a side has more than one meld of each rank."""
    rules, size = core.rules, core.size[core.seat]
    kept = 0 if flags & MAY_LOSE else 1 if flags & NO_DISCARD else 2
    plenty = sure and (core.owed <= 0 or _opens_anyhow(core, flags, size - kept))
    ways = None
    if flags & MUST_OUT and flags & MAY_OUT and not core.pile_waits:
        ways = WaysOut(core, flags)
    if not plenty and core.owed > 0 and not (ways and ways.ways) and not can_finish(rules, holding(core, flags)):
        threes = black_threes(core) if rules.black3_free else []
        return _checked(core, flags, threes, False)
    spare = size - kept if plenty else -1
    found = _checked(core, flags, single_cards(core), spare >= 1, ways)
    found += _checked(core, flags, new_melds(core), spare >= 3, ways)
    if rules.merge and core.nat[rules.sides + core.side] and not flags & NO_JOIN:
        found += _joins(core, flags, spare >= 0, ways)
    if core.hand[core.seat] >> 4 * BLACK3 & 15:
        anytime = rules.black3 == BLACK3_ANYTIME
        found += _checked(core, flags, black_threes(core), anytime and spare >= 4)
    return _with_early(core, flags, found)


def _lays(core: Core, flags: int, sure: bool, owed: bool, plenty: bool, wild_free: bool) -> list[Action]:
    rules, seat = core.rules, core.seat
    hand, size = core.hand[seat], core.size[seat]
    low = hand & SEVENS
    nat = core.nat[rules.side_of[seat]]
    melded = ((nat & SEVENS) + OVER_1 | nat) & MELDABLE
    fresh = MELDABLE ^ melded
    kept = 0 if flags & MAY_LOSE else 1 if flags & NO_DISCARD else 2
    # of one kind of lay either all lead on, or each is put to the solver
    adds_free = sure and (plenty if owed else size - 1 >= kept)
    lays_free = sure and (plenty if owed else size - 3 >= kept)
    found: list[Action] = []
    growing = melded if rules.cap == NEVER else melded & ~_full(core, rules.cap)
    mask = (low + OVER_1 | hand) & growing
    if mask:
        found += _checked(core, flags, _actions(rules, ADDS, mask), adds_free)
    mask = (low + OVER_3 | hand) & fresh
    if mask:
        found += _checked(core, flags, _actions(rules, LAYS, mask), lays_free)
    if hand & 255:
        pairs = (low + OVER_2 | hand) & fresh
        roomy = _roomy(core, growing) if growing else 0
        for bit, add_row, lay_row in WILD_ROWS:
            if hand >> bit & 15:
                if roomy:
                    found += _checked(core, flags, _actions(rules, add_row, roomy), adds_free and wild_free)
                if pairs:
                    found += _checked(core, flags, _actions(rules, lay_row, pairs), lays_free and wild_free)
    if hand >> 4 * BLACK3 & 15 and (hand >> 4 * BLACK3 & 15 >= 3 or nat >> 4 * BLACK3 & 15):
        found += _black_threes(core, flags)
    return found


def _joins(core: Core, flags: int, free: bool, ways: WaysOut | None) -> list[Action]:
    """Joins after which the turn can end; who is bound to lay a card must still be able to (A73)."""
    found = _checked(core, flags, joins(core), free, ways)
    if not found or not must_lay(core):
        return found
    return [action for action in found if can_lay_after(core, STEPS[action.id], flags)]


def can_lay_after(core: Core, join: Step, flags: int) -> bool:
    """Whether a card can be laid once two melds are joined."""
    after = core.copy()
    join_ranks(after, join)
    return lays_cards(lay_actions(after, flags))


def _opens_anyhow(core: Core, flags: int, spare: int) -> bool:
    """Whether fresh ranks of the hand make the minimum whatever lay comes first; then none need be put to the solver.

    A rank with four or more naturals gives what six of them are worth, or all: a run takes one away and counts it, and
    three are left; a set takes the others in, beside a wild card too.
    """
    if flags & CANASTA_OWED:
        return False
    hand = core.hand[core.seat]
    fresh = at_least(hand, 4) & ~at_least(core.nat[core.side], 1)
    owed = core.owed
    spare -= 4
    for cls in range(ACE, BLACK3, -1):
        if fresh >> 4 * cls & 8:
            number = min(hand >> 4 * cls & 15, 6)
            owed -= number * VALUE[cls]
            spare -= number
            if owed <= 0:
                return spare >= 0
    return False


def _full(core: Core, size: int) -> int:
    """Melds of the side with at least so many cards (at most 8)."""
    side = core.side
    return at_least(core.nat[side] + core.twos[side] + core.jokers[side], size)


def _checked(core: Core, flags: int, actions: list[Action], free: bool, ways: WaysOut | None = None) -> list[Action]:
    if free:
        return actions
    if ways is not None:
        return [action for action in actions if ways.leads_on(STEPS[action.id])]
    return [action for action in actions if leads_on(core, STEPS[action.id], flags)]


def _roomy(core: Core, melded: int) -> int:
    """Those of the side's melds that have room for one more wild card."""
    side = core.side
    nat, wild = core.nat[side], core.twos[side] + core.jokers[side]
    wilds_for = core.rules.wilds_for
    roomy = 0
    if not core.rules.wild_onto_finished:
        melded &= ~_full(core, CANASTA)
    while melded:
        bit = melded & -melded
        melded ^= bit
        shift = bit.bit_length() - 4
        if (wild >> shift & 15) < wilds_for[nat >> shift & 15]:
            roomy |= bit
    return roomy


def _black_threes(core: Core, flags: int) -> list[Action]:
    actions, mode = core.rules.actions, core.rules.black3
    threes = count(core.hand[core.seat], BLACK3)
    numbers: list[int] = []
    if mode == BLACK3_OFF or not threes:
        return []
    if count(core.nat[core.side], BLACK3):
        if mode != BLACK3_ANYTIME:
            numbers.append(ADD_ROW[BLACK3])
    else:
        if threes >= 3:
            numbers.append(LAY_THREES)
        if threes >= 4:
            numbers.append(LAY_FOUR_THREES)
    return [actions[number] for number in numbers if leads_on(core, STEPS[number], flags)]


__all__ = [
    "PLAY",
    "lay_actions",
    "legal_actions",
    "may_ask",
    "may_discard",
    "may_stop",
    "must_take",
    "take_actions",
]

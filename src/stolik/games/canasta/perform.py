"""Doing a step: cards move, and what follows from it at once. Nothing is checked here."""

from __future__ import annotations

from stolik.games.canasta.classes import (
    BLACK3,
    CANASTA,
    CLASS_OF,
    KIND_AT,
    LOWEST,
    MELD_UNIT,
    ONE,
    RED3,
    SUIT_OF,
    SUIT_UNIT,
    TWO,
    VALUE,
    count,
)
from stolik.games.canasta.core import ANSWER, ANSWERED_NO, ANSWERED_YES, ASKED, DOUBLE, DREW, PLAY, TOOK, Core
from stolik.games.canasta.ending import end_deal, end_turn, hand_emptied
from stolik.games.canasta.events import (
    CanastaMade,
    Discarded,
    Drew,
    Laid,
    Opened,
    RedThreeLaid,
    Said,
    Took,
    TurnSkipped,
)
from stolik.games.canasta.holding import MAY_OUT, MUST_OUT, NO_DISCARD
from stolik.games.canasta.lifting import commit_to_concealed, in_hand, lift
from stolik.games.canasta.outlook import (
    flags_of,
    goes_out_legally,
    must_not_lay,
    only_concealed,
    opening_left,
    with_black_threes,
)
from stolik.games.canasta.pile import pile_add, pile_lift_top
from stolik.games.canasta.scoring import opening_points
from stolik.games.canasta.steps import ASK, DISCARD, DRAW, LAY_NATURALS, PASS, STEPS, STOP, TAKE_PAIR, YES, Step

Cards = tuple[int, ...]


def perform(core: Core, number: int, cards: Cards) -> None:
    """Do a step. `cards` are the real cards that leave the hand; empty, the lowest of each class do."""
    step = STEPS[number]
    verb = step.verb
    if verb == DISCARD:
        _discard(core, step, cards)
    elif verb == DRAW:
        _draw(core)
    elif verb >= LAY_NATURALS:
        _lay(core, step, [], cards)
    elif verb >= TAKE_PAIR:
        _take(core, step, cards)
    elif verb == PASS:
        _say(core, "passed")
        if core.phase == DOUBLE:
            end_deal(core, "out", core.out)
        else:
            end_deal(core, "stock", -1)
    elif verb == STOP:
        _say(core, "stopped")
        end_deal(core, "red_three", -1)
    elif verb == ASK:
        _ask(core)
    else:
        _answer(core, verb == YES)


def _say(core: Core, word: str) -> None:
    if core.events is not None:
        core.events.append(Said(core.seat, word))


def _leave_hand(core: Core, cls: int, kind: int) -> int:
    """Take a card out of the hand in turn: this kind, or with -1 the lowest of the class."""
    seat = core.seat
    at = 15 * seat + cls
    if kind < 0:
        kind = KIND_AT[cls][LOWEST[core.suits[at]]]
    unit = SUIT_UNIT[kind]
    core.suits[at] -= unit
    core.hand[seat] -= ONE[cls]
    core.size[seat] -= 1
    if core.known[at] >> 2 * SUIT_OF[kind] & 3:
        core.known[at] -= unit
    return kind


def _discard(core: Core, step: Step, cards: Cards) -> None:
    kind = _leave_hand(core, step.cls, cards[0] if cards else -1)
    pile_add(core, kind)
    if core.events is not None:
        core.events.append(Discarded(core.seat, kind))
    if core.size[core.seat]:
        end_turn(core)
    else:
        hand_emptied(core)


def _draw(core: Core) -> None:
    seat = core.seat
    order = core.order
    drawn: list[int] = []
    last_red3 = False
    for _ in range(core.rules.draw_count):
        while core.top < len(order):
            kind = order[core.top]
            core.top += 1
            cls = CLASS_OF[kind]
            if cls != RED3:
                core.hand[seat] += ONE[cls]
                core.suits[15 * seat + cls] += SUIT_UNIT[kind]
                core.size[seat] += 1
                drawn.append(kind)
                break
            core.set_red3(seat, kind)
            last_red3 = core.top == len(order)
            if core.events is not None:
                core.events.append(RedThreeLaid(seat, kind))
            if not core.rules.red3_replaced:
                break
    core.phase = PLAY
    core.began = DREW
    if core.events is not None:
        core.events.append(Drew(seat, drawn))
    if last_red3 and core.rules.last_red3 == "end_now":
        end_deal(core, "red_three", -1)
        return
    core.no_discard = last_red3 and core.rules.last_red3 == "meld_no_discard"
    if not drawn and core.size[seat] == 1 and not core.no_discard:
        _lone_card(core)


def _lone_card(core: Core) -> None:
    """One card, and the draw brought only red threes: going out, or nothing (P12)."""
    flags = flags_of(core, DREW)
    if flags & MAY_OUT and goes_out_legally(core, flags):
        core.must_out = True
        return
    if core.events is not None:
        core.events.append(TurnSkipped(core.seat))
    if core.stock_size:
        end_turn(core)
    else:
        end_deal(core, "red_three", -1)


def _take(core: Core, step: Step, cards: Cards) -> None:
    core.phase = PLAY
    core.began = TOOK
    top = pile_lift_top(core)
    core.pile_waits = not step.alone
    if step.alone:
        core.must_out = core.no_discard = True
    if core.events is not None:
        core.events.append(Took(core.seat, top))
    _lay(core, step, [top], cards)


def _lay(core: Core, step: Step, taken: list[int], cards: Cards) -> None:
    """Put cards of the hand, and a pile card taken for it, into the meld of a rank."""
    if core.pile_waits and not taken and not in_hand(core, step):
        commit_to_concealed(core)
    cls, wild, side = step.cls, step.wild, core.side
    before = core.nat[side] >> 4 * cls & 15
    if before and not core.begun >> 4 * cls & 15:
        core.onto_partner = True
    moved = taken[:]
    for at in range(step.count):
        moved.append(_leave_hand(core, cls, cards[at] if cards else -1))
    core.nat[side] += len(moved) * ONE[cls]
    value = len(moved) * VALUE[cls]
    if wild >= 0:
        moved.append(_leave_hand(core, wild, cards[step.count] if cards else -1))
        value += VALUE[wild]
        if wild == TWO:
            core.twos[side] += ONE[cls]
        else:
            core.jokers[side] += ONE[cls]
    for kind in moved:
        core.meld_cards[15 * side + cls] += MELD_UNIT[kind]
    if not before:
        core.begun |= 8 << 4 * cls
    if not taken:
        core.lays += 1
    if cls == BLACK3:
        _bound_by_black_threes(core)
        if core.rules.black3_free:
            value = 0
    if core.events is not None:
        _tell_lay(core, cls, moved, not before)
    if core.owed > 0 and value:
        _towards_opening(core, value)
    if core.pile_waits and core.owed <= 0:
        lift(core)
    if not core.size[core.seat]:
        hand_emptied(core)


def _tell_lay(core: Core, cls: int, moved: list[int], new: bool) -> None:
    events, seat, side = core.events, core.seat, core.side
    assert events is not None
    events.append(Laid(seat, cls, moved, new))
    wilds = count(core.twos[side], cls) + count(core.jokers[side], cls)
    size = count(core.nat[side], cls) + wilds
    if size - len(moved) < CANASTA <= size:
        events.append(CanastaMade(seat, cls, wilds == 0))


def _bound_by_black_threes(core: Core) -> None:
    flags = with_black_threes(core.rules, 0)
    if flags & MUST_OUT:
        core.must_out = True
    if flags & NO_DISCARD:
        core.no_discard = True


def _towards_opening(core: Core, value: int) -> None:
    side = core.side
    core.owed = opening_left(core, core.melds(side), core.owed - value)
    if core.owed <= 0:
        core.opened[side] = True
        if core.events is not None:
            core.events.append(Opened(core.seat, opening_points(core, side)))
    elif (core.size[core.seat] or core.pile_waits) and only_concealed(core, flags_of(core, core.began)):
        commit_to_concealed(core)


def _ask(core: Core) -> None:
    _say(core, "asked")
    core.asker = core.seat
    core.answer = ASKED
    core.seat = (core.seat + 2) % 4
    core.phase = ANSWER


def _answer(core: Core, yes: bool) -> None:
    _say(core, "answered_yes" if yes else "answered_no")
    core.seat = core.asker
    core.asker = -1
    core.phase = PLAY
    core.answer = ANSWERED_YES if yes else ANSWERED_NO
    if core.no_discard and must_not_lay(core):
        end_deal(core, "red_three", -1)  # nothing is left to do in this turn (A73)

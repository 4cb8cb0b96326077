"""Doing a step: cards move, and what follows from it at once. Nothing is checked here."""

from __future__ import annotations

from stolik.games.canasta.bonus import earns_bonus, receive_bonus
from stolik.games.canasta.classes import BLACK3, CLASS_OF, JOKER, KIND_AT, LOWEST, ONE, SUIT_OF, SUIT_UNIT
from stolik.games.canasta.core import ANSWER, ANSWERED_NO, ANSWERED_YES, ASKED, DOUBLE, DREW, PLAY, TOOK, Core
from stolik.games.canasta.drawing import draw_cards
from stolik.games.canasta.ending import end_deal, end_turn, hand_emptied
from stolik.games.canasta.events import Discarded, Drew, Opened, Said, Took, TurnSkipped
from stolik.games.canasta.growth import canastas_of, other_canastas
from stolik.games.canasta.holding import MAY_OUT, MUST_OUT, NO_DISCARD
from stolik.games.canasta.lifting import commit_to_concealed, in_hand, lift
from stolik.games.canasta.meld_cards import grow_rank, grow_run, grow_wilds, join_ranks
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
from stolik.games.canasta.steps import (
    ADD_TO_WILDS,
    ASK,
    DISCARD,
    DRAW,
    JOIN,
    LAY_NATURALS,
    LAY_WILDS,
    PASS,
    STEPS,
    STOP,
    YES,
    Step,
)

Cards = tuple[int, ...]


def perform(core: Core, number: int, cards: Cards) -> None:
    """Do a step. `cards` are the real cards that leave the hand; empty, the lowest of each class do."""
    step = STEPS[number]
    verb = step.verb
    if verb == DISCARD:
        _discard(core, step, cards)
    elif verb == DRAW:
        _draw(core)
    elif verb == JOIN:
        _join(core, step)
    elif step.top >= 0:
        _take(core, step, cards)
    elif verb >= LAY_NATURALS:
        _lay(core, step, -1, cards)
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
    if core.rules.sequences and cls > BLACK3:
        core.lines[4 * seat + SUIT_OF[kind]] -= ONE[cls]
    if core.known[at] >> 2 * SUIT_OF[kind] & 3:
        core.known[at] -= unit
    return kind


def _discard(core: Core, step: Step, cards: Cards) -> None:
    kind = _leave_hand(core, step.cls, cards[0] if cards else step.kinds[0] if step.kinds else -1)
    pile_add(core, kind)
    if core.events is not None:
        core.events.append(Discarded(core.seat, kind))
    if core.size[core.seat]:
        end_turn(core)
    else:
        hand_emptied(core)


def _draw(core: Core) -> None:
    rules, seat = core.rules, core.seat
    drawn, last_red3 = draw_cards(core, rules.draw_count, rules.red3_replaced)
    core.phase = PLAY
    core.began = DREW
    if core.events is not None:
        core.events.append(Drew(seat, drawn))
    if last_red3 and rules.last_red3 == "end_now":
        end_deal(core, "red_three", -1)
        return
    core.no_discard = last_red3 and rules.last_red3 == "meld_no_discard"
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
    _lay(core, step, top, cards)


def _lay(core: Core, step: Step, top: int, cards: Cards) -> None:
    """Put cards of the hand, and a pile card taken for it (or -1), into a meld."""
    if core.pile_waits and top < 0 and not in_hand(core, step):
        commit_to_concealed(core)
    made = canastas_of(core, core.side) if core.bonus_left else 0
    moved = [top] if top >= 0 else []
    _leave_for_meld(core, step, cards, moved)
    value = step.worth
    if step.grown >= 0:
        grow_run(core, step, moved)
    elif step.verb in (LAY_WILDS, ADD_TO_WILDS):
        grow_wilds(core, moved)
    else:
        grow_rank(core, step, moved)
    if top < 0:
        core.lays += 1
    if step.cls == BLACK3:
        _bound_by_black_threes(core)
        if core.rules.black3_free:
            value = 0
    if core.owed > 0 and value:
        _towards_opening(core, value)
    if core.pile_waits and core.owed <= 0:
        lift(core)
    if not core.size[core.seat]:
        hand_emptied(core)
    elif core.bonus_left and earns_bonus(core, made):
        receive_bonus(core)


def _leave_for_meld(core: Core, step: Step, cards: Cards, moved: list[int]) -> None:
    """Take the cards of a step out of the hand: those named, or by the step's suits, or the lowest of each class."""
    if cards or step.kinds:
        moved += [_leave_hand(core, CLASS_OF[kind], kind) for kind in cards or step.kinds]
    else:
        moved += [_leave_hand(core, step.cls, -1) for _ in range(step.count)]
    if cards:
        return
    if step.wild >= 0:
        moved.append(_leave_hand(core, step.wild, -1))
    elif step.verb == LAY_WILDS:
        moved += [_leave_hand(core, JOKER, -1) for _ in range(3 - step.count)]


def _join(core: Core, step: Step) -> None:
    """Join the two melds of a rank; this may complete a canasta (C14, D23)."""
    made = canastas_of(core, core.side) if core.bonus_left else 0
    join_ranks(core, step)
    if core.owed > 0:
        _towards_opening(core, 0)
    if core.pile_waits and core.owed <= 0:
        lift(core)
    if core.bonus_left and core.size[core.seat] and earns_bonus(core, made):
        receive_bonus(core)


def _bound_by_black_threes(core: Core) -> None:
    flags = with_black_threes(core.rules, 0)
    if flags & MUST_OUT:
        core.must_out = True
    if flags & NO_DISCARD:
        core.no_discard = True


def _towards_opening(core: Core, value: int) -> None:
    side = core.side
    core.owed = opening_left(core, core.melds(side), core.owed - value, other_canastas(core, side))
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

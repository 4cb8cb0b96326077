"""Why the melds on the table do not allow a take or a lay, whatever comes after it."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import BLACK3, CANASTA, CLASS_TEXT, FOUR, JOKER, count
from stolik.games.canasta.core import Core
from stolik.games.canasta.faults import Fault, refusal
from stolik.games.canasta.growth import slot_of
from stolik.games.canasta.melding import (
    JOIN_FINISHED,
    JOIN_TOO_LARGE,
    JOIN_TOO_WILD,
    JOINS,
    takes_wild,
    why_not_joined,
)
from stolik.games.canasta.pile import OPEN, closed, ways
from stolik.games.canasta.rules import BLACK3_ANYTIME, BLACK3_OFF
from stolik.games.canasta.steps import (
    ADD_NATURAL,
    ADD_TO_WILDS,
    ADD_WILD,
    EXTEND_RUN,
    JOIN,
    LAY_WILDS,
    NUMBER_OF,
    START_RUN,
    SUITED,
    TAKE_ONTO,
    TAKE_ONTO_RUN,
    TAKE_PAIR,
    TAKE_WILD,
    Step,
)
from stolik.games.canasta.table_melds import rank_target
from stolik.games.canasta.wide_lays import rank_meld
from stolik.games.violation import RuleViolation

FIRST_FINISHED: Final = 1
FIRST_FULL: Final = 2
FIRST_TOO_WILD: Final = 3


def not_played(core: Core, step: Step) -> RuleViolation | None:
    """Steps of the family that these rules do not have: sequences, melds of wild cards, second melds, the top alone."""
    rules = core.rules
    if step.id >= SUITED and not rules.sequences:
        return refusal(Fault.NO_SEQUENCES)
    if step.id < SUITED and rules.sequences and step.cls >= FOUR and step.count:
        return refusal(Fault.SUITS_NEEDED, card=CLASS_TEXT[step.cls])
    if step.verb == TAKE_ONTO_RUN and not rules.onto_run:
        return refusal(Fault.NO_TAKE_ONTO_RUN)
    if step.verb in (LAY_WILDS, ADD_TO_WILDS) and not rules.wild_melds:
        return refusal(Fault.NO_WILD_MELDS)
    if (step.verb == JOIN or (step.slot and step.run < 0)) and not rules.second:
        return refusal(Fault.ONE_MELD_PER_RANK, card=CLASS_TEXT[step.cls])
    if step.verb == JOIN and not rules.merge:
        return refusal(Fault.NO_JOIN)
    return refusal(Fault.WHOLE_PILE_ONLY) if step.alone and not rules.top_alone else None


def not_there(core: Core, step: Step) -> RuleViolation | None:
    """A meld that a step adds to and that does not lie on the table; told before cards that are not in the hand."""
    if step.verb == EXTEND_RUN:
        return None if step.run in core.runs[core.side] else refusal(Fault.NO_SUCH_RUN)
    if step.verb == ADD_TO_WILDS:
        return _why_no_wilds(core, step)
    if step.verb not in (ADD_NATURAL, ADD_WILD) or step.cls == BLACK3:
        return None
    lies = count(core.nat[core.side + core.rules.sides * step.slot], step.cls)
    return None if lies else _no_such_meld(core, step)


def _no_such_meld(core: Core, step: Step) -> RuleViolation:
    """The meld of a rank that a step names does not lie on the table: none of the rank, or just not the second."""
    card = CLASS_TEXT[step.cls]
    if step.slot and count(core.nat[core.side], step.cls):
        return refusal(Fault.NO_SECOND_MELD, card=card)
    return refusal(Fault.NO_SUCH_MELD, card=card) if step.top < 0 else refusal(Fault.NO_SUCH_MELD, "A28", card=card)


def why_no_way(core: Core, step: Step) -> RuleViolation:
    """Why a pile whose top card might be taken cannot be taken in this way."""
    rules = core.rules
    cls = step.top
    at = core.side + rules.sides * step.slot
    melded, wilds = (0, 0) if step.run >= 0 else rank_meld(core, at, cls)
    size = melded + wilds
    closed_canasta = size >= CANASTA and not rules.onto_finished
    full = size + step.count + 1 + (step.wild >= 0) > rules.cap
    if _second_taken_onto(core, step):
        reason = FIRST_FINISHED if closed_canasta else FIRST_FULL if full else FIRST_TOO_WILD
        return refusal(Fault.SECOND_TAKES, card=CLASS_TEXT[cls], reason=reason, most=min(rules.cap, CANASTA))
    if closed_canasta:
        return refusal(Fault.FINISHED_CANASTA, card=CLASS_TEXT[cls])
    found = _why_closed(core, step)
    if found is not None:
        return found
    if step.run >= 0:
        return refusal(Fault.NO_SUCH_RUN)
    if (step.verb == TAKE_ONTO and not melded) or (step.slot and not count(core.nat[core.side], cls)):
        return _no_such_meld(core, step)
    if step.verb == TAKE_WILD and not rules.wild_takes:
        return refusal(Fault.NO_TAKE_WITH_WILD)
    if full:
        return refusal(Fault.MELD_FULL, card=CLASS_TEXT[cls], most=rules.cap)
    return _too_wild(core, cls, melded + 2, wilds)


def _why_closed(core: Core, step: Step) -> RuleViolation | None:
    reason, cls = closed(core), step.top
    if reason == OPEN:
        return None
    if count(core.hand[core.seat], cls) < 2:
        return refusal(Fault.PILE_CLOSED, card=CLASS_TEXT[cls], reason=reason)
    if not core.rules.pair_held and step.verb != TAKE_PAIR:
        return refusal(Fault.PAIR_MUST_BE_LAID, card=CLASS_TEXT[cls], reason=reason)
    return None


def _second_taken_onto(core: Core, step: Step) -> bool:
    """Whether the same cards take the pile to the second meld of their rank (D60), where the first is meant."""
    if step.slot or step.run >= 0 or not core.rules.second:
        return False
    second = rank_target(step.top, 1)
    onto = step.text.replace("take top", "take", 1)
    onto = onto.removesuffix(CLASS_TEXT[step.top]) + second if step.verb == TAKE_ONTO else f"{onto} to {second}"
    return NUMBER_OF.get(onto, -1) in ways(core)


def _too_wild(core: Core, cls: int, naturals: int, wilds: int) -> RuleViolation:
    """Why a rank meld, with so many naturals by then, takes no further wild card."""
    if wilds >= core.rules.wilds_for[naturals]:
        return refusal(Fault.TOO_MANY_WILD, most=core.rules.wilds_for[naturals])
    return refusal(Fault.WILD_ONTO_FINISHED, card=CLASS_TEXT[cls])


def why_no_meld(core: Core, step: Step) -> RuleViolation | None:
    """Why the melds do not allow a lay or a join."""
    verb = step.verb
    if verb == START_RUN:
        return None
    if verb == EXTEND_RUN:
        return None if step.run in core.runs[core.side] else refusal(Fault.NO_SUCH_RUN)
    if verb in (LAY_WILDS, ADD_TO_WILDS):
        return _why_no_wilds(core, step)
    if verb == JOIN:
        return _why_no_join(core, step)
    if step.cls == BLACK3:
        return _why_no_black_threes(core, step)
    return _why_no_rank(core, step)


def _why_no_wilds(core: Core, step: Step) -> RuleViolation | None:
    lies = core.nat[core.side] & 255 != 0
    if step.verb == LAY_WILDS:
        return refusal(Fault.ONE_WILD_SET) if lies else None
    return None if lies else refusal(Fault.NO_SUCH_MELD, card=CLASS_TEXT[JOKER])


def _why_no_join(core: Core, step: Step) -> RuleViolation | None:
    rules, cls = core.rules, step.cls
    first, second = rank_meld(core, core.side, cls), rank_meld(core, rules.sides + core.side, cls)
    if not second[0]:
        return refusal(Fault.NOTHING_TO_JOIN, card=CLASS_TEXT[cls])
    reason = why_not_joined(rules, first, second)
    if reason == JOINS:
        return None
    if reason == JOIN_FINISHED:
        return refusal(Fault.JOIN_FINISHED, card=CLASS_TEXT[cls])
    if reason == JOIN_TOO_LARGE:
        return refusal(Fault.MELD_FULL, card=CLASS_TEXT[cls], most=rules.cap)
    if reason == JOIN_TOO_WILD:
        return refusal(Fault.JOIN_TOO_WILD, card=CLASS_TEXT[cls], most=rules.wilds_for[first[0] + second[0]])
    return refusal(Fault.WILD_ONTO_FINISHED, card=CLASS_TEXT[cls])


def _why_no_black_threes(core: Core, step: Step) -> RuleViolation | None:
    rules, side = core.rules, core.side
    name = CLASS_TEXT[BLACK3]
    if rules.black3 == BLACK3_OFF:
        return refusal(Fault.NO_BLACK_THREE_MELDS)
    lies = count(core.nat[side], BLACK3) > 0
    if step.verb == ADD_NATURAL:
        if not lies:
            return refusal(Fault.NO_SUCH_MELD, card=name)
        return refusal(Fault.BLACK_THREES_CLOSED) if rules.black3 == BLACK3_ANYTIME else None
    if not lies:
        return None
    if rules.black3 != BLACK3_ANYTIME or not rules.second:
        return refusal(Fault.ONE_MELD_PER_RANK, card=name)
    return refusal(Fault.TWO_MELDS_PER_RANK, card=name) if count(core.nat[rules.sides + side], BLACK3) else None


def _why_no_rank(core: Core, step: Step) -> RuleViolation | None:
    rules, cls = core.rules, step.cls
    at = core.side + rules.sides * (slot_of(core, step) if rules.wide else 0)
    melded, wilds = rank_meld(core, at, cls)
    if step.verb not in (ADD_NATURAL, ADD_WILD):
        if at != core.side and not rules.second:
            return refusal(Fault.ONE_MELD_PER_RANK, card=CLASS_TEXT[cls])
        if not melded:
            return None
        return refusal(Fault.TWO_MELDS_PER_RANK if rules.second else Fault.ONE_MELD_PER_RANK, card=CLASS_TEXT[cls])
    if not melded:
        return _no_such_meld(core, step)
    if _takes(core, step, melded, wilds):
        return None
    full = melded + wilds >= rules.cap
    if at == core.side and rules.second:
        more, wild = rank_meld(core, rules.sides + core.side, cls)
        if more and _takes(core, step, more, wild):
            reason = FIRST_FULL if full else FIRST_TOO_WILD
            return refusal(Fault.SECOND_TAKES, card=CLASS_TEXT[cls], reason=reason, most=min(rules.cap, CANASTA))
    if full:
        return refusal(Fault.MELD_FULL, card=CLASS_TEXT[cls], most=rules.cap)
    return _too_wild(core, cls, melded, wilds)


def _takes(core: Core, step: Step, naturals: int, wilds: int) -> bool:
    """Whether a rank meld of so many cards has room for the card that a step adds."""
    if step.verb == ADD_WILD:
        return takes_wild(core.rules, naturals, wilds)
    return naturals + wilds < core.rules.cap

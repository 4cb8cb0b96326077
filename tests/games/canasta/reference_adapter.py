"""A position of the engine as a position of the slow reference, so that the two can be compared."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal

from stolik.games.canasta.classes import BLACK3, CLASS_OF, CLASS_TEXT, CLASSES, RED3, count
from stolik.games.canasta.core import ANSWER, ANSWERED_NO, ANSWERED_YES, NEED_SEAT, PLAY, TOOK, Core
from tests.reference.cards import size
from tests.reference.duties import minimum_met, minimum_waived
from tests.reference.search import turn_can_end_well
from tests.reference.state import DEFAULTS, RefState
from tests.reference.turn import lift_for_concealed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from stolik.games.canasta.rules import Rules
    from stolik.games.canasta.scoring import DealScore
    from tests.reference.cards import Meld
    from tests.reference.state import Result, Value

REASONS: Final = {"out": "out", "stock": "stock", "red_three": "last_red3"}
"""How a deal ended, in the words of the engine and of the reference."""
Outcome = tuple[object, ...]


def reference_options(rules: Rules) -> dict[str, Value]:
    """The options of a rule set as the reference asks for them."""
    return {name: rules.rule_set[name] for name in DEFAULTS}


def reference_state(core: Core) -> RefState:
    """The same position for the reference. A seat must act in it."""
    assert core.need == NEED_SEAT
    turn = core.asker if core.phase == ANSWER else core.seat
    side = core.rules.side_of[turn]
    fresh = {CLASS_TEXT[cls] for cls in range(CLASSES) if count(core.begun, cls)}
    opening = core.phase == PLAY and not core.laid_before[turn] and set(_melds(core, side)) == fresh
    committed = opening and core.owed <= 0 and not core.opened[side]
    answers: dict[int, Literal["yes", "no"]] = {ANSWERED_YES: "yes", ANSWERED_NO: "no"}
    phases: tuple[Literal["take", "play", "answer"], ...] = ("take", "play", "answer")
    return RefState(
        reference_options(core.rules),
        [_hand(core, seat) for seat in range(core.rules.players)],
        melds=[_melds(core, each) for each in range(core.rules.sides)],
        pile=_classes(core.pile),
        stock=_classes(core.order[core.top :]),
        red3=[core.red3_count(each) for each in range(core.rules.sides)],
        scores=list(core.scores),
        dealer=core.dealer,
        laid_before=list(core.laid_before),
        turn=turn,
        phase=phases[core.phase],
        begun="" if core.began == 0 else "pile" if core.began == TOOK else "draw",
        fresh=fresh,
        onto_old=core.onto_partner,
        points=core.minimum[side] - core.owed if opening and not committed else 0,
        lift_due=core.pile_waits,
        laid_further=core.lays > 0,
        asked=core.answer != 0,
        answer=answers.get(core.answer, ""),
        no_discard=core.no_discard,
        must_go_out=core.must_out and (committed or not count(core.nat[side], BLACK3)),
    )


def _classes(kinds: Iterable[int]) -> list[str]:
    return ["R" if CLASS_OF[kind] == RED3 else CLASS_TEXT[CLASS_OF[kind]] for kind in kinds]


def _hand(core: Core, seat: int) -> Counter[str]:
    return +Counter({CLASS_TEXT[cls]: count(core.hand[seat], cls) for cls in range(CLASSES)})


def _melds(core: Core, side: int) -> dict[str, Meld]:
    nat, twos, jokers = core.nat[side], core.twos[side], core.jokers[side]
    return {
        CLASS_TEXT[cls]: (count(nat, cls), count(twos, cls), count(jokers, cls))
        for cls in range(BLACK3, CLASSES)
        if count(nat, cls)
    }


def commit(s: RefState) -> RefState:
    """The position in which a player to whom only going out concealed is left has lifted the rest, as in the engine."""
    if s.phase != "play" or s.must_go_out or minimum_met(s) or not minimum_waived(s) or not s.fresh:
        return s
    bound = s.copy()
    bound.options = {**s.options, "concealed_minimum": "required"}
    if turn_can_end_well(bound):
        return s
    s = s.copy()
    if s.lift_due:
        lift_for_concealed(s)
    s.must_go_out = True
    return s


def outcome_of(core: Core, deals: int) -> Outcome:
    """What a step led to, in words that both sides share: the next position, or how the deal number `deals` ended."""
    if core.lost >= 0:
        return "lost", core.lost
    if len(core.sheets) >= deals:
        return _sheet(core.sheets[deals - 1])
    return reference_outcome(reference_state(core))


def _sheet(sheet: DealScore) -> Outcome:
    return REASONS[sheet.reason], tuple(sheet.points)


def reference_outcome(s: RefState) -> Outcome:
    """The same of a position of the reference."""
    if s.result is not None:
        return _result(s.result)
    hands = tuple(tuple(sorted((+hand).items())) for hand in s.hands)
    melds = tuple(tuple(sorted(melds.items())) for melds in s.melds)
    turn = (s.turn, s.phase, s.begun, s.asked, s.answer, s.no_discard, s.lift_due)
    inside = (tuple(sorted(s.fresh)), s.onto_old, s.laid_further, s.must_go_out or "3" in s.own)
    # once the minimum is reached, or waived for good, nobody counts further
    waived = s.must_go_out and minimum_waived(s)
    points = 0 if s.phase == "take" or waived or minimum_met(s) else s.points
    table = (tuple(sorted(s.pile)) if s.lift_due else tuple(s.pile), tuple(s.stock), tuple(s.red3))
    return hands, melds, table, turn, inside, points, tuple(s.laid_before), sum(size(hand) for hand in s.hands)


def _result(result: Result) -> Outcome:
    if result.reason == "lost":
        return "lost", result.loser
    return result.reason, tuple(result.totals())

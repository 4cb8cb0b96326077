"""The end of a round and of the match (56-72)."""

from __future__ import annotations

from stolik.games.cassino.core import NEED_DECK, NEED_OVER, Core, cards_in
from stolik.games.cassino.events import Remainder
from stolik.games.cassino.scoring import score_claimed, score_round
from stolik.games.cassino.values import kinds_of
from stolik.games.deal_events import DealEnded, MatchEnded
from stolik.games.deal_score import DealScore


def end_round(core: Core) -> None:
    """All cards are played: what lies on the table goes to the last taker, and the round is scored."""
    left = core.loose | cards_in(core, (1 << len(core.combos)) - 1)
    if left:
        if core.last_taker >= 0:
            core.piles[core.rules.side(core.last_taker)] |= left
            core.loose = 0
            core.combos = []
        if core.events is not None:
            core.events.append(Remainder(core.last_taker, kinds_of(left)))
    before = core.scores[:]
    sheet = _score(core, score_round(core, "played"))
    won = winners(core, before, sheet)
    if won:
        _over(core, won)
    else:
        core.need = NEED_DECK


def claim(core: Core) -> bool:
    """After a take: whether a side has claimed the target, and the match is over (KA11 b)."""
    rules = core.rules
    if not rules.counting_out or max(core.scores) >= rules.target:
        return False
    sheet = score_claimed(core, "claimed")
    totals = [core.scores[side] + sheet.points[side] for side in range(rules.sides)]
    best = max(totals)
    if best < rules.target:
        return False
    side = _nearest(core, [at for at in range(rules.sides) if totals[at] == best])
    _score(core, sheet)
    _over(core, (side,))
    return True


def _nearest(core: Core, sides: list[int]) -> int:
    """Of several sides that of the player who has just taken, or the one that comes next after him."""
    taker = core.rules.side(core.last_taker)
    return min(sides, key=lambda side: (side - taker) % core.rules.sides)


def _score(core: Core, sheet: DealScore) -> DealScore:
    """Note the score of a round that is over; nobody is in turn any more."""
    core.sheets.append(sheet)
    for side, points in enumerate(sheet.points):
        core.scores[side] += points
    core.seat = -1
    if core.events is not None:
        core.events.append(DealEnded(sheet.reason, sheet, [kinds_of(hand) for hand in core.hands]))
    return sheet


def _over(core: Core, won: tuple[int, ...]) -> None:
    core.need = NEED_OVER
    core.winners = won
    if core.events is not None:
        core.events.append(MatchEnded(won))


def winners(core: Core, before: list[int], sheet: DealScore) -> tuple[int, ...]:
    """The sides that have won by a round of this score with these totals before it; none if the match goes on."""
    rules = core.rules
    if rules.fixed_order:
        return _in_order(core, before, sheet)
    return leaders(core)


def leaders(core: Core) -> tuple[int, ...]:
    """The sides that win by the totals alone: one, several that share, or none yet (68-71)."""
    rules = core.rules
    best = max(core.scores)
    if not rules.single_round and best < rules.target:
        return ()
    first = tuple(side for side, points in enumerate(core.scores) if points == best)
    return first if len(first) == 1 or rules.shares else ()


def _in_order(core: Core, before: list[int], sheet: DealScore) -> tuple[int, ...]:
    """Count one thing after the other: those who reach the target first decide it among themselves (KA11 c)."""
    totals = before[:]
    rivals: list[int] = []
    for row in range(len(sheet.lines[0])):
        for side in range(core.rules.sides):
            totals[side] += sheet.lines[side][row].points
        if not rivals:
            rivals = [side for side, points in enumerate(totals) if points >= core.rules.target]
        if rivals:
            best = max(totals[side] for side in rivals)
            rivals = [side for side in rivals if totals[side] == best]
            if len(rivals) == 1:
                return (rivals[0],)
    return ()

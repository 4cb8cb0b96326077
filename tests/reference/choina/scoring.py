"""The end of a deal and of the game (79-86, 98)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .cards import Options, cost
from .state import RefState, Result

EXTRA_DEALS = 3


@dataclass(frozen=True)
class Finish:
    """Whether the game is over, and who has won it."""

    over: bool
    winners: tuple[int, ...] = ()


def end_deal(s: RefState, out: int | None) -> None:
    """The deal is over: minus points for the hands, the bonus for who went out (82-84)."""
    points = [-cost(hand.elements(), s.options) for hand in s.hands]
    if out is not None:
        points[out] += int(s.options["going_out_bonus"])
    s.phase, s.result = "over", Result(out, tuple(points))


def finish(options: Options, results: Sequence[Result]) -> Finish:
    """What stands after the deals played so far."""
    deals = int(options["deals"])
    if len(results) < deals:
        return Finish(over=False)
    totals = [sum(result.points[seat] for result in results) for seat in range(int(options["players"]))]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(best) > 1 and options["tie"] == "most_deals_won":
        won = {seat: sum(result.out == seat for result in results) for seat in best}
        best = [seat for seat in best if won[seat] == max(won.values())]
    if len(best) > 1 and options["tie"] == "extra_deal" and len(results) < deals + EXTRA_DEALS:
        return Finish(over=False)
    return Finish(over=True, winners=tuple(best))

"""What ending the deal now is worth above going on."""

from __future__ import annotations

from typing import Final

from stolik.bots.appraisal import Appraisal, Reason
from stolik.bots.canasta.careful.reading import Reading
from stolik.bots.canasta.out import may_go_out, must_go_out, out_plan, out_step
from stolik.bots.canasta.partner import worth_asking
from stolik.bots.canasta.reasons import CanastaReason as Why
from stolik.bots.canasta.sight import CALM, RANKS, SHIFTS, Sight
from stolik.bots.canasta.standing import red_three_bonus, totals_after_out
from stolik.games.canasta.classes import COUNT
from stolik.games.canasta.rules import ASK_MANDATORY
from stolik.games.canasta.steps import ASK

THEIR_CARD: Final = 25
"""What every card in an opponent's hand loses him when the deal ends: its points, and what it would have brought."""
PARTNER_CARD: Final = 35
"""The same of the partner's, who cannot throw away what he does not need any more."""
NEAR: Final = 50
"""What a meld of five or six cards may still bring, a chance for a canasta."""
BEGUN: Final = 30
"""What a smaller meld may still bring."""
UNOPENED: Final = 100
"""What it is worth that an opponent never opens."""
MATCH: Final = 1000
"""What the match is worth where ending the deal decides it."""
PRESSED: Final = 150
"""What it is worth that an opponent, who may be out in his next turn, is not."""


def going_out(reading: Reading) -> list[Appraisal]:
    """The next step out above ending the turn, and the question before it; empty where there is no way out."""
    sight, choices = reading.sight, reading.choices
    if not must_go_out(sight) and not may_go_out(sight):
        asked = choices.says.get(ASK)
        if asked is None or sight.rules.ask != ASK_MANDATORY or out_plan(sight) is None:
            return []
        gain = out_gain(reading)
        return [Appraisal(asked, gain, out_reasons(reading, gain))]
    step = out_step(sight, choices, lambda _: True)
    if step is None:
        return []
    gain = out_gain(reading)
    asked = worth_asking(sight, choices)
    if asked is not None and gain > 0:
        return [Appraisal(asked, gain, (Reason(Why.ASKS_PARTNER),)), Appraisal(step, 0.0, out_reasons(reading, gain))]
    return [Appraisal(step, gain, out_reasons(reading, gain))]


def out_gain(reading: Reading) -> float:
    """What going out now gains above going on, in points. Nothing that a lay of this turn changes changes it."""
    decided = decides(reading.sight)
    return gain_by_table(reading) if decided is None else float(MATCH if decided else -MATCH)


def decides(sight: Sight) -> bool | None:
    """Whether going out now would win the match; None where it would not end it."""
    rules, view = sight.rules, sight.view
    if rules.match_end != "target" and view.deal_number < rules.deals:
        return None
    totals = totals_after_out(sight, view.seat)
    own = totals[sight.side]
    rival = max(total for side, total in enumerate(totals) if side != sight.side)
    if rules.match_end == "target" and max(own, rival) < rules.target:
        return None
    return own >= rival


def gain_by_table(reading: Reading) -> float:
    """The gain of ending the deal as hands and melds lie, the standing of the match aside."""
    sight, view, rules = reading.sight, reading.view, reading.rules
    gain = float(rules.out_bonus)
    for seat, size in enumerate(view.sizes):
        if seat == view.seat:
            continue
        if rules.side_of[seat] == sight.side:
            gain -= PARTNER_CARD * size
        else:
            gain += THEIR_CARD * size / (rules.sides - 1)
    for cls in RANKS:
        held = sight.n[cls]
        if sight.m[cls] or held >= 3:
            gain -= _prospect(sight.m[cls] + held)
    for side in range(rules.sides):
        if side == sight.side:
            continue
        nat = view.nat[side] + view.twos[side] + view.jokers[side]
        for cls in RANKS:
            gain += _prospect(nat >> SHIFTS[cls] & 15) / (rules.sides - 1)
        if not view.opened[side]:
            gain += UNOPENED + 2 * red_three_bonus(rules, COUNT[view.red3[side]])
    if sight.threat != CALM or sight.dump:
        gain += PRESSED
    return gain


def _prospect(size: int) -> float:
    return NEAR if 5 <= size <= 6 else BEGUN if 3 <= size <= 4 else 0.0


def out_reasons(reading: Reading, gain: float) -> tuple[Reason, ...]:
    """Why to go out, or why not."""
    sight, view = reading.sight, reading.view
    decided = decides(sight)
    found = []
    if decided is not None:
        found.append(Reason(Why.OUT_WINS_MATCH if decided else Why.OUT_LOSES_MATCH))
    if sight.rules.players == 4:
        partner = (view.seat + 2) % 4
        if gain < 0:
            found.append(Reason(Why.PARTNER_HOLDS, {"seat": partner, "number": view.sizes[partner]}))
    totals = totals_after_out(sight, view.seat)
    before = view.scores
    own = totals[sight.side] - before[sight.side]
    rival = max(total - before[side] for side, total in enumerate(totals) if side != sight.side)
    ahead = own - rival
    found.append(
        Reason(Why.GOES_OUT, {"points": ahead}) if gain >= 0 else Reason(Why.OUT_COSTS, {"points": round(-gain)})
    )
    return tuple(found)

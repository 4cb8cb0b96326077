"""The end of a deal and of the match (70-86)."""

from __future__ import annotations

from stolik.games.choina.core import NEED_DECK, NEED_OVER, NO_TOP, NOTHING, Core, hand_kinds
from stolik.games.choina.events import WentOut
from stolik.games.choina.scoring import score_deal
from stolik.games.deal_events import DealEnded, MatchEnded


def go_out(core: Core) -> None:
    """The player in turn has no card left (70)."""
    core.outs[core.turn] += 1
    if core.events is not None:
        core.events.append(WentOut(core.turn))
    end_deal(core, "out", core.turn)


def end_deal(core: Core, reason: str, out: int) -> None:
    """Score the deal and see whether the match is over."""
    score = score_deal(core, reason, out)
    core.sheets.append(score)
    for seat in range(core.rules.players):
        core.scores[seat] += score.points[seat]
    hands = [hand_kinds(core, seat) for seat in range(core.rules.players)] if core.events is not None else []
    core.seat = core.turn = -1
    rest(core)
    if core.events is not None:
        core.events.append(DealEnded(reason, score, hands))
    if match_over(core):
        core.need = NEED_OVER
        core.winners = winners(core)
        if core.events is not None:
            core.events.append(MatchEnded(core.winners))
    else:
        core.need = NEED_DECK


def rest(core: Core) -> None:
    """Nothing of a turn goes on."""
    core.top_state = NO_TOP
    core.last_buyer = core.asker = core.taken = core.follower = -1
    core.asked = core.began = core.begun = core.lull = 0
    core.laid_off = False
    core.pending = NOTHING


def match_over(core: Core) -> bool:
    """Whether the deals that are over end the match; a tie may bring extra deals (9, 86)."""
    rules = core.rules
    if core.deal_number < rules.deals:
        return False
    if core.deal_number >= rules.most_deals:
        return True
    return core.scores.count(max(core.scores)) == 1


def winners(core: Core) -> tuple[int, ...]:
    """The seats with the best result (85); where that decides, those of them that went out most often (86)."""
    best = max(core.scores)
    first = [seat for seat, points in enumerate(core.scores) if points == best]
    if core.rules.most_outs:
        most = max(core.outs[seat] for seat in first)
        first = [seat for seat in first if core.outs[seat] == most]
    return tuple(first)

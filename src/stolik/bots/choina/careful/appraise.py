"""What `careful` thinks of its actions: each question has a module of its own, all answer in points."""

from __future__ import annotations

from stolik.bots.appraisal import Appraisal, Reason
from stolik.bots.choina.careful.broad import BroadPlanner
from stolik.bots.choina.careful.claims import appraise_answer, appraise_claim, appraise_count
from stolik.bots.choina.careful.discards import appraise_discards
from stolik.bots.choina.careful.lays import appraise_lays
from stolik.bots.choina.careful.others import Others
from stolik.bots.choina.careful.takes import appraise_takes
from stolik.bots.choina.out import out_step
from stolik.bots.choina.reasons import ChoinaReason
from stolik.bots.choina.sight import Sight
from stolik.bots.choina.worth import OUT, Worth
from stolik.games.choina.core import ANSWER, BUY, CLAIM, DRAW
from stolik.games.choina.view import ChoinaView


def appraise(view: ChoinaView) -> tuple[Appraisal, ...]:
    """The actions of a view whose seat must act, the best first."""
    sight = Sight(view)
    worth = Worth(sight, BroadPlanner(sight))
    others = Others(sight)
    if view.phase == CLAIM:
        found = appraise_claim(sight, worth, others)
    elif view.phase == ANSWER:
        found = appraise_answer(sight, worth, others)
    elif view.phase == BUY:
        found = appraise_count(sight, worth)
    elif view.phase == DRAW:
        found = appraise_takes(sight, worth, others)
    else:
        found = _turn(sight, worth, others)
    # of equal ones the later: a list has the higher cards last
    order = sorted(range(len(found)), key=lambda at: (found[at].points, at), reverse=True)
    return tuple(found[at] for at in order)


def _turn(sight: Sight, worth: Worth, others: Others) -> list[Appraisal]:
    """Lays, additions and discards; the step that leads out stands above all."""
    found = appraise_discards(sight, worth, others)
    least = max((one.points for one in found), default=worth.of(sight.hand))
    found += appraise_lays(sight, worth, others, least)
    out = out_step(sight)
    if out is None:
        return found
    best = Appraisal(out, max(OUT, least + OUT), (Reason(ChoinaReason.GOES_OUT),))
    return [*(one for one in found if one.action != out), best]

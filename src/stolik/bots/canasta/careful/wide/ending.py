"""Going out: whether ending the deal now is worth more than going on."""

from __future__ import annotations

from stolik.bots.appraisal import Appraisal, Reason
from stolik.bots.canasta.careful.wide.reasons import WideReason
from stolik.bots.canasta.out import may_go_out, must_go_out
from stolik.bots.canasta.partner import worth_asking
from stolik.bots.canasta.standing import decides_match
from stolik.bots.canasta.wide.out import Out


def forced(out: Out) -> Appraisal | None:
    """The next step of a turn that has to end with an empty hand."""
    if not must_go_out(out.worth.sight):
        return None
    step = out.step()
    return None if step is None else Appraisal(step, 0.0, (Reason(WideReason.MUST_GO_OUT),))


def with_out(out: Out, found: list[Appraisal]) -> list[Appraisal]:
    """The appraisals of a turn that goes on, with going out, or asking about it, where that can be done."""
    sight = out.worth.sight
    ask = worth_asking(sight, out.choices)
    if ask is None and not may_go_out(sight):
        return found
    way = out.way()
    if way is None:
        return found
    step = ask or out.begun(way)
    if step is None:
        return found
    best = found[0].points
    gain = out.difference(way)
    if out.pays(way):
        view = sight.view
        ending = Appraisal(
            step,
            best + max(gain, 1.0),
            _why(out, gain, asks=ask is not None),
            () if ask is not None else tuple(view.rules.actions[each.id] for each in way),
        )
        return [ending, *(each for each in found if each.action != step)]
    first = found[0]
    return [Appraisal(first.action, first.points, (*first.reasons, *_why_not(out)), first.line), *found[1:]]


def _why_not(out: Out) -> tuple[Reason, ...]:
    sight = out.worth.sight
    if decides_match(sight) is False:
        return (Reason(WideReason.LOSES_MATCH),)
    if sight.alone:
        return ()
    partner = (sight.view.seat + 2) % sight.rules.players
    return (Reason(WideReason.GOES_ON, {"seat": partner, "cards": sight.view.sizes[partner]}),)


def _why(out: Out, gain: float, *, asks: bool) -> tuple[Reason, ...]:
    sight = out.worth.sight
    partner = (sight.view.seat + 2) % sight.rules.players
    if asks:
        return (Reason(WideReason.ASKS, {"seat": partner, "cards": sight.view.sizes[partner]}),)
    if decides_match(sight):
        return (Reason(WideReason.WINS_MATCH),)
    return (Reason(WideReason.ENDS_NOW, {"points": round(gain)}),)

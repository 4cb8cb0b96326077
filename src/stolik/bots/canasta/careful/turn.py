"""The questions of a turn, and their answers in one order."""

from __future__ import annotations

from stolik.bots.appraisal import Appraisal
from stolik.bots.canasta.careful.discards import discards
from stolik.bots.canasta.careful.lays import lays
from stolik.bots.canasta.careful.opens import opening
from stolik.bots.canasta.careful.outs import going_out
from stolik.bots.canasta.careful.partners import answers
from stolik.bots.canasta.careful.reading import Reading
from stolik.bots.canasta.careful.takes import takes
from stolik.bots.canasta.out import must_go_out
from stolik.games.canasta.core import ANSWER, DOUBLE, TAKE
from stolik.games.canasta.steps import STOP
from stolik.games.canasta.view import CanastaView


def weigh(view: CanastaView) -> tuple[Appraisal, ...]:
    """All actions of a view with a choice that are worth a thought, the best first."""
    reading = Reading(view)
    if view.phase == TAKE:
        found = takes(reading)
    elif view.phase == ANSWER:
        found = answers(reading)
    else:
        found = _play(reading)
    if not found:
        # a turn that may not end yet: an opening begun, a yes that binds to lay
        found = [Appraisal(reading.choices.any_lay() or view.legal[0], 0.0)]
    found.sort(key=_points, reverse=True)
    return tuple(found)


def _points(appraisal: Appraisal) -> float:
    return appraisal.points


def _play(reading: Reading) -> list[Appraisal]:
    """Going out, lays and the end of the turn; all above the best discard or the stop, then all on its scale."""
    choices, view = reading.choices, reading.view
    first = going_out(reading)
    if first and (view.phase == DOUBLE or must_go_out(reading.sight)):
        return first
    steps = first
    if not first or first[0].points <= 0:
        # a lay that would also lead out is judged as a lay, with the reasons against going out
        against = {step.action: step.reasons for step in first}
        steps = opening(reading) if view.owed > 0 else lays(reading)
        steps = [Appraisal(each.action, each.points, against.pop(each.action, ()) + each.reasons) for each in steps]
        steps += [step for step in first if step.action in against]
    ends = discards(reading)
    if STOP in choices.says:
        ends.append(Appraisal(choices.says[STOP], 0.0))
    best = max((end.points for end in ends), default=0.0)
    return ends + [Appraisal(step.action, best + step.points, step.reasons) for step in steps]

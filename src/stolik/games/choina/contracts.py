"""The ways to lay melds of the contract in a turn, one after the other and never all at once.

Four full ranks alone make more than a million ways to lay three sets, so whoever looks takes as many as he wants.
Identical copies of a card are one: a way is told by the numbers of its steps, none lower than the one before.
"""

from __future__ import annotations

from collections.abc import Iterator

from stolik.games.choina.core import NEED_SEAT, PLAY, Core, left_to_lay
from stolik.games.choina.finish import can_finish, is_bound
from stolik.games.choina.lays import may_lay, place
from stolik.games.choina.legal import lay_ids
from stolik.games.choina.packing import has_contract
from stolik.games.choina.steps import STEPS

Way = tuple[int, ...]


def contracts(core: Core) -> Iterator[Way]:
    """Every way to lay the whole of what the player in turn still owes, in this turn, the smallest melds first."""
    return _ways(core, whole=True)


def choices(core: Core) -> Iterator[Way]:
    """Every choice of contract melds, one or more, that the player in turn may lay in this turn."""
    return _ways(core, whole=False)


def _ways(core: Core, *, whole: bool) -> Iterator[Way]:
    if core.need != NEED_SEAT or core.phase != PLAY:
        return
    yield from _longer(core, (), whole)


def _longer(core: Core, way: Way, whole: bool) -> Iterator[Way]:
    """The ways that begin with these steps, which are done already."""
    sets, runs = left_to_lay(core, core.turn)
    left = sets + runs
    if way and (not left or not whole) and (not left or not is_bound(core)) and can_finish(core):
        yield way
    if not left or (whole and not has_contract(core, sets, runs)):
        return
    for number in _candidates(core):
        if way and number < way[-1]:  # two melds of the same cards may stand side by side where they need not differ
            continue
        trial = core.copy()
        place(trial, STEPS[number], -1)
        yield from _longer(trial, (*way, number), whole)


def _candidates(core: Core) -> list[int]:
    """The steps that may come next; each leaves the turn an end, but perhaps only with further melds."""
    return [number for number in sorted(lay_ids(core)) if may_lay(core, STEPS[number])]

"""The melds of a side after a step, counted: where cards that are laid, added or taken come to lie."""

from __future__ import annotations

from stolik.games.canasta.classes import CANASTA, ONE, TWO
from stolik.games.canasta.core import Core
from stolik.games.canasta.holding import canastas
from stolik.games.canasta.runs import Runs, replaced, sambas
from stolik.games.canasta.steps import ADD_TO_WILDS, JOIN, LAY_NATURALS, LAY_WILDS, LAY_WITH_WILD, Step

Melds = tuple[int, int, int]
"""Packed melds of one slot: naturals, twos, jokers."""


def other_canastas(core: Core, side: int) -> int:
    """How many canastas a side has beside those of its first melds: second ones of a rank, sequences, joker sets."""
    if not core.rules.wide:
        return 0
    at = core.rules.sides + side
    second = canastas(core.nat[at], core.twos[at], core.jokers[at])
    return second + sambas(core.runs[side]) + len(core.bolivias[side])


def canastas_of(core: Core, side: int) -> int:
    """How many canastas of any kind a side has."""
    return canastas(core.nat[side], core.twos[side], core.jokers[side]) + other_canastas(core, side)


def may_go_out_with(core: Core, side: int) -> bool:
    """Whether a side has the canastas that going out needs (A54, B47, C19, C26)."""
    if canastas_of(core, side) < core.rules.canastas_needed:
        return False
    return not core.rules.need_samba or sambas(core.runs[side]) > 0


def slot_of(core: Core, step: Step) -> int:
    """Which meld of its rank a step makes or joins; a new meld of a rank that lies already is its second."""
    if step.verb in (LAY_NATURALS, LAY_WITH_WILD):
        return 1 if core.nat[core.side] >> 4 * step.cls & 15 else 0
    return step.slot


def ranks_after(core: Core, step: Step) -> tuple[Melds, Melds]:
    """The rank melds of both slots after a step that touches them; an unfinished joker set among the first."""
    side, cls = core.side, step.cls
    other = core.rules.sides + side
    first = core.nat[side], core.twos[side], core.jokers[side]
    second = core.nat[other], core.twos[other], core.jokers[other]
    if step.verb in (LAY_WILDS, ADD_TO_WILDS):
        nat = first[0] + step.leaves
        if (nat & 15) + (nat >> 4 & 15) == CANASTA:
            nat &= ~255
        return (nat, first[1], first[2]), second
    if step.verb == JOIN:
        mask = 15 << 4 * cls
        return (
            (first[0] + (second[0] & mask), first[1] + (second[1] & mask), first[2] + (second[2] & mask)),
            (second[0] & ~mask, second[1] & ~mask, second[2] & ~mask),
        )
    grown = second if slot_of(core, step) else first
    naturals = (step.count + (step.top >= 0)) * ONE[cls]
    twos = ONE[cls] if step.wild == TWO else 0
    jokers = ONE[cls] if step.wild >= 0 and step.wild != TWO else 0
    grown = (grown[0] + naturals, grown[1] + twos, grown[2] + jokers)
    return (first, grown) if slot_of(core, step) else (grown, second)


def finishes_bolivia(core: Core, step: Step) -> bool:
    """Whether a step makes a joker set one of seven cards."""
    if step.verb != ADD_TO_WILDS:
        return False
    nat = core.nat[core.side]
    return (nat & 15) + (nat >> 4 & 15) == CANASTA - 1


def runs_after(core: Core, step: Step) -> Runs:
    """The runs of the side in turn after a step that starts or lengthens one."""
    return replaced(core.runs[core.side], step.run, step.grown)

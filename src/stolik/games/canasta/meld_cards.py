"""The cards of a lay come to lie in a meld: its counts, its real cards, and what everybody is told."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import CANASTA, KIND_AT, MELD_UNIT, ONE, TWO, UNIT, count
from stolik.games.canasta.core import Core
from stolik.games.canasta.events import CanastaMade, Joined, Laid, RunLaid, SequenceMade
from stolik.games.canasta.growth import slot_of
from stolik.games.canasta.runs import RUN_MOST, replaced, run_size
from stolik.games.canasta.steps import Step

NATURAL: Final = "natural"
MIXED: Final = "mixed"
WILD: Final = "wild"


def grow_rank(core: Core, step: Step, moved: list[int]) -> None:
    """Put cards into a meld of a rank."""
    cls, wild, side = step.cls, step.wild, core.side
    slot = slot_of(core, step) if core.rules.wide else 0
    at = side + core.rules.sides * slot
    bit = 8 << 4 * cls
    before = core.nat[at] >> 4 * cls & 15
    begun = core.begun2 if slot else core.begun
    if before and not begun & bit:
        core.onto_partner = True
    naturals = len(moved)
    if wild >= 0:
        naturals -= 1
        if wild == TWO:
            core.twos[at] += ONE[cls]
        else:
            core.jokers[at] += ONE[cls]
    core.nat[at] += naturals * ONE[cls]
    for kind in moved:
        core.meld_cards[15 * at + cls] += MELD_UNIT[kind]
    if not before:
        if slot:
            core.begun2 |= bit
        else:
            core.begun |= bit
    if core.events is not None:
        core.events.append(Laid(core.seat, cls, moved, not before))
        _tell_canasta(core, at, cls, len(moved))


def _tell_canasta(core: Core, at: int, cls: int, added: int) -> None:
    wilds = count(core.twos[at], cls) + count(core.jokers[at], cls)
    size = count(core.nat[at], cls) + wilds
    if size - added < CANASTA <= size and core.events is not None:
        core.events.append(CanastaMade(core.seat, cls, MIXED if wilds else NATURAL))


def grow_wilds(core: Core, moved: list[int]) -> None:
    """Put wild cards into the side's joker set; at seven it is a bolivia, and closed (D13, D17)."""
    side = core.side
    at = 15 * side + TWO
    before = core.nat[side] & 255
    if before and not core.begun >> 4 * TWO & 8:
        core.onto_partner = True
    if not before:
        core.begun |= 8 << 4 * TWO
    for kind in moved:
        core.meld_cards[at] += MELD_UNIT[kind]
        core.nat[side] += UNIT[kind]
    if core.events is not None:
        core.events.append(Laid(core.seat, TWO, moved, not before))
    if (core.nat[side] & 15) + (core.nat[side] >> 4 & 15) < CANASTA:
        return
    core.bolivias[side] += (core.meld_cards[at],)
    core.meld_cards[at] = 0
    core.nat[side] &= ~255
    if core.begun >> 4 * TWO & 8:
        core.begun &= ~(8 << 4 * TWO)
        core.own_bolivia = True
    if core.events is not None:
        core.events.append(CanastaMade(core.seat, TWO, WILD))


def grow_run(core: Core, step: Step, moved: list[int]) -> None:
    """Start a run, or lengthen one; of equal ones that which was begun in this turn."""
    side = core.side
    core.runs[side] = replaced(core.runs[side], step.run, step.grown)
    if step.run < 0 or step.run in core.runs_begun:
        core.runs_begun = replaced(core.runs_begun, step.run, step.grown)
    else:
        core.onto_partner = True
    if core.events is None:
        return
    ends = [KIND_AT[step.grown >> 4 & 15][step.grown >> 8], KIND_AT[step.grown & 15][step.grown >> 8]]
    core.events.append(RunLaid(core.seat, moved, ends, step.run < 0))
    if run_size(step.grown) == RUN_MOST:
        core.events.append(SequenceMade(core.seat, ends))


def join_ranks(core: Core, step: Step) -> None:
    """Make the two melds of a rank one (C14)."""
    cls, side = step.cls, core.side
    other = core.rules.sides + side
    bit = 8 << 4 * cls
    added = 0
    for packed in (core.nat, core.twos, core.jokers):
        part = packed[other] & 15 << 4 * cls
        packed[other] -= part
        packed[side] += part
        added += part >> 4 * cls
    first = count(core.nat[side], cls) + count(core.twos[side], cls) + count(core.jokers[side], cls) - added
    core.meld_cards[15 * side + cls] += core.meld_cards[15 * other + cls]
    core.meld_cards[15 * other + cls] = 0
    if not (core.begun & bit and core.begun2 & bit):
        core.onto_partner = True
        core.begun &= ~bit
    core.begun2 &= ~bit
    if core.events is not None:
        core.events.append(Joined(core.seat, cls))
        if first < CANASTA and added < CANASTA:
            _tell_canasta(core, side, cls, added)

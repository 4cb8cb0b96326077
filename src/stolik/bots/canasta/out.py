"""Going out: whether it can be done in this turn, whether it pays, and the next step towards it."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.sight import RANKS, Sight
from stolik.bots.canasta.standing import out_pays
from stolik.games.action import Action
from stolik.games.canasta.classes import BLACK3, CLASS_OF, ONE, RED3, TWO, VALUE, packed_of
from stolik.games.canasta.core import ANSWERED_NO, ANSWERED_YES
from stolik.games.canasta.finish import NO_DISCARD, Holding, can_go_out
from stolik.games.canasta.rules import ASK_LAY_OUT, ASK_MANDATORY, ASK_OFF
from stolik.games.canasta.steps import STEPS


def must_go_out(sight: Sight) -> bool:
    """Whether the turn has to end with an empty hand."""
    view = sight.view
    bound = view.answer == ANSWERED_YES and sight.rules.ask not in (ASK_OFF, ASK_LAY_OUT)
    return view.must_out or bound


def may_go_out(sight: Sight) -> bool:
    """Whether no answer of the partner, given or missing, stands against it."""
    view, ask = sight.view, sight.rules.ask
    if ask == ASK_OFF:
        return True
    return view.answer != ANSWERED_NO and (ask != ASK_MANDATORY or view.answer == ANSWERED_YES)


def out_step(sight: Sight, choices: Choices) -> Action | None:
    """The next step of going out, where it can be done now and pays or must be."""
    forced = must_go_out(sight)
    if not forced:
        if not may_go_out(sight) or not _within_reach(sight) or not out_pays(sight):
            return None
    for action in _lays(sight, choices):
        if can_go_out(sight.rules, _after(sight, action)):
            return action
    if sight.size == 1 and sight.made >= sight.rules.canastas_needed:
        for action in choices.discards.values():
            return action
    # what the solver of the rules knows to lead out, in the list's order
    return choices.any_lay() if forced else None


def _within_reach(sight: Sight) -> bool:
    """Cheap bounds: at most one card for the discard fits nowhere, and enough canastas can come about."""
    n, m, w = sight.n, sight.m, sight.w
    spare = 0 if sight.view.no_discard else 1
    lone = 0
    canastas = 0
    wilds = sight.wilds
    for cls in RANKS:
        if not m[cls]:
            if n[cls] == 1:
                lone += 1
            elif n[cls] == 2:
                lone += 1
                wilds -= 1
        if m[cls] + w[cls] + n[cls] + min(sight.wilds, 3) >= 7:
            canastas += 1
    if n[BLACK3] and n[BLACK3] + m[BLACK3] < 3:
        lone += n[BLACK3]
    # a pair without a meld is no burden while there is a wild card for it
    singles = lone - sum(1 for cls in RANKS if n[cls] == 2 and not m[cls])
    return singles <= spare and wilds >= -spare and canastas >= sight.rules.canastas_needed


def _lays(sight: Sight, choices: Choices) -> Iterator[Action]:
    """Lays in the order in which they cost least: naturals, then wild cards where they make or leave a canasta."""
    yield from choices.lays.values()
    yield from choices.adds.values()
    yield from (action for _, action in sorted(choices.wild_adds.items(), key=lambda item: _wild_cost(sight, item[0])))
    yield from choices.wild_lays.values()


def _wild_cost(sight: Sight, where: tuple[int, int]) -> tuple[int, int]:
    cls, wild = where
    size = sight.m[cls] + sight.w[cls]
    if size >= 7 and not sight.w[cls]:
        return 20, wild
    return abs(6 - size), wild


def _after(sight: Sight, action: Action) -> Holding:
    """The holding after a lay."""
    view, side = sight.view, sight.side
    step = STEPS[action.id]
    cls, wild = step.cls, step.wild
    moved = step.count * ONE[cls]
    hand = view.hand - moved
    size = sight.size - step.count
    nat, twos, jokers = view.nat[side] + moved, view.twos[side], view.jokers[side]
    owed = view.owed - step.count * VALUE[cls]
    if wild >= 0:
        hand -= ONE[wild]
        size -= 1
        owed -= VALUE[wild]
        if wild == TWO:
            twos += ONE[cls]
        else:
            jokers += ONE[cls]
    rest = packed_of([kind for kind in view.pile if CLASS_OF[kind] != RED3]) if view.pile_waits else 0
    return Holding(hand, size, (nat, twos, jokers), owed, rest, NO_DISCARD if view.no_discard else 0)

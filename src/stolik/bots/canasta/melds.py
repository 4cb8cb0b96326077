"""What to lay in a turn of an opened side."""

from __future__ import annotations

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.sight import CALM, Sight
from stolik.games.action import Action
from stolik.games.canasta.classes import BLACK3, JOKER, TWO, VALUE


KEPT = 4
KEPT_OUT = 2
FROZEN_PILE = 4
EAGER = 0
PAIRS_FROM = 99
SPREAD_FROM = 99
NAT_WAIT = 0
KEEP_N = 5
OPEN_N = 5
HOLD_THREAT = 0
OPEN_ADDS = 1


def choose_lay(sight: Sight, choices: Choices) -> Action | None:
    """The next lay, or None when nothing more should be laid."""
    return _naturals(sight, choices) or _wilds(sight, choices)


def _naturals(sight: Sight, choices: Choices) -> Action | None:
    n, m, w = sight.n, sight.m, sight.w
    best: Action | None = None
    most = 0
    spare = spare_cards(sight)
    for lays, moved in ((choices.adds, 1), (choices.lays, 3)):
        for cls, action in lays.items():
            if cls == BLACK3:
                continue
            whole = m[cls] + w[cls] + n[cls]
            canasta = whole >= 7
            if not canasta and not sight.dump and (spare < moved or _keeps(sight, cls)):
                continue
            worth = 100 * min(whole, 8) + VALUE[cls]
            if worth > most:
                best, most = action, worth
    return best


def spare_cards(sight: Sight) -> int:
    """How many cards may leave the hand before it is too small to go on with (the discard not counted)."""
    kept = KEPT_OUT if sight.made >= sight.rules.canastas_needed else KEPT
    return sight.size - kept


def _keeps(sight: Sight, cls: int) -> bool:
    """Whether what is held of a rank stays in the hand as a pair for the frozen pile."""
    if sight.rules.players == 2 and sight.n[cls] <= OPEN_N and sight.threat <= HOLD_THREAT:
        return sight.m[cls] == 0 or OPEN_ADDS
    return sight.frozen and len(sight.view.pile) >= FROZEN_PILE and sight.n[cls] <= KEEP_N and sight.threat == CALM


def _wilds(sight: Sight, choices: Choices) -> Action | None:
    best: tuple[int, int] | None = None
    most = 0
    for where in choices.wild_adds:
        worth = _wild_worth(sight, *where)
        if worth > most:
            best, most = where, worth
    if best is not None:
        return choices.wild_adds[best]
    if sight.dump or (sight.wilds >= PAIRS_FROM and spare_cards(sight) >= 3 and not sight.frozen):
        for where in choices.wild_lays:
            worth = 2 * VALUE[where[0]] + VALUE[where[1]]
            if worth > most:
                best, most = where, worth
        if best is not None:
            return choices.wild_lays[best]
    return None


def _wild_worth(sight: Sight, cls: int, wild: int) -> int:
    """What a wild card is worth in a meld, above what it is worth in the hand."""
    m, w = sight.m[cls], sight.w[cls]
    size = m + w
    if size >= 7:
        return VALUE[wild] if sight.dump and w else 0
    lacking = 7 - size
    room = sight.rules.wilds_for[m] - w
    completes = lacking <= min(sight.wilds, room)
    if completes:
        if EAGER and lacking <= EAGER and (w or m < 6 or not NAT_WAIT):
            return 1000 - 100 * lacking + VALUE[wild]
        if sight.dump or w or sight.made < sight.rules.canastas_needed or sight.threat:
            return 1000 - 100 * lacking + VALUE[wild]
        return 0
    return VALUE[wild] + 10 * size if sight.dump or (sight.wilds >= SPREAD_FROM and w < room + w) else 0


__all__ = ["JOKER", "TWO", "choose_lay", "spare_cards"]

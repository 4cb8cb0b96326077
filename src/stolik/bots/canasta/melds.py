"""What to lay in a turn of a side that has opened."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.sight import CALM, Sight
from stolik.games.action import Action
from stolik.games.canasta.classes import BLACK3, VALUE
from stolik.games.canasta.rules import BLACK3_ANYTIME

KEPT: Final = 4
"""Cards that stay in the hand before the discard, so that it can still take a pile and choose its discard."""
KEPT_AT_THE_END: Final = 2
"""The same when the side has the canastas to go out."""
HELD_BACK: Final = 5
"""As many of a rank are held back where that is better; more are nearly a canasta."""
FROZEN_PILE: Final = 4
"""From so many cards on a frozen pile is worth keeping pairs for."""


def choose_lay(sight: Sight, choices: Choices) -> Action | None:
    """The next lay, or None when nothing more should be laid."""
    return _naturals(sight, choices) or _wild_add(sight, choices) or _wild_lay(sight, choices)


def _naturals(sight: Sight, choices: Choices) -> Action | None:
    """The natural lay that brings a meld nearest to a canasta, if any should be made."""
    n, m, w = sight.n, sight.m, sight.w
    spare = sight.size - (KEPT_AT_THE_END if sight.made >= sight.rules.canastas_needed else KEPT)
    best: Action | None = None
    most = 0
    for lays, moved in ((choices.adds, 1), (choices.lays, 3)):
        for cls, action in lays.items():
            if cls == BLACK3 and sight.rules.black3 != BLACK3_ANYTIME:
                # they would bind to go out
                continue
            whole = m[cls] + w[cls] + n[cls]
            # what is dear in the hand is laid at once; a set of black threes grows no further
            dear = sight.costs[cls] > VALUE[cls] or cls == BLACK3
            if whole < 7 and not sight.dump and (spare < moved or (not dear and _held_back(sight, cls))):
                continue
            worth = 100 * min(whole, 8) + VALUE[cls]
            if worth > most:
                best, most = action, worth
    return best


def _held_back(sight: Sight, cls: int) -> bool:
    """Whether the cards of a rank are worth more in the hand.

    On a frozen pile only pairs in the hand help. And a player alone shows as little as possible: nobody adds to his
    melds, and cards that he holds take the pile as well as melds do, while the opponent cannot see what to keep back.
    """
    if sight.threat != CALM or sight.n[cls] > HELD_BACK:
        return False
    return len(sight.view.pile) >= FROZEN_PILE if sight.frozen else sight.alone


def _wild_add(sight: Sight, choices: Choices) -> Action | None:
    best: Action | None = None
    most = 0
    for (cls, wild), action in choices.wild_adds.items():
        worth = _wild_worth(sight, cls, wild)
        if worth > most:
            best, most = action, worth
    return best


def _wild_worth(sight: Sight, cls: int, wild: int) -> int:
    """What a wild card is worth in a meld, above what it is worth in the hand."""
    m, w = sight.m[cls], sight.w[cls]
    size = m + w
    if size >= 7:
        # a natural canasta is never spoiled
        return VALUE[wild] if sight.dump and w else 0
    lacking = 7 - size
    if lacking <= min(sight.wilds, sight.rules.wilds_for[m] - w):
        needed = w > 0 or sight.made < sight.rules.canastas_needed
        return 1000 - 100 * lacking + VALUE[wild] if needed or sight.dump or sight.threat else 0
    return VALUE[wild] + 10 * size if sight.dump else 0


def _wild_lay(sight: Sight, choices: Choices) -> Action | None:
    """A pair with a wild card: a new meld that is only worth it when the cards would be lost."""
    if not sight.dump or not choices.wild_lays:
        return None
    best = max(choices.wild_lays, key=lambda where: (2 * VALUE[where[0]] + VALUE[where[1]], where))
    return choices.wild_lays[best]

"""What a seat does when its bot has failed."""

from __future__ import annotations

from itertools import islice
from typing import Final

from stolik.games.action import Action
from stolik.games.game import View

VERBS = (
    *("draw", "pass", "allow", "no", "stop", "discard", "take", "trail"),
    *("lay", "run", "add", "yes", "ask", "buy", "refuse"),
)
"""The steps that commit a seat to least stand first."""
MANY: Final = 200
"""More actions are not looked at: a full table of Cassino has millions of moves, and a server waits while it looks."""
KEPT_LONGEST = {"2": 1, "Jk": 2}


def safest(view: View) -> Action:
    """The legal action that does least harm: it never loses the match if another one does not."""
    losing = {action.id for action in view.losing}
    return min(islice(view.moves(), MANY), key=lambda action: (action.id in losing, _harm(action)))


def _harm(action: Action) -> tuple[int, int, int]:
    verb, _, card = action.text.partition(" ")
    place = VERBS.index(verb) if verb in VERBS else len(VERBS)
    if action.id < 0:  # a whole move, which has no number: of takes the one of most things
        return place, -action.text.count(" "), 0
    # discards are numbered from low cards to high ones, but wild cards come first
    return place, KEPT_LONGEST.get(card, 0) if verb == "discard" else 0, action.id

"""How `greedy` plays Cassino: what a move takes, and what the table it leaves is worth (outlook.py)."""

from __future__ import annotations

from typing import Final

from stolik.bots.cassino.choices import candidates
from stolik.bots.cassino.outlook import Outlook
from stolik.bots.cassino.sight import Sight
from stolik.bots.cassino.weights import Weights
from stolik.games.cassino.combination import combination
from stolik.games.cassino.core import Core, cards_in
from stolik.games.cassino.move import CALL, TAKE, TRAIL, Move
from stolik.games.cassino.shown import captured
from stolik.games.cassino.view import CassinoView

BETTER: Final = 1e-9
"""Less than this is no difference."""
FIXED: Final = 0.02
"""What it is worth that nobody can raise a call (44)."""


def choose(view: CassinoView) -> Move:
    """The choice of a view whose seat must act. Of equal moves the first."""
    core = view.own_core()
    weights = Weights(view)
    outlook = Outlook(Sight(view, weights), weights)
    best, chosen = 0.0, None
    for move in candidates(core, weights.cards):
        rated = rate(core, move, weights, outlook)
        if chosen is None or rated > best + BETTER:
            best, chosen = rated, move
    assert chosen is not None
    return chosen


def rate(core: Core, move: Move, weights: Weights, outlook: Outlook) -> float:
    """What a move is worth in points."""
    hand = core.hands[core.seat] & ~(1 << move.card)
    if move.verb == TRAIL:
        return outlook.of(core.loose | 1 << move.card, core.combos, hand, core.last_taker)
    loose = core.loose & ~move.loose
    combos = [made for index, made in enumerate(core.combos) if not move.combos >> index & 1]
    if move.verb == TAKE:
        gain = weights.of(captured(core, move) | 1 << move.card)
        if not loose and not combos:
            gain += weights.sweep
        return gain + outlook.of(loose, combos, hand, core.seat)
    cards = 1 << move.card | move.loose | cards_in(core, move.combos)
    combos.append(combination(cards, move.value, core.seat, call=move.verb == CALL, fresh=True))
    fixed = FIXED if move.verb == CALL else 0.0
    return fixed + outlook.of(loose, combos, hand, core.last_taker)

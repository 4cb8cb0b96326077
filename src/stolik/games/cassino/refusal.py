"""Why a move is refused: the rules in the order in which a player would name them."""

from __future__ import annotations

from stolik.cards import card_text
from stolik.games.cassino.combination import is_fresh, maker_of, value_of
from stolik.games.cassino.compose import is_legal
from stolik.games.cassino.core import NEED_OVER, NEED_SEAT, Core
from stolik.games.cassino.duty import is_bound
from stolik.games.cassino.faults import Fault, refusal
from stolik.games.cassino.make_refusal import why_no_make
from stolik.games.cassino.move import TAKE, TRAIL, Move
from stolik.games.cassino.rules import NEXT_TURN, TRAIL_NO_RANK
from stolik.games.cassino.table import owed
from stolik.games.cassino.take_refusal import why_no_take
from stolik.games.cassino.values import kinds_of
from stolik.games.violation import RuleViolation


def why_not(core: Core, move: Move) -> RuleViolation | None:
    """The rule that forbids the move now, or None if it is legal."""
    if core.need != NEED_SEAT:
        return refusal(Fault.MATCH_OVER if core.need == NEED_OVER else Fault.DECK_NEEDED)
    absent = _absent(core, move)
    if absent is not None:
        return absent
    if move.verb != TRAIL and not move.loose and not move.combos:
        return refusal(Fault.NOTHING_NAMED, card=card_text(move.card))
    if is_legal(core, move):
        return None
    if move.verb == TRAIL:
        return _why_no_trail(core, move.card)
    found = why_no_take(core, move) if move.verb == TAKE else why_no_make(core, move)
    if found is not None:
        return found
    for index, made in enumerate(core.combos):
        if owed(core, move.card) & ~move.combos & 1 << index:
            return refusal(Fault.KEEP_CARD, value=value_of(made))
    raise AssertionError(f"no rule forbids {move.text!r}")


def _absent(core: Core, move: Move) -> RuleViolation | None:
    """What the move names and is not there."""
    if not core.hands[core.seat] >> move.card & 1:
        return refusal(Fault.CARD_NOT_HELD, card=card_text(move.card), count=1)
    absent = move.loose & ~core.loose
    if absent:
        return refusal(Fault.NOT_LOOSE, card=card_text(kinds_of(absent)[0]))
    if move.combos >> len(core.combos):
        return refusal(Fault.NO_COMBINATION, name=str(len(core.combos) + 1))
    return None


def _why_no_trail(core: Core, card: int) -> RuleViolation:
    if is_bound(core):
        rule = core.rules.duty
        own = [made for made in core.combos if maker_of(made) == core.seat and (rule != NEXT_TURN or is_fresh(made))]
        return refusal(Fault.NO_TRAIL_NOW, value=value_of(own[-1]))
    if core.rules.trail == TRAIL_NO_RANK:
        return refusal(Fault.TRAIL_SAME_RANK, card=card_text(card))
    return refusal(Fault.TRAIL_COULD_TAKE, card=card_text(card))

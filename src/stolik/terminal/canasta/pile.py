"""The discard pile in words: whether it can be taken, and why not."""

from __future__ import annotations

from stolik.games.canasta.classes import BLACK3, CLASS_OF, JOKER, RED3, TWO
from stolik.games.canasta.pile import OPEN, SIDE_NOT_OPENED
from stolik.games.canasta.view import CanastaView
from stolik.terminal.words import Words

TOPS = {JOKER: "wild", TWO: "wild", RED3: "red", BLACK3: "black"}


def pile_state(view: CanastaView, words: Words) -> str:
    """What the pile is to the person's side."""
    if not view.pile:
        return words.say("pile-empty")
    top = CLASS_OF[view.pile[-1]]
    if top == BLACK3 and view.rules.black3_take:
        return words.say("pile-black-pair")
    if top in TOPS:
        return words.say(f"pile-top-{TOPS[top]}")
    reason = view.closed
    if reason in (OPEN, SIDE_NOT_OPENED):
        # what the view says is about the side in turn
        reason = OPEN if view.opened[words.side] else SIDE_NOT_OPENED
    if reason == OPEN:
        return words.say("pile-free")
    return words.say("pile-closed", reason=reason, card=words.rank(top))


def pile_parts(view: CanastaView, words: Words) -> list[str]:
    """The stock and the pile: how many cards, the top card, the state."""
    stock = words.say("table-stock", count=view.stock_size)
    state = pile_state(view, words)
    if not view.pile:
        return [stock, state]
    top = words.cards(view.pile[-1:])
    parts = [stock, words.say("table-pile", count=len(view.pile), cards=top, state=state)]
    return [*parts, words.say("table-under", count=view.under)] if view.under else parts

"""What a player would think of, legal or not."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.cards import card_text
from stolik.games.choina.contract import SET_LEAST
from stolik.games.choina.core import ANSWER, BUY, CLAIM, DRAW
from stolik.games.choina.hands import ACE, PLACES, SUITS, kind_at, spread
from stolik.games.choina.table_melds import RUN, table_melds
from stolik.games.choina.view import ChoinaView


def obvious(view: ChoinaView) -> Iterator[str]:
    """The actions that a player would think of."""
    if view.phase in (CLAIM, ANSWER, BUY):
        return
    if view.phase == DRAW:
        yield from ("draw", "take", "buy 2") if view.pile else ("draw", "take")
        return
    yield from _sets(view)
    yield from _runs(view)
    yield from _adds(view)
    held = [f"discard {card_text(kind)}" for kind in sorted(set(view.cards))]
    legal = {action.text for action in view.legal}
    yield from [text for text in held if text not in legal]


def _sets(view: ChoinaView) -> Iterator[str]:
    for rank in range(ACE + 1):
        kinds = [kind for kind in view.cards if kind >> 2 == rank]
        if len(kinds) >= SET_LEAST:
            yield "lay " + "".join(map(card_text, kinds))


def _runs(view: ChoinaView) -> Iterator[str]:
    """The longest sequences of the hand."""
    least = view.rules.seq_min
    for suit in range(SUITS):
        places = spread(view.lines[suit])
        at = 0
        while at < PLACES:
            end = at
            while end < PLACES and places >> end & 1:
                end += 1
            if end - at >= least:
                high = min(end - 1, at + PLACES - 2)
                yield f"run {card_text(kind_at(suit, at))}-{card_text(kind_at(suit, high))}"
            at = end + 1


def _adds(view: ChoinaView) -> Iterator[str]:
    """Every card of the hand to every meld that it would fit."""
    for seat in range(view.rules.players):
        for meld in table_melds(view, seat):
            for kind in sorted(set(view.cards)):
                text = f"add {card_text(kind)} to {meld.target}"
                if meld.kind != RUN:
                    yield from (text,) if kind >> 2 == meld.rank else ()
                    continue
                for end, at in (("low", meld.low - 1), ("high", meld.high + 1)):
                    if 0 <= at < PLACES and kind == kind_at(meld.suit, at):
                        yield f"{text} {end}" if kind >> 2 == ACE else text

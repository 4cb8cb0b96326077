"""Whether and how the pile may be taken: steps 1-8 of 0.4, and the top card alone (P9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from .black_threes import bind
from .cards import WILDS, is_canasta, size
from .melds import may_put
from .state import RefState


@dataclass(frozen=True)
class Take:
    """Take the pile with these cards from the hand; none: its top card goes onto the own meld."""

    top: str
    cards: tuple[str, ...]
    alone: bool = False
    """Only the top card is taken, to go out with it."""

    @property
    def text(self) -> str:
        """The step in the project's notation."""
        verb = "take top" if self.alone else "take"
        return f"{verb} {' '.join(self.cards)}" if self.cards else f"{verb} onto {self.top}"


def is_closed(s: RefState) -> bool:
    """Taking is restricted (0.4 step 5, A33); what lies face down never closes the pile."""
    reasons = [
        not s.opened_before,
        any(card in WILDS for card in s.pile),
        bool(s.options["pile_always_frozen"]),
        bool(s.options["red3_freezes"]) and "R" in s.pile,
        bool(s.options["black3_freezes"]) and "3" in s.pile,
    ]
    return any(reasons)


def takes(s: RefState) -> list[Take]:
    """Ways to take the pile by steps 1-8 of 0.4, and for each the top card alone where that is played."""
    whole = list(_whole(s)) if _may_be_bought(s) else []
    if s.options["take_top_only_to_go_out"] and s.pile_size > 1:
        return whole + [replace(way, alone=True) for way in whole]
    return whole


def _may_be_bought(s: RefState) -> bool:
    """Steps 1-3, and the last sentence of step 5."""
    if not s.pile or s.pile[-1] in WILDS or s.pile[-1] == "R":
        return False
    if s.options["one_card_take"] == "forbidden" and size(s.hand) == 1 and s.pile_size == 1:
        return False
    return s.opened_before or s.options["pile_for_opening"] != "not_allowed"


def _whole(s: RefState) -> Iterator[Take]:
    """Steps 4 and 6-8: with a pair, with one natural and a wild card, onto the own meld."""
    top = s.pile[-1]
    pair = s.hand[top] >= 2
    if top == "3":
        if pair and s.options["black3_take_for_last_meld"] and bind(s.options):
            yield Take(top, ("3", "3"))
        return
    own = s.own.get(top)
    if own is not None and is_canasta(own) and not s.options["take_onto_finished_canasta"]:
        return
    ways: list[tuple[str, ...]] = [(top, top)] if pair else []
    if not is_closed(s) or (pair and s.options["restricted_pair"] == "held"):
        if s.options["take_with_wild"]:
            ways += [(top, wild) for wild in WILDS if s.hand[top] and s.hand[wild]]
        ways += [()] if own else []
    for cards in ways:
        if may_put(s.options, top, own, (top, *cards)):
            yield Take(top, cards)

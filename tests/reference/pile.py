"""Whether and how the pile may be taken: steps 1-8 of 0.4, and the top card alone (P9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from .black_threes import bind
from .cards import WILDS, alike, is_canasta, of_rank, rank_of, second, size
from .melds import may_put
from .runs import RunStep, growths
from .state import RefState


@dataclass(frozen=True)
class Take:
    """Take the pile with these cards from the hand; none: its top card goes onto the own meld or sequence."""

    top: str
    cards: tuple[str, ...]
    target: str | RunStep
    alone: bool = False
    """Only the top card is taken, to go out with it."""

    @property
    def text(self) -> str:
        """The step in the project's notation."""
        verb = "take top" if self.alone else "take"
        if isinstance(self.target, RunStep):
            return f"{verb} onto {self.target.old} {self.target.end}"
        if not self.cards:
            return f"{verb} onto {self.target}"
        where = "" if self.target == rank_of(self.top) else f" to {self.target}"
        return f"{verb} {' '.join(self.cards)}{where}"


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
    """Steps 4 and 6-8: with a pair, with one natural and a wild card, onto the own meld or sequence."""
    top = s.pile[-1]
    rank = rank_of(top)
    pairs = alike(s.hand, rank, 2)
    if top == "3":
        if pairs and s.options["black3_take_for_last_meld"] and bind(s.options):
            yield Take(top, ("3", "3"), "3")
        return
    free = not is_closed(s) or (bool(pairs) and s.options["restricted_pair"] == "held")
    ways = list(pairs)
    if free and s.options["take_with_wild"]:
        ways += [(natural, wild) for natural in of_rank(s.hand, rank) for wild in WILDS if s.hand[wild]]
    if free:
        ways.append(())
    for target in _targets(s, rank):
        own = s.own.get(target)
        if own is not None and is_canasta(own) and not s.options["take_onto_finished_canasta"]:
            continue
        for cards in ways:
            if (cards or own) and may_put(s.options, target, own, (top, *cards)):
                yield Take(top, cards, target)
    if free and s.options["take_onto_sequence"]:
        steps = {step for run in s.own_runs for card, step in growths(run) if card == top}
        yield from (Take(top, (), step) for step in steps)


def _targets(s: RefState, rank: str) -> list[str]:
    """The meld of the rank, there already or begun now, and where there is one the second (C14, A74, D60)."""
    two = s.options["second_meld_same_rank"] and rank in s.own
    return [rank, second(rank)] if two else [rank]

"""Selected cards put together in every way that makes sense: which of them become sequences, which go by rank."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, product
from typing import Final

from stolik.desk.canasta.laid import Laid
from stolik.desk.canasta.texts import run_ends
from stolik.games.canasta.classes import CLASS_OF, SUIT_OF
from stolik.games.canasta.runs import RUN_LEAST, RUN_MOST

MOST_IN_A_SUIT: Final = 24
MOST: Final = 48
"""So many ways are looked at: enough for what anybody selects at once."""


@dataclass(frozen=True)
class Split:
    """Cards that make new sequences (`new`), cards that lengthen old ones by their names (`onto`), and all others."""

    new: tuple[tuple[int, ...], ...]
    onto: tuple[tuple[str, tuple[int, ...]], ...]
    rest: tuple[int, ...]


def splits(laid: Laid, naturals: list[int], by_rank: frozenset[int]) -> Iterator[Split]:
    """The ways to split naturals, those with long sequences first; only cards of the classes `by_rank` may be left."""
    if not laid.rules.sequences:
        yield Split((), (), tuple(naturals))
        return
    suits = [sorted(kind for kind in naturals if SUIT_OF[kind] == suit) for suit in range(4)]
    of_suits = [list(islice(_of_suit(laid, suit, (), by_rank), MOST_IN_A_SUIT)) for suit in suits]
    for parts in islice(product(*of_suits), MOST):
        yield Split(
            tuple(run for part in parts for run in part.new),
            tuple(run for part in parts for run in part.onto),
            tuple(kind for part in parts for kind in part.rest),
        )


def _of_suit(laid: Laid, cards: list[int], used: tuple[str, ...], by_rank: frozenset[int]) -> Iterator[Split]:
    """The ways for the cards of one suit, from the lowest card up; sequences in `used` have been lengthened."""
    if not cards:
        yield Split((), (), ())
        return
    first = cards[0]
    for run in laid.runs:
        if run.target in used:
            continue
        for taken in _fitting(run.target, cards):
            for rest in _of_suit(laid, _without(cards, taken), (*used, run.target), by_rank):
                yield Split(rest.new, ((run.target, taken), *rest.onto), rest.rest)
    row = _row(cards)
    for length in range(min(len(row), RUN_MOST), RUN_LEAST - 1, -1):
        for rest in _of_suit(laid, _without(cards, row[:length]), used, by_rank):
            yield Split((row[:length], *rest.new), rest.onto, rest.rest)
    if CLASS_OF[first] in by_rank:
        for rest in _of_suit(laid, cards[1:], used, by_rank):
            yield Split(rest.new, rest.onto, (first, *rest.rest))


def _row(cards: list[int]) -> tuple[int, ...]:
    """The longest sequence that begins with the first of these cards."""
    row = [cards[0]]
    for kind in cards[1:]:
        if CLASS_OF[kind] == CLASS_OF[row[-1]] + 1:
            row.append(kind)
    return tuple(row)


def _fitting(target: str, cards: list[int]) -> Iterator[tuple[int, ...]]:
    """Cards, the first of these among them, that lengthen a sequence: as many as can, then fewer."""
    low, high, _ = run_ends(target)
    by_class = {CLASS_OF[kind]: kind for kind in cards}
    first = CLASS_OF[cards[0]]
    below = range(min(first, low), low)
    above = next((length for length in range(RUN_MOST) if high + 1 + length not in by_class), 0)
    room = RUN_MOST - (high - low + 1) - len(below)
    least = 0 if below else 1
    if (not below and first != high + 1) or not all(cls in by_class for cls in below):
        return
    for length in range(min(above, room), least - 1, -1):
        yield tuple(by_class[cls] for cls in (*below, *range(high + 1, high + 1 + length)))


def _without(cards: list[int], taken: tuple[int, ...]) -> list[int]:
    rest = cards.copy()
    for kind in taken:
        rest.remove(kind)
    return rest

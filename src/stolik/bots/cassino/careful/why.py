"""The reasons of `careful` for what a move is worth, the weightiest first."""

from __future__ import annotations

from typing import Final

from stolik.bots.appraisal import Reason
from stolik.bots.cassino.careful.rating import Rated, Rating
from stolik.bots.cassino.majority import surely
from stolik.bots.cassino.reasons import CassinoReason as Why
from stolik.bots.cassino.standing import points_of
from stolik.games.cassino.combination import cards_of, maker_of
from stolik.games.cassino.duty import is_bound
from stolik.games.cassino.move import CALL, CARD_TEXT, RAISE, TAKE, TRAIL
from stolik.games.cassino.values import (
    ACES,
    BIG_CASSINO,
    HIGH_ACE,
    KINDS,
    LITTLE_CASSINO,
    RANK_OF_VALUE,
    SPADES,
    kinds_of,
)

DEAR: Final = ACES | BIG_CASSINO | LITTLE_CASSINO
WHOLE: Final = 100
Weighed = tuple[float, Reason]


def reasons(rating: Rating, rated: Rated) -> tuple[Reason, ...]:
    """Why a move is worth what it is, in points or as if it were points."""
    found = _now(rating, rated) + _made(rating, rated) + _kept(rated, rating) + _later(rating, rated)
    # equal weights stay as they are told: first what is, then what may be
    found.sort(key=lambda pair: -pair[0])
    return tuple(reason for _, reason in found)


def _now(rating: Rating, rated: Rated) -> list[Weighed]:
    """What the move does at once."""
    found: list[Weighed] = []
    if rated.wins:
        found.append((10.0, Reason(Why.CLAIMS)))
    if is_bound(rating.core):
        found.append((0.1, Reason(Why.BOUND)))
    if rated.move.verb != TAKE:
        return found
    taken, table = rated.left.taken, rating.weights.cards
    found += [
        (points_of(1 << kind), Reason(Why.TAKES_CARD, {"card": CARD_TEXT[kind]})) for kind in kinds_of(taken & DEAR)
    ]
    plain = min(table)
    number, spades = taken.bit_count(), (taken & SPADES).bit_count()
    piles, side = rating.core.piles, rating.gain.side
    if surely(piles, side, taken, (1 << KINDS) - 1):
        found.append((3.0, Reason(Why.MOST_CARDS, {"cards": (piles[side] | taken).bit_count()})))
    elif plain > 0.0:
        found.append((number * plain, Reason(Why.TAKES_CARDS, {"cards": number})))
    if not rating.core.rules.spade_each and surely(piles, side, taken, SPADES):
        found.append((1.0, Reason(Why.MOST_SPADES, {"cards": ((piles[side] | taken) & SPADES).bit_count()})))
    elif spades and max(table) > plain:
        found.append((spades * (table[_SPADE] - plain), Reason(Why.TAKES_SPADES, {"cards": spades})))
    if rated.left.swept and rating.core.rules.sweeps:
        found.append((1.0, Reason(Why.SWEEPS)))
    found += [(0.4, Reason(Why.STEALS, {"seat": seat})) for seat in _makers(rating, rated)]
    return found


_SPADE: Final = 7
"""A spade that scores for nothing else."""


def _makers(rating: Rating, rated: Rated) -> list[int]:
    """The other sides' seats whose combinations the move uses."""
    core = rating.core
    seats = [maker_of(made) for index, made in enumerate(core.combos) if rated.move.combos >> index & 1]
    return sorted({seat for seat in seats if core.rules.side(seat) != rating.gain.side})


def _made(rating: Rating, rated: Rated) -> list[Weighed]:
    """What a combination is made for."""
    move = rated.move
    if move.verb in (TAKE, TRAIL):
        return []
    rank = RANK_OF_VALUE[1 if move.value == HIGH_ACE else move.value]
    named = {"rank": CARD_TEXT[4 * rank][:-1]}
    used = sum(rating.weights.cards[kind] for kind in kinds_of(1 << move.card | move.loose))
    found = [(used, Reason(Why.BUILDS, named))]
    if move.verb == RAISE:
        found += [(used + 0.1, Reason(Why.RAISES, {**named, "seat": seat})) for seat in _makers(rating, rated)]
    if not rating.sight.ranks[rank]:
        found.append((used + 0.2, Reason(Why.ALONE, named)))
    if move.verb == CALL:
        found.append((0.05, Reason(Why.FIXES)))
    return found


def _kept(rated: Rated, rating: Rating) -> list[Weighed]:
    """What the hand keeps back, or parts with."""
    if rated.move.verb != TRAIL:
        return []
    found: list[Weighed] = []
    if 1 << rated.move.card & DEAR:
        found.append((points_of(1 << rated.move.card), Reason(Why.PARTS_WITH, {"card": CARD_TEXT[rated.move.card]})))
    hand = rated.left.hand
    found += [
        (0.3 * points_of(1 << kind), Reason(Why.KEEPS, {"card": CARD_TEXT[kind]}))
        for kind in kinds_of(hand & DEAR)
        if rating.weights.cards[kind] > 0.0
    ]
    return found


def _later(rating: Rating, rated: Rated) -> list[Weighed]:
    """What the next player may do, and who gets the rest."""
    found: list[Weighed] = []
    core, sight = rating.core, rating.sight
    if sight.last and rated.move.verb == TAKE:
        number = sum(sight.view.sizes) - 1
        found.append((1.0 / (1 + number), Reason(Why.LAST_TAKER, {"cards": number})))
    if not sight.next or core.rules.side(sight.next[0]) == rating.gain.side:
        return found
    seat = {"seat": sight.next[0]}
    percent = round(WHOLE * rated.chance)
    if not percent:
        found.append((0.5, Reason(Why.NO_TAKE, seat)))
        return found
    found.append((rated.harm, Reason(Why.MAY_TAKE, {**seat, "percent": percent})))
    for kind in kinds_of(rated.left.loose & DEAR):
        chance = sum(
            chance
            for chance, hope in rated.hopes
            if rating.outlook.takes(hope[1], rated.left.loose, rated.left.combos) >> kind & 1
        )
        if round(WHOLE * chance):
            why = Reason(Why.MAY_TAKE_CARD, {**seat, "card": CARD_TEXT[kind], "percent": round(WHOLE * chance)})
            found.append((chance * points_of(1 << kind) + rated.harm, why))
    if core.rules.sweeps:
        chance = sum(chance for chance, hope in rated.hopes if _sweeps(rating, rated, hope[1]))
        if round(WHOLE * chance):
            found.append((chance, Reason(Why.MAY_SWEEP, {**seat, "percent": round(WHOLE * chance)})))
    return found


def _sweeps(rating: Rating, rated: Rated, rank: int) -> bool:
    left, lying = rated.left, rated.left.loose
    for made in left.combos:
        lying |= cards_of(made)
    return rating.outlook.takes(rank, left.loose, left.combos) == lying

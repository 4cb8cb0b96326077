"""What may lie in a meld, what may be put to one, and which two may be joined (A38, A42-A44, C12-C14, C20, D10-D18)."""

from __future__ import annotations

from .black_threes import may_put_threes
from .cards import WILD_SET, WILDS, Meld, Options, is_canasta, plus, rank_at, rank_of


def within_ratio(meld: Meld, ratio: str) -> bool:
    """Three cards, two naturals at least, and wild cards within `wild_ratio` (A38, B22, C12)."""
    naturals, wilds = meld[0], meld[1] + meld[2]
    limits = {
        "wild_le_nat": wilds <= 3 and wilds <= naturals,
        "two_nat_per_wild": wilds <= 3 and 2 * wilds <= naturals,
        "min2_max3": wilds <= 3,
        "min2_max2": wilds <= 2,
    }
    return naturals >= 2 and naturals + wilds >= 3 and limits[ratio]


def within_cap(meld: Meld, cap: str) -> bool:
    """At most seven cards where `canasta_cap` says so (D17)."""
    return cap == "none" or sum(meld) <= int(cap)


def may_lie(options: Options, meld: Meld) -> bool:
    """A meld of one rank can have these numbers of cards."""
    return within_ratio(meld, str(options["wild_ratio"])) and within_cap(meld, str(options["canasta_cap"]))


def may_put(options: Options, target: str, meld: Meld | None, cards: tuple[str, ...]) -> bool:
    """These cards may be put together to this meld, or be a new one."""
    if target == WILD_SET:
        after = plus(meld, cards)
        return bool(options["wild_melds"]) and after[0] == 0 and 3 <= sum(after) <= 7
    rank = rank_at(target)
    if rank == "3":
        return may_put_threes(options, meld, cards)
    if any(card not in WILDS and rank_of(card) != rank for card in cards):
        return False
    finished = meld is not None and is_canasta(meld)
    if finished and any(card in WILDS for card in cards) and not options["wild_onto_finished_canasta"]:
        return False
    return may_lie(options, plus(meld, cards))


def may_join(options: Options, one: Meld, other: Meld) -> bool:
    """Two melds of one rank may become one: not two canastas, no wild card to a canasta closed to them (C14)."""
    if not options["merge_same_rank"] or (is_canasta(one) and is_canasta(other)):
        return False
    for finished, added in ((one, other), (other, one)):
        if is_canasta(finished) and added[1] + added[2] and not options["wild_onto_finished_canasta"]:
            return False
    return may_lie(options, joined(one, other))


def joined(one: Meld, other: Meld) -> Meld:
    """The cards of both."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]

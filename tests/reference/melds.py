"""What may lie in a meld, and what may be put to one (A38, A42-A44, B22, C20, D17)."""

from __future__ import annotations

from .black_threes import may_put_threes
from .cards import WILDS, Meld, Options, is_canasta, plus


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


def may_put(options: Options, rank: str, meld: Meld | None, cards: tuple[str, ...]) -> bool:
    """These cards may be put together to the meld of a rank, or be a new one."""
    if rank == "3":
        return may_put_threes(options, meld, cards)
    finished = meld is not None and is_canasta(meld)
    if finished and any(card in WILDS for card in cards) and not options["wild_onto_finished_canasta"]:
        return False
    after = plus(rank, meld, cards)
    return within_ratio(after, str(options["wild_ratio"])) and within_cap(after, str(options["canasta_cap"]))

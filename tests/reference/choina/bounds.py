"""When a search need not begin: the contract cannot be completed, or more cards stay behind than the turn may leave.

These are coarse counts, made only to keep the search short with hands of twenty cards; a test compares it with the
search without them.
"""

from __future__ import annotations

from collections import Counter

from .cards import LINE, RANKS, SUITS, rank_of, suit_of
from .contracts import contract, is_last, laid
from .melds import LONGEST_SET
from .state import RefState


def hopeless(s: RefState) -> bool:
    """No discard ends the turn now, and surely no lays and additions lead to an end either."""
    sets, runs = (wanted - there for wanted, there in zip(contract(s), laid(s, s.turn), strict=True))
    most_sets = len(ranks_for_sets(s)) if s.options["distinct_set_ranks"] else len(s.hand)
    places = {suit: run_places(s, suit, int(s.options["seq_min"])) for suit in SUITS}
    if most_sets < sets or (runs > 0 and not any(places.values())):
        # Without the contract only a discard ends the turn, and fewer cards do not make one legal.
        return True
    if not (is_last(s) and s.options["last_deal_all_at_once"] and s.begun):
        return False
    homeless = Counter(card for card in s.hand.elements() if not has_home(s, card, places))
    by_rank = Counter(rank_of(card) for card in homeless.elements())
    for _ in range(sets):  # each set that is still to be laid takes one rank away
        if by_rank:
            del by_rank[max(by_rank, key=lambda rank: by_rank[rank])]
    return by_rank.total() > (s.options["last_deal_discard"] == "allowed")


def ranks_for_sets(s: RefState) -> set[str]:
    """Ranks of which the hand can lay a set that differs from those laid."""
    own = {rank_of(meld.cards[0]) for meld in s.own if not meld.run}
    held = Counter(rank_of(card) for card in s.hand.elements())
    return {rank for rank in RANKS if held[rank] >= 3 and rank not in own}


def run_places(s: RefState, suit: str, least: int) -> set[int]:
    """Places of the line that belong to an unbroken row of so many held cards of the suit, or row with a sequence."""
    held = {place for place, rank in enumerate(LINE) if s.hand[rank + suit]}
    on_table = {
        place
        for melds in s.melds
        for meld in melds
        if meld.run and suit_of(meld.cards[0]) == suit
        for place in range(meld.low, meld.high + 1)
    }
    found: set[int] = set()
    row: set[int] = set()
    for place in range(len(LINE) + 1):
        if place in held | on_table:
            row.add(place)
            continue
        if len(row & held) >= least or row & on_table:
            found |= row
        row = set()
    return found


def has_home(s: RefState, card: str, places: dict[str, set[int]]) -> bool:
    """The card may perhaps go onto a set that lies on the table, or into a sequence."""
    for melds in s.melds:
        for meld in melds:
            if not meld.run and rank_of(meld.cards[0]) == rank_of(card) and len(meld.cards) < LONGEST_SET:
                return True
    return any(LINE[place] == rank_of(card) for place in places[suit_of(card)])

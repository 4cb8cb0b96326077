"""What a player must lay, may lay and may add (34-49, 75, 96, 97)."""

from __future__ import annotations

from collections import Counter

from .cards import rank_of, suit_of
from .melds import Meld, ranks_between
from .state import RefState

CONTRACTS = ((2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2))
"""Sets and sequences of each deal (34)."""
LEAST_GAP = 2


def is_last(s: RefState) -> bool:
    """The last deal, and every extra deal (86, 96)."""
    return s.deal >= int(s.options["deals"])


def contract(s: RefState) -> tuple[int, int]:
    """How many sets and sequences the deal wants; an extra deal wants those of the last one (86)."""
    return CONTRACTS[min(s.deal, int(s.options["deals"])) - 1]


def laid(s: RefState, seat: int) -> tuple[int, int]:
    """How many sets and sequences a player has on the table."""
    runs = sum(meld.run for meld in s.melds[seat])
    return len(s.melds[seat]) - runs, runs


def complete(s: RefState, seat: int) -> bool:
    """Whether a player's contract lies on the table."""
    return laid(s, seat) == contract(s)


def differs(s: RefState, meld: Meld) -> bool:
    """Whether a meld differs from the contract melds of the player in turn as the options ask (39-41, 97)."""
    if not meld.run:
        ranks = {rank_of(own.cards[0]) for own in s.own if not own.run}
        return not s.options["distinct_set_ranks"] or rank_of(meld.cards[0]) not in ranks
    alike = [own for own in s.own if own.run and suit_of(own.cards[0]) == suit_of(meld.cards[0])]
    if s.options["distinct_seq_suits"] == "non_adjacent":
        return all(ranks_between(own, meld) >= LEAST_GAP for own in alike)
    return not alike or s.options["distinct_seq_suits"] == "off"


def may_lay(s: RefState, meld: Meld) -> bool:
    """Whether the player in turn may lay the meld for his contract, leaving aside how the turn can end."""
    sets, runs = laid(s, s.turn)
    wanted_sets, wanted_runs = contract(s)
    if (runs >= wanted_runs) if meld.run else (sets >= wanted_sets):
        return False  # 36, 38
    if s.laid_off and not s.options["layoff_same_turn"]:
        return False  # 48
    return differs(s, meld)


def is_layoff(s: RefState, owner: int, number: int, grown: Meld) -> bool:
    """Whether a card added is a lay-off, and not a part of a contract meld laid in this turn (37, 97)."""
    if owner != s.turn or number not in s.begun or s.options["contract_exact_size"]:
        return True
    if not grown.run or s.options["distinct_seq_suits"] != "non_adjacent":
        return False
    others = [own for i, own in enumerate(s.own) if own.run and i != number]
    return any(
        suit_of(own.cards[0]) == suit_of(grown.cards[0]) and ranks_between(own, grown) < LEAST_GAP for own in others
    )


def may_lay_off(s: RefState) -> bool:
    """Whether the player in turn may lay off now, leaving aside how the turn can end (47, 48)."""
    if s.options["layoff_requires_contract"] and not complete(s, s.turn):
        return False
    return bool(s.options["layoff_same_turn"]) or not s.begun


def may_end_with(s: RefState, hand: Counter[str], discard: bool) -> bool:
    """Whether the turn may end with this hand, after a discard or, the hand being empty, without one (71-75)."""
    done = complete(s, s.turn)
    if not +hand:
        if not done:
            return False  # 71
        if is_last(s):
            return not discard or s.options["last_deal_discard"] == "allowed"  # 74
        return discard or bool(s.options["out_without_discard"])  # 72, 73
    if not discard:
        return False  # 16
    if s.begun and is_last(s) and s.options["last_deal_all_at_once"]:
        return False  # 75
    return s.options["contract_laydown"] != "whole" or not s.begun or done  # 38

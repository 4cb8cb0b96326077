"""The order in which a search tries steps, and safe reasons to give up early.

They never decide otherwise than a search without them would.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from .black_threes import bind
from .cards import RANKS, SUITS, WILD_SET, WILDS, rank_at, rank_of, second, worth
from .duties import minimum_met, minimum_waived, must_out, no_discard_due, reaches
from .runs import RUN_RANKS, RunStep, growths, run_cards
from .state import RefState
from .turn import Join, Lay, in_reach

GROUPS = ("3", *SUITS, WILD_SET, *RUN_RANKS)
"""Steps of different groups can change places: black threes, sequences of a suit, the wild cards, melds of a rank."""


def group_of(move: Lay | Join) -> int:
    """The number of the group of a step."""
    if isinstance(move, Join):
        return GROUPS.index(move.rank)
    if isinstance(move.target, RunStep):
        return GROUPS.index(move.target.new[-1])
    return GROUPS.index(rank_at(move.target))


def hopeless(s: RefState, first: int) -> bool:
    """The minimum cannot be reached any more, or the hand cannot be emptied, or not with enough canastas.

    Only steps of the groups from number `first` on are left.
    """
    if not minimum_met(s) and not minimum_waived(s):
        at_most = s.points + worth((s.hand - _stranded(s, first)).elements())
        return not reaches(s.options, s.scores[s.side], at_most)
    if not must_out(s) or s.lift_due:
        return False
    left = sum(number for card, number in _stranded(s, first).items() if card not in WILDS)
    return left > (not no_discard_due(s)) or _too_few_canastas(s)


def _stranded(s: RefState, first: int) -> Counter[str]:
    """Cards of the hand that can never be laid in this turn with what is in the hand."""
    in_runs = _cards_for_runs(s, first) if s.options["sequences"] else set()
    fits = {rank for rank in RANKS if GROUPS.index(rank) >= first and _rank_takes(s, rank)}
    cards = {card: n for card, n in s.hand.items() if card not in WILDS}
    found = Counter({card: n for card, n in cards.items() if rank_of(card) not in fits and card not in in_runs})
    if not fits - {"3"} and not _wilds_make_a_set(s, first):
        found.update({wild: s.hand[wild] for wild in WILDS})
    return found


def _wilds(s: RefState) -> int:
    """Wild cards in the hand."""
    return s.hand["2"] + s.hand["Jk"]


def _wilds_make_a_set(s: RefState, first: int) -> bool:
    """Wild cards of the hand can be melded on their own."""
    left = bool(s.options["wild_melds"]) and GROUPS.index(WILD_SET) >= first
    return left and (WILD_SET in s.own or _wilds(s) >= 3)


def _held(s: RefState, rank: str) -> int:
    """Cards of a rank in the hand."""
    return sum(number for card, number in s.hand.items() if rank_of(card) == rank)


def _rank_takes(s: RefState, rank: str) -> bool:
    """A card of the hand may go to a meld of the rank, there already or begun with cards of the hand."""
    held = _held(s, rank)
    if rank == "3":
        if bind(s.options):
            return "3" in s.own or held >= 3
        return s.options["black3_melds"] == "anytime" and held >= 3
    return rank in s.own or held >= (2 if _wilds(s) else 3)


def _cards_for_runs(s: RefState, first: int) -> set[str]:
    """Cards that stand with two others of the hand in a row, or in a row that continues an own sequence."""
    wanted = {card for run in s.own_runs for card, _ in growths(run)}
    found: set[str] = set()
    for suit in SUITS:
        if GROUPS.index(suit) < first:
            continue
        places = [place for place, rank in enumerate(RUN_RANKS) if s.hand[rank + suit]]
        rows: list[list[str]] = []
        for before, place in pairwise([-9, *places]):
            if place - before > 1:
                rows.append([])
            rows[-1].append(RUN_RANKS[place] + suit)
        found.update(card for row in rows if len(row) >= 3 or wanted.intersection(row) for card in row)
    return found


def _too_few_canastas(s: RefState) -> bool:
    """Even with every wild card at the service of each there cannot be as many canastas as going out asks for."""
    cards = in_reach(s)
    wilds = cards["2"] + cards["Jk"]
    possible = 0
    for rank in RUN_RANKS:
        laid = [sum(s.own.get(name, (0, 0, 0))) for name in (rank, second(rank))]
        held = sum(number for card, number in cards.items() if rank_of(card) == rank)
        possible += (sum(laid) + held + wilds) // 7
    sequences = 0
    for suit in SUITS if s.options["sequences"] else ():
        laid_in_suit = sum(len(run_cards(run)) for run in s.own_runs if run[-1] == suit)
        sequences += (laid_in_suit + sum(cards[rank + suit] for rank in RUN_RANKS)) // 7
    if s.options["need_samba_to_go_out"] and not sequences:
        return True
    bolivias = len(s.bolivias[s.side])
    if s.options["wild_melds"]:
        bolivias += (sum(s.own.get(WILD_SET, (0, 0, 0))) + wilds) // 7
    return possible + sequences + bolivias < int(s.options["canastas_to_go_out"])

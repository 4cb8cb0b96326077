"""The exact search behind the solver: can a hand be laid to its last card?

Sets and sequences compete for cards, so no greedy answer is right.
"""

from __future__ import annotations

from typing import Final

from stolik.games.choina.contract import SET_LEAST
from stolik.games.choina.core import Core, barred_discard, hand_codes
from stolik.games.choina.hands import ACE, COUNT, PLACES, RANK_OF_PLACE, RANK_UNIT, RANKS, SUITS, UNIT
from stolik.games.choina.lays import GAP, gap, own_ranks, own_suits
from stolik.games.choina.meld import RUN_MOST, is_run, run_high, run_low, run_meld, run_suit, set_rank
from stolik.games.choina.rules import SUITS_APART, SUITS_DIFFER
from stolik.games.choina.steps import SET_STEPS, STEPS

FREE: Final = 0
OWN: Final = 1
SHUT: Final = 2
"""What the rest of the hand may join: every meld, only the own ones of this turn, none (37, 48)."""


class Rest:
    """What a search has still to lay, and what it has settled.

    `codes` are the hand, `sets` and `runs` are owed; `reserve` counts, in packed ranks, the cards that new sets need.
    `growing` are the sequences on the table as they have grown, `chosen` the new ones at their final length and, as
    numbers below zero, the ranks of sets that are closed. So many cards as `spare` says may be discarded.
    """

    __slots__ = ("chosen", "codes", "growing", "reserve", "runs", "sets", "spare")

    def __init__(self, codes: list[int], sets: int, runs: int, growing: tuple[int, ...], spare: int) -> None:
        self.codes = codes
        self.sets = sets
        self.runs = runs
        self.reserve = 0
        self.growing = growing
        self.chosen: tuple[int, ...] = ()
        self.spare = spare

    def key(self) -> tuple[object, ...]:
        """What tells it from others."""
        return tuple(self.codes), self.sets, self.runs, self.reserve, self.growing, self.chosen, self.spare

    def left_with(self, codes: list[int]) -> Rest:
        """A copy with another hand."""
        other = Rest(codes, self.sets, self.runs, self.growing, self.spare)
        other.reserve = self.reserve
        other.chosen = self.chosen
        return other


class Packing:
    """Whether the whole hand in turn can be laid: the rest of the contract, and all other cards added to melds.

    The search takes the first card that no set will take and tries every place for it: the discard, a new set, an end
    of a sequence on the table, a new sequence. Cards of a rank of which a set lies, or will lie, may join it or serve a
    sequence.
    """

    def __init__(self, core: Core) -> None:
        rules = core.rules
        self.core: Final = core
        self.rules: Final = rules
        self.mode: Final[int] = FREE if rules.layoff_same_turn else SHUT if rules.exact_size else OWN
        self.barred: Final[int] = own_ranks(core) if rules.ranks_differ else 0
        self.kept: Final[int] = barred_discard(core)
        self.failed: Final[set[tuple[object, ...]]] = set()
        open_ranks = 0
        growing: list[int] = []
        for seat in range(rules.players):
            for index, meld in enumerate(core.melds[seat]):
                if self.mode == FREE or (self.mode == OWN and seat == core.turn and core.begun >> index & 1):
                    if is_run(meld):
                        growing.append(meld)
                    else:
                        open_ranks |= 1 << set_rank(meld)
        self.open: Final[int] = open_ranks
        self.growing: Final = tuple(growing)

    def packs(self, sets: int, runs: int, spare: int) -> bool:
        """Whether it can with so many sets and sequences still to lay, and so many cards that may be discarded."""
        codes = hand_codes(self.core, self.core.turn)
        return self._search(Rest(codes, sets, runs, self.growing, spare))

    def _search(self, rest: Rest) -> bool:
        key = rest.key()
        if key in self.failed:
            return False
        rank = self._first_homeless(rest)
        if rank < 0:
            found = self._lays(rest.codes, rest.sets, rest.runs, rest.reserve, rest.chosen)
        else:
            suit = 0
            while not rest.codes[rank] >> 2 * suit & 3:
                suit += 1
            found = (
                self._as_discard(rest, rank, suit)
                or (rest.sets > 0 and self._as_set(rest, rank, suit))
                or self._grown(rest, rank, suit)
                or (rest.runs > 0 and self._as_run(rest, rank, suit))
            )
        if not found:
            self.failed.add(key)
        return found

    def _first_homeless(self, rest: Rest) -> int:
        """The lowest rank with a card that no set takes, or -1."""
        for rank in range(RANKS):
            if rest.codes[rank] and not self.open >> rank & 1 and not rest.reserve >> 4 * rank & 15:
                return rank
        return -1

    def _as_discard(self, rest: Rest, rank: int, suit: int) -> bool:
        """The card discarded."""
        if not rest.spare or 4 * rank + suit == self.kept:
            return False
        codes = rest.codes[:]
        codes[rank] -= UNIT[suit]
        more = rest.left_with(codes)
        more.spare -= 1
        return self._search(more)

    def _as_set(self, rest: Rest, rank: int, suit: int) -> bool:
        """The card in a new set."""
        if COUNT[rest.codes[rank]] < SET_LEAST or self.barred >> rank & 1:
            return False
        if self.mode != SHUT:
            more = rest.left_with(rest.codes)
            more.sets -= 1
            more.reserve += SET_LEAST * RANK_UNIT[rank]
            return self._search(more)
        if self.rules.ranks_differ and -1 - rank in rest.chosen:
            return False
        for number in SET_STEPS[rank][rest.codes[rank]]:
            step = STEPS[number]
            if step.size == SET_LEAST and step.code >> 2 * suit & 3:
                codes = rest.codes[:]
                codes[rank] -= step.code
                more = rest.left_with(codes)
                more.sets -= 1
                if self.rules.ranks_differ:
                    more.chosen = (*rest.chosen, -1 - rank)  # its other cards go elsewhere
                if self._search(more):
                    return True
        return False

    def _grown(self, rest: Rest, rank: int, suit: int) -> bool:
        """The card at an end of a sequence on the table, with the cards between."""
        growing = rest.growing
        for at, run in enumerate(growing):
            if run_suit(run) != suit:
                continue
            for place in (0, PLACES - 1) if rank == ACE else (rank + 1,):
                low, high = min(run_low(run), place), max(run_high(run), place)
                if high - low >= RUN_MOST or (low == run_low(run) and high == run_high(run)):
                    continue
                longer = run_meld(suit, low, high)
                if self.mode == OWN and not self._stays_apart(longer, run, growing, rest.chosen):
                    continue
                codes = self._taken_out(rest.codes, rest.reserve, longer, run)
                if codes:
                    more = rest.left_with(codes)
                    more.growing = (*growing[:at], longer, *growing[at + 1 :])
                    if self._search(more):
                        return True
        return False

    def _as_run(self, rest: Rest, rank: int, suit: int) -> bool:
        """The card in a new sequence, of whatever length it will have in the end."""
        least = self.rules.seq_min
        most = least if self.mode == SHUT else RUN_MOST
        for place in (0, PLACES - 1) if rank == ACE else (rank + 1,):
            for low in range(max(place - most + 1, 0), place + 1):
                for high in range(max(place, low + least - 1), min(low + most, PLACES)):
                    run = run_meld(suit, low, high)
                    codes = self._taken_out(rest.codes, rest.reserve, run, -1)
                    if not codes:
                        break  # a longer one lacks the same card
                    if not self._may_begin(run, rest.growing, rest.chosen):
                        continue
                    more = rest.left_with(codes)
                    more.runs -= 1
                    more.chosen = (*rest.chosen, run)
                    if self._search(more):
                        return True
        return False

    def _taken_out(self, codes: list[int], reserve: int, run: int, had: int) -> list[int]:
        """A hand without the cards of a sequence that are new in it; empty if it lacks one, or a set needs it."""
        left = codes[:]
        suit = run_suit(run)
        unit = UNIT[suit]
        for place in range(run_low(run), run_high(run) + 1):
            if had >= 0 and run_low(had) <= place <= run_high(had):
                continue
            rank = RANK_OF_PLACE[place]
            if not left[rank] >> 2 * suit & 3 or COUNT[left[rank]] <= reserve >> 4 * rank & 15:
                return []
            left[rank] -= unit
        return left

    def _may_begin(self, run: int, growing: tuple[int, ...], chosen: tuple[int, ...]) -> bool:
        """Whether a new sequence of this final length may stand beside the own ones."""
        rule = self.rules.suits_rule
        suit = run_suit(run)
        if rule == SUITS_DIFFER:
            if own_suits(self.core) >> suit & 1:
                return False
            return all(other < 0 or run_suit(other) != suit for other in chosen)
        if rule != SUITS_APART:
            return True
        if self.mode != FREE:
            return self._stays_apart(run, -1, growing, chosen)
        least = self.rules.seq_min
        for meld in self.core.melds[self.core.turn]:
            if is_run(meld) and run_suit(meld) == suit:
                above = run_high(run) - least - run_high(meld)
                if max(above, run_low(meld) - run_low(run) - least) < GAP:
                    return False
        for other in chosen:
            if other >= 0 and run_suit(other) == suit:
                # the part of each that is laid first lies at its far end
                above = run_high(run) - least - (run_low(other) + least - 1)
                below = run_high(other) - least - (run_low(run) + least - 1)
                if max(above, below) < GAP:
                    return False
        return True

    def _stays_apart(self, run: int, old: int, growing: tuple[int, ...], chosen: tuple[int, ...]) -> bool:
        """Whether a sequence keeps its distance in the end, where cards that lessen it may not be added (97)."""
        if self.rules.suits_rule != SUITS_APART:
            return True
        # own sequences of earlier turns do not grow here; those of this turn stand in `growing`
        for index, meld in enumerate(self.core.melds[self.core.turn]):
            grows = self.mode == OWN and self.core.begun >> index & 1
            if not grows and is_run(meld) and run_suit(meld) == run_suit(run) and gap(meld, run) < GAP:
                return False
        skipped = False
        for meld in growing:
            if meld == old and not skipped:
                skipped = True
            elif run_suit(meld) == run_suit(run) and gap(meld, run) < GAP:
                return False
        return all(other < 0 or run_suit(other) != run_suit(run) or gap(other, run) >= GAP for other in chosen)

    def _lays(self, codes: list[int], sets: int, runs: int, reserve: int, chosen: tuple[int, ...]) -> bool:
        """Every card has a set to join: whether what is still to be laid can be made of these cards."""
        if runs:
            for run in self._least_runs(codes, reserve, chosen):
                left = self._taken_out(codes, reserve, run, -1)
                if left and self._lays(left, sets, runs - 1, reserve, (*chosen, run)):
                    return True
            return False
        for rank in range(RANKS):
            if not sets:
                break
            held = reserve >> 4 * rank & 15
            number = COUNT[codes[rank]] - held
            if number >= SET_LEAST and not self.barred >> rank & 1 and not (held and self.rules.ranks_differ):
                sets -= 1 if self.rules.ranks_differ else number // SET_LEAST
        return sets <= 0

    def _least_runs(self, codes: list[int], reserve: int, chosen: tuple[int, ...]) -> list[int]:
        least = self.rules.seq_min
        found: list[int] = []
        for suit in range(SUITS):
            for low in range(PLACES - least + 1):
                run = run_meld(suit, low, low + least - 1)
                if self._taken_out(codes, reserve, run, -1) and self._may_begin(run, self.growing, chosen):
                    found.append(run)
        return found

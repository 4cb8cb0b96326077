"""The exact search behind the solver: can a contract be laid from a hand, and can a hand be laid to its last card?

Sets and sequences compete for cards, so no greedy answer is right.
"""

from __future__ import annotations

from typing import Final

from stolik.games.choina.contract import SET_LEAST
from stolik.games.choina.core import Core, barred_discard, hand_codes
from stolik.games.choina.hands import ACE, COUNT, PLACES, RANK_OF_PLACE, RANK_UNIT, RANKS, SPANS, SUITS, UNIT, spread
from stolik.games.choina.lays import GAP, gap, own_ranks, own_suits
from stolik.games.choina.meld import RUN_MOST, is_run, run_high, run_low, run_meld, run_suit, set_rank
from stolik.games.choina.rules import SUITS_APART, SUITS_DIFFER
from stolik.games.choina.steps import SET_STEPS, STEPS

FREE: Final = 0
OWN: Final = 1
SHUT: Final = 2
"""What the rest of the hand may join: every meld, only the own ones of this turn, none (37, 48)."""


def has_contract(core: Core, sets: int, runs: int) -> bool:
    """Whether the hand in turn holds so many further sets and sequences of the contract, of the least size."""
    codes = hand_codes(core, core.turn)
    barred = own_ranks(core) if core.rules.ranks_differ else 0
    if not _has_sets(core, codes, barred, sets):
        return False
    return not runs or _has_runs(core, codes, barred, sets, runs, ())


def _has_sets(core: Core, codes: list[int], barred: int, sets: int) -> bool:
    if not sets:
        return True
    for rank in range(RANKS):
        number = COUNT[codes[rank]]
        if number >= SET_LEAST and not barred >> rank & 1:
            sets -= 1 if core.rules.ranks_differ else number // SET_LEAST
            if sets <= 0:
                return True
    return False


def _has_runs(core: Core, codes: list[int], barred: int, sets: int, runs: int, chosen: tuple[int, ...]) -> bool:
    for run in least_runs(core, codes, chosen):
        left = without_run(codes, run)
        if runs > 1:
            if _has_runs(core, left, barred, sets, runs - 1, (*chosen, run)):
                return True
        elif _has_sets(core, left, barred, sets):
            return True
    return False


def line_of(codes: list[int], suit: int) -> int:
    """The ranks of a suit that a hand holds."""
    line = 0
    for rank in range(RANKS):
        if codes[rank] >> 2 * suit & 3:
            line |= 1 << rank
    return line


def least_runs(core: Core, codes: list[int], chosen: tuple[int, ...]) -> list[int]:
    """The sequences of the least size in a hand that may be laid beside the own ones and those chosen already."""
    rules = core.rules
    found: list[int] = []
    barred = own_suits(core) if rules.suits_rule == SUITS_DIFFER else 0
    for suit in range(SUITS):
        if barred >> suit & 1:
            continue
        places = spread(line_of(codes, suit))
        for low in range(PLACES - rules.seq_min + 1):
            span = SPANS[rules.seq_min][low]
            if places & span == span:
                run = run_meld(suit, low, low + rules.seq_min - 1)
                if _may_stand(core, run, chosen):
                    found.append(run)
    return found


def _may_stand(core: Core, run: int, chosen: tuple[int, ...]) -> bool:
    """Whether a new sequence keeps the distance from the own ones on the table and those that are chosen."""
    rule = core.rules.suits_rule
    if rule == SUITS_DIFFER:
        return all(run_suit(other) != run_suit(run) for other in chosen)
    if rule == SUITS_APART:
        for meld in (*core.melds[core.turn], *chosen):
            if is_run(meld) and run_suit(meld) == run_suit(run) and gap(meld, run) < GAP:
                return False
    return True


def without_run(codes: list[int], run: int) -> list[int]:
    """A hand without the cards of a sequence."""
    left = codes[:]
    unit = UNIT[run_suit(run)]
    for place in range(run_low(run), run_high(run) + 1):
        left[RANK_OF_PLACE[place]] -= unit
    return left


class Packing:
    """Whether the whole hand in turn can be laid: the rest of the contract, and all other cards added to melds.

    The search takes the first card that no set will take and tries every place for it: a new set, an end of a sequence
    on the table, a new sequence, the discard. Cards of a rank of which a set lies, or will lie, may join it or serve a
    sequence; `reserve` counts, in packed ranks, those that a new set needs.
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
        return self._search(codes, sets, runs, 0, self.growing, (), spare)

    def _search(
        self,
        codes: list[int],
        sets: int,
        runs: int,
        reserve: int,
        growing: tuple[int, ...],
        chosen: tuple[int, ...],
        spare: int,
    ) -> bool:
        key = (tuple(codes), sets, runs, reserve, growing, chosen, spare)
        if key in self.failed:
            return False
        rank = self._first_homeless(codes, reserve)
        if rank < 0:
            found = self._rest(codes, sets, runs, reserve, chosen)
        else:
            suit = 0
            while not codes[rank] >> 2 * suit & 3:
                suit += 1
            found = (
                self._as_discard(codes, rank, suit, sets, runs, reserve, growing, chosen, spare)
                or (sets > 0 and self._as_set(codes, rank, suit, sets, runs, reserve, growing, chosen, spare))
                or self._grown(codes, rank, suit, sets, runs, reserve, growing, chosen, spare)
                or (runs > 0 and self._as_run(codes, rank, suit, sets, runs, reserve, growing, chosen, spare))
            )
        if not found:
            self.failed.add(key)
        return found

    def _first_homeless(self, codes: list[int], reserve: int) -> int:
        """The lowest rank with a card that no set takes, or -1."""
        for rank in range(RANKS):
            if codes[rank] and not self.open >> rank & 1 and not reserve >> 4 * rank & 15:
                return rank
        return -1

    def _as_discard(
        self, codes: list[int], rank: int, suit: int, sets: int, runs: int, reserve: int,
        growing: tuple[int, ...], chosen: tuple[int, ...], spare: int,
    ) -> bool:  # fmt: skip
        if not spare or 4 * rank + suit == self.kept:
            return False
        left = codes[:]
        left[rank] -= UNIT[suit]
        return self._search(left, sets, runs, reserve, growing, chosen, spare - 1)

    def _as_set(
        self, codes: list[int], rank: int, suit: int, sets: int, runs: int, reserve: int,
        growing: tuple[int, ...], chosen: tuple[int, ...], spare: int,
    ) -> bool:  # fmt: skip
        if COUNT[codes[rank]] < SET_LEAST or self.barred >> rank & 1:
            return False
        if self.mode != SHUT:
            more = reserve + SET_LEAST * RANK_UNIT[rank]
            return self._search(codes, sets - 1, runs, more, growing, chosen, spare)
        for number in SET_STEPS[rank][codes[rank]]:
            step = STEPS[number]
            # a rank that had its set must not have another where they must differ: its other cards go elsewhere
            if step.size == SET_LEAST and step.code >> 2 * suit & 3:
                left = codes[:]
                left[rank] -= step.code
                if self._shut_set(left, rank, sets, runs, reserve, growing, chosen, spare):
                    return True
        return False

    def _shut_set(
        self, codes: list[int], rank: int, sets: int, runs: int, reserve: int,
        growing: tuple[int, ...], chosen: tuple[int, ...], spare: int,
    ) -> bool:  # fmt: skip
        marked = (*chosen, -1 - rank) if self.rules.ranks_differ else chosen
        if self.rules.ranks_differ and -1 - rank in chosen:
            return False
        return self._search(codes, sets - 1, runs, reserve, growing, marked, spare)

    def _grown(
        self, codes: list[int], rank: int, suit: int, sets: int, runs: int, reserve: int,
        growing: tuple[int, ...], chosen: tuple[int, ...], spare: int,
    ) -> bool:  # fmt: skip
        """The card at an end of a sequence on the table, with the cards between."""
        for at, run in enumerate(growing):
            if run_suit(run) != suit:
                continue
            for place in (0, PLACES - 1) if rank == ACE else (rank + 1,):
                low, high = min(run_low(run), place), max(run_high(run), place)
                if high - low >= RUN_MOST or (low == run_low(run) and high == run_high(run)):
                    continue
                longer = run_meld(suit, low, high)
                if self.mode == OWN and not self._stays_apart(longer, run, growing, chosen):
                    continue
                left = self._taken_out(codes, reserve, longer, run)
                if left and self._search(
                    left, sets, runs, reserve, (*growing[:at], longer, *growing[at + 1 :]), chosen, spare
                ):
                    return True
        return False

    def _as_run(
        self, codes: list[int], rank: int, suit: int, sets: int, runs: int, reserve: int,
        growing: tuple[int, ...], chosen: tuple[int, ...], spare: int,
    ) -> bool:  # fmt: skip
        """The card in a new sequence, of whatever length it will have in the end."""
        least = self.rules.seq_min
        most = least if self.mode == SHUT else RUN_MOST
        for place in (0, PLACES - 1) if rank == ACE else (rank + 1,):
            for low in range(max(place - most + 1, 0), place + 1):
                for high in range(max(place, low + least - 1), min(low + most, PLACES)):
                    run = run_meld(suit, low, high)
                    left = self._taken_out(codes, reserve, run, -1)
                    if not left:
                        break  # a longer one lacks the same card
                    if self._may_begin(run, growing, chosen) and self._search(
                        left, sets, runs - 1, reserve, growing, (*chosen, run), spare
                    ):
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

    def _rest(self, codes: list[int], sets: int, runs: int, reserve: int, chosen: tuple[int, ...]) -> bool:
        """Every card has a set to join: whether what is still to be laid can be made of these cards."""
        if runs:
            for run in self._least_runs(codes, reserve, chosen):
                left = self._taken_out(codes, reserve, run, -1)
                if left and self._rest(left, sets, runs - 1, reserve, (*chosen, run)):
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

"""`can_finish` with sequences, second melds and joker sets against a slow search over single steps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from random import Random
from typing import NamedTuple

import pytest

import stolik
from stolik.games.canasta.classes import ACE, BLACK3, FOUR, JOKER, ONE, TWO, VALUE
from stolik.games.canasta.finish import can_finish, can_go_out
from stolik.games.canasta.holding import (
    CANASTA_OWED,
    MAY_LOSE,
    MAY_OUT,
    MUST_OUT,
    NO_DISCARD,
    NOT_BEGUN,
    WAIVED,
    Holding,
    More,
    reach,
)
from stolik.games.canasta.melding import NO_JOIN
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.runs import run_code
from stolik.games.canasta.wide_bounds import points_between

Card = tuple[int, int]
"""Class and suit; wild cards and black threes all have suit 0."""
Meld = tuple[int, int]
"""Naturals and wild cards of a rank meld."""
Run = tuple[int, int, int]
"""Suit, lowest and highest class."""

LIMITS: dict[str, Callable[[int], int]] = {
    "wild_le_nat": lambda naturals: min(3, naturals),
    "two_nat_per_wild": lambda naturals: min(3, naturals // 2),
    "min2_max3": lambda naturals: 3 if naturals > 1 else 0,
    "min2_max2": lambda naturals: 2 if naturals > 1 else 0,
}


class Turn(NamedTuple):
    """Everything that changes while a player lays cards."""

    hand: tuple[Card, ...]
    ranks: tuple[tuple[Meld, ...], ...]
    runs: tuple[Run, ...]
    joker_set: int
    bolivias: int
    threes: tuple[int, ...]
    owed: int
    opened: bool
    rest: tuple[Card, ...]
    flags: int


class Brute:
    """All steps of a rule set, one after the other, with a memory of the turns seen."""

    def __init__(self, rules: Rules) -> None:
        word, switch = rules.rule_set.word, rules.rule_set.switch
        self.limit = LIMITS[word("wild_ratio")]
        self.cap = 99 if word("canasta_cap") == "none" else 7
        self.onto_finished = switch("wild_onto_finished_canasta")
        self.sequences, self.joker_sets = switch("sequences"), switch("wild_melds")
        self.melds = 2 if switch("second_meld_same_rank") else 1
        self.joining = self.melds == 2 and switch("merge_same_rank")
        self.threes = word("black3_melds")
        self.free = self.threes == "anytime" and word("black3_before_opening") == "free"
        self.needed = rules.rule_set.number("canastas_to_go_out")
        self.samba = self.sequences and switch("need_samba_to_go_out")
        self.seen: dict[Turn, bool] = {}

    def canastas(self, turn: Turn) -> int:
        ranks = sum(sum(meld) >= 7 for melds in turn.ranks for meld in melds)
        return ranks + self.sambas(turn) + turn.bolivias

    def sambas(self, turn: Turn) -> int:
        return sum(high - low == 6 for _, low, high in turn.runs)

    def may_go_out(self, turn: Turn) -> bool:
        enough = self.canastas(turn) >= self.needed
        return enough and bool(turn.flags & MAY_OUT) and (not self.samba or self.sambas(turn) > 0)

    def ends_well(self, turn: Turn) -> bool:
        """Whether some way of going on ends the turn as it must."""
        if turn not in self.seen:
            self.seen[turn] = self.ends_now(turn) or any(self.ends_well(after) for after in self.steps(turn))
        return self.seen[turn]

    def ends_now(self, turn: Turn) -> bool:
        size, flags = len(turn.hand), turn.flags
        if turn.opened or flags & NOT_BEGUN:
            if not flags & MUST_OUT and (flags & MAY_LOSE or size >= (1 if flags & NO_DISCARD else 2)):
                return True
        if turn.opened:
            return size <= (0 if flags & NO_DISCARD else 1) and self.may_go_out(turn)
        return False

    def steps(self, turn: Turn) -> Iterator[Turn]:
        if not turn.opened and turn.flags & WAIVED and turn.flags & MAY_OUT:
            # to go out concealed without the minimum: the rest comes to the hand at once
            flags = (turn.flags | MUST_OUT) & ~(MAY_LOSE | NOT_BEGUN | WAIVED)
            hand = tuple(sorted(turn.hand + turn.rest))
            yield turn._replace(opened=True, owed=0, rest=(), hand=hand, flags=flags)
        if not turn.hand:
            return
        for cls in range(FOUR, ACE + 1):
            yield from self.rank_steps(turn, cls)
        if self.sequences:
            yield from self.run_steps(turn)
        if self.joker_sets:
            yield from self.joker_steps(turn)
        yield from self.three_steps(turn)

    def after(self, turn: Turn, cards: tuple[Card, ...], changed: Turn, worth: int = -1) -> Turn:
        """The turn once cards have left the hand, `changed` being right but for them."""
        left = Counter(turn.hand)
        left.subtract(Counter(cards))
        hand = tuple(sorted(left.elements()))
        flags = changed.flags
        value = sum(VALUE[cls] for cls, _ in cards) if worth < 0 else worth
        if value:
            flags &= ~NOT_BEGUN
        now = changed._replace(hand=hand, owed=max(turn.owed - value, 0), flags=flags)
        if not now.opened and now.owed == 0 and not (flags & CANASTA_OWED and self.canastas(now) == 0):
            now = now._replace(opened=True, hand=tuple(sorted(hand + now.rest)), rest=())
        return now

    def rank_steps(self, turn: Turn, cls: int) -> Iterator[Turn]:
        melds = turn.ranks[cls]
        own = sorted({card for card in turn.hand if card[0] == cls})
        wilds = sorted({card for card in turn.hand if card[0] in (JOKER, TWO)})
        held = Counter(turn.hand)

        def put(cards: tuple[Card, ...], now: list[Meld]) -> Turn:
            ranks = (*turn.ranks[:cls], tuple(sorted(now)), *turn.ranks[cls + 1 :])
            return self.after(turn, cards, turn._replace(ranks=ranks))

        for at, (naturals, wild) in enumerate(melds):
            others = [*melds[:at], *melds[at + 1 :]]
            if naturals + wild < self.cap:
                for card in own:
                    yield put((card,), [*others, (naturals + 1, wild)])
                closed = naturals + wild >= 7 and not self.onto_finished
                if not closed and wild + 1 <= self.limit(naturals):
                    for card in wilds:
                        yield put((card,), [*others, (naturals, wild + 1)])
        if len(melds) < self.melds:
            for three in combinations_with_replacement(own, 3):
                if all(held[card] >= three.count(card) for card in three):
                    yield put(three, [*melds, (3, 0)])
            for pair in combinations_with_replacement(own, 2):
                if all(held[card] >= pair.count(card) for card in pair):
                    for card in wilds:
                        yield put((*pair, card), [*melds, (2, 1)])
        if self.joining and not turn.flags & NO_JOIN and len(melds) == 2 and self.may_join(*melds):
            (one, one_wild), (two, two_wild) = melds
            yield put((), [(one + two, one_wild + two_wild)])

    def may_join(self, one: Meld, two: Meld) -> bool:
        naturals, wilds = one[0] + two[0], one[1] + two[1]
        if naturals + wilds > self.cap or wilds > self.limit(naturals):
            return False
        if sum(one) >= 7 and sum(two) >= 7:
            return False
        if not self.onto_finished:
            for finished, other in ((one, two), (two, one)):
                if sum(finished) >= 7 and other[1]:
                    return False
        return True

    def run_steps(self, turn: Turn) -> Iterator[Turn]:
        held = set(turn.hand)

        def put(cards: tuple[Card, ...], old: Run | None, new: Run) -> Turn:
            runs = list(turn.runs)
            if old:
                runs.remove(old)
            return self.after(turn, cards, turn._replace(runs=tuple(sorted([*runs, new]))))

        for cls, suit in held:
            three = ((cls, suit), (cls + 1, suit), (cls + 2, suit))
            if cls >= FOUR and cls + 2 <= ACE and all(card in held for card in three):
                yield put(three, None, (suit, cls, cls + 2))
            for run in set(turn.runs):
                if run[0] == suit and run[2] - run[1] < 6:
                    if cls >= FOUR and cls == run[1] - 1:
                        yield put(((cls, suit),), run, (suit, cls, run[2]))
                    if cls == run[2] + 1:
                        yield put(((cls, suit),), run, (suit, run[1], cls))

    def joker_steps(self, turn: Turn) -> Iterator[Turn]:
        wilds = [card for card in turn.hand if card[0] in (JOKER, TWO)]
        for cards in set(combinations_with_replacement(wilds, 1 if turn.joker_set else 3)):
            if any(wilds.count(card) < cards.count(card) for card in cards):
                continue
            size = turn.joker_set + len(cards)
            done = int(size == 7)
            yield self.after(turn, cards, turn._replace(joker_set=0 if done else size, bolivias=turn.bolivias + done))

    def three_steps(self, turn: Turn) -> Iterator[Turn]:
        threes = [card for card in turn.hand if card[0] == BLACK3]
        flags = turn.flags
        sizes: tuple[int, ...] = ()
        if self.threes == "anytime":
            sizes = (3, 4) if len(turn.threes) < self.melds else ()
        elif self.threes != "off":
            sizes = (1,) if turn.threes else (3, 4)
            flags = (flags | MUST_OUT) & ~MAY_LOSE
            if self.threes == "going_out_no_discard":
                flags |= NO_DISCARD
        for size in sizes:
            if len(threes) >= size:
                laid = (*turn.threes, size) if self.threes == "anytime" else (sum(turn.threes) + size,)
                changed = turn._replace(threes=laid, flags=flags)
                yield self.after(turn, tuple(threes[:size]), changed, 0 if self.free else -1)

    def most_points(self, turn: Turn) -> tuple[int, int]:
        """The most points that lays can make without going out, and the fewest cards of those that do."""
        best = (0, 0)
        reached = {turn}
        waiting = [turn]
        while waiting:
            now = waiting.pop()
            best = max(best, (turn.owed - now.owed, len(now.hand) - len(turn.hand)))
            for after in self.steps(now):
                if after not in reached:
                    reached.add(after)
                    waiting.append(after)
        return best[0], -best[1]


# -- random holdings ---------------------------------------------------------------------------------------------------

BASES = ("samba", "combo", "combo-basic", "combo going_out=on ask_partner=off", "samba", "classic packs=3")
OPTIONS = (
    ("sequences=on", "sequences=off"),
    ("second_meld_same_rank=on", "second_meld_same_rank=off"),
    ("merge_same_rank=on", "merge_same_rank=off"),
    ("wild_melds=on", "wild_melds=off"),
    ("canasta_cap=none", "canasta_cap=7"),
    ("wild_onto_finished_canasta=on", "wild_onto_finished_canasta=off"),
    ("wild_ratio=min2_max2", "wild_ratio=min2_max3", "wild_ratio=wild_le_nat", "wild_ratio=two_nat_per_wild"),
    ("black3_melds=anytime", "black3_melds=going_out", "black3_melds=going_out_no_discard", "black3_melds=off"),
    ("black3_before_opening=free", "black3_before_opening=counts_for_opening"),
    ("canastas_to_go_out=1", "canastas_to_go_out=2"),
    ("need_samba_to_go_out=on", "need_samba_to_go_out=off"),
    ("opening_canasta_from=5000",),
)


def random_rules(rng: Random) -> Rules:
    """A wide rule set: a preset as it is, or with some options changed."""
    while True:
        text = rng.choice(BASES)
        for choices in OPTIONS:
            if rng.random() < 0.3:
                text += " " + rng.choice(choices)
        try:
            rules = Rules(stolik.parse_rule_set(text))
        except ValueError:
            continue
        if rules.wide:
            return rules


class Maker:
    """Small holdings of few ranks and suits, in which runs and sets want the same cards."""

    def __init__(self, rules: Rules, rng: Random) -> None:
        self.rules, self.rng = rules, rng
        self.brute = Brute(rules)

    def turn(self, most: int) -> Turn:
        rng, rules = self.rng, self.rules
        low = rng.randint(FOUR, ACE - 3)
        ranks = range(low, min(low + rng.randint(1, 7), ACE) + 1)
        suits = rng.sample(range(4), rng.randint(1, 3)) if rules.sequences else [0]
        self.used: Counter[Card] = Counter()
        self.natural = [(cls, suit) for cls in ranks for suit in suits]
        flags = self.flags()
        threes = self.threes()
        if threes and rules.rule_set.word("black3_melds") != "anytime":
            flags = (flags | MUST_OUT) & ~MAY_LOSE
            if rules.rule_set.word("black3_melds") == "going_out_no_discard":
                flags |= NO_DISCARD
        table = rng.choice((0, 0.3, 0.6))
        melds = [self.melds(table) if cls in ranks else () for cls in range(ACE + 1)]
        runs = tuple(sorted(self.run(suits) for _ in range(rng.choice((0, 0, 1, 2))) if rules.sequences))
        joker_set = rng.choice((0, 0, 3, 5, 6)) if rules.wild_melds else 0
        bolivias = rng.choice((0, 0, 1)) if rules.wild_melds else 0
        hand = self.cards(rng.randint(1, most))
        owed = rng.choice((15, 50, 60, 90, 120)) if rng.random() < 0.5 else 0
        rest = self.cards(rng.randint(0, 4)) if owed and rng.random() < 0.5 else ()
        turn = Turn(hand, tuple(melds), runs, joker_set, bolivias, threes, owed, not owed, rest, flags)
        if not owed:
            return turn._replace(flags=flags & ~(WAIVED | CANASTA_OWED | NOT_BEGUN))
        if flags & CANASTA_OWED and rng.random() < 0.3 and not self.brute.canastas(turn):
            return turn._replace(owed=0)
        return turn

    def flags(self) -> int:
        rng = self.rng
        flags = rng.choice((0, MAY_OUT, MAY_OUT, MAY_OUT | MUST_OUT, MAY_OUT | MUST_OUT, MAY_OUT | MAY_LOSE, MUST_OUT))
        for flag, chance in ((NO_DISCARD, 0.2), (WAIVED, 0.2), (CANASTA_OWED, 0.2), (NOT_BEGUN, 0.1), (NO_JOIN, 0.1)):
            if rng.random() < chance:
                flags |= flag
        return flags

    def threes(self) -> tuple[int, ...]:
        mode, rng = self.rules.rule_set.word("black3_melds"), self.rng
        if mode == "off" or rng.random() < 0.8:
            return ()
        return (3, 3) if mode == "anytime" and self.rules.second and rng.random() < 0.3 else (rng.choice((3, 4)),)

    def melds(self, chance: float) -> tuple[Meld, ...]:
        rng, brute = self.rng, self.brute
        found: list[Meld] = []
        for _ in range(brute.melds):
            naturals = rng.choice((2, 3, 3, 4, 5, 6, 7))
            wilds = rng.randint(0 if naturals > 2 else 1, 3)
            if rng.random() < chance and wilds <= brute.limit(naturals) and naturals + wilds <= brute.cap:
                found.append((naturals, wilds))
        return tuple(sorted(found)) if sum(naturals for naturals, _ in found) <= 9 else ()

    def run(self, suits: list[int]) -> Run:
        size = self.rng.choice((3, 3, 4, 5, 6, 6, 7))
        low = self.rng.randint(FOUR, ACE - size + 1)
        return self.rng.choice(suits), low, low + size - 1

    def cards(self, number: int) -> tuple[Card, ...]:
        rng = self.rng
        found: list[Card] = []
        wild, three = rng.choice((0.05, 0.2, 0.4)), rng.choice((0, 0, 0.1, 0.3))
        while len(found) < number:
            chance = rng.random()
            card = rng.choice(self.natural)
            if chance < wild:
                card = (rng.choice((JOKER, TWO, TWO)), 0)
            elif chance < wild + three:
                card = (BLACK3, 0)
            most = 6 if card[0] == BLACK3 else 3 if self.rules.sequences else 5
            if card[0] <= TWO or self.used[card] < most:
                self.used[card] += 1
                found.append(card)
            elif all(self.used[card] >= most for card in self.natural):
                break
        return tuple(sorted(found))


def packed(cards: tuple[Card, ...]) -> int:
    return sum(ONE[cls] for cls, _ in cards)


def lines_of(rules: Rules, cards: tuple[Card, ...]) -> tuple[int, ...]:
    if not rules.sequences:
        return (0, 0, 0, 0)
    return tuple(packed(tuple(card for card in cards if card[0] >= FOUR and card[1] == suit)) for suit in range(4))


def holding_of(rules: Rules, turn: Turn, rng: Random) -> Holding:
    """The same as the engine asks it."""
    slots = [[0, 0, 0], [0, 0, 0]]
    for cls, melds in enumerate(turn.ranks):
        for slot, (naturals, wilds) in enumerate(rng.sample(melds, len(melds))):
            twos = rng.randint(0, wilds)
            for at, number in enumerate((naturals, twos, wilds - twos)):
                slots[slot][at] += number * ONE[cls]
    twos = rng.randint(0, turn.joker_set)
    slots[0][0] += twos * ONE[TWO] + (turn.joker_set - twos) * ONE[JOKER]
    for slot, size in enumerate(turn.threes):
        slots[slot][0] += size * ONE[BLACK3]
    runs = tuple(sorted(run_code(*run) for run in turn.runs))
    (nat, twos, jokers), second = slots[0], (slots[1][0], slots[1][1], slots[1][2])
    more = More(second, runs, turn.bolivias, lines_of(rules, turn.hand), lines_of(rules, turn.rest))
    owed = 0 if turn.opened else turn.owed or 1
    return Holding(packed(turn.hand), len(turn.hand), (nat, twos, jokers), owed, packed(turn.rest), turn.flags, more)


def compare(seed: int, number: int, most: int) -> Counter[bool]:
    """Verdicts on random holdings, as the slow search has them."""
    rng = Random(seed)
    found: Counter[bool] = Counter()
    for _ in range(number):
        rules = random_rules(rng)
        maker = Maker(rules, rng)
        turn = maker.turn(most)
        held = holding_of(rules, turn, rng)
        expected = maker.brute.ends_well(turn)
        where = f"{rules.rule_set}\n{turn}"
        assert can_finish(rules, held) == expected, where
        found[expected] += 1
        if turn.opened:
            out = turn._replace(flags=turn.flags & (NO_DISCARD | NO_JOIN) | MUST_OUT | MAY_OUT)
            assert can_go_out(rules, holding_of(rules, out, rng)) == maker.brute.ends_well(out), where
    return found


@pytest.mark.parametrize("seed", range(10))
def test_the_solver_agrees_with_a_search_over_single_steps(seed: int) -> None:
    found = compare(seed, 120, 9)
    assert min(found[True], found[False]) > 20


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 130))
def test_the_solver_often_agrees_with_a_search_over_single_steps(seed: int) -> None:
    compare(seed, 1000, 11)


def compare_reach(seed: int, number: int, most: int) -> None:
    rng = Random(seed)
    for _ in range(number):
        rules = random_rules(rng)
        maker = Maker(rules, rng)
        turn = maker.turn(most)._replace(owed=10000, opened=False, rest=(), flags=0)
        held = holding_of(rules, turn, rng)
        if "going_out" in rules.rule_set.word("black3_melds"):
            held.hand &= ~(15 << 4 * BLACK3)
            turn = turn._replace(hand=tuple(card for card in turn.hand if card[0] != BLACK3))
        where = f"{rules.rule_set}\n{turn}"
        points, cards = maker.brute.most_points(turn)
        assert reach(rules, held)[:2] == (points, cards), where
        assert held.more is not None
        below, _, above = points_between(rules, held, held.more)
        assert below <= points <= above, where


def test_the_points_within_reach_are_those_of_a_search_over_single_steps() -> None:
    compare_reach(0, 300, 8)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 110))
def test_the_points_within_reach_are_often_those_of_a_search_over_single_steps(seed: int) -> None:
    compare_reach(seed, 1000, 10)

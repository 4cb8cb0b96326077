"""What a hand and melds are worth: the points that lie, and canastas by the chance that they come about."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.sight import CALM, SHIFTS, Sight, canastas_shown
from stolik.bots.canasta.standing import has_special, red_three_bonus, table_points
from stolik.bots.canasta.wide.chances import Chances
from stolik.bots.canasta.wide.weights import GREEDY, Weights
from stolik.games.canasta.classes import (
    ACE,
    BLACK3,
    CANASTA,
    CLASSES,
    COUNT,
    FOUR,
    SEVEN,
    VALUE,
)
from stolik.games.canasta.core import Core
from stolik.games.canasta.runs import RUN_MOST, run_high, run_low, run_size, run_suit
from stolik.games.canasta.scoring import (
    MIXED_CANASTA,
    MIXED_SEVENS,
    NATURAL_CANASTA,
    NATURAL_SEVENS,
    SEQUENCE_CANASTA,
)

CLASSES_OF_MELDS: Final = tuple(range(FOUR, ACE + 1))

RankMelds = tuple[int, int, int, int]
"""The first and the second meld of a rank: naturals and wild cards of each."""
Table = tuple[float, tuple[RankMelds, ...], int]
Project = tuple[float, float, tuple[int, ...]]


class Worth:
    """Values of places of one view; what is asked again is remembered."""

    def __init__(self, sight: Sight, weights: Weights = GREEDY) -> None:
        view, rules = sight.view, sight.rules
        self.sight: Final = sight
        self.rules: Final = rules
        self.side: Final = sight.side
        self.weights: Final = weights
        self.chances: Final = Chances(sight, weights)
        self.late: Final = 1.0 if sight.dump else weights.late[sight.threat]
        self.frozen: Final = sight.frozen
        self.dear: Final = _dear(sight)
        self.swing: Final = self._swing(view.red3[sight.side])
        self.bonus: Final = (
            weights.bonus_card * min(rules.bonus, view.stock_size) if view.bonus_left >> sight.side & 1 else 0
        )
        self._costs: Final = [
            (shift, cost, self.dear if cost > value else self.late)
            for shift, cost, value in zip(SHIFTS, sight.costs, VALUE, strict=True)
        ]
        self._tables: Final[dict[tuple[object, ...], Table]] = {}
        self._ranks: Final[dict[tuple[int, int, RankMelds], float]] = {}
        self._coming: Final[dict[tuple[float, int], list[float]]] = {}
        self._suits: Final[dict[tuple[int, int, tuple[int, ...]], list[Project]]] = {}
        special = rules.red3_condition == "special_canasta" and not has_special(view, sight.side)
        common = weights.hoped * self.swing if special else 0.0
        self.sequence: Final = SEQUENCE_CANASTA + common
        self.bolivia: Final = rules.wild_bonus + common
        self.natural: Final[list[float]] = [NATURAL_CANASTA] * CLASSES
        self.mixed: Final[list[float]] = [MIXED_CANASTA] * CLASSES
        if rules.dear_sevens:
            self.natural[SEVEN], self.mixed[SEVEN] = NATURAL_SEVENS, MIXED_SEVENS
        self.natural[SEVEN] += common

    def _swing(self, red3: int) -> int:
        """What the red threes of the side bring more, once they count plus."""
        return 2 * red_three_bonus(self.rules, COUNT[red3]) if red3 else 0

    def of(self, place: Core) -> float:
        """The worth of a place for the own side."""
        weights = self.weights
        hand = place.hand[place.seat]
        worth, melds, wilds = self._table(place)
        held = [hand >> shift & 15 for shift in SHIFTS]
        if self.rules.sequences:
            worth += self._runs(place, held, melds)
        ranks = self._ranks
        for cls in CLASSES_OF_MELDS:
            # the longest loop of all: `_rank` is written out
            found = ranks.get((cls, held[cls], melds[cls]))
            worth += self._rank(cls, held[cls], melds[cls]) if found is None else found
        worth += self._wilds(hand & 15, hand >> 4 & 15, wilds)
        worth -= self.hand_cost(hand)
        size = place.size[place.seat]
        if size < weights.few and not self.sight.dump:
            worth -= weights.short * (weights.few - size)
        return worth

    def _table(self, place: Core) -> Table:
        """What lies: its points what canastas bring beside, the melds by class, the size of the open set of wilds."""
        side = self.side
        other = self.rules.sides + side
        key = (
            place.nat[side], place.twos[side], place.jokers[side], place.nat[other], place.twos[other],
            place.jokers[other], place.runs[side], place.bolivias[side],
        )  # fmt: skip
        found = self._tables.get(key)
        if found is not None:
            return found
        worth = float(table_points(place, side))
        made = canastas_shown(place, side)
        if made and self.bonus and made > self.sight.made:
            worth += self.bonus
        if self.rules.going_out:
            worth += self.weights.to_go_out * min(made, self.rules.canastas_needed)
        nat, wild = place.nat[side], place.twos[side] + place.jokers[side]
        nat2, wild2 = place.nat[other], place.twos[other] + place.jokers[other]
        melds = tuple(
            (nat >> shift & 15, wild >> shift & 15, nat2 >> shift & 15, wild2 >> shift & 15) for shift in SHIFTS
        )
        found = self._tables[key] = worth, melds, (nat & 15) + (nat >> 4 & 15)
        return found

    def hand_cost(self, hand: int) -> float:
        """What the cards of a hand may cost in the end."""
        cost = 0.0
        for shift, each, likely in self._costs:
            held = hand >> shift & 15
            if held:
                cost += held * each * likely
        return cost

    def _rank(self, cls: int, held: int, melds: RankMelds) -> float:
        """What the cards of a rank, in the hand and in unfinished melds, may become."""
        key = (cls, held, melds)
        found = self._ranks.get(key)
        if found is None:
            found = self._ranks[key] = self._rank_found(cls, held, *melds)
        return found

    def _rank_found(self, cls: int, held: int, nat: int, wild: int, nat2: int, wild2: int) -> float:
        worth = 0.0
        if (nat2 and nat + wild >= nat2 + wild2) or not nat2:
            melds = ((nat, wild), (nat2, wild2))
        else:
            melds = ((nat2, wild2), (nat, wild))
        left = held
        free = 0
        for naturals, wilds in melds:
            size = naturals + wilds
            if not naturals:
                free += 1
            elif size < CANASTA:
                worth += self._canasta(cls, naturals + left, wilds, size) + self.weights.open_meld
                left = max(left - (CANASTA - size), 0)
        if held >= 2 and (self.frozen or not nat or nat + wild >= CANASTA):
            worth += self.weights.pair_frozen if self.frozen else self.weights.pair
        if left and (free == 2 or (free and self.rules.second)):
            worth += self._canasta(cls, left, 0, 0)
            if self.weights.against_none:
                worth -= self._canasta(cls, 0, 0, 0)
        return worth

    def _canasta(self, cls: int, naturals: int, wilds: int, lying: int) -> float:
        """The canasta that so many naturals and wild cards may become, of which so many cards lie."""
        chances = self.chances
        chance = chances.lying if lying else chances.held
        copies = chances.ranks[cls]
        need = CANASTA - naturals - wilds
        full = chances.at_least(chance, need, copies)
        if need <= 0:
            full *= self.weights.in_hand
        if wilds:
            return self.mixed[cls] * full
        worth = self.natural[cls] * full
        most = self.rules.wilds_for[CANASTA - 1]
        mixed = chances.at_least(chance, need - most, copies) - full
        if mixed > 0.0:
            worth += (
                (self.weights.mixed_hoped if not self.rules.wild_melds else 0.5 * self.weights.mixed_hoped)
                * self.mixed[cls]
                * mixed
            )
        return worth

    def _wilds(self, jokers: int, twos: int, lying: int) -> float:
        """What wild cards in the hand and in an unfinished set may become."""
        held = jokers + twos
        if not self.rules.wild_melds:
            return self.weights.wild_held * held + 25.0 * jokers
        chances = self.chances
        worth = 0.0 if lying else (self.weights.wild_spare + 5.0) * jokers + self.weights.wild_spare * twos
        chance = chances.lying if lying else chances.held
        need = CANASTA - lying - held
        found = chances.at_least(chance, need, chances.wilds)
        if need <= 0:
            found = self.weights.in_hand + (1.0 - self.weights.in_hand) * chances.at_least(
                chances.held, CANASTA + need, chances.wilds
            )
        return worth + self.bolivia * found

    def _runs(self, place: Core, held: list[int], melds: tuple[RankMelds, ...]) -> float:
        """What runs may become; the cards of the hand that they take are taken out of `held`.

        A card goes to the run or stays with its rank, wherever it brings more.
        """
        worth = 0.0
        of_suit: list[list[int]] = [[], [], [], []]
        for code in place.runs[self.side]:
            if run_size(code) < RUN_MOST:
                of_suit[run_suit(code)].append(code)
        for suit in range(4):
            key = (suit, place.lines[4 * place.seat + suit], tuple(of_suit[suit]))
            found = self._suits.get(key)
            if found is None:
                found = self._suits[key] = self._suit(*key)
            for whole, without, used in found:
                gain = whole - without
                for cls in used:
                    gain -= self._rank(cls, held[cls], melds[cls]) - self._rank(cls, held[cls] - 1, melds[cls])
                if gain > 0.0:
                    worth += whole
                    for cls in used:
                        held[cls] -= 1
                else:
                    worth += without
        return worth

    def _suit(self, suit: int, line: int, runs: tuple[int, ...]) -> list[Project]:
        """The runs of a suit that lie unfinished, and the best that the hand may lay.

        For each: what it may bring with the cards of the hand, what without them, and the classes of these cards.
        """
        held = [line >> 4 * cls & 15 for cls in range(CLASSES)]
        found = []
        none = [0] * CLASSES
        come = self._come(self.chances.lying, suit)
        for code in sorted(runs, key=run_size, reverse=True):
            low, high = run_low(code), run_high(code)
            first, best = self._window(held, come, low, high)
            without = self._window(none, come, low, high)[1]
            used = _used(held, first, low, high)
            found.append(
                (self.sequence * best + self.weights.open_meld, self.sequence * without + self.weights.open_meld, used)
            )
        come = self._come(self.chances.held, suit)
        first, best = self._window(held, come, -1, -1)
        used = _used(held, first, -1, -1)
        if used:
            found.append((self.sequence * best, 0.0, used))
        return found

    def _come(self, chance: float, suit: int) -> list[float]:
        """The chance that a card of each class and this suit comes."""
        found = self._coming.get((chance, suit))
        if found is None:
            copies = self.chances.copies
            none = [1.0]
            for _ in range(self.rules.packs):
                none.append(none[-1] * (1.0 - chance))
            found = [1.0 - none[max(copies[cls][suit], 0)] for cls in range(CLASSES)]
            self._coming[chance, suit] = found
        return found

    def _window(self, held: list[int], come: list[float], low: int, high: int) -> tuple[int, float]:
        """The best seven cards in a row around a run that lies (or anywhere), by their lowest, and their chance."""
        best, where = 0.0, -1
        start, stop = (FOUR, ACE - RUN_MOST + 1) if low < 0 else (max(FOUR, high - 6), min(low, ACE - RUN_MOST + 1))
        for first in range(start, stop + 1):
            chance, whole = 1.0, True
            for cls in range(first, first + RUN_MOST):
                if not held[cls] and not low <= cls <= high:
                    chance *= come[cls]
                    whole = False
            if whole:
                chance = self.weights.in_hand
            if chance > best:
                best, where = chance, first
        return where, best


def _used(held: list[int], first: int, low: int, high: int) -> tuple[int, ...]:
    """Take the cards out of the hand that go to a run; their classes."""
    if first < 0:
        return ()
    used = tuple(cls for cls in range(first, first + RUN_MOST) if held[cls] and not low <= cls <= high)
    for cls in used:
        held[cls] -= 1
    return used


def _dear(sight: Sight) -> float:
    """How likely a card that is dear in the hand is still there at the end: surer the fewer turns are left."""
    view, rules = sight.view, sight.rules
    dear = sum(sight.n[cls] for cls in (BLACK3, SEVEN) if sight.costs[cls] > VALUE[cls])
    stock = view.stock_size - (rules.bonus if view.bonus_left else 0)
    turns = max(stock, 0) / (rules.draw_count * rules.players) + 0.5
    if sight.dump or dear >= turns or sight.threat != CALM:
        return 1.0
    return (dear / turns) * (dear / turns)

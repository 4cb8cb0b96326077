"""Random positions made by hand: few ranks, small hands, big melds, wild cards and black threes, little stock.

Random play seldom comes to where the rules are hard; these positions begin there. Unless they are completed they leave
the rest of the pack out, and not all of them could be reached by play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.cards import pack
from stolik.games.canasta.classes import (
    ACE,
    BLACK3,
    CLASS_OF,
    CLASSES,
    FOUR,
    JOKER,
    KIND_AT,
    MELD_UNIT,
    ONE,
    RED3,
    SUIT_OF,
    TWO,
    VALUE,
    count,
    kinds_of,
)
from stolik.games.canasta.core import (
    ANSWERED_NO,
    ANSWERED_YES,
    DREW,
    NEED_SEAT,
    PLAY,
    TAKE,
    TOOK,
    Core,
)
from stolik.games.canasta.growth import canastas_of
from stolik.games.canasta.holding import canastas
from stolik.games.canasta.outlook import opening_left
from stolik.games.canasta.pile import pile_add, pile_clear
from stolik.games.canasta.rules import ASK_LAY_OUT, ASK_OFF, BLACK3_ANYTIME, BLACK3_OUT, BLACK3_OUT_NO_DISCARD
from stolik.games.canasta.runs import replaced, run_code
from stolik.games.canasta.table_melds import table_melds

if TYPE_CHECKING:
    import random

    from stolik.games.canasta.rules import Rules

SCORES = (-50, 0, 0, 0, 1500, 3000, 4900)
HIGH_SCORES = (*SCORES, 5000, 6000, 7000)


class PositionMaker:
    """Lays out one position after the other."""

    def __init__(self, rules: Rules, rng: random.Random, most_cards: int = 9) -> None:
        self.rules = rules
        self.rng = rng
        self.most_cards = most_cards
        self.begin()

    def begin(self) -> None:
        """An empty table with a few ranks that will be frequent."""
        rng, rules = self.rng, self.rules
        self.core = core = Core(rules)
        cards = pack(rules.packs)
        rng.shuffle(cards)
        self.left: list[list[int]] = [[] for _ in range(CLASSES)]
        for kind in cards:
            self.left[CLASS_OF[kind]].append(kind)
        self.cap = 7 if rules.rule_set["canasta_cap"] == 7 else 12
        if rules.bonus and rng.random() < 0.5:
            self.cap = 6  # the first canasta is still to come
        self.ranks = rng.sample(range(FOUR, ACE + 1), rng.randint(2, 5))
        if rules.sequences and rng.random() < 0.7:
            self._neighbours()
        core.deal_number = 1
        core.need = NEED_SEAT
        core.dealer = rng.randrange(rules.players)
        far = rules.match_end == "deals" or rules.target > max(HIGH_SCORES)
        core.scores = [rng.choice(HIGH_SCORES if far else SCORES) for _ in range(rules.sides)]
        core.minimum = [rules.minimum(score) for score in core.scores]
        core.seat = rng.randrange(rules.players)

    def _neighbours(self) -> None:
        """Ranks that follow each other, and cards of two suits first, so that sets and sequences compete for them."""
        low = self.rng.randint(FOUR, ACE - 4)
        self.ranks = list(range(low, low + self.rng.randint(3, 5)))
        self.rng.shuffle(self.ranks)
        suits = self.rng.sample(range(4), 2)
        for cls in range(FOUR, ACE + 1):
            self.left[cls].sort(key=lambda kind: SUIT_OF[kind] in suits)

    def classes(self, number: int, wild: float, threes: float) -> list[int]:
        """So many classes of cards for a hand or the pile; some may have run out."""
        rng = self.rng
        found = []
        for _ in range(number):
            dice = rng.random()
            if dice < wild:
                found.append(rng.choice((JOKER, TWO)))
            elif dice < wild + threes:
                found.append(BLACK3)
            else:
                found.append(rng.choice(self.ranks) if rng.random() < 0.85 else rng.randint(FOUR, ACE))
        return found

    def give(self, seat: int, classes: list[int]) -> None:
        for cls in classes:
            if self.left[cls]:
                self.core.give(seat, self.left[cls].pop())

    def meld(self, side: int, cls: int, naturals: int, wilds: int, slot: int = 0) -> None:
        """A meld of so many cards, as far as they go; slot 1 is the second of its rank."""
        core = self.core
        if cls == BLACK3:
            wilds = 0
        naturals = min(naturals, len(self.left[cls]))
        naturals = min(naturals, self.cap)
        wilds = min(wilds, self.rules.wilds_for[naturals], self.cap - naturals) if cls >= FOUR else 0
        chosen = [cls] * naturals + [self.rng.choice((JOKER, TWO)) for _ in range(wilds)]
        kinds = [self.left[each].pop() for each in chosen if self.left[each]]
        if naturals < 2 or len(kinds) < 3:
            for kind in kinds:
                self.left[CLASS_OF[kind]].append(kind)
            return
        at = side + self.rules.sides * slot
        for kind in kinds:
            core.meld_cards[CLASSES * at + cls] += MELD_UNIT[kind]
            where = core.nat if CLASS_OF[kind] > TWO else core.twos if CLASS_OF[kind] == TWO else core.jokers
            where[at] += ONE[cls]

    def run(self, side: int, suit: int, low: int, size: int) -> None:
        """A sequence, if all its cards are left."""
        kinds = [KIND_AT[cls][suit] for cls in range(low, min(low + size, ACE + 1))]
        if len(kinds) < 3 or any(kind not in self.left[CLASS_OF[kind]] for kind in kinds):
            return
        for kind in kinds:
            self.left[CLASS_OF[kind]].remove(kind)
        self.core.runs[side] = replaced(self.core.runs[side], -1, run_code(suit, low, low + len(kinds) - 1))

    def wild_set(self, side: int, number: int) -> None:
        """A set of so many wild cards, as far as they go; a side has at most one that is unfinished."""
        core = self.core
        if number < 7 and core.meld_cards[CLASSES * side + TWO]:
            return
        kinds = []
        for _ in range(number):
            cls = self.rng.choice((JOKER, TWO, TWO))
            if self.left[cls]:
                kinds.append(self.left[cls].pop())
        if len(kinds) < (7 if number == 7 else 3):
            for kind in kinds:
                self.left[CLASS_OF[kind]].append(kind)
            return
        packed = sum(MELD_UNIT[kind] for kind in kinds)
        if number == 7:
            core.bolivias[side] = (*core.bolivias[side], packed)
            return
        core.meld_cards[CLASSES * side + TWO] = packed
        for kind in kinds:
            core.nat[side] += ONE[CLASS_OF[kind]]

    def wide_melds(self, side: int, many: float) -> None:
        """Second melds, sequences and sets of wild cards, where they are played."""
        rng, rules, core = self.rng, self.rules, self.core
        second = side + rules.sides
        for cls in self.ranks if rules.second else ():
            if count(core.nat[side], cls) > count(core.nat[second], cls) == 0 and rng.random() < 0.5 * many:
                self.meld(side, cls, rng.choice((2, 3, 3, 4, 6, 7)), rng.choice((0, 0, 1, 2)), slot=1)
        for _ in range(rng.choice((0, 0, 1, 1, 2, 3)) if rules.sequences and rng.random() < many else 0):
            low = max(FOUR, rng.choice(self.ranks) - rng.randint(0, 6))
            self.run(side, rng.randrange(4), low, min(rng.choice((3, 3, 3, 4, 5, 6, 6, 7)), self.cap))
        if rules.wild_melds and rng.random() < 0.4 * many:
            self.wild_set(side, rng.choice((3, 4, 5, 6, 6)))
        if rules.wild_melds and self.cap > 6 and rng.random() < 0.15 * many:
            self.wild_set(side, 7)

    def has_melds(self, side: int) -> bool:
        """Whether the side has any meld that is no free set of black threes."""
        core, threes = self.core, 15 << 4 * BLACK3 if self.rules.black3_free else 0
        return bool(core.nat[side] & ~threes or core.runs[side] or core.bolivias[side])

    def old_melds(self, side: int, most: int) -> None:
        """Melds of earlier turns."""
        rng, core = self.rng, self.core
        for cls in self.ranks[: rng.randint(0, most)]:
            if all(count(core.nat[other], cls) < 6 for other in range(self.rules.sides) if other != side):
                self.meld(side, cls, rng.choice((2, 3, 4, 5, 6, 6, 7, 8)), rng.choice((0, 0, 0, 1, 1, 2, 3)))
        if most:
            self.wide_melds(side, 1 if core.nat[side] else 0.3)
        if self.rules.black3 == BLACK3_ANYTIME and rng.random() < 0.2:
            self.meld(side, BLACK3, 3, 0)
            if self.rules.second and count(core.nat[side], BLACK3) and rng.random() < 0.3:
                self.meld(side, BLACK3, 3, 0, slot=1)
        core.opened[side] = self.has_melds(side)
        laid = core.nat[side] != 0 or core.opened[side]
        for seat in range(self.rules.players):
            if self.rules.side_of[seat] == side and laid:
                core.laid_before[seat] = self.rules.players != 4 or rng.random() < 0.6

    def others(self) -> None:
        """Hands of the others, the stock, red threes set aside."""
        rng, core = self.rng, self.core
        for seat in range(self.rules.players):
            if seat != core.seat:
                self.give(seat, self.classes(rng.randint(1, min(6, self.most_cards)), 0.15, 0.08))
                spare = next(cls for cls in range(FOUR, ACE + 1) if self.left[cls])
                self.give(seat, [spare] if not core.size[seat] else [])
        stock = [rng.choice((*range(CLASSES), RED3, RED3)) for _ in range(rng.choice((0, 0, 0, 1, 1, 2, 3, 5)))]
        core.order = [self.left[cls].pop() for cls in stock if self.left[cls]]
        core.last_buy = not core.stock_size
        for _ in range(rng.randint(0, len(self.left[RED3]))):
            core.set_red3(rng.randrange(self.rules.players), self.left[RED3].pop())

    def pile(self, least: int, wanted: int) -> None:
        """A pile of at most four cards, and if a class is wanted one more of it on top."""
        rng = self.rng
        classes = self.classes(rng.randint(least, 4), 0.12, 0.12)
        if classes and rng.random() < 0.12:
            classes[0] = RED3
        for cls in classes + [wanted] * (wanted >= 0):
            if self.left[cls]:
                pile_add(self.core, self.left[cls].pop())
        if self.core.pile and self.rules.surprise and rng.random() < 0.7:
            left = [cls for cls in range(CLASSES) if len(self.left[cls]) > 2]
            self.core.under = [self.left[rng.choice(left)].pop() for _ in range(self.rules.surprise)]

    def to_take(self) -> Core:
        """A turn that begins."""
        self.begin()
        core, rng = self.core, self.rng
        core.phase = TAKE
        for side in range(self.rules.sides):
            self.old_melds(side, 3 if side == core.side else 2)
        if rng.random() < 0.4:
            wanted = rng.choice((BLACK3, *self.ranks))
            self.give(core.seat, [wanted] * rng.choice((1, 2, 2, 3)))
        else:
            wanted = -1
        self.give(core.seat, self.classes(rng.randint(1, self.most_cards - core.size[core.seat]), 0.2, 0.08))
        spare = next(cls for cls in range(FOUR, ACE + 1) if self.left[cls])
        self.give(core.seat, [spare] if not core.size[core.seat] else [])
        self.pile(0 if rng.random() < 0.2 else 1, wanted)
        if rng.random() < 0.3:
            self._top_for_run()
        self.others()
        core.owed = 0 if core.opened[core.side] else core.minimum[core.side]
        self._set_bonus()
        return core

    def _top_for_run(self) -> None:
        """A card on top of the pile that continues a sequence of the side in turn, if there is one."""
        for code in self.core.runs[self.core.side]:
            suit, low, high = code >> 8, code >> 4 & 15, code & 15
            for cls in self.rng.sample((low - 1, high + 1), 2):
                if FOUR <= cls <= ACE and KIND_AT[cls][suit] in self.left[cls]:
                    self.left[cls].remove(KIND_AT[cls][suit])
                    pile_add(self.core, KIND_AT[cls][suit])
                    return

    def _set_bonus(self) -> None:
        """Canastas on the table have spent the bonus cards."""
        core, rules = self.core, self.rules
        without = [side for side in range(rules.sides) if not canastas_of(core, side)]
        if rules.bonus and (rules.bonus_each or len(without) == rules.sides):
            core.bonus_left = sum(1 << side for side in without)
        else:
            core.bonus_left = 0

    def ready(self) -> Core:
        """A turn that begins with a hand that may go out: its cards fit melds of which some are canastas."""
        core = self.to_take()
        rng, side = self.rng, core.side
        spare = [cls for cls in range(FOUR, ACE + 1) if not any(count(nat, cls) for nat in core.nat)]
        if len(spare) > 3 and (core.opened[side] or not core.nat[side]):
            for cls in rng.sample(spare, 2):
                self.meld(side, cls, rng.choice((3, 6, 7)), rng.choice((0, 0, 1)))
            self.wide_melds(side, 0.7)
            core.opened[side] = self.has_melds(side)
            core.owed = 0 if core.opened[side] else core.owed
        laid = [cls for cls in range(FOUR, ACE + 1) if count(core.nat[side], cls)] or self.ranks
        for seat in range(self.rules.players):
            if self.rules.side_of[seat] == side and (seat == core.seat or rng.random() < 0.7):
                self.take_back(seat)
                self.give(seat, [rng.choice(laid) for _ in range(rng.randint(1, 4))])
                self.give(seat, [BLACK3] * rng.choice((0, 0, 0, 2, 3)))
                self._continue_runs(seat)
                self.give(seat, [rng.choice((JOKER, TWO, *self.ranks))] if rng.random() < 0.3 else [])
                spare = [cls for cls in range(FOUR, ACE + 1) if self.left[cls]]
                self.give(seat, [spare[0]] if not core.size[seat] else [])
        if core.pile and rng.random() < 0.8 and self.left[wanted := rng.choice(laid)]:
            pile_add(core, self.left[wanted].pop())
        self._set_bonus()
        return core

    def _continue_runs(self, seat: int) -> None:
        """Cards that lengthen sequences of the seat's side."""
        for code in self.core.runs[self.rules.side_of[seat]]:
            suit, low, high = code >> 8, code >> 4 & 15, code & 15
            for cls in self.rng.choice(((), (low - 1,), (high + 1,), (high + 1, high + 2))):
                if FOUR <= cls <= ACE and KIND_AT[cls][suit] in self.left[cls]:
                    self.left[cls].remove(KIND_AT[cls][suit])
                    self.core.give(seat, KIND_AT[cls][suit])

    def take_back(self, seat: int) -> None:
        """An empty hand; its cards can be given again."""
        core = self.core
        for cls in range(CLASSES):
            kinds = kinds_of(core.suits[CLASSES * seat + cls], cls)
            self.left[cls] += kinds
            core.suits[CLASSES * seat + cls] = 0
        core.hand[seat] = core.size[seat] = 0
        core.lines[4 * seat : 4 * seat + 4] = [0] * 4

    def completed(self) -> Core:
        """The position just made with the rest of the pack: under the stock, or where that is empty in another hand."""
        core = self.core
        seat = (core.seat + 1) % self.rules.players
        rest = [kind for kinds in self.left for kind in kinds]
        self.rng.shuffle(rest)
        if core.order:
            core.order = core.order + rest
            return core
        for kind in rest:
            if CLASS_OF[kind] == RED3:
                core.set_red3(seat, kind)
            else:
                core.give(seat, kind)
        return core

    def in_turn(self) -> Core:
        """A turn in which the cards were taken, and perhaps some laid; it need not be one that can end well."""
        core = self.to_take()
        rng = self.rng
        core.phase = PLAY
        core.began = DREW
        if not core.opened[core.side]:
            if rng.random() < 0.85:
                self.opening()
        elif rng.random() < 0.4:
            core.began = TOOK
            core.onto_partner = True
        if core.opened[core.side] and not core.begun and self.rules.wide:
            self._begun_now()
        self.obligations()
        core.last_buy = core.began == TOOK and not core.stock_size
        self._set_bonus()
        return core

    def _begun_now(self) -> None:
        """Some of the second melds and sequences are of this turn, the others and the first melds of earlier ones."""
        core, rng, side = self.core, self.rng, self.core.side
        second = core.nat[side + self.rules.sides]
        if core.nat[side] >> 4 * FOUR:
            core.begun2 = sum(8 << 4 * cls for cls in range(FOUR, ACE + 1) if count(second, cls) and rng.random() < 0.3)
            for code in core.runs[side]:
                if rng.random() < 0.3:
                    core.runs_begun = replaced(core.runs_begun, -1, code)
            core.lays = int(core.begun2 != 0 or core.runs_begun != ())

    def opening(self) -> None:
        """An opening begun, with or without the pile."""
        core, rng = self.core, self.rng
        core.began = rng.choice((DREW, TOOK))
        side = core.side
        free = count(core.nat[side], BLACK3) > 0
        for cls in rng.sample(self.ranks, rng.choice((0, 1, 1, 2) if self.rules.wide else (1, 1, 2))):
            self.meld(side, cls, rng.choice((2, 3, 3, 4, 5, 6)), rng.choice((0, 0, 1, 1, 2)))
        self.wide_melds(side, 0.6)
        second = core.nat[side + self.rules.sides]
        begun = range(BLACK3 + free, CLASSES)
        core.begun = sum(8 << 4 * cls for cls in begun if count(core.nat[side], cls))
        core.begun2 = sum(8 << 4 * cls for cls in begun if count(second, cls))
        if core.meld_cards[CLASSES * side + TWO]:
            core.begun |= 8 << 4 * TWO
        core.runs_begun, core.own_bolivia = core.runs[side], len(core.bolivias[side]) > 0
        core.bolivias[side] = core.bolivias[side][:1]
        if not self.has_melds(side):
            core.began = DREW
            return
        laid = sum(VALUE[CLASS_OF[kind]] for meld in table_melds(core, side) for kind in meld.cards)
        laid -= VALUE[BLACK3] * (count(core.nat[side], BLACK3) + count(second, BLACK3)) if free else 0
        others = canastas_of(core, side) - canastas(*core.melds(side))
        core.owed = opening_left(core, core.melds(side), core.owed - laid, others)
        core.lays = 1
        core.opened[side] = core.owed <= 0
        core.pile_waits = core.began == TOOK and core.owed > 0
        if core.began == TOOK and not core.pile_waits:
            for kind in pile_clear(core) + core.under:
                self.left[CLASS_OF[kind]].append(kind)
            core.under = []

    def obligations(self) -> None:
        """What else may bind the player."""
        core, rng, rules = self.core, self.rng, self.rules
        dice = rng.random()
        if dice < 0.15 and core.began == DREW:
            core.no_discard = True
            core.order = []
        elif dice < 0.3 and core.began == DREW:
            core.must_out = rules.going_out
        elif dice < 0.4 and core.opened[core.side] and rules.black3 in (BLACK3_OUT, BLACK3_OUT_NO_DISCARD):
            self.meld(core.side, BLACK3, 3, 0)
            core.must_out = count(core.nat[core.side], BLACK3) > 0
            core.no_discard |= core.must_out and rules.black3 == BLACK3_OUT_NO_DISCARD
        asks = rules.ask == ASK_LAY_OUT or (rules.ask != ASK_OFF and rules.going_out)
        if asks and rng.random() < 0.6 and not core.pile_waits:
            core.answer = rng.choice((ANSWERED_YES, ANSWERED_NO))
            if rules.ask == ASK_LAY_OUT:
                begun = core.begun != 0 or core.begun2 != 0 or core.runs_begun != () or core.own_bolivia
                if core.answer == ANSWERED_NO and (begun or core.must_out):
                    core.answer = ANSWERED_YES
                laid = core.answer == ANSWERED_YES and (begun or core.opened[core.side])
                core.lays = int(laid)
                core.onto_partner |= laid and not begun

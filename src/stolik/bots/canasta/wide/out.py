"""Going out: whether it can be done in this turn, whether it pays, and the next step towards it."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.out import may_go_out, must_go_out
from stolik.bots.canasta.partner import worth_asking
from stolik.bots.canasta.sight import CALM, canastas_shown
from stolik.bots.canasta.standing import decides_match
from stolik.bots.canasta.wide.place import after, lays_of
from stolik.bots.canasta.wide.worth import Worth
from stolik.games.action import Action
from stolik.games.canasta.classes import BLACK3, CANASTA, CLASS_OF, CLASSES, JOKER, SUIT_OF
from stolik.games.canasta.core import DOUBLE, Core
from stolik.games.canasta.rules import ASK_GO_OUT, BLACK3_OUT_NO_DISCARD
from stolik.games.canasta.runs import sambas
from stolik.games.canasta.steps import ASK, DISCARD, LAY_WILDS, STEPS, Step
from stolik.games.canasta.table_melds import RUN_MELD, table_melds

LARGEST: Final = 14
"""Hands of more cards are not looked through for a way out."""
TRIED: Final = 150
"""So many steps are tried at most."""


class Out:
    """The ways out of one hand."""

    def __init__(self, worth: Worth, place: Core, choices: Choices) -> None:
        self.worth: Final = worth
        self.place: Final = place
        self.choices: Final = choices
        self._tried = 0
        self._way: list[Step] | None = None
        self._looked = False

    def question(self) -> Action | None:
        """The question to the partner, where it should be put."""
        ask = worth_asking(self.worth.sight, self.choices)
        if ask is None:
            return None
        way = self.way()
        return ask if way is not None and self.pays(way) else None

    def step(self) -> Action | None:
        """The next step of going out, where it can be done now and pays or must be."""
        sight = self.worth.sight
        forced = must_go_out(sight)
        if not forced and not may_go_out(sight):
            return None
        way = self.way()
        if way is not None and (forced or self.pays(way)):
            step = self.begun(way)
            if step is not None:
                return step
        if forced and self.choices.wide_lays:
            return self.choices.wide_lays[0][1]
        return None

    def begun(self, way: list[Step]) -> Action | None:
        """The first of its steps that is legal now; the discard comes last."""
        legal = {step.id: action for step, action in (*self.choices.wide_lays, *self.choices.wide_discards)}
        for step in way:
            if step.id in legal and (step.verb != DISCARD or len(way) == 1):
                return legal[step.id]
        return None

    def way(self) -> list[Step] | None:
        """The steps of a way out, in some order, or None where none is found."""
        if not self._looked:
            self._looked = True
            self._way = self._found()
        return self._way

    def _found(self) -> list[Step] | None:
        sight = self.worth.sight
        view, rules = sight.view, sight.rules
        if view.pile_waits or not rules.going_out or sight.size > LARGEST:
            return None
        if rules.ask == ASK_GO_OUT and not (view.answer or view.lays or view.must_out) and sight.size > 1:
            if ASK not in self.choices.says:
                # who may go out may ask first
                return None
        spare = 0 if view.no_discard or view.phase == DOUBLE else 1
        return self._search(self.place, spare)

    def _search(self, place: Core, spare: int) -> list[Step] | None:
        """All ways to lay the card that has the fewest, one after the other."""
        seat = place.seat
        if not place.size[seat]:
            return [] if self._may_end(place) else None
        self._tried += 1
        if self._tried > TRIED:
            return None
        ways: dict[int, list[Step]] = {}
        for step in lays_of(place):
            for at in _cards_of(step):
                ways.setdefault(at, []).append(step)
        fewest, where = TRIED, -1
        for cls in range(CLASSES):
            bits = place.suits[CLASSES * seat + cls]
            for suit in range(4) if bits else ():
                if bits >> 2 * suit & 3:
                    at = 4 * cls + (suit if place.rules.sequences and cls > BLACK3 else 0)
                    number = len(ways.get(at, ()))
                    if number < fewest:
                        fewest, where = number, at
        for step in ways.get(where, ()):
            thrown = spare
            if step.cls == BLACK3 and place.rules.black3 == BLACK3_OUT_NO_DISCARD:
                thrown = 0
            found = self._search(after(place, step), thrown)
            if found is not None:
                return [step, *found]
        return self._thrown(place, where) if spare else None

    def _thrown(self, place: Core, where: int) -> list[Step] | None:
        """The way out that discards this card in the end."""
        step = DISCARD_AT[where, place.rules.sequences]
        found = self._search(after(place, step), 0)
        return None if found is None else [*found, step]

    def _may_end(self, place: Core) -> bool:
        rules, side = place.rules, self.worth.side
        if canastas_shown(place, side) < rules.canastas_needed or place.owed > 0:
            return False
        return not rules.need_samba or sambas(place.runs[side]) > 0

    def pays(self, way: list[Step]) -> bool:
        """Whether to end the deal: nearly always at the end of it, else if the others lose more hopes than it costs."""
        sight = self.worth.sight
        decided = decides_match(sight)
        if decided is not None:
            return decided
        if sight.threat != CALM or sight.dump:
            return True
        return self.difference(way) >= 0

    def difference(self, way: list[Step]) -> float:
        """What the own side wins against the others by ending the deal now instead of going on."""
        rules, sight = self.worth.rules, self.worth.sight
        end = self.place.copy()
        for step in way:
            end = after(end, step)
        hidden = self.worth.weights.hidden
        gain: float = rules.out_bonus - _hopes(self.worth, end, sight.side)
        for side in range(rules.sides):
            if side != sight.side:
                gain += _hopes(self.worth, self.place, side)
        for seat, size in enumerate(sight.view.sizes):
            if seat != sight.view.seat:
                gain += -hidden * size if rules.side_of[seat] == sight.side else hidden * size
        return gain


DISCARD_AT: Final = {
    (4 * step.cls + sum(step.suits), suited): step
    for step in STEPS
    if step.verb == DISCARD
    for suited in ((False, True) if step.cls <= BLACK3 else (bool(step.suits),))
}
"""Discards by the card as `_cards_of` names it, and whether suits matter."""


def _cards_of(step: Step) -> set[int]:
    """Which cards of the hand a step moves, by class, and suit where suits matter."""
    if step.kinds:
        cards = {4 * CLASS_OF[kind] + SUIT_OF[kind] for kind in step.kinds}
    else:
        cards = {4 * step.cls} if step.count else set()
        if step.verb == LAY_WILDS and step.count < 3:
            cards.add(4 * JOKER)
    if step.wild >= 0:
        cards.add(4 * step.wild)
    return cards


def _hopes(worth: Worth, table: Core, side: int) -> int:
    """About what the unfinished melds of a side may bring yet."""
    hopes = 0
    for meld in table_melds(table, side):
        if meld.size < CANASTA:
            hopes += (meld.size - 2) * (worth.weights.rank_hope if meld.kind != RUN_MELD else worth.weights.run_hope)
    return hopes

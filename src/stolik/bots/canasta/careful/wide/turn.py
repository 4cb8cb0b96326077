"""A turn as a whole: what to lay, and what to discard at the end of it."""

from __future__ import annotations

from typing import Final

from stolik.bots.canasta.careful.wide.foe import Taker
from stolik.bots.canasta.choices import Choices
from stolik.bots.canasta.wide.lays import binds
from stolik.bots.canasta.wide.opening import LONGEST, best_step
from stolik.bots.canasta.wide.out import DISCARD_AT
from stolik.bots.canasta.wide.place import after, lays_of
from stolik.bots.canasta.wide.worth import Worth
from stolik.games.action import Action
from stolik.games.canasta.classes import BLACK3, CLASSES
from stolik.games.canasta.core import Core
from stolik.games.canasta.steps import STOP, Step

ENDING: Final = 500
"""What it is worth to open in what may well be the last turn."""


class Line:
    """The rest of a turn that begins with one action: its steps, and what the place after them is worth.

    `risk` is what its discard gives away, in points of the own side.
    """

    __slots__ = ("action", "points", "risk", "steps")

    def __init__(self, action: Action, steps: list[Step], points: float, risk: float = 0.0) -> None:
        self.action: Final = action
        self.steps: Final = steps
        self.points = points
        self.risk: Final = risk


class Turn:
    """The lines of a turn, all measured against the place as it lies.

    `may_open` says that the side has not opened, and that a way to do it from this hand was found; `waits` that the
    turn ends better without it.
    """

    def __init__(self, worth: Worth, place: Core, choices: Choices, taker: Taker) -> None:
        self.worth: Final = worth
        self.place: Final = place
        self.choices: Final = choices
        self.taker: Final = taker
        self.before: Final = worth.of(place)
        self.may_open = False
        self.waits = False

    def lines(self) -> list[Line]:
        """All lines, the best first."""
        lines = self.lays() + self.discards()
        if STOP in self.choices.says:
            lines.append(Line(self.choices.says[STOP], [], 0.0))
        lines.sort(key=lambda line: -line.points)
        self.waits = self.may_open and len(lines[0].steps) == 1
        return lines

    def discards(self) -> list[Line]:
        """A line for every discard that may be made now, the best first."""
        lines = []
        for step, action in self.choices.wide_discards:
            kept = self.worth.of(after(self.place, step)) - self.before
            risk = self.taker.risk(step)
            lines.append(Line(action, [step], kept + self._spent(step) - risk, risk))
        lines.sort(key=lambda line: -line.points)
        return lines

    def lays(self) -> list[Line]:
        """The best line that begins with a lay, and the other lays beside it, the best first; none where none gains."""
        begun = [
            (self.worth.of(after(self.place, step)), step, action)
            for step, action in self.choices.wide_lays
            if not binds(self.worth, step)
        ]
        if not begun:
            return []
        if self.place.owed > 0:
            found = best_step(self.worth, self.place, [step for _, step, _ in begun])
            first = next(each for each in begun if each[1] is found)
        else:
            first = max(begun, key=lambda each: each[0])
        line = self._line(first[1], first[2])
        if line is None:
            return []
        self.may_open = self.place.owed > 0
        lines = [line]
        rest = line.points - first[0]
        planned = {step.id for step in line.steps}
        for reached, step, action in sorted(begun, key=lambda each: -each[0]):
            if step is first[1]:
                continue
            if step.id in planned:
                # the same steps in another order
                steps = [step, *(each for each in line.steps if each is not step)]
                lines.append(Line(action, steps, line.points - 0.5, line.risk))
            elif self.place.owed <= 0:
                lines.append(Line(action, [step], min(reached + rest, line.points) - 1.0))
        return lines

    def _line(self, first: Step, action: Action) -> Line | None:
        """The line that begins with a lay and goes on with what gains, and then discards."""
        worth, seat = self.worth, self.place.seat
        steps = [first]
        place = after(self.place, first)
        for _ in range(LONGEST):
            lays = [step for step in lays_of(place) if not binds(worth, step)]
            if place.owed > 0:
                step = best_step(worth, place, lays)
                if step is None:
                    return None
            else:
                keeps = place.size[seat] - 2
                step = None
                most = worth.of(place)
                for each in lays:
                    if each.leaves_size <= keeps and (reached := worth.of(after(place, each))) > most:
                        most, step = reached, each
                if step is None:
                    break
            steps.append(step)
            place = after(place, step)
        if place.owed > 0:
            return None
        points = worth.of(place) - self.before
        if self.place.owed > 0:
            points += worth.weights.opened + (ENDING if worth.sight.dump else 0)
        kept, risk, thrown = self._discard_of(place)
        if thrown is not None:
            steps.append(thrown)
        return Line(action, steps, points + kept - risk, risk)

    def _discard_of(self, place: Core) -> tuple[float, float, Step | None]:
        """The best discard of a place: what is lost in the hand, what is given away, and the step."""
        before = self.worth.of(place)
        best: Step | None = None
        most = given = 0.0
        for step in discards_of(place):
            kept = self.worth.of(after(place, step)) - before + self._spent(step)
            risk = self.taker.risk(step)
            if best is None or kept - risk > most - given:
                best, most, given = step, kept, risk
        return most, given, best

    def _spent(self, step: Step) -> float:
        """What else a discard costs or brings."""
        if step.cls == BLACK3:
            return -self.worth.weights.keep_black3
        return 0.0


def discards_of(place: Core) -> list[Step]:
    """The discards that the cards of the hand allow, each once."""
    seat, sequences = place.seat, place.rules.sequences
    found = []
    for cls in range(CLASSES):
        bits = place.suits[CLASSES * seat + cls]
        if not bits:
            continue
        if sequences and cls > BLACK3:
            found += [DISCARD_AT[4 * cls + suit, True] for suit in range(4) if bits >> 2 * suit & 3]
        else:
            found.append(DISCARD_AT[4 * cls, sequences])
    return found

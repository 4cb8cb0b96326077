"""Playing a record again for those who look at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from stolik.desk.moment import Moment, ReplayDeal
from stolik.desk.registry import hands, picture, told
from stolik.desk.said import Deed
from stolik.games.deal_events import DealEnded
from stolik.games.event import Event
from stolik.games.option import RuleSet
from stolik.record import Difference, Record, RecordDiffers, Step, replay, rules_of_today


@dataclass(frozen=True)
class Walk:
    """A record played again: its deals, as far as it agrees with the rules, and one of them moment by moment."""

    deals: tuple[ReplayDeal, ...]
    deal: int
    moments: tuple[Moment, ...]
    difference: Difference | None


def walk(record: Record, deal: int, tick: Callable[[], None] = lambda: None) -> Walk:
    """Play a record again; `deal` is the place of the deal that is shown, or the last one there is.

    `tick` is called before every step and may raise to break off.
    """
    walker = _Walker(record, deal)
    difference: Difference | None = None
    try:
        for step in replay(record):
            tick()
            walker.take(step)
    except RecordDiffers as differs:
        difference = differs.difference
    shown = max(min(deal, len(walker.deals) - 1), 0)
    return Walk(tuple(walker.deals), shown, tuple(walker.moments(tick)), difference)


class _Walker:
    """Keeps the steps of the deal that is shown, and until then those of each deal while it goes on."""

    def __init__(self, record: Record, wanted: int) -> None:
        self.deals: Final[list[ReplayDeal]] = []
        self._rule_set: Final[RuleSet] = rules_of_today(record.rules)
        self._from_position: Final = bool(record.position)
        self._wanted: Final = max(wanted, 0)
        self._steps: list[Step] = []
        self._goes_on = False
        self._end: DealEnded | None = None
        self._end_before: DealEnded | None = None

    def take(self, step: Step) -> None:
        """Take in the next step."""
        if step.number == 0:
            self._steps.append(step)
            return
        if not self._goes_on:
            self._begin()
        if self._keeps:
            self._steps.append(step)
        end = _end_in(step.events)
        points = tuple(end.score.points) if end is not None else ()
        self.deals[-1] = ReplayDeal(step.deal, self.deals[-1].moments + 1, points)
        self._end = end or self._end
        self._goes_on = not step.ends_deal

    def _begin(self) -> None:
        """Another deal begins; a position from which the match began is the first moment of its first deal."""
        with_position = self._from_position and not self.deals
        self.deals.append(ReplayDeal(0, int(with_position)))
        if self._keeps:
            self._end_before = self._end
            if not with_position:
                self._steps.clear()

    @property
    def _keeps(self) -> bool:
        return len(self.deals) - 1 <= self._wanted

    def moments(self, tick: Callable[[], None]) -> Iterator[Moment]:
        """The moments of the deal that is shown."""
        end = self._end_before
        for step in self._steps:
            tick()
            end = _end_in(step.events) or end
            yield self._moment(step, end)

    def _moment(self, step: Step, end: Event | None) -> Moment:
        deeds = self._told(step.events, -1)
        own = self._told(step.events, step.seat) if step.seat >= 0 else deeds
        return Moment(
            action=step.action,
            picture=picture(step.state.view(-1), end, open_piles=True),
            hands=hands(step.state),
            seat=step.seat,
            text=step.text,
            deeds=deeds,
            own=own if own != deeds else (),
            comments=step.comments,
        )

    def _told(self, events: Sequence[Event], viewer: int) -> tuple[Deed, ...]:
        return told(events, viewer, self._rule_set)


def _end_in(events: Sequence[Event]) -> DealEnded | None:
    return next((event for event in events if isinstance(event, DealEnded)), None)

"""A match that is played again, as everybody may see it now: all hands, in words and as a table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from stolik.cards import parse_card
from stolik.desk.deeds import deeds
from stolik.desk.registry import hands as state_hands
from stolik.games.deal_events import DealEnded
from stolik.games.event import Event
from stolik.games.game import State
from stolik.games.violation import Param
from stolik.record import Record, Step, rules_of_today
from stolik.table.names import shown_name
from stolik.table.seat import Seat
from stolik.terminal.families import family_of
from stolik.terminal.paint import ends, flow, painted, title
from stolik.terminal.sentences import sentences
from stolik.terminal.sheet import deal_sheet
from stolik.terminal.transcript import QUIET
from stolik.terminal.words import Words, points_text
from stolik.text.catalogue import catalogue


class Onlooker(Words):
    """How somebody is spoken to who sits nowhere."""

    @property
    def side(self) -> int:
        """The side that is shown first."""
        return 0

    def side_name(self, side: int) -> str:
        """What a side is called: by its players."""
        return self.listed([self.name(seat) for seat in self.members(side)])


def onlooker(record: Record, language: str) -> Onlooker:
    """The words for the players of a record; who has no name is called by his seat."""
    return _onlooker(record, language, "")


def looking_back(record: Record, language: str) -> Onlooker:
    """The same for who reviews a match of his own: a single person without a name, as at the terminal, is "you"."""
    people = [player for player in record.players if not player.bot]
    return _onlooker(record, language, catalogue(language).format("seat-you") if len(people) == 1 else "")


def _onlooker(record: Record, language: str, person: str) -> Onlooker:
    say = catalogue(language).format
    seats = [
        Seat(shown_name(player.name) or (not player.bot and person) or say("replay-seat", seat=seat), player.bot)
        for seat, player in enumerate(record.players)
    ]
    return Onlooker(language, seats, rules_of_today(record.rules), -1)


class _Open(Event):
    """An event that hides nothing from anybody."""

    __slots__ = ("event",)

    def __init__(self, event: Event) -> None:
        self.event = event

    @property
    def code(self) -> str:
        return self.event.code

    def params(self) -> dict[str, Param | list[int]]:
        return self.event.params()


def told(events: Sequence[Event], words: Onlooker) -> list[str]:
    """What happened, in sentences."""
    return sentences(deeds(map(_Open, events), -1), words)


def told_briefly(events: Sequence[Event], words: Onlooker) -> list[str]:
    """What happened, without what happens after nearly every discard and tells nothing."""
    return told([event for event in events if event.code not in QUIET], words)


def sheets(step: Step, words: Onlooker, width: int) -> list[str]:
    """The score sheets of deals that ended in a step."""
    lines: list[str] = []
    after = step.state.score()
    for event in step.events:
        if isinstance(event, DealEnded):
            before = [total - points for total, points in zip(after, event.score.points, strict=True)]
            lines += deal_sheet(event, before, words, width)
    return lines


def hands(state: State, words: Onlooker, width: int) -> list[str]:
    """The hand of every seat."""
    family = family_of(state.rule_set)
    lines: list[str] = []
    for seat, cards in enumerate(state_hands(state)):
        kinds = [parse_card(card) for card in cards]
        groups = family.hand(kinds, family.open_order, words) or ["–"]
        mark = "→" if state.seat == seat else " "
        lines += flow([f"{mark} {words.name(seat)} ({len(kinds)}):", *groups], width, gap="  ", hang=4)
    return lines


def table(step: Step, record: Record, words: Onlooker, width: int) -> list[Text]:
    """The whole table after a step."""
    state = step.state
    scores = [f"{words.side_name(side)} {points_text(points)}" for side, points in enumerate(state.score())]
    where = words.about("replay-where", deal=state.deal_number, action=step.action, actions=record.actions)
    lines = [*ends(f"{words.rule_set.text} · {where}", " · ".join(scores), width)]
    melds, middle = family_of(state.rule_set).open_table(state, words, width)
    lines += [*melds, *title([words.say("replay-hands")], width), *hands(state, words, width), *middle]
    return [painted(line) for line in lines]

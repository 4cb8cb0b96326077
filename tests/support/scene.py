"""A table in a state that a screen shows, and its end of the connection: what it says comes from the real thing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, assert_never

import msgspec

from stolik.desk.registry import choice, told
from stolik.desk.said import Deed
from stolik.desk.tip import tips_of
from stolik.games.event import Event
from stolik.games.registry import game_of, parse_rule_set
from stolik.server.commands import carry_out
from stolik.server.frame import Frame
from stolik.server.hints import state_for
from stolik.server.now import lines
from stolik.server.outlook import Outlook
from stolik.server.presence import Around
from stolik.server.protocol import (
    Act,
    Agree,
    Back,
    ChangeRules,
    Closing,
    Confirm,
    Consider,
    Considered,
    Done,
    Fill,
    Finish,
    Free,
    FromBrowser,
    FromTable,
    Handover,
    HandoverCode,
    Hello,
    Hint,
    HintGiven,
    Leave,
    Move,
    Next,
    Ping,
    Pong,
    Ready,
    Refused,
    Say,
    Silence,
    Undo,
    Vote,
)
from stolik.server.recent import recent
from stolik.server.refusals import REFUSING, refusal
from stolik.server.window import Window
from stolik.table.advising import advice_of, adviser
from stolik.table.sitting import LosesMatch, Sitting
from stolik.table.talk import Line

TABLE: Final = "kr4mq2vd7wxhs"
CODE: Final = "q3ZkD0bqvS8xYtUeLw0mNA"
NAMES: Final = ("Ania", "Marek", "Kasia", "Zofia", "Wojtek")
SECONDS: Final = 6.0

Link = Literal["open", "lost", "cut", "closing"]
Command = Act | Undo | Ready | ChangeRules | Agree | Move | Fill | Free | Next | Vote | Leave | Back | Finish | Say

_DECODER: Final = msgspec.json.Decoder(FromBrowser)
_ENCODER: Final = msgspec.json.Encoder()


@dataclass
class Scene:
    """A table as one seat (-1: a spectator) sees it. `here` are the seats of those who are connected.

    `link` is how the connection goes on after the welcome; one that is cut does not even begin. So many `watchers` look
    on; `idle` is the seat that lets the others wait for long, `gone` are those that may be freed.
    """

    sitting: Sitting
    seat: int = 0
    here: frozenset[int] = frozenset(range(5))
    link: Link = "open"
    watchers: int = 0
    idle: int = -1
    gone: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        self.here &= frozenset(range(len(self.sitting.places)))

    def open_part(self) -> str:
        """The table as a request for it is answered."""
        return self._outlook().outside(self.sitting, self._around).decode()

    def closing(self) -> str:
        """What a server says that is being stopped."""
        return _text(Closing())

    def answers(self, text: str) -> list[str]:
        """What the table says to a message."""
        message: FromBrowser = _DECODER.decode(text)
        match message:
            case Hello():
                return [self.welcome()]
            case Ping():
                return [_text(Pong())]
            case Handover(id=number):
                return [_text(HandoverCode(number, CODE))]
            case Silence(on=on):
                self.sitting.keep_silent(self.seat, on)
                return [self.update()]
            case Hint(id=asked):
                return [_text(self._hint(asked))]
            case Consider():
                return [_text(self._considered(message))]
            case Act() | Undo() | Ready() | ChangeRules() | Agree() | Move():
                return self._obey(message)
            case Fill() | Free() | Next() | Vote() | Leave() | Back() | Finish() | Say():
                return self._obey(message)
        assert_never(message)

    def _hint(self, asked: int) -> HintGiven:
        """What the bot would do that advises people."""
        state = state_for(self.sitting, self.seat)
        tips = () if state is None else tips_of(state, advice_of(state, adviser(), 0))
        return HintGiven(asked, self.sitting.number, tips)

    def update(self, events: Sequence[Event] = (), talk: Sequence[Line] = ()) -> str:
        """The table as it is now, after these events and lines."""
        return self._frame().update(self.seat, self._told(events), lines(talk))

    def welcome(self) -> str:
        """The table as who comes to it is shown it."""
        told = self._told(recent(self.sitting))
        return self._frame().welcome(self.seat, told, lines(self.sitting.talk.since(0)))

    def _frame(self) -> Frame:
        return self._outlook().frame(self.sitting, self._around)

    @property
    def _around(self) -> Around:
        return Around(self.here, self.watchers, self.idle, self.gone)

    def _outlook(self) -> Outlook:
        window = Window(SECONDS, SECONDS)
        window.look(self.sitting)
        return Outlook(TABLE, window)

    def _told(self, events: Sequence[Event]) -> tuple[Deed, ...]:
        return told(events, self.seat, self.sitting.rule_set)

    def _considered(self, asked: Consider) -> FromTable:
        assert self.sitting.table is not None
        found = choice(self.sitting.table.state, self.seat, asked.cards, asked.staged, asked.place)
        return Considered(asked.id, self.sitting.number, found)

    def _obey(self, command: Command) -> list[str]:
        try:
            change = carry_out(self.sitting, self.seat, command, self._around)
        except LosesMatch:
            return [_text(Confirm(command.nonce))]
        except REFUSING as error:
            return [_text(Refused(command.nonce, refusal(error, self.sitting.rule_set)))]
        done = _text(Done(command.nonce, self.sitting.number))
        if isinstance(command, Move):
            self.seat = command.seat
            return [done, self.welcome()]
        return [done, self.update([event for _, event in change.events], change.talk)]


def _text(message: FromTable) -> str:
    return _ENCODER.encode(message).decode()


def gathered(rules: str, persons: int, bots: str = "") -> Sitting:
    """So many persons at a table that waits for its match, and bots of that level."""
    sitting = Sitting(parse_rule_set(rules), 24)
    for seat in range(persons):
        sitting.sit(NAMES[seat], f"token {seat}")
    if bots:
        sitting.fill(bots)
    return sitting


def begun(rules: str, persons: int, bots: str = "") -> Sitting:
    """The same with the first deal on the table."""
    sitting = gathered(rules, persons, bots)
    for seat in range(persons):
        sitting.ready(seat, True)
    return sitting


def set_up(sitting: Sitting, position: str, *acts: str) -> Sitting:
    """Lay a position on the table, the lines without the rule set; then let the seats in turn do these acts."""
    table = sitting.table
    assert table is not None
    table.state = game_of(sitting.rule_set).position(f"{sitting.rule_set.text}\n{position}")
    for act in acts:
        table.act(in_turn(sitting), table.parse(act))
    return sitting


def end_deal(sitting: Sitting, act: str) -> Sitting:
    """Let the person in turn end the deal."""
    sitting.act(in_turn(sitting), act, sure=True)
    return sitting


def in_turn(sitting: Sitting) -> int:
    """The seat that must act."""
    assert sitting.table is not None
    seat = sitting.table.state.seat
    assert seat is not None
    return seat

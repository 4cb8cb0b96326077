"""The course of a table: all that follows from its log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Self
from weakref import WeakMethod

from stolik.bots.bot import BotError
from stolik.bots.registry import bot
from stolik.games.deal_events import DealEnded, SeatsDrawn
from stolik.games.event import Event
from stolik.games.game import Need
from stolik.games.game_error import GameError
from stolik.games.option import RuleSet
from stolik.games.registry import parse_rule_set
from stolik.table.asking import Answers, Turn, asked
from stolik.table.ballots import Ballots
from stolik.table.change import Change, Phase
from stolik.table.deal_record import DealRecord
from stolik.table.entry import (
    ActEntry,
    DealEntry,
    Entry,
    FinishEntry,
    MannersEntry,
    MatchEntry,
    MoveEntry,
    ReadyEntry,
    RevealEntry,
    RulesEntry,
    SayEntry,
    SeatEntry,
    StopEntry,
    UndoEntry,
    VoteEntry,
    Wish,
)
from stolik.table.manners import Manners
from stolik.table.place import Place, Places
from stolik.table.table import LogError, Table
from stolik.table.talk import Line, Talk
from stolik.table.turns import NOBODY, Turns

ABSENT_TURNS: Final = 3
"""Turns that a bot played for a person without a sign of him, after which he is not asked about the end."""
SEAT_DRAW = "seat_draw"
"""The option of games that draw cards for the seats."""


class Course:
    """A table as its first rule set, its seed and its log make it; who may add what to the log is decided elsewhere."""

    def __init__(self, rule_set: RuleSet, seed: int) -> None:
        self.rule_set = rule_set
        self.seed = seed
        self.log: list[Entry] = []
        self.table: Table | None = None
        self.manners = Manners()
        self._places = Places(rule_set.number("players"))
        self._ballots = Ballots()
        self._record = DealRecord()
        self._stopped = False
        self.answers = Answers()
        self.talk = Talk()
        self._matters = 0
        self._match_at = 0
        self._turns = Turns()
        self._silence = ""
        """What is done for a seat that says nothing now."""
        self._told = 0
        self._events: list[tuple[int, Event]] = []

    @classmethod
    def restore(cls, rule_set: RuleSet, seed: int, entries: Iterable[Entry]) -> Self:
        """The table that a log makes. Raises LogError at the first entry that does not fit."""
        course = cls(rule_set, seed)
        for entry in entries:
            number = course.number + 1
            try:
                fits = course._redo(entry)
            except (GameError, BotError) as error:
                raise LogError(number) from error
            if not fits:
                raise LogError(number)
        course._change()
        return course

    # -- what may be known -------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def stands_since(self) -> int:
        """The number of the last entry that is more than talk: who knows it has seen the table as it stands."""
        return self._matters

    @property
    def bare_number(self) -> int:
        """How many entries there are that are more than talk: what people say changes nothing of what bots choose."""
        return self.number - self.talk.count

    @property
    def phase(self) -> Phase:
        """How far the table has come."""
        if self._stopped:
            return Phase.STOPPED
        if self.table is None:
            return Phase.GATHERING
        need = self.table.state.need
        if need is Need.SEAT or (need is Need.DECK and not self.table.state.dealing):
            return Phase.PLAYING
        return Phase.OVER if need is Need.OVER else Phase.PAUSE

    @property
    def places(self) -> tuple[Place, ...]:
        """The places, by seat."""
        return tuple(self._places)

    @property
    def draws_seats(self) -> bool:
        """Whether those who gather will draw cards for their seats."""
        return self.phase is Phase.GATHERING and self.rule_set.values.get(SEAT_DRAW) is True

    @property
    def ballots(self) -> dict[int, dict[int, Wish]]:
        """The votes that are open: for each seat that they are about, the wish of each voter."""
        return self._ballots.as_dict()

    @property
    def finishers(self) -> list[int]:
        """The seats that are asked about the end of the match: those of people who did not get up.

        Somebody for whom a bot plays is asked too, until it has played some turns without a sign of him: whoever left
        his page open is not to keep the others.
        """
        return [seat for seat in self._places.where(lambda place: place.has_a_say) if not self._is_absent(seat)]

    def _is_absent(self, seat: int) -> bool:
        return self._turns.stood_in(seat) >= ABSENT_TURNS

    @property
    def asked(self) -> list[Turn]:
        """Those who are asked something at a time that silence answers too, in the order in which that counts."""
        return asked(self.table.state) if self.table is not None and self.phase is Phase.PLAYING else []

    @property
    def asked_at(self) -> int:
        """The number of the entry after which the match waits as it does: what was asked then is still asked."""
        return self._match_at

    @property
    def person_in_turn(self) -> int:
        """The person in turn who plays himself; -1 if there is none, or if something is asked that silence answers."""
        state = self.table.state if self.table is not None and self.phase is Phase.PLAYING else None
        if state is None or state.seat is None or state.question is not None or not self._places[state.seat].stays:
            return NOBODY
        return state.seat

    @property
    def timed_turn(self) -> int:
        """The number of the entry with which the turn began that the clock counts, -1 while it counts none.

        The time belongs to the turn: undo does not change its number, nor do questions to others in the midst of it.
        """
        timed = self.manners.clock and self.person_in_turn == self._turns.now.seat
        return self._turns.now.number if timed else NOBODY

    @property
    def last_end(self) -> DealEnded | None:
        """The end of the last deal that ended."""
        return self._record.end

    @property
    def events(self) -> Sequence[tuple[int, Event]]:
        """What happened in the deal on the table and was not taken back, with the numbers of the entries."""
        return self._record.events

    # -- how it is done ----------------------------------------------------------------------------------------------

    def _begin(self) -> Table:
        # no circle: a server drops sittings by the thousand, and need not look for them
        hear = WeakMethod(self._hear)

        def told(number: int, entry: Entry, events: Sequence[Event]) -> None:
            listener = hear()
            assert listener is not None
            listener(number, entry, events)

        self.table = Table(self.rule_set, self.seed, self._places.seats, listener=told, log=self.log, auto_deal=False)
        return self.table

    def _reveal(self) -> RevealEntry | None:
        """The entry that is due when a deal is over."""
        if self.table is None or self.table.state.need is Need.SEAT:
            return None
        return RevealEntry(self.table.state.deal_number, self._record.digest())

    def _change(self) -> Change:
        first, self._told = self._told, len(self.log)
        events, self._events = tuple(self._events), []
        entries = tuple(enumerate(self.log[first:], first + 1))
        undone = next((entry.to for _, entry in entries if isinstance(entry, UndoEntry)), None)
        return Change(entries, events, undone, self.talk.since(first))

    def _hear(self, number: int, entry: Entry, events: Sequence[Event]) -> None:
        """Take in an entry of the match, which stands in the log already."""
        self._matters = self._match_at = number
        if isinstance(entry, UndoEntry):
            self._record.undo(entry.to)
            self._ballots.clear(self._turns.now.seat)
        elif isinstance(entry, DealEntry):
            self._places.nobody_ready()
            for event in events:
                if isinstance(event, SeatsDrawn):
                    self._places.move(event.places)
        elif isinstance(entry, ActEntry):
            self._turns.note(entry)
            if self._places[entry.seat].bot_plays:
                self._turns.note_stand_in(entry.seat)
            if not (self._places[entry.seat].bot_plays or entry.late or entry.text == self._silence):
                self._ballots.clear(entry.seat)  # who does something is there
        self._record.note(number, events)
        self._events += [(number, event) for event in events]
        assert self.table is not None
        self._turns.look(self.table.state, number)
        question = self.table.state.question
        self._silence = question.silence.text if question is not None else ""

    def _put(self, entry: Entry) -> None:
        """Write an entry that is not of the match, and do what it says."""
        self.log.append(entry)
        if not isinstance(entry, SayEntry):
            self._matters = self.number
        match entry:
            case SeatEntry():
                self._places.put(entry)
                self._ballots.clear(entry.seat)
                self._turns.forgive(entry.seat)
                if self.table is not None and self.table.seats[entry.seat].bot != entry.bot:
                    self.table.reseat(entry.seat, self._places.seats[entry.seat])
            case MoveEntry(seat, to):
                self._places.swap(seat, to)
                self._places.nobody_ready()
            case FinishEntry(seat, on):
                self._places.set_finishes(seat, on)
                self._ballots.clear(seat)
            case SayEntry(seat, phrase, text):
                self._turns.touched(seat)
                self.talk.note(Line(self.number, seat, self._places[seat].name, phrase, text))
            case ReadyEntry(seat, on):
                self._places.set_ready(seat, on)
                self._ballots.clear(seat)
            case RulesEntry(rules):
                self.rule_set = parse_rule_set(rules)
                self._places.resize(self.rule_set.number("players"))
                self._places.nobody_ready()
            case MannersEntry(manners):
                self.manners = manners
                self._places.nobody_ready()
            case VoteEntry():
                self._ballots.clear(entry.seat)
                self._ballots.note(entry)
            case StopEntry():
                self._stopped = True

    def _redo(self, entry: Entry) -> bool:
        """Do again what an entry of a log tells, if it fits."""
        if isinstance(entry, MatchEntry):
            if self._stopped:
                return False
            if self.table is None and isinstance(entry, DealEntry):
                if self._places.where(lambda place: place.is_free):
                    return False
                self._begin()
            if self.table is None:
                return False
            self.table.replay([entry])
            return True
        if not self._fits(entry):
            return False
        self._put(entry)
        return True

    def _fits(self, entry: Entry) -> bool:  # noqa: PLR0911  one for each kind
        phase = self.phase
        in_match = phase in (Phase.PLAYING, Phase.PAUSE)
        match entry:
            case SeatEntry(seat, name, token, level):
                if level:
                    bot(level)
                if phase is Phase.GATHERING:
                    return 0 <= seat < len(self._places)
                same = self._is_person(seat) and (name, token) == (self._places[seat].name, self._places[seat].token)
                return in_match and same
            case ReadyEntry(seat):
                return phase in (Phase.GATHERING, Phase.PAUSE) and self._is_person(seat)
            case MoveEntry(seat, to):
                free = 0 <= to < len(self._places) and not self._is_person(to)
                return phase is Phase.GATHERING and self._is_person(seat) and free
            case SayEntry(seat, phrase, text):
                return self._is_person(seat) and bool(phrase) != bool(text)
            case FinishEntry(seat):
                return in_match and self._is_person(seat)
            case RulesEntry(rules):
                players = parse_rule_set(rules).number("players")
                return phase is Phase.GATHERING and not any(map(self._is_person, range(players, len(self._places))))
            case MannersEntry():
                return phase is Phase.GATHERING
            case VoteEntry(seat, about):
                return in_match and seat != about and self._is_person(seat) and self._is_person(about)
            case StopEntry():
                return in_match
            case RevealEntry():
                return isinstance(self.log[-1], ActEntry) and entry == self._reveal()
        return False

    def _is_person(self, seat: int) -> bool:
        return 0 <= seat < len(self._places) and self._places[seat].is_person

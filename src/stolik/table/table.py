"""One table: a match, who plays it, and the log from which it can be rebuilt."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stolik.bots.bot import Bot
from stolik.bots.registry import bot
from stolik.decks import shuffled
from stolik.games.action import Action, Play
from stolik.games.event import Event
from stolik.games.game import Need, State, View
from stolik.games.option import RuleSet
from stolik.games.registry import game_of
from stolik.games.violation import NotationError, RuleViolation
from stolik.table.bot_turn import bot_choice, bot_seed
from stolik.table.entry import ActEntry, DealEntry, Entry, UndoEntry
from stolik.table.manners import Manners
from stolik.table.seat import Seat, moved

Listener = Callable[[int, Entry, Sequence[Event]], None]
"""Is told of every entry: its number, itself, and the events of it as the table knows them."""


class WrongSeat(ValueError):
    """A seat acts that is not in turn."""


class LogError(ValueError):
    """An entry that does not fit the match as it stands; `number` is the entry's."""

    def __init__(self, number: int) -> None:
        super().__init__(f"entry {number} does not fit")
        self.number = number


class Table:
    """The authority over one match: only through it do seats act.

    Rule set, seed, seats and the log of entries (with a position to begin from, if there is one) are the whole match.
    Where the rules draw for seats, those who sit here change their seats in the moment in which the log says so.
    A person may take back his acts of the present turn for as long as they showed him nothing new.
    """

    def __init__(
        self,
        rule_set: RuleSet,
        seed: int,
        seats: Sequence[Seat],
        *,
        position: str = "",
        listener: Listener | None = None,
        log: list[Entry] | None = None,
        auto_deal: bool = True,
    ) -> None:
        """Set the table; `supply` or `replay` begins the match. Raises NotationError for a malformed position.

        A log that is given is written on by the table and by others: its numbers count all entries. Without
        `auto_deal` the next deal waits for `supply`.
        """
        if len(seats) != rule_set.number("players"):
            raise ValueError("one seat for each player")
        game = game_of(rule_set)
        self.rule_set = rule_set
        self.seed = seed
        self.seats = tuple(seats)
        self.position = position
        self.manners = Manners()
        """How people play here; where they gather for it, the sitting knows, and this says nothing."""
        self.state: State = game.position(position) if position else game.start()
        self.entries: list[Entry] = [] if log is None else log
        self._listener = listener
        self._auto_deal = auto_deal
        self._orders = 0
        self._bots: dict[int, Bot] = {at: bot(seat.bot) for at, seat in enumerate(seats) if not seat.is_person}
        self._marks: list[tuple[int, State]] = []

    # -- what may be known -------------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What a seat, or with -1 a spectator, may know."""
        return self.state.view(seat)

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.state.need is Need.OVER

    @property
    def bot_is_next(self) -> bool:
        """Whether a bot must act."""
        return self.state.seat is not None and self.state.seat in self._bots

    @property
    def first_seats(self) -> tuple[Seat, ...]:
        """The seats as they were before cards were drawn for them."""
        return tuple(self.seats[place] for place in self.state.places)

    @property
    def can_undo(self) -> bool:
        """Whether the seat in turn can take back its last act."""
        return bool(self._marks)

    def loses(self, action: Action | Play) -> bool:
        """Whether this action or play certainly loses the match. Raises RuleViolation if it is not legal."""
        self.state.check(action)
        if isinstance(action, Action):
            return self.state.loses(action)
        trial = self.state.copy()
        for step in action.steps:
            if trial.need is not Need.SEAT:
                return False
            if trial.loses(step):
                return True
            trial.step(step.id)
        return False

    def parse(self, text: str) -> Action | Play:
        """The action or play that a text means for the seat in turn. Raises NotationError, or RuleViolation."""
        return self.state.parse(text)

    def refusal(self, text: str) -> RuleViolation | None:
        """What forbids the seat in turn an action or play, if anything does. Raises NotationError."""
        try:
            action = self.state.parse(text)
            if isinstance(action, Play):
                self.state.check_play(action)
            else:
                self.state.check(action)
        except RuleViolation as violation:
            return violation
        return None

    # -- what may be done --------------------------------------------------------------------------------------------

    def supply(self) -> list[Event]:
        """Put the cards on the table that the match waits for, if it does."""
        events: list[Event] = []
        while self.state.need is Need.DECK:
            events += self._supply_one()
        return events

    def act(self, seat: int, action: Action | Play, fault: str = "", *, late: bool = False) -> list[Event]:
        """Do an action or a play for a seat; its events and those of what follows at once.

        Raises RuleViolation, or WrongSeat, and leaves everything as it was.
        """
        if seat != self.state.seat:
            raise WrongSeat(seat)
        events = self._do(seat, action, fault, late)
        # within a deal nobody waits for cards
        while self.state.need is Need.DECK and (self._auto_deal or not self.state.dealing):
            events += self._supply_one()
        return events

    def play_bot(self) -> list[Event]:
        """Let the bot in turn do its next action."""
        seat = self.state.seat
        if seat is None or seat not in self._bots:
            raise WrongSeat(seat)
        choice = bot_choice(self.state, self._bots[seat], bot_seed(self.seed, len(self.entries) + 1))
        return self.act(seat, choice.action, choice.fault)

    def reseat(self, seat: int, holder: Seat) -> None:
        """Let somebody else play for a seat; he can take back nothing that was done before."""
        self.seats = (*self.seats[:seat], holder, *self.seats[seat + 1 :])
        self._bots.pop(seat, None)
        if not holder.is_person:
            self._bots[seat] = bot(holder.bot)
        if seat == self.state.seat:
            self._marks.clear()

    def undo(self) -> bool:
        """Take back the last act of the seat in turn; whether that was possible."""
        if not self._marks:
            return False
        number, self.state = self._marks.pop()
        self._append(UndoEntry(number), [])
        return True

    def replay(self, entries: Sequence[Entry]) -> None:
        """Do again what a log tells. Raises LogError at the first entry that does not fit."""
        for entry in entries:
            number = len(self.entries) + 1
            try:
                fits = self._redo(entry)
            except (NotationError, RuleViolation) as error:
                raise LogError(number) from error
            if not fits:
                raise LogError(number)

    # -- how it is done ----------------------------------------------------------------------------------------------

    def _redo(self, entry: Entry) -> bool:
        state = self.state
        if isinstance(entry, DealEntry):
            if state.need is not Need.DECK or entry.order != self._orders:
                return False
            self._supply_one()
            return True
        if isinstance(entry, ActEntry):
            if state.seat is None or entry.seat != state.seat:
                return False
            self._do(entry.seat, state.parse(entry.text), entry.fault, entry.late)
            return True
        if not isinstance(entry, UndoEntry):
            return False
        while self._marks and self._marks[-1][0] > entry.to:
            self._marks.pop()
        return bool(self._marks) and self._marks[-1][0] == entry.to and self.undo()

    def _do(self, seat: int, action: Action | Play, fault: str, late: bool) -> list[Event]:
        state = self.state
        steps = _steps(action)
        if isinstance(action, Play):
            state.check_play(action)
        elif not action.cards:  # of cards that are named nothing need be looked up before `apply` checks them
            state.check(action)
        before = state.copy() if seat not in self._bots and state.shows_nothing(steps[-1]) else None
        events: list[Event] = []
        texts: list[str] = []
        for step in steps:
            texts.append(state.exact_text(step))
            events += state.apply(step)
        if before is None or state.seat != seat or _show_secrets(events):
            self._marks.clear()
        else:
            self._marks.append((len(self.entries), before))
        self._append(ActEntry(seat, "; ".join(texts), fault, late), events)
        return events

    def _supply_one(self) -> list[Event]:
        order = self._orders
        places = self.state.places
        events = self.state.supply(shuffled(self.state.deck(), self.seed, order))
        self._orders += 1
        if self.state.places != places:
            self.seats = tuple(moved(self.seats, self.state.places))
            self._bots = {self.state.places[at]: level for at, level in self._bots.items()}
        self._marks.clear()
        self._append(DealEntry(order), events)
        return events

    def _append(self, entry: Entry, events: Sequence[Event]) -> None:
        self.entries.append(entry)
        if self._listener is not None:
            self._listener(len(self.entries), entry, events)


def _steps(action: Action | Play) -> tuple[Action, ...]:
    return action.steps if isinstance(action, Play) else (action,)


def _show_secrets(events: Sequence[Event]) -> bool:
    """Whether somebody has seen in them what others may not: that cannot be unseen."""
    return any(event.seen_by(-1) is not event for event in events)

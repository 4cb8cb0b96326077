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
from stolik.table.exact import exact_text
from stolik.table.seat import Seat

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
    A seat may take back its acts of the present turn for as long as they showed it nothing new.
    """

    def __init__(
        self,
        rule_set: RuleSet,
        seed: int,
        seats: Sequence[Seat],
        *,
        position: str = "",
        listener: Listener | None = None,
    ) -> None:
        """Set the table; `start` or `replay` begins the match. Raises NotationError for a malformed position."""
        if len(seats) != rule_set.number("players"):
            raise ValueError("one seat for each player")
        game = game_of(rule_set)
        self.rule_set = rule_set
        self.seed = seed
        self.seats = tuple(seats)
        self.position = position
        self.state: State = game.position(position) if position else game.start()
        self.entries: list[Entry] = []
        self._listener = listener
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
    def can_undo(self) -> bool:
        """Whether the seat in turn can take back its last act."""
        return bool(self._marks)

    def loses(self, action: Action | Play) -> bool:
        """Whether the match is certainly lost after this legal action or play."""
        trial = self.state.copy()
        for step in _steps(action):
            if step.id in {losing.id for losing in trial.losing()}:
                return True
            trial.step(step.id)
            if trial.need is not Need.SEAT:
                return False
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

    def start(self) -> list[Event]:
        """Put the cards on the table, if there are none."""
        return self._supply()

    def act(self, seat: int, action: Action | Play) -> list[Event]:
        """Do an action or a play for a seat; its events and those of what follows at once.

        Raises RuleViolation, or WrongSeat, and leaves everything as it was.
        """
        if seat != self.state.seat:
            raise WrongSeat(seat)
        return self._act(seat, action, "")

    def play_bot(self) -> list[Event]:
        """Let the bot in turn do its next action."""
        seat = self.state.seat
        if seat is None or seat not in self._bots:
            raise WrongSeat(seat)
        choice = bot_choice(self.state, self._bots[seat], bot_seed(self.seed, len(self.entries) + 1))
        return self._act(seat, choice.action, choice.fault)

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
            self._do(entry.seat, state.parse(entry.text), entry.fault)
            return True
        while self._marks and self._marks[-1][0] > entry.to:
            self._marks.pop()
        return bool(self._marks) and self._marks[-1][0] == entry.to and self.undo()

    def _act(self, seat: int, action: Action | Play, fault: str) -> list[Event]:
        return self._do(seat, action, fault) + self._supply()

    def _do(self, seat: int, action: Action | Play, fault: str) -> list[Event]:
        state = self.state
        steps = _steps(action)
        if isinstance(action, Play):
            state.check_play(action)
        else:
            state.check(action)
        before = state.copy()
        events: list[Event] = []
        texts: list[str] = []
        for step in steps:
            texts.append(exact_text(state, step))
            events += state.apply(step)
        if state.seat != seat or state.view(seat).unseen() != before.view(seat).unseen():
            self._marks.clear()
        else:
            self._marks.append((len(self.entries), before))
        self._append(ActEntry(seat, "; ".join(texts), fault), events)
        return events

    def _supply(self) -> list[Event]:
        events: list[Event] = []
        while self.state.need is Need.DECK:
            events += self._supply_one()
        return events

    def _supply_one(self) -> list[Event]:
        order = self._orders
        events = self.state.supply(shuffled(self.state.deck(), self.seed, order))
        self._orders += 1
        self._marks.clear()
        self._append(DealEntry(order), events)
        return events

    def _append(self, entry: Entry, events: Sequence[Event]) -> None:
        self.entries.append(entry)
        if self._listener is not None:
            self._listener(len(self.entries), entry, events)


def _steps(action: Action | Play) -> tuple[Action, ...]:
    return action.steps if isinstance(action, Play) else (action,)

"""Playing a record again under today's rules, and telling where it does not agree with itself or with them."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from stolik.cards import card_text
from stolik.games.action import Action
from stolik.games.event import Event
from stolik.games.game import Need, State
from stolik.games.registry import game_of
from stolik.games.violation import NotationError, Param, RuleViolation
from stolik.record.digest import DealHash
from stolik.record.make import next_deal_number, order_of, result_of
from stolik.record.record import Deal, Order, Record, Result, Turn
from stolik.record.rules import rules_of_today
from stolik.record.write import Key, action_text, body, entry_text, line_of

NO_SEAT: Final = -1


class Fault(StrEnum):
    """In what a record differs from the match that it makes."""

    POSITION = "position"
    DEAL_NUMBER = "deal_number"
    DEAL_OVER = "deal_over"
    ORDER_NOT_DUE = "order_not_due"
    ORDER_DUE = "order_due"
    WRONG_CARDS = "wrong_cards"
    WRONG_SEAT = "wrong_seat"
    UNREADABLE = "unreadable"
    ILLEGAL = "illegal"
    CHECK = "check"
    ORDER_CHECK = "order_check"
    EVENTS = "events"
    RESULT = "result"
    TOTALS = "totals"
    NOT_OVER = "not_over"
    OVER = "over"
    WINNERS = "winners"


@dataclass(frozen=True)
class Place:
    """A place in a record: the action's number in the match (0 before the first), deal, seat, text, line and column.

    Where no action is meant the number is that of the last one before, the seat NO_SEAT and the text empty. A deal of 0
    is the match as a whole.
    """

    action: int
    deal: int
    seat: int
    text: str
    line: int
    column: int


@dataclass(frozen=True)
class Difference:
    """The first place at which a record differs, and in what; `cause` is what forbids an action or a position."""

    code: Fault
    place: Place
    params: Mapping[str, Param]
    cause: RuleViolation | NotationError | None = field(default=None, compare=False)


class RecordDiffers(ValueError):
    """A record that does not agree with itself or with the rules."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(f"{difference.code.value} at action {difference.place.action}")
        self.difference: Final = difference


@dataclass(frozen=True)
class Step:
    """A match after one more order or action: what was done, its events, and the state, which is the step's own.

    Step 0 is the beginning. `action` is the number of the action in the match; an order has that of the last before it,
    the seat NO_SEAT and no text. `ends_deal` says that a deal ended; `comments` stand before the line in the record.
    """

    number: int
    action: int
    deal: int
    seat: int
    text: str
    events: tuple[Event, ...]
    state: State
    ends_deal: bool
    comments: tuple[str, ...]

    @property
    def is_order(self) -> bool:
        """Whether cards or seats were put in order."""
        return self.number > 0 and self.seat == NO_SEAT


def replay(record: Record) -> Iterator[Step]:
    """The match step by step. Raises RecordDiffers before the first step that differs, or after the last one."""
    comments = _comments(record)
    for number, done in enumerate(_Replayer(record).run()):
        yield Step(
            number,
            done.action,
            done.deal,
            done.seat,
            done.text,
            tuple(done.events),
            done.state.copy(),
            done.ends_deal,
            comments.get(done.key, ()) if done.at == 0 else (),
        )


def find_difference(record: Record, progress: Callable[[int], None] | None = None) -> Difference | None:
    """The first place at which a record differs, if it does anywhere. `progress` is told how many actions are done."""
    try:
        for done in _Replayer(record).run():
            if progress is not None:
                progress(done.action)
    except RecordDiffers as differs:
        return differs.difference
    return None


@dataclass
class _Done:
    """What the replayer has just done; `at` is the number of the action in its turn."""

    key: Key
    at: int
    action: int
    deal: int
    seat: int
    text: str
    events: Sequence[Event]
    state: State
    ends_deal: bool


class _Replayer:
    def __init__(self, record: Record) -> None:
        self.record: Final = record
        self.rule_set: Final = rules_of_today(record.rules)
        self.players: Final = len(record.players)
        self.action = 0
        self.deal = 0
        self.state: State = game_of(self.rule_set).start()

    def run(self) -> Iterator[_Done]:
        record = self.record
        if record.position:
            self._set_position()
        yield _Done(("format",), 0, 0, self.state.deal_number, NO_SEAT, "", [], self.state, False)
        for at, deal in enumerate(record.deals):
            yield from self._deal(at, deal)
        self._check_end()

    def _set_position(self) -> None:
        text = "\n".join([self.rule_set.text, *self.record.position, ""])
        try:
            self.state = game_of(self.rule_set).position(text)
        except NotationError as error:
            at = min(max(int(error.params.get("line", 0)) - 2, 0), len(self.record.position) - 1)
            raise self._differs(Fault.POSITION, ("position", at), error) from error

    def _deal(self, at: int, deal: Deal) -> Iterator[_Done]:
        self.deal = deal.number
        if deal.number != next_deal_number(self.state) or self.state.need is Need.OVER:
            raise self._differs(Fault.DEAL_NUMBER, ("deal", at), wanted=next_deal_number(self.state))
        hashed = DealHash()
        checks = iter(deal.checks)
        result: Result | None = None
        for number, entry in enumerate(deal.entries):
            key: Key = ("entry", at, number)
            for place, text in enumerate(entry.actions if isinstance(entry, Turn) else ("",)):
                if result is not None:
                    raise self._at_entry(Fault.DEAL_OVER, key, entry, place)
                if isinstance(entry, Order):
                    events = self._supply(key, entry)
                    check = hashed.note(entry_text(entry), events)
                else:
                    events = self._act(key, entry, place)
                    check = hashed.note(action_text(entry.seat, text), events)
                if check != next(checks):
                    code = Fault.ORDER_CHECK if isinstance(entry, Order) else Fault.CHECK
                    raise self._at_entry(code, key, entry, place)
                result = result_of(events)
                seat = entry.seat if isinstance(entry, Turn) else NO_SEAT
                ended = result is not None
                yield _Done(key, place, self.action, self.deal, seat, text, events, self.state, ended)
        if (deal.events, deal.digest) != (hashed.events, hashed.digest):
            raise self._differs(Fault.EVENTS, ("events", at), wanted=f"{hashed.events} {hashed.digest}")
        if deal.result != result:
            line: Key = ("result" if deal.result is not None else "events", at)
            raise self._differs(Fault.RESULT, line, wanted=_result_text(result))

    def _supply(self, key: Key, order: Order) -> list[Event]:
        state = self.state
        if state.need is not Need.DECK:
            raise self._differs(Fault.ORDER_NOT_DUE, key)
        deck = state.deck()
        if sorted(order.values) != deck or order != order_of(order.values, state):
            extra, missing = Counter(order.values) - Counter(deck), Counter(deck) - Counter(order.values)
            given, due = _first(extra, order.is_lot), _first(missing, order_of(deck, state).is_lot)
            raise self._differs(Fault.WRONG_CARDS, key, extra=given, missing=due)
        return state.supply(order.values)

    def _act(self, key: Key, turn: Turn, place: int) -> list[Event]:
        state = self.state
        self.action += 1
        if state.need is Need.DECK:
            raise self._at_entry(Fault.ORDER_DUE, key, turn, place)
        if state.seat != turn.seat:
            raise self._at_entry(Fault.WRONG_SEAT, key, turn, place, wanted=-1 if state.seat is None else state.seat)
        try:
            action = state.parse(turn.actions[place])
            if not isinstance(action, Action) or action.text != turn.actions[place]:
                raise self._at_entry(Fault.UNREADABLE, key, turn, place)
            return state.apply(action)
        except RuleViolation as error:
            raise self._at_entry(Fault.ILLEGAL, key, turn, place, error) from error
        except NotationError as error:
            raise self._at_entry(Fault.UNREADABLE, key, turn, place, error) from error

    def _check_end(self) -> None:
        record, state = self.record, self.state
        self.deal = 0
        if record.is_over != (state.need is Need.OVER):
            raise self._differs(Fault.NOT_OVER if record.is_over else Fault.OVER, ("end",))
        if record.totals != state.score():
            raise self._differs(Fault.TOTALS, ("totals",), wanted=" ".join(map(str, state.score())))
        if record.is_over and record.winners != state.winners:
            raise self._differs(Fault.WINNERS, ("winners",), wanted=" ".join(map(str, state.winners)))

    # -- where it differs --------------------------------------------------------------------------------------------

    def _at_entry(
        self,
        code: Fault,
        key: Key,
        entry: Order | Turn,
        place: int,
        cause: RuleViolation | NotationError | None = None,
        **params: Param,
    ) -> RecordDiffers:
        """The difference of an action of a turn, or of an order."""
        if isinstance(entry, Order):
            return self._differs(code, key, cause, **params)
        column = len(f"{entry.seat}: ") + sum(len(text) + len("; ") for text in entry.actions[:place]) + 1
        at = Place(self.action, self.deal, entry.seat, entry.actions[place], line_of(self.record, key), column)
        return RecordDiffers(Difference(code, at, params, cause))

    def _differs(
        self, code: Fault, key: Key, cause: RuleViolation | NotationError | None = None, **params: Param
    ) -> RecordDiffers:
        """The difference of a line that is no action."""
        at = Place(self.action, self.deal, NO_SEAT, "", line_of(self.record, key), 1)
        return RecordDiffers(Difference(code, at, params, cause))


def _result_text(result: Result | None) -> str:
    return "-" if result is None else " ".join([result.reason, *map(str, result.points)])


def _first(values: Counter[int], are_seats: bool) -> str:
    """The first of some seats or cards, as records write it."""
    value = min(values, default=None)
    if value is None:
        return "-"
    return str(value) if are_seats else card_text(value)


def _comments(record: Record) -> dict[Key, tuple[str, ...]]:
    """The comments by the entry before whose line they stand, or before a line above it that is no entry."""
    lines = body(record)
    entries = [number for number, (key, _) in enumerate(lines, start=1) if key[0] == "entry"]
    found: dict[Key, list[str]] = {}
    for comment in record.comments:
        following = bisect_left(entries, comment.before)
        if following < len(entries):
            found.setdefault(lines[entries[following] - 1][0], []).append(comment.text)
    return {key: tuple(texts) for key, texts in found.items()}

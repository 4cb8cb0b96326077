"""Making the record of a match from its history."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.games.action import Action
from stolik.games.deal_events import DealEnded, MatchLost
from stolik.games.event import Event
from stolik.games.game import Need, State
from stolik.games.registry import game_of
from stolik.record.digest import DealHash
from stolik.record.forms import CONTROL, WORD, is_date
from stolik.record.record import LOST, PERSON, Deal, Order, Player, Record, Result, Turn
from stolik.record.write import action_text, entry_text


def record_of(
    state: State,
    players: Sequence[Player],
    *,
    date: str = "",
    tags: Sequence[tuple[str, str]] = (),
    position: str = "",
) -> Record:
    """The record of a match as it stands.

    The players are by the seats of the play; `date` is written as in 2026-11-30; `position` is the text that the match
    began from, if it did not begin with its first deal. Names and tags are put into one line each. Raises ValueError
    for what no record can hold: other players than seats, a date or a name of a tag or bot in another form.
    """
    _check(state, players, date, [name for name, _ in tags])
    game = game_of(state.rule_set)
    begun = game.position(position) if position else game.start()
    recorder = _Recorder(begun)
    for entry in state.history():
        recorder.note(entry)
    return Record(
        rules=state.rule_set.text,
        players=tuple(Player(_one_line(player.name), player.bot) for player in players),
        date=date,
        tags=tuple((name, _one_line(value)) for name, value in tags if _one_line(value)),
        position=tuple(game.position(position).text().splitlines()[1:]) if position else (),
        deals=tuple(recorder.deals()),
        is_over=state.need is Need.OVER,
        totals=state.score(),
        winners=state.winners,
    )


def _check(state: State, players: Sequence[Player], day: str, tags: Sequence[str]) -> None:
    if len(players) != state.rule_set.number("players"):
        raise ValueError("as many players as seats")
    if not all(WORD.fullmatch(player.bot) and player.bot != PERSON for player in players if player.bot):
        raise ValueError("a bot has a name of small letters")
    if not all(map(WORD.fullmatch, tags)) or len(set(tags)) != len(tags):
        raise ValueError("every tag has a name of small letters of its own")
    if day and not is_date(day):
        raise ValueError("a date is written as in 2026-11-30")


def next_deal_number(state: State) -> int:
    """The number of the deal to which belongs what happens next."""
    return state.deal_number + state.dealing


def result_of(events: Sequence[Event]) -> Result | None:
    """How a deal ended in these events, if it did."""
    for event in events:
        if isinstance(event, DealEnded):
            return Result(event.reason, tuple(event.score.points))
        if isinstance(event, MatchLost):
            return Result(LOST, ())
    return None


def order_of(values: Sequence[int], state: State) -> Order:
    """An order of seats, or of cards: seats are put in order before the first deal, where there are more cards."""
    is_lot = state.deal_number == 0 and len(values) == state.rule_set.number("players")
    return Order(tuple(values), is_lot=is_lot)


class _Recorder:
    """Plays a match again and writes it down."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self._deals: Final[list[Deal]] = []
        self._begin()

    def _begin(self) -> None:
        self._number = next_deal_number(self.state)
        self._entries: list[Order | Turn] = []
        self._checks: list[str] = []
        self._hash = DealHash()

    def note(self, entry: Action | tuple[int, ...]) -> None:
        if isinstance(entry, Action):
            events = self._act(entry)
        else:
            order = order_of(entry, self.state)
            events = self.state.supply(entry)
            self._entries.append(order)
            self._checks.append(self._hash.note(entry_text(order), events))
        result = result_of(events)
        if result is not None:
            self._deals.append(self._deal(result))
            self._begin()

    def _act(self, action: Action) -> list[Event]:
        seat = self.state.seat
        assert seat is not None
        text = self.state.exact_text(action)
        events = self.state.apply(action)
        last = self._entries[-1] if self._entries else None
        if isinstance(last, Turn) and last.seat == seat:
            self._entries[-1] = Turn(seat, (*last.actions, text))
        else:
            self._entries.append(Turn(seat, (text,)))
        self._checks.append(self._hash.note(action_text(seat, text), events))
        return events

    def _deal(self, result: Result | None) -> Deal:
        return Deal(
            self._number, tuple(self._entries), tuple(self._checks), self._hash.events, self._hash.digest, result
        )

    def deals(self) -> list[Deal]:
        """The deals, the last of them as far as it was played."""
        return [*self._deals, self._deal(None)] if self._entries else self._deals


def _one_line(text: str) -> str:
    return " ".join(CONTROL.sub(" ", text).split())

"""What came of a match, as it is kept for those who played it."""

from __future__ import annotations

import msgspec

from stolik.desk.registry import picture
from stolik.desk.said import Said
from stolik.server.protocol import Place
from stolik.server.requests import FinishedMatch
from stolik.server.storage.record import Result
from stolik.table import place
from stolik.table.sitting import Sitting


class Outcome(msgspec.Struct, frozen=True):
    """A match that is over: as it is listed, and the hashed token of each seat (empty: a bot's)."""

    tokens: tuple[str, ...]
    match: FinishedMatch


def result_of(table: str, sitting: Sitting, ended: float) -> Result:
    """What came of a match that is over."""
    assert sitting.table is not None
    state = sitting.table.state
    match = FinishedMatch(
        table=table,
        ended=ended,
        phase=sitting.phase.value,
        rules=sitting.rule_set.text,
        game=Said(f"game-{sitting.rule_set.preset}"),
        places=tuple(map(_place, sitting.places)),
        sides=tuple(seat.side for seat in picture(state.view(-1), sitting.last_end).seats),
        totals=state.score(),
        deals=state.deal_number,
        winners=state.winners,
    )
    outcome = Outcome(tuple(seated.token for seated in sitting.places), match)
    return Result(ended, msgspec.json.encode(outcome).decode())


def outcome_of(result: Result) -> Outcome:
    """The match that was kept so."""
    return msgspec.json.decode(result.body, type=Outcome)


def _place(seated: place.Place) -> Place:
    return Place(seated.name, "person" if seated.is_person else "bot", seated.bot)

"""What happened, as one viewer may know it; what belongs together is one deed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from stolik.cards import card_text, parse_card
from stolik.games.event import Event
from stolik.games.violation import Param

NO_SEAT = -1
SEATS_DRAWN = "seats_drawn"
DEALER_DRAWN = "dealer_drawn"
WILD = "wild"
"""What stands for the class of a meld of wild cards alone."""
RUNS = ("run_laid", "run_extended")


@dataclass(frozen=True)
class Deed:
    """One event as it is told: its code, the seat, the cards, and what else its message needs."""

    code: str
    seat: int
    cards: tuple[int, ...]
    params: dict[str, Param]


def deeds(events: Iterable[Event], viewer: int) -> list[Deed]:
    """What a viewer may know of some events; what belongs together is one deed."""
    told: list[Deed] = []
    for event in events:
        deed = _deed(event.seen_by(viewer))
        if deed.code == DEALER_DRAWN and told and told[-1].code == SEATS_DRAWN:
            continue  # that deed says who begins
        joined = _joined(told[-1], deed) if told else None
        if joined is not None:
            told[-1] = joined
        elif deed.code != "lifted" or deed.cards:
            told.append(deed)
    return told


def _deed(event: Event) -> Deed:
    if event.code == SEATS_DRAWN:
        return _seats_drawn(event.params())
    seat = NO_SEAT
    cards: tuple[int, ...] = ()
    params: dict[str, Param] = {}
    for name, value in event.params().items():
        if name == "cards" and isinstance(value, list):
            cards = tuple(value)
        elif name == "run" and isinstance(value, list):
            params["low"], params["high"] = map(card_text, value)
        elif name == "seat" and isinstance(value, int):
            seat = value
        elif not isinstance(value, list):
            params[name] = value
    return Deed(event.code, seat, cards, params)


def _seats_drawn(params: Mapping[str, Param | Sequence[int]]) -> Deed:
    """A draw for seats, told by the seats that everybody has now: whose card is the highest begins; the cards go by
    seat, so many of them as `drew0`, `drew1` and so on say, and the last one of each counts.
    """
    final = params["cards"]
    assert not isinstance(final, int | str)
    drawers = {int(str(params[f"place{drawer}"])): drawer for drawer in range(len(final))}
    drawn: list[Sequence[int]] = []
    for seat in sorted(drawers):
        cards = params[f"drawn{drawers[seat]}"]
        assert not isinstance(cards, int | str)
        drawn.append(cards)
    first = max(drawers, key=lambda seat: final[drawers[seat]])
    counts: dict[str, Param] = {f"drew{seat}": len(cards) for seat, cards in enumerate(drawn)}
    return Deed(SEATS_DRAWN, first, tuple(card for cards in drawn for card in cards), counts)


def _joined(first: Deed, second: Deed) -> Deed | None:
    """Both as one: red threes of one seat, and cards that went to one meld in a row."""
    if first.seat == second.seat and first.code in RUNS and second.code == RUNS[1]:
        return _lengthened(first, second)
    if first.seat != second.seat or first.params.get("class") != second.params.get("class"):
        return None
    red_threes = first.code == second.code == "red_three_laid"
    to_one_meld = first.code in ("laid", "added") and second.code == "added"
    return replace(first, cards=first.cards + second.cards) if red_threes or to_one_meld else None


def _lengthened(first: Deed, second: Deed) -> Deed | None:
    """Both as one where the second lengthened the very sequence of the first: by so many cards at its ends."""
    (low, high), (lowest, highest) = _ends(first), _ends(second)
    if low & 3 != lowest & 3 or highest - lowest - (high - low) != 4 * len(second.cards):
        return None
    if not lowest <= low < high <= highest:
        return None
    return replace(first, cards=tuple(sorted(first.cards + second.cards)), params=second.params)


def _ends(deed: Deed) -> tuple[int, int]:
    return parse_card(str(deed.params["low"])), parse_card(str(deed.params["high"]))

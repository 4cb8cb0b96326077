"""What happened, in words: several events of one seat become one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from stolik.games.event import HIDDEN, Event
from stolik.games.violation import Param
from stolik.terminal.words import Words

WHOLE = ("deal_began", "match_ended", "match_drawn", "deal_ended_out", "deal_ended_stock", "deal_ended_red_three")
"""Codes whose messages are whole sentences, not something that a seat did."""

NO_SEAT = -1


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
        joined = _joined(told[-1], deed) if told else None
        if joined is not None:
            told[-1] = joined
        elif deed.code != "lifted" or deed.cards:
            told.append(deed)
    return told


def _deed(event: Event) -> Deed:
    seat = NO_SEAT
    cards: tuple[int, ...] = ()
    params: dict[str, Param] = {}
    for name, value in event.params().items():
        if name == "cards" and isinstance(value, list):
            cards = tuple(value)
        elif name == "seat" and isinstance(value, int):
            seat = value
        elif not isinstance(value, list):
            params[name] = value
    return Deed(event.code, seat, cards, params)


def _joined(first: Deed, second: Deed) -> Deed | None:
    """Both as one: red threes of one seat, and cards that went to one meld in a row."""
    if first.seat != second.seat or first.params.get("class") != second.params.get("class"):
        return None
    red_threes = first.code == second.code == "red_three_laid"
    to_one_meld = first.code in ("laid", "added") and second.code == "added"
    return replace(first, cards=first.cards + second.cards) if red_threes or to_one_meld else None


def sentences(told: Sequence[Deed], words: Words) -> list[str]:
    """The deeds as sentences, one for each seat as long as no other comes between."""
    lines: list[str] = []
    clauses: list[str] = []
    for at, deed in enumerate(told):
        if deed.code in WHOLE:
            lines.append(_message(deed, words))
            continue
        clauses.append(_message(deed, words))
        following = told[at + 1] if at + 1 < len(told) else None
        if following is None or following.seat != deed.seat or following.code in WHOLE:
            lines.append(sentence(deed.seat, clauses, words))
            clauses = []
    return lines


def sentence(seat: int, clauses: Sequence[str], words: Words) -> str:
    """What a seat did, as one sentence."""
    line = words.say("event-sentence", who=words.who(seat), name=words.name(seat), what=words.listed(clauses))
    return line[0].upper() + line[1:]


def _message(deed: Deed, words: Words) -> str:
    params = deed.params | {"count": deed.params.get("count", len(deed.cards)), "cards": words.cards(deed.cards)}
    params["shown"] = "yes" if deed.cards and HIDDEN not in deed.cards else "no"
    if "class" in params:
        params["class"] = words.rank(int(params["class"]))
    if deed.seat != NO_SEAT:
        params |= {"who": words.who(deed.seat), "name": words.name(deed.seat)}
    if "side" in params:
        params |= _side(int(params["side"]), words)
    return words.say(f"event-{deed.code}", **params, ask=words.rule_set.word("ask_partner"))


def _side(side: int, words: Words) -> dict[str, Param]:
    members = words.members(side)
    others = [words.name(seat) for seat in members if seat != words.me]
    if words.me in members:
        who = "we" if others else "you"
    else:
        who = "they" if len(others) > 1 else "other"
    return {"who": who, "name": words.listed(others)}

"""What happened, in words: several events of one seat become one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from stolik.desk.deeds import NO_SEAT, SEATS_DRAWN, WILD, Deed
from stolik.games.canasta.classes import TWO
from stolik.games.event import HIDDEN
from stolik.games.violation import Param
from stolik.terminal.words import Words, card_letters

SHARED = "match_shared"
ASK = "ask_partner"
WHOLE = (
    *(SEATS_DRAWN, "deal_began", "match_ended", SHARED),
    *("deal_ended_out", "deal_ended_stock", "deal_ended_red_three"),
    *("deal_began_bare", "reshuffled", "turned_over", "deal_ended_standstill"),
    *("round_began", "dealt_again", "remainder_lies", "deal_ended_played", "deal_ended_claimed"),
)
"""Codes whose messages are whole sentences, not something that a seat did."""


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
        cls = int(params["class"])
        params["class"] = WILD if cls == TWO else words.rank(cls)
    if "low" in params:
        params |= {end: card_letters(str(params[end]), words.language) for end in ("low", "high")}
    if deed.seat != NO_SEAT:
        params |= {"who": words.who(deed.seat), "name": words.name(deed.seat)}
    if "side" in params:
        params |= _side(int(params["side"]), words)
    for name in ("rank", "card"):
        if name in params:
            params[name] = card_letters(str(params[name]), words.language)
    if "other" in params:
        params |= _owner(int(params["other"]), deed.seat, words)
    if deed.code == SHARED:
        params |= _winners(deed, words)
    if deed.code == SEATS_DRAWN:
        params |= {"drawn": _drawn(deed, words), "partners": _partners(words)}
    ask = words.rule_set.word(ASK) if ASK in words.rule_set.values else ""
    return words.say(f"event-{deed.code}", **params, ask=ask, game=words.rule_set.preset)


def _owner(owner: int, seat: int, words: Words) -> dict[str, Param]:
    """Whose meld it is that a seat adds a card to."""
    who = "self" if owner == seat else words.who(owner)
    return {"owner": who, "ownername": words.name(owner)}


def _drawn(deed: Deed, words: Words) -> str:
    """Who drew which cards for the seats, from seat to seat."""
    cards = iter(deed.cards)
    parts: list[str] = []
    for seat in range(len(words.seats)):
        drawn = words.cards(islice(cards, int(deed.params[f"drew{seat}"])))
        parts.append(words.say("seat-draw-of", who=words.who(seat), name=words.name(seat), cards=drawn))
    return ", ".join(parts)


def _partners(words: Words) -> str:
    """Who is whose partner; `none` where everybody plays alone."""
    if not words.pairs:
        return "none"
    sides = sorted(set(words.side_of), key=lambda side: side != words.side)
    return "; ".join(words.listed([_called(seat, words) for seat in words.members(side)]) for side in sides)


def _called(seat: int, words: Words) -> str:
    return words.say("seat-draw-who", who=words.who(seat), name=words.name(seat))


def _winners(deed: Deed, words: Words) -> dict[str, Param]:
    """Who shares a win: whether the person does, and all others by their names."""
    sides = [int(deed.params[f"winner{at}"]) for at in range(int(deed.params["count"]))]
    seats = [seat for side in sides for seat in words.members(side)]
    who = "you" if words.me in seats else "other"
    return {"who": who, "name": words.listed([words.name(seat) for seat in seats if seat != words.me])}


def _side(side: int, words: Words) -> dict[str, Param]:
    members = words.members(side)
    others = [words.name(seat) for seat in members if seat != words.me]
    if words.me in members:
        who = "we" if others else "you"
    else:
        who = "they" if len(others) > 1 else "other"
    return {"who": who, "name": words.listed(others)}

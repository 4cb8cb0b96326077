"""All moves of the player in turn, by trying everything. Different divisions of the same cards are one move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from tests.reference.cassino.cards import highest, in_order, rank_of, values
from tests.reference.cassino.groups import Group, Item, sums, unions

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.reference.cassino.state import Combination, RefState

Kind = Literal["trail", "take", "build", "call", "raise"]


class Move(NamedTuple):
    """A hand card, what is done with it, the value of what is made (else 0), loose cards and places of combinations."""

    card: str
    kind: Kind
    value: int
    loose: frozenset[str]
    combos: frozenset[int]


def moves(s: RefState) -> set[Move]:
    """All legal moves. A duty that leaves none does not bind (76)."""
    free = {move for card in s.hands[s.seat] for move in [*_takes(s, card), *_makes(s, card)]}
    trails = {trail for card in s.hands[s.seat] if not _trail_forbidden(s, trail := _trail(card), free)}
    owed = [place for place, combo in enumerate(s.combos) if _binds(s, combo)]
    if not owed:
        return free | trails
    bound = {move for move in free if not any(_parts_with(s, move, place) for place in owed)}
    return bound or free | trails


def _trail(card: str) -> Move:
    return Move(card, "trail", 0, frozenset(), frozenset())


def _trail_forbidden(s: RefState, trail: Move, free: set[Move]) -> bool:
    """Whether `trail_restriction` forbids it (50, KA2)."""
    kind = s.options["trail_restriction"]
    if kind == "same_rank":
        return any(rank_of(card) == rank_of(trail.card) for card in s.loose)
    return kind == "any_capture" and any(move.card == trail.card and move.kind == "take" for move in free)


def _binds(s: RefState, combo: Combination) -> bool:
    """Whether its maker, in turn now, owes this combination something (51, 76, KA9)."""
    duty = s.options["maker_duty"]
    return combo.maker == s.seat and (duty == "while_owned" or (duty == "next_turn" and combo.fresh))


def _parts_with(s: RefState, move: Move, place: int) -> bool:
    """Whether the maker gives away his last card of a combination's value and leaves the combination as it is."""
    if s.options["maker_duty"] != "while_owned" or place in move.combos:
        return False
    value = s.combos[place].value
    left = s.hands[s.seat] - {move.card}
    return value in values(move.card, s.options) and not _among(s, left, value)


def _among(s: RefState, cards: Iterable[str], value: int) -> bool:
    return any(value in values(card, s.options) for card in cards)


def _items(s: RefState) -> list[Item]:
    """The loose cards that count something."""
    return [(card, values(card, s.options)) for card in in_order(s.loose) if values(card, s.options)]


def _split(group: Iterable[str | int]) -> tuple[frozenset[str], frozenset[int]]:
    keys = list(group)
    cards = frozenset(key for key in keys if isinstance(key, str))
    return cards, frozenset(key for key in keys if isinstance(key, int))


# -- taking ------------------------------------------------------------------------------------------------------------


def _takes(s: RefState, card: str) -> list[Move]:
    counts = values(card, s.options)
    found = _number_takes(s, counts) if counts else _face_takes(s, card)
    takes = [Move(card, "take", 0, *_split(group)) for group in found if group]
    if s.options["capture_groups"] == "equal_rank_forced":
        same = {other for other in s.loose if rank_of(other) == rank_of(card)}
        # a face card takes as many as `face_capture` permits, which `_face_takes` has seen to
        return [take for take in takes if not counts or same <= take.loose]
    if s.options["capture_groups"] == "maximal" and takes:
        most = max(_table_cards(s, take) for take in takes)
        return [take for take in takes if _table_cards(s, take) == most]
    return takes


def _table_cards(s: RefState, take: Move) -> int:
    return len(take.loose) + sum(len(s.combos[place].cards) for place in take.combos)


def _number_takes(s: RefState, counts: tuple[int, ...]) -> set[Group]:
    """What a card that may count so much takes; of an ace one value holds for the whole play (13)."""
    found: set[Group] = set()
    for value in counts:
        items = _items(s)
        items += [(place, (combo.value,)) for place, combo in enumerate(s.combos) if _is_summand(s, combo)]
        groups = sums(items, value)
        groups |= {frozenset({place}) for place, combo in enumerate(s.combos) if combo.value == value}
        found |= groups if s.options["capture_groups"] == "single" else unions(groups)
    return found


def _is_summand(s: RefState, combo: Combination) -> bool:
    """Whether a combination counts as a card of its value in sums that are taken (28, KA6)."""
    kind = s.options["build_as_summand"]
    return not combo.call and (kind == "on" or (kind == "opponents" and combo.maker != s.seat))


def _face_takes(s: RefState, card: str) -> set[Group]:
    """What a jack, queen or king takes that is no number (24, KA4)."""
    same = [other for other in s.loose if rank_of(other) == rank_of(card)]
    if not same:
        return set()
    allowed = {"one": {1}, "one_or_three": {1, 3}, "any": {1, 2, 3}}[str(s.options["face_capture"])]
    sizes = {size for size in allowed if size <= len(same)}
    if s.options["capture_groups"] == "single":
        sizes = {1}
    elif s.options["capture_groups"] in ("equal_rank_forced", "maximal"):
        sizes = {max(sizes)}
    chosen = unions(frozenset({other}) for other in same)
    return {group for group in chosen if len(group) in sizes}


# -- making ------------------------------------------------------------------------------------------------------------


def _makes(s: RefState, card: str) -> set[Move]:
    """Builds, calls and raises with a hand card (29 to 47)."""
    backing = (s.hands[s.seat] - {card}) | s.justifying()
    found: set[Move] = set()
    for value in range(1, highest(s.options) + 1):
        if not _among(s, backing, value):
            continue
        there = {place for place, combo in enumerate(s.combos) if combo.value == value}
        groups = sums(_items(s), value) | {frozenset({place}) for place in there}
        joined = unions(groups)
        for own, raised in _own_groups(s, card, value):
            for others in joined:
                if own & others:
                    continue
                move = _made(card, value, own, raised, others)
                if move is not None and _allowed(s, move, own, there):
                    found.add(move)
    return found


def _own_groups(s: RefState, card: str, value: int) -> list[tuple[Group, int | None]]:
    """Loose cards that make the value with the played card, alone or on top of a single build that is raised."""
    found: list[tuple[Group, int | None]] = []
    for count in values(card, s.options):
        found += [(group, None) for group in sums(_items(s), value - count)] if count <= value else []
        for place, combo in enumerate(s.combos):
            left = value - count - combo.value
            if combo.call or left < 0 or not _may_raise(s, combo):
                continue
            with_table = bool(s.options["raise_with_table"])
            found += [(group, place) for group in sums(_items(s) if with_table else [], left)]
    return found


def _may_raise(s: RefState, combo: Combination) -> bool:
    """Whether the player in turn may raise this build, the card of the new value aside (36, KA7)."""
    if combo.maker != s.seat or s.options["raise_own"] == "on":
        return True
    return s.options["raise_own"] == "both_cards" and _among(s, s.hands[s.seat] | s.justifying(), combo.value)


def _made(card: str, value: int, own: Group, raised: int | None, others: Group) -> Move | None:
    """The move that puts the played card's group together with others; None for a card alone."""
    loose, combos = _split(own | others)
    if raised is not None:
        combos |= {raised}
    if others:
        return Move(card, "call", value, loose, combos)
    if raised is not None:
        return Move(card, "raise", value, loose, combos)
    return Move(card, "build", value, loose, combos) if own else None


def _allowed(s: RefState, move: Move, own: Group, there: set[int]) -> bool:
    """The limits of `build_table_cards` (30) and `merge_equal` (47)."""
    if move.kind != "call" and s.options["build_table_cards"] == "one" and len(own) > 1:
        return False
    return s.options["merge_equal"] == "optional" or there <= move.combos

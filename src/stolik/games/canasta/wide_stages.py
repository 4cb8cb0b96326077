"""An opening with a waiting pile, step by step: cards of the hand until the minimum is reached, then the rest as well.

This is the plain search over single steps for what is rarely asked: whether a turn can go out when the pile's rest
joins the hand only after the opening, or whether an opening of the whole hand has the canasta that it must contain.
"""

from __future__ import annotations

from collections.abc import Iterator

from stolik.games.canasta.classes import ACE, BLACK3, CANASTA, FOUR, JOKER, ONE, TWO, VALUE, points, total
from stolik.games.canasta.melding import JOINS, takes_wild, why_not_joined
from stolik.games.canasta.rank_growth import JOINING, lying
from stolik.games.canasta.rules import BLACK3_ANYTIME, BLACK3_OFF
from stolik.games.canasta.run_pieces import Lines, pieces
from stolik.games.canasta.wide_opening import PointSearch
from stolik.games.canasta.wide_out import goes_out
from stolik.games.canasta.wide_table import SET_LEAST, Table

Place = tuple[Table, int, Lines, int]
"""A table, the hand and its lines, and the points still owed."""


class StageSearch:
    """An opening after which the hand goes out with the rest or, with `kept` not negative, keeps so many cards."""

    def __init__(self, rest: int, rest_lines: Lines, spare: int, *, canasta: bool, kept: int = -1) -> None:
        self.rest = rest
        self.rest_lines = rest_lines
        self.rest_size = total(rest)
        self.spare = spare
        self.canasta = canasta
        self.kept = kept
        self.seen: set[tuple[tuple[int, ...], ...]] = set()

    def found(self, place: Place) -> bool:
        """Whether there is one from here on."""
        table, hand, lines, owed = place
        opened = owed <= 0 and (not self.canasta or table.canastas() > 0)
        if self.kept < 0:
            together = tuple(line + further for line, further in zip(lines, self.rest_lines, strict=True))
            if not goes_out(table, hand + self.rest, together, 0, self.spare):
                return False
            if opened:
                return True
        elif opened:
            return total(hand) + self.rest_size >= self.kept
        if not hand:
            return False
        key = (tuple(table.ranks), (table.joker_set, table.bolivias, hand, owed), table.runs, lines)
        if key in self.seen:
            return False
        self.seen.add(key)
        if owed > 0 and PointSearch(table, hand).most(lines, owed)[0] + self._threes(table, hand) < owed:
            return False
        return any(self.found(further) for further in steps(place))

    def _threes(self, table: Table, hand: int) -> int:
        if self.kept >= 0 or table.rules.black3 == BLACK3_ANYTIME:
            return 0
        return VALUE[BLACK3] * (hand >> 4 * BLACK3 & 15)


def steps(place: Place) -> Iterator[Place]:
    """What single steps lead to; of the wild cards jokers go first, for they make more points."""
    table, hand, lines, _ = place
    for cls in range(ACE, FOUR - 1, -1):
        yield from _rank_steps(place, cls)
        for further, grown, cards in pieces(lines, table.runs, 0, cls):
            after = table.copy()
            after.runs = grown
            yield after, hand - cards, further, place[3] - points(cards)
    yield from _wild_steps(place)
    yield from _three_steps(place)


def _rank_steps(place: Place, cls: int) -> Iterator[Place]:
    table, hand, _, _ = place
    rules = table.rules
    melds = table.ranks[cls]
    one, other = melds >> 6, melds & 63
    first, second = (one >> 2, one & 3), (other >> 2, other & 3)
    for meld, beside in ((first, second), (second, first)):
        if meld[0]:
            if hand >> 4 * cls & 15 and sum(meld) < rules.cap:
                yield from _laid(place, cls, lying(meld[0] + 1, meld[1], *beside), (1, 0))
            if hand & 255 and takes_wild(rules, *meld):
                yield from _laid(place, cls, lying(meld[0], meld[1] + 1, *beside), (0, 1))
    if not one or (rules.second and not other):
        if hand >> 4 * cls & 15 >= 3:
            yield from _laid(place, cls, lying(*first, 3, 0), (3, 0))
        if hand >> 4 * cls & 15 >= 2 and hand & 255:
            yield from _laid(place, cls, lying(*first, 2, 1), (2, 1))
    if other and table.way & JOINING and why_not_joined(rules, first, second) == JOINS:
        yield from _laid(place, cls, lying(first[0] + second[0], first[1] + second[1], 0, 0), (0, 0))


def _laid(place: Place, cls: int, melds: int, cards: tuple[int, int]) -> Iterator[Place]:
    """Lay naturals and wild cards of a rank; for the solver all suits are tried where they matter."""
    table, hand, lines, owed = place
    naturals, wilds = cards
    after = table.copy()
    after.ranks[cls] = melds
    hand, owed = _without_wilds(hand - naturals * ONE[cls], owed - naturals * VALUE[cls], wilds)
    if not naturals or not any(lines):
        yield after, hand, lines, owed
        return
    for left in set(_fewer(lines, cls, naturals)):
        yield after, hand, left, owed


def _fewer(lines: Lines, cls: int, naturals: int) -> list[Lines]:
    if not naturals:
        return [lines]
    found: list[Lines] = []
    for suit in range(4):
        if lines[suit] >> 4 * cls & 15:
            less = (*lines[:suit], lines[suit] - ONE[cls], *lines[suit + 1 :])
            found += _fewer(less, cls, naturals - 1)
    return found


def _without_wilds(hand: int, owed: int, wilds: int) -> tuple[int, int]:
    for _ in range(wilds):
        wild = JOKER if hand & 15 else TWO
        hand -= ONE[wild]
        owed -= VALUE[wild]
    return hand, owed


def _wild_steps(place: Place) -> Iterator[Place]:
    table, hand, lines, owed = place
    needed = 1 if table.joker_set else SET_LEAST
    if table.rules.wild_melds and (hand & 15) + (hand >> 4 & 15) >= needed:
        after = table.copy()
        after.joker_set += needed
        if after.joker_set == CANASTA:
            after.joker_set = 0
            after.bolivias += 1
        hand, owed = _without_wilds(hand, owed, needed)
        yield after, hand, lines, owed


def _three_steps(place: Place) -> Iterator[Place]:
    table, hand, lines, owed = place
    rules = table.rules
    threes = hand >> 4 * BLACK3 & 15
    sizes: list[int] = []
    if rules.black3 == BLACK3_ANYTIME:
        sizes = [3, 4] if table.three_sets < (2 if rules.second else 1) else []
    elif rules.black3 != BLACK3_OFF:
        sizes = [1] if table.threes else [3]
    for size in sizes:
        if threes >= size:
            after = table.copy()
            after.threes += size
            after.three_sets += 1
            worth = 0 if rules.black3_free else VALUE[BLACK3] * size
            yield after, hand - size * ONE[BLACK3], lines, owed - worth

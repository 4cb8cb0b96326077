"""What a player holds in the middle of a turn, what is owed, and how far the hand reaches."""

from __future__ import annotations

from typing import Final

from stolik.games.canasta.classes import (
    ACE,
    BLACK3,
    EIGHTS,
    FIVES,
    FOUR,
    MELDABLE,
    OVER_1,
    OVER_2,
    OVER_3,
    OVER_7,
    SEVENS,
    TENS,
    VALUE,
    count,
    points,
    total,
    wild_points,
)
from stolik.games.canasta.rules import BLACK3_ANYTIME, BLACK3_OUT, BLACK3_OUT_NO_DISCARD, Rules
from stolik.games.canasta.runs import Runs, sambas
from stolik.games.canasta.wide_opening import PointSearch
from stolik.games.canasta.wide_table import Table

MUST_OUT: Final = 1
"""Only going out ends the turn."""
MAY_OUT: Final = 2
"""Going out with the canastas it needs ends the turn."""
MAY_LOSE: Final = 4
"""Emptying the hand without them ends the turn too."""
NO_DISCARD: Final = 8
"""No discard is due: the turn ends by a stop, or by laying every card."""
WAIVED: Final = 16
"""Going out concealed needs no minimum in this turn."""
CANASTA_OWED: Final = 32
"""The opening must contain a canasta (P3)."""
NOT_BEGUN: Final = 64
"""Points are owed only if the side begins to open in this turn."""


class More:
    """What a holding has besides in games with second melds, sequences or melds of wild cards.

    `second`: the packed second melds of the ranks, naturals, twos, jokers; `bolivias`: how many joker sets are done;
    `lines` and `rest_lines`: the hand and the waiting rest by suits, naturals only, zeros without sequences; `way`: the
    runs of the way out that a search for this holding found, None if there was none.
    """

    __slots__ = ("bolivias", "lines", "rest_lines", "runs", "second", "way")

    def __init__(
        self,
        second: tuple[int, int, int],
        runs: Runs,
        bolivias: int,
        lines: tuple[int, ...],
        rest_lines: tuple[int, ...],
    ) -> None:
        self.second = second
        self.runs = runs
        self.bolivias = bolivias
        self.lines = lines
        self.rest_lines = rest_lines
        self.way: Runs | None = None

    def canastas(self) -> int:
        """How many canastas there are among all that."""
        return canastas(*self.second) + sambas(self.runs) + self.bolivias


class Holding:
    """What the question is about: a hand, the melds of its side, and what is owed.

    `rest` are the pile cards that come to the hand once the minimum is reached; they count nothing towards it (A37).
    """

    __slots__ = ("flags", "hand", "jokers", "more", "nat", "owed", "rest", "rest_size", "size", "twos")

    def __init__(
        self,
        hand: int,
        size: int,
        melds: tuple[int, int, int],
        owed: int,
        rest: int,
        flags: int,
        more: More | None = None,
    ) -> None:
        self.hand = hand
        self.size = size
        self.nat, self.twos, self.jokers = melds
        self.owed = owed
        self.rest = rest
        self.rest_size = total(rest) if rest else 0
        self.flags = flags
        self.more = more


def canastas(nat: int, twos: int, jokers: int) -> int:
    """How many melds have seven cards or more."""
    full = ((nat + twos + jokers & SEVENS) + OVER_7 | nat + twos + jokers) & EIGHTS
    made = 0
    while full:
        full &= full - 1
        made += 1
    return made


def reach(rules: Rules, held: Holding) -> tuple[int, int, int]:
    """The most points that can still be laid from the hand alone without going out, how many cards that takes, and
    how many points stay within reach whatever lay of one wild card comes next.
    """
    if held.more is not None:
        found = PointSearch(Table(rules, held), held.hand).most(held.more.lines)
        return found[0], found[1], 0
    if rules.free_growth and rules.black3 != BLACK3_ANYTIME:
        return _reach_freely(rules, held)
    found = best_opening(rules, held)
    return found[0], found[1], 0


def lays_of(rules: Rules, held: Holding, cls: int, naturals: int, wilds: int) -> list[tuple[int, int]]:
    """All ways to lay cards of a rank, or none: naturals and wild cards, of at most so many of each."""
    melded = count(held.nat, cls)
    in_meld = count(held.twos, cls) + count(held.jokers, cls)
    found: list[tuple[int, int]] = []
    for own in range(min(naturals, rules.cap - melded - in_meld), -1, -1):
        if melded == 0 and own < 2:
            continue
        least = 1 if melded == 0 and own == 2 else 0
        most = min(rules.most_wilds[melded][melded + own] - in_meld, wilds)
        found += [(own, wild) for wild in range(least, max(most, 0) + 1) if own or wild]
    return [*found, (0, 0)]


def black_three_sets(rules: Rules, held: Holding) -> list[int]:
    """How many black threes can be laid without going out: none, or a closed set of three or four (D19, D20)."""
    threes = count(held.hand, BLACK3)
    if rules.black3 != BLACK3_ANYTIME or count(held.nat, BLACK3):
        return [0]
    return [0, *range(3, threes + 1)]


def best_opening(rules: Rules, held: Holding) -> tuple[int, int]:
    """The most points that can be laid and the fewest cards that make them, where a rank takes no card without end."""
    jokers = held.hand & 15
    wilds = jokers + (held.hand >> 4 & 15)
    worth = 0 if rules.black3_free else VALUE[BLACK3]
    # by the number of wild cards used: points and, minus, cards; points of wild cards come last
    best = {0: max((threes * worth, -threes) for threes in black_three_sets(rules, held))}
    for cls in range(FOUR, ACE + 1):
        options = lays_of(rules, held, cls, count(held.hand, cls), wilds)
        if len(options) == 1:
            continue
        further: dict[int, tuple[int, int]] = {}
        for used, (made, cards) in best.items():
            for own, wild in options:
                if used + wild <= wilds:
                    sum_so_far = (made + own * VALUE[cls], cards - own - wild)
                    kept = further.get(used + wild)
                    if kept is None or sum_so_far > kept:
                        further[used + wild] = sum_so_far
        best = further
    most, fewest = max((made + wild_points(used, jokers), cards) for used, (made, cards) in best.items())
    return most, -fewest


def _reach_freely(rules: Rules, held: Holding) -> tuple[int, int, int]:
    """Every rank with three naturals, or with a meld, is laid whole.

    Wild cards go first to pairs, one each, the dearest pairs first: that lays naturals too; then wherever there is
    room, jokers first. All of these are best at once, for points and for cards.
    """
    hand, melded = held.hand, held.nat
    low = hand & SEVENS
    whole = ((low + OVER_3 | hand) | (melded & SEVENS) + OVER_1 | melded) & MELDABLE
    laid = hand & (whole << 1) - (whole >> 3)
    made, cards = points(laid), total(laid)
    jokers = hand & 15
    wilds = jokers + (hand >> 4 & 15)
    if not wilds:
        return made, cards, made
    pairs = (low + OVER_2 | hand) & MELDABLE & ~whole
    aces, tens, fives = pairs >> 4 * ACE + 3, total((pairs & TENS) >> 3), total((pairs & FIVES) >> 3)
    opened = min(aces + tens + fives, wilds)
    made += 40 * min(aces, wilds) + 20 * min(tens, max(wilds - aces, 0)) + 10 * min(fives, max(wilds - aces - tens, 0))
    placed = min(wilds, opened * rules.wilds_for[2] + _room(rules, held, whole, wilds - opened * rules.wilds_for[2]))
    made += wild_points(placed, jokers)
    # a wild card laid elsewhere costs a pair its meld at worst, and a joker's place its difference to a two
    dearest = 40 if aces else 20 if tens else 10 if fives else 0
    risk = 0 if placed == wilds > aces + tens + fives else dearest + 30
    return made, cards + 2 * opened + placed, made - risk


def _room(rules: Rules, held: Holding, ranks: int, wanted: int) -> int:
    """How many wild cards the melds of these ranks still take with the hand's naturals in them; no more than wanted."""
    room = 0
    for cls in range(FOUR, ACE + 1):
        if room >= wanted:
            break
        if ranks >> 4 * cls & 8:
            naturals = (held.hand >> 4 * cls & 15) + (held.nat >> 4 * cls & 15)
            room += rules.wilds_for[naturals] - (held.twos >> 4 * cls & 15) - (held.jokers >> 4 * cls & 15)
    return max(min(room, wanted), 0)


def black_three_points(rules: Rules, held: Holding) -> int:
    """What the hand's black threes add to an opening in which the player goes out (A44)."""
    if rules.black3 not in (BLACK3_OUT, BLACK3_OUT_NO_DISCARD):
        return 0
    threes = count(held.hand, BLACK3)
    return VALUE[BLACK3] * threes if threes >= 3 or count(held.nat, BLACK3) else 0

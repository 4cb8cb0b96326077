"""Lays, additions and discards of the player in turn, and whether the turn can still end as it must (16, 44-50, 75).

The question is answered by trying everything: each lay and addition, one after another, until a discard or an empty
hand ends the turn. Only what is plainly hopeless is not begun.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple, TypeAlias

from .bounds import hopeless
from .cards import in_order, rank_of, size
from .contracts import is_layoff, may_end_with, may_lay, may_lay_off
from .melds import Meld, additions, runs_from, sets_from
from .state import RefState

Memo: TypeAlias = dict[object, bool]


class Lay(NamedTuple):
    """A contract meld is laid."""

    meld: Meld

    @property
    def text(self) -> str:
        """`lay 4c4d4h`."""
        return self.meld.text


class Add(NamedTuple):
    """A card goes onto a meld on the table."""

    card: str
    owner: int
    number: int
    """Which of the owner's melds, counted from 0."""
    name: str
    """The meld in words: `7` of a set of sevens, `h/2` of the owner's second sequence in hearts."""
    end: str
    """`low` or `high` of a sequence, else ''."""
    grown: Meld

    @property
    def text(self) -> str:
        """`add 8h to 0:h`; of an ace in a sequence also the end."""
        end = f" {self.end}" if self.end and rank_of(self.card) == "A" else ""
        return f"add {self.card} to {self.owner}:{self.name}{end}"


def name_of(melds: list[Meld], number: int) -> str:
    """How a meld is named among those of its owner."""
    earlier = sum(meld.kind == melds[number].kind for meld in melds[:number])
    return melds[number].kind if not earlier else f"{melds[number].kind}/{earlier + 1}"


def lays(s: RefState) -> list[Lay]:
    """Contract melds that may be laid, whatever becomes of the turn."""
    exact = bool(s.options["contract_exact_size"])
    found = [*sets_from(s.hand, exact), *runs_from(s.hand, int(s.options["seq_min"]), exact)]
    return [Lay(meld) for meld in found if may_lay(s, meld)]


def adds(s: RefState) -> list[Add]:
    """Cards that may be added, whatever becomes of the turn."""
    found = [
        Add(card, owner, number, name_of(s.melds[owner], number), end, grown)
        for card in in_order(+s.hand)
        for owner in range(s.players)
        for number, meld in enumerate(s.melds[owner])
        for end, grown in additions(meld, card).items()
    ]
    return [add for add in found if may_lay_off(s) or not is_layoff(s, add.owner, add.number, add.grown)]


def moves(s: RefState) -> list[Lay | Add]:
    """Both."""
    return [*lays(s), *adds(s)]


def after_move(s: RefState, move: Lay | Add) -> RefState:
    """The state after a lay or an addition."""
    after = s.copy()
    if isinstance(move, Lay):
        after.part_with(*move.meld.cards)
        after.begun |= {len(after.own)}
        after.own.append(move.meld)
    else:
        after.laid_off |= is_layoff(s, move.owner, move.number, move.grown)
        after.part_with(move.card)
        after.melds[move.owner][move.number] = move.grown
    return after


def may_discard(s: RefState, card: str) -> bool:
    """Whether this discard may end the turn (23, 71-75)."""
    return card != s.barred and may_end_with(s, s.hand - Counter([card]), discard=True)


def can_end_well(s: RefState, memo: Memo | None = None) -> bool:
    """Whether some way to go on ends the turn as the rules want."""
    memo = {} if memo is None else memo
    if not size(s.hand):
        return may_end_with(s, s.hand, discard=False)
    if any(may_discard(s, card) for card in +s.hand):
        return True
    # Melds on the table tell how much of the contract lies there, and the hand what was laid; the rest is in the key.
    key = (frozenset(s.hand.items()), tuple(map(tuple, s.melds)), s.begun, s.laid_off)
    if key not in memo:
        memo[key] = not hopeless(s) and any(can_end_well(after_move(s, move), memo) for move in moves(s))
    return memo[key]


def good_moves(s: RefState) -> dict[str, RefState]:
    """Each lay and addition after which the turn can end well, and the state it leads to."""
    memo: Memo = {}
    after = {move.text: after_move(s, move) for move in moves(s)}
    return {text: state for text, state in after.items() if can_end_well(state, memo)}


def laydowns(s: RefState) -> set[tuple[str, ...]]:
    """The different choices of contract melds that may be laid in this turn, one meld at least, as texts."""
    found: set[tuple[str, ...]] = set()
    seen: set[tuple[str, ...]] = set()

    def go(state: RefState, chosen: tuple[str, ...]) -> None:
        for lay in lays(state):
            after, more = after_move(state, lay), tuple(sorted((*chosen, lay.meld.text)))
            if more not in seen and can_end_well(after):
                seen.add(more)
                go(after, more)
                if closes(after):
                    found.add(more)

    go(s, ())
    return found


def closes(s: RefState) -> bool:
    """Whether the turn can end well without a further contract meld."""
    if not size(s.hand):
        return may_end_with(s, s.hand, discard=False)
    return any(may_discard(s, card) for card in +s.hand) or any(closes(after_move(s, add)) for add in adds(s))

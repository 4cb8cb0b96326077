"""What selected cards can become: sets and sequences of the contract, and cards for melds on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from typing import Final

from stolik.desk.card_texts import CARD, joined
from stolik.desk.said import Param, Said
from stolik.games.choina.contract import SET_LEAST, SET_MOST
from stolik.games.choina.core import Core
from stolik.games.choina.hands import ACE
from stolik.games.choina.meld import RUN_MOST
from stolik.games.choina.table_melds import RUN, SET, TableMeld, table_melds

STOCK: Final = "stock"
PILE: Final = "pile"
LANE: Final = "lane"
MELD: Final = "meld:"
MOST_SPLIT: Final = 16
"""More cards than anybody selects for several melds at once."""


@dataclass(frozen=True)
class Meaning:
    """Something that a person may mean: the text of the act, its label, and the place it goes to."""

    act: str
    label: Said
    place: str = ""


def discard(kind: int) -> Meaning:
    """To discard a card."""
    return Meaning(f"discard {CARD[kind]}", Said("desk-discard", {"cards": CARD[kind]}), PILE)


# -- melds of the contract --------------------------------------------------------------------------------------------


def lays(kinds: Sequence[int], shortest: int) -> Iterator[Meaning]:
    """The cards as one meld or several; as cards that make none, for the rules to say why."""
    if len(kinds) < min(SET_LEAST, shortest):
        return
    melds = split(kinds, shortest)
    if melds is None:
        yield Meaning(f"lay {joined(kinds)}", Said("desk-lay", {"cards": joined(kinds)}), LANE)
        return
    acts = [f"lay {_together(meld)}" if _same_rank(meld) else f"run {_ends_text(meld)}" for meld in melds]
    label = Said("desk-lay", {"cards": " + ".join(joined(meld) for meld in melds)})
    if len(melds) == 1:
        (meld,) = melds
        label = Said("desk-lay-set" if _same_rank(meld) else "desk-lay-run", {"cards": joined(meld)})
    yield Meaning("; ".join(acts), label, LANE)


def split(kinds: Sequence[int], shortest: int) -> list[list[int]] | None:
    """The cards as sets and sequences that use all of them, as few as can be; none if there is no such way."""
    if len(kinds) > MOST_SPLIT:
        return None
    ranks = sorted({kind >> 2 for kind in kinds})
    best: list[list[int]] | None = None
    for sets in product(*(_set_choices([kind for kind in kinds if kind >> 2 == rank]) for rank in ranks)):
        rest = list(kinds)
        for meld in sets:
            for kind in meld:
                rest.remove(kind)
        runs = _runs(rest, shortest)
        if runs is None:
            continue
        found = [list(meld) for meld in sets if meld] + runs
        if best is None or len(found) < len(best):
            best = found
    return best


def _set_choices(of_rank: list[int]) -> list[tuple[int, ...]]:
    """Which of the cards of a rank make a set: none, all, or all but one that a sequence needs."""
    choices: list[tuple[int, ...]] = [()]
    if SET_LEAST <= len(of_rank) <= SET_MOST:
        choices.append(tuple(of_rank))
    if len(of_rank) > SET_LEAST:
        choices += {
            kind: tuple(other for at, other in enumerate(of_rank) if at != of_rank.index(kind)) for kind in of_rank
        }.values()
    return choices


def _runs(kinds: Iterable[int], shortest: int) -> list[list[int]] | None:
    """One sequence for each suit, of all its cards; none where they make no such."""
    by_suit: dict[int, list[int]] = {}
    for kind in kinds:
        by_suit.setdefault(kind & 3, []).append(kind)
    runs: list[list[int]] = []
    for of_suit in by_suit.values():
        run = in_order(of_suit)
        if run is None or len(run) < shortest:
            return None
        runs.append(run)
    return runs


def in_order(of_suit: Sequence[int]) -> list[int] | None:
    """Cards of one suit as a sequence from low to high, the ace at the end where it fits; or none."""
    for low_ace in (False, True):
        run = sorted(of_suit, key=lambda kind: -1 if low_ace and kind >> 2 == ACE else kind >> 2)
        ranks = [-1 if low_ace and kind >> 2 == ACE else kind >> 2 for kind in run]
        if all(second == first + 1 for first, second in pairwise(ranks)) and len(run) <= RUN_MOST:
            return run
    return None


def _same_rank(meld: Sequence[int]) -> bool:
    return len({kind >> 2 for kind in meld}) == 1


def _together(meld: Sequence[int]) -> str:
    return "".join(CARD[kind] for kind in sorted(meld))


def _ends_text(run: Sequence[int]) -> str:
    return f"{CARD[run[0]]}-{CARD[run[-1]]}"


# -- cards for melds on the table --------------------------------------------------------------------------------------


def adds(core: Core, kinds: Sequence[int]) -> Iterator[Meaning]:
    """The cards added to each meld on the table that takes all of them, the own ones first."""
    if not kinds:
        return
    for meld in melds_around(core):
        yield from onto(core, meld, kinds)


def melds_around(core: Core) -> list[TableMeld]:
    """All melds on the table, those of the player in turn first."""
    players = core.rules.players
    seats = [(core.turn + at) % players for at in range(players)]
    return [meld for seat in seats for meld in table_melds(core, seat)]


def onto(core: Core, meld: TableMeld, kinds: Sequence[int]) -> list[Meaning]:
    """The cards added to this meld, in two ways with an ace that fits both ends; nothing if they do not fit."""
    if meld.kind == SET:
        if any(kind >> 2 != meld.rank for kind in kinds) or meld.size + len(kinds) > SET_MOST:
            return []
        steps = [f"add {CARD[kind]} to {meld.target}" for kind in sorted(kinds)]
        return [_added(core, meld, kinds, steps)]
    if any(kind & 3 != meld.suit for kind in kinds):
        return []
    ways = {tuple(way) for ends in ("low", "high") if (way := _grown(meld, kinds, ends)) is not None}
    several = len(ways) > 1
    return [_added(core, meld, kinds, list(way), end=way[-1].split()[-1] if several else "") for way in sorted(ways)]


def _grown(meld: TableMeld, kinds: Sequence[int], ace_at: str) -> list[str] | None:
    """The steps that put these cards to the ends of a sequence, an ace at the end that is named."""
    low, high = meld.low, meld.high
    left = sorted(kinds)
    steps: list[str] = []
    while left:
        for kind in left:
            ace, place = kind >> 2 == ACE, (kind >> 2) + 1
            if ace and ace_at == "low":
                place = 0
            if place in (low - 1, high + 1) and high - low + 1 < RUN_MOST:
                low, high = min(low, place), max(high, place)
                steps.append(f"add {CARD[kind]} to {meld.target}" + (f" {ace_at}" if ace else ""))
                left.remove(kind)
                break
        else:
            return None
    return steps


def _added(core: Core, meld: TableMeld, kinds: Sequence[int], steps: Sequence[str], end: str = "") -> Meaning:
    own = meld.seat == core.turn
    params: dict[str, Param] = {"cards": joined(kinds)}
    if not own:
        params["seat"] = meld.seat
    if meld.kind == RUN:
        params |= {"run": f"{CARD[meld.cards[0]]}-{CARD[meld.cards[-1]]}", "end": end or "any"}
    else:
        params["class"] = CARD[meld.cards[0]][:-1]
    code = f"desk-put-{meld.kind}" + ("" if own else "-of")
    return Meaning("; ".join(steps), Said(code, params), MELD + meld.target)

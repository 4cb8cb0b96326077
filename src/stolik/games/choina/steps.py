"""The numbered steps of the Choina family.

The numbers are the same for every preset, option and player count, and never move: new steps are added at the end.
docs/actions-choina.md lists them. Every step names the very cards that move.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from stolik.cards import RANK_TEXT, SUIT_TEXT, card_text
from stolik.games.choina.contract import SET_LEAST, SET_MOST
from stolik.games.choina.hands import ACE, KINDS, PLACES, RANK_UNIT, RANKS, SUITS, UNIT, kind_at
from stolik.games.choina.meld import RUN_MOST, run_text

DRAW: Final = 0
TAKE: Final = 1
ASK: Final = 2
PASS: Final = 3
ALLOW: Final = 4
REFUSE: Final = 5
BUY: Final = 6
LAY_SET: Final = 7
LAY_RUN: Final = 8
ADD_SET: Final = 9
ADD_RUN: Final = 10
DISCARD: Final = 11

WORDS: Final = ("draw", "take", "ask", "pass", "allow", "refuse")
SEATS: Final = 5
SLOTS: Final = 2
RUN_SHORTEST: Final = 3
LOW: Final = 0
HIGH: Final = 1


class Step:
    """One numbered step: its verb and what it names.

    `kinds` are the cards that leave the hand and `size` how many. `rank` and `code` are those of a set that is laid, or
    the rank of the set that a card joins; `suit`, `low` and `high` those of a sequence that is laid, `suit` that of the
    sequence that a card joins. `seat` owns the meld that a card joins, `slot` says which of his of that rank or suit it
    is, and `end` at which end an ace joins a sequence (-1 for all other cards, which fit one end at most). `count` is
    the number of cards that are bought.
    """

    __slots__ = (
        "code",
        "count",
        "end",
        "high",
        "id",
        "kinds",
        "low",
        "rank",
        "ranks",
        "seat",
        "size",
        "slot",
        "suit",
        "text",
        "verb",
    )

    def __init__(
        self,
        number: int,
        verb: int,
        text: str,
        *,
        kinds: tuple[int, ...] = (),
        low: int = -1,
        seat: int = -1,
        slot: int = 0,
        end: int = -1,
        count: int = 0,
    ) -> None:
        self.id: Final = number
        self.verb: Final = verb
        self.text: Final = text
        self.kinds: Final = kinds
        self.size: Final = len(kinds)
        of_rank, of_suit = verb in (LAY_SET, ADD_SET, DISCARD), verb in (LAY_RUN, ADD_RUN)
        self.rank: Final[int] = kinds[0] >> 2 if of_rank else -1
        self.code: Final[int] = sum(UNIT[kind & 3] for kind in kinds) if verb == LAY_SET else 0
        self.suit: Final[int] = kinds[0] & 3 if of_suit else -1
        self.low: Final = low
        self.high: Final[int] = low + len(kinds) - 1 if low >= 0 else -1
        self.seat: Final = seat
        self.slot: Final = slot
        self.end: Final = end
        self.count: Final = count
        self.ranks: Final[int] = sum(RANK_UNIT[kind >> 2] for kind in kinds)


def target_text(seat: int, name: str, slot: int) -> str:
    """A meld on the table as steps name it: `2:7`, `2:h`, `2:7/2`."""
    return f"{seat}:{name}" + (f"/{slot + 1}" if slot else "")


def _cards_text(kinds: tuple[int, ...]) -> str:
    return "".join(card_text(kind) for kind in kinds)


def _words() -> list[Step]:
    steps = [Step(verb, verb, word) for verb, word in enumerate(WORDS)]
    return steps + [Step(BUY - 1 + count, BUY, f"buy {count}", count=count) for count in range(1, KINDS + 1)]


def _sets(number: int) -> list[Step]:
    steps: list[Step] = []
    for rank in range(RANKS):
        for size in range(SET_LEAST, SET_MOST + 1):
            for suits in combinations_with_replacement(range(SUITS), size):
                if max(suits.count(suit) for suit in suits) > 2:
                    continue
                kinds = tuple(4 * rank + suit for suit in suits)
                steps.append(Step(number + len(steps), LAY_SET, f"lay {_cards_text(kinds)}", kinds=kinds))
    return steps


def _runs(number: int) -> list[Step]:
    steps: list[Step] = []
    for suit in range(SUITS):
        for size in range(RUN_SHORTEST, RUN_MOST + 1):
            for low in range(PLACES - size + 1):
                high = low + size - 1
                kinds = tuple(kind_at(suit, place) for place in range(low, high + 1))
                text = f"run {run_text(suit, low, high)}"
                steps.append(Step(number + len(steps), LAY_RUN, text, kinds=kinds, low=low))
    return steps


def _adds(number: int) -> list[Step]:
    steps: list[Step] = []
    for slot in range(SLOTS):
        for seat in range(SEATS):
            for kind in range(KINDS):
                text = f"add {card_text(kind)} to {target_text(seat, RANK_TEXT[kind >> 2], slot)}"
                at = number + len(steps)
                steps.append(Step(at, ADD_SET, text, kinds=(kind,), seat=seat, slot=slot))
    for slot in range(SLOTS):
        for seat in range(SEATS):
            for kind in range(KINDS):
                suit = kind & 3
                to = f"add {card_text(kind)} to {target_text(seat, SUIT_TEXT[suit], slot)}"
                for end in (LOW, HIGH) if kind >> 2 == ACE else (-1,):
                    text = to + ("" if end < 0 else " low" if end == LOW else " high")
                    at = number + len(steps)
                    steps.append(Step(at, ADD_RUN, text, kinds=(kind,), seat=seat, slot=slot, end=end))
    return steps


def _discards(number: int) -> list[Step]:
    return [Step(number + kind, DISCARD, f"discard {card_text(kind)}", kinds=(kind,)) for kind in range(KINDS)]


def _all_steps() -> tuple[Step, ...]:
    steps = _words()
    for more in (_sets, _runs, _adds, _discards):
        steps += more(len(steps))
    return tuple(steps)


STEPS: Final = _all_steps()
"""All steps by number."""

NUMBER_OF: Final[dict[str, int]] = {step.text: step.id for step in STEPS}
"""The number of a step by its text."""


def _set_steps() -> tuple[dict[int, list[int]], ...]:
    """For each rank and code of a hand: the steps that lay a set of its cards."""
    tables: list[dict[int, list[int]]] = []
    for rank in range(RANKS):
        laying = [step for step in STEPS if step.verb == LAY_SET and step.rank == rank]
        table: dict[int, list[int]] = {}
        for code in range(256):
            counts = [code >> 2 * suit & 3 for suit in range(SUITS)]
            if max(counts) <= 2 and sum(counts) >= SET_LEAST:
                table[code] = [
                    step.id
                    for step in laying
                    if all((step.code >> 2 * suit & 3) <= counts[suit] for suit in range(SUITS))
                ]
        tables.append(table)
    return tuple(tables)


SET_STEPS: Final = _set_steps()
RUN_STEP: Final[dict[int, int]] = {
    step.suit << 8 | step.low << 4 | step.high: step.id for step in STEPS if step.verb == LAY_RUN
}
"""The step that lays a sequence, by suit and places."""
ADD_SET_FIRST: Final = next(step.id for step in STEPS if step.verb == ADD_SET)
ADD_RUN_FIRST: Final = next(step.id for step in STEPS if step.verb == ADD_RUN)
DISCARD_FIRST: Final = next(step.id for step in STEPS if step.verb == DISCARD)
RUN_TARGETS: Final = KINDS + SUITS
"""Steps that add a card to one sequence slot of a seat: the aces have two."""


def buy_step(count: int) -> int:
    """The step that buys so many cards."""
    return BUY - 1 + count


def add_set_step(seat: int, slot: int, kind: int) -> int:
    """The step that adds a card to a set."""
    return ADD_SET_FIRST + (slot * SEATS + seat) * KINDS + kind


def add_run_step(seat: int, slot: int, kind: int, end: int) -> int:
    """The step that adds a card to a sequence; the end matters for aces alone."""
    at = ADD_RUN_FIRST + (slot * SEATS + seat) * RUN_TARGETS + kind
    suit = kind & 3
    if kind >> 2 == ACE:
        return at + suit + (1 if end == HIGH else 0)
    return at


def discard_step(kind: int) -> int:
    """The step that discards a card."""
    return DISCARD_FIRST + kind

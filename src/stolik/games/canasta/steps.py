"""The numbered steps of the canasta family.

The numbers are the same for every preset, option and player count, and never move: new steps are added at the end.
docs/actions-canasta.md lists them. Without sequences suits do not matter and only the steps below `SUITED` occur; with
sequences naturals of different suits are different cards, and the steps that move naturals from the hand name suits.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from stolik.cards import SUIT_TEXT
from stolik.games.canasta.classes import (
    ACE,
    BLACK3,
    CLASS_TEXT,
    FOUR,
    JOKER,
    KIND_AT,
    ONE,
    TWO,
    UNIT,
    VALUE,
    points,
    total,
)
from stolik.games.canasta.runs import RUN_LEAST, RUN_MOST, run_cards, run_code

DRAW: Final = 0
PASS: Final = 1
STOP: Final = 2
ASK: Final = 3
YES: Final = 4
NO: Final = 5
TAKE_PAIR: Final = 6
TAKE_WILD: Final = 7
TAKE_ONTO: Final = 8
LAY_NATURALS: Final = 9
LAY_WITH_WILD: Final = 10
LAY_WILDS: Final = 11
ADD_NATURAL: Final = 12
ADD_WILD: Final = 13
ADD_TO_WILDS: Final = 14
JOIN: Final = 15
DISCARD: Final = 16
START_RUN: Final = 17
EXTEND_RUN: Final = 18
TAKE_ONTO_RUN: Final = 19

MELD_SLOTS: Final = 2


class Step:
    """One numbered step: its verb and what it names.

    `cls` is the class of the meld (or of the discard), `slot` which of a side's melds of that rank, `wild` the class of
    a wild card that moves or -1, `count` how many naturals (or twos of a joker set) leave the hand, `suits` their suits
    where suits matter, `high` the high end of a sequence, whose low end is `cls` and which grows low for slot 0, high
    for slot 1, `alone` whether the top card is taken without the rest of the pile.

    What follows from these: `kinds`, the naturals that leave the hand where suits name them; `leaves`, packed, and
    `leaves_size`: all cards that leave the hand; `top`: the class of the pile's card that joins them, or -1; `worth`:
    the points of all these; `run` and `grown`: the code of a sequence before and after, or -1.
    """

    __slots__ = (
        "alone",
        "cls",
        "count",
        "grown",
        "high",
        "id",
        "kinds",
        "leaves",
        "leaves_size",
        "run",
        "slot",
        "suits",
        "text",
        "top",
        "verb",
        "wild",
        "worth",
    )

    def __init__(
        self,
        number: int,
        verb: int,
        text: str,
        *,
        cls: int = -1,
        slot: int = 0,
        wild: int = -1,
        count: int = 0,
        suits: tuple[int, ...] = (),
        high: int = -1,
        alone: bool = False,
    ) -> None:
        self.id: Final = number
        self.verb: Final = verb
        self.text: Final = text
        self.cls: Final = cls
        self.slot: Final = slot
        self.wild: Final = wild
        self.count: Final = count
        self.suits: Final = suits
        self.high: Final = high
        self.alone: Final = alone
        run = grown = end = -1
        if verb == START_RUN:
            grown = run_code(suits[0], cls, high)
        elif verb in (EXTEND_RUN, TAKE_ONTO_RUN):
            run = run_code(suits[0], cls, high)
            end = high + 1 if slot else cls - 1
            grown = run_code(suits[0], min(cls, end), max(high, end))
        self.run: Final = run
        self.grown: Final = grown
        kinds: tuple[int, ...] = tuple(KIND_AT[cls][suit] for suit in suits)
        if verb == START_RUN:
            kinds = tuple(run_cards(grown))
        elif verb == EXTEND_RUN:
            kinds = (KIND_AT[end][suits[0]],)
        elif verb == TAKE_ONTO_RUN:
            kinds = ()
        self.kinds: Final = kinds
        leaves = sum(UNIT[kind] for kind in kinds) if kinds else count * ONE[max(cls, 0)]
        if verb == LAY_WILDS:
            leaves += (3 - count) * ONE[JOKER]
        if wild >= 0:
            leaves += ONE[wild]
        self.leaves: Final[int] = leaves
        self.leaves_size: Final[int] = total(leaves)
        self.top: Final[int] = end if verb == TAKE_ONTO_RUN else cls if TAKE_PAIR <= verb <= TAKE_ONTO else -1
        self.worth: Final[int] = points(leaves) + (VALUE[self.top] if self.top >= 0 else 0)


class _Layout:
    def __init__(self) -> None:
        self.steps: list[Step] = []

    def add(
        self,
        verb: int,
        text: str,
        *,
        cls: int = -1,
        slot: int = 0,
        wild: int = -1,
        count: int = 0,
        suits: tuple[int, ...] = (),
        high: int = -1,
        alone: bool = False,
    ) -> None:
        number = len(self.steps)
        self.steps.append(
            Step(number, verb, text, cls=cls, slot=slot, wild=wild, count=count, suits=suits, high=high, alone=alone)
        )


RANKS: Final = range(FOUR, ACE + 1)
WILDS: Final = (TWO, JOKER)


def _to(cls: int, slot: int) -> str:
    return CLASS_TEXT[cls] + ("" if slot == 0 else f"/{slot + 1}")


def _suited(cls: int, suits: tuple[int, ...]) -> str:
    return "".join(CLASS_TEXT[cls] + SUIT_TEXT[suit] for suit in suits)


def _without_suits(layout: _Layout) -> None:
    for alone in (False, True):
        _takes(layout, alone)
    for cls in RANKS:
        layout.add(LAY_NATURALS, f"lay {CLASS_TEXT[cls] * 3}", cls=cls, count=3)
    for wild in WILDS:
        for cls in RANKS:
            layout.add(LAY_WITH_WILD, f"lay {CLASS_TEXT[cls] * 2}{CLASS_TEXT[wild]}", cls=cls, wild=wild, count=2)
    layout.add(LAY_NATURALS, "lay 333", cls=BLACK3, count=3)
    layout.add(LAY_NATURALS, "lay 3333", cls=BLACK3, count=4)
    for slot in range(MELD_SLOTS):
        for cls in RANKS:
            layout.add(ADD_NATURAL, f"add {_to(cls, slot)}", cls=cls, slot=slot, count=1)
        for wild in WILDS:
            for cls in RANKS:
                layout.add(ADD_WILD, f"add {CLASS_TEXT[wild]} to {_to(cls, slot)}", cls=cls, slot=slot, wild=wild)
    layout.add(ADD_NATURAL, "add 3", cls=BLACK3, count=1)
    for jokers in range(4):
        text = "lay " + CLASS_TEXT[TWO] * (3 - jokers) + CLASS_TEXT[JOKER] * jokers
        layout.add(LAY_WILDS, text, cls=TWO, count=3 - jokers)
    for wild in WILDS:
        layout.add(ADD_TO_WILDS, f"add {CLASS_TEXT[wild]} to 2", cls=TWO, wild=wild)
    for cls in RANKS:
        layout.add(JOIN, f"join {CLASS_TEXT[cls]}", cls=cls)
    for cls in (JOKER, TWO, BLACK3, *RANKS):
        layout.add(DISCARD, f"discard {CLASS_TEXT[cls]}", cls=cls, count=1)


def _takes(layout: _Layout, alone: bool) -> None:
    take = "take top" if alone else "take"
    for slot in range(MELD_SLOTS):
        for cls in RANKS:
            to = "" if slot == 0 else f" to {_to(cls, slot)}"
            rank = CLASS_TEXT[cls]
            layout.add(TAKE_PAIR, f"{take} {rank} {rank}{to}", cls=cls, slot=slot, count=2, alone=alone)
        for wild in WILDS:
            for cls in RANKS:
                to = "" if slot == 0 else f" to {_to(cls, slot)}"
                text = f"{take} {CLASS_TEXT[cls]} {CLASS_TEXT[wild]}{to}"
                layout.add(TAKE_WILD, text, cls=cls, slot=slot, wild=wild, count=1, alone=alone)
        for cls in RANKS:
            layout.add(TAKE_ONTO, f"{take} onto {_to(cls, slot)}", cls=cls, slot=slot, alone=alone)
    layout.add(TAKE_PAIR, f"{take} 3 3", cls=BLACK3, count=2, alone=alone)


def _with_suits(layout: _Layout) -> None:
    pairs = list(combinations_with_replacement(range(4), 2))
    for alone in (False, True):
        take = "take top" if alone else "take"
        for slot in range(MELD_SLOTS):
            for cls in RANKS:
                to = "" if slot == 0 else " to " + _to(cls, slot)
                for pair in pairs:
                    text = f"{take} {_suited(cls, pair[:1])} {_suited(cls, pair[1:])}{to}"
                    layout.add(TAKE_PAIR, text, cls=cls, slot=slot, count=2, suits=pair, alone=alone)
                for suit in range(4):
                    for wild in WILDS:
                        text = f"{take} {_suited(cls, (suit,))} {CLASS_TEXT[wild]}{to}"
                        layout.add(TAKE_WILD, text, cls=cls, slot=slot, wild=wild, count=1, suits=(suit,), alone=alone)
    for cls in RANKS:
        for three in combinations_with_replacement(range(4), 3):
            layout.add(LAY_NATURALS, f"lay {_suited(cls, three)}", cls=cls, count=3, suits=three)
        for pair in pairs:
            for wild in WILDS:
                text = f"lay {_suited(cls, pair)}{CLASS_TEXT[wild]}"
                layout.add(LAY_WITH_WILD, text, cls=cls, wild=wild, count=2, suits=pair)
    for slot in range(MELD_SLOTS):
        for cls in RANKS:
            for suit in range(4):
                text = f"add {_suited(cls, (suit,))}" + ("" if slot == 0 else f" to {_to(cls, slot)}")
                layout.add(ADD_NATURAL, text, cls=cls, slot=slot, count=1, suits=(suit,))
    for cls in RANKS:
        for suit in range(4):
            layout.add(DISCARD, f"discard {_suited(cls, (suit,))}", cls=cls, count=1, suits=(suit,))


def _sequences(layout: _Layout) -> None:
    for suit in range(4):
        for low in range(FOUR, ACE - RUN_LEAST + 2):
            text = "run " + "".join(_suited(cls, (suit,)) for cls in range(low, low + RUN_LEAST))
            layout.add(START_RUN, text, cls=low, high=low + RUN_LEAST - 1, count=RUN_LEAST, suits=(suit,))
    for verb, alone in ((EXTEND_RUN, False), (TAKE_ONTO_RUN, False), (TAKE_ONTO_RUN, True)):
        word = "extend" if verb == EXTEND_RUN else "take top onto" if alone else "take onto"
        for suit in range(4):
            for size in range(RUN_LEAST, RUN_MOST):
                for low in range(FOUR, ACE - size + 2):
                    run = f"{_suited(low, (suit,))}-{_suited(low + size - 1, (suit,))}"
                    for slot, fits in ((0, low > FOUR), (1, low + size - 1 < ACE)):
                        if fits:
                            end = "low" if slot == 0 else "high"
                            layout.add(
                                verb, f"{word} {run} {end}", cls=low, high=low + size - 1, slot=slot,
                                count=int(verb == EXTEND_RUN), suits=(suit,), alone=alone,
                            )  # fmt: skip


def _all_steps() -> tuple[tuple[Step, ...], int]:
    layout = _Layout()
    for verb, word in ((DRAW, "draw"), (PASS, "pass"), (STOP, "stop"), (ASK, "ask"), (YES, "yes"), (NO, "no")):
        layout.add(verb, word)
    _without_suits(layout)
    suited = len(layout.steps)
    _with_suits(layout)
    _sequences(layout)
    return tuple(layout.steps), suited


STEPS, SUITED = _all_steps()
"""All steps by number; from `SUITED` on they name suits and occur only where sequences are melded."""

NUMBER_OF: Final[dict[str, int]] = {step.text: step.id for step in STEPS}
"""The number of a step by its text."""

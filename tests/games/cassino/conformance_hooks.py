"""What the conformance suite must be told about the Cassino family."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING
from zlib import crc32

from stolik.conformance import Layout
from stolik.games.cassino.combination import cards_of, name
from stolik.games.cassino.core import partner_values, values_in
from stolik.games.cassino.faults import Fault
from stolik.games.cassino.move import TAKE, TRAIL, VERBS, make_move
from stolik.games.cassino.moves import combo_names
from stolik.games.cassino.state import CassinoState
from stolik.games.cassino.values import kinds_of, mask_of
from tests.games.cassino.random_play import choose
from tests.support.family_hooks import FamilyHooks, written

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from stolik.games.action import Action
    from stolik.games.cassino.core import Core
    from stolik.games.cassino.rules import Rules
    from stolik.games.game import State

HIGHEST = 14
EXACT = 0.7


def core_of(state: State) -> Core:
    """The data inside."""
    assert isinstance(state, CassinoState)
    return state.core


class CassinoHooks(FamilyHooks):
    """Hooks for every rule set of the family."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(Fault, rules.players)
        self.rules = rules

    def actions(self, state: State) -> Sequence[Action]:
        """Whole moves of all kinds, legal ones and others, and the steps of which moves are composed."""
        core = core_of(state)
        rng = Random(crc32(state.text().encode()))
        found: list[Action] = list(core.rules.steps[::40])
        names = combo_names(core)
        hand = kinds_of(core.hands[core.seat]) if core.seat >= 0 else [0, 51]
        for _ in range(120):
            card = rng.choice(hand) if rng.random() < 0.9 else rng.randrange(52)
            verb = rng.randrange(len(VERBS))
            if verb == TRAIL:
                found.append(make_move(card, TRAIL, 0, 0, 0, names))
                continue
            loose = mask_of([kind for kind in kinds_of(core.loose) if rng.random() < 0.4])
            if rng.random() < 0.05:
                loose |= 1 << rng.randrange(52)
            combos = mask_of([index for index in range(len(names)) if rng.random() < 0.3])
            found.append(make_move(card, verb, 0 if verb == TAKE else rng.randint(1, HIGHEST), loose, combos, names))
        return found

    def choose(self, state: State, rng: Random) -> Action:
        return choose(state, rng)

    def whole(self, state: State) -> Counter[int]:  # noqa: ARG002
        return Counter(range(52))

    def layout(self, state: State) -> Layout:
        core = core_of(state)
        shown = kinds_of(core.loose)
        for cards in (*map(cards_of, core.combos), *core.piles):
            shown += kinds_of(cards)
        return Layout({seat: kinds_of(core.hands[seat]) for seat in self.seats}, core.order[core.top :], shown)

    def known(self, state: State, seat: int) -> Sequence[int]:  # noqa: ARG002
        return ()

    def possible(self, state: State, seat: int, hands: Mapping[int, Sequence[int]]) -> bool:
        core = core_of(state)
        values = {other: values_in(self.rules, mask_of(list(cards))) for other, cards in hands.items()}
        if any(core.promised[other] & ~held for other, held in values.items()):
            return False
        told = self.told(state, seat)
        return told is None or told == values[self.rules.partner(seat)]

    def told(self, state: State, seat: int) -> object:
        core = core_of(state)
        return partner_values(core) if core.rules.partner_build and core.seat == seat else None

    # -- the grammar ---------------------------------------------------------------------------------------------------

    def texts(self, state: State, rng: Random) -> Iterator[str]:
        """Some sentences of the grammar; most use cards of the hand and of the table, some any card."""
        core = core_of(state)
        hand = kinds_of(core.hands[core.seat]) if core.seat >= 0 else []
        loose = kinds_of(core.loose)
        names = [name(core.combos, index) for index in range(len(core.combos))] or ["B8"]
        for _ in range(15):
            card = written(rng.choice(hand) if hand and rng.random() < 0.9 else rng.randrange(54), rng, EXACT)
            table = [written(kind, rng, EXACT) for kind in loose if rng.random() < 0.35]
            if rng.random() < 0.1:
                table.append(written(rng.randrange(54), rng, EXACT))
            if rng.random() < 0.4:
                table.append(rng.choice([*names, "C7", "B9/2"]))
            verb = rng.choice(VERBS)
            value = rng.choice(("", f"{rng.randint(1, HIGHEST)} ")) if verb not in ("take", "trail") else ""
            glue = rng.choice((" ", " + ", ", ", " and ", ""))
            yield f"{verb} {value}{card}{rng.choice((':', ' ', ' with'))} {glue.join(table)}"
            yield f"trail {card}"
        yield "take"
        yield "trail 2c; trail 2d"

"""What the conformance suite must be told about the Choina family."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from stolik.cards import card_text
from stolik.conformance import Layout
from stolik.games.choina.core import hand_kinds, known_kinds
from stolik.games.choina.faults import Fault
from stolik.games.choina.state import ChoinaState
from stolik.games.choina.table_melds import table_melds
from tests.games.choina.random_play import choose
from tests.support.family_hooks import FamilyHooks, HandCards

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from stolik.games.action import Action
    from stolik.games.choina.core import Core
    from stolik.games.choina.rules import Rules
    from stolik.games.game import State

WORDS = ("draw", "take", "ask", "pass", "allow", "refuse")


def core_of(state: State) -> Core:
    """The data inside."""
    assert isinstance(state, ChoinaState)
    return state.core


class ChoinaHooks(FamilyHooks):
    """Hooks for every rule set of the family."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(Fault, rules.players)
        self.rules = rules

    def actions(self, state: State) -> Sequence[Action]:
        return core_of(state).rules.actions

    def choose(self, state: State, rng: Random) -> Action:
        return choose(state, rng)

    def whole(self, state: State) -> Counter[int]:
        return Counter(core_of(state).rules.cards)

    def layout(self, state: State) -> Layout:
        core = core_of(state)
        shown = list(core.pile)
        for seat in self.seats:
            for meld in table_melds(core, seat):
                shown += meld.cards
        return Layout({seat: hand_kinds(core, seat) for seat in self.seats}, core.order[core.top :], shown)

    def known(self, state: State, seat: int) -> Sequence[int]:
        return known_kinds(core_of(state).known, seat)

    # -- the grammar ---------------------------------------------------------------------------------------------------

    def texts(self, state: State, rng: Random) -> Iterator[str]:
        """Some sentences of the grammar; most use cards of the hand that acts, some any card."""
        core = core_of(state)
        hand = hand_kinds(core, core.seat) if core.seat >= 0 else []
        yield from WORDS
        targets = [meld.target for seat in self.seats for meld in table_melds(core, seat)] or ["0:7"]
        for _ in range(12):
            card = _Cards(hand, rng)
            target = rng.choice([*targets, "1:7", "2:h", "4:s", "0:7/2", "1", "0:5h-8h"])
            yield f"buy {rng.randint(1, 9)}"
            yield f"discard {card.one()}"
            yield f"lay {card.set()}"
            yield f"{rng.choice(('run', 'lay'))} {card.run()}"
            yield f"lay {card.set()} {card.run()}"
            yield f"add {card.one()}"
            yield f"add {card.one()} to {target}"
            yield f"add {card.one()} to {target} {rng.choice(('low', 'high'))}"
            yield f"add {card.one()} {card.one()} to {target}"
            yield f"lay {card.set()}; add {card.one()}; discard {card.one()}"
        yield from (f"{one}; {two}" for one, two in (("draw", "discard 4h"), ("discard 4h", "draw"), ("ask", "allow")))
        yield from self.sequences(state, rng)


class _Cards(HandCards):
    """Cards for sentences."""

    def set(self) -> str:
        """Cards of a rank; now and then too few, too many, or another card among them."""
        kind = self.kind()
        chosen = [each for each in self.hand if each >> 2 == kind >> 2] or [kind]
        chosen = self.rng.sample(chosen, self.rng.randint(1, len(chosen)))
        if self.rng.random() < 0.15:
            chosen.append(self.kind())
        return "".join(self.text(each) for each in chosen)

    def run(self) -> str:
        """Cards of a suit in a row; now and then round the corner, or with another card among them."""
        suit = self.kind() & 3 if self.rng.random() < 0.9 else 0
        low = self.rng.randrange(14)
        places = [place % 14 for place in range(low, low + self.rng.randint(2, 6))]
        kinds = [4 * ((place - 1) % 13) + suit for place in places]
        held = {each >> 2 for each in self.hand if each & 3 == suit}
        if self.rng.random() < 0.5 and held:
            kinds = [4 * rank + suit for rank in sorted(held)]
        if self.rng.random() < 0.15:
            kinds[0] = self.kind()
        if self.rng.random() < 0.4 and all(kind < 52 for kind in kinds):
            return f"{card_text(kinds[0])}-{card_text(kinds[-1])}"
        return "".join(self.text(kind) for kind in kinds)

"""What the conformance suite must be told about the canasta family."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from stolik.cards import card_text, pack
from stolik.conformance import Layout
from stolik.games.action import Action
from stolik.games.canasta.classes import CLASS_OF, CLASS_TEXT, CLASSES, JOKER, RED3, TWO, kinds_of
from stolik.games.canasta.faults import Fault
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.steps import (
    ADD_NATURAL,
    ADD_TO_WILDS,
    ADD_WILD,
    DISCARD,
    LAY_NATURALS,
    LAY_WILDS,
    LAY_WITH_WILD,
    STEPS,
    TAKE_PAIR,
    TAKE_WILD,
)
from stolik.games.canasta.table_melds import rank_target, table_melds
from tests.support.family_hooks import FamilyHooks, HandCards
from tests.support.random_play import choose

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from stolik.games.canasta.core import Core
    from stolik.games.canasta.rules import Rules
    from stolik.games.game import State

RANKS = [text for text in CLASS_TEXT if text not in ("Jk", "2", "3r", "3")]
NAMING = (
    TAKE_PAIR,
    TAKE_WILD,
    LAY_NATURALS,
    LAY_WITH_WILD,
    LAY_WILDS,
    ADD_NATURAL,
    ADD_WILD,
    ADD_TO_WILDS,
    DISCARD,
)
"""Steps whose cards may be named beyond what their text says."""
WORDS = ("draw", "pass", "stop", "ask", "yes", "no")


def core_of(state: State) -> Core:
    """The data inside."""
    assert isinstance(state, CanastaState)
    return state.core


class CanastaHooks(FamilyHooks):
    """Hooks for every rule set of the family."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(Fault, rules.players)
        self.rules = rules

    def actions(self, state: State) -> Sequence[Action]:
        return core_of(state).rules.actions

    def choose(self, state: State, rng: Random) -> Action:
        """A likely action; often with its cards named, at random among those of the class."""
        action = choose(state, rng)
        if rng.random() < 0.5:
            return action
        named = state.parse(self.named(core_of(state), action, rng))
        assert isinstance(named, Action)
        return named

    def whole(self, state: State) -> Counter[int]:
        return Counter(pack(core_of(state).rules.packs))

    def layout(self, state: State) -> Layout:
        core = core_of(state)
        hands = {
            seat: [kind for cls in range(CLASSES) for kind in kinds_of(core.suits[CLASSES * seat + cls], cls)]
            for seat in self.seats
        }
        shown = list(core.pile)
        for side in range(self.rules.sides):
            shown += kinds_of(core.red3[side], RED3)
            for meld in table_melds(core, side):
                shown += meld.cards
        return Layout(hands, core.order[core.top :] + core.under, shown)

    def known(self, state: State, seat: int) -> Sequence[int]:
        known = core_of(state).known
        return [kind for cls in range(CLASSES) for kind in kinds_of(known[CLASSES * seat + cls], cls)]

    def may_hold(self, kind: int) -> bool:
        return kind >= 0 and CLASS_OF[kind] != RED3

    def has_lost(self, state: State, seat: int) -> bool:
        return core_of(state).lost == self.rules.side_of[seat]

    # -- the grammar ---------------------------------------------------------------------------------------------------

    def named(self, core: Core, action: Action, rng: Random) -> str:
        """The text of a legal action with the suits of cards of the hand."""
        step = STEPS[action.id]
        if step.verb not in NAMING:
            return action.text
        hand = self.layout(CanastaState(core)).hands[core.seat]
        kinds = list(step.kinds) if step.kinds else _drawn(hand, [step.cls] * step.count, rng)
        if step.verb == LAY_WILDS:
            kinds += _drawn(hand, [JOKER] * (3 - step.count), rng)
        elif step.wild >= 0:
            kinds += _drawn(hand, [step.wild], rng)
        verb = "take top" if step.alone else action.text.split()[0]
        _, to, target = action.text.partition(" to ")
        if step.verb == ADD_NATURAL and step.slot and not to:
            to, target = " to ", rank_target(step.cls, step.slot)
        return f"{verb} {' '.join(card_text(kind) for kind in kinds)}{to}{target}"

    def texts(self, state: State, rng: Random) -> Iterator[str]:
        """Some sentences of the grammar; most use cards of the hand in turn, some any card."""
        core = core_of(state)
        hand = self.layout(state).hands[core.seat] if core.seat >= 0 else []
        yield from WORDS
        yield from (self.named(core, action, rng) for action in state.legal())
        for _ in range(12):
            card = _Cards(hand, rng)
            yield f"discard {card.one()}"
            yield f"take {rng.choice(('', 'top '))}{card.pair()}"
            yield f"take {rng.choice(('', 'top '))}onto {rng.choice(RANKS)}"
            yield f"lay {card.meld()}"
            yield f"add {card.one()}"
            yield f"add {card.one()} to {rng.choice(RANKS)}"
            yield f"add {card.some(3)}"
            yield f"open {card.meld()} {card.meld()}"
            yield f"lay {card.meld()}; discard {card.one()}"
            yield f"take {card.pair()}; lay {card.meld()}; add {card.one()}"
            if self.rules.wide:
                yield from self.wide_texts(core, card, rng)
        yield from (f"{one}; {two}" for one, two in (("draw", "discard 4"), ("discard 4", "draw"), ("ask", "yes")))
        yield from self.sequences(state, rng)

    def wide_texts(self, core: Core, card: _Cards, rng: Random) -> Iterator[str]:
        """Sentences about second melds, runs and sets of wild cards, with melds that lie or might lie."""
        target = f"{rng.choice(RANKS)}/2"
        melds = [meld.target for side in range(self.rules.sides) for meld in table_melds(core, side) if meld.target]
        lying = rng.choice([*melds, target, "5h-7h", "2"])
        yield f"add {card.one()} to {lying}"
        yield f"take {rng.choice(('', 'top '))}onto {lying} {rng.choice(('', 'low', 'high'))}"
        yield f"take {card.pair()} to {target}"
        yield f"join {rng.choice(RANKS)}"
        yield f"extend {lying} {rng.choice(('low', 'high'))}"
        yield f"{rng.choice(('run', 'lay', 'open'))} {card.run()}"
        yield f"lay {card.wilds()}"
        yield f"open {card.run()} {card.meld()} {card.wilds()}"


def _drawn(hand: list[int], classes: Sequence[int], rng: Random) -> list[int]:
    """Cards of these classes, drawn from a hand."""
    drawn = []
    for cls in classes:
        kind = rng.choice([kind for kind in hand if CLASS_OF[kind] == cls])
        hand.remove(kind)
        drawn.append(kind)
    return drawn


class _Cards(HandCards):
    """Cards for sentences."""

    exact = 0.45

    def some(self, number: int) -> str:
        return " ".join(self.one() for _ in range(number))

    def pair(self) -> str:
        kind = self.kind()
        alike = [each for each in self.hand if CLASS_OF[each] in (CLASS_OF[kind], 0, TWO)]
        return f"{self.text(kind)} {self.text(self.rng.choice([*alike, kind]))}"

    def run(self) -> str:
        """Cards of a suit in a row; now and then one of them is another card."""
        suit = self.rng.randrange(4)
        low = self.rng.randrange(2, 11)
        kinds = [4 * rank + suit for rank in range(low, min(low + self.rng.randint(2, 8), 13))]
        if self.rng.random() < 0.2:
            kinds[0] = self.kind()
        self.rng.shuffle(kinds)
        return self.rng.choice(("", " ")).join(card_text(kind) for kind in kinds)

    def wilds(self) -> str:
        """Wild cards of the hand, or any."""
        held = [each for each in self.hand if CLASS_OF[each] <= TWO]
        chosen = held[: self.rng.randint(1, 7)] if len(held) > 2 else [0, 0, 52]
        return self.rng.choice(("", " ")).join(self.text(each) for each in chosen)

    def meld(self) -> str:
        """Cards of a rank with a few wild ones; now and then too few, too many, or another card among them."""
        kind = self.kind()
        naturals = [each for each in self.hand if CLASS_OF[each] == CLASS_OF[kind]] or [kind]
        wilds = [each for each in self.hand if CLASS_OF[each] <= TWO]
        chosen = naturals[: self.rng.randint(1, 8)] + wilds[: self.rng.choice((0, 0, 1, 1, 2, 4))]
        if self.rng.random() < 0.1:
            chosen.append(self.kind())
        self.rng.shuffle(chosen)
        return self.rng.choice(("", " ")).join(self.text(each) for each in chosen)

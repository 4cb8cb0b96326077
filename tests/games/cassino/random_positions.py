"""Random positions made by hand: tables full of loose cards and combinations of every value.

Random play seldom comes to where the rules are hard; these positions begin there. Not all of them could be reached by
play, and some are refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.cards import card_text
from stolik.games.cassino.counts import counts_of
from stolik.games.cassino.groups import can_cover, is_one_group
from stolik.games.cassino.values import kinds_of, mask_of

if TYPE_CHECKING:
    from random import Random

    from stolik.games.cassino.rules import Rules

HAND = 4


class PositionMaker:
    """Writes one position after the other."""

    def __init__(self, rules: Rules, rng: Random, most_loose: int = 9) -> None:
        self.rules = rules
        self.rng = rng
        self.most_loose = most_loose
        self.left: list[int] = []

    def text(self) -> str:
        """A position in which a seat is in turn."""
        rng, rules = self.rng, self.rules
        self.left = list(rules.cards)
        seat, size = rng.randrange(rules.players), rng.randint(1, HAND)
        dealer = (seat - 1) % rules.players  # whoever is in turn begins the dealing, so that all hands are equal
        deal = 1 if rules.single_round else rng.randint(1, 3)  # later ones need totals that are equal
        lines = [f"deal {deal} dealer {dealer}", f"turn {seat}"]
        scores = [rng.randint(0, 10) for _ in range(rules.sides)]
        lines.append("scores " + " ".join(map(str, scores)))
        hand = [self._near() for _ in range(size)]
        lines.append(f"hand {seat}: {self._shown(hand)}")
        for _ in range(rng.choice((0, 1, 1, 2, 3))):
            lines += self._combination(seat, hand)
        loose = [self._near() for _ in range(rng.randint(0, self.most_loose))]
        lines.append("table " + (self._shown(loose) or "-"))
        return "\n".join([rules.rule_set.text, *lines])

    def _near(self) -> int:
        """A card, small ones and those of few ranks more often."""
        chosen = min(self.rng.choices(self.left, k=2), key=lambda kind: (kind >> 2 == 11, kind >> 2))
        if self.rng.random() < 0.4:
            chosen = self.rng.choice(self.left)
        self.left.remove(chosen)
        return chosen

    def _combination(self, seat: int, hand: list[int]) -> list[str]:
        """A build or a call of cards that happen to fit; none if they do not."""
        rng, rules = self.rng, self.rules
        for _ in range(60):
            cards = mask_of(rng.sample(self.left, rng.choice((2, 2, 2, 3, 3, 4))))
            value = rng.randint(1, rules.top)
            counts = counts_of(cards & rules.up_to[value], value)
            if cards & ~rules.up_to[value] or not can_cover(counts, counts, value):
                continue
            word = "build" if is_one_group(counts, value) else "call"
            for kind in kinds_of(cards):
                self.left.remove(kind)
            maker = rng.randrange(rules.players)
            held = maker != seat or any(rules.stands[kind] >> value & 1 for kind in hand)
            fresh = rng.choice(("", " fresh")) if held and len(hand) < HAND else ""
            return [f"{word} {maker} {value}: {self._shown(kinds_of(cards))}{fresh}"]
        return []

    def _shown(self, kinds: list[int]) -> str:
        return " ".join(card_text(kind) for kind in kinds)

"""Random positions made by hand: few ranks and suits, melds of all kinds, little stock, every phase of a turn.

Random play seldom comes to where the rules are hard; these positions begin there. Not all of them could be reached by
play, and some are refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.cards import RANK_TEXT, SUIT_TEXT, card_text
from stolik.games.choina.hands import kind_at

if TYPE_CHECKING:
    from random import Random

    from stolik.games.choina.rules import Rules

Meld = tuple[str, str]
"""How the turn line names a meld, and its cards."""


class PositionMaker:
    """Writes one position after the other."""

    def __init__(self, rules: Rules, rng: Random, most_cards: int = 12) -> None:
        self.rules = rules
        self.rng = rng
        self.most_cards = most_cards
        self.left: list[int] = []

    def text(self) -> str:
        """A position of any phase."""
        rng, rules = self.rng, self.rules
        self.left = list(rules.cards)
        deal = rng.randint(1, rules.deals)
        turn = rng.randrange(rules.players)
        pile = [self._any() for _ in range(rng.choice((0, 1, 2, 5)))]
        melds = {seat: self._melds(deal) for seat in range(rules.players)}
        hands = {seat: self._hand() for seat in range(rules.players)}
        stock = [self._any() for _ in range(rng.choice((0, 0, 1, 2, 20)))]
        turn_line, lines = self._turn(turn, melds[turn])
        lines += [f"hand {seat}: {_shown(cards)}" for seat, cards in hands.items()]
        lines += [f"melds {seat}: {' '.join(laid for _, laid in own)}" for seat, own in melds.items() if own]
        rest = _shown(self.left)
        if rng.random() < 0.5 and pile:
            lines += [f"pile {rest} {_shown(pile)}", f"stock {_shown(stock)}"]
        else:
            lines += [f"pile {_shown(pile)}", f"stock {_shown(stock)} {rest}"]
        scores = " ".join(str(rng.randint(-99, 60)) for _ in range(rules.players))
        deal_line = f"deal {deal} dealer {rng.randrange(rules.players)}"
        return "\n".join([rules.rule_set.text, deal_line, f"scores {scores}", turn_line, *lines])

    def _turn(self, turn: int, melds: list[Meld]) -> tuple[str, list[str]]:
        rng, rules = self.rng, self.rules
        lines: list[str] = []
        if rng.random() < 0.3:
            lines.append(f"reshuffled {rng.randint(0, min(rules.most_reshuffles, 2))}")
        if rng.random() < 0.3:
            lines.append(f"lull {rng.randint(0, rules.standstill - 1)}")
        seat = (turn + rng.randint(1, rules.players - 1)) % rules.players
        phase = rng.choice(("claim", "answer", "buy", "draw", "draw", "play", "play", "play", "play"))
        words = [f"turn {turn} {phase}"]
        if phase in ("claim", "buy"):
            words.append(f"seat={seat}")
        if phase == "answer":
            words.append(f"seat={turn} asker={seat}")
        if phase != "play" and rng.random() < 0.2:
            words.append(f"uncovered={rng.randrange(rules.players)}")
        if phase == "play":
            words.append(rng.choice(("", "took")))
            begun = [name for name, _ in melds if rng.random() < (0.9 if rules.whole else 0.4)]
            if begun and len(set(begun)) == len(begun):
                words.append("begun=" + ",".join(begun))
        return " ".join(words), lines

    def _take(self, kind: int) -> int:
        self.left.remove(kind)
        return kind

    def _any(self) -> int:
        return self._take(self.rng.choice(self.left))

    def _hand(self) -> list[int]:
        """Cards of few ranks and suits, so that sets and sequences compete for them."""
        rng = self.rng
        low, suits = rng.randrange(10), rng.sample(range(4), rng.randint(1, 3))
        near = [kind for kind in self.left if low <= kind >> 2 <= low + 4 and kind & 3 in suits]
        rng.shuffle(near)
        size = rng.choice((1, 2, 3, 4, *range(5, self.most_cards + 1)))
        hand = [self._take(kind) for kind in near[: size * 3 // 4]]
        while len(hand) < size:
            hand.append(self._any())
        return hand

    def _melds(self, deal: int) -> list[Meld]:
        rng, least = self.rng, self.rules.seq_min
        sets, runs = self.rules.contract(deal)
        whole = rng.random() < 0.5
        melds: list[Meld] = []
        if rng.random() < 0.4:
            return melds
        for _ in range(sets if whole else rng.randint(0, sets)):
            rank = rng.randrange(13)
            kinds = [kind for kind in self.left if kind >> 2 == rank]
            if len(kinds) >= 3:
                melds.append((RANK_TEXT[rank], self._laid(rng.sample(kinds, rng.randint(3, len(kinds))))))
        for _ in range(runs if whole else rng.randint(0, runs)):
            suit, size = rng.randrange(4), rng.randint(least, 9)
            low = rng.randint(0, 14 - size)
            kinds = [kind_at(suit, place) for place in range(low, low + size)]
            if all(kind in self.left for kind in kinds):
                melds.append((SUIT_TEXT[suit], self._laid(kinds)))
        return melds

    def _laid(self, kinds: list[int]) -> str:
        return "".join(card_text(self._take(kind)) for kind in kinds)


def _shown(kinds: list[int]) -> str:
    return " ".join(card_text(kind) for kind in kinds)

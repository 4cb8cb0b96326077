"""Random positions made by hand: few ranks and suits, melds of all kinds, little stock, every phase of a turn.

Random play seldom comes to where the rules are hard; these positions begin there. Not all of them could be reached by
play, and some are refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.cards import RANK_TEXT, SUIT_TEXT, card_text, parse_card, parse_patterns
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
        self.together = False

    def text(self) -> str:
        """A position of any phase."""
        rng, rules = self.rng, self.rules
        self.left = list(rules.cards)
        deal = rng.randint(1, rules.deals)
        turn = rng.randrange(rules.players)
        pile = [self._any() for _ in range(rng.choice((0, 1, 2, 5)))]
        melds = {seat: self._on_table(deal, in_turn=seat == turn) for seat in range(rules.players)}
        owed = self._contract(deal) if rng.random() < 0.5 else []
        hands = {seat: self._hand() for seat in range(rules.players)}
        if owed:
            self.left += hands[turn][2:]
            hands[turn] = owed + hands[turn][:2]
        stock = [self._any() for _ in range(min(rng.choice((0, 0, 1, 2, 20)), len(self.left)))]
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
            # a part of what must be laid together was begun in this turn
            begun = [name for name, _ in melds if self.together or rng.random() < 0.4]
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
        while len(hand) < size and self.left:
            hand.append(self._any())
        return hand

    def _contract(self, deal: int) -> list[int]:
        """Cards that make most of a contract."""
        chosen = [each for each in self._owed(deal) if self.rng.random() < 0.9]
        return [kind for each in chosen for kind in self._meld(each, self.rng.choice((0, 0, 1)))[1]]

    def _owed(self, deal: int) -> list[bool]:
        """The melds of the contract: whether each is a sequence."""
        sets, runs = self.rules.contract(deal)
        return [False] * sets + [True] * runs

    def _on_table(self, deal: int, in_turn: bool) -> list[Meld]:
        """What a seat has laid; where the contract is laid together, only the player in turn has laid a part of it."""
        rng, rules = self.rng, self.rules
        together = rules.whole or (rules.all_at_once and deal == rules.deals)
        if in_turn:
            self.together = together
        if rng.random() < 0.4 or (together and not rules.whole and not in_turn):
            return []
        whole = rng.random() < 0.5 or (together and not in_turn)
        owed = self._owed(deal)
        chosen = owed if whole else [each for each in owed if rng.random() < 0.5]
        melds = [(name, "".join(map(card_text, kinds))) for name, kinds in (self._meld(each, 3) for each in chosen)]
        names = [name for name, cards in melds if cards]
        if len(set(names)) < len(chosen) and (together or rng.random() < 0.8):
            self.left += [parse_card(text) for _, cards in melds for text in split_cards(cards)]
            return []
        if together and in_turn and whole and rng.random() < 0.7:
            self.together = False  # all of it was laid earlier
        return [meld for meld in melds if meld[1]]

    def _meld(self, is_run: bool, longer: int) -> tuple[str, list[int]]:
        """The name and cards of a meld, taken from what is left; no cards where there are too few."""
        rng = self.rng
        if is_run:
            suit, size = rng.randrange(4), self.rules.seq_min + rng.randint(0, longer)
            low = rng.randint(0, 14 - size)
            kinds = [kind_at(suit, place) for place in range(low, low + size)]
            fits = all(kind in self.left for kind in kinds)
            return SUIT_TEXT[suit], [self._take(kind) for kind in kinds] if fits else []
        rank = rng.randrange(13)
        kinds = [kind for kind in self.left if kind >> 2 == rank]
        size = min(len(kinds), 3 + rng.randint(0, longer))
        return RANK_TEXT[rank], [self._take(kind) for kind in rng.sample(kinds, size)] if size >= 3 else []


def split_cards(cards: str) -> list[str]:
    """The cards of a glued text."""
    return [card_text(4 * rank + suit) for rank, suit in parse_patterns(cards)]


def _shown(kinds: list[int]) -> str:
    return " ".join(card_text(kind) for kind in kinds)

"""Positions with sixty cards in hand, at random and built to be hard."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import stolik
from stolik.cards import card_text, pack
from stolik.games.violation import NotationError

HAND: Final = 60
RANKS: Final = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS: Final = "cdhs"
WILD: Final = ("2c", "2d", "2h", "2s", "Jkr", "Jkb")
TURNS: Final = ("turn 0 play drew", "turn 0 play took", "turn 0 play drew answer=yes", "turn 0 play drew must_out")
SCORES: Final = (0, 1500, 3000, 7000)


class Packs:
    """Three packs from which cards are taken."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.cards = [card_text(kind) for kind in pack(3)]
        random.shuffle(self.cards)

    def take(self, *names: str) -> list[str]:
        """These cards, or none of them."""
        left = self.cards[:]
        for name in names:
            if name not in left:
                return []
            left.remove(name)
        self.cards = left
        return list(names)

    def draw(self, count: int) -> list[str]:
        """So many cards that are no red threes."""
        found = [card for card in self.cards if card not in ("3d", "3h")][:count]
        for card in found:
            self.cards.remove(card)
        return found

    def rank_meld(self, rank: str, naturals: int, wilds: int) -> list[str]:
        """A meld of a rank, or nothing."""
        of_rank = [card for card in self.cards if card[:-1] == rank][:naturals]
        wild = [card for card in self.cards if card in WILD][:wilds]
        return self.take(*of_rank, *wild) if len(of_rank) + len(wild) >= 3 and len(of_rank) >= 2 else []

    def run(self, suit: str, low: int, size: int) -> list[str]:
        """A sequence, or nothing."""
        return self.take(*(rank + suit for rank in RANKS[low : low + size])) if low + size <= len(RANKS) else []


def drawn_at_random(preset: str, count: int, random: Random) -> Iterator[stolik.State]:
    """So many positions with a random hand, random melds of the side, and one of the ways in which a turn stands."""
    game = stolik.game(preset)
    made = 0
    while made < count:
        packs = Packs(random)
        melds = [_random_meld(packs) for _ in range(random.choice((0, 3, 6, 9, 12, 15)))]
        state = _position(game, packs, [meld for meld in melds if meld], random.choice(TURNS), random.choice(SCORES))
        if state is not None:
            made += 1
            yield state


def _random_meld(packs: Packs) -> list[str]:
    random = packs.random
    if random.random() < 0.4:
        return packs.run(random.choice(SUITS), random.randrange(9), random.randrange(3, 8))
    return packs.rank_meld(random.choice(RANKS), random.randrange(2, 8), random.randrange(3))


def built(preset: str) -> Iterator[stolik.State]:
    """Fifty positions: a hand that runs through all suits, pairs, triples and singles, against tables with no meld, one
    meld of each rank, two, sequences everywhere, or canastas, in every way a turn can stand.
    """
    game = stolik.game(preset)
    made = 0
    seed = 0
    while made < 50:
        random = Random(seed)
        packs = Packs(random)
        melds: list[list[str]] = []
        table = seed % 6
        if table in (1, 2, 5):
            melds += [packs.rank_meld(rank, 7 if table == 5 and at < 4 else 3, 0) for at, rank in enumerate(RANKS)]
        if table == 2:
            melds += [packs.rank_meld(rank, 2, 1) for rank in RANKS]
        if table in (3, 4):
            melds += [packs.run(suit, low, 3 if table == 3 else 6) for suit in SUITS for low in (0, 4, 8)]
        if table == 4:
            melds += [packs.rank_meld(rank, 7, 0) for rank in ("4", "5")]
        hand = _built_hand(packs, seed // 6 % 5)
        turn = TURNS[seed // 30 % len(TURNS)]
        state = _position(game, packs, [meld for meld in melds if meld], turn, SCORES[seed % 4], hand)
        seed += 1
        if state is not None:
            made += 1
            yield state
        elif seed > 5000:
            return


def _built_hand(packs: Packs, shape: int) -> list[str]:
    """Hands in which the same cards serve sets and sequences: each card of a suit once, twice, checkered, and so on."""
    wanted: list[str] = []
    for at, rank in enumerate(RANKS):
        for number, suit in enumerate(SUITS):
            checkered = 2 if (at + number) % 2 else 0
            thrice = 3 if at % 3 == number % 3 else 1
            copies = (1, 2 if number < 2 else 1, checkered, thrice, 2)[shape]
            wanted += [rank + suit] * copies
    hand: list[str] = []
    for card in wanted:
        if len(hand) < HAND - 4:
            hand += packs.take(card)
    return hand + packs.draw(HAND - len(hand))


def _position(
    game: stolik.Game, packs: Packs, melds: list[list[str]], turn: str, score: int, hand: list[str] | None = None
) -> stolik.State | None:
    """The position, or None where the cards or melds cannot stand so."""
    held = hand if hand is not None else packs.draw(HAND)
    lines = [
        game.rule_set.text,
        f"scores {score} 0",
        turn,
        "melds 0: " + (" ".join("".join(meld) for meld in melds) or "-"),
        "hand 0: " + " ".join(held),
        *(f"hand {seat}: " + " ".join(packs.draw(5)) for seat in (1, 2, 3)),
        "pile " + " ".join(packs.draw(3)),
    ]
    try:
        return game.position("\n".join([*lines, ""]))
    except NotationError:
        return None

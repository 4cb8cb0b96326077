"""The captured cards: how many there are, what of them counts, and all of them where they may be seen (75)."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.games.cassino.events import Captured, Remainder
from stolik.games.cassino.rules import Rules
from stolik.games.cassino.values import ACES, BIG_CASSINO, LITTLE_CASSINO, SPADES, kinds_of, size_of
from stolik.games.event import Event
from stolik.terminal.cassino.hand import card_groups
from stolik.terminal.hand import Order
from stolik.terminal.paint import flow, title
from stolik.terminal.words import Words


def counting_cards(pile: int, words: Words) -> str:
    """What scores in a pile: spades, aces, the ten of diamonds and the two of spades."""
    counted = (("cassino-spades", size_of(pile & SPADES)), ("cassino-aces", size_of(pile & ACES)))
    said = [words.say(message, count=count) for message, count in counted if count]
    return ", ".join([*said, *(words.cards([kind]) for kind in kinds_of(pile & (BIG_CASSINO | LITTLE_CASSINO)))])


def pile_lines(piles: Sequence[int], words: Words, width: int) -> list[str]:
    """The captured cards of every side."""
    lines = title([words.say("cassino-piles")], width)
    for side in sorted(range(len(piles)), key=lambda side: side != words.side):
        cards = card_groups(kinds_of(piles[side]), Order.RANK, words) or ["–"]
        head = words.say("cassino-pile", name=words.side_name(side), count=size_of(piles[side]))
        lines += flow([head, *cards], width, gap="  ", hang=3)
    return lines


def piles_of(events: Sequence[Event], rules: Rules) -> list[int]:
    """What every side has at the end of a round, by all that happened in it."""
    piles = [0] * rules.sides
    for event in events:
        if isinstance(event, Captured):
            cards = [event.card, *event.cards]
        elif isinstance(event, Remainder) and event.seat >= 0:
            cards = event.cards
        else:
            continue
        for kind in cards:
            piles[rules.side(event.seat)] |= 1 << kind
    return piles

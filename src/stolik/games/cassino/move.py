"""A move: what a player does with one card of his hand (16, 17)."""

from __future__ import annotations

from typing import Final

from stolik.cards import card_text
from stolik.games.action import Action
from stolik.games.cassino.values import KINDS, kinds_of

TRAIL: Final = 0
TAKE: Final = 1
BUILD: Final = 2
CALL: Final = 3
RAISE: Final = 4
VERBS: Final = ("trail", "take", "build", "call", "raise")

WHOLE: Final = -1
"""The number of a move: it has none."""
CARD_TEXT: Final[tuple[str, ...]] = tuple(card_text(kind) for kind in range(KINDS))


class Move(Action):
    """A whole move. Moves are equal if their texts are.

    `card` is the hand card, `verb` what is done with it, `value` that of the combination made (0 for takes and trails).
    `loose` are the loose cards it uses, a mask; `combos` the combinations that it takes, joins or raises, a mask over
    their places on the table.
    """

    __slots__ = ("card", "combos", "loose", "value", "verb")

    def __init__(self, card: int, verb: int, value: int, loose: int, combos: int, text: str) -> None:
        super().__init__(WHOLE, text, (card,))
        self.card: Final = card
        self.verb: Final = verb
        self.value: Final = value
        self.loose: Final = loose
        self.combos: Final = combos

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


def make_move(card: int, verb: int, value: int, loose: int, combos: int, names: list[str]) -> Move:
    """A move with its text; `names` are those of the combinations on the table."""
    text = VERBS[verb] + " "
    if value:
        text += str(value) + " "
    text += CARD_TEXT[card]
    if verb != TRAIL:
        text += ":"
        for kind in kinds_of(loose):
            text += " " + CARD_TEXT[kind]
        index = 0
        while combos >> index:
            if combos >> index & 1:
                text += " " + names[index]
            index += 1
    return Move(card, verb, value, loose, combos, text)

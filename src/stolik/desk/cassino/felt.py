"""What lies in the middle: loose cards, and combinations with their values and makers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stolik.desk.card_texts import card_texts
from stolik.desk.cassino.tokens import by_value
from stolik.desk.picture import Felt, Group
from stolik.desk.said import Said
from stolik.games.cassino.combination import cards_of, is_call, maker_of, name, value_of
from stolik.games.cassino.view import CassinoView

NAMES: Final = {False: "desk-build", True: "desk-call"}


def felt_of(view: CassinoView) -> Felt:
    """The cards on the table, loose ones by value, combinations as they lie: the newest is the last."""
    stacks = tuple(_stack(made, name(view.combos, index)) for index, made in enumerate(view.combos))
    return Felt(card_texts(by_value(view.loose)), stacks)


@lru_cache(maxsize=1024)
def _stack(made: int, key: str) -> Group:
    """A combination. What tells it from others is its first card, for names change when others go."""
    cards = card_texts(by_value(cards_of(made)))
    said = Said(NAMES[is_call(made)], {"value": value_of(made)})
    return Group(cards, said, key, id=cards[0], maker=maker_of(made))

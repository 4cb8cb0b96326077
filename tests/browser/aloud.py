"""What is told of cards to those who listen: the terminal's sentences, with cards in words instead of signs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from stolik.cards import card_text
from stolik.games.event import HIDDEN
from stolik.terminal.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from stolik.text.catalogue import Param

CARD: Final = re.compile(r"(?P<rank>10|[2-9JQKADW])(?P<suit>[cdhs♣♦♥♠])|(?P<joker>Jk[rb])")
SUITS: Final = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
LETTERS: Final = {"W": "J", "D": "Q"}
NAMED: Final = ("took", "deal_began", "round_began", "captured", "built", "called", "raised", "remainder")
"""Events in which cards are named as they are called, not in the case of what somebody lays or takes."""


class Aloud(Words):
    """Words of a person who listens."""

    def cards(self, kinds: Iterable[int]) -> str:
        """Cards in notation, for `say`; those that nobody here has seen are left out."""
        return " ".join(card_text(kind) for kind in kinds if kind != HIDDEN)

    def say(self, message_id: str, /, **params: Param) -> str:
        """The text of a message, with all cards in words."""
        event = message_id.removeprefix("event-")
        bare = event in NAMED or (event == message_id and not message_id.startswith("desk-stage-"))
        spoken = dict(params)
        for name in {"card", "cards", "low", "high"} & params.keys():
            words = [self._card(word, bare or name in ("low", "high")) for word in str(params[name]).split()]
            spoken[name] = ", ".join(words)
        if "class" in params:
            rank = LETTERS.get(str(params["class"]), str(params["class"]))
            own = f"aloud-class-{rank}"
            spoken["class"] = super().say(own) if self.has(own) else rank
        own = f"aloud-{message_id}"
        return super().say(own if self.has(own) else message_id, **spoken)

    def _card(self, text: str, bare: bool) -> str:
        kind = "card-name" if bare else "aloud-card"
        found = CARD.fullmatch(text)
        if found is None:
            return text
        if found["joker"]:
            return super().say(f"{kind}-{found['joker']}")
        suit = super().say(f"card-suit-{SUITS.get(found['suit'], found['suit'])}")
        return super().say(f"{kind}-{LETTERS.get(found['rank'], found['rank'])}", suit=suit)

"""What a browser says, read: one of the messages, within bounds that no honest page comes near."""

from __future__ import annotations

from typing import Final

import msgspec

from stolik.server.protocol import Command, Consider, FromBrowser, Hint

LONGEST_NONCE: Final = 64
MOST_CARDS: Final = 100
"""Cards that are asked about at once; to find out that what is more is not there costs work."""
MOST_STEPS: Final = 60
LONGEST_WORD: Final = 500
"""Characters of one card, step or place; an action of a notation has no more either."""

HEAVY: Final = 5
"""A question what can be done with some cards counts as so many messages, and so does one what would be best: these
make a server think."""

_DECODER: Final = msgspec.json.Decoder(FromBrowser)


class Unreadable(ValueError):
    """What a browser sent is none of the messages."""


def read_message(text: str) -> FromBrowser:
    """The message. Raises Unreadable."""
    try:
        message: FromBrowser = _DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unreadable from error
    if isinstance(message, Command) and not 0 < len(message.nonce) <= LONGEST_NONCE:
        raise Unreadable
    if isinstance(message, Consider) and not _is_bounded(message):
        raise Unreadable
    return message


def weight_of(message: FromBrowser) -> int:
    """As how many messages it counts."""
    return HEAVY if isinstance(message, Consider | Hint) else 1


def _is_bounded(asked: Consider) -> bool:
    if len(asked.cards) > MOST_CARDS or len(asked.staged) > MOST_STEPS:
        return False
    return all(len(word) <= LONGEST_WORD for word in (*asked.cards, *asked.staged, asked.place))

"""The bots by name."""

from __future__ import annotations

from typing import Final

from stolik.bots.bot import Bot, BotError, BotFault
from stolik.bots.careful import CarefulBot
from stolik.bots.greedy import GreedyBot
from stolik.bots.plain import PlainBot
from stolik.bots.random_bot import RandomBot

_BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), PlainBot(), GreedyBot(), CarefulBot())}

BOT_NAMES: Final = tuple(_BOTS)
"""All names, the weakest bot first."""


def bot(name: str) -> Bot:
    """The bot of that name, with its version or without (`greedy@1`). Raises BotError, which lists what is allowed."""
    base, _, _ = name.partition("@")
    found = _BOTS.get(base)
    if found is None:
        raise BotError(BotFault.UNKNOWN_BOT, name, BOT_NAMES)
    if name not in (base, found.level):
        raise BotError(BotFault.OTHER_VERSION, name, (found.level,))
    return found

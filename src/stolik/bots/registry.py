"""The bots by name."""

from __future__ import annotations

from typing import Final

from stolik.bots.bot import Bot, BotError, BotFault
from stolik.bots.careful import CarefulBot
from stolik.bots.greedy import GreedyBot
from stolik.bots.plain import PlainBot
from stolik.bots.random_bot import RandomBot
from stolik.bots.search.budget import parse_bound
from stolik.bots.searcher import SearcherBot

_SEARCHER: Final = SearcherBot()
_BOTS: Final[dict[str, Bot]] = {
    bot.name: bot for bot in (RandomBot(), PlainBot(), GreedyBot(), CarefulBot(), _SEARCHER)
}

BOT_NAMES: Final = tuple(_BOTS)
"""All names, the weakest bot first."""


def bot(name: str) -> Bot:
    """The bot of that name; `searcher` may have a bound, as in `searcher:400`, `searcher:50ms`, `searcher:1s`.

    Raises BotError, which lists what is allowed.
    """
    found = _BOTS.get(name)
    if found is not None:
        return found
    level, colon, suffix = name.partition(":")
    bound = parse_bound(suffix) if colon and level == _SEARCHER.name else None
    if bound is None:
        raise BotError(BotFault.UNKNOWN_BOT, name, BOT_NAMES)
    return SearcherBot(bound, suffix)

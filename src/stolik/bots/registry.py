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
    bot.name: bot
    for bot in (
        RandomBot(),
        PlainBot(),
        GreedyBot(),
        CarefulBot(),
        _SEARCHER,
    )
}

BOT_NAMES: Final = tuple(_BOTS)
"""All names, the weakest bot first."""

BOUNDED: Final = tuple(f"{_SEARCHER.name}:{bound}" for bound in ("400", "50ms", "1s"))
"""How a bound is written: so many moves in worlds, or so much time."""


def bot(name: str) -> Bot:
    """The bot of that name, with its version or without (`greedy@1`); `searcher` may have a bound before it, as in
    `searcher:400`, `searcher:50ms`, `searcher:1s@1`.

    Raises BotError, which lists what is allowed.
    """
    base = name.partition("@")[0]
    if not base:
        raise BotError(BotFault.NO_NAME, name, BOT_NAMES)
    found = _bot(base)
    if found is None and base.startswith(f"{_SEARCHER.name}:"):
        raise BotError(BotFault.BAD_BOUND, name, BOUNDED)
    if found is None:
        raise BotError(BotFault.UNKNOWN_BOT, name, BOT_NAMES)
    if name not in (base, found.level):
        raise BotError(BotFault.OTHER_VERSION, name, (found.level,))
    return found


def _bot(name: str) -> Bot | None:
    level, colon, suffix = name.partition(":")
    if not colon:
        return _BOTS.get(name)
    bound = parse_bound(suffix) if level == _SEARCHER.name else None
    return SearcherBot(bound, suffix) if bound is not None else None

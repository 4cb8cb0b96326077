"""What the bot of a seat does."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from hashlib import shake_256

from stolik.bots.bot import Bot
from stolik.games.action import Action
from stolik.games.game import State
from stolik.table.safest import safest

LOGGER = logging.getLogger(__name__)


@dataclass(frozen=True)
class BotChoice:
    """The action that is done for a bot's seat, and what was wrong with the bot's own choice."""

    action: Action
    fault: str = ""


def bot_seed(table_seed: int, number: int) -> int:
    """The seed of the choice that becomes the entry of that number."""
    return int.from_bytes(shake_256(b"stolik bot/%d/%d" % (table_seed, number)).digest(8), "little")


def bot_choice(state: State, bot: Bot, seed: int) -> BotChoice:
    """The bot's choice, or the safest action if the bot fails or chooses what is not legal."""
    assert state.seat is not None
    view = state.view(state.seat)
    try:
        action = bot.choose(view, seed)
        state.check(action)
    except Exception as error:  # a bot is a stranger's code: whatever it raises, the others play on
        LOGGER.exception("the bot of seat %d failed in this position:\n%s", view.seat, state.text())
        return BotChoice(safest(view), f"{type(error).__name__}: {error}")
    return BotChoice(action)

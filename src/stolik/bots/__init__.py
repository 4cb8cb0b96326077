"""Bots: players that see a view and a seed, never a state (docs/bots.md)."""

from stolik.bots.bot import Bot, BotError, BotFault
from stolik.bots.registry import BOT_NAMES, bot

__all__ = ["BOT_NAMES", "Bot", "BotError", "BotFault", "bot"]

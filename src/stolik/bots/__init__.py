"""Bots: players that see a view and a seed, never a state (docs/bots.md)."""

from stolik.bots.appraisal import Appraisal, Reason
from stolik.bots.bot import Adviser, Bot, BotError, BotFault
from stolik.bots.registry import BOT_NAMES, bot

__all__ = ["BOT_NAMES", "Adviser", "Appraisal", "Bot", "BotError", "BotFault", "Reason", "bot"]

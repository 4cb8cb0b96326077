"""Simulations: many matches between bots, and what they tell (docs/bots.md)."""

from stolik.lab.arena import Arena
from stolik.lab.match import BotFailure
from stolik.lab.simulate import Record, Result, simulate

__all__ = ["Arena", "BotFailure", "Record", "Result", "simulate"]

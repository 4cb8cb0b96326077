"""Simulations: many matches between bots, and what they tell (docs/bots.md)."""

from stolik.lab.match import BotFailure
from stolik.lab.simulate import Record, Result, simulate

__all__ = ["BotFailure", "Record", "Result", "simulate"]

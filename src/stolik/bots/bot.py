"""What a bot is: a choice among legal actions, made from a view alone."""

from __future__ import annotations

import difflib
from abc import ABC, abstractmethod
from enum import StrEnum
from typing import Final

from stolik.bots.appraisal import Appraisal
from stolik.games.action import Action
from stolik.games.game import View


class Bot(ABC):
    """A player that is a pure function of the rule set, the view and a seed.

    The view carries the rule set. Nothing else may matter: no state, no clock, no global randomness, no memory of
    earlier choices. The same three give the same action on every platform, Python version and hash seed, so that a
    second thinker is harmless. What is not whole numbers is computed with + - * / alone, which are exact everywhere.
    """

    name: str

    version: int = 1
    """Raised whenever a choice changes, so that `name@version` is one player for ever (scripts/levels.py)."""

    @property
    def level(self) -> str:
        """The name with the version: what was measured."""
        return f"{self.name}@{self.version}"

    @abstractmethod
    def choose(self, view: View, seed: int) -> Action:
        """A legal action (`view.allows`); there must be one. Never one of `view.losing` (A56).

        `view.legal` lists all; where there may be very many, `view.moves` and `view.pick` make them as they are wanted.
        """


class Adviser(Bot):
    """A bot that can say what it thinks of its choice and of others."""

    @abstractmethod
    def appraise(self, view: View, seed: int) -> tuple[Appraisal, ...]:
        """Legal actions, the best first: all that are worth a thought, at least one, each once.

        None of them is one of `view.losing` unless there is nothing else.
        """

    def choose(self, view: View, seed: int) -> Action:
        """The best of its appraisals."""
        return self.appraise(view, seed)[0].action


class BotFault(StrEnum):
    """Why a bot cannot be had."""

    NO_NAME = "no_bot_name"
    UNKNOWN_BOT = "unknown_bot"
    BAD_BOUND = "bad_bound"
    OTHER_VERSION = "other_version"


class BotError(ValueError):
    """A bot that cannot be had: a code with its parameters, no sentence.

    `allowed` are the names that can be had, `nearest` the one that looks most like what was asked for, or "". Where a
    version was asked for that is not played here, `allowed` is the one that is; where a bound is wrong, examples.
    """

    def __init__(self, code: BotFault, given: str, allowed: tuple[str, ...]) -> None:
        super().__init__(code, given, allowed)
        self.code: Final = code
        self.given: Final = " ".join("".join(c if c.isprintable() else " " for c in given[:100]).split())
        self.allowed: Final = allowed
        close = difflib.get_close_matches(given.lower()[:100], allowed, n=1)
        self.nearest: Final = close[0] if close else ""

    @property
    def params(self) -> dict[str, int | str]:
        """What the message needs."""
        return {
            "bot": self.given,
            "allowed": ", ".join(self.allowed),
            "nearest": self.nearest,
            "has_nearest": int(bool(self.nearest)),
        }

    def __str__(self) -> str:
        return f"{self.code.value} bot={self.given} allowed={','.join(self.allowed)} nearest={self.nearest}"

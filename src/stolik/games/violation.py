"""Refusals of the rules: a code, the rule's number and parameters; never a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Param = int | str
SHOWN: Final = 60
"""Characters of a faulty text that an error shows."""


class RuleViolation(ValueError):
    """An action or play that the rules forbid now.

    `code` names the fault (a message in every language), `rule` the number of the rule in the game's rule text,
    `params` what the message needs.
    """

    def __init__(self, code: str, rule: str, params: Mapping[str, Param] | None = None) -> None:
        super().__init__(code)
        self.code: Final = code
        self.rule: Final = rule
        self.params: Final[dict[str, Param]] = dict(params or {})

    def __str__(self) -> str:
        shown = " ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code} ({self.rule}) {shown}".rstrip()


def refuse(found: RuleViolation | None) -> None:
    """Raise a refusal that was found, if one was.

    Whoever does so by himself and has a name for it lies in a circle with it, for it knows where it was raised; then
    a copy of a whole table waits for the collector, with each thing that a page shows as impossible.
    """
    try:
        if found is not None:
            raise found
    finally:
        del found


class NotationError(ValueError):
    """Text that is no action, play or position: `code`, the text, and the index of the first character at fault."""

    def __init__(self, code: str, text: str, at: int = 0, params: Mapping[str, Param] | None = None) -> None:
        super().__init__(code)
        self.code: Final = code
        self.text: Final = text
        self.at: Final = at
        self.params: Final[dict[str, Param]] = dict(params or {})

    def __str__(self) -> str:
        shown = " ".join(f"{name}={value}" for name, value in self.params.items())
        text = self.text if len(self.text) <= SHOWN else self.text[:SHOWN] + "…"
        return f"{self.code} at character {self.at + 1} of {text!r} {shown}".rstrip()

"""Actions and plays: what a player may do, and how it is written."""

from __future__ import annotations

from typing import Final


class Action:
    """One step of a game: `id` is its number in the family's list.

    `cards` names the real cards that move from the hand; empty, the lowest of the class move. A rule set makes each
    action once, so that two equal actions are the same object.
    """

    __slots__ = ("cards", "id", "text")

    def __init__(self, number: int, text: str, cards: tuple[int, ...] = ()) -> None:
        self.id: Final = number
        self.text: Final = text
        self.cards: Final = cards

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Play:
    """Several steps in their order, done all or none."""

    __slots__ = ("steps",)

    def __init__(self, steps: tuple[Action, ...]) -> None:
        self.steps: Final = steps

    @property
    def text(self) -> str:
        """The steps, separated by `; `."""
        return "; ".join(step.text for step in self.steps)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Play) and self.steps == other.steps

    def __hash__(self) -> int:
        return hash(self.steps)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

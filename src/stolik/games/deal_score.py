"""The score of a deal, line by line, whatever is played."""

from __future__ import annotations

from typing import Final


class ScoreLine:
    """One line: what counts (`code`), how many of it, and the points, plus or minus."""

    __slots__ = ("code", "count", "points")

    def __init__(self, code: str, number: int, value: int) -> None:
        self.code: Final = code
        self.count: Final = number
        self.points: Final = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ScoreLine) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, int, int]:
        return self.code, self.count, self.points

    def __repr__(self) -> str:
        return f"{self.code}:{self.count}:{self.points}"


class DealScore:
    """What a deal brought each side: its lines, their sum, and how the deal ended."""

    __slots__ = ("lines", "number", "points", "reason")

    def __init__(self, number: int, reason: str, lines: list[list[ScoreLine]]) -> None:
        self.number: Final = number
        self.reason: Final = reason
        self.lines: Final = lines
        self.points: Final = [sum(line.points for line in side) for side in lines]

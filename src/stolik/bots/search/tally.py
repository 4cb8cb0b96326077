"""What the candidates of a search came to in the same worlds: means, and how sure their differences are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final


class Tally:
    """The values of candidates, world by world; the first guess of each counts as if so many worlds had said so."""

    def __init__(self, guesses: Sequence[float], counts_as: float) -> None:
        self.worlds = 0
        self._guesses: Final = list(guesses)
        self._counts_as: Final = counts_as
        self._values: Final[list[list[float]]] = [[] for _ in guesses]

    def add(self, values: Sequence[float]) -> None:
        """Note what every candidate came to in one more world."""
        self.worlds += 1
        for known, value in zip(self._values, values, strict=True):
            known.append(value)

    def mean(self, candidate: int) -> float:
        """The mean of a candidate, its first guess among the worlds."""
        whole = self._counts_as * self._guesses[candidate] + sum(self._values[candidate])
        return whole / (self._counts_as + self.worlds)

    def best(self) -> int:
        """The candidate with the highest mean, of equal ones the first."""
        return max(range(len(self._guesses)), key=self.mean)

    def lead(self, first: int, second: int) -> tuple[float, float]:
        """By how much a candidate is better than another in the same worlds, and the variance of that mean."""
        if self.worlds < 2:
            return 0.0, 0.0
        pairs = zip(self._values[first], self._values[second], strict=True)
        differences = [one - other for one, other in pairs]
        mean = sum(differences) / self.worlds
        spread = sum([(value - mean) * (value - mean) for value in differences]) / (self.worlds - 1)
        return mean, spread / self.worlds

    def decided(self, least: int, sure: float) -> bool:
        """Whether, after so many worlds or more, the best is ahead of all others by so many standard errors."""
        if self.worlds < least:
            return False
        best = self.best()
        for other in range(len(self._guesses)):
            if other != best:
                lead, variance = self.lead(best, other)
                if lead <= 0.0 or lead * lead < sure * sure * variance:
                    return False
        return True

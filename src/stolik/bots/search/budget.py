"""How long a search may go on: so many positions, the same everywhere, or so much time."""

from __future__ import annotations

import re
from dataclasses import dataclass
from time import perf_counter
from typing import Final

_WRITTEN: Final = re.compile(r"([1-9][0-9]{0,8})(ms|s)?")
_SECONDS: Final[dict[str, float]] = {"ms": 0.001, "s": 1.0}


@dataclass(frozen=True)
class Bound:
    """A bound as the name of a bot writes it: `400` positions, `50ms` or `1s`. Only a count gives the same twice."""

    count: int = 0
    seconds: float = 0.0

    def budget(self) -> Budget:
        """A search's own budget; time begins to run."""
        return Budget(self.count, self.seconds)


class Budget:
    """What is left to a search. `spent` are the positions that were looked at.

    A count of 0 bounds nothing; nor do 0 seconds. Of both the one that ends first counts.
    """

    def __init__(self, count: int = 0, seconds: float = 0.0) -> None:
        self.spent = 0
        self._count: Final = count
        self._end: Final = perf_counter() + seconds if seconds else 0.0

    def more(self) -> bool:
        """Spend one position: whether there was one left."""
        if self._count and self.spent >= self._count:
            return False
        if self._end and perf_counter() >= self._end:
            return False
        self.spent += 1
        return True


def parse_bound(text: str) -> Bound | None:
    """The bound that a text writes, or None where it writes none."""
    found = _WRITTEN.fullmatch(text)
    if found is None:
        return None
    number, unit = int(found[1]), found[2]
    return Bound(seconds=number * _SECONDS[unit]) if unit else Bound(count=number)

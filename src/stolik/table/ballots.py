"""Votes about the seats of those who are away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Set

from stolik.table.entry import VoteEntry, Wish


class Ballots:
    """What each voter wishes, by the seat that the vote is about."""

    def __init__(self) -> None:
        self._cast: dict[int, dict[int, Wish]] = {}

    def note(self, entry: VoteEntry) -> None:
        """Count a vote; it replaces an earlier one of the same voter."""
        if entry.decided:
            self.clear(entry.about)
        else:
            self._cast.setdefault(entry.about, {})[entry.seat] = entry.wish

    def clear(self, about: int) -> None:
        """Forget the votes about a seat."""
        self._cast.pop(about, None)

    def is_open(self, about: int) -> bool:
        """Whether there are votes about a seat."""
        return about in self._cast

    def decides(self, seat: int, about: int, wish: Wish, voters: Set[int]) -> bool:
        """Whether this vote gives its wish more than half of the voters."""
        cast = {**self._cast.get(about, {}), seat: wish}
        counted = Counter(cast[voter] for voter in voters if voter in cast)
        return 2 * counted[wish] > len(voters)

    def as_dict(self) -> dict[int, dict[int, Wish]]:
        """The votes: for each seat that they are about, the wish of each voter."""
        return {about: dict(cast) for about, cast in self._cast.items()}

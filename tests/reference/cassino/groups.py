"""Groups of a value, found by trying (20 to 22)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Key = str | int
"""A loose card, or the place of a combination among the others."""
Item = tuple[Key, tuple[int, ...]]
"""What may stand in a sum, and what it may count."""
Group = frozenset[Key]


def sums(items: Sequence[Item], value: int) -> set[Group]:
    """All sets of items, each counted once, that make this sum; the empty one makes 0."""
    if not items:
        return {frozenset()} if value == 0 else set()
    (key, counts), rest = items[0], items[1:]
    found = sums(rest, value)
    for count in counts:
        if count <= value:
            found |= {group | {key} for group in sums(rest, value - count)}
    return found


def unions(groups: Iterable[Group]) -> set[Group]:
    """All that some groups without a common item make up together; the empty set too."""
    found: set[Group] = {frozenset()}
    for group in groups:
        found |= {union | group for union in found if not union & group}
    return found

"""Opening minimums: the named tables, and a family's own list such as `0:50,1500:90,3000:120`."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from stolik.games.option import RuleSet

Steps = tuple[tuple[int, int], ...]

# (score from which, minimum); the last step of samba is that of `opening_top`
TABLES: Final[dict[str, Steps]] = {
    "classic": ((0, 50), (1500, 90), (3000, 120)),
    "samba": ((0, 50), (1500, 90), (3000, 120), (7000, 150)),
    "combo": ((0, 60), (3500, 100), (7000, 140), (10500, 180)),
    "book_10000": ((0, 30), (1000, 60), (2000, 90), (3000, 120), (5000, 150), (7000, 180)),
    "flat_80": ((0, 80),),
}

TOPPED: Final = "samba"
"""The table whose last minimum is the option `opening_top`."""

_LIST: Final = re.compile(r"-?[0-9]{1,7}:-?[0-9]{1,7}(?:,-?[0-9]{1,7}:-?[0-9]{1,7})*")


def opening_steps(rule_set: RuleSet) -> Steps:
    """The minimum from each score on, scores rising from 0; below 0 `negative_minimum` holds."""
    name = rule_set.word("opening_table")
    if name not in TABLES:
        return _steps(name)
    steps = TABLES[name]
    if name == TOPPED:
        return (*steps[:-1], (steps[-1][0], rule_set.number("opening_top")))
    return steps


def normal_list(text: str) -> str | None:
    """The one way to write a list: a table that has a name by its name; None for what is no list."""
    if _LIST.fullmatch(text) is None:
        return None
    steps = _steps(text)
    if is_table(steps):
        steps = tuple(step for at, step in enumerate(steps) if at == 0 or step[1] != steps[at - 1][1])
        for name, table in TABLES.items():
            # samba is never meant: its last minimum hangs on another option
            if table == steps and name != TOPPED:
                return name
    return ",".join(f"{score}:{minimum}" for score, minimum in steps)


def is_table(steps: Steps) -> bool:
    """Whether every score has exactly one minimum, and every minimum is a positive multiple of 5."""
    scores = [score for score, _ in steps]
    rising = all(low < high for low, high in pairwise(scores))
    return scores[0] == 0 and rising and all(minimum > 0 and minimum % 5 == 0 for _, minimum in steps)


def is_opening_table(text: str) -> bool:
    """Whether a value of `opening_table` gives every score its minimum."""
    return text in TABLES or is_table(_steps(text))


def _steps(text: str) -> Steps:
    pairs = (pair.split(":") for pair in text.split(","))
    return tuple((int(score), int(minimum)) for score, minimum in pairs)

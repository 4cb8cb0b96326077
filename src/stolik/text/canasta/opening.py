"""The opening table of the canasta family in words, and what else its rulebooks ask for."""

from __future__ import annotations

from itertools import pairwise

from stolik.games.canasta.opening_table import opening_steps
from stolik.games.option import RuleSet
from stolik.text.catalogue import Catalogue, Param


def params(rule_set: RuleSet, messages: Catalogue) -> dict[str, Param]:
    """Every option, the table of openings, and the preset: the games have their own words for a sequence of seven."""
    return {**rule_set.values, "opening_minimums": opening_minimums(rule_set, messages), "game": rule_set.preset}


def opening_minimums(rule_set: RuleSet, messages: Catalogue) -> str:
    """The opening table in words, such as `15 below 0, 50 from 0 to 1495, 90 from 1500 on`."""
    steps = opening_steps(rule_set)
    lowest = steps[0][1]
    negative = rule_set["negative_minimum"]
    below = negative if isinstance(negative, int) else lowest
    parts = [] if below == lowest else [messages.format("rules-opening-below-zero", minimum=below)]
    for (start, minimum), (following, _) in pairwise(steps):
        # scores are multiples of 5
        end = (following - 1) // 5 * 5
        if start == 0 and below == lowest:
            parts.append(messages.format("rules-opening-up-to", minimum=minimum, to=end))
        else:
            parts.append(messages.format("rules-opening-from-to", minimum=minimum, **{"from": start, "to": end}))
    last, minimum = steps[-1]
    if last == 0 and below == lowest:
        parts.append(messages.format("rules-opening-any", minimum=minimum))
    else:
        parts.append(messages.format("rules-opening-from", minimum=minimum, **{"from": last}))
    return ", ".join(parts)

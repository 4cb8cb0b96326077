"""The rules of a game in words, as the chosen options make them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from stolik.games.canasta.opening_table import opening_steps
from stolik.games.option import RuleSet
from stolik.text.books import BOOKS, PARTS
from stolik.text.catalogue import Catalogue, MessageError, Param, catalogue
from stolik.text.conditions import WHEN
from stolik.text.rule_numbers import own_number

_NUMBER: Final = re.compile(r"\b[A-EP][0-9]+[a-z]?\b")
"""A rule named in the text of another one."""

_BRACKET: Final = re.compile(rf" \(({_NUMBER.pattern}(?:, {_NUMBER.pattern})*)\)")
"""Rules named in brackets."""


def rule_text(rule_set: RuleSet, rule_id: str, language: str) -> str:
    """One rule of the game's book in words, whether or not it has a place there; MessageError if unknown."""
    messages = catalogue(language)
    return _rule(rule_set, messages, rule_id, _params(rule_set, messages))


def rulebook(rule_set: RuleSet, language: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The rules that apply under the options of `rule_set`: titles of sections with (rule id, text)."""
    messages = catalogue(language)
    if rule_set.preset not in BOOKS:
        raise MessageError(language, f"rules of {rule_set.preset}", "there is no rulebook of this game")
    params = _params(rule_set, messages)
    book: list[tuple[str, list[tuple[str, str]]]] = []
    for section, rule_ids in BOOKS[rule_set.preset]:
        rules = [
            (rule_id, _rule(rule_set, messages, rule_id, params)) for rule_id in rule_ids if applies(rule_set, rule_id)
        ]
        if rules:
            book.append((messages.format(f"rules-section-{section}"), rules))
    return book


def applies(rule_set: RuleSet, rule_id: str) -> bool:
    """Whether a rule has a place in the rulebook under these options."""
    return any(_has_place(rule_set, part) for part in PARTS[rule_set.preset][rule_id])


def _has_place(rule_set: RuleSet, part: str) -> bool:
    conditions = WHEN.get(part, ())
    return not conditions or any(
        all(rule_set[option] in values for option, values in condition.items()) for condition in conditions
    )


def _rule(rule_set: RuleSet, messages: Catalogue, rule_id: str, params: Mapping[str, Param]) -> str:
    parts = PARTS.get(rule_set.preset, {}).get(rule_id, (rule_id,))
    placed = [part for part in parts if _has_place(rule_set, part)]
    text = " ".join(messages.format(f"rule-{part}", **params) for part in placed or parts[:1])
    # messages are broken into lines where the file needs it, and empty variants leave their spaces behind
    text = re.sub(r"[ \n]+", " ", text).strip()
    text = _BRACKET.sub(lambda found: _bracket(rule_set.preset, rule_id, found[1]), text)
    return _NUMBER.sub(lambda found: own_number(rule_set.preset, found[0]), text)


def _bracket(preset: str, rule_id: str, named: str) -> str:
    """Rules named in brackets by their numbers in this book; texts that name each other may have become one rule."""
    numbers = dict.fromkeys(own_number(preset, number) for number in named.split(", "))
    numbers.pop(rule_id, None)
    return f" ({', '.join(numbers)})" if numbers else ""


def _params(rule_set: RuleSet, messages: Catalogue) -> dict[str, Param]:
    # the games have their own words for a sequence of seven
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

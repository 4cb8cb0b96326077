"""What the rulebooks of a family of games are made of."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from stolik.games.option import RuleSet, Value
from stolik.text.catalogue import Catalogue, Param

Sections = tuple[tuple[str, tuple[str, ...]], ...]
"""The sections of a book by the id of their title, each with its rules in the order in which one explains them."""

Parts = Mapping[str, tuple[str, ...]]
"""Of which texts each rule of a book is made."""

Condition = Mapping[str, tuple[Value, ...]]
"""Options, each with the values that it must have one of."""

Cause = str | tuple[str, Value]
"""An option that a refusal comes from; with a value if only under that one."""


ROW: Final = "\u2028"
"""Begins a row of a table within a text; all other line ends there are spaces."""


def ids(text: str) -> tuple[str, ...]:
    """The ids written one after the other."""
    return tuple(text.split())


def parts_of(**rules: str) -> dict[str, tuple[str, ...]]:
    """The texts of rules, written one after the other."""
    return {rule: ids(parts) for rule, parts in rules.items()}


def whole_parts(sections: Sections, named: Parts) -> Parts:
    """The parts of every rule of a book; a rule that is not named is its own only part."""
    return {rule: named.get(rule, (rule,)) for _, rules in sections for rule in rules}


@dataclass(frozen=True)
class Refusals:
    """Which rule stands behind a refusal, and which options made it so."""

    exact: Mapping[str, str]
    """Faults that stand for another rule, or a part of one, than the one that they cite."""

    elsewhere: Mapping[str, str]
    """Rules that a book does not have under that number, and the texts that say the same."""

    causes: Mapping[str, tuple[Cause, ...]]
    """The options that a fault comes from; rules that are the same in every preset have none."""

    by_reason: Mapping[str, Mapping[int, Cause]] = field(default_factory=dict)
    """The options that only some reasons of a fault come from."""


@dataclass(frozen=True)
class BookFamily:
    """The rulebooks of a family, and what they share."""

    prefix: str
    """What the ids of its texts begin with."""

    books: Mapping[str, Sections]
    """The rulebook of each preset."""

    parts: Mapping[str, Parts]
    """Of which texts the rules of each preset are made."""

    when: Mapping[str, tuple[Condition, ...]]
    """The values under which a text has a place in a book, one condition or another; one not named always has."""

    params: Callable[[RuleSet, Catalogue], dict[str, Param]]
    """What the texts may ask for."""

    refusals: Refusals

    lines: Mapping[str, tuple[str, ...]]
    """The texts behind each line of a score sheet, by its code; a book need not have all of them."""

    example: str
    """A rule that a player may want to look up, as the family numbers it."""

    number: re.Pattern[str] | None = None
    """A rule named in the text of another one, where books share texts and number them differently."""

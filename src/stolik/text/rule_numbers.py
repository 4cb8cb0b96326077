"""Which rule of the game's own book stands behind a refusal, and which options made it so."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from stolik.games.option import RuleSet
from stolik.games.violation import RuleViolation
from stolik.text.books import PARTS, family_of
from stolik.text.family import Cause


def rule_behind(rule_set: RuleSet, violation: RuleViolation) -> str:
    """The number that the rule behind a refusal has in the game's own book."""
    family = family_of(rule_set.preset)
    cited = violation.rule if family is None else family.refusals.exact.get(violation.code, violation.rule)
    return own_number(rule_set.preset, cited)


def own_number(preset: str, rule: str) -> str:
    """The number that a rule, or a part of one, has in the book of a preset; one that the book lacks keeps its own."""
    family = family_of(preset)
    if family is None:
        return rule
    numbers = _numbers(preset)
    return numbers.get(rule) or numbers.get(family.refusals.elsewhere.get(rule, ""), rule)


def example_rule(preset: str) -> str:
    """The number of a rule of the preset's own book that a player may want to look up."""
    family = family_of(preset)
    return "" if family is None else own_number(preset, family.example)


def options_behind(rule_set: RuleSet, violation: RuleViolation) -> dict[str, str]:
    """The options that a refusal comes from, each with its value; none where every preset refuses the same."""
    family = family_of(rule_set.preset)
    if family is None:
        return {}
    causes = list(family.refusals.causes.get(violation.code, ()))
    reason = violation.params.get("reason")
    special = family.refusals.by_reason.get(violation.code, {}).get(reason) if isinstance(reason, int) else None
    causes += [] if special is None else [special]
    return {name: rule_set.word(name) for name in (_option(rule_set, cause) for cause in causes) if name}


def _option(rule_set: RuleSet, cause: Cause) -> str:
    """The option of a cause; empty where another value of it than the chosen one refuses that."""
    if isinstance(cause, str):
        return cause
    name, value = cause
    return name if rule_set[name] == value else ""


@cache
def _numbers(preset: str) -> Mapping[str, str]:
    """Every text of a book with the number of the rule that it is a part of."""
    return {part: rule for rule, parts in PARTS.get(preset, {}).items() for part in parts}

"""Refusals of the rules as they are sent."""

from __future__ import annotations

from stolik.desk.said import Refusal
from stolik.games.option import RuleSet
from stolik.games.violation import RuleViolation
from stolik.text.rule_numbers import options_behind, rule_behind


def refusal_of(violation: RuleViolation, rule_set: RuleSet) -> Refusal:
    """A violation with the rule that the game's own book has for it."""
    rule = rule_behind(rule_set, violation)
    return Refusal(violation.code, rule, violation.params, options_behind(rule_set, violation))

"""The rule set of a record: the one of today that stands for the one that was played."""

from __future__ import annotations

import re
from typing import Final

from stolik.games.option import RuleSet
from stolik.games.registry import parse_rule_set, schema_of

_FORM: Final = re.compile(r"([^@\s=]+)@(0|[1-9][0-9]{0,5})((?: [^=\s]+=[^=\s]+)*)")


class RulesForm(ValueError):
    """A text that is no rule set as records write it; `wanted` is how they do, where that is known."""

    def __init__(self, wanted: str = "") -> None:
        super().__init__(wanted)
        self.wanted: Final = wanted


class NewerRules(ValueError):
    """A version of the rules that is not known yet; `known` is the newest one."""

    def __init__(self, known: int) -> None:
        super().__init__(known)
        self.known: Final = known


def rules_of_today(text: str) -> RuleSet:
    """The rule set of a record as it is played today. Raises RulesForm, NewerRules or GameError."""
    form = _FORM.fullmatch(text)
    if form is None:
        raise RulesForm
    preset, version, options = form[1], int(form[2]), form[3]
    known = known_version(preset)
    if version > known:
        raise NewerRules(known)
    rule_set = parse_rule_set(f"{preset}@{known}{options}")
    if version == known and rule_set.text != text:
        raise RulesForm(rule_set.text)
    return rule_set


def known_version(preset: str) -> int:
    """The version of a preset that is played today. Raises GameError."""
    return schema_of(preset).preset(preset).version


def is_older(text: str) -> bool:
    """Whether a rule set that can be read is of an older version of its rules."""
    preset, _, rest = text.partition("@")
    return int(rest.split()[0]) < known_version(preset)

"""The rules of a game in words, as the chosen options make them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache

from stolik.games.option import RuleSet
from stolik.text.books import PARTS, family_of
from stolik.text.catalogue import MessageError, Param, catalogue
from stolik.text.family import ROW, BookFamily
from stolik.text.rule_numbers import own_number


def rule_text(rule_set: RuleSet, rule_id: str, language: str) -> str:
    """One rule of the game's book in words, whether or not it has a place there; MessageError if unknown.

    Each row of a table in it is a line, and a whole sentence of its own.
    """
    family = _family(rule_set, language)
    return _rule(family, rule_set, language, rule_id, family.params(rule_set, catalogue(language)))


def rulebook(rule_set: RuleSet, language: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The rules that apply under the options of `rule_set`: titles of sections with (rule id, text)."""
    family = _family(rule_set, language)
    messages = catalogue(language)
    params = family.params(rule_set, messages)
    book: list[tuple[str, list[tuple[str, str]]]] = []
    for section, rule_ids in family.books[rule_set.preset]:
        rules = [
            (rule_id, _rule(family, rule_set, language, rule_id, params))
            for rule_id in rule_ids
            if applies(rule_set, rule_id)
        ]
        if rules:
            book.append((messages.format(f"rules-section-{section}"), rules))
    return book


def applies(rule_set: RuleSet, rule_id: str) -> bool:
    """Whether a rule has a place in the rulebook under these options."""
    family = family_of(rule_set.preset)
    return family is not None and any(_has_place(family, rule_set, part) for part in PARTS[rule_set.preset][rule_id])


@lru_cache(maxsize=1024)
def rules_of_line(rule_set: RuleSet, code: str) -> tuple[str, ...]:
    """The numbers that the rules behind a line of a score sheet have in the game's own book, the main one first."""
    family = family_of(rule_set.preset)
    if family is None:
        return ()
    found = [part for part in family.lines.get(code, ()) if _has_place(family, rule_set, part)]
    rules = {part: rule for rule, parts in PARTS[rule_set.preset].items() for part in parts}
    return tuple(dict.fromkeys(rules[part] for part in found if part in rules))


def _family(rule_set: RuleSet, language: str) -> BookFamily:
    family = family_of(rule_set.preset)
    if family is None:
        raise MessageError(language, f"rules of {rule_set.preset}", "there is no rulebook of this game")
    return family


def _has_place(family: BookFamily, rule_set: RuleSet, part: str) -> bool:
    conditions = family.when.get(part, ())
    return not conditions or any(
        all(rule_set[option] in values for option, values in condition.items()) for condition in conditions
    )


def _rule(family: BookFamily, rule_set: RuleSet, language: str, rule_id: str, params: Mapping[str, Param]) -> str:
    messages = catalogue(language)
    parts = family.parts[rule_set.preset].get(rule_id, (rule_id,))
    placed = [part for part in parts if _has_place(family, rule_set, part)]
    text = " ".join(messages.format(f"{family.prefix}{part}", **params) for part in placed or parts[:1])
    # messages are broken into lines where the file needs it, and empty variants leave their spaces behind
    text = re.sub(r"[ \n]+", " ", text).strip()
    text = re.sub(rf" ?{ROW}", "\n", text)
    return text if family.number is None else _renumbered(family.number, rule_set.preset, rule_id, text)


def _renumbered(number: re.Pattern[str], preset: str, rule_id: str, text: str) -> str:
    """A text whose rules have the numbers of this book."""
    text = _bracket(number).sub(lambda found: _named(preset, rule_id, found[1]), text)
    return number.sub(lambda found: own_number(preset, found[0]), text)


@cache
def _bracket(number: re.Pattern[str]) -> re.Pattern[str]:
    """Rules named in brackets."""
    return re.compile(rf" \(({number.pattern}(?:, {number.pattern})*)\)")


def _named(preset: str, rule_id: str, named: str) -> str:
    """Rules named in brackets by their numbers in this book; texts that name each other may have become one rule."""
    numbers = dict.fromkeys(own_number(preset, number) for number in named.split(", "))
    numbers.pop(rule_id, None)
    return f" ({', '.join(numbers)})" if numbers else ""

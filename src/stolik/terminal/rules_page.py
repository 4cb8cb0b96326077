"""The rules of the match, a section at a time."""

from __future__ import annotations

from string import ascii_lowercase

from stolik.terminal.paint import flow, title
from stolik.terminal.words import Words
from stolik.text import rule_numbers
from stolik.text.books import PARTS
from stolik.text.rule_numbers import own_number
from stolik.text.rulebook import rule_text, rulebook


def rules_page(wanted: str, words: Words, width: int) -> list[str]:
    """A list of the sections; with the name of one that section, with the number of a rule that rule."""
    book = rulebook(words.rule_set, words.language)
    names = [section_name(number, words) for number in range(1, len(book) + 1)]
    if wanted.lower() in names:
        heading, rules = book[names.index(wanted.lower())]
        return [*title([heading], width), *(line for rule, text in rules for line in _lines(rule, text, width))]
    if wanted:
        return _one_rule(wanted.upper(), words, width)
    sections = [f"{name} {heading}" for name, (heading, _) in zip(names, book, strict=True)]
    how = words.say("rules-how", rule=example_rule(words), section=section_name(6, words))
    return [
        *title([words.say("rules-title", rules=words.rule_set.text)], width),
        *flow(sections, width),
        *flow([how], width),
    ]


def example_rule(words: Words) -> str:
    """The number of a rule in the book of this game that one may want to look up."""
    return rule_numbers.example_rule(words.rule_set.preset)


def section_name(number: int, words: Words) -> str:
    """What a section is called by: its number, or a letter in a book whose rules have plain numbers."""
    return ascii_lowercase[number - 1] if example_rule(words).isdigit() else str(number)


def _one_rule(rule: str, words: Words, width: int) -> list[str]:
    """A rule by its number in the book of this game, whether or not it has a place there under these options."""
    if rule.isdigit():
        # some are told by the text of another one
        rule = own_number(words.rule_set.preset, rule)
    if rule not in PARTS[words.rule_set.preset]:
        return [words.say("rules-unknown")]
    return _lines(rule, rule_text(words.rule_set, rule, words.language), width)


def _lines(rule: str, text: str, width: int) -> list[str]:
    """A rule with its number; the rows of a table stand one below the other."""
    first, *rows = text.split("\n")
    return [*flow([f"{rule} {first}"], width), *(line for row in rows for line in flow([row], width, 3))]

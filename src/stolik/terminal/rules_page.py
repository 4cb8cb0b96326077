"""The rules of the match, a section at a time."""

from __future__ import annotations

from stolik.terminal.paint import flow, title
from stolik.terminal.words import Words
from stolik.text.books import PARTS
from stolik.text.rule_numbers import own_number
from stolik.text.rulebook import rule_text, rulebook


def rules_page(wanted: str, words: Words, width: int) -> list[str]:
    """A list of the sections; with a number that section, with the number of a rule that rule."""
    book = rulebook(words.rule_set, words.language)
    if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted) <= len(book):
        heading, rules = book[int(wanted) - 1]
        return [*title([heading], width), *(line for rule in rules for line in flow([" ".join(rule)], width))]
    if wanted:
        return _one_rule(wanted.upper(), words, width)
    sections = [f"{number} {heading}" for number, (heading, _) in enumerate(book, start=1)]
    return [
        *title([words.say("rules-title", rules=words.rule_set.text)], width),
        *flow(sections, width),
        *flow([words.say("rules-how", rule=example_rule(words))], width),
    ]


def example_rule(words: Words) -> str:
    """The number of a rule in the book of this game: what a frozen pile asks for."""
    return own_number(words.rule_set.preset, "A34")


def _one_rule(rule: str, words: Words, width: int) -> list[str]:
    """A rule by its number in the book of this game, whether or not it has a place there under these options."""
    if rule not in PARTS[words.rule_set.preset]:
        return [words.say("rules-unknown")]
    return flow([f"{rule} {rule_text(words.rule_set, rule, words.language)}"], width)

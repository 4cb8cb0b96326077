"""Why and why not: what can be done now, and what forbids the other things that come to mind."""

from __future__ import annotations

from stolik.games.game import View
from stolik.games.registry import schema_of
from stolik.games.violation import RuleViolation
from stolik.table.table import Table
from stolik.terminal.families import family_of
from stolik.terminal.words import Words
from stolik.text.option_names import option_message
from stolik.text.rule_numbers import options_behind, rule_behind
from stolik.text.rulebook import rule_text
from stolik.text.violations import violation_text

DISCARD = "discard "


def why(table: Table, text: str, words: Words) -> list[str]:
    """Whether an action or play is allowed, and if not, the reason and its rule. Raises NotationError."""
    found = table.refusal(text)
    if found is None:
        return [words.say("why-allowed", action=words.action(text))]
    return reason(found, words)


def reason(violation: RuleViolation, words: Words) -> list[str]:
    """What the rules refuse, and the rule's own text."""
    rule = rule_behind(words.rule_set, violation)
    text = rule_text(words.rule_set, rule, words.language)
    options = options_behind(words.rule_set, violation).items()
    return [
        violation_text(violation, words.language),
        words.say("why-rule", rule=rule, text=text),
        *(_option(name, value, words) for name, value in options),
    ]


def _option(name: str, value: str, words: Words) -> str:
    """An option as it is chosen, and what it means; a list of one's own speaks for itself."""
    title = option_message(schema_of(words.rule_set.preset), name)
    meaning = f"{title}-value-{value}".replace("_", "-")
    means = words.say(meaning) if words.has(meaning) else value
    return words.say("refusal-option", option=f"{name}={value}", title=words.say(title), means=means)


def overview(table: Table, view: View, words: Words) -> list[str]:
    """What can be done now, then what cannot and why: the same reason once for all that it forbids."""
    family = family_of(words.rule_set)
    choices = [choice for _, choices in family.menu(table.state, view, words) for choice in choices]
    can = [choice.typed(words) + ("…" if choice.alike else "") for choice in choices]
    gap = "; " if any("," in text for text in can) else ", "
    lines = [words.say("why-can", actions=gap.join(can))]
    forbidden: dict[str, list[str]] = {}
    for text in family.obvious(table, view):
        found = table.refusal(text)
        if found is not None:
            forbidden.setdefault(violation_text(found, words.language), []).append(text)
    for why, texts in forbidden.items():
        lines.append(words.say("why-cannot", actions=", ".join(_kinds(texts, words)), reason=why))
    return lines


def _kinds(texts: list[str], words: Words) -> list[str]:
    """The actions as they are typed; discards as one kind, for no card is better than another there."""
    shown = [words.action(text) for text in texts if not text.startswith(DISCARD)]
    return shown if len(shown) == len(texts) else [*shown, words.say("why-any-discard")]

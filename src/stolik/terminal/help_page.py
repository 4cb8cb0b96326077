"""What can be typed."""

from __future__ import annotations

from rich.cells import cell_len

from stolik.desk.registry import has_piles
from stolik.terminal.families import family_of
from stolik.terminal.paint import flow, title
from stolik.terminal.rules_page import example_rule, section_name
from stolik.terminal.words import Words

CLIENT_COMMANDS = ("why", "hint", "undo", "silent", "hand", "piles", "score", "rules", "log", "table", "help", "quit")
LABEL = 18


def help_page(words: Words, width: int) -> list[str]:
    """All actions and commands, and how they are written in the person's language."""
    family = family_of(words.rule_set)
    lines = title([words.say("help-actions")], width)
    somebody = words.seats[-1].name
    for label, message in family.help_rows(words):
        text = words.say(message, name=somebody)
        lines += _row(words.about(label), text, width) if label else flow([text], width)
    lines += title([words.say("help-client")], width)
    for name in CLIENT_COMMANDS:
        if not {"silent": family.claims, "undo": family.undo, "piles": has_piles(words.rule_set.preset)}.get(
            name, True
        ):
            continue
        named = {"rule": example_rule(words), "section": section_name(6, words)} if name == "rules" else {}
        text = words.about(f"help-{name}", **named)
        lines += _row(words.say(f"type-{name}"), text, width)
    return lines


def _row(label: str, text: str, width: int) -> list[str]:
    """A spelling and its explanation side by side, or below each other on a narrow screen."""
    if cell_len(label) + 2 > LABEL or width < 3 * LABEL:
        return [*flow([label], width), *flow([text], width, 3)]
    first, *more = flow([text], width, LABEL)
    return [f" {label}".ljust(LABEL) + first.strip(), *more]

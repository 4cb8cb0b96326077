"""What can be typed."""

from __future__ import annotations

from rich.cells import cell_len

from stolik.terminal.paint import flow, title
from stolik.terminal.rules_page import example_rule, section_name
from stolik.terminal.words import Words

TAKE_TOP = "take-top"
ACTIONS = (
    *("draw", "take", TAKE_TOP, "lay", "run", "open", "add", "extend", "join", "discard"),
    *("ask", "yes", "no", "pass", "stop"),
)
WITH_OPTIONS = {"run": ("sequences",), "extend": ("sequences",), "join": ("second_meld_same_rank", "merge_same_rank")}
"""Actions that there are only with these options."""
CLIENT_COMMANDS = ("why", "undo", "hand", "score", "rules", "log", "table", "help", "quit")
LABEL = 18


def help_page(words: Words, width: int) -> list[str]:
    """All actions and commands, and how they are written in the person's language."""
    lines = title([words.say("help-actions")], width)
    for verb in ACTIONS:
        if verb in ("ask", "yes", "no") and not words.pairs:
            continue
        if verb == TAKE_TOP and not (words.rule_set["take_top_only_to_go_out"] and words.rule_set["going_out"]):
            continue
        if not all(words.rule_set[option] for option in WITH_OPTIONS.get(verb, ())):
            continue
        lines += _row(words.say(f"type-{verb}"), words.say(f"help-{verb}"), width)
    lines += flow([words.say("help-plays")], width)
    if words.rule_set["second_meld_same_rank"]:
        lines += flow([words.say("help-second")], width)
    if words.rule_set["wild_melds"]:
        lines += flow([words.say("help-wilds")], width)
    suits = "help-suits" if words.rule_set["sequences"] else "help-cards"
    lines += flow([words.say(suits)], width)
    lines += flow([words.say("help-languages")], width)
    if words.rule_set["sequences"] or words.rule_set["second_meld_same_rank"]:
        lines += flow([words.say("help-languages-more")], width)
    lines += title([words.say("help-client")], width)
    for name in CLIENT_COMMANDS:
        named = {"rule": example_rule(words), "section": section_name(6, words)} if name == "rules" else {}
        text = words.say(f"help-{name}", **named)
        lines += _row(words.say(f"type-{name}"), text, width)
    return lines


def _row(label: str, text: str, width: int) -> list[str]:
    """A spelling and its explanation side by side, or below each other on a narrow screen."""
    if cell_len(label) + 2 > LABEL or width < 3 * LABEL:
        return [*flow([label], width), *flow([text], width, 3)]
    first, *more = flow([text], width, LABEL)
    return [f" {label}".ljust(LABEL) + first.strip(), *more]

"""How choices and hints stand on the screen, whatever is played."""

from __future__ import annotations

from collections.abc import Collection

from stolik.terminal.family import Scene
from stolik.terminal.menu import Choice, Menu
from stolik.terminal.paint import flow
from stolik.terminal.words import Words

SHORTENED = ("lay", "run", "add", "extend", "buy", "discard")
"""Verbs that stand once at the head of their choices."""


def hints(words: Words, scene: Scene) -> list[str]:
    """What can be typed at any time."""
    names = ("help", "hint", "why", *(("undo",) if scene.can_undo else ()))
    return [words.say(f"hint-{name}") for name in names]


def choice_lines(menu: Menu, words: Words, width: int, headed: Collection[str] = SHORTENED) -> list[str]:
    """The choices by their verbs; those of a kind in lines of their own, for the verbs of `headed`."""
    lines: list[str] = []
    whole: list[str] = []
    for verb, choices in menu:
        if verb not in headed:
            whole += [choice_text(words, choice, choice.action.text) for choice in choices]
            continue
        lines += flow(whole, width)
        whole = []
        head = words.action(verb) + ":"
        lines += flow([head, *(choice_text(words, choice, choice.rest) for choice in choices)], width, gap="  ", hang=2)
    return lines + flow(whole, width)


def choice_text(words: Words, choice: Choice, text: str) -> str:
    """A choice with its number."""
    label = f"{choice.number}) {choice.shown or words.action(text)}" + ("…" if choice.alike else "")
    if choice.points:
        label += f" ({choice.points})"
    if choice.note:
        label += f" ({choice.note})"
    return f"{label} {words.say('menu-risk')}" if choice.risky else label

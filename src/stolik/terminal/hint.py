"""What a bot advises the person at the terminal: actions as they are typed, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stolik.bots.appraisal import Reason
from stolik.table.advising import Advice
from stolik.terminal.words import Words
from stolik.text.reasons import points_text, reason_text

EQUAL = 0.05
"""Points below which two actions are as good as each other: less is not shown."""


def hint(advice: Sequence[Advice], words: Words, said: Callable[[str], str]) -> list[str]:
    """The best action with its reasons and what follows it in the turn, then the others and how far they are behind.

    `said` writes an action as it is listed and can be typed.
    """
    if not advice:
        return [words.say("hint-none")]
    best, *others = advice
    lines = [words.say("hint-best", action=said(best.text)), *reasons(best.reasons, words)]
    if best.line:
        lines.append(words.say("hint-then", actions="; ".join(map(said, best.line))))
    for other in others:
        shown = said(other.text)
        if other.behind < EQUAL:
            lines.append(words.say("hint-equal", action=shown))
        else:
            lines.append(words.say("hint-other", action=shown, points=points_text(other.behind, words.language)))
        lines += reasons(other.reasons, words)
    return lines


def reasons(found: Sequence[Reason], words: Words) -> list[str]:
    """The reasons as one sentence; no line where there are none."""
    names = [words.name(seat) for seat in range(len(words.seats))]
    clauses = [reason_text(reason.code, reason.params, words.language, names) for reason in found]
    return [words.say("hint-reasons", reasons="; ".join(clauses))] if clauses else []

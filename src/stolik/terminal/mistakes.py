"""What is said of a line that cannot be obeyed, beyond what the rules say of it."""

from __future__ import annotations

from stolik.games.violation import NotationError
from stolik.table.entry import ActEntry
from stolik.table.table import Table
from stolik.terminal.commands import Command
from stolik.terminal.refusals import notation_text, one_line
from stolik.terminal.words import CARDS_ONLY, Words

ANSWERS = ("yes", "no")


def stands_alone(command: Command, words: Words) -> str:
    """A command of the client was typed with more after it."""
    typed = one_line(command.typed.split()[0])
    return words.say("command-alone", command=typed, does=words.about(f"help-{command.ask.value}"))


def misread(error: NotationError, typed: str, words: Words) -> str:
    """Why the line is no action; where a short verb was taken for another one, what it means."""
    for mistake in (f"mistake-{error.code}-{words.family}", f"mistake-{error.code}"):
        if words.has(mistake):
            return words.say(mistake, name=words.seats[-1].name)
    said = notation_text(error, words.language)
    if error.code != "too_many_words":
        return said
    before = error.text[: error.at]
    step = typed.split(";")[before.count(";")]
    verb = before.rpartition(";")[2].split()[0].lower()
    rest = error.text[error.at :].partition(";")[0].strip()
    short = one_line(step.split()[0])
    said += " " + words.say("verb-alone", typed=short, does=words.about(f"help-{verb}"))
    if CARDS_ONLY.fullmatch(rest):
        said += " " + words.say("verb-meant", discard=words.action(f"discard {rest}"), add=words.action(f"add {rest}"))
    return said


def no_undo(table: Table, last: int, words: Words) -> str:
    """Why the seat in turn can take nothing back; `last` is the number of the last entry that stands."""
    entry = table.entries[last - 1] if last else None
    if not isinstance(entry, ActEntry):
        return words.about("undo-nothing")
    if entry.seat == words.me:
        return words.say("undo-shown", action=words.action(entry.text))
    if entry.text in ANSWERS and words.side_of[entry.seat] == words.side:
        return words.say("undo-answered")
    return words.about("undo-nothing")

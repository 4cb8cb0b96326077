"""Why something is not possible, in words."""

from __future__ import annotations

from stolik.games.violation import NotationError, Param
from stolik.terminal.words import typed_text
from stolik.text.catalogue import catalogue

LONGEST_PIECE = 30
LONGEST_PATH = 300
"""Characters of a path that are shown: its end, which has the name of the file."""


class StartError(Exception):
    """No match can be begun: the message that says why, and its parameters."""

    def __init__(self, message_id: str, **params: Param) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.params = params


def notation_text(error: NotationError, language: str) -> str:
    """The sentence that says why a text cannot be read, and where."""
    said = catalogue(language)
    params: dict[str, Param] = {"line": 0, "at": error.at + 1, "piece": _piece(error, language)}
    for name, value in error.params.items():
        params[name] = one_line(str(value)) if isinstance(value, str) else value
    if error.code == "unknown_verb" and not error.params["word"]:
        params["word"] = "none"
    elif error.code == "cards_missing":
        params["word"] = said.format(f"do-{error.params['word']}")
    return said.format(f"notation-{error.code}", **params)


def one_line(text: str) -> str:
    """What somebody wrote, fit to be shown in one line."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in text[:200]).split())
    return shown if len(shown) <= LONGEST_PIECE else shown[: LONGEST_PIECE - 1] + "…"


def path_line(path: str) -> str:
    """The path of a file or folder, fit to be shown in one line; its name is never cut."""
    shown = "".join(c if c.isprintable() else "?" for c in path)
    return shown if len(shown) <= LONGEST_PATH else "…" + shown[1 - LONGEST_PATH :]


def _piece(error: NotationError, language: str) -> str:
    """What stands at the fault: a word, or the rest of the step where several words are wrong together."""
    rest = error.text[error.at :]
    if "line" in error.params or error.code in ("no_card", "no_card_own"):
        return one_line("".join(rest.split()[:1]))
    return one_line(typed_text(rest.partition(";")[0], language) or error.text)

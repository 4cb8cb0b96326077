"""Why something is not possible, in words."""

from __future__ import annotations

from stolik.games.violation import NotationError, Param, RuleViolation
from stolik.text.catalogue import catalogue

LONGEST_PIECE = 30


def violation_text(violation: RuleViolation, language: str) -> str:
    """The sentence that says what the rules refuse."""
    return catalogue(language).format(f"violation-{violation.code}", **violation.params)


def notation_text(error: NotationError, language: str) -> str:
    """The sentence that says why a text cannot be read, and where."""
    params: dict[str, Param] = {"line": 0, "at": error.at + 1, "piece": _piece(error)}
    for name, value in error.params.items():
        params[name] = one_line(str(value)) if isinstance(value, str) else value
    if error.code == "unknown_verb" and not error.params["word"]:
        params["word"] = "none"
    return catalogue(language).format(f"notation-{error.code}", **params)


def one_line(text: str) -> str:
    """What somebody wrote, fit to be shown in one line."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in text[:200]).split())
    return shown if len(shown) <= LONGEST_PIECE else shown[: LONGEST_PIECE - 1] + "…"


def _piece(error: NotationError) -> str:
    words = error.text[error.at :].split()
    return one_line(words[0] if words else error.text)


"""The codes that the sources of the games can produce, read from the sources themselves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from stolik.games import game

SOURCES = Path(game.__file__).parent
ALL = ""
SHARED = "deal_events.py"
"""Events that are of no one family."""
ELSEWHERE = {
    "canasta": {"deal_began_bare"},
    "choina": {"match_lost", "seats_drawn"},
    "cassino": {"match_lost", "seats_drawn", "deal_began", "deal_began_bare", "discarded"},
}
"""Those of the shared events that a family never has."""


def paths(family: str) -> list[Path]:
    """The sources of a family, or of all of them and what they share."""
    return sorted((SOURCES / family).rglob("*.py"))


@cache
def tree(path: Path) -> ast.Module:
    """A source as a tree."""
    return ast.parse(path.read_text(encoding="utf-8"))


def calls(family: str, *names: str) -> Iterator[ast.Call]:
    """All calls of functions or methods of these names in the sources of a family."""
    for path in paths(family):
        yield from calls_in(path, *names)


def calls_in(path: Path, *names: str) -> Iterator[ast.Call]:
    """The same of one source."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in names:
                yield node


def texts(*nodes: ast.expr) -> set[str]:
    """All text constants in some expressions."""
    inner = (part for node in nodes for part in ast.walk(node))
    return {part.value for part in inner if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def event_codes(family: str = ALL) -> set[str]:
    """Codes of events, of a family or of all."""
    returned = {
        text
        for path in {*paths(family), SOURCES / SHARED}
        if path.name in ("events.py", SHARED)
        for method in ast.walk(tree(path))
        if isinstance(method, ast.FunctionDef) and method.name == "code"
        for node in ast.walk(method)
        if isinstance(node, ast.Return) and node.value is not None
        for text in texts(node.value)
    }
    said = texts(*(call.args[1] for call in calls(family, "_say", "Said")))
    ends = calls(family, "end_deal", "score_round", "score_claimed")
    ended = {"deal_ended_" + reason for reason in texts(*(call.args[1] for call in ends))}
    return (returned - {"deal_ended_"} - ELSEWHERE.get(family, set())) | said | ended


def score_codes(family: str = ALL) -> set[str]:
    """Codes of score lines."""
    return texts(*(call.args[0] for call in calls(family, "ScoreLine")))


def notation_codes(family: str = ALL) -> set[str]:
    """Codes of notation errors."""
    names = ("NotationError", "error", "_error", "error_at")
    found = [*calls(family, *names), *(call for path in shared_readers(family) for call in calls_in(path, *names))]
    return texts(*(arg for call in found for arg in call.args[:1])) - {""}


def shared_readers(family: str = ALL) -> set[Path]:
    """The modules that read positions for several families, as far as this one uses them."""
    modules = {
        node.module.rpartition(".")[2]
        for path in paths(family)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("stolik.games.position_")
    }
    return {SOURCES / f"{module}.py" for module in modules}

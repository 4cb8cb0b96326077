"""The codes that the sources of the canasta family can produce, read from the sources themselves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from stolik.games.canasta import events

SOURCES = Path(events.__file__).parent


def calls(*names: str) -> Iterator[ast.Call]:
    """All calls of functions or methods of these names in the sources of the family."""
    for path in sorted(SOURCES.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in names:
                    yield node


def texts(*nodes: ast.expr) -> set[str]:
    """All text constants in some expressions."""
    inner = (part for node in nodes for part in ast.walk(node))
    return {part.value for part in inner if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def event_codes() -> set[str]:
    """Codes of events."""
    tree = ast.parse((SOURCES / "events.py").read_text(encoding="utf-8"))
    returned = {
        text
        for method in ast.walk(tree)
        if isinstance(method, ast.FunctionDef) and method.name == "code"
        for node in ast.walk(method)
        if isinstance(node, ast.Return) and node.value is not None
        for text in texts(node.value)
    }
    said = texts(*(call.args[1] for call in calls("_say")))
    ended = {"deal_ended_" + reason for reason in texts(*(call.args[1] for call in calls("end_deal")))}
    return (returned - {"deal_ended_"}) | said | ended


def score_codes() -> set[str]:
    """Codes of score lines."""
    return texts(*(call.args[0] for call in calls("ScoreLine")))


def notation_codes() -> set[str]:
    """Codes of notation errors."""
    return texts(*(call.args[0] for call in calls("NotationError", "error") if call.args)) - {""}

"""The data of a state field by field, for tests that compare whole states."""

from __future__ import annotations

from stolik.games.canasta.core import Core

UNWRITTEN = {"events", "rules", "order", "top", "sheets", "places"}
"""What a position does not say: the events of a step, the rules, the dealt cards that are out of the stock, the sheets
of deals that are over, and the seats that were drawn.
"""


def fields(core: Core) -> dict[str, object]:
    """Everything that decides how a match goes on. Nothing more is owed once an opening has its points."""
    # a compiled class has no list of its slots
    names = [name for name in dir(core) if not name.startswith("_") and name not in UNWRITTEN]
    found = {name: getattr(core, name) for name in names if not callable(getattr(core, name))}
    return found | {"owed": max(core.owed, 0), "stock": core.order[core.top :]}

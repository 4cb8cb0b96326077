"""Reading actions and plays: `take`, `lay 7c7d7h`, `lay 777 5h-8h`, `add 9h to 2:h`, steps joined by `; `."""

from __future__ import annotations

from typing import Final

from stolik.games.action import Action, Play
from stolik.games.choina.core import Core
from stolik.games.choina.notation_reader import Reader
from stolik.games.choina.steps import NUMBER_OF
from stolik.games.violation import NotationError

LONGEST: Final = 400


def parse(core: Core, text: str) -> Action | Play:
    """The action or play that a text means here; raises NotationError, or RuleViolation for what no rule set has."""
    plain = NUMBER_OF.get(text)
    if plain is not None:
        return core.rules.actions[plain]
    if len(text) > LONGEST:
        raise NotationError("text_too_long", text[:40], 0)
    reader = Reader(core, text)
    parts = text.split(";")
    at = 0
    for part in parts:
        if not part.strip() and len(parts) > 1:
            raise NotationError("step_missing", text, at)
        reader.part(part, at)
        at += len(part) + 1
    return reader.steps[0] if len(reader.steps) == 1 else Play(tuple(reader.steps))

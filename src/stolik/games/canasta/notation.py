"""Reading actions and plays: `take 7 7`, `lay KKK2`, `open KKK2 5h6h7h`, steps joined by `; `."""

from __future__ import annotations

from typing import Final

from stolik.games.action import Action, Play
from stolik.games.canasta.classes import FOUR
from stolik.games.canasta.core import Core
from stolik.games.canasta.notation_reader import VERBS, WORDS, Reader
from stolik.games.canasta.notation_wide import WideReader
from stolik.games.canasta.steps import STEPS, SUITED, Step
from stolik.games.violation import NotationError

__all__ = ["VERBS", "parse"]

EXACT: Final = (*WORDS, "take", "discard", "join", "run", "extend")


def _is_plain(step: Step, suited: bool) -> bool:
    """Whether the text of a step means it and nothing else, whatever is in the hand and on the table.

    Where suits matter, naturals without them may mean several steps.
    """
    if step.text.partition(" ")[0] not in EXACT:
        return False
    moves_naturals = step.count > 0 and step.cls >= FOUR
    return not moves_naturals or (step.id >= SUITED) == suited


PLAIN: Final = {step.text: step.id for step in STEPS[:SUITED] if _is_plain(step, suited=False)}
PLAIN_SUITED: Final = {step.text: step.id for step in STEPS if _is_plain(step, suited=True)}


def parse(core: Core, text: str) -> Action | Play:
    """The action or play that a text means here; raises NotationError, or RuleViolation for what no rule set has."""
    rules = core.rules
    plain = (PLAIN_SUITED if rules.sequences else PLAIN).get(text)
    if plain is not None:
        return rules.actions[plain]
    if len(text) > 400:
        raise NotationError("text_too_long", text[:40], 0)
    reader = WideReader(core) if rules.wide else Reader(core)
    parts = text.split(";")
    at = 0
    for part in parts:
        if not part.strip() and len(parts) > 1:
            raise NotationError("step_missing", text, at)
        reader.part(part, text, at)
        at += len(part) + 1
    return reader.steps[0] if len(reader.steps) == 1 else Play(tuple(reader.steps))

"""A move as people write it: the groups in it are parted, so that one sees what makes the value."""

from __future__ import annotations

from stolik.games.cassino.combination import cards_of
from stolik.games.cassino.core import Core
from stolik.games.cassino.move import TAKE, TRAIL, VERBS, Move
from stolik.games.cassino.moves import combo_names
from stolik.games.cassino.shown import groups_of
from stolik.games.cassino.values import kinds_of
from stolik.terminal.cassino.hand import place
from stolik.terminal.words import Words


def move_text(core: Core, move: Move, words: Words) -> str:
    """A move as it can be typed."""
    return f"{words.action(VERBS[move.verb])} {after_verb(core, move, words)}"


def after_verb(core: Core, move: Move, words: Words) -> str:
    """What stands after the verb of a move: `8♥: 3♦+5♣, 8♣, B8`, `8: 2♠+6♦`, or the card that is trailed."""
    card = words.cards([move.card])
    if move.verb == TRAIL:
        return card
    groups = [_group(core, move, group, words) for group in groups_of(core, move)]
    return f"{card if move.verb == TAKE else move.value}: {', '.join(groups)}"


def _group(core: Core, move: Move, group: list[int], words: Words) -> str:
    """The cards of a group, combinations in it by their names; the played card first."""
    cards = sum(1 << kind for kind in group)
    parts: list[str] = []
    for index, name in enumerate(combo_names(core)):
        made = cards_of(core.combos[index])
        if move.combos >> index & 1 and not made & ~cards:
            cards &= ~made
            parts.append(name)
    ordered = sorted(kinds_of(cards), key=lambda kind: (kind != move.card, place(kind)))
    texts = [words.cards([kind]) for kind in ordered]
    return "+".join([*texts, *parts])

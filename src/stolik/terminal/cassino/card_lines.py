"""Lines of cards alone: letters such as J, T and W are verbs as well as cards."""

from __future__ import annotations

from typing import Final

from stolik.cards import CardError, parse_patterns
from stolik.games.cassino.core import Core
from stolik.games.cassino.move import Move
from stolik.games.cassino.view import CassinoView
from stolik.games.violation import NotationError, RuleViolation
from stolik.table.table import Table
from stolik.terminal.cassino.typing import PLAY, VERBS
from stolik.text.cards import to_english_letters

NO_MOVE: Final = ("cards_missing", "value_needed", "card_not_held", "no_combination")
"""Why a line is no move if its first letter is read as a verb, where it may be one of cards."""
AROUND: Final = ":+&,"


def cards_of_line(table: Table, view: CassinoView, text: str, typed: str) -> str:
    """The cards that a line names without a verb; `text` is the line as an action, `typed` as it was written.

    A first letter that could be a verb is the card if that is in the hand and the verb makes no sense.
    """
    return typed if _begins_with_held(table, view.own_core(), text, typed) else text.removeprefix(f"{PLAY} ")


def _begins_with_held(table: Table, core: Core, text: str, typed: str) -> bool:
    word = (typed.split() or [""])[0].strip(AROUND)
    if len(word) != 1 or word.lower() not in VERBS:
        return False
    try:
        [(rank, _)] = parse_patterns(to_english_letters(word))
    except CardError:
        return False
    hand = core.hands[core.seat]
    if not hand >> 4 * rank & 15:
        return False
    try:
        move = table.parse(text)
    except (NotationError, RuleViolation) as error:
        return error.code in NO_MOVE
    assert isinstance(move, Move)
    if not hand >> move.card & 1:
        return bool(core.loose >> move.card & 1)
    # a jack and a jack: nobody writes "take J" alone
    return move.card >> 2 == rank and not move.loose and not move.combos

"""What a player would think of, legal or not; and what a line of cards could mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.cards import CardError, card_text, parse_patterns
from stolik.games.cassino.combination import value_of
from stolik.games.cassino.compose import is_legal, offers
from stolik.games.cassino.core import Core
from stolik.games.cassino.counts import counts_of, sum_of
from stolik.games.cassino.duty import may_trail
from stolik.games.cassino.move import BUILD, CALL, RAISE, TAKE, Move, make_move
from stolik.games.cassino.moves import combo_names
from stolik.games.cassino.refusal import why_not
from stolik.games.cassino.shown import captured
from stolik.games.cassino.takes import same_rank
from stolik.games.cassino.values import kinds_of, size_of
from stolik.games.cassino.view import CassinoView
from stolik.games.violation import RuleViolation
from stolik.table.table import Table
from stolik.terminal.cassino.moves import is_full, of_card, trail
from stolik.terminal.cassino.texts import move_text
from stolik.terminal.cassino.typing import TONGUE
from stolik.terminal.commands import notation
from stolik.terminal.words import Words
from stolik.text.rule_numbers import rule_behind
from stolik.text.violations import violation_text

MOST: Final = 12
"""So many moves of a card are told."""


def obvious(view: CassinoView) -> Iterator[str]:
    """The moves that a player would think of: pairs, combinations of a value, raises, builds with one card, trails."""
    core = view.own_core()
    names = combo_names(core)
    built: set[int] = set()
    for card in view.cards:
        yield trail(card).text
        worth = core.rules.worth[card]
        equal = same_rank(core, card)
        if equal:
            yield make_move(card, TAKE, 0, equal, 0, names).text
        if not worth:
            continue
        for index, made in enumerate(core.combos):
            if value_of(made) == worth:
                yield make_move(card, TAKE, 0, 0, 1 << index, names).text
            elif worth + value_of(made) <= core.rules.top:
                yield f"raise {worth + value_of(made)}: {card_text(card)} + {names[index]}"
        for kind in kinds_of(core.loose & core.rules.numbers):
            value = worth + core.rules.worth[kind]
            if value <= core.rules.top and value not in built:
                built.add(value)
                yield f"build {value}: {card_text(card)} + {card_text(kind)}"


def meant(table: Table, view: CassinoView, text: str, words: Words) -> list[str]:
    """What a hand card alone can do, or a hand card with cards of the table; if nothing, why not. The seat is in turn.

    No lines where the text does not begin with a card. Raises NotationError.
    """
    line = notation(f"take {text}", TONGUE)
    if not _begins_with_card(line):
        return []
    try:
        move = table.parse(line)
    except RuleViolation as violation:
        return [_refused(violation, words)]
    assert isinstance(move, Move)
    core = view.own_core()
    if not move.loose and not move.combos:
        return _of_card(core, move.card, words)
    found = [each for each in offers(core, move.card, move.loose, move.combos) if is_legal(core, each)]
    if found:
        return [words.say("cassino-can", moves="; ".join(move_text(core, each, words) for each in found))]
    reasons = [why_not(core, wanted) for wanted in _wanted(core, move)]
    return list(dict.fromkeys(_refused(reason, words) for reason in reasons if reason is not None))


def _begins_with_card(line: str) -> bool:
    first = line.split()[1:2]
    try:
        return bool(first) and bool(parse_patterns(first[0].strip(":")))
    except CardError:
        return False


def _of_card(core: Core, card: int, words: Words) -> list[str]:
    absent = why_not(core, trail(card))
    if not core.hands[core.seat] >> card & 1 and absent is not None:
        return [_refused(absent, words)]
    moves = sorted(of_card(core, card), key=lambda move: (move.verb, -size_of(captured(core, move))))
    texts = [move_text(core, move, words) for move in moves[:MOST]]
    if may_trail(core, card):
        texts.append(move_text(core, trail(card), words))
    more = len(moves) - MOST
    said = words.say("cassino-can", moves="; ".join(texts)) if texts else words.say("cassino-can-nothing")
    if is_full(core):
        return [said, words.say("cassino-largest")]
    return [said, words.say("cassino-more", count=more)] if more > 0 else [said]


def _wanted(core: Core, move: Move) -> Iterator[Move]:
    """What somebody may want of cards that make no legal move: to take them, or a combination of their sum."""
    yield move
    worth = core.rules.worth[move.card]
    if not worth or move.loose & ~core.rules.numbers:
        return
    values = [value_of(core.combos[index]) for index in kinds_of(move.combos)]
    total = worth + sum_of(counts_of(move.loose, core.rules.top)) + sum(values)
    if total <= core.rules.top and len(values) < 2:
        yield Move(move.card, RAISE if values else BUILD, total, move.loose, move.combos, "")
    elif len(set(values)) == 1:
        yield Move(move.card, CALL, values[0], move.loose, move.combos, "")


def _refused(violation: RuleViolation, words: Words) -> str:
    rule = rule_behind(words.rule_set, violation)
    return words.say("cassino-refused", reason=violation_text(violation, words.language), rule=rule)

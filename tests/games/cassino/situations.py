"""Positions of the cassino family in a few words, for tests: `table("hand 0: 7s", "table 3d 4c 7h Ks")`.

Unless a line says otherwise it is seat 0's turn in the first round; the lines are those of a position text without its
rule set.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

import stolik
from stolik.cards import card_text, parse_card
from stolik.games.action import Action
from stolik.games.cassino.combination import cards_of, maker_of
from stolik.games.cassino.moves import combo_names
from stolik.games.cassino.options import SCHEMA
from stolik.games.cassino.state import CassinoGame, CassinoState
from stolik.games.cassino.values import kinds_of
from stolik.games.deal_score import DealScore
from stolik.games.event import Event
from stolik.games.option import Value
from stolik.games.violation import RuleViolation


@cache
def _game(preset: str, options: tuple[tuple[str, Value], ...]) -> CassinoGame:
    return CassinoGame(SCHEMA.rule_set(preset, dict(options)))


def game(preset: str = "cassino", /, **options: Value) -> CassinoGame:
    """The game with these options."""
    return _game(preset, tuple(sorted(options.items())))


def cassino(state: stolik.State) -> CassinoState:
    """The state as what it is."""
    assert isinstance(state, CassinoState)
    return state


def table(*lines: str, preset: Value = "cassino", **options: Value) -> CassinoState:
    """The position of these lines."""
    chosen = game(str(preset), **options)
    turn = [] if any(line.startswith("turn") for line in lines) else ["turn 0"]
    return cassino(chosen.position("\n".join([chosen.rule_set.text, *turn, *lines, ""])))


def order_of(top: str) -> list[int]:
    """A pack in an order that begins with these cards."""
    first = [parse_card(text) for text in top.split()]
    return first + [kind for kind in range(52) if kind not in first]


def dealt(top: str = "", dealer: int = 0, /, *, preset: Value = "cassino", **options: Value) -> CassinoState:
    """A first round by this dealer, from a pack with these cards on top."""
    state = cassino(game(str(preset), **options).start())
    players = len(state.deck())
    state.supply([dealer, *(seat for seat in range(players) if seat != dealer)])
    state.supply(order_of(top))
    return state


def do(state: CassinoState, *texts: str) -> list[Event]:
    """Do these moves one after another; their events."""
    events: list[Event] = []
    for text in texts:
        events += state.apply(state.parse(text))
    return events


def after(state: CassinoState, *texts: str) -> CassinoState:
    """The same state, when these moves are done."""
    do(state, *texts)
    return state


def verdict(state: CassinoState, text: str) -> str:
    """What the rules say to a move now: `legal`, or the code of the refusal."""
    try:
        meant = state.parse(text)
        state.check(meant)
    except RuleViolation as found:
        return found.code
    assert isinstance(meant, Action)
    assert meant.text in legal(state)
    return "legal"


def refused(state: CassinoState, text: str) -> str:
    """The number of the rule that refuses a move, which must leave everything as it was."""
    before = state.text()
    with pytest.raises(RuleViolation) as caught:
        do(state, text)
    assert state.text() == before
    return caught.value.rule


def legal(state: CassinoState) -> set[str]:
    """The legal moves as text; each is listed once."""
    listed = [action.text for action in state.legal()]
    assert len(set(listed)) == len(listed)
    return set(listed)


def beginning(state: CassinoState, *words: str) -> set[str]:
    """The legal moves that begin with one of these words."""
    return {text for text in legal(state) if text.startswith(words)}


def codes(events: Sequence[Event]) -> list[str]:
    """The codes of events."""
    return [event.code for event in events]


def hand(state: CassinoState, seat: int) -> list[str]:
    """The cards of a seat, by rank and suit."""
    return [card_text(kind) for kind in kinds_of(state.core.hands[seat])]


def loose(state: CassinoState) -> list[str]:
    """The loose cards of the table."""
    return [card_text(kind) for kind in kinds_of(state.core.loose)]


def combos(state: CassinoState) -> dict[str, tuple[int, list[str]]]:
    """The combinations by name: the maker, and the cards."""
    made = state.core.combos
    return {
        name: (maker_of(combo), [card_text(kind) for kind in kinds_of(cards_of(combo))])
        for name, combo in zip(combo_names(state.core), made, strict=True)
    }


def pile(state: CassinoState, side: int) -> list[str]:
    """What a side has taken."""
    return [card_text(kind) for kind in kinds_of(state.core.piles[side])]


def stock(state: CassinoState) -> list[str]:
    """The stock, top card first."""
    return [card_text(kind) for kind in state.core.order[state.core.top :]]


def sheet(state: CassinoState) -> DealScore:
    """The score of the last round that ended."""
    return state.sheets[-1]


def lines(state: CassinoState, side: int) -> dict[str, int]:
    """The points of a side in the last round that ended, what brought none left out."""
    return {line.code: line.points for line in sheet(state).lines[side] if line.points}

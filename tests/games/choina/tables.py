"""Positions of the choina family in a few words, for tests: `table("turn 0 play", "hand 0: 4c 4d 4h", deal=2)`.

Unless a line says otherwise it is seat 0's turn to take a card and the first deal; the lines are those of a position
text without its rule set.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

import stolik
from stolik.cards import card_text, parse_card
from stolik.games.action import Action
from stolik.games.choina.options import SCHEMA
from stolik.games.choina.state import ChoinaGame, ChoinaState
from stolik.games.choina.table_melds import table_melds
from stolik.games.deal_score import DealScore
from stolik.games.event import Event
from stolik.games.option import Value
from stolik.games.violation import RuleViolation

PACK = [kind for kind in range(52) for _ in range(2)]


@cache
def _game(preset: str, options: tuple[tuple[str, Value], ...]) -> ChoinaGame:
    return ChoinaGame(SCHEMA.rule_set(preset, dict(options)))


def game(preset: str = "choina", /, **options: Value) -> ChoinaGame:
    """The game with these options."""
    return _game(preset, tuple(sorted(options.items())))


def choina(state: stolik.State) -> ChoinaState:
    """The state as what it is."""
    assert isinstance(state, ChoinaState)
    return state


def table(*lines: str, deal: Value = 1, preset: Value = "choina", **options: Value) -> ChoinaState:
    """The position of these lines, in the deal of this number."""
    chosen = game(str(preset), **options)
    begun = {line.split()[0] for line in lines}
    players = int(chosen.rule_set["players"])
    first = [] if "deal" in begun else [f"deal {deal} dealer {players - 1}"]
    turn = [] if "turn" in begun else ["turn 0 draw"]
    return choina(chosen.position("\n".join([chosen.rule_set.text, *first, *turn, *lines, ""])))


def playing(hand: str, *lines: str, deal: Value = 1, preset: Value = "choina", **options: Value) -> ChoinaState:
    """Seat 0 holds these cards, the last one drawn from the stock, and is to lay and discard."""
    return table("turn 0 play", f"hand 0: {hand}", *lines, deal=deal, preset=preset, **options)


def order_of(top: str) -> list[int]:
    """A pack in an order that begins with these cards."""
    first, rest = [parse_card(text) for text in top.split()], list(PACK)
    for kind in first:
        rest.remove(kind)
    return first + rest


def dealt(top: str = "", dealer: int = 0, /, *, preset: Value = "choina", **options: Value) -> ChoinaState:
    """A first deal by this dealer, from a pack with these cards on top."""
    state = choina(game(str(preset), **options).start())
    players = len(state.deck())
    state.supply([dealer, *(seat for seat in range(players) if seat != dealer)])
    state.supply(order_of(top))
    return state


def do(state: ChoinaState, *texts: str) -> list[Event]:
    """Do these steps and plays one after another; their events."""
    events: list[Event] = []
    for text in texts:
        meant = state.parse(text)
        events += state.apply(meant) if isinstance(meant, Action) else state.apply_play(meant)
    return events


def verdict(state: ChoinaState, text: str) -> str:
    """What the rules say to a step or play now: `legal`, or the code of the refusal."""
    try:
        meant = state.parse(text)
        if isinstance(meant, Action):
            state.check(meant)
        else:
            state.check_play(meant)
    except RuleViolation as found:
        return found.code
    assert not isinstance(meant, Action) or meant.text in legal(state)
    return "legal"


def refused(state: ChoinaState, text: str) -> str:
    """The number of the rule that refuses a step or play, which must leave everything as it was."""
    before = state.text()
    with pytest.raises(RuleViolation) as caught:
        do(state, text)
    assert state.text() == before
    return caught.value.rule


def legal(state: ChoinaState) -> set[str]:
    """The legal steps as text."""
    return {action.text for action in state.legal()}


def beginning(state: ChoinaState, *words: str) -> set[str]:
    """The legal steps that begin with one of these words."""
    return {text for text in legal(state) if text.split()[0] in words}


def codes(events: Sequence[Event]) -> list[str]:
    """The codes of events."""
    return [event.code for event in events]


def hand(state: ChoinaState, seat: int) -> list[str]:
    """The cards of a seat, by rank and suit."""
    return [card_text(kind) for kind in state.view(seat).cards]


def sizes(state: ChoinaState) -> list[int]:
    """Cards in the hands."""
    return list(state.core.size)


def pile(state: ChoinaState) -> list[str]:
    """The pile, bottom to top."""
    return [card_text(kind) for kind in state.core.pile]


def stock(state: ChoinaState) -> list[str]:
    """The stock, top card first."""
    return [card_text(kind) for kind in state.core.order[state.core.top :]]


def melds(state: ChoinaState, seat: int) -> list[str]:
    """The melds of a seat: `4c4d4h`, `5h6h7h8h`."""
    return ["".join(map(card_text, meld.cards)) for meld in table_melds(state.core, seat)]


def sheet(state: ChoinaState) -> DealScore:
    """The score of the last deal that ended."""
    return state.sheets[-1]


def who(state: ChoinaState) -> str:
    """Who must act, and what is asked of him: `2 claim`, `1 draw`; `deck` or `over` where nobody acts."""
    if state.seat is None:
        return state.need.value
    return f"{state.seat} {state.text().split('turn ')[1].split()[1]}"


def all_cards(state: ChoinaState) -> list[int]:
    """Every card, wherever it is."""
    core = state.core
    found = [*core.pile, *core.order[core.top :]]
    for seat in range(core.rules.players):
        found += state.view(seat).cards
        for meld in table_melds(core, seat):
            found += meld.cards
    return sorted(found)

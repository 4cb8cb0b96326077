"""Positions of the canasta family in a few words, for tests: `table("pile 6 8 K", "hand 0: K K 2 4")`.

Unless a line says otherwise it is seat 0's turn to take; the lines are those of a position text without its rule set.
The game is kurnik with these options, or another one with `preset`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

import stolik
from stolik.cards import pack, parse_card
from stolik.games.action import Action
from stolik.games.canasta.classes import ACE, BLACK3, CLASS_OF, CLASS_TEXT, CLASSES
from stolik.games.canasta.scoring import DealScore
from stolik.games.canasta.state import CanastaState
from stolik.games.event import Event
from stolik.games.option import Value
from stolik.games.violation import RuleViolation

RANK_CLASSES = range(BLACK3, ACE + 1)


def canasta(state: stolik.State) -> CanastaState:
    """The state as what it is, so that its score sheets can be read."""
    assert isinstance(state, CanastaState)
    return state


@cache
def _game(preset: str, options: tuple[tuple[str, Value], ...]) -> stolik.Game:
    return stolik.game(preset, **dict(options))


def table(*lines: str, preset: Value = "kurnik", **options: Value) -> CanastaState:
    """The position of these lines."""
    game = _game(str(preset), tuple(sorted(options.items())))
    turn = [] if any(line.startswith("turn") for line in lines) else ["turn 0 take"]
    return canasta(game.position("\n".join([game.rule_set.text, *turn, *lines, ""])))


def order_of(top: str, packs: int = 2) -> list[int]:
    """A pack in an order that begins with these cards; the others follow, plain ones first and red threes last."""
    first = [parse_card(text) for text in top.split()]
    rest = pack(packs)
    for kind in first:
        rest.remove(kind)
    return first + sorted(rest, key=lambda kind: (CLASS_OF[kind] == 2, kind))


def dealt(
    top: str, dealer: int = 0, /, *, preset: Value = "kurnik", **options: Value
) -> tuple[CanastaState, list[Event]]:
    """A first deal by this dealer, from a pack with these cards on top; and its events.

    Where cards are drawn for the seats, the player after the dealer draws the highest; of four he sits on seat 0 then.
    """
    state = canasta(_game(str(preset), tuple(sorted(options.items()))).start())
    players = len(state.view(-1).sizes)
    if len(state.deck()) > players:
        drawn = [f"{'AKQJ'[(seat - dealer - 1) % players]}c" for seat in range(players)]
        events = state.supply(order_of(" ".join(drawn)))
    else:
        events = state.supply([dealer, *(seat for seat in range(players) if seat != dealer)])
    events += state.supply(order_of(top))
    return state, events


def do(state: CanastaState, *texts: str) -> list[Event]:
    """Do these steps and plays one after another; their events."""
    events: list[Event] = []
    for text in texts:
        meant = state.parse(text)
        events += state.apply(meant) if isinstance(meant, Action) else state.apply_play(meant)
    return events


def verdict(state: CanastaState, text: str) -> str:
    """What the rules say to a step or play now: `legal`, or the code of the refusal."""
    try:
        check(state, text)
    except RuleViolation as found:
        return found.code
    return "legal"


def check(state: CanastaState, text: str) -> None:
    """Check a step or play; a single step must also be in the legal list just then."""
    meant = state.parse(text)
    if isinstance(meant, Action):
        named = meant.id in [action.id for action in state.legal()]
        try:
            state.check(meant)
        except RuleViolation:
            assert not named or meant.cards, f"{text} is refused, and yet in the legal list"
            raise
        assert named, f"{text} is not refused, and yet not in the legal list"
    else:
        state.check_play(meant)


def is_legal(state: CanastaState, text: str) -> bool:
    """Whether a step or play may be done now."""
    return verdict(state, text) == "legal"


def refused(state: CanastaState, text: str) -> RuleViolation:
    """The refusal of a step or play, which must leave everything as it was."""
    before = state.text()
    with pytest.raises(RuleViolation) as caught:
        do(state, text)
    assert state.text() == before
    with pytest.raises(RuleViolation) as checked:
        check(state, text)
    assert (checked.value.code, checked.value.rule) == (caught.value.code, caught.value.rule)
    return caught.value


def legal_texts(state: CanastaState) -> set[str]:
    """The legal steps as text."""
    return {action.text for action in state.legal()}


def losing_texts(state: CanastaState) -> set[str]:
    """The losing steps as text."""
    return {action.text for action in state.losing()}


def takes(state: CanastaState) -> set[str]:
    """The legal ways to take the pile."""
    return {text for text in legal_texts(state) if text.startswith("take")}


def classes(kinds: Sequence[int]) -> str:
    """Cards without their suits, lowest first: `Jk 2 K K`."""
    return " ".join(CLASS_TEXT[CLASS_OF[kind]] for kind in sorted(kinds, key=lambda kind: CLASS_OF[kind]))


def hand(state: CanastaState, seat: int) -> str:
    """The cards of a seat."""
    return classes(state.view(seat).cards)


def pile(state: CanastaState) -> str:
    """The pile, bottom to top."""
    return " ".join(CLASS_TEXT[CLASS_OF[kind]] for kind in state.view(-1).pile)


def melds(state: CanastaState, side: int) -> list[str]:
    """The melds of a side in the order of their ranks, wild cards first: `2KK`."""
    view = state.view(-1)
    return [classes(cards).replace(" ", "") for cls in RANK_CLASSES if (cards := view.meld(side, cls))]


def red_threes(state: CanastaState, side: int) -> int:
    """How many red threes lie beside the melds of a side."""
    return len(state.view(-1).red_threes(side))


def minimum(state: CanastaState, side: int = 0) -> int:
    """The points that an opening of the side needs."""
    return state.view(-1).minimum[side]


def codes(events: Sequence[Event]) -> list[str]:
    """The codes of events."""
    return [event.code for event in events]


def sheet(state: CanastaState) -> DealScore:
    """The score of the last deal that ended."""
    return state.sheets[-1]


def lines(state: CanastaState, side: int = 0) -> dict[str, int]:
    """The lines of a side in the score of the last deal: points by code."""
    return {line.code: line.points for line in sheet(state).lines[side]}


def all_cards(state: CanastaState) -> list[int]:
    """Every card, wherever it is."""
    core = state.core
    found = list(core.pile) + list(core.order[core.top :])
    for seat in range(core.rules.players):
        found += state.view(seat).cards
    view = state.view(-1)
    for side in range(core.rules.sides):
        found += view.red_threes(side)
        for cls in range(CLASSES):
            found += view.meld(side, cls)
    return sorted(found)

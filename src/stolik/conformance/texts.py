"""Everything that can be written can be read back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.cards import KINDS, card_text, cards_text, parse_card, parse_patterns
from stolik.conformance.broken import fail, must, must_equal
from stolik.conformance.facts import facts
from stolik.conformance.marks import some
from stolik.games.action import Action
from stolik.games.game import Need
from stolik.games.violation import NotationError, RuleViolation

if TYPE_CHECKING:
    from random import Random

    from stolik.conformance.hooks import Hooks
    from stolik.games.game import Game, State

ACTIONS = "an action's text means that action"
POSITIONS = "a position's text means that position"


def check_card_texts() -> None:
    """Every kind of card, alone and in lists with and without spaces."""
    for kind in range(KINDS):
        assert parse_card(card_text(kind)) == kind
    text = cards_text(range(KINDS))
    for written in (text, text.replace(" ", "")):
        assert [4 * rank + suit for rank, suit in parse_patterns(written)] == list(range(KINDS))


def check_actions_text(state: State, hooks: Hooks, rng: Random) -> None:
    """Legal actions, those the grammar writes, and plays, are read back as themselves."""
    for action in some(state.legal()):
        must(state.parse(action.text) == action, ACTIONS, state, action.text)
    for text in hooks.texts(state, rng):
        try:
            found = state.parse(text)
        except (NotationError, RuleViolation):
            continue
        again = state.parse(found.text)
        must(again == found, ACTIONS, state, f"{text!r}: {found.text!r}")


def check_position_text(game: Game, state: State, hooks: Hooks, rng: Random, steps: int = 3) -> None:
    """The text of a position gives a position that looks the same, to every seat, and goes on the same."""
    text = state.text()
    try:
        read = game.position(text)
    except NotationError as error:
        fail(POSITIONS, state, str(error))
    original = state.copy()
    for _ in range(steps):
        must_equal(read.text(), original.text(), POSITIONS, state, "text")
        must_equal(read.legal(), original.legal(), POSITIONS, state, "legal list")
        must_equal(read.losing(), original.losing(), POSITIONS, state, "losing actions")
        for seat in (-1, *hooks.seats):
            unseen = read.view(seat).unseen(), original.view(seat).unseen()
            must_equal(*unseen, POSITIONS, state, f"what seat {seat} has not seen")
        one, other = _waits(read), _waits(original)
        must_equal(one, other, POSITIONS, state, "who must act")
        if original.need is not Need.SEAT:
            return
        action = hooks.choose(original, rng)
        twin = read.parse(action.text)
        if not isinstance(twin, Action):
            fail(ACTIONS, state, action.text)
        happened, repeated = original.apply(action), read.apply(twin)
        if read.need is Need.DECK:
            return  # the original may go on with deck orders of its own
        must_equal(facts(happened), facts(repeated), POSITIONS, state, f"events of {action.text!r}")


def _waits(state: State) -> tuple[Need, int | None, tuple[int, ...]]:
    return state.need, state.seat, state.score()

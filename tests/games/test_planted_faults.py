"""The conformance suite notices when a game does not keep its promises: each of these engines has a fault.

The faults are put into modules of the rules, which a compiled engine would not notice: the wheel's own run leaves this
file out.
"""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import stolik
from stolik.conformance import PromiseBroken, check_deck_exchange, check_game, check_losing
from stolik.games.action import Action, Play
from stolik.games.canasta import ending, perform, refusal, world
from stolik.games.canasta.events import Drew
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.view import CanastaView
from stolik.games.game import WorldError
from stolik.games.violation import RuleViolation
from tests.games.canasta.conformance_hooks import CanastaHooks

if TYPE_CHECKING:
    from collections.abc import Callable

    from stolik.games.canasta.core import Core
    from stolik.games.game import Game


def hooks_of(game: Game) -> CanastaHooks:
    return CanastaHooks(Rules(game.rule_set))


def anything_at_all() -> None:
    """A match for four, from all sides."""
    game = stolik.game("kurnik", players=4, ask_partner="go_out")
    check_game(game, hooks_of(game), 3, steps=60, share=0.05)


def some_exchanges() -> None:
    game = stolik.game("kurnik")
    for seed in range(5):
        check_deck_exchange(game, hooks_of(game), 0, Random(seed), 40)


def a_losing_position() -> None:
    """Laying a seven leaves one card, and no way to keep it."""
    game = stolik.game("kurnik")
    state = game.position("kurnik@1\nturn 0 play drew\nhand 0: 7 7\nhand 1: K K K\nmelds 0: 777\npile 4\n")
    assert check_losing(state, hooks_of(game)) == len(state.legal()) == 2


def forgets_an_action(state: CanastaState) -> list[Action]:
    return LEGAL(state)[:1]


def refuses_too_late(state: CanastaState, action: Action) -> None:
    try:
        CHECK(state, action)
    except RuleViolation:
        state.core.scores[0] += 5
        raise


def shows_the_stock(view: CanastaView, core: Core, seat: int, legal: Any) -> None:
    VIEW(view, core, seat, legal)
    view.scores = (*core.scores, *core.order[core.top :])  # type: ignore[misc]


def accepts_other_cards(view: CanastaView, hands: Any, stock: Any) -> None:
    try:
        CHECK_WORLD(view, hands, stock)
    except WorldError as error:
        if error.code != "other_cards":
            raise


def does_nothing(*_: object) -> None:
    pass


def finds_none(_: CanastaState) -> list[Action]:
    return []


def shows_all(event: Drew, _: int) -> Drew:
    return event


def makes_another_action(state: CanastaState, text: str) -> Action | Play:
    found = PARSE(state, text)
    return found if isinstance(found, Play) else Action(found.id, found.text, found.cards)


def forgets_what_is_known(state: CanastaState) -> str:
    return re.sub("known .*\n", "", TEXT(state))


def hides_a_card(view: CanastaView) -> list[int]:
    return UNSEEN(view)[1:]


LEGAL, CHECK, VIEW, UNSEEN = CanastaState.legal, CanastaState.check, CanastaView.__init__, CanastaView.unseen
HISTORY, PARSE, TEXT = CanastaState.history, CanastaState.parse, CanastaState.text
CHECK_WORLD = world._check

FAULTS: list[tuple[str, Callable[[], None], object, str, object]] = [
    ("a legal action is missing", anything_at_all, CanastaState, "legal", forgets_an_action),
    ("a refusal changes something", anything_at_all, CanastaState, "check", refuses_too_late),
    ("a code nobody knows", anything_at_all, refusal, "refusal", lambda *_, **__: RuleViolation("no", "A1")),
    ("a copy is no copy", anything_at_all, CanastaState, "copy", lambda state: state),
    ("a step does nothing", anything_at_all, CanastaState, "step", does_nothing),
    ("a discard vanishes", anything_at_all, perform, "pile_add", does_nothing),
    ("a red three is dealt to the hand", anything_at_all, ending, "_replace_red3", does_nothing),
    ("the history is short", anything_at_all, CanastaState, "history", lambda state: HISTORY(state)[:-1]),
    ("every parse makes an action", anything_at_all, CanastaState, "parse", makes_another_action),
    ("a text forgets what is known", anything_at_all, CanastaState, "text", forgets_what_is_known),
    ("any world will do", anything_at_all, world, "_check", accepts_other_cards),
    ("unseen cards are missing", anything_at_all, CanastaView, "unseen", hides_a_card),
    ("a view shows the stock", some_exchanges, CanastaView, "__init__", shows_the_stock),
    ("everybody sees what is drawn", some_exchanges, Drew, "seen_by", shows_all),
    ("nothing loses", a_losing_position, CanastaState, "losing", finds_none),
    ("everything loses", a_losing_position, CanastaState, "losing", LEGAL),
]


@pytest.mark.parametrize("check", [anything_at_all, some_exchanges, a_losing_position])
def test_the_engine_has_none_of_the_faults_below(check: Callable[[], None]) -> None:
    check()


@pytest.mark.parametrize(
    ("check", "owner", "name", "fault"), [pytest.param(*fault[1:], id=fault[0]) for fault in FAULTS]
)
def test_the_suite_finds_a_fault(
    monkeypatch: pytest.MonkeyPatch, check: Callable[[], None], owner: object, name: str, fault: object
) -> None:
    monkeypatch.setattr(owner, name, fault)
    with pytest.raises(PromiseBroken):
        check()

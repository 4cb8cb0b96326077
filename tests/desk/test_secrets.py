"""Nothing of what is sent tells a seat, or a spectator, anything that is hidden from it: byte for byte."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from stolik.cards import card_text
from stolik.conformance.exchange import same_to
from stolik.conformance.worlds import resampled_world
from stolik.desk.registry import choice, mine, picture, told
from stolik.games.action import Action
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.state import CanastaState
from stolik.games.event import Event
from stolik.games.game import Need
from stolik.games.registry import game_of, parse_rule_set
from stolik.games.violation import NotationError, RuleViolation
from tests.desk.asking import some_cards
from tests.games.canasta.conformance_hooks import CanastaHooks
from tests.support.positions import canasta, table

RULES = [
    "kurnik@1",
    "kurnik@1 players=4",
    "kurnik@1 players=4 ask_partner=go_out concealed_minimum=waived illegal_out=forbid opening_table=0:120",
    "kurnik@1 players=4 ask_partner=lay_out last_red3=meld_no_discard",
    "classic@1 surprise_cards=3",
    "book@1",
    "book@1 players=3 surprise_cards=3",
    "samba@1",
    "combo@1 bonus_trigger=first_canasta_of_each_side opening_table=0:30",
]
PROBES = ["draw", "draw; lay 444", "lay 444", "add 2 to K", "take onto 7", "discard 4", "ask", "yes", "take 7 7"]
PLACES = ["", "", "stock", "pile", "lane", "meld:7", "meld:A"]


def sent(state: CanastaState, events: Sequence[Event], seat: int, seed: int) -> list[bytes]:
    """All that the seat can get: what comes by itself, and the answers to some questions."""
    rng = Random(seed)
    parts: list[object] = [picture(state.view(-1), None), told(events, seat, state.rule_set)]
    hand = [card_text(kind) for kind in state.view(seat).cards]
    if seat >= 0:
        parts.append(mine(state, seat, ""))
    for _ in range(6):
        cards = some_cards(state, rng) if state.seat == seat else hand[:2]
        staged = rng.sample(PROBES, rng.choice((0, 0, 1, 2)))
        place = rng.choice(PLACES)
        try:
            parts.append(choice(state, seat, cards, staged, place))
        except NotationError as error:  # a step without the suits that matter here
            parts.append((error.code, error.text))
    return [msgspec.json.encode(part) for part in parts]


def other_world(state: CanastaState, hooks: CanastaHooks, seat: int, rng: Random) -> CanastaState | None:
    """The same table with other hidden cards."""
    world = resampled_world(state, hooks, seat, rng)
    return None if world is None else canasta(world)


def same_action(one: CanastaState, other: CanastaState, hooks: CanastaHooks, rng: Random) -> str:
    """The text of an action that is legal in both; empty if none is found."""
    for _ in range(8):
        text = hooks.choose(one, rng).text
        try:
            meant = other.parse(text)
            other.check(meant)
        except (NotationError, RuleViolation):
            continue
        if isinstance(meant, Action):
            return text
    return ""


def compare(one: CanastaState, other: CanastaState, hooks: CanastaHooks, seat: int, rng: Random) -> int:
    """Do the same in both worlds for as long as they look the same to the seat; how many steps were compared."""
    events: list[list[Event]] = [[], []]
    for step in range(8):
        seed = rng.randrange(10**6)
        assert sent(one, events[0], seat, seed) == sent(other, events[1], seat, seed)
        text = same_action(one, other, hooks, rng)
        if not text:
            return step
        stocks = [hooks.layout(state).stock for state in (one, other)]
        acting = one.seat
        events = [state.apply(state.parse(text)) for state in (one, other)]
        drawn = len(stocks[0]) - len(hooks.layout(one).stock)
        seen = [[kind for kind in stock[:drawn] if acting == seat or not hooks.may_hold(kind)] for stock in stocks]
        if seen[0] != seen[1] or not same_to(one, other, hooks, seat):
            return step + 1
    return 8


@pytest.mark.parametrize("rules", RULES)
def test_what_is_sent_is_the_same_whatever_is_hidden(rules: str) -> None:
    game = game_of(parse_rule_set(rules))
    hooks = CanastaHooks(Rules(game.rule_set))
    compared = 0
    for seed in range(3):
        rng = Random(seed)
        state = canasta(game.deal(seed))
        for _ in range(120):
            if state.need is not Need.SEAT:
                break
            if rng.random() < 0.15:
                for seat in (-1, *hooks.seats):
                    world = other_world(state, hooks, seat, rng)
                    if world is not None:
                        compared += compare(canasta(state.copy()), world, hooks, seat, rng)
            state.apply(hooks.choose(state, rng))
    assert compared > 100


def test_a_staged_step_never_draws() -> None:
    lines = ("pile 9 8", "melds 0: 777", "hand 0: K 4 5 6")
    answers = [
        msgspec.json.encode(choice(table(f"stock {card} ...", *lines), 0, (), ("draw", "add 7"), ""))
        for card in ("7s", "Qs")
    ]
    assert answers[0] == answers[1]

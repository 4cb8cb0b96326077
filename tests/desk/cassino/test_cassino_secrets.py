"""Nothing of what is sent at a table of Cassino tells a seat, or a spectator, what is hidden from it: byte for byte."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from stolik.cards import card_text
from stolik.conformance.worlds import resampled_world
from stolik.desk.registry import choice, mine, picture, told
from stolik.games.cassino.moves import combo_names
from stolik.games.cassino.rules import Rules
from stolik.games.cassino.state import CassinoState
from stolik.games.event import Event
from stolik.games.game import Need, State
from stolik.games.registry import game_of, parse_rule_set
from tests.games.cassino.conformance_hooks import CassinoHooks

RULES = [
    "cassino@1",
    "cassino@1 players=4 partnership=2v2 partner_build=on maker_duty=while_owned",
    "cassino-pagat@1 players=3 draw_cassino=on",
]


def sent(state: State, events: list[Event], seat: int, seed: int) -> list[bytes]:
    """All that the seat can get: what comes by itself, and the answers to some questions."""
    assert isinstance(state, CassinoState)
    rng = Random(seed)
    parts: list[object] = [picture(state.view(-1), None), told(events, seat, state.rule_set)]
    if seat >= 0:
        parts.append(mine(state, seat, ""))
        table = [card_text(kind) for kind in range(52) if state.core.loose >> kind & 1] + combo_names(state.core)
        for card in map(card_text, state.view(seat).cards):
            selected = rng.sample(table, min(len(table), rng.randint(0, 3)))
            parts.append(choice(state, seat, (card, *selected), (), ""))
    return [msgspec.json.encode(part) for part in parts]


@pytest.mark.parametrize("rules", RULES)
def test_what_is_sent_of_cassino_is_the_same_whatever_is_hidden(rules: str) -> None:
    game = game_of(parse_rule_set(rules))
    hooks = CassinoHooks(Rules(game.rule_set))
    rng = Random(4)
    compared = 0
    for seed in range(2):
        state = game.deal(seed)
        for _ in range(40):
            if state.need is not Need.SEAT:
                break
            action = hooks.choose(state, rng)
            for seat in (-1, *hooks.seats) if rng.random() < 0.4 else ():
                world = resampled_world(state, hooks, seat, rng)
                if world is None:
                    continue
                compared += world.text() != state.text()
                assert sent(state, [], seat, seed) == sent(world, [], seat, seed)
                if seat != state.seat:
                    continue
                events = [each.apply(each.parse(action.text)) for each in (state.copy(), world.copy())]
                deeds = [told(each[:1], seat, game.rule_set) for each in events]
                assert deeds[0] == deeds[1]
            state.apply(action)
    assert compared > 30


@pytest.mark.rule("Cassino-9")
def test_a_card_that_is_drawn_is_told_to_nobody_but_its_holder() -> None:
    state = game_of(parse_rule_set("cassino@1 draw_cassino=on")).deal(3)
    assert state.seat is not None
    seat, other = state.seat, 1 - state.seat
    action = next(iter(state.moves()))
    events = state.apply(action)
    for viewer in (-1, other):
        assert [deed.cards for deed in told(events, viewer, state.rule_set) if deed.code == "drew"] == [("",)]
    (own,) = [deed.cards for deed in told(events, seat, state.rule_set) if deed.code == "drew"]
    assert own[0] in mine(state, seat, "").hand

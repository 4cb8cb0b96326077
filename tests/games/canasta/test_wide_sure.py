"""Hands that are seen to go out at a glance go out by the search too."""

from __future__ import annotations

from random import Random

import pytest

import stolik
from stolik.cards import card_text, pack
from stolik.games.canasta.core import PLAY
from stolik.games.canasta.outlook import after, flags_of, holding
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.steps import DISCARD, JOIN, LAY_NATURALS, STEPS, TAKE_ONTO_RUN
from stolik.games.canasta.wide_bounds import never_out
from stolik.games.canasta.wide_out import goes_out
from stolik.games.canasta.wide_sure import surely_out
from stolik.games.canasta.wide_table import Table
from stolik.games.game import Need
from stolik.games.option import Value

OPTIONS: tuple[dict[str, Value], ...] = (
    {},
    {"need_samba_to_go_out": "on"},
    {"black3_melds": "anytime"},
    {"canastas_to_go_out": 1},
)
LAYS = frozenset(range(LAY_NATURALS, TAKE_ONTO_RUN)) - {JOIN, DISCARD}


def sure_hands(state: CanastaState) -> int:
    """How many hands, now and after each lay, are seen to go out; each of them must."""
    core = state.core
    if core.phase != PLAY or core.pile_waits:
        return 0
    flags = flags_of(core, core.began)
    found = 0
    lays = [STEPS[action.id] for action in state.legal() if STEPS[action.id].verb in LAYS]
    for held in (holding(core, flags), *(after(core, step, flags) for step in lays)):
        for spare in (0, 1):
            more = held.more
            assert more is not None
            if held.owed <= 0 and held.hand and surely_out(core.rules, held, more, spare):
                found += 1
                assert not never_out(core.rules, held, more, held.hand, more.lines)
                assert goes_out(Table(core.rules, held), held.hand, more.lines, 0, spare), state.text()
    return found


def play(options: dict[str, Value], seed: int) -> int:
    """Random play of a deal of samba; how many hands were seen to go out in it."""
    random = Random(seed)
    state = stolik.game("samba", **options).deal(seed)
    assert isinstance(state, CanastaState)
    found = 0
    while state.need is Need.SEAT and state.deal_number == 1:
        found += sure_hands(state)
        state.step(random.choice(state.legal()).id)
    return found


def large_hand(options: dict[str, Value], seed: int) -> int:
    """The same of a hand of twenty to sixty cards beside two melds."""
    random = Random(seed)
    cards = [card_text(kind) for kind in pack(3) if card_text(kind) not in ("3d", "3h")]
    melds = ["4c4d4h", "8s9s10s"]
    for card in ("4c", "4d", "4h", "8s", "9s", "10s"):
        cards.remove(card)
    hand = random.sample(cards, random.randint(20, 60))
    lines = (stolik.game("samba", **options).rule_set.text, "turn 0 play drew", f"melds 0: {' '.join(melds)}")
    state = stolik.game("samba", **options).position("\n".join([*lines, f"hand 0: {' '.join(hand)}", ""]))
    assert isinstance(state, CanastaState)
    return sure_hands(state)


def compare(seeds: range) -> int:
    return sum(play(options, seed) + large_hand(options, seed) for options in OPTIONS for seed in seeds)


@pytest.mark.rule("C19", "C26")
def test_hands_seen_to_go_out_at_a_glance_go_out_by_the_search() -> None:
    assert compare(range(5)) > 300


@pytest.mark.soak
@pytest.mark.rule("C19", "C26")
def test_very_many_hands_seen_to_go_out_at_a_glance_go_out_by_the_search() -> None:
    assert compare(range(100, 600)) > 30_000

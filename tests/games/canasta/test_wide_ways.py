"""A lay that belongs to a known way out leads on: the solver, asked about this lay alone, says the same."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import stolik
from stolik.games.canasta.core import Core
from stolik.games.canasta.holding import MAY_LOSE, MAY_OUT, MUST_OUT, NO_DISCARD
from stolik.games.canasta.melding import NO_JOIN
from stolik.games.canasta.outlook import flags_of, leads_on
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.steps import STEPS
from stolik.games.canasta.wide_lays import joins, new_melds, single_cards
from stolik.games.canasta.wide_ways import WaysOut
from tests.games.canasta.random_positions import PositionMaker

RULES = (
    "samba@1",
    "samba@1 need_samba_to_go_out=on",
    "samba@1 black3_melds=anytime wild_melds=on",
    "samba@1 canastas_to_go_out=1 canasta_cap=7",
    "combo@1 going_out=on",
    "combo-basic@1 going_out=on canastas_to_go_out=2",
)


def compare_lays(core: Core, bound: int) -> Counter[str]:
    """The verdicts on all lays of a player who has to go out; how many a way that was known before proved."""
    flags = (flags_of(core, core.began) | MUST_OUT | MAY_OUT | bound) & ~MAY_LOSE
    ways = WaysOut(core, flags)
    found: Counter[str] = Counter()
    lays = single_cards(core) + new_melds(core) + ([] if flags & NO_JOIN else joins(core))
    for action in lays:
        step = STEPS[action.id]
        expected = leads_on(core, step, flags)
        proved = ways.proves(step)
        where = f"{action.text}\n{CanastaState(core).text()}"
        assert expected or not proved, where
        assert ways.leads_on(step) == expected, where
        found["proved" if proved else "searched" if expected else "refused"] += 1
    return found


def compare(text: str, seeds: range, most_cards: int) -> Counter[str]:
    """The same of random positions, large hands and small ones."""
    rules = Rules(stolik.parse_rule_set(text))
    found: Counter[str] = Counter()
    for seed in seeds:
        random = Random(seed)
        maker = PositionMaker(rules, random, most_cards)
        core = random.choice((maker.in_turn, maker.ready))()
        if not core.pile_waits and core.hand[core.seat]:
            found += compare_lays(core, random.choice((0, 0, NO_DISCARD, NO_DISCARD | NO_JOIN)))
    return found


@pytest.mark.rule("C19", "C26")
def test_lays_of_a_known_way_out_lead_on() -> None:
    found: Counter[str] = Counter()
    for text in RULES:
        found += compare(text, range(100), 9) + compare(text, range(30), 30)
    assert found["proved"] > 500
    assert found["searched"] > 100
    assert found["refused"] > 1000


@pytest.mark.soak
@pytest.mark.rule("C19", "C26")
@pytest.mark.parametrize("text", RULES)
def test_very_many_lays_of_a_known_way_out_lead_on(text: str) -> None:
    for most_cards in (6, 9, 15, 30):
        compare(text, range(1000, 4000), most_cards)

"""A lay that belongs to a known way out leads on: the solver, asked about this lay alone, says the same."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import stolik
from stolik.games.canasta.classes import ACE, FOUR, JOKER, TWO, points
from stolik.games.canasta.core import PLAY, Core
from stolik.games.canasta.holding import MAY_LOSE, MAY_OUT, MUST_OUT, NO_DISCARD
from stolik.games.canasta.melding import NO_JOIN
from stolik.games.canasta.outlook import flags_of, leads_on
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.steps import NUMBER_OF, STEPS
from stolik.games.canasta.wide_lays import joins, new_melds, single_cards
from stolik.games.canasta.wide_ways import WaysOut
from stolik.games.option import Value
from tests.games.canasta.random_positions import PositionMaker
from tests.games.canasta.rules.samba import OTHERS, RANKS, samba
from tests.support.positions import is_legal

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
    ways, none = WaysOut(core, flags), WaysOut(core, flags)
    found: Counter[str] = Counter()
    lays = single_cards(core) + new_melds(core) + ([] if flags & NO_JOIN else joins(core))
    for action in lays:
        step = STEPS[action.id]
        expected = leads_on(core, step, flags)
        proved = ways.proves(step)
        where = f"{action.text}\n{CanastaState(core).text()}"
        assert expected or not proved, where
        assert ways.leads_on(step) == expected, where
        none.ways.clear()
        assert none.leads_on(step) == expected, where
        found["proved" if proved else "searched" if expected else "refused"] += 1
    return found


def near_out(maker: PositionMaker) -> Core:
    """A hand of several cards each of a few ranks, and of wild cards, with which nearly all can be laid; often it owes
    nearly as many points as it has.
    """
    core, random = maker.ready(), maker.rng
    core.phase = PLAY
    seat = core.seat
    maker.take_back(seat)
    low = random.randint(FOUR, ACE - 3)
    for cls in random.sample(range(low, low + 4), random.randint(1, 4)):
        maker.give(seat, [cls] * random.choice((1, 2, 3, 3, 4, 5, 6)))
    maker.give(seat, random.choices((TWO, JOKER), k=random.choice((0, 1, 2, 3, 5, 7))))
    core.owed = 0
    if random.random() < 0.5:
        core.owed = max(points(core.hand[seat]) - random.choice((0, 0, 5, 10, 15, 20, 50)), 0)
    return core


def compare(text: str, seeds: range, most_cards: int) -> Counter[str]:
    """The same of random positions, large hands and small ones."""
    rules = Rules(stolik.parse_rule_set(text))
    found: Counter[str] = Counter()
    for seed in seeds:
        random = Random(seed)
        maker = PositionMaker(rules, random, most_cards)
        core = maker.in_turn() if random.random() < 0.4 else near_out(maker)
        if not core.pile_waits and core.hand[core.seat]:
            found += compare_lays(core, random.choice((0, 0, NO_DISCARD, NO_DISCARD | NO_JOIN)))
    return found


@pytest.mark.rule("C19", "C26")
@pytest.mark.parametrize("text", RULES)
def test_lays_of_a_known_way_out_lead_on(text: str) -> None:
    found = compare(text, range(100), 9) + compare(text, range(30), 30)
    assert min(found["proved"], found["searched"]) > 40
    assert found["refused"] > 200


@pytest.mark.rule("C17", "C26")
def test_another_end_of_a_sequence_than_that_of_the_known_way_out_may_grow() -> None:
    state = samba("turn 0 play drew answer=yes", CANASTAS + " 5h6h7h", "hand 0: 4h 8h", *OTHERS)
    assert is_legal(state, "extend 5h-7h low")
    assert is_legal(state, "extend 5h-7h high")


@pytest.mark.rule("C26", "C30")
def test_a_joker_and_a_two_are_not_alike_where_only_one_of_them_may_be_discarded() -> None:
    # fours and fives make 70 of 150, the hand has 110: at most 30 points can be discarded, a two but no joker
    options: dict[str, Value] = {"canastas_to_go_out": 1, "wild_ratio": "two_nat_per_wild"}
    turn = "turn 0 play drew owed=80 answer=yes"
    melds = "melds 0: 4444444 5555555"
    state = samba("scores 7000 0", turn, melds, "hand 0: Ac Ad 2c Jkr", *OTHERS, **options)
    ways = WaysOut(state.core, flags_of(state.core, state.core.began))
    for _ in range(2):
        assert ways.leads_on(STEPS[NUMBER_OF["lay AcAdJk"]])
        assert not ways.leads_on(STEPS[NUMBER_OF["lay AcAd2"]])
        ways.ways.clear()


@pytest.mark.parametrize("melds", ["-", "444 888 QQQ", "4c5c6c 8c9c10c QcKcAc 4h5h6h 8h9h10h QhKhAh"])
def test_few_ways_out_prove_nearly_all_lays_of_a_large_hand(melds: str) -> None:
    hand = " ".join(f"{rank}{suit}" for rank in RANKS for suit in "dsdch"[RANKS.index(rank) % 2 :][:4])
    state = samba("turn 0 play drew answer=yes", f"melds 0: {melds}", f"hand 0: 2c 2d 2h Jkr {hand}", *OTHERS)
    core = state.core
    ways = WaysOut(core, flags_of(core, core.began))
    found: Counter[bool] = Counter()
    for action in single_cards(core) + new_melds(core):
        step = STEPS[action.id]
        proved = ways.proves(step)
        if ways.leads_on(step):
            found[proved] += 1
    assert found[True] > 4 * found[False]


CANASTAS = "melds 0: KKKKKKK QQQQQQQ"
"""What going out needs; no wild card comes to a finished canasta."""


@pytest.mark.rule("C12", "C26")
def test_a_lay_after_which_wild_cards_have_no_place_does_not_belong_to_a_way_out() -> None:
    # two fours and two wild cards twice; beside three fours, or four of them, only two of the wild cards have room
    four = samba("turn 0 play drew answer=yes", CANASTAS, "hand 0: 4c 4d 4h 4s 2c 2d 2h 2s", *OTHERS)
    assert is_legal(four, "lay 4c4d2")
    assert not is_legal(four, "lay 4c4d4h")
    # the same with one wild card less and a nine, which has to be the discard
    stray = samba("turn 0 play drew answer=yes", CANASTAS, "hand 0: 4c 4d 4h 4s 2c 2d 2h 9c", *OTHERS)
    assert is_legal(stray, "lay 4c4d2")
    assert not is_legal(stray, "lay 4c4d4h")


@pytest.mark.rule("C14", "C26")
def test_the_last_card_is_not_laid_before_the_join_that_makes_the_canasta() -> None:
    hand = "hand 0: 5h 6h 7h"
    state = samba("turn 0 play drew answer=yes", "melds 0: KKKK KKK", hand, *OTHERS, canastas_to_go_out=1)
    assert is_legal(state, "join K")
    assert not is_legal(state, "run 5h6h7h")
    further = samba("turn 0 play drew answer=yes", "melds 0: KKKK KKK 555 666 777", hand, *OTHERS, canastas_to_go_out=1)
    assert is_legal(further, "add 5h")
    assert not is_legal(further, "run 5h6h7h")


@pytest.mark.rule("C26", "C30")
def test_a_lay_that_leaves_only_a_discard_too_dear_for_the_minimum_does_not_belong_to_a_way_out() -> None:
    # six kings make 60 of 150, the hand has 95: at most 5 points can be discarded, no king
    hand = "hand 0: Kc Kd 2c 4c 4d 4h 4s 4c 4d 4h 5c 5d 5h 5s"
    options: dict[str, Value] = {"canastas_to_go_out": 1, "canasta_cap": 7}
    turn = "turn 0 play drew owed=90 answer=yes"
    state = samba("scores 7000 0", turn, "melds 0: KKKKKK", hand, *OTHERS, **options)
    assert is_legal(state, "lay KcKd2")
    assert not is_legal(state, "lay 4c4d2")


@pytest.mark.soak
@pytest.mark.rule("C19", "C26")
@pytest.mark.parametrize("text", RULES)
def test_very_many_lays_of_a_known_way_out_lead_on(text: str) -> None:
    for most_cards in (6, 9, 15, 30):
        compare(text, range(1000, 4000), most_cards)

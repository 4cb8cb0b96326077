"""The reference at random: its search against a plain one, and whole deals."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from .canasta import apply, can_end_well, deal, legal
from .cards import WILDS, Meld
from .duties import may_keep
from .pile import takes
from .presets import kurnik
from .search import discard_ends_well, ends_well, turn_can_end_well
from .situations import PACK, position
from .state import RefState
from .turn import after_lay, after_take, lays


def plain_search(s: RefState) -> bool:
    """The same question without order, memory or early despair."""
    if s.phase == "over":
        return ends_well(s)
    if (s.no_discard and may_keep(s)) or any(discard_ends_well(s, card) for card in s.hand):
        return True
    return any(plain_search(after_lay(s, lay)) for lay in lays(s))


def random_turn(rng: random.Random) -> RefState:
    """A turn just begun, with few ranks so that melds are common and duties of every kind."""
    ranks = rng.sample(["3", "4", "7", "9", "K", "A"], 4)
    cards = (ranks + list(WILDS)) * 3
    own: dict[str, Meld] = {rank: (rng.choice([3, 6]), rng.choice([0, 1]), 0) for rank in ranks[1:3] if rank != "3"}
    s = position(
        " ".join(rng.sample(cards, rng.randint(1, 7))),
        " ".join(rng.sample(cards, rng.randint(1, 3))),
        rng.choice([{}, own]),
        score=rng.choice([-5, 0, 1500]),
        canastas_to_go_out=rng.choice([1, 2]),
        illegal_out=rng.choice(["forbid", "lose_game"]),
        concealed_minimum=rng.choice(["required", "waived", "waived_if_stock_draw"]),
        wild_ratio=rng.choice(["wild_le_nat", "two_nat_per_wild", "min2_max3", "min2_max2"]),
    )
    ways = takes(s)
    if ways and rng.random() < 0.5:
        return after_take(s, rng.choice(ways))
    s.phase, s.begun = "play", "draw"
    s.must_go_out, s.no_discard = rng.random() < 0.4, rng.random() < 0.3
    return s


def test_the_search_agrees_with_a_plain_one() -> None:
    rng = random.Random(7)
    verdicts: Counter[bool] = Counter()
    for _ in range(150):
        s = random_turn(rng)
        for state in [s, *(after_lay(s, lay) for lay in lays(s) if s.phase == "play")]:
            assert turn_can_end_well(state) == plain_search(state) == can_end_well(state)
            verdicts[plain_search(state)] += 1
    assert min(verdicts[True], verdicts[False]) > 50


@pytest.mark.parametrize("seed", range(20))
def test_cards_are_conserved_and_no_turn_is_stuck(seed: int) -> None:
    rng = random.Random(seed)
    order = rng.sample(PACK, len(PACK))
    s = deal(kurnik(rng.choice([2, 4]), ask_partner=rng.choice(["off", "go_out", "lay_out"])), order)
    while s.phase != "over":
        s = apply(s, rng.choice(sorted(legal(s))))
        cards = Counter(s.pile) + Counter(s.stock) + Counter({"R": sum(s.red3)}) + sum(s.hands, Counter())
        for melds in s.melds:
            for rank, (naturals, twos, jokers) in melds.items():
                cards += Counter({rank: naturals}) + Counter({"2": twos}) + Counter({"Jk": jokers})
        assert cards == Counter(PACK)

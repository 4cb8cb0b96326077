"""The reference at random: its search against a plain one, and whole deals."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from .canasta import apply, can_end_well, deal, legal
from .cards import WILDS, Meld, Value
from .duties import may_keep
from .pile import takes
from .presets import options
from .search import discard_ends_well, ends_well, turn_can_end_well
from .situations import PACK, position
from .state import RefState
from .turn import after_lay, after_take, lays

GAMES = (("kurnik", 2), ("kurnik", 4), ("classic", 4), ("hoyle", 4), ("book", 2), ("book", 3), ("book", 4))
OTHERWISE: dict[str, tuple[Value, ...]] = {
    "ask_partner": ("off", "go_out", "go_out_mandatory", "lay_out"),
    "black3_before_opening": ("counts_for_opening", "free"),
    "black3_freezes": (False, True),
    "black3_melds": ("going_out", "going_out_no_discard", "anytime", "off"),
    "canasta_cap": ("none", 7),
    "canastas_to_go_out": (1, 2),
    "concealed_minimum": ("required", "waived", "waived_if_stock_draw"),
    "draw_count": (1, 2),
    "illegal_out": ("forbid", "lose_game"),
    "last_red3": ("turn_continues", "meld_no_discard", "end_now"),
    "opening_canasta_from": ("off", 5000),
    "red3_replaced": ("always", "deal_only"),
    "restricted_pair": ("laid", "held"),
    "surprise_cards": (0, 3),
    "take_onto_finished_canasta": (False, True),
    "take_top_only_to_go_out": (False, True),
    "take_with_wild": (False, True),
    "wild_onto_finished_canasta": (False, True),
    "wild_ratio": ("wild_le_nat", "two_nat_per_wild", "min2_max3", "min2_max2"),
}
"""Values that the games do not all have, by option."""


def drawn(rng: random.Random, number: int) -> dict[str, Value]:
    """Some options changed at random."""
    return {name: rng.choice(OTHERWISE[name]) for name in rng.sample(sorted(OTHERWISE), number)}


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
        score=rng.choice([-5, 0, 1500, 5000]),
    )
    s.options = options("kurnik", 2, **drawn(rng, 12))
    if s.options["surprise_cards"]:
        s.under = ["4", "9", "R"]
    ways = takes(s)
    if ways and rng.random() < 0.5:
        return after_take(s.unseen(), rng.choice(ways))
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


def follow(rng: random.Random) -> Counter[str]:
    """A deal at random: no card is lost, and whoever is in turn can act; how often what was done."""
    preset, players = rng.choice(GAMES)
    s = deal(
        options(preset, players, **drawn(rng, 8)),
        rng.sample(PACK, len(PACK)),
        scores=[0, 1500, 5000][: 2 if players == 4 else players],
    )
    done: Counter[str] = Counter()
    while s.phase != "over":
        likely = [text for text in sorted(legal(s)) for _ in range(6 if text.startswith(("take", "lay")) else 2)]
        text = rng.choice(likely)
        done[text.split()[0]] += 1
        s = apply(s, text)
        cards = Counter(s.pile + s.under + s.stock) + Counter({"R": sum(s.red3)}) + sum(s.hands, Counter())
        for melds in s.melds:
            for rank, (naturals, twos, jokers) in melds.items():
                cards += Counter({rank: naturals}) + Counter({"2": twos}) + Counter({"Jk": jokers})
        assert cards == Counter(PACK)
    return done


@pytest.mark.parametrize("seed", range(20))
def test_cards_are_conserved_and_no_turn_is_stuck(seed: int) -> None:
    assert follow(random.Random(seed))["draw"]


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20, 400))
def test_cards_are_conserved_in_many_deals(seed: int) -> None:
    assert follow(random.Random(seed))["draw"]

"""The reference of choina at random: every deal ends, no card is lost, and nobody is ever without a step."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from .cards import PACK, Value
from .choina import apply, deal, legal, supplied
from .presets import CHOINA, options
from .situations import playing
from .state import RefState

OTHERWISE: dict[str, tuple[Value, ...]] = {
    "players": (3, 4, 5),
    "deals": (5, 6),
    "seq_min": (4, 3),
    "contract_laydown": ("piecemeal", "whole"),
    "distinct_seq_suits": ("on", "non_adjacent", "off"),
    "turn_after_buy": ("buyer_left", "unchanged"),
    "uncovered_card": ("next_player", "nobody", "everyone"),
    "refusal": ("must_buy", "must_take", "veto"),
    "ask_window": ("before_draw", "before_discard"),
    "buy_extra_cards": (1, 2),
    "buy_limit_per_deal": ("none", 1, 2, 3),
    "stock_out": ("reshuffle_once", "reshuffle_always", "turn_over_once", "end_deal"),
    "last_deal_discard": ("forbidden", "allowed"),
    "low_cards_value": ("pips", "five"),
    "going_out_bonus": (20, 0),
    "tie": ("shared", "most_deals_won", "extra_deal"),
}
"""The values of the options that are no switches."""
FAST = {"ask": 0.1, "refuse": 0.3, "buy": 0.3, "lay": 9, "run": 9, "add": 9, "discard": 0.5}


def drawn(rng: random.Random) -> dict[str, Value]:
    """A rule set with some options changed at random."""
    names = rng.sample(sorted(CHOINA), 8)
    return options(rng.choice(["choina", "may-i"]), **{name: rng.choice(values(name)) for name in names})


def values(name: str) -> tuple[Value, ...]:
    """The values of an option."""
    return OTHERWISE.get(name, (False, True))


def step(s: RefState, rng: random.Random) -> RefState:
    """A step at random, or a shuffle; melds reach the table, and hands stay small."""
    if s.phase == "shuffle":
        return supplied(s, rng.sample([card for card, _ in s.pile[:-1]], len(s.pile) - 1))
    texts = sorted(legal(s))
    assert texts
    return apply(s, rng.choices(texts, [FAST.get(text.split()[0], 1) for text in texts])[0])


def all_cards(s: RefState) -> Counter[str]:
    """Every card, wherever it lies."""
    found = Counter(s.stock) + Counter(card for card, _ in s.pile)
    for hand in s.hands:
        found += hand
    for melds in s.melds:
        for meld in melds:
            found += Counter(meld.cards)
    return found


def test_every_option_has_values() -> None:
    assert all(value in values(name) for name, value in CHOINA.items())


@pytest.mark.parametrize("seed", range(1, 5))
def test_a_deal_ends_and_keeps_its_cards(seed: int) -> None:
    rng = random.Random(seed)
    rules = drawn(rng)
    s = deal(rules, rng.sample(PACK, len(PACK)), number=rng.randint(1, int(rules["deals"])), dealer=rng.randrange(3))
    steps = 0
    while s.phase != "over":
        s = step(s, rng)
        assert all_cards(s) == Counter(PACK)
        steps += 1
        assert steps < 5000


def random_turn(rng: random.Random) -> RefState:
    """A turn begun, with few ranks so that melds are common, and some melds on the table."""
    rules = drawn(rng) | {"contract_laydown": rng.choice(["piecemeal", "whole"])}
    rules |= {"last_deal_all_at_once": rng.random() < 0.5, "deals": 5}
    suit = rng.choice("cdhs")
    some = [card for card in PACK if card[:-1] in ("5", "9", "K") or (card[-1] == suit and card[:-1] in "678A")]
    hand = " ".join(rng.sample(some, rng.randint(2, 9)))
    return playing(hand, {"B": rng.choice(["AcAdAh", "3h3d3s 9h10hJhQh", "6c7c8c9c"])}, deal=5, rules=rules)


@pytest.mark.parametrize("seed", range(60))
def test_what_is_given_up_as_hopeless_is_so(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    s = random_turn(random.Random(seed))
    found = legal(s)
    monkeypatch.setattr("tests.reference.choina.turn.hopeless", lambda _: False)
    assert legal(s) == found

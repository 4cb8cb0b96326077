"""The reference at random in games with sequences, second melds and sets of wild cards: its search, and whole deals."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from .canasta import apply, deal, legal
from .cards import SUITS, WILDS, Meld, Value, rank_at, rank_of
from .duties import may_keep
from .pile import takes
from .presets import options
from .runs import run_cards
from .search import discard_ends_well, ends_well, turn_can_end_well, with_unseen_bonus
from .situations import pack, position, with_runs
from .state import RefState
from .test_reference_search import OTHERWISE
from .turn import after_move, after_take, moves

GAMES = ("samba", "combo", "combo-basic")
WIDE: dict[str, tuple[Value, ...]] = OTHERWISE | {
    "bonus_cards": (0, 11, 13),
    "bonus_red3_replaced": (False, True),
    "bonus_trigger": ("first_canasta_in_deal", "first_canasta_of_each_side"),
    "end_of_stock": ("next_may_buy", "continue_while_taken", "continue_forced", "stop"),
    "merge_same_rank": (False, True),
    "need_samba_to_go_out": (False, True),
    "second_meld_same_rank": (False, True),
    "sequences": (False, True),
    "take_onto_sequence": (False, True),
    "wild_melds": (False, True),
    "double_out_bonus": (0, 100),
}
"""Values that the games do not all have, by option."""


def drawn(rng: random.Random, preset: str, number: int) -> dict[str, Value]:
    """The options of a game with some changed at random, as far as they may be together."""
    found = options(preset, 4, **{name: rng.choice(WIDE[name]) for name in rng.sample(sorted(WIDE), number)})
    if not found["going_out"]:
        found |= {"illegal_out": "forbid"}
        found |= {"black3_melds": "anytime"} if str(found["black3_melds"]).startswith("going_out") else {}
    if not found["sequences"]:
        found |= {"need_samba_to_go_out": False}
    return found


def plain_search(s: RefState) -> bool:
    """Whether the turn can end well, without order, memory or early despair."""
    if s.phase == "over":
        return ends_well(s)
    if s.bonus_due:
        s = with_unseen_bonus(s)
    if (s.no_discard and may_keep(s)) or any(discard_ends_well(s, card) for card in s.hand):
        return True
    return any(plain_search(after_move(s, move)) for move in moves(s))


def random_turn(rng: random.Random) -> RefState:
    """A turn just begun, with neighbouring ranks of two suits, so that sets and sequences compete for the cards."""
    changed = drawn(rng, rng.choice(GAMES), 10)
    low = rng.choice((0, 3, 6))
    ranks = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")[low : low + 5]
    suits = SUITS[:2] if changed["sequences"] else ("",)
    cards = [rank + suit for rank in ranks for suit in suits] * 2 + ["3"] * 3 + list(WILDS) * 2
    own: dict[str, Meld] = {ranks[1]: (rng.choice([3, 6]), rng.choice([0, 1]), 0), f"{ranks[1]}/2": (3, 0, 0)}
    if changed["wild_melds"] and rng.random() < 0.5:
        own["2"] = (0, rng.choice([3, 6]), 0)
    if not changed["second_meld_same_rank"]:
        del own[f"{ranks[1]}/2"]
    s = position(
        " ".join(rng.sample(cards, rng.randint(1, 6))),
        " ".join(rng.sample(cards, rng.randint(1, 3))),
        rng.choice([{}, own]),
        score=rng.choice([-5, 0, 0, 1500]),
        partner="4c",
    )
    s.options = changed
    if s.own and changed["sequences"]:
        s = with_runs(s, rng.choice(("", f"{ranks[0]}c-{ranks[2]}c", "4d-9d")))
    ways = takes(s)
    if ways and rng.random() < 0.5:
        return after_take(s.unseen(), rng.choice(ways))
    s.phase, s.begun = "play", "draw"
    s.must_go_out, s.no_discard = rng.random() < 0.4, rng.random() < 0.3
    return s


def compare_searches(seed: int, number: int) -> Counter[bool]:
    rng = random.Random(seed)
    verdicts: Counter[bool] = Counter()
    for _ in range(number):
        s = random_turn(rng)
        for state in [s, *(after_move(s, move) for move in moves(s) if s.phase == "play")]:
            expected = plain_search(state)
            assert turn_can_end_well(state) == expected, state
            verdicts[expected] += 1
    return verdicts


def test_the_search_agrees_with_a_plain_one_where_sets_and_sequences_compete() -> None:
    verdicts = compare_searches(11, 150)
    assert min(verdicts.values()) > 50


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(50))
def test_the_search_often_agrees_with_a_plain_one(seed: int) -> None:
    assert compare_searches(seed, 80)


def laid(s: RefState) -> Counter[str]:
    """All cards on the table outside the pile, without suits."""
    found: Counter[str] = Counter({"R": sum(s.red3)})
    for melds, runs, bolivias in zip(s.melds, s.runs, s.bolivias, strict=True):
        for name, (naturals, twos, jokers) in (*melds.items(), *(("", meld) for meld in bolivias)):
            found += Counter({rank_at(name): naturals, "2": twos, "Jk": jokers})
        found += Counter(rank_of(card) for run in runs for card in run_cards(run))
    return found


def follow(rng: random.Random) -> Counter[str]:
    """A deal at random: no card is lost, and whoever is in turn can act; how often what was done."""
    changed = drawn(rng, rng.choice(GAMES), 6)
    whole = pack(changed)
    s = deal(changed, rng.sample(whole, len(whole)), scores=[0, 1500])
    done: Counter[str] = Counter()
    while s.phase != "over":
        weights = {"take": 6, "lay": 6, "add": 4, "run": 6, "extend": 4, "join": 0.5, "discard": 0.5}
        likely = sorted(legal(s))
        text = rng.choices(likely, [weights.get(text.split()[0], 1) for text in likely])[0]
        done[text.split()[0]] += 1
        s = apply(s, text)
        cards = Counter(map(rank_of, s.pile + s.under + s.stock)) + laid(s)
        for hand in s.hands:
            cards += Counter(rank_of(card) for card in hand.elements())
        assert cards == Counter(map(rank_of, whole))
    return done


@pytest.mark.parametrize("seed", range(4))
def test_cards_of_three_packs_are_conserved_and_no_turn_is_stuck(seed: int) -> None:
    assert follow(random.Random(seed))["draw"]


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4, 100))
def test_cards_of_three_packs_are_conserved_in_many_deals(seed: int) -> None:
    assert follow(random.Random(seed))["draw"]

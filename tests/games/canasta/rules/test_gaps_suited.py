"""Steps by the suits that a hand holds, kept once for each combination: what mutation tests found unheld."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from stolik.cards import SUIT_TEXT
from stolik.games.canasta.classes import ACE, CLASS_TEXT, FOUR, JOKER, ONE, TWO
from stolik.games.canasta.options import SCHEMA
from stolik.games.canasta.rules import Rules
from stolik.games.canasta.steps import STEPS
from stolik.games.canasta.suited import pair_steps, suit_steps, wild_take_steps

RANKS = range(FOUR, ACE + 1)
TO = ("", " to {0}/2")


def texts(numbers: list[int]) -> list[str]:
    return sorted(STEPS[number].text for number in numbers)


@pytest.mark.rule("A29", "C14")
@pytest.mark.parametrize("slot", [0, 1])
def test_each_combination_of_suits_takes_the_pile_in_its_ways(slot: int) -> None:
    """With three packs a hand has up to three cards of each suit; every list is looked up a second time."""
    for counts in [
        (0, 1, 0, 2),
        (1, 1, 1, 1),
        (3, 0, 0, 0),
        (1, 0, 0, 0),
        (0, 2, 0, 0),
        (2, 2, 0, 1),
        (0, 0, 1, 3),
    ] * 2:
        bits = sum(number << 2 * suit for suit, number in enumerate(counts))
        held = [suit for suit in range(4) if counts[suit]]
        pairs = [(one, two) for one, two in combinations_with_replacement(held, 2) if one != two or counts[one] > 1]
        for cls in RANKS:
            rank = CLASS_TEXT[cls]
            to = TO[slot].format(rank)
            found = texts(pair_steps(True, slot, cls, bits))
            assert found == sorted(f"take {rank}{SUIT_TEXT[one]} {rank}{SUIT_TEXT[two]}{to}" for one, two in pairs)
            assert texts(pair_steps(False, slot, cls, bits)) == [f"take {rank} {rank}{to}"]
            for wilds in ([], [TWO], [JOKER], [TWO, JOKER]):
                hand = sum(ONE[wild] for wild in wilds) + 2 * ONE[cls]
                found = texts(wild_take_steps(True, slot, cls, bits, hand))
                expected = [f"take {rank}{SUIT_TEXT[suit]} {CLASS_TEXT[wild]}{to}" for suit in held for wild in wilds]
                assert found == sorted(expected)
                found = texts(wild_take_steps(False, slot, cls, bits, hand))
                assert found == sorted(f"take {rank} {CLASS_TEXT[wild]}{to}" for wild in wilds)


@pytest.mark.rule("A38", "C15")
def test_a_suit_has_the_steps_of_just_the_ranks_that_are_asked_for() -> None:
    """Discards, adds to both melds, and starts of sequences, of which the last begins at the queen."""
    rules = Rules(SCHEMA.rule_set("samba"))
    forms = ("discard {0}{1}", "add {0}{1}", "add {0}{1} to {0}/2")
    for bits in range(0, 2048, 7):
        ranks = [cls for cls in RANKS if bits >> (cls - FOUR) & 1]
        mask = sum(8 << 4 * cls for cls in ranks)
        for suit, letter in enumerate(SUIT_TEXT):
            for row, form in enumerate(forms):
                expected = [form.format(CLASS_TEXT[cls], letter) for cls in ranks]
                assert [action.text for action in suit_steps(rules, row, suit, mask)] == expected
            lows = [cls for cls in ranks if cls <= ACE - 2]
            runs = ["run " + "".join(CLASS_TEXT[low + up] + letter for up in range(3)) for low in lows]
            low_mask = sum(8 << 4 * cls for cls in lows)
            assert [action.text for action in suit_steps(rules, 3, suit, low_mask)] == runs

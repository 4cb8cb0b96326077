"""Actions with their cards, and melds and sequences as they are written: what mutation tests found unheld."""

from __future__ import annotations

from itertools import combinations

import pytest

from stolik.games.canasta.classes import ACE, FOUR
from stolik.games.canasta.faults import Fault
from stolik.games.canasta.notation_runs import run_refusal
from stolik.games.canasta.table_melds import table_melds
from stolik.games.option import Value
from stolik.games.violation import NotationError
from tests.support.positions import table


@pytest.mark.rule("D12", "A38")
@pytest.mark.parametrize("seat", [0, 3])
@pytest.mark.parametrize(
    ("action", "exact"),
    [
        ("lay 222", "lay 2c2h2s"),
        ("lay 22Jk", "lay 2c2hJkr"),
        ("lay 2JkJk", "lay 2cJkrJkb"),
        ("lay JkJkJk", "lay JkrJkbJkb"),
        ("add 2 to 8", "add 2c to 8"),
        ("add Jk to 8", "add Jkr to 8"),
        ("discard 2", "discard 2c"),
    ],
)
def test_the_lowest_wild_cards_of_the_hand_are_those_that_move(seat: int, action: str, exact: str) -> None:
    position = (f"turn {seat} play drew", f"melds {seat % 2}: 888", f"hand {seat}: 2c 2h 2s Jkr Jkb Jkb Kc 5d 4d")
    state = table(*position, preset="combo")
    (meant,) = [legal for legal in state.legal() if legal.text == action]
    assert state.exact_text(meant) == exact


@pytest.mark.rule("A29", "C14")
@pytest.mark.parametrize(("action", "exact"), [("take Kc 2", "take Kc 2h"), ("take Kc Jk", "take Kc Jkb")])
def test_a_take_names_its_wild_card_beside_a_natural_that_has_its_suit(action: str, exact: str) -> None:
    state = table("pile 4h Kh", "melds 0: 888", "hand 0: Kc 2h Jkb 5d 4d 6d", preset="samba", take_with_wild=True)
    (meant,) = [legal for legal in state.legal() if legal.text == action]
    assert state.exact_text(meant) == exact


@pytest.mark.rule("C15", "C12", "D17")
@pytest.mark.parametrize(
    ("preset", "melds", "code"),
    [
        ("samba", "5h5h6h", "no_run"),
        ("samba", "5h6h6h", "no_run"),
        ("samba", "4444422", ""),
        ("samba", "44222", "meld_too_wild"),
        ("combo", "4444422", ""),
        ("combo", "44444422", "meld_too_large"),
        ("combo", "444444444", "meld_too_large"),
        ("combo", "33333", "meld_too_large"),
    ],
)
def test_a_written_meld_is_one_that_the_rules_allow(preset: Value, melds: str, code: str) -> None:
    """Two ranks can only be meant as a sequence; fours take wild cards like any other rank."""
    position = ("turn 0 play drew", f"melds 0: {melds}")
    if not code:
        (meld,) = table_melds(table(*position, preset=preset).core, 0)
        assert (meld.size, meld.wilds, meld.finished) == (7, 2, True)
        return
    with pytest.raises(NotationError) as caught:
        table(*position, preset=preset)
    assert caught.value.code == code


@pytest.mark.rule("C15", "C17")
@pytest.mark.parametrize("size", [3, 4, 7, 8])
def test_cards_that_make_no_sequence_leave_a_gap_or_go_round_behind_the_ace(size: int) -> None:
    """The four is the lowest card and the ace the highest."""
    ranks = range(FOUR, ACE + 1)
    in_a_row = {tuple(range(low, low + size)) for low in range(FOUR, ACE - size + 2)}
    round_again = {tuple(sorted(ranks[(low - FOUR + up) % 11] for up in range(size))) for low in ranks} - in_a_row
    for cards in combinations(ranks, size):
        found = run_refusal([(cls, 2) for cls in cards])
        if cards in in_a_row:
            assert found is None if size <= 7 else found is not None and found.code == Fault.RUN_FULL
        else:
            assert found is not None
            assert found.code == (Fault.RUN_ENDS if cards in round_again else Fault.RUN_GAP)

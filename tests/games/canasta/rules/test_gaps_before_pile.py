"""Black threes before the rest of the pile comes: what mutation tests found unheld in the search for going out.

Who lays three black threes must go out (A44), and until the minimum is reached only the cards of the hand count (A37).
Every position is put to the slow reference too, which tries everything.
"""

from __future__ import annotations

import pytest

from stolik.games.option import Value
from tests.games.canasta.reference_adapter import commit, reference_state
from tests.reference import canasta as reference
from tests.support.positions import legal_texts, table

OUT: dict[str, Value] = {"illegal_out": "forbid", "canastas_to_go_out": 1}


def may_lay_threes(*position: str, options: dict[str, Value]) -> bool:
    """Whether the three black threes may be laid."""
    state = table(*position, **OUT, **options)
    legal = legal_texts(state)
    assert legal == reference.legal(commit(reference_state(state.core)))
    return "lay 333" in legal


@pytest.mark.rule("A37", "A44", "A47")
@pytest.mark.parametrize(
    ("hand", "pile", "expected"),
    [
        # forty are needed beside the threes, and the two goes to the nines, of which one lies in the pile: 35, or 40
        ("K K K 7 9 2", "9", False),
        ("K K K K 9 2", "9", True),
        # ranks that lie in the pile alone give nothing
        ("K K K 7 9 2", "9 4 4 4 5 5 5 6 6 6 8 8 8 Q Q Q", False),
        # neither does a black three of the pile, though it is laid with the others
        ("K K K 7 9 2", "9 3", False),
        ("K K K 7 9 2 3", "9", True),
        # nor one king of the hand, or two, that lie only with those of the pile
        ("Q Q Q 7 K 9 2", "9 K K", False),
        ("Q Q Q K K 9 2", "9 K", False),
        ("Q Q Q K K K 9 2", "9", True),
    ],
)
def test_black_threes_are_laid_if_the_hand_reaches_the_minimum_and_every_card_finds_its_meld(
    hand: str, pile: str, expected: bool
) -> None:
    """The sevens are 35 of the 90, the threes 15."""
    position = (
        "turn 0 play took owed=55 begun=7 pile_waits",
        "scores 1500 0",
        f"pile {pile}",
        f"hand 0: {hand} 3 3 3",
        "melds 0: 7777777",
    )
    assert may_lay_threes(*position, options={}) == expected


@pytest.mark.rule("A37", "A44", "A47")
@pytest.mark.parametrize(("score", "owed", "expected"), [(3000, 60, False), (1500, 30, True)])
def test_a_wild_card_of_the_pile_gives_no_points_before_the_minimum(score: int, owed: int, expected: bool) -> None:
    """Sevens and fives are 60, the threes 15: with 120 needed 45 are left. Aces find their third only in the pile.

    Of the pairs of kings and nines one takes the two of the hand, 40, and the other that of the pile.
    """
    position = (
        f"turn 0 play took owed={owed} begun=5,7 pile_waits",
        f"scores {score} 0",
        "pile A 2",
        "hand 0: A A K K 9 9 2 3 3 3",
        "melds 0: 55555 7777777",
    )
    assert may_lay_threes(*position, options={}) == expected


@pytest.mark.rule("A23", "A44")
@pytest.mark.parametrize(("melds", "owed", "expected"), [("9992", 40, False), ("99992", 30, True)])
def test_wild_cards_that_lie_in_a_meld_leave_room_for_fewer(melds: str, owed: int, expected: bool) -> None:
    """Three nines bear three wild cards, and are no canasta with them; four bear four, with the fourth eight cards."""
    position = (
        f"turn 0 play took owed={owed} begun=9 pile_waits",
        "scores 1500 0",
        "pile 5 5 2",
        "hand 0: Jk Jk 2 3 3 3",
        f"melds 0: {melds}",
    )
    assert may_lay_threes(*position, options={"wild_ratio": "wild_le_nat"}) == expected


@pytest.mark.rule("A44", "A37")
@pytest.mark.parametrize(("queens", "expected"), [(6, True), (4, False)])
def test_a_wild_card_of_the_pile_may_finish_what_the_hand_has_laid(queens: int, expected: bool) -> None:
    """Six queens and a joker are a canasta, and the two is discarded; four queens with two wild cards are none.

    Two naturals bear one wild card, so that three sevens bear no second one; a canasta takes none at all.
    """
    position = (
        "turn 0 play took owed=60 begun=7 pile_waits",
        "scores 1500 0",
        "pile 7 2 Jk",
        f"hand 0: {'Q ' * queens} K K K 3 3 3 3",
        "melds 0: 772",
    )
    options: dict[str, Value] = {"wild_onto_finished_canasta": False, "wild_ratio": "two_nat_per_wild"}
    assert may_lay_threes(*position, options=options) == expected

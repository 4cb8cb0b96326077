"""Full melds, second melds, sequences and bonus cards: what mutation tests found unheld."""

from __future__ import annotations

import pytest

from stolik.games.option import Value
from stolik.games.violation import NotationError
from tests.games.canasta.reference_adapter import commit, reference_state
from tests.reference import canasta as reference
from tests.support.positions import codes, do, legal_texts, refused, table

SECOND: dict[str, Value] = {
    "players": 4,
    "second_meld_same_rank": True,
    "canastas_to_go_out": 1,
    "illegal_out": "forbid",
}


@pytest.mark.rule("A38", "B22", "C12")
@pytest.mark.parametrize(
    ("ratio", "most"), [("wild_le_nat", 3), ("two_nat_per_wild", 3), ("min2_max3", 3), ("min2_max2", 2)]
)
def test_however_many_naturals_a_meld_has_it_takes_no_fourth_wild_card(ratio: str, most: int) -> None:
    """All eight kings: two naturals for each wild card would bear four."""
    state = table("turn 0 play drew", f"melds 0: KKKKKKKK{'2' * most}", "hand 0: Jk 4 5 6", wild_ratio=ratio)
    found = refused(state, "add Jk to K")
    assert (found.code, found.params) == ("too_many_wild", {"most": most})


@pytest.mark.rule("A77", "C14")
@pytest.mark.parametrize(
    ("wilds", "concealed"), [(("2", "2"), True), (("2", "Jk"), True), (("Jk", "Jk"), True), (("2",), False)]
)
def test_a_canasta_that_is_the_second_meld_of_its_rank_makes_a_concealed_hand(
    wilds: tuple[str, ...], concealed: bool
) -> None:
    """The kings that lie there are the partner's, and so are the seven queens, which let him go out in any case."""
    cards = " ".join(wilds)
    state = table("turn 0 play drew", "melds 0: KKK QQQQQQQ", "laid 2", f"hand 0: K K K K K {cards} 9", **SECOND)
    events = do(
        state, "lay KKK", "add K to K/2", "add K to K/2", *(f"add {card} to K/2" for card in wilds), "discard 9"
    )
    assert ("went_out_concealed" in codes(events)) == concealed


YES = "turn 0 play drew answer=yes"
"""Asked, the partner has said yes: every step must lead to going out."""


def leads_out(*position: str, step: str, preset: str, **options: Value) -> bool:
    """Whether the step is legal after the yes, as the reference says too; where none is, it is no position."""
    try:
        state = table(YES, "laid 0", *position, preset=preset, ask_partner="go_out", **options)
    except NotationError:
        return False
    legal = legal_texts(state)
    assert legal == reference.legal(commit(reference_state(state.core)))
    return step in legal


@pytest.mark.rule("A72", "C14")
@pytest.mark.parametrize(
    ("melds", "expected"),
    [
        ("888 8888 KKK KKKKKKK", True),
        ("888 888 KKK KKKKKKK", False),
        ("882 8882 KKK KKKKKKK", True),
        ("88Jk 8882 KKK KKKKKKK", True),
        ("88Jk 888Jk KKK KKKKKKK", True),
        ("882 882 KKK KKKKKKK", False),
        ("888 8888 KKK KKKKKK", True),
        ("888 8888 KKK KKK", False),
    ],
)
def test_who_must_go_out_joins_two_melds_if_they_make_the_canasta_that_he_lacks(melds: str, expected: bool) -> None:
    """The other canasta is a second meld, or made by joining too; one card is the discard."""
    options: dict[str, Value] = {"need_samba_to_go_out": False, "merge_same_rank": True, "canastas_to_go_out": 2}
    position = (f"melds 0: {melds}", "hand 0: Q Q Q 5")
    assert leads_out(*position, step="join 8", preset="samba", **options) == expected


@pytest.mark.rule("A72", "D13", "D17")
@pytest.mark.parametrize("lying", ["222222", "2222JkJk", "2JkJkJkJkJk"])
@pytest.mark.parametrize(("hand", "expected"), [("2 2 2 2", True), ("2 2 2 Jk 5", True), ("2 2 2 5", False)])
def test_who_must_go_out_finishes_a_set_of_wild_cards_if_the_others_make_a_new_one(
    lying: str, hand: str, expected: bool
) -> None:
    """The seventh closes the set; three more begin another. The sequences take no wild card."""
    runs = "4h5h6h7h8h9h10h 4s5s6s7s8s9s10s"
    position = (f"melds 0: {runs} {lying}", f"hand 0: {hand}")
    assert leads_out(*position, step="add 2 to 2", preset="combo", going_out=True) == expected


@pytest.mark.rule("A54", "D12", "D13")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    ("melds", "joker", "needed", "expected"),
    [
        ("222222", "2", 1, True),
        ("222222", "2", 2, False),
        ("222222", "Jk", 2, False),
        ("22222Jk", "2", 2, False),
        ("2JkJkJkJkJk", "Jk", 1, True),
        ("JkJkJkJkJkJk", "2", 2, False),
        ("KKKKK22 222222", "2", 2, True),
        ("KKKKKJkJk 222222", "2", 2, True),
        ("KKKKKKK 22222", "2", 2, False),
        ("KKKKKKK KKKKK22 22222", "2", 2, True),
    ],
)
def test_a_set_of_wild_cards_counts_once_for_going_out_when_its_seventh_card_closes_it(
    side: int, melds: str, joker: str, needed: int, expected: bool
) -> None:
    """The five is the discard: without the canastas nobody may come down to it."""
    options: dict[str, Value] = {
        "going_out": True,
        "canastas_to_go_out": needed,
        "illegal_out": "forbid",
        "bonus_cards": 0,
    }
    state = table(
        f"turn {side} play drew", f"melds {side}: {melds}", f"hand {side}: {joker} 5c", preset="combo", **options
    )
    legal = legal_texts(state)
    assert legal == reference.legal(commit(reference_state(state.core)))
    assert (f"add {joker} to 2" in legal) == expected
    if expected:
        assert "went_out" in codes(do(state, f"add {joker} to 2", "discard 5c"))


@pytest.mark.rule("A54", "A56")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    ("preset", "melds", "event"),
    [
        ("combo", "KKKKKKK 888", "match_lost"),
        ("combo", "KKKKKKK KKKKK22", "went_out"),
        ("combo", "222 8888", "match_lost"),
        ("kurnik", "KKKKKK 888", "match_lost"),
        ("kurnik", "KKKKKKK 888", "match_lost"),
        ("kurnik", "KKKKKKK 8888888", "went_out"),
    ],
)
def test_who_empties_the_hand_goes_out_with_two_canastas_and_loses_with_fewer(
    preset: Value, side: int, melds: str, event: str
) -> None:
    """Each canasta counts once, on whichever side."""
    options: dict[str, Value] = {"going_out": True, "canastas_to_go_out": 2, "illegal_out": "lose_game"}
    state = table(f"turn {side} play drew", f"melds {side}: {melds}", f"hand {side}: 5", preset=preset, **options)
    assert event in codes(do(state, "discard 5"))


@pytest.mark.rule("A29", "C14")
@pytest.mark.parametrize(
    ("melds", "expected"),
    [
        ("QQQ", {"take Kc 2", "take Kc Jk"}),
        (
            "KKK",
            {
                "take onto K",
                *(f"take {cards}{to}" for cards in ("Kc 2", "Kc Jk") for to in ("", " to K/2")),
            },
        ),
        (
            "KKK KKK",
            {
                "take onto K",
                "take onto K/2",
                *(f"take Kc {wild}{to}" for wild in ("2", "Jk") for to in ("", " to K/2")),
            },
        ),
    ],
)
def test_where_suits_matter_a_natural_and_a_wild_card_take_the_pile_to_each_meld_of_their_rank(
    melds: str, expected: set[str]
) -> None:
    """Whatever lies below comes to the hand: the top card alone is not taken."""
    state = table("pile 8 Kh", f"melds 0: {melds}", "hand 0: Kc 2 Jk 5 6 7", preset="samba", take_with_wild=True)
    legal = legal_texts(state)
    assert legal == reference.legal(commit(reference_state(state.core)))
    assert {text for text in legal if text.startswith("take")} == expected


@pytest.mark.rule("D17", "C14")
@pytest.mark.parametrize(("melds", "expected"), [("KKK2 KKK2", False), ("KKK2 KKK", True), ("KK22 KKK", True)])
def test_two_melds_are_joined_if_they_are_no_more_than_seven_cards_wild_ones_counted(
    melds: str, expected: bool
) -> None:
    state = table("turn 0 play drew", f"melds 0: {melds}", "hand 0: 4 5 6 8", preset="combo")
    assert ("join K" in legal_texts(state)) == expected
    if not expected:
        assert refused(state, "join K").code == "meld_full"


@pytest.mark.rule("A42", "A43")
@pytest.mark.parametrize(
    ("melds", "cap", "expected"), [("KKKKKK2", "7", False), ("KKKKK2", "7", True), ("KKKKKK2", "none", True)]
)
def test_a_wild_card_goes_onto_a_finished_canasta_only_where_it_may_have_eight_cards(
    melds: str, cap: str, expected: bool
) -> None:
    options: dict[str, Value] = {"canasta_cap": 7 if cap == "7" else "none", "wild_onto_finished_canasta": True}
    state = table("turn 0 play drew", f"melds 0: {melds}", "hand 0: 2 4 5 6", preset="samba", **options)
    assert ("add 2 to K" in legal_texts(state)) == expected


@pytest.mark.rule("A42", "A43")
@pytest.mark.parametrize(
    ("hand", "cap", "expected"),
    [("8c 8c 8d 8d 2 5", 7, False), ("8c 8c 8d 2 5", 7, True), ("8c 8c 8d 8d 2 5", "none", True)],
)
def test_who_must_go_out_reckons_with_no_eighth_card_where_seven_are_the_most(
    hand: str, cap: Value, expected: bool
) -> None:
    """The kings are seven already; of the eights one more fits than there are, so that it is the place of the two."""
    options: dict[str, Value] = {"players": 4, "sequences": True, "canastas_to_go_out": 1, "canasta_cap": cap}
    position = ("melds 0: KKKKKK2 8h8h8s", f"hand 0: {hand}")
    assert leads_out(*position, step="add 8c", preset="kurnik", **options) == expected


@pytest.mark.rule("P3", "C14")
def test_an_opening_that_lacks_only_its_canasta_may_have_it_by_a_join() -> None:
    """With the fourth ace there are the 150 points, and no card that can be laid is left."""
    options: dict[str, Value] = {"opening_canasta_from": 5000, "illegal_out": "forbid", "target": 10000}
    position = ("turn 0 play drew lays=4 owed=10 begun=A,A/2", "scores 7000 0", "hand 0: Ah 4c 6d 9h Jc")
    state = table(*position, "melds 0: AAA AAA2", preset="samba", **options)
    for step in ("add Ah", "join A"):
        legal = legal_texts(state)
        assert legal == reference.legal(commit(reference_state(state.core)))
        assert step in legal
        do(state, step)
    assert "discard 4c" in legal_texts(state)

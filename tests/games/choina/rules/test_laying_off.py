"""Adding cards to melds on the table (44-50; CA4, CA6)."""

from __future__ import annotations

import pytest

from tests.games.choina.tables import beginning, do, legal, melds, playing, refused, sizes, table, verdict

REST = "3d 5d 9h Jd"
"""Cards that stay in the hand, so that nothing else hinders an addition."""


@pytest.mark.rule("Choina-44")
def test_cards_are_added_in_turn_between_taking_and_discarding() -> None:
    state = table(f"hand 0: Kd {REST}", "melds 1: KcKsKh", "hand 1: Ks 2c 4c")
    assert refused(state, "add Kd to 1:K") == "16"
    do(state, "draw", "add Kd to 1:K")
    assert melds(state, 1) == ["KcKdKhKs"]
    do(state, "discard 3d")
    assert beginning(state, "add") == set()


@pytest.mark.rule("Choina-45")
def test_cards_go_onto_own_melds_and_those_of_everybody() -> None:
    """R8: both copies of a card may lie in a set."""
    melds_of = ("melds 0: KcKdKh", "melds 1: KcKdKs", "melds 3: 8c-Jc")
    state = playing(f"Ks Qc {REST}", *melds_of, deal=2)
    assert beginning(state, "add") == {"add Ks to 0:K", "add Ks to 1:K", "add Qc to 3:c"}
    state = playing(f"Kd {REST}", "melds 2: KcKdKh")
    do(state, "add Kd to 2:K")
    assert melds(state, 2) == ["KcKdKdKh"]


@pytest.mark.rule("Choina-46")
def test_lay_offs_are_allowed_in_every_deal() -> None:
    for number in range(1, 7):
        meld, card = ("2s-5s", "6s to 1:s") if number == 3 else ("KcKsKh", "Kd to 1:K")
        state = playing(f"{card[:2]} {REST}", f"melds 1: {meld}", deal=number, deals=6)
        assert verdict(state, f"add {card}") == "legal"


@pytest.mark.rule("Choina-47")
def test_lay_offs_need_no_contract() -> None:
    """CA4."""
    lines = (f"Kd {REST}", "melds 0: QcQdQh", "melds 1: KcKsKh")
    assert verdict(playing(*lines), "add Kd to 1:K") == "legal"
    state = playing(*lines, layoff_requires_contract=True)
    assert refused(state, "add Kd to 1:K") == "38"
    state = playing(f"Kd {REST}", "melds 0: QcQdQh 4c4d4h", "melds 1: KcKsKh", layoff_requires_contract=True)
    assert verdict(state, "add Kd to 1:K") == "legal"


@pytest.mark.rule("Choina-48")
def test_lay_offs_and_contract_melds_go_together_in_a_turn() -> None:
    """CA6."""
    state = playing(f"4c 4d 4h 4s Kd {REST}", "melds 1: KcKsKh")
    do(state, "add Kd to 1:K", "lay 4c4d4h", "add 4s to 0:4")
    assert melds(state, 0) == ["4c4d4h4s"]


@pytest.mark.rule("Choina-48")
def test_with_layoff_same_turn_off_they_exclude_each_other_in_either_order() -> None:
    """CA6."""
    lines = (f"4c 4d 4h 4s Kd {REST}", "melds 1: KcKsKh")
    state = playing(*lines, layoff_same_turn=False)
    do(state, "add Kd to 1:K")
    assert refused(state, "lay 4c4d4h") == "48"
    state = playing(*lines, layoff_same_turn=False)
    do(state, "lay 4c4d4h")
    assert refused(state, "add Kd to 1:K") == "48"


@pytest.mark.rule("Choina-48", "Choina-37")
def test_a_card_added_to_an_own_meld_of_this_turn_is_no_lay_off() -> None:
    lines = (f"4c 4d 4h 4s 9c 9d 9s {REST}", "melds 1: KcKsKh")
    state = playing(*lines, layoff_same_turn=False)
    do(state, "lay 4c4d4h", "add 4s to 0:4", "lay 9c9d9h")
    assert melds(state, 0) == ["4c4d4h4s", "9c9d9h"]
    state = playing(*lines, layoff_same_turn=False, contract_exact_size=True)
    do(state, "lay 4c4d4h")
    assert refused(state, "add 4s to 0:4") == "48"


@pytest.mark.rule("Choina-49")
def test_any_number_of_cards_is_laid_off_in_a_turn() -> None:
    """R18: each addition sees what the one before has left; only cards that are held are laid."""
    state = playing(f"6s 7s 8s Kd {REST}", "melds 1: 2s-5s", "melds 2: KcKsKh", deal=2)
    assert beginning(state, "add") == {"add 6s to 1:s", "add Kd to 2:K"}
    do(state, "add 6s to 1:s", "add 7s to 1:s", "add Kd to 2:K", "add 8s to 1:s")
    assert melds(state, 1) == ["2s3s4s5s6s7s8s"]
    assert refused(state, "add 9s to 1:s") == "16"


@pytest.mark.rule("Choina-49")
def test_one_of_two_equal_cards_is_one_card() -> None:
    """R12: choosing one of two equal cards moves one."""
    state = playing(f"4h 4h {REST}", "melds 1: 4c4d4s")
    do(state, "add 4h to 1:4")
    assert (sizes(state)[0], melds(state, 1)) == (5, ["4c4d4h4s"])
    do(state, "discard 4h")
    assert sizes(state)[0] == 4


@pytest.mark.rule("Choina-50")
def test_an_addition_leaves_a_valid_meld() -> None:
    lines = ("melds 1: QcQcQdQdQhQhQsQs 5h-8h",)
    state = playing(f"4h 9h 10h 5h 7h 9d {REST.replace('9h ', '')}", *lines, deal=2)
    assert beginning(state, "add") == {"add 4h to 1:h", "add 9h to 1:h"}
    assert refused(state, "add 10h to 1:h") == "50"
    assert refused(state, "add 9d to 1:Q") == "50"


@pytest.mark.rule("Choina-50")
def test_a_set_of_eight_is_closed() -> None:
    """C-9."""
    state = playing(f"Qs 2c {REST}", "melds 1: QcQcQdQdQhQhQs")
    do(state, "add Qs to 1:Q")
    assert "add 2c to 1:Q" not in legal(state)
    assert refused(state, "add 2c to 1:Q") == "50"


@pytest.mark.rule("Choina-50")
def test_an_ace_that_fits_both_ends_is_put_where_the_player_says() -> None:
    state = playing(f"Ad Ac {REST}", "melds 1: 2d-Kd", deal=2)
    do(state, "add Ad to 1:d low")
    assert melds(state, 1) == ["Ad2d3d4d5d6d7d8d9d10dJdQdKd"]
    state = playing(f"Ad Ac {REST}", "melds 1: 2d-Kd", deal=2)
    do(state, "add Ad to 1:d high")
    assert melds(state, 1) == ["2d3d4d5d6d7d8d9d10dJdQdKdAd"]

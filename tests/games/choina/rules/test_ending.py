"""Going out (70-77; CA13, CA14)."""

from __future__ import annotations

import pytest

from tests.games.choina.tables import beginning, do, legal, playing, refused, sheet, table, who

OTHERS = ("hand 1: 2c", "hand 2: 2d", "hand 3: 2h")
CONTRACT = "melds 0: KcKdKh QcQdQh"
LAST = "melds 0: KcKdKh QcQdQh 2s-5s"


@pytest.mark.rule("Choina-70")
def test_the_deal_ends_at_once_when_a_hand_is_empty() -> None:
    state = playing("Ks Qs", CONTRACT, *OTHERS)
    do(state, "add Ks to 0:K", "add Qs to 0:Q")
    assert (state.need.value, state.dealing, sheet(state).reason) == ("deck", True, "out")


@pytest.mark.rule("Choina-71")
def test_nobody_goes_out_without_the_contract() -> None:
    state = playing("Ks Kc 2s", "melds 0: KcKdKh", *OTHERS)
    do(state, "add Ks to 0:K")
    assert legal(state) == {"discard Kc", "discard 2s"}
    assert refused(state, "add Kc to 0:K") in {"71", "75"}
    state = playing("4c 4d 4h", "melds 1: KcKdKh", *OTHERS[1:])
    assert beginning(state, "lay") == set()


@pytest.mark.rule("Choina-72")
def test_the_last_card_may_be_discarded_before_the_last_deal() -> None:
    for number, melds in ((1, "KcKdKh QcQdQh"), (2, "KcKdKh 2s-5s"), (3, "2s-5s 2d-5d"), (4, "KcKdKh QcQdQh JcJdJh")):
        state = playing("9c", f"melds 0: {melds}", *OTHERS[:1], "hand 2: 8d", "hand 3: 2h", deal=number)
        do(state, "discard 9c")
        assert (sheet(state).reason, sheet(state).points[0]) == ("out", 20)


@pytest.mark.rule("Choina-73")
def test_one_may_go_out_by_laying_every_card() -> None:
    """CA14."""
    state = playing("Ks", CONTRACT, *OTHERS)
    assert legal(state) == {"add Ks to 0:K", "discard Ks"}
    do(state, "add Ks to 0:K")
    assert sheet(state).points[0] == 20


@pytest.mark.rule("Choina-73")
def test_with_out_without_discard_off_the_last_card_is_discarded() -> None:
    """CA14."""
    state = playing("Ks Qs", CONTRACT, *OTHERS, out_without_discard=False)
    do(state, "add Ks to 0:K")
    assert legal(state) == {"discard Qs"}
    assert refused(state, "add Qs to 0:Q") == "73"
    state = playing("Ks", LAST, "hand 1: 2c", *OTHERS[1:], deal=5, out_without_discard=False)
    do(state, "add Ks to 0:K")
    assert sheet(state).points[0] == 20


@pytest.mark.rule("Choina-74")
def test_in_the_last_deal_the_last_card_is_laid() -> None:
    state = playing("Ks 6s", LAST, "hand 1: 2c", *OTHERS[1:], deal=5)
    do(state, "add 6s to 0:s")
    assert legal(state) == {"add Ks to 0:K"}
    assert refused(state, "discard Ks") == "74"
    state = playing("Ks 6s", LAST, "hand 1: 2c", *OTHERS[1:], deal=5, last_deal_discard="allowed")
    do(state, "add 6s to 0:s")
    assert legal(state) == {"add Ks to 0:K", "discard Ks"}


@pytest.mark.rule("Choina-75")
def test_nobody_is_stranded_with_one_card() -> None:
    """CA13."""
    state = playing("Ks 9c", LAST, "hand 1: 2c", *OTHERS[1:], deal=5)
    assert legal(state) == {"discard Ks", "discard 9c"}
    assert refused(state, "add Ks to 0:K") == "75"
    state = playing("Ks 9c 8d", LAST, "hand 1: 2c", *OTHERS[1:], deal=5)
    do(state, "add Ks to 0:K")
    assert legal(state) == {"discard 9c", "discard 8d"}


@pytest.mark.rule("Choina-75")
def test_without_a_complete_contract_two_cards_remain_before_the_discard() -> None:
    """C-14: of three cards that fit one is laid off."""
    lines = ("melds 1: KcKsKh 4s4d4h", "hand 1: 2c", *OTHERS[1:])
    state = playing("Kd 4c Ks", *lines)
    do(state, "add Kd to 1:K")
    assert legal(state) == {"discard 4c", "discard Ks"}


@pytest.mark.rule("Choina-75")
def test_one_card_may_be_held_on_the_way_to_none() -> None:
    state = playing("4c 4d 4h 4s", "melds 0: KcKdKh", *OTHERS)
    do(state, "lay 4c4d4h")
    assert legal(state) == {"add 4s to 0:4", "discard 4s"}
    state = playing("4c 4d 4h Ks", "melds 0: KcKdKh 2s-5s", "hand 1: 2c", *OTHERS[1:], deal=5)
    do(state, "lay 4c4d4h")
    assert legal(state) == {"add Ks to 0:K"}


@pytest.mark.rule("Choina-75")
def test_laying_nothing_and_discarding_is_always_legal() -> None:
    for number in (1, 5):
        state = playing("Ks 9c", "melds 0: KcKdKh", *OTHERS, deal=number)
        assert {"discard Ks", "discard 9c"} <= legal(state)


@pytest.mark.rule("Choina-75")
def test_last_deal_all_at_once_empties_the_hand() -> None:
    """CA13."""
    hand = "5c 5d 5h 9c 9d 9h 10h Jh Qh Kh"
    state = playing(f"{hand} 2c", deal=5, last_deal_all_at_once=True)
    assert beginning(state, "lay", "run") == set()
    assert refused(state, "lay 5c5d5h") == "75"
    state = playing(f"{hand} 9s", deal=5, last_deal_all_at_once=True)
    do(state, "lay 5c5d5h", "run 10h-Kh")
    sets = {"lay 9c9d9h", "lay 9c9d9s", "lay 9c9h9s", "lay 9d9h9s", "lay 9c9d9h9s"}
    assert legal(state) == sets | {"add 9h to 0:h"}
    do(state, "lay 9c9d9h")
    assert legal(state) == {"add 9s to 0:9"}
    state = playing(f"{hand} 2c", deal=5, last_deal_all_at_once=True, last_deal_discard="allowed")
    do(state, "lay 5c5d5h", "run 10h-Kh", "lay 9c9d9h")
    assert legal(state) == {"discard 2c"}


@pytest.mark.rule("Choina-75", "Choina-37", "Choina-48")
def test_the_hand_is_emptied_onto_own_melds_where_lay_offs_are_for_other_turns() -> None:
    hand = "5c 5d 5h 5s 9c 9d 9h 10h Jh Qh Kh"
    state = playing(hand, deal=5, last_deal_all_at_once=True, layoff_same_turn=False)
    do(state, "lay 5c5d5h", "lay 9c9d9h", "run 10h-Kh")
    assert legal(state) == {"add 5s to 0:5"}
    exact = playing(hand, deal=5, last_deal_all_at_once=True, layoff_same_turn=False, contract_exact_size=True)
    assert beginning(exact, "lay", "run") == set()


@pytest.mark.rule("Choina-75")
def test_last_deal_all_at_once_leaves_other_deals_alone() -> None:
    state = playing("5c 5d 5h 2c 3d", deal=4, last_deal_all_at_once=True)
    assert beginning(state, "lay") == {"lay 5c5d5h"}


@pytest.mark.rule("Choina-76")
def test_the_discard_of_who_goes_out_cannot_be_bought() -> None:
    state = playing("9c", CONTRACT, *OTHERS)
    do(state, "discard 9c")
    assert who(state) == "deck"


@pytest.mark.rule("Choina-77")
def test_nobody_goes_out_by_a_purchase() -> None:
    state = table("turn 1 claim seat=2", "pile 9c Kd", "hand 2: 4c", "hand 1: 4d", "melds 2: KcKhKs QcQdQh")
    do(state, "ask", "allow", "buy 2")
    assert (len(state.view(2).cards), who(state)) == (5, "3 draw")

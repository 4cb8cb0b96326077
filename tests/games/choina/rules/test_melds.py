"""Sets and sequences (24-33; C-2, C-9, CA1, CA2)."""

from __future__ import annotations

import pytest

from tests.games.choina.tables import beginning, do, legal, melds, playing, refused, verdict

REST = "3d 5d 9h Jd"
"""Cards that stay in the hand, so that nothing else hinders a lay."""


@pytest.mark.rule("Choina-24")
def test_only_sets_and_sequences_are_melds() -> None:
    state = playing(f"Kc Qd Js 10h {REST}", deal=2)
    assert beginning(state, "lay", "run") == set()
    assert refused(state, "lay KcQdJs10h") in {"24", "25", "28"}


@pytest.mark.rule("Choina-25")
def test_a_set_is_three_cards_of_a_rank() -> None:
    state = playing(f"4c 4d 4h Kc Kd {REST}")
    assert verdict(state, "lay 4c4d4h") == "legal"
    assert refused(state, "lay KcKd") == "25"
    assert refused(state, "lay 4c4dKc") == "25"


@pytest.mark.rule("Choina-26")
def test_a_set_may_hold_both_copies_of_a_card() -> None:
    """R11: three twos are a set like any other."""
    state = playing(f"4c 4c 4d 2h 2h 2s {REST}")
    assert beginning(state, "lay") == {"lay 4c4c4d", "lay 2h2h2s"}


@pytest.mark.rule("Choina-27", "Choina-26")
def test_a_set_grows_to_eight_cards() -> None:
    """C-9: seven queens take one more."""
    state = playing(f"Qs Kc {REST}", "melds 1: QcQcQdQdQhQhQs")
    do(state, "add Qs to 1:Q")
    assert melds(state, 1) == ["QcQcQdQdQhQhQsQs"]
    whole = playing(f"Qc Qc Qd Qd Qh Qh Qs Qs {REST}")
    assert verdict(whole, "lay QcQcQdQdQhQhQsQs") == "legal"


@pytest.mark.rule("Choina-28")
@pytest.mark.parametrize(
    ("cards", "least"),
    [
        ("As 2s 3s 4s", 4), ("Js Qs Ks As", 4), ("As 2s 3s", 3), ("Qs Ks As", 3), ("Qs Ks As 2s", 0),
        ("Ks As 2s 3s", 0), ("2h 3h 4h 4h", 0), ("2h 3h 5h 6h", 0), ("2h 3h 4h 5d", 0),
        ("As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks", 4), ("2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As", 4),
        ("As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As", 0),
    ],
)  # fmt: skip
def test_which_cards_are_a_sequence(cards: str, least: int) -> None:
    """C-2, CA1: four cards at least, with `seq_min = 3` three."""
    for seq_min in (3, 4):
        state = playing(f"{cards} 9c 9d", deal=2, seq_min=seq_min)
        found = verdict(state, f"lay {cards.replace(' ', '')}")
        assert (found == "legal") == (least > 0 and len(cards.split()) >= seq_min)


@pytest.mark.rule("Choina-28", "Choina-32")
def test_the_cards_of_a_sequence_are_named_in_any_order() -> None:
    """R14: 6-4-7-5 is 4-5-6-7."""
    state = playing(f"4h 5h 6h 7h {REST}", deal=2)
    do(state, "lay 6h4h7h5h")
    assert melds(state, 0) == ["4h5h6h7h"]


@pytest.mark.rule("Choina-29")
def test_the_ace_is_highest_and_lowest() -> None:
    state = playing(f"As 2s 3s 4s Js Qs Ks {REST}", deal=2)
    assert beginning(state, "run") == {"run As-4s", "run Js-As"}


@pytest.mark.rule("Choina-30")
def test_a_sequence_does_not_run_round_the_corner() -> None:
    """CA2."""
    state = playing(f"Ks As 2s 3s {REST}", deal=2)
    assert beginning(state, "run", "lay") == set()
    assert refused(state, "lay KsAs2s3s") == "30"
    state = playing(f"2s {REST}", "melds 1: Js-As", deal=2)
    assert beginning(state, "add") == set()
    state = playing(f"Ks {REST}", "melds 1: As-4s", deal=2)
    assert beginning(state, "add") == set()


@pytest.mark.rule("Choina-31")
def test_a_sequence_of_thirteen_cards_is_full() -> None:
    """C-9, CA2: with the twelve cards 2 to K the ace goes to either end, and never to both."""
    state = playing(f"Ad Ad {REST}", "melds 1: 2d-Kd", deal=2)
    assert beginning(state, "add") == {"add Ad to 1:d low", "add Ad to 1:d high"}
    for end in ("low", "high"):
        after = state.copy()
        do(after, f"add Ad to 1:d {end}")
        assert beginning(after, "add") == set()


@pytest.mark.rule("Choina-31", "Choina-50")
def test_a_sequence_with_a_low_ace_grows_up_to_the_king() -> None:
    """C-9."""
    state = playing(f"Ac 5c {REST}", "melds 1: Ac-4c", deal=2)
    assert beginning(state, "add") == {"add 5c to 1:c"}
    state = playing(f"Ac {REST}", "melds 1: Ac-Kc", deal=2)
    assert beginning(state, "add") == set()
    state = playing(f"Kc Ac {REST}", "melds 1: Ac-Qc", deal=2)
    assert beginning(state, "add") == {"add Kc to 1:c"}


@pytest.mark.rule("Choina-32")
def test_a_sequence_holds_no_rank_twice() -> None:
    state = playing(f"4h 4h 5h 6h 7h {REST}", "melds 1: 8h-Jh", deal=2)
    assert beginning(state, "run") == {"run 4h-7h"}
    assert "add 8h to 1:h" not in legal(state)
    assert refused(state, "lay 4h4h5h6h") == "32"


@pytest.mark.rule("Choina-33")
def test_melds_on_the_table_are_only_added_to() -> None:
    state = playing(f"Kd {REST}", "melds 0: KcKsKh QcQdQhQs", "melds 1: 9c9s9d")
    words = {step.split()[0] for step in legal(state)}
    assert words == {"add", "discard"}
    do(state, "add Kd to 0:K")
    assert melds(state, 0) == ["KcKdKhKs", "QcQdQhQs"]

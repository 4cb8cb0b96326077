"""What the last deal is, and which melds must differ (96, 97)."""

from __future__ import annotations

import pytest

from tests.games.choina.tables import beginning, dealt, do, hand, legal, playing, refused, sheet, sizes, verdict

OTHERS = ("hand 1: 2c", "hand 2: 2d", "hand 3: 2h")


@pytest.mark.rule("Choina-96", "Choina-74")
def test_of_six_deals_the_sixth_is_the_last() -> None:
    assert sizes(dealt(deals=6)) == [11] * 4
    state = playing("9c", "melds 0: KcKdKh QcQdQh 2s-5s", *OTHERS, deal=5, deals=6)
    do(state, "discard 9c")
    assert sheet(state).points[0] == 20
    state = playing("9c 6s", "melds 0: KcKdKh 2h-5h 2s-5s", "hand 1: 2c", "hand 2: 2d", "hand 3: 9d", deal=6, deals=6)
    assert legal(state) == {"discard 9c", "discard 6s"}
    assert refused(state, "add 6s to 0:s") == "75"


@pytest.mark.rule("Choina-96")
def test_the_contract_of_the_sixth_deal_is_two_sequences_and_a_set() -> None:
    state = playing("2s 3s 4s 5s 7h 8h 9h 10h Kc Kd Kh", deal=6, deals=6)
    assert state.view(0).contract == (1, 2)
    do(state, "run 2s-5s", "run 7h-10h", "lay KcKdKh")
    assert sheet(state).points[0] == 20


@pytest.mark.rule("Choina-97", "Choina-38")
def test_melds_count_for_distinctness_from_the_moment_they_are_laid() -> None:
    state = playing("Jc Jc Jd Jd Jh Jh 4c 2s")
    do(state, "lay JcJdJh")
    assert beginning(state, "lay") == set()
    later = playing("Jc Jd Jh 4c 2s", "melds 0: JcJdJh")
    assert refused(later, "lay JcJdJh") == "39"


@pytest.mark.rule("Choina-97")
def test_lay_offs_never_count_towards_the_contract() -> None:
    state = playing("Jc Jd Jh 4c 2s", "melds 1: JcJdJh", "hand 1: 3c 3d")
    do(state, "add Jc to 1:J")
    assert (state.view(0).left(0), state.view(1).left(1)) == ((2, 0), (1, 0))
    assert not state.view(0).complete(0)


@pytest.mark.rule("Choina-97", "Choina-41")
def test_the_gap_is_measured_when_the_second_sequence_is_laid() -> None:
    cards = "3h 4h 5h 6h 7h 9h 10h Jh Qh 2c 3c"
    state = playing(cards, deal=3, distinct_seq_suits="non_adjacent")
    do(state, "run 3h-7h")
    assert beginning(state, "run") == set()
    state = playing(cards, deal=3, distinct_seq_suits="non_adjacent")
    do(state, "run 3h-6h", "run 9h-Qh")
    assert verdict(state, "add 7h to 0:h") == "legal"


@pytest.mark.rule("Choina-97", "Choina-48")
def test_a_card_that_narrows_the_gap_below_two_ranks_is_a_lay_off() -> None:
    cards = "3h 4h 5h 6h 8h 9h 10h Jh Qh Kh 2c 3c"
    state = playing(cards, deal=3, distinct_seq_suits="non_adjacent", layoff_same_turn=False)
    do(state, "run 3h-6h", "run 9h-Qh")
    assert refused(state, "add 8h to 0:h/2") == "48"
    assert verdict(state, "add Kh to 0:h/2") == "legal"
    state = playing(cards, deal=3, distinct_seq_suits="non_adjacent")
    do(state, "run 3h-6h", "run 9h-Qh", "add 8h to 0:h/2")
    assert "8h" not in hand(state, 0)


@pytest.mark.rule("Choina-97", "Choina-41")
def test_a_sequence_grown_since_counts_as_it_lies() -> None:
    state = playing("9h 10h Jh Qh Kh 2c 3c", "melds 0: 3h-8h", deal=3, distinct_seq_suits="non_adjacent")
    assert beginning(state, "run") == set()
    state = playing("9h 10h Jh Qh Kh 2c 3c", "melds 0: 3h-7h", deal=3, distinct_seq_suits="non_adjacent")
    assert beginning(state, "run") == {"run 10h-Kh"}


@pytest.mark.rule("Choina-97", "Choina-38")
@pytest.mark.parametrize(
    ("cards", "first"),
    [
        ("3h 4h 5h 6h 9h 10h Jh Qh", {"run 3h-6h", "run 9h-Qh"}),
        ("3h 4h 5h 6h 8h 9h 10h Jh", set()),
        ("3h 4h 5h 6h 7h 9h 10h Jh Qh", {"run 3h-6h", "run 9h-Qh"}),
        ("Ah 2h 3h 4h 7h 8h 9h 10h", {"run Ah-4h", "run 7h-10h"}),
        ("3h 4h 5h 6h 3h 4h 5h 6h", set()),
        ("3h 4h 5h 6h 9h 10h Jh Qh 3s 4s 5s 6s", {"run 3h-6h", "run 9h-Qh", "run 3s-6s"}),
    ],
)
def test_a_whole_contract_of_one_suit_keeps_its_distance(cards: str, first: set[str]) -> None:
    state = playing(f"{cards} 2c 2d", deal=3, distinct_seq_suits="non_adjacent", contract_laydown="whole")
    assert beginning(state, "run") == first

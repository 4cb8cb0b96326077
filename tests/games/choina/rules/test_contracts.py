"""The contract of each deal (34-43; CA3, CA5, CA15)."""

from __future__ import annotations

import pytest

from stolik.games.choina.contracts import choices, contracts
from stolik.games.choina.steps import NUMBER_OF
from tests.games.choina.tables import beginning, do, legal, melds, playing, refused, verdict

CONTRACTS = [(2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2)]
SETS = ["4c4d4h", "9c9d9h", "KcKdKh", "6c6d6h"]
RUNS = ["2s-5s", "7h-10h", "Ad-4d"]
HAND = "4c 4d 4h 9c 9d 9h Kc Kd Kh 6c 6d 6h 2s 3s 4s 5s 7h 8h 9h 10h Ad 2d 3d 4d Jc Js"
WORDS = [f"lay {cards}" for cards in SETS] + [f"run {cards}" for cards in RUNS]


@pytest.mark.rule("Choina-34")
@pytest.mark.parametrize("number", range(1, 7))
def test_each_deal_has_its_contract(number: int) -> None:
    """R15: what an earlier deal asked leaves no trace."""
    sets, runs = CONTRACTS[number - 1]
    state = playing(HAND, deal=number, deals=6)
    for word in [*WORDS[:sets], *WORDS[4 : 4 + runs]]:
        assert verdict(state, word) == "legal"
        do(state, word)
    assert state.view(0).complete(0)
    assert beginning(state, "lay", "run") == set()


@pytest.mark.rule("Choina-34")
def test_of_five_deals_the_fifth_is_the_last() -> None:
    state = playing(HAND, deal=5)
    do(state, *WORDS[:2], WORDS[4])
    assert state.view(0).complete(0)


@pytest.mark.rule("Choina-35")
def test_who_goes_out_has_laid_exactly_the_contract() -> None:
    lacking = playing("4c Kd Ks", "melds 0: KcKdKh")
    do(lacking, "add Kd to 0:K")
    assert legal(lacking) == {"discard 4c", "discard Ks"}
    state = playing("4c", "melds 0: KcKdKh QcQdQh")
    do(state, "discard 4c")
    assert state.sheets[-1].reason == "out"


@pytest.mark.rule("Choina-36", "Choina-35")
def test_no_other_and_no_further_meld_is_laid() -> None:
    state = playing("4c 4d 4h 2s 3s 4s 5s 9c Jd")
    assert beginning(state, "run") == set()
    assert refused(state, "run 2s-5s") == "36"
    state = playing("4c 4d 4h 2s 9c", "melds 0: KcKdKh QcQdQh")
    assert beginning(state, "lay") == set()
    assert refused(state, "lay 4c4d4h") == "36"


@pytest.mark.rule("Choina-37")
def test_the_contract_counts_melds_and_not_cards() -> None:
    """CA5."""
    state = playing("4c 4d 4h 4s 9c Jd 2h 3h", deal=2)
    assert beginning(state, "lay") == {"lay 4c4d4h", "lay 4c4d4s", "lay 4c4h4s", "lay 4d4h4s", "lay 4c4d4h4s"}
    state = playing("2s 3s 4s 5s 6s 9c Jd 2h", deal=2)
    assert beginning(state, "run") == {"run 2s-5s", "run 3s-6s", "run 2s-6s"}


@pytest.mark.rule("Choina-37")
def test_with_exact_size_the_fourth_card_is_a_lay_off() -> None:
    """CA5."""
    lines = "4c 4d 4h 4s 9c Jd 2h 3h"
    state = playing(lines, contract_exact_size=True, layoff_requires_contract=True)
    assert "lay 4c4d4h4s" not in legal(state)
    assert refused(state, "lay 4c4d4h4s") == "37"
    do(state, "lay 4c4d4h")
    assert refused(state, "add 4s to 0:4") == "38"
    state = playing(lines, layoff_requires_contract=True)
    do(state, "lay 4c4d4h")
    assert verdict(state, "add 4s to 0:4") == "legal"
    state = playing(lines, "melds 0: 9d9h9s", layoff_requires_contract=True)
    assert refused(state, "add 9c to 0:9") == "38"


@pytest.mark.rule("Choina-37", "Choina-28")
def test_exact_sizes_are_three_and_the_least_sequence() -> None:
    for seq_min in (3, 4):
        state = playing("2s 3s 4s 5s 6s 9c Jd 2h", deal=2, contract_exact_size=True, seq_min=seq_min)
        threes, fours = {"run 2s-4s", "run 3s-5s", "run 4s-6s"}, {"run 2s-5s", "run 3s-6s"}
        assert beginning(state, "run") == (threes if seq_min == 3 else fours)


@pytest.mark.rule("Choina-38")
def test_the_melds_of_the_contract_are_laid_one_by_one_in_any_turn() -> None:
    """CA3."""
    state = playing("4c 4d 4h 9c Jd", "melds 0: KcKdKh")
    do(state, "lay 4c4d4h", "discard 9c")
    assert melds(state, 0) == ["KcKdKh", "4c4d4h"]
    state = playing("4c 4d 4h 2s 3s 4s 5s 9c Jd", deal=5)
    do(state, "run 2s-5s", "discard 9c")
    assert melds(state, 0) == ["2s3s4s5s"]


@pytest.mark.rule("Choina-38")
def test_with_whole_the_contract_is_laid_in_one_turn() -> None:
    """CA3."""
    state = playing("4c 4d 4h 9c 9d Jd 2h", contract_laydown="whole")
    assert beginning(state, "lay") == set()
    assert refused(state, "lay 4c4d4h") == "38"
    state = playing("4c 4d 4h 9c 9d 9h Jd 2h", contract_laydown="whole")
    do(state, "lay 4c4d4h")
    assert refused(state, "discard Jd") == "38"
    assert legal(state) == {"lay 9c9d9h"}
    do(state, "lay 9c9d9h", "discard Jd")


@pytest.mark.rule("Choina-39")
def test_the_sets_of_a_player_differ_in_rank() -> None:
    """CA15."""
    state = playing("Jc Jc Jd 2h 3h", "melds 0: JdJhJs")
    assert beginning(state, "lay") == set()
    assert refused(state, "lay JcJcJd") == "39"
    state = playing("Jc Jc Jd 2h 3h", "melds 0: JdJhJs", distinct_set_ranks=False)
    do(state, "lay JcJcJd")
    assert melds(state, 0) == ["JdJhJs", "JcJcJd"]


@pytest.mark.rule("Choina-40")
def test_the_three_sets_of_deal_four_have_three_ranks() -> None:
    """CA15."""
    state = playing("Jc Jc Jd 4c 4d 4h 2h 3h", "melds 0: KcKdKh JdJhJs", deal=4)
    assert beginning(state, "lay") == {"lay 4c4d4h"}
    state = playing("Jc Jc Jd 2h 3h", "melds 0: KcKdKh JdJhJs", deal=4, distinct_set_ranks=False)
    assert beginning(state, "lay") == {"lay JcJcJd"}


@pytest.mark.rule("Choina-41")
def test_the_sequences_of_a_player_differ_in_suit() -> None:
    """CA15: also when they lie apart."""
    state = playing("9h 10h Jh Qh 2c 3c", "melds 0: 3h-6h", deal=3)
    assert beginning(state, "run") == set()
    assert refused(state, "run 9h-Qh") == "41"
    state = playing("9s 10s Js Qs 2c 3c", "melds 0: 3h-6h", deal=3)
    assert verdict(state, "run 9s-Qs") == "legal"
    state = playing("4h 5h 6h 7h 2c 3c", "melds 0: 3h-6h", deal=3, distinct_seq_suits=False)
    assert verdict(state, "run 4h-7h") == "legal"


@pytest.mark.rule("Choina-41", "Choina-97")
def test_non_adjacent_sequences_of_one_suit_have_two_ranks_between() -> None:
    """CA15."""
    state = playing("7h 8h 9h 10h Jh Qh 2c 3c", "melds 0: 3h-6h", deal=3, distinct_seq_suits="non_adjacent")
    assert beginning(state, "run") == {"run 9h-Qh"}
    assert refused(state, "run 8h-Jh") == "97"


@pytest.mark.rule("Choina-39", "Choina-41")
@pytest.mark.parametrize(
    ("hand", "deal", "word", "option"),
    [
        ("4c 4c 4d 4d 4h 4h 9s Jd", 1, "lay 4c4d4h", "distinct_set_ranks"),
        ("4c 4c 5c 5c 6c 6c 7c 7c 9s Jd", 3, "run 4c-7c", "distinct_seq_suits"),
    ],
)
def test_equal_melds_may_be_listed_together(hand: str, deal: int, word: str, option: str) -> None:
    """CA15: where the melds of a player need not differ, both copies of the cards make two of them."""
    for laydown in ("piecemeal", "whole"):
        state = playing(hand, deal=deal, contract_laydown=laydown, **{option: False})
        both = (NUMBER_OF[word], NUMBER_OF[word])
        assert both in set(contracts(state.core))
        assert both in set(choices(state.core))
        do(state, word, word, "discard 9s")
        assert len(melds(state, 0)) == 2


@pytest.mark.rule("Choina-42")
def test_other_players_may_lay_the_same() -> None:
    state = playing("Jc Jc Jd 2h 3h", "melds 1: JdJhJs")
    assert verdict(state, "lay JcJcJd") == "legal"
    state = playing("3h 4h 5h 6h 2c 3c", "melds 1: 3h-6h", deal=2)
    assert verdict(state, "run 3h-6h") == "legal"


@pytest.mark.rule("Choina-43")
@pytest.mark.parametrize(("number", "least"), [(1, 6), (2, 7), (3, 8), (4, 9), (5, 10), (6, 11)])
def test_the_smallest_contract(number: int, least: int) -> None:
    sets, runs = CONTRACTS[number - 1]
    state = playing(HAND, deal=number, deals=6)
    do(state, *WORDS[:sets], *WORDS[4 : 4 + runs])
    assert len(HAND.split()) - len(state.view(0).cards) == least == 3 * sets + 4 * runs

"""Actions and plays as people write them."""

from __future__ import annotations

import pytest

from stolik.games.violation import NotationError, RuleViolation
from tests.games.choina.tables import playing, table

HAND = "7c 7d 7h 4c 4d 4d 5h 6h 8h 9h 10h As Ks"
DOWN = ("melds 1: JhQhKhAh 999", "melds 2: 2s3s4s5s", "melds 3: 333")


def meaning(text: str, hand: str = HAND, *lines: str, deal: int = 2) -> str:
    """What a text is read as."""
    return playing(hand, *(lines or DOWN), deal=deal).parse(text).text


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("draw", "draw"),
        (" Draw ", "draw"),
        ("buy  3", "buy 3"),
        ("discard 5♥", "discard 5h"),
        ("discard 5", "discard 5h"),
        ("lay 7h7d7c", "lay 7c7d7h"),
        ("lay 7h 7d 7c", "lay 7c7d7h"),
        ("lay 777", "lay 7c7d7h"),
        ("lay 444", "lay 4c4d4d"),
        ("lay 5h6h7h8h", "run 5h-8h"),
        ("run 8h7h6h5h", "run 5h-8h"),
        ("lay 5h-8h", "run 5h-8h"),
        ("lay 5-8h", "run 5h-8h"),
        ("lay 5678", "run 5h-8h"),
        ("lay Ac-4c", "run Ac-4c"),
        ("lay KcQcJcAc", "run Jc-Ac"),
        ("lay Ad2d3d4d5d6d7d8d9d10dJdQdKd", "run Ad-Kd"),
        ("lay 2d3d4d5d6d7d8d9d10dJdQdKdAd", "run 2d-Ad"),
        ("lay 777 5h-8h", "lay 7c7d7h; run 5h-8h"),
        ("add 10h", "add 10h to 1:h"),
        ("add 10h to 1", "add 10h to 1:h"),
        ("add 10h to 1:h", "add 10h to 1:h"),
        ("add 10 to 1:♥", "add 10h to 1:h"),
        ("add 10h to 1:Jh-Ah", "add 10h to 1:h"),
        ("add 10h9h to 1:h", "add 10h to 1:h; add 9h to 1:h"),
        ("add 9h to 1:9", "add 9h to 1:9"),
        ("add As to 2:s", "add As to 2:s low"),
        ("add As", "add As to 2:s low"),
        ("add As to 2:s high", "add As to 2:s high"),
        ("add 7c to 0:7/2", "add 7c to 0:7/2"),
        ("add 7c to 0:7/1", "add 7c to 0:7"),
        ("lay 777; discard 5h", "lay 7c7d7h; discard 5h"),
    ],
)
def test_a_text_means_this(written: str, meant: str) -> None:
    assert meaning(written) == meant


def test_what_is_left_out_is_found_after_what_the_same_play_has_done() -> None:
    hand = "5h 6h 7c 7d 7h 7h 8h 8s 2c"
    assert meaning("lay 5h-8h; lay 777; discard 8", hand) == "run 5h-8h; lay 7c7d7h; discard 8s"


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("", "unknown_verb"),
        ("fold", "unknown_verb"),
        ("draw;", "step_missing"),
        ("draw 2", "too_many_words"),
        ("lay", "cards_missing"),
        ("buy", "buy_number"),
        ("buy none", "buy_number"),
        ("buy 0", "buy_number"),
        ("buy 53", "buy_number"),
        ("discard 5h6h", "one_card"),
        ("discard 5x", "no_card"),
        ("discard 7", "suit_needed"),
        ("add 7h to", "meld_needed"),
        ("add 7h to 9:7", "meld_needed"),
        ("add 7h to 1:x", "meld_needed"),
        ("add 7h to 0:7/3", "meld_needed"),
        ("add 9h", "meld_needed"),
        ("add 10h to 1:Jh", "meld_needed"),
        ("add 10h to 1:J-A", "run_named"),
        ("run 5h-6h-7h", "no_card"),
        ("lay 2" + "s" * 400, "text_too_long"),
    ],
)
def test_a_text_that_means_nothing_is_refused_with_a_code(written: str, code: str) -> None:
    lines = ("melds 1: JhQhKhAh 999", "melds 2: 10h-Kh") if written == "add 9h" else DOWN
    with pytest.raises(NotationError) as caught:
        meaning(written, HAND, *lines)
    assert caught.value.code == code


def test_an_ace_that_fits_both_ends_needs_one() -> None:
    with pytest.raises(NotationError) as caught:
        meaning("add Ad to 2:d", "Ad 4c 5c", "melds 2: 2d-Kd")
    assert caught.value.code == "run_end_named"


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("lay 77", "set_too_small"),
        ("lay 777777777", "set_too_large"),
        ("lay 7h7h7h", "card_not_held"),
        ("lay 7c7d8h", "set_one_rank"),
        ("lay 7c7d4c4d", "set_one_rank"),
        ("lay 5h6h7h", "sequence_too_short"),
        ("lay 5h6h", "sequence_too_short"),
        ("lay 5h6h7h9h", "sequence_gap"),
        ("lay 5h6h7h8d", "sequence_one_suit"),
        ("run 4d", "sequence_too_short"),
        ("run 7c7d", "sequence_one_suit"),
        ("run 777", "sequence_twice"),
        ("lay 5h6h7h7h", "sequence_twice"),
        ("lay QhKhAh2h", "sequence_corner"),
        ("lay Kh-2h", "sequence_corner"),
        ("lay Ah2h3h4h5h6h7h8h9h10hJhQhKhAh", "sequence_too_long"),
        ("lay 7c7dJk", "no_jokers"),
        ("discard Jkr", "no_jokers"),
        ("add 6h", "no_meld_there"),
        ("add 10h to 2:h", "no_meld_there"),
        ("add 10h to 4:h", "no_meld_there"),
        ("add 10h to 1:9", "does_not_fit"),
        ("add 8h to 1:h", "does_not_fit"),
        ("add 10h to 1:h high", "does_not_fit"),
        ("add 10h to 1:10h-Kh", "no_meld_there"),
    ],
)
def test_what_no_rule_allows_is_refused_by_the_rules(written: str, code: str) -> None:
    state = playing(HAND, *DOWN, deal=2)
    with pytest.raises(RuleViolation) as caught:
        state.check(state.parse(written))
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("written", "code", "card"),
    [
        ("lay 888", "too_few_of_rank", "8"),
        ("lay JJJ", "too_few_of_rank", "J"),
        ("lay 7c777", "too_few_of_rank", "7"),
        ("discard J", "card_not_held", "J"),
        ("add J to 1:9", "card_not_held", "J"),
        ("lay 2345", "no_suit_held", None),
        ("lay JQKA", "no_suit_held", None),
        ("lay QKA", "sequence_too_short", None),
        ("lay 78K", "sequence_gap", None),
        ("lay QKA2", "sequence_corner", None),
        ("lay 777; lay 888", "contract_sets", None),
        ("lay 5-8; lay JQKA", "contract_sequences", None),
    ],
)
def test_a_suit_that_is_left_out_never_names_a_card_that_was_not_written(
    written: str, code: str, card: str | None
) -> None:
    state = playing(HAND, *DOWN, deal=2)
    with pytest.raises(RuleViolation) as caught:
        state.parse(written)
    assert (caught.value.code, caught.value.params.get("card")) == (code, card)


@pytest.mark.parametrize("written", ["lay JJJ", "lay 2345", "discard J"])
def test_before_a_card_is_taken_the_time_is_what_is_wrong(written: str) -> None:
    state = table("turn 0 draw", "pile Kc", f"hand 0: {HAND}", *DOWN, deal=2)
    with pytest.raises(RuleViolation) as caught:
        state.check(state.parse(written))
    assert caught.value.code == "take_first"


def test_what_another_is_asked_tells_nothing_of_the_hand_in_turn() -> None:
    # seat 1 must answer, and writes what only a look into its own hand may decide
    state = table("turn 1 answer seat=1 asker=3", "pile Kc", "hand 1: 7c 8c", "hand 2: 7d 7h")
    assert state.parse("discard 7").text == "discard 7c"

"""The rule behind a refusal of Cassino: its number and its text in the book, and the options that it comes from."""

from __future__ import annotations

import pytest

from stolik.games.cassino.faults import RULE, Fault, refusal
from stolik.games.cassino.options import SCHEMA
from stolik.text import LANGUAGES, rule_text
from stolik.text.books import PARTS
from stolik.text.cassino.refusals import REFUSALS
from stolik.text.rule_numbers import example_rule, options_behind, own_number, rule_behind
from stolik.text.rulebook import rulebook

PRESETS = ("cassino", "cassino-pagat")
ALSO_CITED = ("35", "39")
"""Rules that the engine cites beside those of RULE: raises and calls need a card as builds do."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_number_that_the_engine_cites_is_a_rule_of_the_book(preset: str, language: str) -> None:
    for number in {*RULE.values(), *ALSO_CITED}:
        own = own_number(preset, number)
        assert own == number
        assert own in PARTS[preset], number
        assert rule_text(SCHEMA.parse(preset), own, language)


# a refusal, the rules under which it is given, and its options
GIVEN = [
    (Fault.FACE_IN_SUM, "cassino", {"royal": "off"}),
    (Fault.FACE_IN_SUM, "cassino royal=jqk", {}),
    (Fault.FACE_COMBINATION, "cassino-pagat", {"royal": "off"}),
    (Fault.FACE_MANY, "cassino face_capture=one_or_three", {"face_capture": "one_or_three"}),
    (Fault.NO_SUMMAND, "cassino build_as_summand=opponents", {"build_as_summand": "opponents"}),
    (Fault.ONE_GROUP, "cassino capture_groups=single", {"capture_groups": "single"}),
    (Fault.EQUAL_RANK_MISSING, "cassino capture_groups=equal_rank_forced", {"capture_groups": "equal_rank_forced"}),
    (Fault.MORE_TO_TAKE, "cassino capture_groups=maximal", {"capture_groups": "maximal"}),
    (Fault.ONE_TABLE_CARD, "cassino build_table_cards=one", {"build_table_cards": "one"}),
    (Fault.VALUE_TOO_HIGH, "cassino royal=jqk", {"royal": "jqk"}),
    (Fault.RAISE_OWN_OFF, "cassino raise_own=off", {"raise_own": "off"}),
    (Fault.RAISE_OWN_CARD, "cassino raise_own=both_cards", {"raise_own": "both_cards"}),
    (Fault.NO_TABLE_IN_RAISE, "cassino", {"raise_with_table": "off"}),
    (Fault.MUST_MERGE, "cassino merge_equal=automatic", {"merge_equal": "automatic"}),
    (Fault.NO_TRAIL_NOW, "cassino", {"maker_duty": "next_turn"}),
    (Fault.NO_TRAIL_NOW, "cassino-pagat", {"maker_duty": "while_owned"}),
    (Fault.KEEP_CARD, "cassino-pagat", {"maker_duty": "while_owned"}),
    (Fault.TRAIL_SAME_RANK, "cassino trail_restriction=same_rank", {"trail_restriction": "same_rank"}),
    (Fault.TRAIL_COULD_TAKE, "cassino trail_restriction=any_capture", {"trail_restriction": "any_capture"}),
    (Fault.NOT_THE_SUM, "cassino", {}),
    (Fault.NO_MATCHING_CARD, "cassino", {}),
    (Fault.CALL_IS_FIXED, "cassino", {}),
]


@pytest.mark.parametrize(("fault", "rules", "options"), GIVEN)
def test_a_refusal_names_the_options_that_it_comes_from(fault: Fault, rules: str, options: dict[str, str]) -> None:
    assert options_behind(SCHEMA.parse(rules), refusal(fault)) == options


@pytest.mark.parametrize(("fault", "rules"), [(fault, rules) for fault, rules, _ in GIVEN])
def test_the_rule_of_a_refusal_stands_in_the_book_of_the_table_where_it_is_given(fault: Fault, rules: str) -> None:
    rule_set = SCHEMA.parse(rules)
    numbers = [number for _, told in rulebook(rule_set, "en") for number, _ in told]
    assert rule_behind(rule_set, refusal(fault)) in numbers


@pytest.mark.rule("Cassino-51", "Cassino-76")
def test_the_example_is_the_makers_duty() -> None:
    assert example_rule("cassino") == "51"
    assert own_number("cassino", "52") == "51"
    assert own_number("cassino-pagat", "76a") == "76"
    assert own_number("cassino", "99") == "99"


def test_every_cause_is_a_fault_and_an_option_of_the_family() -> None:
    assert REFUSALS.causes.keys() <= {fault.value for fault in Fault}
    rule_set = SCHEMA.parse("cassino")
    for fault in Fault:
        for name, value in options_behind(rule_set, refusal(fault)).items():
            assert rule_set.word(SCHEMA.option(name).name) == value

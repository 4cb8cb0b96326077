"""The rule behind a refusal of choina: its number and its text in the book, and the options that it comes from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolik.games.choina import faults
from stolik.games.choina.faults import RULE, Fault, refusal
from stolik.games.choina.options import SCHEMA
from stolik.text import LANGUAGES, rule_text
from stolik.text.books import PARTS
from stolik.text.choina.refusals import REFUSALS
from stolik.text.rule_numbers import example_rule, options_behind, own_number, rule_behind

SOURCES = Path(faults.__file__).parent
PRESETS = ("choina", "may-i")


def cited() -> set[str]:
    """Every number that the engine gives for a refusal."""
    found: set[str] = set(RULE.values())
    for path in SOURCES.glob("*.py"):
        for call in re.findall(r"refusal\(Fault\.[^\n]*", path.read_text(encoding="utf-8")):
            found |= set(re.findall(r'"([0-9]+)"', call))
    return found


def test_the_engine_cites_more_than_one_number_for_some_faults() -> None:
    assert {"17", "64"} <= cited()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_number_that_the_engine_cites_is_a_rule_of_the_book(preset: str, language: str) -> None:
    for number in cited():
        own = own_number(preset, number)
        assert own in PARTS[preset], number
        assert rule_text(SCHEMA.parse(preset), own, language)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("fault", list(Fault))
def test_every_fault_has_a_rule_in_the_book(fault: Fault, preset: str) -> None:
    assert rule_behind(SCHEMA.parse(preset), refusal(fault)) in PARTS[preset]


@pytest.mark.rule("Choina-47", "Choina-38")
def test_a_lay_off_without_the_contract_names_the_rule_of_laying_off() -> None:
    assert rule_behind(SCHEMA.parse("may-i"), refusal(Fault.LAYOFF_NEEDS_CONTRACT)) == "47"
    assert rule_behind(SCHEMA.parse("may-i"), refusal(Fault.WHOLE_CONTRACT)) == "38"
    assert rule_behind(SCHEMA.parse("choina"), refusal(Fault.NO_JOKERS)) == "2"


def test_rules_that_another_one_tells_have_its_number() -> None:
    assert own_number("choina", "40") == "39"
    assert own_number("may-i", "88") == "18"
    assert own_number("choina", "75a") == "75"
    assert own_number("choina", "99") == "99"
    assert example_rule("choina") == "57"
    assert example_rule("classic") == "B43"
    assert example_rule("whist") == ""


@pytest.mark.parametrize(
    ("fault", "rules", "reason", "options"),
    [
        (Fault.NO_MULTI_BUY, "may-i", 0, {"multi_buy": "off"}),
        (Fault.UNCOVERED_CLOSED, "may-i", 0, {"uncovered_card": "nobody"}),
        (Fault.SAME_RANK, "choina", 0, {"distinct_set_ranks": "on"}),
        (Fault.TOO_NEAR, "choina distinct_seq_suits=non_adjacent", 0, {"distinct_seq_suits": "non_adjacent"}),
        (Fault.LAYOFF_NEEDS_CONTRACT, "may-i", 0, {"layoff_requires_contract": "on"}),
        (Fault.CONTRACT_UNFINISHED, "may-i", 0, {"contract_laydown": "whole"}),
        (Fault.CONTRACT_UNFINISHED, "choina last_deal_all_at_once=on", 0, {"last_deal_all_at_once": "on"}),
        (Fault.NOTHING_TO_TAKE, "choina", 1, {"first_upcard": "off"}),
        (Fault.NOTHING_TO_TAKE, "choina", 2, {}),
        (Fault.STRANDED, "choina", 1, {}),
        (Fault.STRANDED, "choina", 2, {"last_deal_discard": "forbidden"}),
        (Fault.STRANDED, "choina discard_just_taken=off", 3, {"discard_just_taken": "off"}),
        (Fault.BUY_TOO_MANY, "choina", 1, {}),
        (Fault.BUY_TOO_MANY, "choina", 2, {}),
        (Fault.BUY_TOO_MANY, "choina buy_extra_cards=2", 2, {"buy_extra_cards": "2"}),
        (Fault.BUY_TOO_MANY, "choina retake_own_discard=off", 3, {"retake_own_discard": "off"}),
        (Fault.OUT_WITHOUT_CONTRACT, "choina", 0, {}),
        (Fault.SET_TOO_SMALL, "choina", 0, {}),
    ],
)
def test_a_refusal_names_the_options_that_it_comes_from(
    fault: Fault, rules: str, reason: int, options: dict[str, str]
) -> None:
    assert options_behind(SCHEMA.parse(rules), refusal(fault, reason=reason)) == options


def test_every_cause_is_a_fault_and_an_option_of_the_family() -> None:
    codes = {fault.value for fault in Fault}
    assert REFUSALS.causes.keys() | REFUSALS.by_reason.keys() | REFUSALS.exact.keys() <= codes
    rule_set = SCHEMA.parse("choina")
    for fault in Fault:
        for reason in range(4):
            for name, value in options_behind(rule_set, refusal(fault, reason=reason)).items():
                assert rule_set.word(SCHEMA.option(name).name) == value

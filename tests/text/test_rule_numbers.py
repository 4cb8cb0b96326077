"""The rule behind a refusal: its number and its text in the game's own book, and the options that it comes from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolik.games.canasta import faults
from stolik.games.canasta.faults import RULE, Fault, refusal
from stolik.games.canasta.options import SCHEMA
from stolik.games.option import RuleSet
from stolik.games.violation import RuleViolation
from stolik.text import LANGUAGES, rule_text
from stolik.text.books import PARTS
from stolik.text.rule_numbers import options_behind, own_number, rule_behind

SOURCES = Path(faults.__file__).parent
PRESETS = [preset.id for preset in SCHEMA.presets]


def cited() -> set[str]:
    """Every number that the engine gives for a refusal."""
    found: set[str] = set(RULE.values())
    for path in SOURCES.glob("*.py"):
        found |= set(re.findall(r'refusal\([^()]*"([A-EP][0-9]+)"', path.read_text(encoding="utf-8")))
    return found


def rules_of(text: str) -> RuleSet:
    return SCHEMA.parse(text)


def test_the_engine_cites_more_than_one_number_for_some_faults() -> None:
    assert {"A20", "A28", "A34", "P9"} <= cited()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_number_that_the_engine_cites_is_a_rule_of_every_book(preset: str, language: str) -> None:
    for number in cited():
        own = own_number(preset, number)
        assert own in PARTS[preset], number
        assert rule_text(rules_of(preset), own, language)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("fault", list(Fault))
def test_every_fault_has_a_rule_in_every_book(fault: Fault, preset: str) -> None:
    assert rule_behind(rules_of(preset), refusal(fault)) in PARTS[preset]


@pytest.mark.rule("A34", "B43", "P4")
@pytest.mark.parametrize(
    ("fault", "kurnik", "classic", "book"),
    [
        (Fault.PILE_CLOSED, "A34", "B43", "P4"),
        (Fault.PAIR_MUST_BE_LAID, "A74", "B43", "B43"),
        (Fault.ONE_CARD_TAKE, "A27", "B50", "P9"),
        (Fault.NOT_TOP_CARD, "A27", "B20", "B20"),
        (Fault.PILE_TOP_WILD, "A30", "B45", "B45"),
        (Fault.PILE_TOP_BLACK_THREE, "A31", "B45", "P6"),
        (Fault.PILE_NOT_FOR_OPENING, "A37", "B39", "P4"),
        (Fault.NO_TAKE_WITH_WILD, "A29", "B44", "P5"),
        (Fault.FINISHED_CANASTA, "A28", "B44", "P8"),
        (Fault.TOP_ALONE_NOT_OUT, "A27", "B46", "P9"),
        (Fault.MUST_TAKE, "A83", "B55", "P13"),
        (Fault.TOO_MANY_WILD, "A38", "B22", "P2"),
        (Fault.MELD_TOO_SMALL, "A38", "B21", "B21"),
        (Fault.ONE_MELD_PER_RANK, "A40", "B26", "B26"),
        (Fault.MELD_FULL, "A42", "B28", "P2"),
        (Fault.WILD_ONTO_FINISHED, "A42", "B28", "P2"),
        (Fault.BLACK_THREE_NOT_LAST, "A44", "B23", "P10"),
        (Fault.NO_BLACK_THREE_MELDS, "A44", "B23", "P10"),
        (Fault.BLACK_THREES_CLOSED, "A44", "B23", "P10"),
        (Fault.OPENING_SHORT, "A47", "B32", "P3"),
        (Fault.OPENING_NEEDS_CANASTA, "A47", "B32", "P3"),
        (Fault.MUST_KEEP_CARD, "A56", "B49", "P9"),
        (Fault.NO_GOING_OUT, "A53", "B48", "B48"),
        (Fault.DOUBLE_OUT_NOT_ALL, "A53", "B58", "P11"),
        (Fault.ASK_CANNOT_GO_OUT, "A72", "B72", "B72"),
        (Fault.NO_ASKING, "A58", "B51", "P9"),
        (Fault.MATCH_OVER, "A68", "B61", "P14"),
    ],
)
def test_a_fault_names_the_rule_of_the_game_that_is_played(fault: Fault, kurnik: str, classic: str, book: str) -> None:
    found = refusal(fault)
    numbers = {"kurnik": kurnik, "classic": classic, "hoyle": classic, "book": book}
    for preset, number in numbers.items():
        assert rule_behind(rules_of(preset), found) == number, preset


def test_a_game_without_a_book_keeps_the_number_of_the_engine() -> None:
    assert own_number("whist", "A34") == "A34"
    assert own_number("classic", "Z9") == "Z9"


@pytest.mark.rule("B22")
def test_a_refusal_names_the_option_that_it_comes_from() -> None:
    wild = refusal(Fault.TOO_MANY_WILD, most=1)
    assert options_behind(rules_of("classic"), wild) == {"wild_ratio": "two_nat_per_wild"}
    assert options_behind(rules_of("hoyle"), wild) == {"wild_ratio": "min2_max3"}
    assert options_behind(rules_of("book"), refusal(Fault.FINISHED_CANASTA)) == {"take_onto_finished_canasta": "off"}
    # what is the same in every preset is nobody's choice
    assert options_behind(rules_of("classic"), refusal(Fault.MELD_NEEDS_NATURALS)) == {}


@pytest.mark.rule("B40", "B68")
def test_only_some_reasons_come_from_an_option() -> None:
    classic = rules_of("classic")
    frozen = [options_behind(classic, refusal(Fault.PILE_CLOSED, reason=reason)) for reason in range(1, 6)]
    assert frozen == [{}, {}, {"red3_freezes": "on"}, {"pile_always_frozen": "off"}, {"black3_freezes": "on"}]
    held = options_behind(classic, refusal(Fault.PAIR_MUST_BE_LAID, reason=5))
    assert held == {"restricted_pair": "laid", "black3_freezes": "on"}
    out = [options_behind(classic, refusal(Fault.MUST_GO_OUT, reason=reason)) for reason in (1, 2, 3, 4)]
    assert out == [
        {"ask_partner": "go_out"},
        {"black3_melds": "going_out"},
        {},
        {"take_top_only_to_go_out": "off"},
    ]


def test_every_option_behind_a_fault_is_one_of_the_family() -> None:
    rule_set = rules_of("classic")
    for fault in Fault:
        for reason in range(6):
            options = options_behind(rule_set, refusal(fault, reason=reason))
            for name, value in options.items():
                assert rule_set.word(SCHEMA.option(name).name) == value


def test_a_violation_of_another_game_has_no_options() -> None:
    assert options_behind(rules_of("classic"), RuleViolation("trick_not_followed", "W3")) == {}

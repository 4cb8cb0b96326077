"""The rules of choina in the terminal: its rules have plain numbers, so that its sections are called by letters."""

from __future__ import annotations

import pytest

from stolik.terminal.rules_page import rules_page
from tests.terminal.speaking import words_of


@pytest.mark.parametrize(
    ("language", "shown"), [("en", "“rules f” shows section f, “rules 57”"), ("pl", "„zasady 57”")]
)
def test_sections_have_letters_and_rules_their_numbers(language: str, shown: str) -> None:
    words = words_of(language, "choina@1")
    page = " ".join(rules_page("", words, 80))
    assert shown in page
    assert "a The aim" in page or "a Cel gry" in page
    for section in ("d", "D"):
        heading, first, *_ = rules_page(section, words, 80)
        assert "Sets and sequences" in heading or "Komplety i sekwensy" in heading
        assert first.strip().startswith("24 ")


@pytest.mark.rule("Choina-4", "Choina-75", "Choina-40")
def test_a_rule_is_found_by_its_number_even_where_another_one_tells_it() -> None:
    words = words_of("en", "choina@1")
    assert rules_page("4", words, 80)[0].strip() == "4 Each player plays alone; there are no partners."
    assert rules_page("75", words, 80)[0].strip().startswith("75 A player who may not discard")
    assert rules_page("40", words, 80) == rules_page("39", words, 80)
    assert rules_page("99", words, 80) == [words.say("rules-unknown")]
    # may-i does not tell where choina comes from
    assert rules_page("87", words_of("en", "may-i@1"), 80) == [words.say("rules-unknown")]


@pytest.mark.rule("Choina-34")
def test_the_contracts_stand_one_below_the_other() -> None:
    lines = [line.strip() for line in rules_page("34", words_of("en", "choina@1"), 80)]
    assert lines[1:3] == [
        "Deal 1: two sets – at least 6 cards.",
        "Deal 2: one set and one sequence – at least 7 cards.",
    ]
    assert len(lines) == 6


def test_kanasta_keeps_its_numbered_sections() -> None:
    words = words_of("en", "kurnik@1")
    assert "“rules 6” shows section 6, “rules A34”" in " ".join(rules_page("", words, 80))
    assert rules_page("a", words, 80) == [words.say("rules-unknown")]

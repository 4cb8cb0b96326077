"""The guide for the first deal, of which the page knows when to say what: each of its words and rules is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolik.text import LANGUAGES, catalogue
from stolik.text.books import PARTS
from stolik.text.canasta.family import CANASTA
from stolik.text.rule_numbers import own_number

GUIDE = Path(__file__).parents[2] / "web/src/guide"
TOPICS = (GUIDE / "topic.ts").read_text(encoding="utf-8")
RULES = (GUIDE / "rules.ts").read_text(encoding="utf-8")
IDS = sorted(set(re.findall(r"'((?:canasta|choina|cassino)-[a-z]+)'", TOPICS)))
GAMES = {"choina": ("choina", "may-i"), "cassino": ("cassino", "cassino-pagat")}


def numbers() -> dict[str, list[str]]:
    """The rules of the canasta games, by preset, as the page has them."""
    rows = re.findall(r"^ {2}'?([a-z-]+)'?: \[(.*)\],$", RULES, re.MULTILINE)
    return {preset: re.findall(r"'([A-Z0-9]+)'", row) for preset, row in rows}


def test_the_page_knows_topics_of_every_family() -> None:
    assert {topic.split("-")[0] for topic in IDS} == {"canasta", "choina", "cassino"}
    assert len(IDS) > 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_has_its_three_sentences(language: str) -> None:
    wanted = {f"guide-{topic}{part}" for topic in IDS for part in ("", "-now", "-why")}
    known = set(catalogue(language))
    assert wanted - known == set()
    families = ("guide-canasta", "guide-choina", "guide-cassino")
    assert {found for found in known if found.startswith(families)} - wanted == set()


def test_every_rule_has_the_number_of_its_own_book() -> None:
    found = numbers()
    first = found["kurnik"]
    assert set(found) == set(CANASTA.books)
    for preset, row in found.items():
        assert row == [own_number(preset, rule) for rule in first], preset
        assert set(row) <= set(PARTS[preset]), preset


def test_every_rule_that_a_topic_names_is_in_its_books() -> None:
    cited = set(re.findall(r"'([A-D]?[0-9]{1,2})'", TOPICS))
    canasta = {rule for rule in cited if rule.startswith("A")}
    assert canasta == set(numbers()["kurnik"])
    for family, presets in GAMES.items():
        rules = re.findall(rf"topic\((?:[^()]*\?)?[^()]*'{family}-[a-z]+'[^()]*?'([0-9]+)'", TOPICS)
        assert rules
        for preset in presets:
            assert set(rules) <= set(PARTS[preset])

"""The rules in words: complete, whole sentences, and another sentence for another option."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import combinations

import pytest

from stolik.games.canasta.options import SCHEMA
from stolik.games.option import RuleSet, Value, value_text
from stolik.text import LANGUAGES, MessageError, catalogue, rule_text, rulebook
from stolik.text.rulebook import KURNIK, WHEN, opening_minimums

IDS = [f"A{number}" for number in range(1, 84)]

# where an option has no effect in plain kurnik for two: the options that give it one
NEEDS: dict[str, str] = {
    "concealed_onto_partner_melds": "players=4",
    "ask_partner": "players=4",
    "deals": "match_end=deals",
    "opening_top": "opening_table=samba",
}
# two with one table, two with one minimum for all scores, two that have lists of their own
LISTS: tuple[Value, ...] = ("0:50,1500:90,3000:125", "0:55", "0:15,2000:60")
BASES = ("kurnik", "kurnik players=4", "kurnik players=4 ask_partner=go_out", "kurnik players=4 ask_partner=lay_out")


def playable(option: str, base: str) -> list[RuleSet]:
    """The rule sets that differ in the value of one option alone."""
    values = [value for value in SCHEMA.option(option).values if value not in SCHEMA.option(option).later]
    if option == "players":
        values = [2, 4]
    elif option == "opening_table":
        values += LISTS
    words = [word for word in base.split() if not word.startswith(f"{option}=")]
    return [SCHEMA.parse(" ".join([*words, f"{option}={value_text(value)}"])) for value in values]


def changing() -> list[str]:
    """Every option with two values or more that can be played."""
    return [option.name for option in SCHEMA.options if sum(value not in option.later for value in option.values) > 1]


def sentences(rule_set: RuleSet, language: str) -> dict[str, str]:
    return {rule_id: text for _, rules in rulebook(rule_set, language) for rule_id, text in rules}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", changing())
def test_an_option_changed_is_a_sentence_changed(option: str, language: str) -> None:
    rule_sets = playable(option, f"kurnik {NEEDS.get(option, '')}")
    assert len(rule_sets) > 1
    for one, other in combinations(rule_sets, 2):
        texts, others = sentences(one, language), sentences(other, language)
        changed = [rule for rule in texts.keys() | others.keys() if texts.get(rule) != others.get(rule)]
        assert changed, f"{one.text} reads like {other.text}"


def rules_about(option: str, language: str) -> list[str]:
    """The rules whose message asks for an option."""
    source = (files("stolik") / "locales" / language / "rules_kurnik.ftl").read_text(encoding="utf-8")
    messages = [part.split(" =", 1) for part in source.split("\nrule-")[1:]]
    name = "opening_minimums" if option in ("opening_table", "opening_top", "negative_minimum") else option
    return [rule_id for rule_id, text in messages if re.search(rf"\${name}\b", text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("base", BASES)
def test_every_rule_is_a_whole_text_whatever_the_options(base: str, language: str) -> None:
    texts = {rule_id: rule_text(SCHEMA.parse(base), rule_id, language) for rule_id in IDS}
    for option in changing():
        rule_ids = rules_about(option, language)
        for rule_set in playable(option, base):
            texts |= {f"{rule_id} {rule_set.text}": rule_text(rule_set, rule_id, language) for rule_id in rule_ids}
    for where, text in texts.items():
        assert text[0].isupper(), (where, text)
        assert text.endswith("."), (where, text)
        assert not set("{}$_\n") & set(text), (where, text)
        for fault in ("  ", " .", " ,", " ;", "..", ",,", ". ,"):
            assert fault not in text, (where, text)


def test_the_sections_hold_every_rule_once() -> None:
    held = [rule_id for _, rule_ids in KURNIK for rule_id in rule_ids]
    assert sorted(held) == sorted(IDS)
    assert WHEN.keys() <= set(IDS)


def test_conditions_name_options_and_their_values() -> None:
    for condition in WHEN.values():
        for option, values in condition.items():
            assert set(values) < set(SCHEMA.option(option).values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_message_has_its_section(language: str) -> None:
    titles = {f"rules-section-{section}" for section, _ in KURNIK}
    assert {message_id for message_id in catalogue(language) if message_id.startswith("rules-section-")} == titles
    assert {message_id for message_id in catalogue(language) if message_id.startswith("rule-")} == {
        f"rule-{rule_id}" for rule_id in IDS
    }


def test_rules_without_a_place_are_left_out_but_can_be_asked_for() -> None:
    alone, pairs = SCHEMA.parse("kurnik"), SCHEMA.parse("kurnik players=4 ask_partner=lay_out")
    assert not {"A3", "A6", "A51", "A58", "A71", "A76"} & sentences(alone, "en").keys()
    assert "Asking the partner" not in [title for title, _ in rulebook(alone, "en")]
    assert {"A3", "A6", "A51", "A58", "A71", "A73", "A76"} <= sentences(pairs, "en").keys()
    assert not {"A2", "A5", "A72"} & sentences(pairs, "en").keys()
    assert rule_text(alone, "A3", "en").startswith("Four players form two pairs")


def test_sections_come_with_their_titles() -> None:
    book = rulebook(SCHEMA.parse("kurnik"), "pl")
    assert book[0][0] == "Cel gry"
    assert book[0][1] == [("A78", rule_text(SCHEMA.parse("kurnik"), "A78", "pl"))]


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(MessageError, match="rule-A99"):
        rule_text(SCHEMA.parse("kurnik"), "A99", "en")


@pytest.mark.parametrize(
    ("options", "english"),
    [
        ("", "15 below 0, 50 from 0 to 1495, 90 from 1500 to 2995, 120 from 3000 on"),
        ("negative_minimum=as_zero", "50 up to 1495, 90 from 1500 to 2995, 120 from 3000 on"),
        ("opening_table=flat_80", "15 below 0, 80 from 0 on"),
        ("opening_table=flat_80 negative_minimum=as_zero", "80 at every score"),
        (
            "opening_table=combo",
            "15 below 0, 60 from 0 to 3495, 100 from 3500 to 6995, 140 from 7000 to 10495, 180 from 10500 on",
        ),
        ("opening_table=0:30,1001:60", "15 below 0, 30 from 0 to 1000, 60 from 1001 on"),
        ("opening_table=0:15,2000:60", "15 up to 1995, 60 from 2000 on"),
    ],
)
def test_opening_tables_in_words(options: str, english: str) -> None:
    rule_set = SCHEMA.parse(f"kurnik {options}")
    assert opening_minimums(rule_set, catalogue("en")) == english
    assert english in rule_text(rule_set, "A48", "en")


@pytest.mark.parametrize(
    ("number", "cards", "points", "deals"),
    [
        (1, "1 kartę.", "1 punkt ", "1 rozdanie."),
        (2, "2 karty.", "2 punkty ", "2 rozdania."),
        (5, "5 kart.", "5 punktów ", "5 rozdań."),
        (12, "12 kart.", "12 punktów ", "12 rozdań."),
        (22, "22 karty.", "22 punkty ", "22 rozdania."),
        (25, "25 kart.", "25 punktów ", "25 rozdań."),
    ],
)
def test_polish_numbers(number: int, cards: str, points: str, deals: str) -> None:
    messages = catalogue("pl")
    assert messages.format("rule-A5", players=2, deal_size=number).endswith(cards)
    assert points in messages.format("rule-A68", match_end="target", players=2, target=number)
    assert messages.format("rule-A68", match_end="deals", deals=number).endswith(deals)
    assert messages.format("rule-A66", black3_in_hand=number).endswith(f"{points.strip()}.")


@pytest.mark.parametrize(
    ("number", "draw", "canastas"),
    [(1, "jedną kartę", "jedną kanastę"), (2, "dwie karty", "dwie kanasty"), (5, "5 kart", "5 kanast"),
     (12, "12 kart", "12 kanast"), (22, "22 karty", "22 kanasty"), (25, "25 kart", "25 kanast")],
)  # fmt: skip
def test_polish_numbers_in_words(number: int, draw: str, canastas: str) -> None:
    messages = catalogue("pl")
    assert f" {draw} z talonu" in messages.format("rule-A23", draw_count=number)
    assert f" {draw} z talonu" in messages.format("rule-A24", draw_count=number)
    assert f" {canastas}, " in messages.format("rule-A54", players=2, canastas_to_go_out=number)


@pytest.mark.parametrize(("number", "cards"), [(1, "1 card."), (2, "2 cards."), (22, "22 cards.")])
def test_english_numbers(number: int, cards: str) -> None:
    assert catalogue("en").format("rule-A5", players=2, deal_size=number).endswith(cards)

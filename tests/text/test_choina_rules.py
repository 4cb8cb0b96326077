"""The rulebook of choina and may-i: complete, whole sentences, and another sentence for another option."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import combinations, pairwise

import pytest

from stolik.games.choina.contract import CONTRACTS
from stolik.games.choina.options import SCHEMA
from stolik.games.option import RuleSet, value_text
from stolik.text import LANGUAGES, rule_text, rulebook
from stolik.text.books import BOOKS, PARTS
from stolik.text.choina.conditions import WHEN
from stolik.text.choina.refusals import TOLD_IN
from stolik.text.rulebook import applies

PRESETS = ("choina", "may-i")
FILES = ("rules_choina.ftl", "rules_choina_buying.ftl", "rules_choina_end.ftl")
NAMED = re.compile(r"\(([0-9]+(?:, [0-9]+)*)\)")
"""Rules named in the text of another one."""

# where an option has no effect in some preset: what else is set then
NEEDS = {"retake_own_discard": "uncovered_card=next_player"}

# every value next to all of one kind, so that branches within branches are told too
BASES = (
    "choina",
    "may-i",
    "choina players=3",
    "may-i players=5 deals=6",
    "choina deals=6 seq_min=3 tie=extra_deal last_deal_discard=allowed last_deal_all_at_once=on",
    "choina refusal=veto uncovered_card=everyone ask_window=before_discard buy_extra_cards=2 buy_limit_per_deal=2",
    "choina turn_after_buy=unchanged multi_buy=off retake_own_discard=off discard_just_taken=off refusal=must_take",
    "may-i distinct_seq_suits=non_adjacent contract_exact_size=on layoff_same_turn=off stock_out=end_deal",
    "choina distinct_set_ranks=off distinct_seq_suits=off contract_laydown=whole stock_out=turn_over_once",
)


def book(text: str, language: str = "en") -> dict[str, str]:
    return {rule_id: said for _, rules in rulebook(SCHEMA.parse(text), language) for rule_id, said in rules}


def playable(option: str, base: str) -> list[RuleSet]:
    """The rule sets that differ in the value of one option alone."""
    needs = NEEDS.get(option, "").split()
    named = {word.split("=")[0] for word in [*needs, f"{option}="]}
    words = [word for word in base.split() if word.split("=")[0] not in named]
    values = SCHEMA.option(option).values
    return [SCHEMA.parse(" ".join([*words, *needs, f"{option}={value_text(value)}"])) for value in values]


@cache
def told(base: str, language: str) -> dict[str, dict[str, str]]:
    """The book of a rule set, and those that differ from it in one option, by the text of their rule sets."""
    near = {rule_set for option in SCHEMA.options for rule_set in playable(option.name, base)}
    return {rule_set.text: book(rule_set.text, language) for rule_set in near | {SCHEMA.parse(base)}}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("option", [option.name for option in SCHEMA.options])
def test_an_option_changed_is_a_sentence_changed(option: str, preset: str, language: str) -> None:
    books = [(rule_set.text, book(rule_set.text, language)) for rule_set in playable(option, preset)]
    for (one, texts), (other, others) in combinations(books, 2):
        assert texts != others, f"{one} reads like {other}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("base", BASES)
def test_every_rule_is_a_whole_text_whatever_the_options(base: str, language: str) -> None:
    for rule_set, texts in told(base, language).items():
        for rule_id, text in texts.items():
            where = (rule_set, rule_id, text)
            for line in text.split("\n"):
                assert line[0].isupper() or line[0] in "„“", where
                assert line.endswith((".", "?", "”", ":")), where
            assert not set("{}$_\u2028") & set(text), where
            for fault in ("  ", " .", " ,", " ;", "..", ",,", ". ,", " \n", " ]"):
                assert fault not in text, where


@pytest.mark.parametrize("base", BASES)
def test_a_rule_that_a_text_names_stands_in_the_same_book(base: str) -> None:
    for rule_set, texts in told(base, "en").items():
        for rule_id, text in texts.items():
            for number in (number for found in NAMED.findall(text) for number in found.split(", ")):
                assert number in texts, (rule_set, rule_id, text)
                assert number != rule_id, (rule_set, rule_id)


def test_both_languages_name_the_same_rules() -> None:
    for base in BASES:
        for rule_set, texts in told(base, "en").items():
            polish = told(base, "pl")[rule_set]
            for rule_id, text in texts.items():
                assert sorted(NAMED.findall(text)) == sorted(NAMED.findall(polish[rule_id])), (rule_set, rule_id)


def test_the_book_tells_every_rule_once() -> None:
    for preset in PRESETS:
        held = [rule_id for _, rule_ids in BOOKS[preset] for rule_id in rule_ids]
        assert len(held) == len(set(held))
        assert not set(held) & TOLD_IN.keys()
        assert set(TOLD_IN.values()) < set(held)
        # where choina comes from is no rule of may-i
        origin = set() if preset == "choina" else {"87"}
        assert set(held) | TOLD_IN.keys() | origin == {str(number) for number in range(1, 99)}


@cache
def variables(language: str) -> dict[str, set[tuple[str, str]]]:
    """What every text asks for: options by their names, and words that it shares with others."""
    found: dict[str, set[tuple[str, str]]] = {}
    for file in FILES:
        source = (files("stolik") / "locales" / language / file).read_text(encoding="utf-8")
        for part in re.split(r"\n(?=rule)", source)[1:]:
            name, text = part.split(" =", 1)
            found[name] = set(re.findall(r"\$([a-z0-9_]+)|\{ (rules-[a-z-]+) \}", text))
    return found


def test_both_languages_ask_for_the_same_options() -> None:
    assert variables("en") == variables("pl")


def test_every_option_is_asked_for_or_decides_about_a_text() -> None:
    asked = {option for found in variables("en").values() for option, _ in found}
    deciding = {option for conditions in WHEN.values() for condition in conditions for option in condition}
    assert {option.name for option in SCHEMA.options} <= asked | deciding


@pytest.mark.rule("Choina-34", "Choina-43")
def test_the_contracts_are_a_table_with_a_row_for_each_deal() -> None:
    first, *rows = book("choina")["34"].split("\n")
    assert first.endswith(":")
    assert rows == [
        "Deal 1: two sets – at least 6 cards.",
        "Deal 2: one set and one sequence – at least 7 cards.",
        "Deal 3: two sequences – at least 8 cards.",
        "Deal 4: three sets – at least 9 cards.",
        "Deal 5: two sets and one sequence – at least 10 cards.",
    ]
    assert book("choina deals=6")["34"].split("\n")[-1] == "Deal 6: one set and two sequences – at least 11 cards."
    assert book("choina deals=6", "pl")["34"].split("\n")[3:5] == [
        "Rozdanie 3: dwa sekwensy – razem co najmniej 8 kart.",
        "Rozdanie 4: trzy komplety – razem co najmniej 9 kart.",
    ]
    assert "two sequences – at least 6 cards" in book("choina seq_min=3")["34"]
    assert len(CONTRACTS) == 6


@pytest.mark.rule("Choina-12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stock_is_what_the_deal_leaves_of_104_cards(language: str) -> None:
    for players in (3, 4, 5):
        for deals, size in ((5, 10), (6, 11)):
            text = book(f"choina players={players} deals={deals}", language)["12"]
            assert re.findall(r"[0-9]+", text) == [str(104 - players * size)]


@pytest.mark.rule("Choina-81", "Choina-83", "Choina-9")
def test_numbers_of_the_game_are_told() -> None:
    assert "ace 15 points; K, Q, J and 10 are 10 each" in book("choina")["81"]
    assert "K, D, W i 10 po 10" in book("choina", "pl")["81"]
    assert "gets 20 points" in book("choina")["83"]
    assert "no bonus" in book("may-i")["83"]
    assert book("choina")["9"] == "A match is five deals, however many play."
    assert book("choina deals=6", "pl")["10"] == "W każdym rozdaniu każdy dostaje jedenaście kart."


# an option's value, and words that promise what it forbids or does not have
FORBIDDEN = [
    ("multi_buy=off", ("each pile card", "number of pile cards", "Several cards"), ("Kilka kart", "dokupić")),
    ("uncovered_card=nobody", ("may take the card now uncovered", "(62)"), ("może wziąć kartę odsłoniętą", "(62)")),
    ("layoff_requires_contract=on", ("need not have laid",), ("Nie trzeba mieć",)),
    ("contract_laydown=whole", ("one by one, in any", "in earlier turns"), ("pojedynczo", "we wcześniejszych ruchach")),
    ("going_out_bonus=0", ("20 points", "plus and minus"), ("20 punktów", "plusowe i minusowe")),
    ("refusal=veto", ("because of a refusal", "must buy the card", "must take the card"), ("z powodu odmowy",)),
    ("refusal=must_take", ("must buy the card", "still do so"), ("musi tę kartę kupić",)),
    ("stock_out=end_deal", ("shuffled", "after a reshuffle", "is done once"), ("tasuje się", "po przetasowaniu")),
    ("stock_out=turn_over_once", ("is shuffled", "a reshuffle"), ("tasuje się i to", "po przetasowaniu")),
    ("buy_after_contract=off", ("may still buy",), ("nadal może brać",)),
    ("first_upcard=on", ("No card is turned up", "can only draw"), ("nie odsłania się", "może tylko dobrać")),
    ("discard_just_taken=off", ("also the one just taken",), ("także tę, którą się właśnie wzięło",)),
    ("out_without_discard=off", ("One may also go out by laying",), ("Wyjść można także",)),
    ("turn_after_buy=unchanged", ("left neighbour plays next, and", "unless a purchase"), ("zmieni ją zakup",)),
    ("layoff_same_turn=off", ("onto these as well", "very turn in which the contract"), ("również do nich samych",)),
    (
        "retake_own_discard=off",
        ("even by the player who discarded", "but the player who discarded it may"),
        ("także ten",),
    ),
    (
        "last_deal_discard=allowed",
        ("may not be discarded: it must", "every player.", "every deal but"),
        ("wszystkich.",),
    ),
    ("distinct_set_ranks=off", ("of different ranks",), ("różnych rang",)),
    ("distinct_seq_suits=off", ("of different suits", "at least two ranks"), ("w różnych kolorach",)),
    ("ask_window=before_draw", ("ask once more",), ("zapytać jeszcze raz",)),
    ("buy_limit_per_deal=2", ("no limit",), ("dowolnie wiele",)),
    ("buy_limit_per_deal=none", ("used that up",), ("Kto to wykorzystał",)),
    ("tie=shared", ("one more deal", "unless a tie"), ("jeszcze jedno rozdanie", "remis")),
    ("seq_min=3", ("four or more cards",), ("cztery lub więcej",)),
    ("buy_extra_cards=2", ("one stock card as well", "two cards for each"), ("dwie karty więcej",)),
    ("players=3", ("If several want", "the nearest after"), ("kilku graczy, rozstrzyga",)),
]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("setting", "english", "polish"), FORBIDDEN, ids=[setting for setting, _, _ in FORBIDDEN])
def test_the_book_promises_nothing_that_an_option_forbids(
    setting: str, english: tuple[str, ...], polish: tuple[str, ...], preset: str
) -> None:
    for language, words in (("en", english), ("pl", polish)):
        texts = book(f"{preset} {setting}", language)
        for promise in words:
            found = [text for text in texts.values() if promise in text]
            assert not found, (promise, found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_promise_stands_in_some_book(language: str) -> None:
    # else the test above would look for words that no book has
    books = ["\n".join(texts.values()) for base in BASES for texts in told(base, language).values()]
    for setting, english, polish in FORBIDDEN:
        for promise in english if language == "en" else polish:
            assert any(promise in text for text in books), (setting, promise)


def test_rules_without_a_place_are_left_out_but_can_be_asked_for() -> None:
    may_i = SCHEMA.parse("may-i")
    assert not {"87", "92", "93"} & book("may-i").keys()
    assert not applies(may_i, "92")
    assert rule_text(may_i, "92", "en").startswith("Several cards may be bought")
    assert {"66"} == book("choina").keys() - book("choina players=3").keys()
    assert not {"80", "94"} & book("choina stock_out=end_deal").keys()


def test_sections_come_in_the_order_in_which_one_explains_the_game() -> None:
    titles = [title for title, _ in rulebook(SCHEMA.parse("choina"), "en")]
    wanted = ["The aim", "A turn", "Sets and sequences", "The contract", "Laying off", "“May I?”", "Buying", "Scoring"]
    assert all(titles.index(one) < titles.index(other) for one, other in pairwise(wanted))
    assert [title for title, _ in rulebook(SCHEMA.parse("may-i"), "pl")][6:8] == ["„Czy można?”", "Kupowanie"]


def test_both_presets_have_the_same_numbers() -> None:
    assert PARTS["may-i"] == {rule: parts for rule, parts in PARTS["choina"].items() if rule != "87"}

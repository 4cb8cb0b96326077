"""The rulebook of Cassino: complete, whole sentences, and another sentence for another option."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import combinations, pairwise

import pytest

from stolik.games.cassino.options import SCHEMA
from stolik.games.option import RuleSet, value_text
from stolik.text import LANGUAGES, catalogue, rule_text, rulebook
from stolik.text.books import BOOKS, PARTS
from stolik.text.cassino.conditions import WHEN
from stolik.text.cassino.refusals import TOLD_IN
from stolik.text.rule_numbers import own_number
from stolik.text.rulebook import applies

PRESETS = ("cassino", "cassino-pagat")
FILES = ("rules_cassino.ftl", "rules_cassino_combinations.ftl", "rules_cassino_end.ftl")
NAMED = re.compile(r"\(([0-9]+(?:, [0-9]+)*)\)")
"""Rules named in the text of another one."""

# where an option has no effect, or none is legal, in some preset: what else is set then
NEEDS = {"partnership": "players=4", "partner_build": "players=4 partnership=2v2"}

# every value next to all of one kind, so that branches within branches are told too
BASES = (
    "cassino",
    "cassino-pagat",
    "cassino players=3 draw_cassino=on spade_cassino=on target=61 target_rule=counting_out",
    "cassino-pagat players=4 spades_tie=all_tied cards_tie=one_each target_rule=fixed_order target=11",
    "cassino-pagat players=4 partnership=2v2 partner_build=on raise_own=both_cards trail_restriction=same_rank",
    "cassino players=4 partnership=2v2 target=single_round target_rule=counting_out capture_groups=single",
    "cassino target=single_round target_rule=fixed_order capture_groups=maximal face_capture=any maker_duty=none",
    "cassino royal=jqk_ace14 capture_groups=equal_rank_forced build_as_summand=on trail_restriction=any_capture",
    "cassino-pagat royal=jqk capture_groups=maximal build_table_cards=one raise_with_table=on merge_equal=automatic",
    "cassino target_rule=counting_out sweep_points=1 build_table_cards=one face_capture=one_or_three raise_own=off",
)


def book(text: str, language: str = "en") -> dict[str, str]:
    return {rule_id: said for _, rules in rulebook(SCHEMA.parse(text), language) for rule_id, said in rules}


def playable(option: str, base: str) -> list[RuleSet]:
    """The rule sets that differ in the value of one option alone."""
    needs = [word for word in NEEDS.get(option, "").split() if word.split("=")[0] != option]
    if option == "players" and "partnership=2v2" in base:
        needs.append("partnership=off")
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
            assert "\n" not in text, where
            assert text[0].isupper() or text[0] in "„“", where
            assert text.endswith((".", "?", "”")), where
            assert not set("{}$_") & set(text), where
            for fault in ("  ", " .", " ,", " ;", " :", "..", ",,", ". ,", ".,"):
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
        assert {own_number(preset, rule) for rule in TOLD_IN} < set(held)
        assert set(held) | TOLD_IN.keys() == {str(number) for number in range(1, 80)}


@cache
def variables(language: str) -> dict[str, set[tuple[str, str]]]:
    """What every text asks for: options by their names, and words that it shares with others."""
    found: dict[str, set[tuple[str, str]]] = {}
    for file in FILES:
        source = (files("stolik") / "locales" / language / file).read_text(encoding="utf-8")
        for part in re.split(r"\n(?=rule)", source)[1:]:
            name, text = part.split(" =", 1)
            found[name] = set(re.findall(r"\$([a-z0-9_]+)|\{ ([a-z]+-[a-z-]+) \}", text))
    return found


def test_both_languages_ask_for_the_same_options() -> None:
    assert variables("en") == variables("pl")


def test_every_option_is_asked_for_or_decides_about_a_text() -> None:
    asked = {option for found in variables("en").values() for option, _ in found}
    deciding = {option for conditions in WHEN.values() for condition in conditions for option in condition}
    assert {option.name for option in SCHEMA.options} <= asked | deciding


@pytest.mark.rule("Cassino-10", "Cassino-72")
def test_numbers_that_depend_on_the_players_are_told() -> None:
    # 48 cards are dealt, four to each at a time; a round gives 8 or 7 points, 20 each can be had without an end
    for players, (word, last) in {2: ("six", 6), 3: ("four", 9), 4: ("three", 12)}.items():
        texts = book(f"cassino players={players}")
        assert texts["10"].endswith(f"cards are dealt {word} times in it.")
        assert f"in round {last} at the latest" in texts["72"]
    assert "in round 6 at the latest" in book("cassino players=4 partnership=2v2")["72"]
    assert "72" not in book("cassino sweep_points=1")


@pytest.mark.rule("Cassino-65", "Cassino-66")
def test_the_points_of_a_round_are_told() -> None:
    # 3 cards + 1 spades + 2 big + 1 little + 4 aces; 13 spades and another for the two instead of 1 + 1
    assert "11 points: 3 + 1 + 2 + 1 + 4" in book("cassino")["65"]
    assert "tied 10" not in book("cassino")["65"]
    assert "when most spades are tied 10, and with both 7" in book("cassino players=3")["65"]
    assert "23 points, or 20" in book("cassino spade_cassino=on")["65"]
    assert book("cassino-pagat", "pl")["65"].startswith("Nie licząc wyczyszczeń stołu, razem runda daje 11 punktów")
    assert "65" not in book("cassino cards_tie=one_each")


@pytest.mark.rule("Cassino-30")
@pytest.mark.parametrize("preset", PRESETS)
def test_builds_of_several_cards_are_named_as_a_departure(preset: str) -> None:
    assert "shows a build with a single card of the table; here more are allowed" in book(preset)["30"]
    assert "pokazuje budowę z jedną kartą ze stołu; tutaj wolno więcej" in book(preset, "pl")["30"]
    assert "single card of the table" not in book(f"{preset} build_table_cards=one")["30"]
    assert "shows a build with just one" in catalogue("en").format("option-cassino-build-table-cards-help")
    assert "budowę tylko z jedną" in catalogue("pl").format("option-cassino-build-table-cards-help")


@pytest.mark.rule("Cassino-31")
def test_the_highest_value_of_a_build_is_that_of_the_highest_card() -> None:
    for royal, top in {"off": 10, "jqk": 13, "jqk_ace14": 14}.items():
        assert f"from 2 to {top} are possible" in book(f"cassino royal={royal}")["31"]
        assert f"od 2 do {top}." in book(f"cassino royal={royal}", "pl")["31"]


# an option's value, and words that promise what it forbids or does not have
FORBIDDEN = [
    ("royal=jqk", ("have no value", "never part of a combination", "of its rank, even"), ("nie mają wartości",)),
    ("royal=off", ("may also count 14", "A jack counts 11"), ("liczyć jako 14", "Walet liczy się")),
    ("capture_groups=single", ("several groups: single", "none is counted twice"), ("wziąć kilka grup: poj",)),
    ("capture_groups=maximal", ("need not take all",), ("nie musi brać wszystkich",)),
    ("build_table_cards=one", ("Any number of loose cards",), ("dowolnie wiele luźnych",)),
    ("raise_own=off", ("the one who made it as well", "Its own maker may"), ("także ten, kto ją zrobił",)),
    ("raise_with_table=off", ("may join a raise", "in a raise as well"), ("mogą dołączyć luźne",)),
    ("build_as_summand=off", ("counts in sums as a card",), ("liczy się w sumie jako",)),
    (
        "maker_duty=none",
        ("may not trail", "no move at all", "must also keep"),
        ("nie może dokładać", "musi też zachować"),
    ),
    ("maker_duty=next_turn", ("as long as it lies there", "must also keep"), ("dopóki leży", "musi też zachować")),
    ("maker_duty=while_owned", ("for this one turn", "After that turn one may"), ("przez ten jeden ruch",)),
    ("trail_restriction=any_capture", ("Trailing is always a choice",), ("Dołożyć można zawsze",)),
    ("merge_equal=automatic", ("may lie beside another",), ("może leżeć obok innej",)),
    ("spade_cassino=on", ("Whoever has most spades", "equally many spades"), ("Kto ma najwięcej pików",)),
    ("sweep_points=0", ("is a sweep and", "sweeps"), ("to wyczyszczenie stołu", "wyczyszczeń")),
    ("draw_cassino=on", ("whenever cards", "is repeated until"), ("po każdym rozdaniu kart", "Powtarza się to")),
    ("target=single_round", ("is played to", "at the latest", "points or more"), ("Gra się do", "najpóźniej")),
    ("target_rule=shared_win", ("another round",), ("następną rundę",)),
    ("target_rule=counting_out", ("only after a complete",), ("dopiero po całej",)),
    ("partnership=off", ("partner’s", "pair"), ("partnera (", "pary", "para")),
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
    royal = SCHEMA.parse("cassino royal=jqk")
    assert {"15", "24"} == book("cassino").keys() - book(royal.text).keys()
    assert not applies(royal, "24")
    assert rule_text(royal, "24", "en").startswith("A king, queen or jack takes exactly one")
    assert "79" not in book("cassino players=4")
    assert "55" not in book("cassino-pagat")
    assert not {"53", "55", "76", "77"} & book("cassino maker_duty=none").keys()


@pytest.mark.rule("Cassino-77", "Cassino-54")
def test_only_who_must_hold_the_card_himself_can_always_take_with_it() -> None:
    pairs = "cassino players=4 partnership=2v2"
    assert "77" in book(pairs)
    assert "77" not in book(f"{pairs} partner_build=on")
    assert "77" in book("cassino partner_build=on")
    assert "77" not in book("cassino capture_groups=maximal")
    assert own_number("cassino", "54") == "76"


def test_sections_come_in_the_order_in_which_one_explains_the_game() -> None:
    titles = [title for title, _ in rulebook(SCHEMA.parse("cassino"), "en")]
    wanted = ["The aim", "A turn", "Taking", "Builds", "Calls", "Taking combinations", "End of a round", "Scoring"]
    assert all(titles.index(one) < titles.index(other) for one, other in pairwise(wanted))
    assert [title for title, _ in rulebook(SCHEMA.parse("cassino-pagat"), "pl")][4:7] == [
        "Branie",
        "Budowy",
        "Połączenia",
    ]


def test_both_presets_have_the_same_numbers() -> None:
    assert PARTS["cassino"] == PARTS["cassino-pagat"]

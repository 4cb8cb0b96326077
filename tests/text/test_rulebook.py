"""The rules in words: complete, whole sentences, and another sentence for another option."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import chain, combinations

import pytest

from stolik.games.canasta.options import SCHEMA
from stolik.games.option import RuleSet, Value, value_text
from stolik.text import LANGUAGES, MessageError, catalogue, rule_text, rulebook
from stolik.text.canasta.books import BOOK, BOOKS, CLASSIC, COMBO, COMBO_BASIC, KURNIK, PARTS, SAMBA
from stolik.text.canasta.conditions import WHEN
from stolik.text.canasta.opening import opening_minimums
from stolik.text.family import Sections
from stolik.text.rulebook import applies

PRESETS = [preset.id for preset in SCHEMA.presets]
NUMBER = re.compile(r"\b[A-EP][0-9]+[a-z]?\b")
FILES = ("rules_kurnik.ftl", "rules_kurnik_out.ftl", "rules_classic.ftl", "rules_samba.ftl")
OWN: dict[str, tuple[Sections, int]] = {
    "A": (KURNIK, 83),
    "B": (CLASSIC, 72),
    "P": (BOOK, 14),
    "C": (SAMBA, 40),
    "D": (COMBO, 60),
    "E": (COMBO_BASIC, 20),
}
"""The books by the letter of their own numbers, with the last of these."""

# where an option has no effect in some preset, or may not have every value: what else is set then
NEEDS: dict[str, str] = {
    "concealed_minimum": "going_out=on concealed_bonus=100",
    "concealed_with_pile": "going_out=on concealed_bonus=100",
    "concealed_onto_partner_melds": "players=4 going_out=on concealed_bonus=100",
    "concealed_bonus": "going_out=on",
    "ask_partner": "players=4 going_out=on",
    "double_out_bonus": "players=4 going_out=on",
    "deals": "match_end=deals",
    "target": "match_end=target",
    "opening_top": "opening_table=samba",
    "black3_before_opening": "black3_melds=anytime black3_take_for_last_meld=off",
    "black3_melds": "going_out=on black3_take_for_last_meld=off",
    "black3_take_for_last_meld": "going_out=on black3_melds=going_out",
    "going_out": "illegal_out=forbid black3_melds=off black3_take_for_last_meld=off",
    "illegal_out": "going_out=on",
    "canastas_to_go_out": "going_out=on",
    "going_out_bonus": "going_out=on",
    "need_samba_to_go_out": "going_out=on sequences=on",
    "take_top_only_to_go_out": "going_out=on",
    "take_onto_sequence": "sequences=on",
    "sequences": "need_samba_to_go_out=off",
    "merge_same_rank": "second_meld_same_rank=on",
    "wild_onto_finished_canasta": "canasta_cap=none",
    "wild_canasta_bonus": "wild_melds=on",
    "bonus_trigger": "bonus_cards=11",
    "bonus_red3_replaced": "bonus_cards=11 red3_replaced=always",
}
# two with one table, two with one minimum for all scores, two that have lists of their own
LISTS: tuple[Value, ...] = ("0:50,1500:90,3000:125", "0:55", "0:15,2000:60")
BASES = [
    *(f"{preset.id} players={players}" for preset in SCHEMA.presets for players in preset.players),
    *(f"kurnik players=4 ask_partner={value}" for value in ("go_out", "lay_out")),
    *("classic ask_partner=lay_out", "samba ask_partner=lay_out", "combo going_out=on ask_partner=go_out"),
    *("kurnik sequences=on wild_melds=on second_meld_same_rank=on bonus_cards=11", "samba sequences=off"),
]


def playable(option: str, base: str) -> list[RuleSet]:
    """The rule sets that differ in the value of one option alone."""
    values = list(SCHEMA.option(option).values)
    if option == "players":
        values = list(SCHEMA.preset(base.split(maxsplit=1)[0]).players)
    elif option == "opening_table":
        values += LISTS
    needs = NEEDS.get(option, "").split()
    named = {word.split("=")[0] for word in [*needs, f"{option}="]}
    words = [word for word in base.split() if word.split("=")[0] not in named]
    if "=".join(needs).startswith("players") and 4 not in SCHEMA.preset(base.split(maxsplit=1)[0]).players:
        return []
    return [SCHEMA.parse(" ".join([*words, *needs, f"{option}={value_text(value)}"])) for value in values]


def changing() -> list[str]:
    """Every option."""
    return [option.name for option in SCHEMA.options]


def sentences(rule_set: RuleSet, language: str) -> dict[str, str]:
    return {rule_id: text for _, rules in rulebook(rule_set, language) for rule_id, text in rules}


def held(sections: Sections) -> list[str]:
    return [rule_id for _, rule_ids in sections for rule_id in rule_ids]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", [preset for preset in PRESETS if preset != "hoyle"])
@pytest.mark.parametrize("option", changing())
def test_an_option_changed_is_a_sentence_changed(option: str, preset: str, language: str) -> None:
    rule_sets = playable(option, preset)
    if option == "players" and len(rule_sets) == 1:
        return
    assert len(rule_sets) > 1
    books = [(rule_set, sentences(rule_set, language)) for rule_set in rule_sets]
    for (one, texts), (other, others) in combinations(books, 2):
        assert texts != others, f"{one.text} reads like {other.text}"


@cache
def parts_about(option: str, language: str) -> set[str]:
    """The texts that ask for an option."""
    name = "opening_minimums" if option in ("opening_table", "opening_top", "negative_minimum") else option
    found = {part for part, asked in variables(language).items() if name in asked}
    return found | {part for part, conditions in WHEN.items() if any(option in each for each in conditions)}


def told(base: str, language: str) -> list[tuple[RuleSet, str, str]]:
    """Every rule of a game, and every one again under each value of the options that it asks for."""
    plain = SCHEMA.parse(base)
    found = [(plain, rule_id, rule_text(plain, rule_id, language)) for rule_id in PARTS[plain.preset]]
    for rule_set in {rule_set for option in changing() for rule_set in playable(option, base)}:
        rule_ids = affected(plain, rule_set, language)
        found += [(rule_set, rule_id, rule_text(rule_set, rule_id, language)) for rule_id in rule_ids]
    return found


def affected(one: RuleSet, other: RuleSet, language: str) -> list[str]:
    """The rules that ask for an option which two rule sets have differently."""
    differing = [name for name, value in one.values.items() if other[name] != value]
    asking = {part for name in differing for part in parts_about(name, language)}
    return [rule_id for rule_id, of in PARTS[one.preset].items() if asking & set(of)]


@pytest.mark.parametrize("base", BASES)
def test_a_rule_that_a_text_names_stands_in_the_same_book(base: str) -> None:
    books: dict[RuleSet, dict[str, str]] = {}
    for rule_set, rule_id, text in told(base, "en"):
        books.setdefault(rule_set, {})[rule_id] = text
    plain = books[SCHEMA.parse(base)]
    for rule_set, texts in books.items():
        for rule_id, text in (plain | texts).items():
            named = set(NUMBER.findall(text))
            assert rule_id not in named, (rule_set.text, rule_id, text)
            if applies(rule_set, rule_id):
                assert all(applies(rule_set, other) for other in named), (rule_set.text, rule_id, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("base", BASES)
def test_every_rule_is_a_whole_text_whatever_the_options(base: str, language: str) -> None:
    texts = {f"{rule_id} {rule_set.text}": text for rule_set, rule_id, text in told(base, language)}
    for where, text in texts.items():
        assert text[0].isupper(), (where, text)
        assert text.endswith("."), (where, text)
        assert not set("{}$_\n") & set(text), (where, text)
        for fault in ("  ", " .", " ,", " ;", "..", ",,", ". ,"):
            assert fault not in text, (where, text)


def test_the_sections_hold_every_rule_once() -> None:
    for letter, (sections, last) in OWN.items():
        book = held(sections)
        assert len(book) == len(set(book)), letter
        # the table of openings is one rule of combo
        within = {"D35", "D36", "D37", "D38"} if letter == "D" else set()
        numbers = {f"{letter}{number}" for number in range(1, last + 1)} - within
        assert {rule_id for rule_id in book if rule_id[0] == letter} == numbers
        assert {rule_id for rule_id in book if rule_id[0] != letter} < set(held(CLASSIC)), letter


def test_every_preset_has_a_book() -> None:
    assert list(BOOKS) == PRESETS
    assert set(BOOKS.values()) == {sections for sections, _ in OWN.values()}


def test_the_book_says_all_that_classic_says() -> None:
    # P1 has the deal for two and three players besides
    said = {preset: set(chain.from_iterable(parts.values())) for preset, parts in PARTS.items()}
    assert said["book"] - said["classic"] == {"A2", "A5"}
    assert said["classic"] <= said["book"]


@cache
def variables(language: str) -> dict[str, set[str]]:
    """What every text of a rule asks for, by itself or in words that it shares with others."""
    found: dict[str, set[str]] = {}
    for file in FILES:
        source = (files("stolik") / "locales" / language / file).read_text(encoding="utf-8")
        for part in re.split(r"\n(?=rule)", source)[1:]:
            name, text = part.split(" =", 1)
            asked = set(re.findall(r"\$([a-z0-9_]+)", text))
            # words that several rules use stand in the first file, before the rules
            for word in re.findall(r"\{ (rules-[a-z-]+) \}", text):
                asked |= found[word]
            found[name] = asked
    return {name.removeprefix("rule-"): asked for name, asked in found.items() if name.startswith("rule-")}


def test_both_languages_ask_for_the_same_options() -> None:
    english, polish = variables("en"), variables("pl")
    assert english.keys() == polish.keys()
    for part, asked in english.items():
        # Polish has words for a pair and words for a player where English says side
        assert polish[part] - {"players"} == asked - {"players"}, part


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


@pytest.mark.parametrize("rule_id", ["A99", "B22", "C21", "nothing"])
def test_a_rule_that_the_book_lacks_is_refused(rule_id: str) -> None:
    with pytest.raises(MessageError, match=rule_id):
        rule_text(SCHEMA.parse("kurnik"), rule_id, "en")


@pytest.mark.rule("B22", "B40", "P8")
def test_games_that_say_the_same_share_a_text_and_name_their_own_rules() -> None:
    kurnik, classic, book = (SCHEMA.parse(preset) for preset in ("kurnik players=4", "classic", "book"))
    assert rule_text(kurnik, "A41", "en").startswith("Cards may be added to the side’s own melds")
    assert "as long as A38 still holds" in rule_text(kurnik, "A41", "en")
    assert "as long as B22 still holds" in rule_text(classic, "B24", "en")
    assert "as long as P2 still holds" in rule_text(book, "B24", "en")
    # Classic has the black three that freezes; hoyle and the book have not
    assert "a black three lies in it" in rule_text(classic, "B40", "en")
    assert "black three" not in rule_text(SCHEMA.parse("hoyle"), "B40", "en")
    assert "a red three in it does not freeze it" in rule_text(book, "P4", "en")
    # P8 is a rule only while it is played
    assert "P8" in sentences(book, "en")
    assert "P8" not in sentences(SCHEMA.parse("book take_onto_finished_canasta=on"), "en")


def test_what_departs_from_the_letter_is_said() -> None:
    kurnik, classic = SCHEMA.parse("kurnik"), SCHEMA.parse("classic")
    assert "although the page of Kurnik says “exceed”" in rule_text(kurnik, "A49", "en")
    assert "Kurnik" not in rule_text(classic, "B32", "en")
    assert "nobody picks up the pile before the first meld" in rule_text(classic, "B65", "en")
    assert "In many books it only blocks the pile while it is on top" in rule_text(classic, "B68", "en")


@pytest.mark.rule("B62", "B26", "B68")
def test_three_sides_are_more_than_two() -> None:
    three = SCHEMA.parse("book players=3 black3_freezes=on")
    assert "The side with the most points wins." in rule_text(three, "B62", "en")
    assert "gracz, który ma najwięcej punktów" in rule_text(three, "B62", "pl")
    assert "The other sides may have melds" in rule_text(three, "B26", "en")
    assert "freezes it for everybody" in rule_text(three, "P6", "en")
    assert "The side with more points wins." in rule_text(SCHEMA.parse("book"), "B62", "en")


@pytest.mark.rule("P12", "P13", "B55")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("base", ["book", "book last_red3=turn_continues end_of_stock=stop", "classic", "hoyle"])
def test_where_nobody_goes_out_no_rule_speaks_of_a_bonus_for_it(base: str, language: str) -> None:
    texts = sentences(SCHEMA.parse(f"{base} going_out=off black3_melds=off black3_take_for_last_meld=off"), language)
    for rule_id, text in texts.items():
        for words in ("must go out", "going-out bonus", "melded all cards", "musi nią wyjść", "Premię za wyjście"):
            assert words not in text, (rule_id, text)


@pytest.mark.rule("B22", "B28")
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_melds_end_at_seven_no_rule_counts_further(language: str) -> None:
    text = rule_text(SCHEMA.parse("classic canasta_cap=7"), "B22", language)
    for words in ("nine", "eight", "three wild cards", "dziewięciu", "ośmiu", "najwyżej trzy"):
        assert words not in text


@pytest.mark.rule("P4", "P11", "B42")
def test_who_plays_alone_and_may_not_open_with_the_pile_goes_out_concealed_without_it() -> None:
    alone = SCHEMA.parse("book players=3 pile_for_opening=not_allowed")
    assert "a side without a meld still cannot take it" in rule_text(alone, "B42", "en")
    assert "Taking the pile" not in rule_text(alone, "P11", "en")
    assert "Taking the pile" in rule_text(SCHEMA.parse("book pile_for_opening=not_allowed"), "P11", "en")


@pytest.mark.rule("P1", "P9")
@pytest.mark.parametrize(
    ("players", "cards", "sides", "canastas"),
    [
        (2, "Each of the two players is dealt 15 cards.", "Two players play each for themselves.", "two canastas"),
        (3, "Each of the three players is dealt 13 cards.", "Three players play each for themselves.", "two canastas"),
        (4, "Each of the four players is dealt 11 cards.", "Four players form two pairs", "one canasta "),
    ],
)
def test_the_book_for_two_three_and_four(players: int, cards: str, sides: str, canastas: str) -> None:
    rule_set = SCHEMA.parse(f"book players={players}")
    assert cards in rule_text(rule_set, "P1", "en")
    assert sides in rule_text(rule_set, "P1", "en")
    assert canastas in rule_text(rule_set, "P9", "en")
    assert ("partner" in " ".join(sentences(rule_set, "en").values())) == (players == 4)
    assert ("partner" in " ".join(sentences(rule_set, "pl").values()).lower()) == (players == 4)


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
    assert messages.format("rule-D42", seven_in_hand=number).endswith(f"{points.strip()}.")
    assert messages.format("rule-P11a", double_out_bonus=number).endswith(f"{points.strip()}.")


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

"""The rulebooks of samba, combo and combo-basic, and what their options say in the books of other games."""

from __future__ import annotations

import pytest

from stolik.games.canasta.options import SCHEMA
from stolik.games.violation import RuleViolation
from stolik.text import LANGUAGES, rule_text, rulebook
from stolik.text.rule_numbers import options_behind, own_number, rule_behind


def book(text: str, language: str = "en") -> dict[str, str]:
    return {rule_id: said for _, rules in rulebook(SCHEMA.parse(text), language) for rule_id, said in rules}


def titles(text: str) -> list[str]:
    return [title for title, _ in rulebook(SCHEMA.parse(text), "en")]


@pytest.mark.parametrize("preset", ["samba", "combo", "combo-basic"])
def test_three_packs_have_six_red_threes(preset: str) -> None:
    texts = book(preset)
    assert any("162 cards in all" in text for text in texts.values())
    assert not any("all four" in text for text in texts.values())
    assert any("all six" in text for text in texts.values())
    assert not any("komplet czterech" in text for text in book(preset, "pl").values())


@pytest.mark.parametrize(
    ("preset", "english", "polish"),
    [("samba", "samba", "samba"), ("combo", "escalera", "escalera"), ("kurnik sequences=on", "samba", "samba")],
)
def test_each_game_has_its_word_for_a_sequence_of_seven(preset: str, english: str, polish: str) -> None:
    other = {"samba": "escaler", "escalera": "samb"}[english]
    for language, word in (("en", english), ("pl", polish)):
        texts = " ".join(book(preset, language).values()).lower()
        assert word in texts
        assert other not in texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("base", ["kurnik", "book players=3 going_out=on"])
def test_who_plays_alone_reads_of_no_partner(base: str, language: str) -> None:
    wide = "sequences=on wild_melds=on second_meld_same_rank=on bonus_cards=11 concealed_onto_partner_melds=forbidden"
    assert "partner" not in " ".join(book(f"{base} {wide}", language).values()).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_does_not_speak_of_what_it_has_not(language: str) -> None:
    basic = " ".join(book("combo-basic", language).values()).lower()
    for words in ("samb", "escaler", "boliwi", "bolivia", "premiow", "bonus cards"):
        assert words not in basic
    samba = " ".join(book("samba", language).values()).lower()
    for words in ("boliwi", "bolivia", "premiow", "bonus cards", "escaler"):
        assert words not in samba
    combo = " ".join(book("combo", language).values()).lower()
    for words in ("going-out bonus", "concealed", "z ręki dodat", "premię za wyjście"):
        assert words not in combo


@pytest.mark.rule("C14", "D60", "E7")
def test_second_melds_and_joining() -> None:
    assert "may have two melds of a rank but never more" in book("samba")["C14"]
    assert "and has seven cards at most" in book("combo")["D18"]
    assert "They are never divided" in book("combo")["D60"]
    assert "Two finished canastas are not joined." in book("combo-basic")["E7"]
    assert "no wild card may come to a finished canasta" in book("samba")["C14"]
    assert "they are never joined" in book("samba merge_same_rank=off")["C14"]
    assert "After the partner’s no" in book("samba ask_partner=lay_out")["C14"]
    assert "at most one meld of each rank" in book("samba second_meld_same_rank=off")["C14"]
    # where a second meld may be begun, a finished canasta does not close its rank
    assert "may begin a second meld" in book("samba")["C7"]
    assert "not even with a pair" in book("samba second_meld_same_rank=off")["C7"]


@pytest.mark.rule("C8", "C19")
def test_sequences_at_the_pile_and_for_going_out() -> None:
    assert "at either end" in book("samba")["C8"]
    assert "never taken for a sequence" in book("samba take_onto_sequence=off")["C8"]
    assert book("samba")["C19"] == "A samba counts as a canasta for going out."
    assert book("samba need_samba_to_go_out=on")["C19"] == "One of them must be a samba."
    assert not {"C8", "C15", "C16", "C17", "C18", "C19", "C31"} & book("samba sequences=off").keys()


@pytest.mark.rule("D23", "D26", "D28")
def test_bonus_cards() -> None:
    assert "Bonus cards" in titles("combo")
    assert "Bonus cards" not in titles("combo bonus_cards=0")
    assert "the first canasta of a deal gets the top 11 cards" in book("combo")["D23"]
    assert "the side’s first canasta in a deal" in book("combo bonus_trigger=first_canasta_of_each_side")["D23"]
    assert "13 wierzchnich kart talonu" in book("combo bonus_cards=13", "pl")["D23"]
    assert "without a replacement" in book("combo bonus_red3_replaced=off")["D28"]
    assert "without a replacement" in book("combo red3_replaced=deal_only")["D28"]
    assert "must go out in this turn" in book("combo going_out=on")["D57"]
    # in the other games the rule of the canasta's bonus says it
    for preset, rule_id in (("kurnik", "A64"), ("classic", "B31"), ("book", "B31"), ("samba", "B31")):
        assert "top 11 cards" in book(f"{preset} bonus_cards=11")[rule_id]
        assert "cards of the stock" not in book(preset)[rule_id]


@pytest.mark.rule("D44")
@pytest.mark.parametrize(
    ("settings", "english", "polish"),
    [
        ("", "a bolivia, an escalera or a natural canasta", "boliwię, escalerę albo naturalną kanastę"),
        ("sequences=off", "has a bolivia or a natural canasta", "ma boliwię albo naturalną kanastę"),
        ("wild_melds=off", "has an escalera or a natural canasta", "ma escalerę albo naturalną kanastę"),
        ("sequences=off wild_melds=off", "has a natural canasta", "ma naturalną kanastę"),
    ],
)
def test_the_canastas_that_make_red_threes_count(settings: str, english: str, polish: str) -> None:
    assert english in book(f"combo {settings}")["D44"]
    assert polish in book(f"combo {settings}", "pl")["D44"]


@pytest.mark.rule("D19", "D20")
def test_black_threes_at_any_time_and_how_the_book_is_read() -> None:
    assert "We read this as" in book("combo")["D19"]
    assert "Rozumiemy to tak" in book("combo", "pl")["D19"]
    assert "We read this as" not in book("combo black3_before_opening=free")["D19"]
    assert "the pile stays frozen" in book("combo black3_before_opening=free")["D19"]
    assert "as a second set" in book("combo")["D20"]
    assert "only one set" in book("combo second_meld_same_rank=off")["D20"]
    assert "not even with two more in the hand" in book("combo")["D8"]


@pytest.mark.rule("C27")
def test_without_an_extra_bonus_its_conditions_are_not_told() -> None:
    plain = book("samba")["C27"]
    assert plain.startswith("Going out brings 200 points.")
    assert plain.endswith("Going out concealed brings no extra bonus here.")
    assert "goes out concealed who" not in plain
    assert "goes out concealed who" in book("samba concealed_bonus=100")["C27"]
    assert "need not reach the opening minimum" in book("samba concealed_minimum=waived")["C27"]


@pytest.mark.rule("D47", "D48", "D49")
def test_sevens_have_rules_of_their_own_only_where_they_bring_more() -> None:
    assert {"D21", "D42", "D47", "D48"} <= book("combo").keys()
    ordinary = book("combo sevens_canasta_bonus=ordinary seven_in_hand=5")
    assert not {"D21", "D42", "D47", "D48"} & ordinary.keys()
    assert ordinary["D49"] == "A natural canasta brings 500 points, a mixed one 300."


@pytest.mark.parametrize(
    ("code", "rule", "numbers"),
    [
        ("no_sequences", "A38", ("A38", "B21", "C12", "D10", "B21")),
        ("no_wild_melds", "A39", ("A39", "B22", "C13", "D12", "E15")),
        ("run_gap", "C15", ("A39", "B22", "C15", "D14", "E15")),
        ("run_no_wild", "C16", ("A39", "B22", "C16", "D16", "E15")),
        ("no_such_run", "C17", ("A39", "B22", "C17", "D15", "E15")),
        ("run_full", "C18", ("A39", "B22", "C18", "D17", "E15")),
        ("no_take_onto_run", "C8", ("A28", "B44", "C8", "D5", "E5")),
        ("join_too_wild", "C14", ("A40", "B26", "C14", "D18", "E7")),
        ("needs_samba", "C19", ("A54", "B47", "C19", "D29", "E11")),
        ("wild_set_only_wilds", "D12", ("A39", "B22", "C13", "D12", "E15")),
        ("black_threes_four", "D19", ("A44", "B23", "C25", "D19", "E14")),
        ("black_threes_closed", "D20", ("A44", "B23", "C25", "D20", "E14")),
        ("meld_full", "D17", ("A42", "B28", "C20", "D17", "E18")),
        ("wild_onto_finished", "C20", ("A42", "B28", "C20", "D17", "E18")),
        ("finished_canasta", "P8", ("A28", "B44", "C7", "D5", "E5")),
        ("no_going_out", "D29", ("A53", "B48", "B48", "D29", "E11")),
    ],
)
def test_a_refusal_names_the_rule_of_every_book(code: str, rule: str, numbers: tuple[str, ...]) -> None:
    presets = ("kurnik", "classic", "samba", "combo", "combo-basic")
    found = tuple(rule_behind(SCHEMA.parse(preset), RuleViolation(code, rule)) for preset in presets)
    assert found == numbers
    for preset, number in zip(presets, numbers, strict=True):
        assert rule_text(SCHEMA.parse(preset), number, "en")


@pytest.mark.parametrize(
    ("code", "options"),
    [
        ("needs_samba", {"need_samba_to_go_out": "off"}),
        ("no_join", {"merge_same_rank": "on"}),
        ("two_melds_per_rank", {"second_meld_same_rank": "on"}),
        ("no_take_onto_run", {"take_onto_sequence": "on"}),
        ("suits_needed", {"sequences": "on"}),
        ("one_wild_set", {"wild_melds": "off"}),
        ("join_too_wild", {"wild_ratio": "min2_max2"}),
        ("run_gap", {}),
        ("run_full", {}),
        ("join_finished", {}),
    ],
)
def test_a_refusal_names_the_option_that_it_comes_from(code: str, options: dict[str, str]) -> None:
    assert options_behind(SCHEMA.parse("samba"), RuleViolation(code, "C14")) == options


def test_numbers_of_other_books_are_found_in_these() -> None:
    assert own_number("samba", "A34") == "C9"
    assert own_number("combo", "A34") == "D7"
    assert own_number("combo-basic", "A34") == "E13"
    assert own_number("combo", "C17") == "D15"

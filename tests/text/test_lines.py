"""The rules behind the lines of a score sheet, in the book of every preset and under changed options."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from stolik import games
from stolik.games.canasta.options import SCHEMA as CANASTA
from stolik.games.cassino.options import SCHEMA as CASSINO
from stolik.games.choina.options import SCHEMA as CHOINA
from stolik.games.registry import game, schema_of
from stolik.text.books import BOOKS, family_of
from stolik.text.rulebook import rulebook, rules_of_line
from tests.support.option_sets import option_sets

if TYPE_CHECKING:
    from stolik.games.option import RuleSet, Schema

SOURCES = Path(games.__file__).parent

ABOUT = {
    "meld_cards": r"value of every card in the side’s melds",
    "natural_canastas": r"natural canasta|without wild cards is natural",
    "mixed_canastas": r"mixed canasta|mixed one 300|with wild cards is mixed",
    "natural_sevens": r"sevens (?:brings )?1500",
    "mixed_sevens": r"sevens (?:brings )?1000|sevens 1500 and 1000",
    "sequence_canastas": r"(?:samba|escalera|sequence)\D* 1500",
    "wild_canastas": r"bolivia",
    "red_threes": r"red three",
    "red_three_set": r"red three.* all (?:four|six)",
    "going_out": r"going out",
    "concealed": r"going out concealed|extra bonus",
    "double_out": r"partner may lay the whole hand",
    "hand_cards": r"left in (?:the )?hand",
    "black_threes_in_hand": r"each black three left in hand costs",
    "sevens_in_hand": r"a seven left in hand .* costs 500|a seven in hand 500",
    "cards": r"most cards",
    "spades": r"spade",
    "big_cassino": r"ten of diamonds.* 2 points",
    "little_cassino": r"two of spades.* 1 point",
    "aces": r"each ace scores 1 point",
    "sweeps": r"clears the table .*scores 1 point",
}
"""What the main rule behind a line is to speak of."""
CHOINA_ABOUT = {"going_out": r"who goes out", "hand_cards": r"left in hand as minus points"}


def canasta_lines(rules: RuleSet) -> set[str]:
    """The lines that a deal of a canasta game can have (A61-A66, P11, D41-D48)."""
    found = {"meld_cards", "natural_canastas", "mixed_canastas", "red_threes", "red_three_set", "hand_cards"}
    chances = {
        "natural_sevens": rules["sevens_canasta_bonus"] != "ordinary",
        "mixed_sevens": rules["sevens_canasta_bonus"] != "ordinary",
        "sequence_canastas": rules["sequences"],
        "wild_canastas": rules["wild_melds"],
        "going_out": rules["going_out"],
        "concealed": rules["going_out"] and rules["concealed_bonus"],
        "double_out": rules["going_out"] and rules["double_out_bonus"] and rules["players"] == 4,
        "black_threes_in_hand": rules["black3_in_hand"] != 5,
        "sevens_in_hand": rules["seven_in_hand"] != 5,
    }
    return found | {code for code, can_be in chances.items() if can_be}


def lines_of(rules: RuleSet) -> set[str]:
    """The lines that a deal can have, whatever is played."""
    if schema_of(rules.preset) is CANASTA:
        return canasta_lines(rules)
    if schema_of(rules.preset) is CHOINA:
        return {"going_out", "hand_cards"}
    sweeps = {"sweeps"} if rules["sweep_points"] else set()
    return {"cards", "spades", "big_cassino", "little_cassino", "aces"} | sweeps


def check(rules: RuleSet) -> None:
    book = {number: text for _, section in rulebook(rules, "en") for number, text in section}
    about = ABOUT | (CHOINA_ABOUT if schema_of(rules.preset) is CHOINA else {})
    for code in lines_of(rules):
        numbers = rules_of_line(rules, code)
        assert numbers, (rules, code)
        assert set(numbers) <= set(book), (rules, code)
        assert re.search(about[code], book[numbers[0]], re.IGNORECASE), (rules, code, book[numbers[0]])


@pytest.mark.parametrize("preset", BOOKS)
def test_every_line_of_a_score_names_rules_of_the_games_own_book_that_are_about_it(preset: str) -> None:
    check(game(preset).rule_set)


@pytest.mark.parametrize("schema", [CANASTA, CASSINO], ids=["canasta", "cassino"])
def test_the_same_holds_when_options_are_changed(schema: Schema) -> None:
    @settings(max_examples=25, deadline=None)
    @given(option_sets(schema))
    def each(rules: RuleSet) -> None:
        check(rules)

    each()


@pytest.mark.parametrize("preset", ["kurnik", "choina", "cassino"])
def test_every_line_that_the_engine_writes_has_its_rules(preset: str) -> None:
    sources = (SOURCES / schema_of(preset).family / "scoring.py").read_text(encoding="utf-8")
    family = family_of(preset)
    assert family is not None
    written = set(re.findall(r'"([a-z_0-9]+)"', " ".join(re.findall(r"ScoreLine\([^\n]*", sources))))
    assert written == set(family.lines)

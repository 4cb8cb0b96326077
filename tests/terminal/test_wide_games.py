"""Samba and combo in the terminal: melds by their names, a menu without a flood of suits, reasons, what is typed."""

from __future__ import annotations

import contextlib
import re

import pytest

from stolik.cards import parse_card
from stolik.desk.registry import picture, told
from stolik.games.canasta.events import SequenceMade
from stolik.games.canasta.options import SCHEMA
from stolik.games.canasta.state import CanastaState
from stolik.games.canasta.view import CanastaView
from stolik.games.violation import NotationError, RuleViolation
from stolik.table.seat import Seat
from stolik.table.table import Table
from stolik.terminal.advice import overview
from stolik.terminal.canasta.family import Canasta
from stolik.terminal.canasta.hand import best_order
from stolik.terminal.canasta.melds import canastas_missing, meld_texts
from stolik.terminal.canasta.menu import menu_of
from stolik.terminal.commands import notation
from stolik.terminal.family import Scene
from stolik.terminal.hand import Order
from stolik.terminal.help_page import help_page
from stolik.terminal.words import Words
from stolik.text import LANGUAGES, catalogue, rule_text
from stolik.text.rule_numbers import own_number
from tests.support.positions import do, table
from tests.terminal.speaking import words_of

NAMES = ("Ala", "Marek", "Ewa", "Zofia")
MELDS = "melds 0: 4h5h6h7h8h9h10h 5h6h7h 222JkJk 888 888 KKKKK22 AAAAAAA 2222JkJkJk"


def view_of(state: CanastaState, seat: int = 0) -> CanastaView:
    found = state.view(seat)
    assert isinstance(found, CanastaView)
    return found


def shown(state: CanastaState, language: str = "en") -> str:
    """The whole table as text."""
    view = view_of(state)
    words = Words(language, [Seat(name, "") for name in NAMES], view.rule_set, 0)
    lines = Canasta().frame(view, words, Scene(best_order(view.rules), [], menu_of(view), 100, 60))
    return "\n".join(line.plain for line in lines)


@pytest.mark.rule("C14", "C17", "D13")
def test_melds_have_their_names_canastas_first() -> None:
    state = table("turn 0 play", MELDS, "hand 0: 9c 9d", preset="combo")
    words = words_of("pl", "combo")
    assert meld_texts(view_of(state), 0, words) == [
        "[AAAAAAA kanasta naturalna, 7]",
        "[KKKKK22 kanasta mieszana, 7]",
        "[4♥-10♥ escalera, 7]",
        "[2222 Jok Jok Jok boliwia, 7]",
        "888",
        "8/2: 888",
        "5♥-7♥",
        "222 Jok Jok",
    ]
    samba = table("turn 0 play", "melds 0: 8hQhKhAh9h10hJh JcQcKc", "hand 0: 9c 9d", preset="samba")
    assert meld_texts(view_of(samba), 0, words_of("en", "samba")) == ["[8♥-A♥ samba, 7]", "J♣-K♣"]
    assert canastas_missing(view_of(samba), 0) == 1


@pytest.mark.rule("C17", "D15")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wild_melds", [False, True])
@pytest.mark.parametrize("preset", [preset.id for preset in SCHEMA.presets])
def test_everything_calls_a_sequence_of_seven_the_same(preset: str, wild_melds: bool, language: str) -> None:
    state = table("turn 0 play", "melds 0: 4h5h6h7h8h9h10h", preset=preset, sequences=True, wild_melds=wild_melds)
    view, words = view_of(state), words_of(language, state.rule_set.text)
    (group,) = picture(state.view(-1), None).lanes[0].groups
    assert group.tag is not None
    (deed,) = told([SequenceMade(0, [parse_card("4h"), parse_card("10h")])], 0, state.rule_set)
    texts = [
        *meld_texts(view, 0, words),
        catalogue(language).format(group.tag.code, **group.tag.params),
        catalogue(language).format(f"event-{deed.code}", who="you", **deed.params),
        rule_text(state.rule_set, own_number(preset, "C17"), language),
    ]
    wanted, other = ("escaler", "samb") if preset == "combo" else ("samb", "escaler")
    assert [wanted in text and other not in text for text in texts] == [True] * 4, texts


@pytest.mark.rule("C15")
def test_of_steps_that_differ_in_suits_the_menu_has_the_one_that_sequences_need_least() -> None:
    state = table("turn 0 play", "melds 0: KKK", "hand 0: 8c 8d 8h 8s 8s 6h 7h 9h 2d", preset="samba")
    view = view_of(state)
    entries = [(choice.action.text, choice.alike) for _, choices in menu_of(view) for choice in choices]
    lays = [entry for entry in entries if entry[0].startswith("lay")]
    assert lays == [("lay 8c8s8s", True), ("lay 8s8s2", True)]
    assert ("run 6h7h8h", False) in entries
    assert len(entries) < len(view.legal)
    assert len([text for text, _ in entries if text.startswith("discard")]) == 8


@pytest.mark.rule("C15")
def test_the_menu_stays_short_with_a_large_hand() -> None:
    hand = " ".join(rank + suit for rank in "4 5 6 7 8 9 10 J Q K".split() for suit in "cdhs" for _ in "12")[:-1]
    state = table("turn 0 play", "melds 0: AAA", f"hand 0: {hand[:200]} 2c 2d Jkr", preset="combo")
    view = view_of(state)
    entries = [choice for _, choices in menu_of(view) for choice in choices]
    assert len(view.legal) > 150
    assert len(entries) < 120


def test_a_hand_lies_by_suit_where_there_are_sequences() -> None:
    assert best_order(view_of(table(preset="samba")).rules) is Order.SUIT
    assert best_order(view_of(table(preset="combo-basic")).rules) is Order.RANK
    text = shown(table("turn 0 play", "hand 0: 5h 6h 7h 5c 5d", preset="samba"))
    assert "5♣" in text
    assert "7♥ 6♥ 5♥" in text


@pytest.mark.rule("C14", "C17")
def test_what_is_possible_and_what_is_not_with_its_reason() -> None:
    state = table(
        "turn 0 play",
        "melds 0: 8c8d8h2c2d 8s8s8s2h2s 5h6h7h 9d10dJdQdKdAd8d",
        "hand 0: 4h 8h 2c 5c 6c Kc 3c 3s 3s",
        preset="samba",
    )
    played = Table(state.rule_set, 1, [Seat(name, "") for name in NAMES], position=state.text())
    words = Words("en", played.seats, state.rule_set, 0)
    can, *cannot = overview(played, view_of(state), words)
    assert "extend 5♥-7♥ low" in can
    assert any(line.startswith("Not possible: join 8.") for line in cannot)
    assert any("lay 3♠ 3♠ 3♣" in line for line in cannot)


@pytest.mark.rule("C8", "C32")
def test_before_cards_are_taken_the_ways_are_those_of_the_pile() -> None:
    state = table("pile 9c 8h", "melds 0: 5h6h7h 999", "hand 0: 8c 4d Kc", preset="samba")
    played = Table(state.rule_set, 1, [Seat(name, "") for name in NAMES], position=state.text())
    words = Words("en", played.seats, state.rule_set, 0)
    can, *cannot = overview(played, view_of(state), words)
    assert "take onto 5♥-7♥ high" in can
    assert any("take 8 8" in line for line in cannot)


@pytest.mark.rule("D23", "C32")
def test_bonus_cards_and_the_last_turns_stand_at_the_table() -> None:
    fresh = shown(table("turn 0 play", "melds 0: KKK", "hand 0: 4c 5c 9d", preset="combo"))
    assert fresh.count("11 cards for the first canasta") == 2
    used_up = ("stock", "melds 0: 888", "hand 0: 4c 5c 9h", "hand 1: 5 ...", "red 1: 3h 3h 3h 3d 3d 3d", "pile 9c 8h")
    assert "only the next player may still take the pile" in shown(table("turn 0 play", *used_up, preset="samba"))
    last = table(*used_up, preset="samba")
    assert "the last of the deal: take the pile or pass" in shown(last)
    do(last, "take onto 8")
    assert "the last of the deal: lay, add, then discard" in shown(last)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("sekwens 10hWhDh", "run 10hJhQh"),
        ("przedłuż Wh-Kh dół", "extend Jh-Kh low"),
        ("weź na 10♥-D♥ góra", "take onto 10♥-Q♥ high"),
        ("połącz D", "join Q"),
        ("dołóż D do D/2", "add Q to Q/2"),
        ("j 8", "join 8"),
    ],
)
def test_polish_words_and_letters_are_read(typed: str, meant: str) -> None:
    assert notation(typed) == meant


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    ("preset", "runs", "second", "wilds"),
    [("kurnik", 0, 0, 0), ("combo-basic", 0, 1, 0), ("samba", 1, 1, 0), ("combo", 1, 1, 1)],
)
def test_help_tells_of_what_there_is(language: str, preset: str, runs: int, second: int, wilds: int) -> None:
    words = words_of(language, preset)
    text = "\n".join(help_page(words, 200))
    assert (words.say("help-run") in text, words.say("help-second") in text) == (bool(runs), bool(second))
    assert (words.say("help-suits") in text) == bool(runs)
    assert (words.say("help-join") in text) == bool(second)
    assert (words.say("help-wilds") in text) == bool(wilds)
    assert (words.say("help-languages-more") in text) == bool(runs or second)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("message", ["help-run", "help-extend", "help-join", "help-second", "help-wilds"])
def test_what_help_writes_can_be_typed(language: str, message: str) -> None:
    state = table("turn 0 play", "melds 0: 888 888 5h6h7h 222", "hand 0: 8h 8c 8d 4h 2 2 2 Jk", preset="combo")
    examples = re.findall("[“„](.+?)”", words_of(language, "combo").say(message))
    assert examples
    assert {reading(state, notation(example)) for example in examples} <= {"", "suit_needed"}


def reading(state: CanastaState, text: str) -> str:
    """The code with which a text cannot be read, whatever the rules say to it."""
    with contextlib.suppress(RuleViolation):
        try:
            state.parse(text)
        except NotationError as error:
            return error.code
    return ""

"""Cassino at the terminal: the table, the list of moves, what is said of them."""

from __future__ import annotations

import time

import pytest
from rich.cells import cell_len

from stolik.games.cassino.move import Move
from stolik.games.cassino.values import kinds_of
from stolik.games.registry import parse_rule_set
from stolik.terminal.advice import overview
from stolik.terminal.commands import notation
from stolik.terminal.families import family_of
from stolik.terminal.hand import Order
from stolik.terminal.help_page import help_page
from stolik.text import LANGUAGES
from tests.terminal.cassino_tables import RULES, SCENE, THIRTY, THREE, drawn, own_core, table_of
from tests.terminal.speaking import words_of

ENGLISH = """\
Cassino · round 2, dealing 1 of 4                                    match to 21
── Players ─────────────────────────────────────────────────────────────────────
  Marek   4 points   2 taken   in hand: 3   took last
  Ewa     3 points   0 taken   in hand: 3
→ You     7 points   0 taken   in hand: 3
── Table ─ 3 loose cards ─ Stock: 36 cards ─────────────────────────────────────
 3♦  5♣  K♠
 B8 Marek: 2♠ 6♥
── What happened ───────────────────────────────────────────────────────────────
 Marek builds 8 of 2♠ and 6♥.
── Your hand: 3 cards, by rank ─────────────────────────────────────────────────
 A♠  8♦  9♣
── Your turn: play a card ─ help ─ h: hint ─ ?: why not ─ 9♣: what it can do ───
 take:  1) 8♦: 3♦+5♣, B8…
 build:  2) 9: A♠+3♦+5♣
 raise:  3) 9: A♠+B8
 trail:  4) A♠  5) 8♦  6) 9♣"""

POLISH = """\
Kasyno · runda 2, rozdanie 1 z 4                                    partia do 21
── Gracze ──────────────────────────────────────────────────────────────────────
  Marek    4 punkty   wzięte: 2   na ręku: 3   ostatnie wzięcie
  Ewa      3 punkty   wzięte: 0   na ręku: 3
→ Ty      7 punktów   wzięte: 0   na ręku: 3
── Stół ─ 3 luźne karty ─ Talon: 36 kart ───────────────────────────────────────
 3♦  5♣  K♠
 B8 Marek: 2♠ 6♥
── Twoje karty: 3, według rang ─────────────────────────────────────────────────
 A♠  8♦  9♣
── Twoja kolej: zagraj kartę ─ pomoc ─ h: rada ─ ?: dlaczego nie ─ 9♣: co może ─
 weź:  1) 8♦: 3♦+5♣, B8…
 buduj:  2) 9: A♠+3♦+5♣
 podnieś:  3) 9: A♠+B8
 dołóż:  4) A♠  5) 8♦  6) 9♣"""


@pytest.mark.rule("Cassino-10", "Cassino-32", "Cassino-78")
def test_the_whole_table_on_a_small_screen() -> None:
    table = table_of(*SCENE, rules=THREE)
    assert "\n".join(drawn(table, news=["Marek builds 8 of 2♠ and 6♥."])) == ENGLISH
    assert "\n".join(drawn(table, "pl")) == POLISH


@pytest.mark.parametrize("width", [50, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_screen(language: str, width: int) -> None:
    for lines, rules in ((SCENE, THREE), (("turn 0", "hand 0: 8d 9c 10s Kh", f"table {THIRTY}"), RULES)):
        screen = drawn(table_of(*lines, rules=rules), language, size=(width, 24), open_piles=True)
        assert max(cell_len(line) for line in screen) <= width


@pytest.mark.rule("Cassino-51", "Cassino-76")
def test_the_maker_is_told_that_he_must_not_trail() -> None:
    table = table_of("turn 0", "hand 0: 8s 2c 9d", "table Ks", "build 0 8: 3d 5c fresh")
    screen = "\n".join(drawn(table))
    assert "Your turn: no trailing while your 8 is unchanged" in screen
    assert "trail:" not in screen


@pytest.mark.rule("Cassino-75")
def test_open_piles_show_what_counts_in_them() -> None:
    lines = ("turn 0", "last 0", "hand 0: 8d", "hand 1: 9d", "table Ks", "pile 0: Ad As 10d 3s 4h", "pile 1: 2s ...")
    screen = drawn(table_of(*lines), open_piles=True)
    assert screen[0].endswith("match to 21 · open piles")
    # two players, the last card each: 52 cards less two in the hands, one on the table, five of the person
    assert any("44 taken (10 spades, 2 aces, 2♠)" in line for line in screen)
    assert any("5 taken (2 spades, 2 aces, 10♦)" in line for line in screen)
    hidden = "\n".join(drawn(table_of(*lines)))
    assert "44 taken" in hidden
    assert "aces" not in hidden
    assert "open" not in hidden


@pytest.mark.rule("Cassino-3", "Cassino-79")
def test_pairs_have_one_line_and_the_partners_cards_are_told_where_they_count() -> None:
    rules = "cassino@1 players=4 partnership=2v2 partner_build=on"
    hands = ("hand 0: 3s Kd", "hand 1: 2c 2d", "hand 2: 9h Qc", "hand 3: 4c 4d")
    screen = drawn(table_of("deal 1 dealer 3", "turn 0", *hands, "table 6d", rules=rules))
    assert [line.split("   ")[0] for line in screen[2:4]] == ["  They", "→ We"]
    assert screen[3].endswith("in hand: You 2 and Ewa 2")
    assert any("your partner holds: 9" in line for line in screen)
    assert " build:  1) 9: 3♠+6♦" in screen


@pytest.mark.rule("Cassino-67")
def test_sweeps_are_shown_where_they_count() -> None:
    lines = ("turn 0", "last 1", "sweeps 0 2", "hand 0: 8d", "hand 1: 9d", "table Ks", "pile 1: ...")
    assert any("2 sweeps   took last" in line for line in drawn(table_of(*lines, rules="cassino-pagat@1")))
    assert "sweep" not in "\n".join(drawn(table_of(*SCENE, rules=THREE)))


def test_a_row_that_is_too_wide_goes_on_below_and_keeps_its_columns() -> None:
    lines = ("turn 0", "last 1", "hand 0: 8d", "hand 1: 9d", "table Ks", "pile 0: 10d 2s As Ad", "pile 1: ...")
    screen = drawn(table_of(*lines), size=(72, 24), open_piles=True)
    at = next(number for number, line in enumerate(screen) if line.startswith("  Marek   0 points   45 taken"))
    assert screen[at + 1] == "    took last"
    assert screen[at + 2].startswith("→ You     0 points   4 taken (2 spades, 2 aces, 2♠, 10♦)   in hand: 1")


def test_an_empty_table_and_the_last_hand() -> None:
    screen = drawn(table_of("turn 0", "last 0", "hand 0: 8d", "hand 1: 9d", "pile 0: ..."))
    assert screen[4].startswith("── Table ────")
    assert screen[5] == " no cards"
    assert screen[0].startswith("Cassino · round 1, dealing 6 of 6")


@pytest.mark.rule("Cassino-9", "Cassino-68")
def test_a_single_round_with_drawn_cards_has_no_dealings() -> None:
    table = table_of("turn 0", "hand 0: 8d", rules="cassino@1 draw_cassino=on target=single_round")
    assert drawn(table)[0].startswith("Cassino · round 1   ")
    assert drawn(table)[0].endswith("match of one round")


def test_cards_stand_by_value_with_the_ace_first_or_by_suit() -> None:
    table = table_of("turn 0", "hand 0: Ks 2h Ac 10h")
    assert " A♣  2♥  10♥  K♠" in drawn(table)
    assert " K♠  2♥ 10♥  A♣" in drawn(table, order=Order.SUIT)


@pytest.mark.rule("Cassino-21", "Cassino-22", "Cassino-23")
def test_of_takes_that_lie_within_one_another_the_largest_is_listed() -> None:
    # K-7: {3 5}, {A 7}, {A 2 5}, and {3 5 A 7}, in which the first two lie
    table = table_of("turn 0", "hand 0: 8s", "table 5d 3c Ah 7d 2s")
    menu = dict(family_of(table.rule_set).menu(table.state, table.view(0), words_of("en", RULES)))
    assert [choice.shown for choice in menu["take"]] == ["8♠: A♥+7♦, 3♣+5♦", "8♠: A♥+2♠+5♦"]
    assert [choice.alike for choice in menu["take"]] == [True, False]


POSITIONS = (
    (SCENE, THREE),
    (("turn 0", "hand 0: 5s 5d 10h", "table 5c"), RULES),
    (("turn 0", "hand 0: 6d 9h 9s", "table 3c", "build 1 9: 4d 5h"), RULES),
    (("turn 0", "hand 0: As 9h 8d", "table 9d", "build 1 8: 2c 6h", "build 1 8: 3d 5h"), RULES),
    (("turn 0", "hand 0: Qs Qh", "table Qd Qc Js"), "cassino@1 face_capture=any"),
    (("turn 0", "hand 0: 9c", "table 2d", "build 1 7: 3s 4h"), "cassino@1 build_as_summand=on"),
    (("turn 0", "hand 0: Qs Kd Ac", "table As 2d 3d 10c"), "cassino@1 royal=jqk_ace14"),
    (("turn 0", "hand 0: 2d 10s", "table 3c", "build 1 5: 2c 3h"), "cassino@1 raise_with_table=on"),
)


@pytest.mark.rule("Cassino-32", "Cassino-40")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", POSITIONS)
def test_every_choice_is_shown_as_it_can_be_typed(position: tuple[tuple[str, ...], str], language: str) -> None:
    lines, rules = position
    table = table_of(*lines, rules=rules)
    words, family = words_of(language, rules), family_of(table.rule_set)
    choices = [choice for _, choices in family.menu(table.state, table.view(0), words) for choice in choices]
    assert len({choice.typed(words) for choice in choices}) == len(choices) > 1
    for choice in choices:
        assert isinstance(choice.action, Move)
        assert table.parse(notation(words.typed(choice.typed(words)), family.tongue)) == choice.action
        assert table.refusal(choice.action.text) is None
        exact = notation(words.action(choice.action.text), family.tongue)
        assert table.parse(exact) == choice.action, "the whole text can be typed as well"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("take 8h: 3d+5c, 8c, B8", "take 8h: 3d 5c 8c B8"),
        ("t 8h:3d&5c", "take 8h: 3d 5c"),
        ("weź Dh: Dd", "take Qh: Qd"),
        ("weź d d", "take Q Q"),
        ("weź d: Dd", "take Q: Qd"),
        ("weź w: w", "take J: J"),
        ("bierz D♥ i D♦", "take Q♥ Q♦"),
        ("buduj 8: 2s+6d", "build 8: 2s 6d"),
        ("b 8 z 2s i 6d", "build 8 2s 6d"),
        ("połącz 9 6d+3c, B9/2", "call 9 6d 3c B9/2"),
        ("ogłoś 5: 5s, 5c", "call 5: 5s 5c"),
        ("join 5: 5s, 5c", "call 5: 5s 5c"),
        ("podnieś A na B8", "raise A onto B8"),
        ("doloz K", "trail K"),
        ("odłóż Wc", "trail Jc"),
        ("-10h", "trail 10h"),
        ("8h 3d", "8h 3d"),
    ],
)
def test_moves_in_both_languages(typed: str, meant: str) -> None:
    assert notation(typed, family_of(parse_rule_set(RULES)).tongue) == meant


@pytest.mark.rule("Cassino-31", "Cassino-35", "Cassino-51")
def test_what_is_not_possible_is_said_with_its_reason() -> None:
    table = table_of("turn 0", "hand 0: 8s 2c", "table 6s", "build 0 8: 3d 5c fresh")
    can, *cannot = overview(table, table.view(0), words_of("en", RULES))
    assert can == "Possible: take 8♠: B8; build 8: 2♣+6♠; call 8: 2♣+6♠, B8."
    assert [line for line in cannot if "unchanged" in line or "trail" in line] == [
        "Not possible: trail 2♣, trail 8♠. You cannot trail in this turn: your combination of 8 still lies there."
    ]
    assert any(line.startswith("Not possible: raise 10: 2♣ + B8. You need another card worth 10") for line in cannot)


@pytest.mark.rule("Cassino-21", "Cassino-50")
@pytest.mark.parametrize("language", LANGUAGES)
def test_thirty_loose_cards_fit_the_screen_and_stall_nothing(language: str) -> None:
    table = table_of("turn 0", "hand 0: 8d 9c 10s Kh", f"table {THIRTY}")
    words, family = words_of(language, RULES), family_of(table.rule_set)
    began = time.process_time()
    screen = drawn(table, language)
    assert len(screen) < 24
    menu = dict(family.menu(table.state, table.view(0), words))
    for choices in menu.values():
        assert all(table.refusal(choice.action.text) is None for choice in choices)
    # four of each up to the sevens are 112, with the two eights 128: sixteen eights, so one card takes all thirty
    largest = menu["take"][0].action
    assert isinstance(largest, Move)
    assert kinds_of(largest.loose) == kinds_of(own_core(table).loose)
    assert overview(table, table.view(0), words)
    for line in ("8d", "8d 3c 5h", "8d 3c 5h 6c", "Kh 3c"):
        assert family.meant(table, line, line, words)
    assert time.process_time() - began < 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_what_can_be_typed(language: str) -> None:
    words = words_of(language, RULES)
    text = "\n".join(help_page(words, 300))
    for verb in ("take", "build", "call", "raise", "trail"):
        assert words.about(f"type-{verb}") in text
    assert words.say("help-piles") in text
    assert words.say("help-undo") not in text, "a turn is one move"
    assert "{" not in text
    assert max(map(cell_len, help_page(words, 80))) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_tables_with_taken_cards_have_piles_to_look_through(language: str) -> None:
    words = words_of(language, "kurnik@1")
    assert words.say("help-piles") not in "\n".join(help_page(words, 300))

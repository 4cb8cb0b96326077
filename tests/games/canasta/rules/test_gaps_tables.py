"""The tables of the engine: cards and their counts, numbered steps, defaults; what mutation tests found unheld."""

from __future__ import annotations

import re
from random import Random

import pytest

from stolik.cards import card_text, pack, parse_card
from stolik.games.canasta import classes, steps
from stolik.games.canasta.classes import CLASS_OF, CLASS_TEXT, CLASSES, KIND_AT, RED3, SUIT_OF, TWO, VALUE
from stolik.games.canasta.options import SCHEMA
from stolik.games.canasta.steps import STEPS, SUITED, Step

POINTS = {"Jk": 50, "2": 20, "A": 20} | dict.fromkeys("89JQK", 10) | {"10": 10} | dict.fromkeys("34567", 5)
"""Card points as the rules print them; a red three's 100 are a bonus."""
CARDS = pack(2)


def rank(kind: int) -> str:
    """The rank of a card, without its suit or colour."""
    return card_text(kind)[:-1]


def hands() -> list[list[int]]:
    """Hands of cards but red threes, the same each time: none, one, a few, whole packs."""
    rng = Random(7)
    plain = [kind for kind in CARDS if CLASS_OF[kind] != RED3]
    return [[], plain, *([kind] for kind in plain[::5]), *(rng.sample(plain, size) for size in (3, 8, 15, 30, 60, 80))]


def packed(cards: list[int]) -> int:
    return sum(classes.UNIT[kind] for kind in cards)


@pytest.mark.rule("A12", "A13", "A14")
@pytest.mark.parametrize("text", [card_text(kind) for kind in sorted(set(CARDS))])
def test_a_card_has_its_points_and_its_place_among_equal_ones(text: str) -> None:
    kind = parse_card(text)
    cls, suit = CLASS_OF[kind], SUIT_OF[kind]
    red_three = text in ("3d", "3h")
    assert VALUE[cls] == (100 if red_three else POINTS[rank(kind)])
    assert CLASS_TEXT[cls] == ("3r" if red_three else rank(kind))
    assert (KIND_AT[cls][suit], classes.kinds_of(classes.SUIT_UNIT[kind], cls)) == (kind, [kind])
    if not red_three:
        assert classes.meld_kinds(classes.MELD_UNIT[kind], cls if cls > TWO else 7) == [kind]


@pytest.mark.rule("A13")
@pytest.mark.parametrize("cards", hands(), ids=len)
def test_packed_hands_are_counted_class_by_class(cards: list[int]) -> None:
    whole = packed(cards)
    counts = [sum(CLASS_OF[kind] == cls for kind in cards) for cls in range(CLASSES)]
    assert [classes.count(whole, cls) for cls in range(CLASSES)] == counts
    assert classes.total(whole) == len(cards)
    assert classes.points(whole) == sum(POINTS[rank(kind)] for kind in cards)
    for least in range(1, 9):
        bits = classes.at_least(whole, least)
        assert bits == sum(8 << 4 * cls for cls, number in enumerate(counts) if number >= least)
        for number in range(4):
            assert classes.more_than(bits, number) == (sum(held >= least for held in counts) > number)


@pytest.mark.parametrize("bits", range(0, 256, 3))
def test_equal_cards_are_counted_suit_by_suit_and_the_lowest_is_found(bits: int) -> None:
    suits = [suit for suit in range(4) for _ in range(bits >> 2 * suit & 3)]
    assert classes.COUNT[bits] == len(suits)
    assert classes.LOWEST[bits] == min(suits, default=-1)
    assert classes.kinds_of(bits, 7) == [KIND_AT[7][suit] for suit in suits]


@pytest.mark.parametrize("cls", range(CLASSES))
def test_the_masks_of_ranks_hold_those_of_their_points(cls: int) -> None:
    here = 15 << 4 * cls
    held = {name: getattr(classes, name) & here for name in ("RANKS", "FIVES", "TENS", "THREES", "MELDABLE", "EIGHTS")}
    ranked = CLASS_TEXT[cls] not in ("Jk", "2", "3", "3r")
    assert held == {
        "RANKS": here if ranked else 0,
        "FIVES": here if ranked and VALUE[cls] == 5 else 0,
        "TENS": here if ranked and VALUE[cls] == 10 else 0,
        "THREES": here if CLASS_TEXT[cls] == "3" else 0,
        "MELDABLE": 8 << 4 * cls if ranked else 0,
        "EIGHTS": 8 << 4 * cls,
    }


def told(step: Step) -> tuple[str, int, str, str, bool]:
    """The verb of a step as its text names it, the naturals that leave the hand, rank, wild card, and the top alone."""
    verb, *words = step.text.split()
    alone = words[:1] == ["top"]
    words = words[alone:]
    target = words[-1].partition("/")[0]
    if verb == "take":
        onto = words[0] == "onto"
        wilds = [word for word in words[1:2] if word in ("2", "Jk") and not onto]
        name = "TAKE_ONTO" if onto else "TAKE_WILD" if wilds else "TAKE_PAIR"
        return name, 0 if onto else 2 - len(wilds), target if onto else words[0], "".join(wilds), alone
    if verb == "lay":
        cards = re.findall("Jk|10|.", words[0])
        naturals = [card for card in cards if card not in ("Jk", "2")]
        wild = "".join(card for card in cards if card in ("Jk", "2"))
        if not naturals:
            return "LAY_WILDS", cards.count("2"), "2", "", False
        return "LAY_WITH_WILD" if wild else "LAY_NATURALS", len(naturals), naturals[0], wild, False
    if verb == "add" and "to" in words and words[0] in ("2", "Jk"):
        return "ADD_TO_WILDS" if target == "2" else "ADD_WILD", 0, target, words[0], False
    return {"add": "ADD_NATURAL", "join": "JOIN", "discard": "DISCARD"}[verb], int(verb != "join"), target, "", False


@pytest.mark.rule("A23", "A26", "A38")
def test_a_step_without_suits_moves_what_its_text_says() -> None:
    for step in STEPS[6:SUITED]:
        wild = CLASS_TEXT[step.wild] if step.wild >= 0 else ""
        found = (step.count, CLASS_TEXT[step.cls], wild, step.alone)
        verb, *expected = told(step)
        assert (step.verb, *found) == (getattr(steps, verb), *expected), step.text
        assert step.slot == int("/2" in step.text), step.text
        assert (step.suits, step.high) == ((), -1)


def test_each_verb_has_a_number_of_its_own() -> None:
    """By it those who play and those who show the table tell steps apart."""
    verbs = [
        *("DRAW", "PASS", "STOP", "ASK", "YES", "NO", "TAKE_PAIR", "TAKE_WILD", "TAKE_ONTO", "TAKE_ONTO_RUN"),
        *("LAY_NATURALS", "LAY_WITH_WILD", "LAY_WILDS", "ADD_NATURAL", "ADD_WILD", "ADD_TO_WILDS", "JOIN", "DISCARD"),
        *("START_RUN", "EXTEND_RUN"),
    ]
    numbers = {getattr(steps, name) for name in verbs}
    assert len(numbers) == len(verbs)
    assert {step.verb for step in STEPS} == numbers


def test_the_steps_that_move_nothing_come_first() -> None:
    words = ["draw", "pass", "stop", "ask", "yes", "no"]
    assert [(step.text, step.verb, step.count, step.cls, step.wild) for step in STEPS[:6]] == [
        (word, getattr(steps, word.upper()), 0, -1, -1) for word in words
    ]


@pytest.mark.rule("A54", "P9")
@pytest.mark.parametrize(
    ("preset", "players", "canastas"),
    [("kurnik", 2, 2), ("kurnik", 4, 1), ("book", 2, 2), ("book", 3, 2), ("book", 4, 1)],
)
def test_a_preset_names_its_canastas_for_every_number_of_players(preset: str, players: int, canastas: int) -> None:
    assert SCHEMA.preset(preset).stated("canastas_to_go_out", players) == canastas

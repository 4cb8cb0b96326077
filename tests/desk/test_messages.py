"""Everything that the desk says has its message in every language, and no message is left over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

import stolik
from stolik.cards import parse_card
from stolik.desk.registry import mine, picture
from stolik.desk.said import Refusal, Said
from stolik.games.canasta.state import CanastaState
from stolik.text import LANGUAGES, catalogue
from stolik.text.cards import show_cards
from stolik.text.catalogue import Param
from tests.desk.asking import ask, hand_of
from tests.support.positions import canasta, do, table

LOCALES = Path(stolik.__file__).parent / "locales"
HELPERS = {"desk-or-take", "desk-points"}
Part = TypeVar("Part", Said, Refusal)
ALL_MELDS = "melds 0: 444 555 666 777 888 999 101010 JJJ QQQ KKKKKKK AAAAA22"


def found_in(value: object, kind: type[Part]) -> Iterator[Part]:
    """Everything of a kind in what is sent."""
    if isinstance(value, kind):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from found_in(getattr(value, name), kind)
    elif isinstance(value, tuple):
        for each in value:
            yield from found_in(each, kind)


def states() -> Iterator[CanastaState]:
    """Situations in which everything is said once."""
    opening = ("scores 1640 0", "hand 0: 2d As Ah Ad Kc Kd 9s 9c 7s 7h 7c 5d 4c")
    asking = ("turn 0 play", "melds 0: 7777777 888", "hand 0: 8 8 K", "hand 2: 4 4 5 5")
    forced = ("stock", "pile 4 9d", "melds 0: 999", "hand 0: 9s 4 5", "hand 1: 5 ...", "red 1: 3h 3h 3d 3d")
    yield table(ALL_MELDS, "pile 4 9d", "hand 0: 9s 9h 2d 5 6", "red 0: 3h")
    yield table("pile 2c 9d", "melds 0: 999", "hand 0: 8 2d 5 6", match_end="deals")
    yield table("pile 4 3s", "hand 0: 8 2d 5 6", black3_take_for_last_meld=False)
    yield table("hand 0: 8 2d 5 6", "hand 1: 5 5")
    yield table("turn 0 play", "pile 4", "melds 0: 999", "hand 0: 9s 2d 5 6")
    last_drawn = ("stock -", "red 0: 3h", "hand 1: ...")
    yield table("turn 0 play no_discard", "melds 0: 999", "hand 0: 9s 4 5", *last_drawn, last_red3="meld_no_discard")
    yield table(*forced)
    for turn in ("turn 0 play", "turn 0 take"):
        yield table(turn, "pile 4 5 9d", *opening)
    for mode in ("go_out", "lay_out"):
        yield table(*asking, players=4, ask_partner=mode)
        answering = table(*asking, players=4, ask_partner=mode)
        do(answering, "ask")
        yield answering
    waiting = table("pile 4 5 9d", *opening)
    do(waiting, "take 9 9")
    yield waiting
    over = table("turn 0 play", "melds 0: 6666666 KKKKK22", "hand 0: 3 3 3 5c", "hand 1: 7h")
    do(over, "lay 333")
    yield canasta(over.copy())
    do(over, "discard 5c")
    yield over
    yield from of_the_book()
    yield from of_samba_and_combo()


def of_the_book() -> Iterator[CanastaState]:
    """What only rules such as those of the book bring about."""
    piled = ("pile 4 5 9d", "melds 0: KKKKKKK 999")
    alone = table(*piled, "hand 0: 9s 9h", preset="book")
    yield canasta(alone.copy())
    do(alone, "take top onto 9")
    yield alone
    yield table("pile 4 5 9d", "melds 0: KKKKKKK", "hand 0: 9s 9h", preset="book")
    yield table(*piled, "hand 0: Q 4", preset="book")
    followed = table("turn 0 play", "hand 0: K", "hand 2: 4 4 4", "melds 0: KKKKKKK", preset="book")
    do(followed, "add K")
    yield followed
    rich = ("scores 5000 0", "turn 0 play", "pile 4", "hand 0: As Ah Ad 2d Kc Kd Ks Kh 7s 7h 7c 7d 9s 9c")
    yield table(*rich, preset="book", opening_canasta_from="5000", target=10000)


def of_samba_and_combo() -> Iterator[CanastaState]:
    """What second melds, sequences, wild cards alone, bonus cards and the end of their stock bring about."""
    melds = "melds 0: 888 888 5h6h7h 2c2d2h 4h5h6h7h8h9h10h KKKKKKK"
    hand = "hand 0: 8s 8d 8c 4h 8h 2s 2d Jkr Qd Qs Qh Ks Kd Kh 9c 10c Jc 3c 3s 3s"
    for preset in ("samba", "combo"):
        wilds = preset == "combo"
        lying = melds if wilds else melds.replace("2c2d2h ", "")
        yield table("pile 9c 8h", lying, hand, preset=preset)
        yield table("turn 0 play", lying, hand, preset=preset)
        yield table("turn 0 play", "melds 0: KKK 888", hand, preset=preset)
        yield table("turn 0 play", "hand 0: 8c 8c 8d 8s 8s 8h 8h 4h 5h 6h 7h", preset=preset)
        yield table("turn 0 play", hand, preset=preset)
        yield table("pile 9c 8h", "melds 0: 888", hand, preset=preset, take_with_wild=True)
        yield table("pile 9c 8h", hand, preset=preset, take_with_wild=True)
    bolivia = "melds 0: 2222JkJkJk 333 333"
    yield table("turn 0 play", bolivia, "hand 0: 4h 5h 6h 9c", preset="combo")
    samba = ("melds 0: 888 888 5h6h7h KKKKKKK AAAAAAA", "hand 0: 8c 8d", "pile 9c 8h")
    yield table(*samba, preset="samba", take_top_only_to_go_out=True)
    yield table(*samba, preset="samba", need_samba_to_go_out=True)
    yield table(
        "melds 0: 5h6h7h KKKKKKK AAAAAAA", "hand 0: 8c", "pile 9c 8h", preset="samba", take_top_only_to_go_out=True
    )
    used_up = (
        "stock",
        "melds 0: 888",
        "hand 0: 4c 5c 6d 9h",
        "hand 1: 5 ...",
        "red 1: 3h 3h 3h 3d 3d 3d",
        "pile 9c 8h",
    )
    yield table("turn 0 play", *used_up, preset="samba")
    last = table(*used_up, preset="samba")
    yield canasta(last.copy())
    do(last, "take onto 8")
    yield last


STAGED = [
    ("As Ah Ad", [], ""),
    ("9s 9c", ["lay AsAhAd"], ""),
    ("2d", ["lay AsAhAd"], ""),
    ("", ["lay AsAhAd", "lay 7s7h7c"], ""),
    ("7s 7h 7c", ["lay AsAhAd2d"], ""),
    ("As", ["lay AsAhAd"], ""),
    ("Ad", ["lay As2dAh"], ""),
    ("Kc Kd 2d As Ah Ad", [], ""),
    ("", ["lay AsAhAd2d", "lay KcKdKsKh"], ""),
    ("9s 9h", [], ""),
    ("2d", [], ""),
    ("5c", [], ""),
    ("", [], "pile"),
    ("8s 8d", [], ""),
    ("8s 8d 8c", [], ""),
    ("8s 2d", [], ""),
    ("4h", [], ""),
    ("2s 2d Jkr", [], ""),
    ("9c 10c Jc", [], ""),
    ("8c", ["lay 8s8d8h"], ""),
    ("8s 8d 8c", ["lay 8s8d8h"], ""),
    ("8c 8c 8h", ["lay 8s8d8h"], ""),
    ("8c", ["lay 8s8d8h", "lay 8c8s8h"], ""),
    ("7h", ["lay 4h5h6h"], ""),
    ("Ks", ["lay KsKdKh"], ""),
    ("2s", ["lay 2d2sJkr"], ""),
    ("", [], "meld:5h-7h"),
]


@cache
def everything() -> tuple[object, ...]:
    """All that is sent in these situations."""
    found: list[object] = []
    for state in states():
        found.append(picture(state.view(-1), None))
        if state.seat is None:
            continue
        found += [mine(state, state.seat, act) for act in ("", "add 7d", "take 9 9", "join 8")]
        held = Counter(hand_of(state))
        asked = [
            each
            for each in STAGED
            if Counter(each[0].split()) <= held and ("-" not in each[2] or state.core.rules.wide)
        ]
        found += [ask(state, cards, staged, place) for cards, staged, place in asked]
    return tuple(found)


def spoken(said: Said, language: str) -> str:
    """A message with its cards in the letters of the language."""
    params: dict[str, Param] = {"name": "Ola", **said.params}  # the name is the client's
    if "cards" in params:
        words = [word for word in str(params["cards"]).split() if word[-1] in "cdhsrb" and "-" not in word]
        params["cards"] = show_cards((parse_card(card) for card in words), language)
    return catalogue(language).format(said.code, **params)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_a_message_and_every_message_is_said(language: str) -> None:
    said = [each for part in everything() for each in found_in(part, Said)]
    for each in said:
        text = spoken(each, language)
        assert text.strip() == text != ""
        assert not set("{}\n") & set(text)
    messages = set(ids_of("desk.ftl", language))
    assert messages - HELPERS == {each.code for each in said if each.code.startswith("desk-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_one_of_the_rules(language: str) -> None:
    found = [each for part in everything() for each in found_in(part, Refusal)]
    assert len({each.code for each in found}) > 8
    for each in found:
        assert each.rule
        assert catalogue(language).format(f"violation-{each.code}", **each.params)


def ids_of(file: str, language: str) -> list[str]:
    """The messages of a file in their order."""
    lines = (LOCALES / language / file).read_text(encoding="utf-8").splitlines()
    return [line.split(" =")[0] for line in lines if line[:1].isalpha()]


@pytest.mark.parametrize("file", ["desk.ftl", "desk_choina.ftl"])
def test_both_languages_have_the_same_messages(file: str) -> None:
    assert ids_of(file, "en") == ids_of(file, "pl")


SPOKEN = [
    (Said("desk-draw", {"count": 1}), "Draw 1 card", "Dobierz 1 kartę"),
    (Said("desk-draw", {"count": 2}), "Draw 2 cards", "Dobierz 2 karty"),
    (Said("desk-draw", {"count": 5}), "Draw 5 cards", "Dobierz 5 kart"),
    (Said("desk-discard", {"cards": "4c"}), "Discard 4♣", "Odłóż 4♣"),
    (Said("desk-lay", {"cards": "Qc Qd Jkr"}), "Lay Q♣ Q♦ Jk", "Wyłóż D♣ D♦ Jok"),
    (
        Said("desk-way-pair-held", {"class": "9", "cards": "9c 9s", "points": 30}),
        "a pair of 9s from the hand: 9♣ 9♠, +30",
        "para 9 z ręki: 9♣ 9♠, +30",
    ),
    (
        Said("desk-way-pair-held", {"class": "9", "cards": "9c 9s", "points": 0}),
        "a pair of 9s from the hand: 9♣ 9♠",
        "para 9 z ręki: 9♣ 9♠",
    ),
    (Said("desk-open-short", {"missing": 15}), "Lay · 15 short", "Wyłóż · brakuje 15"),
    (Said("desk-mend", {"cards": "2d", "points": 95}), "Add 2♦: 95 in all", "Dodaj 2♦: razem 95"),
    (Said("desk-goal-deals", {"deals": 4}), "4 deals", "4 rozdania"),
    (
        Said("desk-ask", {"ask": "go_out", "why": "ask_before_laying"}),
        "Ask your partner · only before laying",
        "Zapytaj partnera · tylko przed wyłożeniem",
    ),
    (
        Said("desk-ask", {"ask": "lay_out", "why": ""}),
        "Ask your partner whether to lay",
        "Zapytaj partnera, czy wykładać",
    ),
    (Said("desk-group-red-threes", {"count": 1}), "red three", "czerwona trójka"),
    (Said("desk-tag-red-threes", {"counts": "for", "points": 200}), "+200", "+200"),
    (Said("desk-fact-red-threes-count", {"count": 2, "counts": "against", "points": 200}), "2 (−200)", "2 (−200)"),
    (Said("desk-pile-frozen", {"reason": 4}), "always frozen", "zawsze zamrożony"),
]


@pytest.mark.parametrize(("said", "english", "polish"), SPOKEN)
def test_what_is_said_reads_well(said: Said, english: str, polish: str) -> None:
    assert (spoken(said, "en"), spoken(said, "pl")) == (english, polish)

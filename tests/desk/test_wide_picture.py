"""The table of samba and combo as everybody sees it, and what is told of it."""

from __future__ import annotations

import pytest

from stolik.cards import parse_card
from stolik.desk.picture import Group, Picture
from stolik.desk.registry import picture, told
from stolik.desk.said import Deed
from stolik.games.canasta.classes import TWO
from stolik.games.canasta.events import BonusDrew, Laid, RunLaid, SequenceMade
from stolik.games.canasta.state import CanastaState
from stolik.games.event import Event
from stolik.games.registry import parse_rule_set
from tests.support.positions import do, table

ALL_KINDS = "melds 0: 4h5h6h7h8h9h10h 5h6h7h 5h6h7h 222JkJk 888 888 KKKKK22 333 2222JkJkJk JsQsKsAs"
USED_UP = ("stock", "melds 0: 888", "hand 0: 4c 5c 9h", "hand 1: 5 ...", "red 1: 3h 3h 3h 3d 3d 3d", "pile 9c 8h")


def seen(state: CanastaState) -> Picture:
    return picture(state.view(-1), None)


def groups(state: CanastaState) -> dict[str, Group]:
    """The groups of side 0 by what tells them apart."""
    return {group.id or group.key: group for group in seen(state).lanes[0].groups}


def kinds(text: str) -> list[int]:
    return [parse_card(card) for card in text.split()]


@pytest.mark.rule("C17", "D13", "D17")
def test_canastas_of_every_kind_are_squared_up_and_named() -> None:
    lying = groups(table("turn 0 play", ALL_KINDS, "hand 0: 9c 9d", preset="combo"))
    tags = {name: (group.tag.code, group.tone) for name, group in lying.items() if group.tag is not None}
    assert tags == {
        "K": ("desk-tag-mixed", "mixed"),
        "h1": ("desk-tag-escalera", "natural"),
        "wild1": ("desk-tag-bolivia", "natural"),
    }
    assert all(group.squared == (group.tag is not None) for group in lying.values())
    assert lying["h1"].cards[-1] == "10h"
    assert lying["wild1"].cards[-1] in {"Jkr", "2d", "2h"}
    samba = groups(table("turn 0 play", "melds 0: 4h5h6h7h8h9h10h", "hand 0: 9c 9d", preset="samba"))["h1"]
    assert samba.tag is not None
    assert samba.tag.code == "desk-tag-samba"


@pytest.mark.rule("C14", "D12", "D19")
def test_every_group_is_known_by_its_own_name_and_named_as_steps_name_it() -> None:
    lying = groups(table("turn 0 play", ALL_KINDS, "hand 0: 9c 9d", preset="combo"))
    assert list(lying) == ["K", "h1", "wild1", "8", "8/2", "3", "h2", "h3", "s1", "wild2"]
    assert [lying[name].key for name in ("8/2", "h2", "h3", "wild1", "wild2")] == ["8/2", "5h-7h", "5h-7h", "", "2"]
    assert lying["8/2"].name.code == "desk-group-second"
    assert lying["h2"].name.params == {"run": "5h-7h"}


@pytest.mark.rule("C15", "C18")
def test_a_sequence_shows_where_it_can_grow() -> None:
    lying = groups(table("turn 0 play", ALL_KINDS, "hand 0: 9c 9d", preset="combo"))
    assert (lying["h2"].cards, lying["h2"].ends) == (("5h", "6h", "7h"), ("4h", "8h"))
    assert lying["s1"].ends == ("10s", "")
    assert lying["h1"].ends == ()


def test_a_sequence_keeps_its_place_while_it_grows() -> None:
    state = table("turn 0 play", "melds 0: 5h6h7h KKK", "hand 0: 4h 8h 9c 9d", preset="samba")
    before = groups(state)["h1"]
    do(state, "extend 5h-7h high", "extend 5h-8h low")
    after = groups(state)["h1"]
    assert (before.key, after.key, after.cards) == ("5h-7h", "4h-8h", ("4h", "5h", "6h", "7h", "8h"))


@pytest.mark.rule("D13")
def test_wild_cards_alone_keep_their_place_when_they_are_a_bolivia() -> None:
    state = table("turn 0 play", "melds 0: 222222 KKK", "hand 0: Jkr 9c 9d", preset="combo")
    assert groups(state)["wild1"].key == "2"
    do(state, "add Jk to 2")
    assert (groups(state)["wild1"].key, groups(state)["wild1"].squared) == ("", True)


@pytest.mark.rule("C26", "D23")
def test_facts_count_every_canasta_and_tell_of_bonus_cards() -> None:
    state = table("turn 0 play", ALL_KINDS, "hand 0: 9c 9d", preset="combo")
    facts = {fact.name.code: fact.value for fact in seen(state).lanes[0].facts}
    assert facts["desk-fact-canastas"] == 3
    assert "desk-fact-bonus" not in facts
    fresh = table("turn 0 play", "melds 0: KKK", "hand 0: 9c 9d", preset="combo")
    assert [
        fact.value.params
        for lane in seen(fresh).lanes
        for fact in lane.facts
        if fact.name.code == "desk-fact-bonus" and not isinstance(fact.value, int)
    ] == [{"count": 11}] * 2


@pytest.mark.rule("C19")
def test_a_sequence_that_is_needed_to_go_out_is_told() -> None:
    for melds, value in (("KKKKKKK", "desk-fact-missing"), ("4h5h6h7h8h9h10h", "desk-fact-opened")):
        state = table("turn 0 play", f"melds 0: {melds}", "hand 0: 9c 9d 4c", preset="samba", need_samba_to_go_out=True)
        facts = {fact.name.code: fact.value for fact in seen(state).lanes[0].facts}
        found = facts["desk-fact-samba"]
        assert not isinstance(found, int)
        assert found.code == value


@pytest.mark.rule("C32", "D32", "D33")
def test_the_last_turns_say_what_they_are() -> None:
    turn = table("turn 0 play", *USED_UP, preset="samba")
    stage = seen(turn).stage
    assert stage is not None
    assert (stage.code, seen(turn).awaited) == ("desk-stage-last-but-one", None)
    last = table(*USED_UP, preset="samba")
    awaited, stage = seen(last).awaited, seen(last).stage
    assert awaited is not None
    assert stage is not None
    assert (stage.code, awaited.code) == ("desk-stage-last-take", "desk-waits-last-take")
    do(last, "take onto 8")
    stage = seen(last).stage
    assert stage is not None
    assert (stage.code, seen(last).awaited) == ("desk-stage-last-play", None)


def test_hands_are_best_held_by_suit_where_there_are_sequences() -> None:
    found = [seen(table(preset=preset)).order for preset in ("kurnik", "classic", "combo-basic", "samba", "combo")]
    assert found == ["", "", "", "suit", "suit"]


def test_a_sequence_that_grows_card_by_card_is_one_deed() -> None:
    rules = parse_rule_set("samba@1")
    laid: list[Event] = [
        RunLaid(0, kinds("5h 6h 7h"), kinds("5h 7h"), True),
        RunLaid(0, kinds("8h"), kinds("5h 8h"), False),
        RunLaid(0, kinds("4h"), kinds("4h 8h"), False),
    ]
    assert told(laid, 1, rules) == (Deed("run_laid", 0, ("4h", "5h", "6h", "7h", "8h"), {"low": "4h", "high": "8h"}),)
    apart: list[Event] = [
        RunLaid(0, kinds("8h"), kinds("5h 8h"), False),
        RunLaid(0, kinds("9c"), kinds("6c 9c"), False),
        RunLaid(0, kinds("4h"), kinds("4h 7h"), False),
        SequenceMade(0, kinds("5h Jh")),
    ]
    assert [(deed.code, deed.cards) for deed in told(apart, 1, rules)] == [
        ("run_extended", ("8h",)),
        ("run_extended", ("9c",)),
        ("run_extended", ("4h",)),
        ("canasta_sequence", ()),
    ]
    assert told(apart, 1, rules)[-1].params == {"low": "5h", "high": "Jh", "game": "samba"}


def test_bonus_cards_are_seen_by_their_owner_alone() -> None:
    drew = [BonusDrew(1, kinds("7h 9c"))]
    assert told(drew, 1) == (Deed("bonus_drew", 1, ("7h", "9c"), {"count": 2}),)
    assert told(drew, 0) == told(drew, -1) == (Deed("bonus_drew", 1, ("", ""), {"count": 2}),)


def test_wild_cards_alone_have_a_class_of_their_own() -> None:
    (deed,) = told([Laid(0, TWO, kinds("2c 2d Jkr"), True)], 0)
    assert deed.params == {"class": "wild"}

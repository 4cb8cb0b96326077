"""Melds as they grow, and whose they are: what mutation tests found unheld."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.canasta.table_melds import table_melds
from stolik.games.event import Event
from stolik.games.option import Value
from tests.support.positions import do, table

OPTIONS: dict[str, Value] = {"sequences": False, "wild_melds": True, "bonus_cards": 0}
WIDE: dict[str, Value] = {"preset": "samba", **OPTIONS}
TURN = "turn {side} play drew"


def told(events: list[Event]) -> list[str]:
    """The canastas that are announced."""
    return [event.code for event in events if event.code.startswith("canasta")]


@pytest.mark.rule("A42", "A43", "C13")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    ("melds", "step", "expected"),
    [
        ("KKKKKK", "add K", ["canasta_natural"]),
        ("KKKKK2", "add K", ["canasta_mixed"]),
        ("KKKKK2", "add Jk to K", ["canasta_mixed"]),
        ("KKKKKJk", "add 2 to K", ["canasta_mixed"]),
        ("KKKKKJk", "add Jk to K", ["canasta_mixed"]),
        ("KKKKJk", "add Jk to K", []),
        ("KKKKKKK", "add K", []),
        ("KKKKK2Jk", "add K", []),
        ("KKK 888 8882", "join 8", ["canasta_mixed"]),
        ("KKK 888 888Jk", "join 8", ["canasta_mixed"]),
        ("KKK 8882 888Jk", "join 8", ["canasta_mixed"]),
        ("KKK 888 8888", "join 8", ["canasta_natural"]),
        ("KKK 888 888", "join 8", []),
        ("KKK 88888Jk 88Jk", "join 8", ["canasta_mixed"]),
        ("KKK 888 8888888", "join 8", []),
        ("KKK 8888888 888", "join 8", []),
        ("KKK 888882 882", "join 8", ["canasta_mixed"]),
    ],
)
def test_a_canasta_is_told_once_when_its_seventh_card_comes(
    side: int, melds: str, step: str, expected: list[str]
) -> None:
    state = table(TURN.format(side=side), f"melds {side}: {melds}", f"hand {side}: K 2 Jk 4 5 6 9", **WIDE)
    assert told(do(state, step)) == expected


@pytest.mark.rule("D12", "D13")
@pytest.mark.parametrize("side", [0, 1])
def test_a_set_of_wild_cards_lies_with_its_side_and_is_told_when_it_is_full(side: int) -> None:
    state = table(TURN.format(side=side), f"melds {side}: KKK", f"hand {side}: 2 2 2 2 Jk Jk Jk 4 5 6", **WIDE)
    assert told(do(state, "lay 222", "add Jk to 2", "add 2 to 2", "add Jk to 2")) == []
    assert [(meld.target, meld.size) for meld in table_melds(state.core, side)] == [("K", 3), ("2", 6)]
    assert told(do(state, "add Jk to 2")) == ["canasta_wild"]
    assert [(meld.target, meld.size) for meld in table_melds(state.core, side)] == [("K", 3), ("", 7)]
    assert table_melds(state.core, 1 - side) == []


@pytest.mark.rule("A77", "C14", "D12")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    ("melds", "steps", "partners"),
    [
        ("KKK", ("lay 222", "add Jk to 2"), False),
        ("KKK 222", ("add Jk to 2",), True),
        ("KKK", ("lay 888", "add 2 to 8"), False),
        ("KKK", ("add K",), True),
        ("KKK", ("add 2 to K",), True),
        ("888", ("lay 888", "add 2 to 8/2"), False),
        ("888 8882", ("add 8 to 8/2",), True),
        ("888", ("lay 888", "join 8"), True),
        ("888 8882", ("join 8",), True),
        ("KKK", ("lay 888", "lay 88Jk", "join 8"), False),
        ("KKK", ("lay 888", "lay 88Jk", "join 8", "add 2 to 8"), False),
    ],
)
def test_what_is_laid_onto_a_meld_that_lay_there_is_told_from_what_was_begun_in_the_turn(
    side: int, melds: str, steps: tuple[str, ...], partners: bool
) -> None:
    """Who goes out concealed lays onto no meld of the partner, unless the table allows it."""
    hand = f"hand {side}: K 2 2 2 2 Jk Jk 8 8 8 8 8 4 5"
    state = table(TURN.format(side=side), f"melds {side}: {melds}", hand, **WIDE)
    do(state, *(step.replace("add 8 to 8/2", "add 8/2") for step in steps))
    assert state.core.onto_partner == partners
    assert (" onto_partner" in state.text()) == partners
    assert stolik.game("samba", **OPTIONS).position(state.text()).text() == state.text()


@pytest.mark.rule("A77", "C14")
@pytest.mark.parametrize(("begun", "partners"), [("8", True), ("8/2", True), ("8,8/2", False)])
def test_melds_are_joined_without_the_partner_if_both_were_begun_in_the_turn(begun: str, partners: bool) -> None:
    position = (f"turn 0 play drew lays=1 begun={begun}", "melds 0: 888 888 KKK", "hand 0: 4 5 6")
    state = table(*position, **WIDE)
    do(state, "join 8")
    assert state.core.onto_partner == partners

"""Everything that the desk says of Cassino has its message in every language, and no message is left over."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from stolik.desk.registry import choice, mine, picture, told
from stolik.desk.said import Refusal, Said
from stolik.games.cassino.state import CassinoState
from stolik.text import LANGUAGES
from stolik.text.catalogue import catalogue
from tests.desk.test_messages import found_in, ids_of, spoken
from tests.games.cassino.tables import position
from tests.support.scenes_cassino import DUTY, LAST_CARD, MAKERS, PARTNERS, SEVERAL_GROUPS, SWEPT

FILE = "desk_cassino.ftl"


def states() -> Iterator[CassinoState]:
    """Situations in which everything is said once."""
    yield position(*SEVERAL_GROUPS.splitlines(), players=3)
    yield position(*MAKERS.splitlines(), players=4)
    yield position(*DUTY.splitlines(), target="single_round")
    yield position(*PARTNERS.splitlines(), players=4, partnership="2v2", partner_build=True)
    yield position(*SWEPT.splitlines(), preset="cassino-pagat", draw_cassino=True)


@cache
def everything() -> tuple[object, ...]:
    """All that is sent in these situations."""
    found: list[object] = []
    for state in states():
        assert state.seat is not None
        found += [picture(state.view(-1), None, open_piles=True), mine(state, state.seat, "")]
        table = picture(state.view(-1), None).table
        assert table is not None
        for card in mine(state, state.seat, "").hand:
            found.append(choice(state, state.seat, (card,), (), ""))
            found += [choice(state, state.seat, (card,), (), f"card:{other}") for other in table.loose]
            found += [choice(state, state.seat, (card,), (), f"stack:{stack.key}") for stack in table.stacks]
    return tuple(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_of_cassino_has_a_message_and_every_message_is_said(language: str) -> None:
    said = [each for part in everything() for each in found_in(part, Said)]
    for each in said:
        text = spoken(each, language)
        assert text.strip() == text != ""
        assert not set("{}\n") & set(text)
    spoken_ids = {each.code for each in said}
    assert set(ids_of(FILE, language)) - spoken_ids == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_cassino_is_one_of_the_rules_and_has_a_message(language: str) -> None:
    found = [each for part in everything() for each in found_in(part, Refusal)]
    assert len({each.code for each in found}) > 4
    for each in found:
        assert each.rule
        assert catalogue(language).format(f"violation-{each.code}", **each.params)


SPOKEN = [
    (
        Said("desk-where-round", {"target": 21, "number": 4, "dealing": 3, "dealings": 4}),
        "to 21 · round 4, deal 3 of 4",
        "do 21 · runda 4, rozdanie 3 z 4",
    ),
    (
        Said("desk-where-round", {"target": 0, "number": 1, "dealing": 1, "dealings": 1}),
        "one round · round 1",
        "jedna runda · runda 1",
    ),
    (
        Said("desk-make-raise", {"value": 9, "old": 8, "cards": "As"}),
        "Raise the build of 8 to 9: A♠",
        "Podnieś budowę 8 do 9: A♠",
    ),
    (Said("desk-trail", {"card": "8♠"}), "Lay 8♠ on the table", "Dołóż 8♠ na stół"),
    (Said("desk-capture", {"count": 3, "cards": "Qd"}), "Take 3 cards: Q♦", "Weź 3 karty: D♦"),
    (Said("desk-capture", {"count": 5, "cards": "Qd"}), "Take 5 cards: Q♦", "Weź 5 kart: D♦"),
]


@pytest.mark.parametrize(("said", "english", "polish"), SPOKEN)
def test_what_is_said_of_cassino_reads_well(said: Said, english: str, polish: str) -> None:
    assert (spoken(said, "en"), spoken(said, "pl")) == (english, polish)


# -- the picture ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Cassino-10", "Cassino-25", "Cassino-48")
def test_the_picture_shows_the_table_by_value_with_makers_and_which_dealing_it_is() -> None:
    state = position(*MAKERS.splitlines(), players=4)
    seen = picture(state.view(-1), None)
    table = seen.table
    assert table is not None
    assert table.loose == ("2h", "3c", "Kd")
    assert [(stack.key, stack.cards, stack.name.code, stack.maker) for stack in table.stacks] == [
        ("B9", ("3d", "6s"), "desk-build", 0),
        ("B8", ("3h", "5s"), "desk-build", 1),
        ("C8", ("2c", "6c", "8h"), "desk-call", 2),
        ("B8/2", ("As", "7d"), "desk-build", 3),
    ]
    assert (seen.turn, seen.stock, seen.pile.cards, seen.bare, seen.single) == (0, 16, (), True, True)
    where = seen.where
    assert where is not None
    # 4 players: a round has 48 / 16 = 3 dealings, and 52 - 16 = 36 = 4 + 2 * 16 cards are dealt
    assert where.params == {"target": 21, "number": 2, "dealing": 2, "dealings": 3}
    assert [lane.seats for lane in seen.lanes] == [(0,), (1,), (2,), (3,)]
    assert [lane.total for lane in seen.lanes] == [5, 3, 8, 2]


@pytest.mark.rule("Cassino-75")
def test_captured_cards_are_only_counted_until_the_round_is_over_unless_they_lie_open() -> None:
    state = position(*SEVERAL_GROUPS.splitlines(), players=3)
    hidden = picture(state.view(-1), None)
    assert [[fact.value for fact in lane.facts] for lane in hidden.lanes] == [[8], [10], [6]]
    assert not any(lane.beside for lane in hidden.lanes)
    shown = picture(state.view(-1), None, open_piles=True)
    # the first has the spades 4, 6 and A, and that ace alone
    assert [fact.value for fact in shown.lanes[0].facts][:3] == [8, 3, 1]
    (pile,) = shown.lanes[0].beside
    assert pile.cards == ("As", "3h", "4h", "4s", "6s", "9c", "Qc", "Qd")
    assert pile.squared
    over = position(*LAST_CARD.splitlines())
    assert not any(lane.beside for lane in picture(over.view(-1), None).lanes)
    over.apply(over.parse("take 3d: 3c"))
    # 24 and 25 cards, the take, and the king, which goes to the last taker
    assert [len(group.cards) for lane in picture(over.view(-1), None).lanes for group in lane.beside] == [24, 28]


@pytest.mark.rule("Cassino-2", "Cassino-3")
def test_the_piles_of_partners_are_one() -> None:
    state = position(*PARTNERS.splitlines(), players=4, partnership="2v2", partner_build=True)
    seen = picture(state.view(-1), None)
    assert [lane.seats for lane in seen.lanes] == [(0, 2), (1, 3)]
    assert [seat.side for seat in seen.seats] == [0, 1, 0, 1]


@pytest.mark.rule("Cassino-18")
def test_a_take_is_told_by_the_card_that_took_and_the_cards_that_were_taken() -> None:
    state = position(*SEVERAL_GROUPS.splitlines(), players=3)
    (deed,) = told(state.apply(state.parse("take 8s: 3c 5d B8")), 1, state.rule_set)
    assert msgspec.to_builtins(deed) == {
        "code": "captured",
        "seat": 0,
        "cards": ("3c", "5d", "3d", "5s"),
        "params": {"card": "8s", "number": 1},
    }


def test_both_languages_have_the_same_messages_of_cassino() -> None:
    assert ids_of(FILE, "en") == ids_of(FILE, "pl")

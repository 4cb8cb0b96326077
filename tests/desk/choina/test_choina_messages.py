"""Everything that the desk says of Choina has its message in every language, and no message is left over."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

import pytest

from stolik.desk.registry import choice, mine, picture
from stolik.desk.said import Refusal, Said
from stolik.games.choina.state import ChoinaState
from stolik.games.game import Need
from stolik.games.violation import NotationError
from stolik.text import LANGUAGES
from tests.desk.choina.test_choina_choice import CLAIM, DRAWN, LAST_CARD, table
from tests.desk.test_messages import found_in, ids_of, spoken

HELPERS = {"desk-contract", "desk-sets", "desk-sequences"}
SETS = DRAWN.replace("melds 1: 8h8d8s", "melds 1: 333").replace("999", "222")
ASKED = [
    ("7c 7d 7h", [], ""),
    ("4h 5h 6h 7h", [], ""),
    ("8c", [], ""),
    ("Ad", [], ""),
    ("6h", [], ""),
    ("8c", ["lay 7c7d7h"], ""),
    ("4h 5h 6h 7h", ["lay 7c7d7h"], ""),
    ("", ["lay 7c7d7h"], ""),
]


def states() -> list[ChoinaState]:
    """Situations in which everything is said once."""
    own = (
        DRAWN.replace("melds 1", "melds 0")
        .replace("2d-5d 999", "999")
        .replace("hand 0: 7c 7d 7h 4h", "hand 0: 7c 7d 4h")
    )
    of_own = own.replace("8h8d8s", "Ad-4d 8h8d8s").replace("pile 9c 2d", "pile 9c").replace("Kc Ad", "Kc 5d")
    found = [table(text) for text in (DRAWN, SETS, own, of_own, DRAWN.replace("deal 2", "deal 5"), LAST_CARD)]
    found.append(table(DRAWN.replace("turn 0 play drew", "turn 0 draw")))
    found.append(table(DRAWN.replace("turn 0 play drew", "turn 0 draw uncovered=3")))
    found.append(table(LAST_CARD))
    found[-1].apply(found[-1].parse("discard 2c"))
    for rules in ("choina@1", "may-i@1", "choina@1 refusal=veto"):
        state = table(CLAIM.format(rules=rules))
        found.append(state.copy())
        for act in ("pass", "ask", "allow", "allow"):
            if state.core.phase < 3:
                state.apply(state.parse(act))
                found.append(state.copy())
    return found


@cache
def everything() -> tuple[object, ...]:
    """All that is sent in these situations."""
    found: list[object] = []
    for state in states():
        found.append(picture(state.view(-1), None))
        found += [mine(state, seat, "") for seat in range(4)]
        if state.need is Need.SEAT and state.seat is not None:
            for cards, staged, place in ASKED:
                with suppress(NotationError):  # not every card is in each of these hands
                    found.append(choice(state, state.seat, cards.split(), staged, place))
    return tuple(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_of_choina_has_a_message_and_every_message_is_said(language: str) -> None:
    said = [each for part in everything() for each in found_in(part, Said)]
    for each in said:
        params = {"names": "Ola", **each.params}
        text = spoken(type(each)(each.code, params), language)
        assert text.strip() == text != ""
        assert not set("{}\n") & set(text)
    spoken_ids = {each.code for each in said}
    assert set(ids_of("desk_choina.ftl", language)) - HELPERS - spoken_ids == set()


def test_every_refusal_is_one_of_the_rules_of_choina() -> None:
    found = [each for part in everything() for each in found_in(part, Refusal)]
    assert found
    assert all(each.rule for each in found)

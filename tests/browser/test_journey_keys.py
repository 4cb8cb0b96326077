"""A turn with the keyboard alone: single letters lead to the parts of the table, and the focus is never lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.meeting import meet
from tests.support.arrangement import Deal
from tests.support.people import DESKTOP

if TYPE_CHECKING:
    from tests.browser.friend import Friends
    from tests.browser.person import Person
    from tests.support.serving import Server

FRIENDS_HAND = "4d 5d 6d 8s 9c 9s 10c Jd Js Qd Qs Kh 7d 7s 6c"
HAND = "4c 4h 4s 6s 7c 8d 9h 10s Jc Qh Kc Kd Ks Ac Ad"


@pytest.mark.parametrize("before", [(DESKTOP, "pl")], ids=["desktop"])
def test_a_turn_is_played_with_letters_numbers_and_enter(person: Person, friends: Friends, server: Server) -> None:
    friend = meet(person, friends, server, Deal((FRIENDS_HAND, HAND), "5c", "6h 7h 9d 5h"))
    keys = person.page.keyboard
    friend.act("draw", "discard 4d")
    person.my_turn_comes()

    keys.press("l")
    expect(person.dialog).to_contain_text(person.say("event-discarded", who="other", cards=person.say.cards("4d")))
    keys.press("h")  # behind a dialog no letter does anything
    keys.press("Escape")
    expect(person.page.locator("dialog[open]")).to_have_count(0)

    keys.press("b")
    expect(person.move("desk-draw", count=2)).to_be_focused()
    keys.press("Enter")
    person.hand.has(17)
    expect(person.page.locator(".held:focus")).to_have_count(1)

    person.hand.walks_to("7c")
    keys.press("Space")
    expect(person.move("desk-discard", "7c")).to_be_visible()
    moves = person.moves.get_by_role("button")
    keys.press(str(moves.count()))  # the last one is the next step
    person.waits()
    person.hand.has(16)
    expect(person.page.locator(".held:focus")).to_have_count(1)

"""A person asks what a bot would do, and does it."""

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
def test_a_hint_is_asked_for_with_a_key_and_done_with_a_button(
    person: Person, friends: Friends, server: Server
) -> None:
    friend = meet(person, friends, server, Deal((FRIENDS_HAND, HAND), "5c", "6h 7h 9d 5h"))
    friend.act("draw", "discard 9c")  # one nine and no wild card: there is nothing to take the pile with
    person.my_turn_comes()

    expect(person.button("hint-ask")).to_have_attribute("aria-keyshortcuts", "h")
    person.page.keyboard.press("h")
    hint = person.page.locator(".advice")
    draw = person.say("desk-draw", count=2)
    expect(hint).to_contain_text(person.say("hint-best", action=draw))
    expect(person.page.locator(".stock[data-hinted]")).to_have_count(1)
    person.press("hint-do")
    person.hand.has(17)
    expect(hint).to_have_count(0)

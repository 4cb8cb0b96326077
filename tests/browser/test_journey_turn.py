"""A person's turns: drawing, selecting and discarding by button, by tap, by dragging and with the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.meeting import FRIEND, meet
from tests.support.arrangement import Deal

if TYPE_CHECKING:
    from tests.browser.friend import Friends
    from tests.browser.person import Person
    from tests.support.serving import Server

FRIENDS_HAND = "4d 5d 6d 8s 9c 9s 10c Jd Js Qd Qs Kh 7d 7s 6c"
HAND = "4c 4h 4s 6s 7c 8d 9h 10s Jc Qh Kc Kd Ks Ac Ad"


def test_cards_are_drawn_and_discarded_in_every_way(person: Person, friends: Friends, server: Server) -> None:
    stock = "6h 7h 9d 5h 8c 8h 10d Jh Qc 5s Ah As"
    friend = meet(person, friends, server, Deal((FRIENDS_HAND, HAND), "5c", stock))

    friend.act("draw", "discard 4d")
    person.my_turn_comes()
    says_that_friend_drew_and_discarded(person, "4d")
    person.does("desk-draw", count=2)
    person.hand.gets("9d", "5h")
    person.hand.has(17)
    person.hand.taps("7c")
    person.hand.has_chosen("7c")
    person.does("desk-discard", "7c")
    person.waits()
    person.hand.has(16)

    friend.act("draw", "discard 5d")
    person.my_turn_comes()
    person.taps("stock")
    person.hand.gets("10d", "Jh")
    person.hand.drags("6s", person.place("pile"))
    person.waits()
    expect(person.place("pile")).to_have_accessible_name(
        person.say("felt-pile-label", count=5, top=person.say.name("6s"))
    )

    friend.act("draw", "discard 6d")
    person.my_turn_comes()
    keys = person.page.keyboard
    person.hand.all.first.focus()
    keys.press("Enter")
    person.hand.gets("Ah", "As")
    person.hand.walks_to("Qh")
    keys.press("Space")
    person.hand.walks_to("8d")
    keys.press("Space")
    person.hand.has_chosen("8d Qh")
    keys.press("Escape")
    person.hand.has_chosen("")
    keys.press("Space")
    expect(person.move("desk-discard", "8d")).to_be_visible()
    keys.press("Enter")
    person.waits()
    person.hand.has(18)


def test_a_card_that_was_dragged_to_nowhere_stays_in_the_hand(person: Person, friends: Friends, server: Server) -> None:
    friend = meet(person, friends, server, Deal((FRIENDS_HAND, HAND)))
    friend.act("draw", "discard 4d")
    person.my_turn_comes()
    person.does("desk-draw", count=2)
    person.hand.has(17)
    person.hand.drags("7c", person.page.get_by_role("banner"))
    person.hand.has_chosen("7c")
    person.hand.has(17)
    expect(person.move("desk-discard", "7c")).to_be_visible()
    person.does("felt-clear")
    person.hand.has_chosen("")


def says_that_friend_drew_and_discarded(person: Person, card: str) -> None:
    """Read the last move in words."""
    say = person.say
    drew = say("event-drew", who="other", count=2, shown="no", cards="")
    discarded = say("event-discarded", who="other", cards=say.cards(card))
    what = say("event-and", first=drew, last=discarded)
    expect(person.last_move).to_contain_text(say("event-sentence", who="other", name=FRIEND, what=what))

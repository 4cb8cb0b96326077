"""Somebody goes: the others wait, let a bot play, or stop; whoever went takes the seat back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.meeting import FRIEND, meet
from tests.support.arrangement import Deal

if TYPE_CHECKING:
    from tests.browser.friend import Friends
    from tests.browser.person import Person
    from tests.support.serving import Server

HAND = "9c 9d 9h 4c 4d 4h 4s 5c 5d 5h 6c 6d 8c 8d 10s"


def test_the_others_wait_or_let_a_bot_play(person: Person, friends: Friends, server: Server) -> None:
    person.page.clock.install()
    friend = meet(person, friends, server, Deal(("", HAND), "7c", "7d 7h 9s 10c"))
    before = friend.now.number
    friend.close()
    a_moment_later(person)
    person.reads("felt-lost-connection", name=FRIEND)
    person.press("felt-wish-wait")
    person.reads_no_more("felt-lost-connection", name=FRIEND)

    friend.come_back()
    assert friend.now.number == before + 1, "the vote is kept"
    friend.act("draw", "discard 7d")
    person.my_turn_comes()
    friend.leave()
    a_moment_later(person)
    person.reads("felt-got-up", name=FRIEND)
    expect(person.seat(FRIEND)).to_contain_text(person.say("felt-left"))
    person.press("felt-wish-bot")
    expect(person.seat(FRIEND)).to_contain_text(person.say("felt-bot-for"))
    person.does("desk-draw", count=2)
    person.hand.taps("6c")
    person.does("desk-discard", "6c")
    person.my_turn_comes()
    expect(person.last_move).to_contain_text(FRIEND)


def test_the_others_stop_the_match(person: Person, friends: Friends, server: Server) -> None:
    person.page.clock.install()
    friend = meet(person, friends, server, Deal(("", HAND)))
    friend.leave()
    a_moment_later(person)
    person.press("felt-wish-stop")
    expect(person.moves).to_contain_text(person.say("felt-stopped"))
    assert friend.now.phase == "stopped"
    assert friend.client.mine is not None
    assert friend.client.mine.choice is None, "nothing can be done any more"
    person.press("felt-see-score")
    expect(person.button("felt-again")).to_be_visible()


def test_who_left_comes_back_and_takes_the_seat_from_the_bot(person: Person, friends: Friends, server: Server) -> None:
    friend = meet(person, friends, server, Deal(("", HAND), "7c", "7d 7h 9s 10c"))
    person.menu("felt-leave")
    person.press("felt-stay")
    expect(person.page.locator("dialog[open]")).to_have_count(0)
    person.menu("felt-leave")
    person.pointer.tap(person.dialog.get_by_role("button", name=person.say("felt-leave"), exact=True))
    person.reads("web-home-title")
    friend.until(lambda now: now.places[1].left)
    friend.vote(1, "bot")
    friend.act("draw", "discard 7d")
    friend.until(lambda now: now.picture is not None and now.picture.turn == 0)
    before = friend.now.number

    back = person.page.get_by_role("region", name=person.say("web-returns")).get_by_role("link")
    person.pointer.tap(back.filter(has_text=FRIEND))
    person.reads("felt-bot-for-you")
    assert friend.now.number == before
    person.press("felt-take-back")
    person.reads_no_more("felt-bot-for-you")
    place = friend.now.places[1]
    assert (place.name, place.left, place.bot) == ("Ania", False, "")
    friend.act("draw", "discard 7h")
    person.my_turn_comes()


def a_moment_later(person: Person) -> None:
    """Nobody is asked about who is gone for a moment only."""
    person.page.clock.run_for(3_000)

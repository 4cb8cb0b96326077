"""Coming back: after a reload in any phase, and after the network was lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.meeting import FRIEND, NAME, meet
from tests.browser.wire import Wire
from tests.support.arrangement import Deal, arrange

if TYPE_CHECKING:
    from tests.browser.friend import Friends
    from tests.browser.person import Person
    from tests.support.serving import Server

GOING_OUT = "Ac Ac Ad Ad Ah Ah As As Kc Kc Kd Kd Kh Kh Ks"
GIVING_UP = "Kc Kd Kh Ks Qc Qd Qh Qs Jc Jd Jh Js 10c 10d 10h"
HAND = "9c 9d 9h 4c 4d 4h 4s 5c 5d 5h 6c 6d 8c 8d 10s"
MINUTE = 60_000


def test_a_reload_changes_nothing_in_any_phase(person: Person, friends: Friends, server: Server) -> None:
    arrange(
        server.data,
        Deal((GOING_OUT, HAND), "7c", "7d Ks 9s 10s Jkr 6h"),
        Deal((GIVING_UP, HAND), "7c", "7s 7s 10c 5s"),
    )
    friend = friends.open_table(FRIEND, players="2")
    person.sits_down(friend.table, NAME)
    seats = person.region("web-seats")
    reload(person)
    expect(seats).to_contain_text(person.say("web-seat-you"))
    expect(seats.get_by_text(NAME)).to_have_count(1)
    person.is_ready()
    expect(person.button("web-not-ready")).to_be_visible()
    reload(person)
    expect(person.button("web-not-ready")).to_be_visible()

    friend.ready()
    person.hand.has(15)
    same_after_reload(person)
    friend.act("draw", "discard 7d")
    person.my_turn_comes()
    same_after_reload(person)
    person.does("desk-draw", count=2)
    person.hand.has(17)
    person.hand.taps("9c 9d 9h 9s")
    person.does("desk-ready-lay", "9c 9d 9h 9s", points=40)
    number, hand = friend.now.number, person.hand.texts
    reload(person)
    person.hand.has(17)
    assert (friend.now.number, person.hand.texts) == (number, hand)
    person.reads("felt-stage-sum", made=40, needs=50)
    person.hand.taps("6c")
    person.does("desk-discard", "6c")
    person.waits()

    friend.act("draw", "open AAAAAAAA KKKKKKKK", "add Jk to A", "discard 6h")
    expect(person.button("felt-next")).to_be_visible()
    same_after_reload(person)
    expect(person.button("felt-next")).to_be_visible()
    friend.go_on()
    person.press("felt-next")

    person.my_turn_comes()
    person.does("desk-draw", count=2)
    person.hand.taps("6c")
    person.does("desk-discard", "6c")
    friend.act("draw")
    friend.act("open KKKK QQQQ JJJJ 10101010", "discard 5s", sure=True)
    won = person.say("event-match_ended", who="you", name="")
    expect(person.dialog).to_contain_text(won)
    same_after_reload(person)
    expect(person.dialog).to_contain_text(won)


def test_after_a_minute_without_network_all_is_as_it_was(person: Person, friends: Friends, server: Server) -> None:
    person.page.clock.install()
    friend = meet(person, friends, server, Deal(("", HAND), "7c", "7d 7h 9s 10c"))
    friend.act("draw", "discard 7d")
    person.my_turn_comes()
    hand, number = person.hand.texts, friend.now.number

    network = person.page.context
    network.set_offline(True)
    for _ in range(3):
        person.page.clock.fast_forward(MINUTE // 3)
    person.reads("felt-reconnecting")
    person.reads("felt-reconnecting-more")
    assert person.hand.texts == hand
    person.does("desk-draw", count=2)
    assert friend.now.number == number

    network.set_offline(False)
    person.hand.has(17)
    person.hand.gets("9s", "10c")
    person.reads_no_more("felt-reconnecting")
    assert friend.now.number == number + 1
    person.hand.taps("6c")
    person.does("desk-discard", "6c")
    friend.act("draw")


def test_what_was_done_and_not_acknowledged_is_done_once(person: Person, friends: Friends, server: Server) -> None:
    wire = Wire(person.page)
    friend = meet(person, friends, server, Deal(("", HAND), "7c", "7d 7h 9s 10c"))
    friend.act("draw", "discard 7d")
    person.my_turn_comes()
    number = friend.now.number

    wire.deafen()
    person.does("desk-draw", count=2)
    friend.until(lambda now: now.number > number)
    person.hand.has(15)
    wire.cut()
    person.hand.has(17)
    person.reads_no_more("felt-reconnecting")
    assert friend.now.number == number + 1
    person.hand.taps("6c")
    person.does("desk-discard", "6c")
    person.waits()
    assert friend.now.number == number + 2


def test_who_lost_the_connection_while_people_gather_keeps_the_seat(
    person: Person, friends: Friends, server: Server
) -> None:
    wire = Wire(person.page)
    friend = friends.open_table(FRIEND, players="2")
    person.sits_down(friend.table, NAME)
    person.is_ready()
    wire.cut(stays=True)
    person.reads("web-link-lost")
    friend.until(lambda now: not now.places[1].here)
    wire.mend()
    friend.until(lambda now: now.places[1].here)
    person.reads_no_more("web-link-lost")
    friend.ready()
    person.hand.has(15)


def reload(person: Person) -> None:
    """Load the page anew."""
    person.page.reload()


def same_after_reload(person: Person) -> None:
    """Load the page anew: the same cards, the same melds and pile, and the story of this deal, told once."""
    hand, felt, story = seen(person)
    reload(person)
    expect(person.page.locator(".table-page")).to_be_visible()
    person.hand.has(len(hand))
    after = seen(person)
    assert after[:2] == (hand, felt)
    assert after[2] == story[: len(after[2])]


def seen(person: Person) -> tuple[list[str], list[str], list[str]]:
    """The hand, what lies on the table, and what happened, the newest first."""
    felt = person.page.locator("main.felt section")
    story = person.page.locator(".rail .log li")
    return person.hand.texts, felt.all_text_contents(), story.all_text_contents()

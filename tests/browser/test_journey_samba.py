"""Samba and combo: opening with a sequence, melds that grow and are joined, the pile onto a sequence, bonus cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.meeting import meet_four
from tests.support.arrangement import Deal

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.friend import Friend, Friends
    from tests.browser.person import Person
    from tests.support.serving import Server

FIRST = "8s 4c 4d 5c 6d 7c 9d 10c Jc Qd Kc 4h 6h 8c 5d"
HAND = "9s 10s Js Qs Ac Ad Ah As Ac Ad 8h 8d 7d 6c 5h"
OTHERS = ("4s 5s 6s 7s 9c 10d Jd Qc Kd 5c 6c 7h 8c 9h 10h", "4c 5d 6d 7c 8d 9c 10c Jc Qd Kc 4h 5h 6h 7h 9d")
KINGS = "Kc Kd Kd Kh Kh Ks Ks 4c 5h 6d 7s 9c 10d Jh Qs"
BONUS = "As Ah Jd 10h 9s 8d 7c 6s 5d 4h Qc"


def samba(hand: str, stock: str) -> Deal:
    """A deal of three packs to four."""
    return Deal((FIRST, hand, *OTHERS), "9h", stock, players=4, size=15, packs=3)


def round_of(first: Friend, third: Friend, fourth: Friend, card: str) -> None:
    """The others have their turns; before the person somebody discards this card."""
    third.act("draw", "discard 4s")
    fourth.act("draw", "discard 4c")
    first.act("draw", f"discard {card}")


def test_a_sequence_and_a_set_open_grow_and_are_joined(person: Person, friends: Friends, server: Server) -> None:
    stock = "Jd Qh Kh 5s  6s 7s 8h 9h  10h Jh 4d 5d"
    first, third, fourth = meet_four(person, friends, server, samba(HAND, stock), "samba")
    first.act("draw", "discard 4c")
    person.my_turn_comes()
    person.does("desk-draw", count=2)
    person.hand.has(17)

    person.hand.taps("9s 10s Js")
    person.does("desk-ready-lay-run", "9s 10s Js", points=30)
    person.hand.taps("Ac Ad Ah")
    person.does("desk-ready-lay", "Ac Ad Ah", points=60)
    person.does("desk-open", points=90)
    first.sees_melds(1, {"A": 3, "9s-Js": 3})

    person.hand.taps("Qs")
    person.does("desk-extend", "Qs", run=person.say.run("9s-Js"))
    first.sees_melds(1, {"A": 3, "9s-Qs": 4})

    person.hand.taps("As Ac Ad")
    expect(person.move("desk-add", "Ac Ad As")).to_be_visible()
    person.does("desk-lay-second", "Ac Ad As")
    first.sees_melds(1, {"A": 3, "A/2": 3, "9s-Qs": 4})
    person.does("desk-join", **{"class": person.say.cards("A")})
    first.sees_melds(1, {"A": 6, "9s-Qs": 4})
    person.hand.taps("6c")
    person.does("desk-discard", "6c")
    person.waits()

    round_of(first, third, fourth, "8s")
    person.my_turn_comes()
    onto = person.say("desk-way-onto-run", run=person.say.run("9s-Qs"), points=0)
    expect(way(person, onto)).to_be_visible()
    person.taps("pile")
    person.reads("felt-which")
    run = person.say("desk-take-onto-run", run=person.say.run("9s-Qs"))
    person.pointer.tap(person.notice.get_by_role("button", name=run, exact=True))
    first.sees_melds(1, {"A": 6, "8s-Qs": 5})
    expect(person.last_move).to_contain_text(person.say.run("8s-Qs"))


def test_a_card_that_fits_a_set_and_a_sequence_is_asked_about(person: Person, friends: Friends, server: Server) -> None:
    hand = "5h 6h 7h 8c 8d 8s 8h Ac Ad As Kc Qd Jc 10c 4s"
    stock = "Jd Qh Kh 5s"
    first, *_ = meet_four(person, friends, server, samba(hand, stock), "samba")
    first.act("draw", "discard 4c")
    person.my_turn_comes()
    person.does("desk-draw", count=2)
    person.hand.taps("Ac Ad As")
    person.does("desk-ready-lay", "Ac Ad As", points=60)
    person.hand.taps("5h 6h 7h")
    person.does("desk-ready-lay-run", "5h 6h 7h", points=15)
    person.hand.taps("8c 8d 8s")
    person.does("desk-ready-lay", "8c 8d 8s", points=30)
    person.does("desk-open", points=105)
    first.sees_melds(1, {"A": 3, "8": 3, "5h-7h": 3})

    person.hand.taps("8h")
    expect(person.move("desk-add", "8h")).to_be_visible()
    expect(person.move("desk-extend", "8h", run=person.say.run("5h-7h"))).to_be_visible()
    person.taps("meld:5h-7h")
    first.sees_melds(1, {"A": 3, "8": 3, "5h-8h": 4})


def test_the_first_canasta_brings_eleven_cards(person: Person, friends: Friends, server: Server) -> None:
    stock = f"Jd Qh 4s 5s {BONUS}"
    first, *_ = meet_four(person, friends, server, samba(KINGS, stock), "combo")
    first.act("draw", "discard 4c")
    person.my_turn_comes()
    person.does("desk-draw", count=2)
    person.hand.taps("Kc Kd Kd Kh Kh Ks")
    person.does("desk-open", points=60)
    person.hand.has(11)
    person.hand.taps("Ks")
    person.does("desk-add", "Ks")
    person.hand.has(21)
    person.hand.gets(*BONUS.split())
    tag = person.say("desk-tag-natural", count=7)
    expect(person.page.get_by_text(tag)).to_be_visible()
    got = person.say("event-bonus_drew", who="you", count=11, shown="yes", cards="x").split("(")[0].strip()
    expect(person.last_move).to_contain_text(got)
    new = person.say("felt-card-new", name=person.say.name("Jd"))
    expect(person.page.locator(".hand").get_by_role("button", name=new)).to_have_count(1)
    expect(person.moves.get_by_role("button", name=person.say("felt-undo", what=""))).to_have_count(0)
    first.until(lambda now: now.picture is not None and now.picture.seats[1].count == 21)


def way(person: Person, label: str) -> Locator:
    """A way to take the pile that is possible."""
    return person.page.locator(".ways").get_by_role("button", name=f"{person.say('felt-way-yes')}: {label}")

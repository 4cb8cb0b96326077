"""An opening in the making, the pile and the ways to take it, melds that grow; what cannot be done says why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.meeting import meet
from tests.support.arrangement import Deal

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.friend import Friends
    from tests.browser.person import Person
    from tests.support.serving import Server

FRIENDS_HAND = "As 4s 5d Kh 2s 6c 9c 9s 10c 10d Jd Js Qd Qs 7d"
HAND = "Kc Kd Ks Ac Ad 2h 4c 4d 4h 7c 8d 9h 10s Jc Qh"
STOCK = "6h 7h 5s 8s 8c 8h 6s 7s"


def test_an_opening_is_put_ready_laid_taken_back_and_laid_again(
    person: Person, friends: Friends, server: Server
) -> None:
    friend = meet(person, friends, server, Deal((FRIENDS_HAND, HAND), "5c", STOCK))
    friend.act("draw", "discard 4s")
    person.my_turn_comes()
    person.does("desk-draw", count=2)
    person.hand.has(17)
    number = friend.now.number
    person.hand.taps("Kc Kd Ks")
    stages(person, "Kc Kd Ks", 30)
    counts(person, 30)

    is_told_why(person, person.move("desk-open-short", missing=20), "opening_play_short", needs=50, made=30)
    reads_the_rule_that_is_named(person)

    person.hand.drags("Ac", person.place("lane"))
    person.hand.has_chosen("Kc Kd Ks Ac")
    person.hand.taps("Ad 2h")
    stages(person, "Ac Ad 2h", 60)
    counts(person, 90)
    assert friend.now.number == number

    person.does("desk-open", points=90)
    person.hand.has(11)
    friend.sees_melds(1, {"K": 3, "A": 3})
    person.does("felt-undo", what=person.say("desk-undo-cards", cards=person.say.cards("Kc Kd Ks Ac Ad 2h")))
    person.hand.has(17)
    expect(melds(person)).to_have_count(0)

    person.hand.taps("Ac Ad 2h")
    stages(person, "Ac Ad 2h", 60)
    person.does("desk-open", points=60)
    expect(melds(person)).to_have_count(1)
    person.hand.taps("Jc")
    person.does("desk-discard", "Jc")
    person.waits()
    person.hand.has(13)


def test_the_pile_shows_in_which_ways_it_can_be_taken(person: Person, friends: Friends, server: Server) -> None:
    friend = meet(person, friends, server, Deal((FRIENDS_HAND, HAND), "5c", STOCK))
    friend.act("draw", "discard As")
    person.my_turn_comes()
    say = person.say
    aces, points = {"class": say.cards("A")}, {"points": 60}
    pair = say("desk-way-pair-held", cards=say.cards("Ac Ad"), **aces, **points)
    assert say("desk-points", **points) in pair
    expect(way(person, "felt-way-yes", pair)).to_be_visible()
    person.pointer.tap(way(person, "felt-way-no", say("desk-way-wild", **aces)))
    expect(person.notice.first).to_contain_text(say.cards("A"))
    reads_the_rule_that_is_named(person)

    person.taps("pile")
    person.hand.has(14)
    expect(melds(person)).to_have_count(1)
    friend.sees_melds(1, {"A": 3})
    person.hand.gets("5c")

    person.hand.taps("Kc Kd Ks")
    person.press("felt-lane-drop")
    person.hand.has(11)
    person.hand.drags("2h", person.place("meld:K"))
    person.hand.has(10)
    friend.sees_melds(1, {"A": 3, "K": 4})

    person.hand.taps("7c")
    person.does("desk-discard", "7c")
    person.waits()
    friend.act("draw", "discard Kh")
    person.my_turn_comes()
    onto = say("desk-take-onto", **{"class": say.cards("K")})
    person.pointer.tap(person.moves.get_by_role("button", name=onto, exact=True))
    friend.sees_melds(1, {"A": 3, "K": 5})
    person.hand.gets("7c")


def test_a_frozen_pile_is_marked_and_refused_with_the_rule(person: Person, friends: Friends, server: Server) -> None:
    friend = meet(person, friends, server, Deal((FRIENDS_HAND, HAND), "5c", STOCK))
    friend.act("draw", "discard 2s")
    person.my_turn_comes()
    frozen = person.say("desk-pile-frozen", reason="")
    expect(person.place("pile")).to_contain_text(frozen)
    person.reads("desk-ways-cannot")
    person.taps("pile")
    expect(person.notice.first).to_be_visible()
    reads_the_rule_that_is_named(person)


def stages(person: Person, cards: str, points: int) -> None:
    """Put these cards, which are selected, ready."""
    person.does("desk-ready-lay", cards, points=points)
    expect(person.page.locator(".stage .step", has=person.page.locator(".strip"))).not_to_have_count(0)
    expect(person.move("desk-ready-lay", cards, points=points)).to_have_count(0)


def counts(person: Person, points: int) -> None:
    """See the sum and the minimum beside each other."""
    person.reads("felt-stage-sum", made=points, needs=50)
    if points < 50:
        person.reads("felt-stage-missing", count=50 - points)
    else:
        person.reads("felt-stage-enough")


def is_told_why(person: Person, button: Locator, violation: str, **params: int) -> None:
    """Press what is shown as not possible."""
    person.pointer.tap(button, refused=True)
    expect(person.notice.first).to_contain_text(person.say(f"violation-{violation}", **params))


def reads_the_rule_that_is_named(person: Person) -> None:
    """Follow the link beside the reason: just that rule is shown."""
    link = person.notice.get_by_role("button").filter(has_text=person.say("felt-rule")).first
    rule = link.inner_text().split()[-1]
    person.pointer.tap(link)
    shown = person.dialog.locator(f"#rule-{rule}")
    expect(shown).to_be_in_viewport()
    expect(shown).to_be_focused()
    expect(shown).to_contain_text(rule)
    person.closes_dialog()
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def way(person: Person, possible: str, label: str) -> Locator:
    """A way to take the pile, and whether it is possible."""
    return person.page.locator(".ways").get_by_role("button", name=f"{person.say(possible)}: {label}")


def melds(person: Person) -> Locator:
    """The own melds."""
    lane = person.page.get_by_role("region", name=person.say("felt-lane", who="you", name=""), exact=True)
    return lane.locator(".group[data-drop]")

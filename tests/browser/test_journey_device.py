"""A second device at the same seat, by a link that works once; the link for friends has no secret in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.meeting import FRIEND, NAME, meet
from tests.browser.person import Person
from tests.support.arrangement import Deal
from tests.support.people import DESKTOP, PHONE

if TYPE_CHECKING:
    from tests.browser.friend import Friends
    from tests.support.people import People
    from tests.support.serving import Server

HAND = "9c 9d 9h 4c 4d 4h 4s 5c 5d 5h 6c 6d 8c 8d 10s"
SECRETS = "Object.values(JSON.parse(localStorage.getItem('stolik.seats') ?? '{}')).map(({ token }) => token)"
SHOWN = """[
  location.href,
  document.documentElement.outerHTML,
  ...[...document.querySelectorAll('input')].map(({ value }) => value),
  ...performance.getEntriesByType('resource').map(({ name }) => name),
]"""


def test_a_second_device_takes_the_same_seat_once(
    person: Person, people: People, friends: Friends, server: Server
) -> None:
    friend = meet(person, friends, server, Deal(("", HAND), "7c", "7d 7h 9s 10c"))
    person.menu("felt-device")
    link = person.page.get_by_label(person.say("web-device-link")).input_value()
    assert link.startswith(f"{server.url}/t/{friend.table}#code=")
    assert person.scans() == link
    person.reads("web-device-secret")
    person.closes_dialog()

    other = second_device(person, people)
    other.opens(link)
    other.hand.has(15)
    assert other.hand.texts == person.hand.texts
    assert other.page.url == f"{server.url}/t/{friend.table}"

    friend.act("draw", "discard 7d")
    for one in (person, other):
        one.my_turn_comes()
    other.does("desk-draw", count=2)
    for one in (person, other):
        one.hand.has(17)
    person.hand.taps("6c")
    person.does("desk-discard", "6c")
    for one in (person, other):
        one.waits()
        one.hand.has(16)
    assert [place.name for place in friend.now.places] == [FRIEND, NAME]

    third = second_device(person, people)
    third.opens(link)
    third.reads("web-claim-failed")
    assert "code" not in third.page.url
    third.press("web-claim-go-on")
    third.reads("felt-watching")
    third.hand.has(0)


def test_what_is_passed_on_has_no_secret(person: Person, friends: Friends, server: Server) -> None:
    person.invites(NAME, 2)
    secrets = person.page.evaluate(SECRETS)
    assert [len(secret) for secret in secrets] == [43]
    expect(person.page.locator("svg.qr")).to_be_visible()
    keeps_to_itself(person, secrets)
    assert secrets[0] not in person.scans()

    friend = friends.sit_down(person.page.url.rpartition("/")[2], FRIEND)
    friend.ready()
    person.is_ready()
    person.hand.comes()
    keeps_to_itself(person, secrets)
    assert secrets[0].encode() not in b"".join(friend.client.received)


def second_device(person: Person, people: People) -> Person:
    """The same person with a device of the other kind in hand."""
    device = DESKTOP if person.device is PHONE else PHONE
    return Person(people.arrive(device, person.say.language), person.say, device)


def keeps_to_itself(person: Person, secrets: list[str]) -> None:
    """The token stands nowhere on the page, in its address, or in an address that it asked for."""
    shown = person.page.evaluate(SHOWN)
    assert shown
    assert [text for text in shown for secret in secrets if secret in text] == []

"""Choina with bots: turns by taps, a claim answered with one tap, and silence until one says otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.person import Person

TURNS = 6
"""Of four players two may ask after each discard: so many turns never pass without being asked."""


def takes_the_turn(person: Person) -> None:
    """Draw, and discard the first card of the hand."""
    page = person.page
    expect(page.locator(".actions .primary")).to_contain_text(person.say("desk-draw", count=1))
    before = page.locator(".held").count()
    page.locator(".actions .primary").click()
    expect(page.locator(".held")).to_have_count(before + 1)
    page.locator(".held").first.click(position={"x": 10, "y": 10})
    page.locator(".actions .primary").click()
    expect(page.locator(".held")).to_have_count(before)


def test_a_claim_takes_one_tap_and_one_may_keep_silent_from_then_on(person: Person) -> None:
    page = person.page
    person.opens()
    person.writes_name("Ania")
    page.locator("label.game", has_text=person.say("web-game-choina")).click()
    person.press("web-play-bots")
    person.hand.comes()
    for _ in range(TURNS):
        expect(page.locator(".claim .btn, .actions > .primary").first).to_be_visible()
        if page.locator(".claim .btn").count() > 0:
            break
        takes_the_turn(person)
    page.locator(".claim .two .btn").last.click()
    expect(page.locator(".claim [aria-pressed=true]")).to_contain_text(person.say("desk-asked-pass-note"))

    person.press("felt-claim-silent")
    expect(person.button("felt-claim-speak")).to_be_visible()
    expect(page.locator(".claim")).to_have_count(0)
    expect(page.locator(".actions > .primary")).to_be_visible()  # the others went on, and it is my turn
    takes_the_turn(person)

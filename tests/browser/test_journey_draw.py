"""A match that begins with a draw for the seats: chosen on the first page, seen at the table, the own seat kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.person import Person


def test_the_draw_is_seen_until_the_first_turn_is_over_and_the_own_cards_stay_at_hand(person: Person) -> None:
    person.opens()
    person.writes_name("Ania")
    person.pointer.tap(person.page.locator(".fold").first)
    game = person.say("web-game-classic")
    person.pointer.tap(person.page.locator("label").filter(has=person.page.get_by_text(game, exact=True)).first)
    person.press("web-play-bots")
    person.hand.comes()
    person.hand.has(11)
    drawn = person.page.locator(".whynot li")
    expect(drawn).to_have_count(4)
    person.reads("felt-draw")
    held = person.page.locator(".hand .held")
    expect(person.button("desk-draw", count=1)).to_be_visible()
    before = held.evaluate_all("cards => cards.map(card => card.dataset.card)")

    person.page.reload()
    person.hand.comes()
    assert held.evaluate_all("cards => cards.map(card => card.dataset.card)") == before
    expect(drawn).to_have_count(4)
    expect(person.page.locator(".seats .seat")).to_have_count(3)

    person.pointer.tap(person.page.locator(".whynot .shut"))
    expect(drawn).to_have_count(0)

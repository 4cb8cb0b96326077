"""Cassino: groups that light up, a build by keys, cards that are dropped; every move by a button that names it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.support.arrangement import Round, arrange

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.friend import Friends
    from tests.browser.person import Person
    from tests.support.serving import Server

ROUND = Round(("8s Ac 9h 2d", "7d 9c Qd 4h"), "3c 5d 8h Ks", "4d 6h Js 10c 5h 6s Jd 10s")


def on_the_table(person: Person, token: str) -> Locator:
    """A loose card or a stack."""
    return person.page.locator(f'[data-token="{token}"]')


def next_step(person: Person) -> Locator:
    """The button that names it."""
    return person.page.locator(".actions > .primary")


def test_cards_are_taken_built_and_laid_by_named_buttons_only(person: Person, friends: Friends, server: Server) -> None:
    page, say = person.page, person.say
    arrange(server.data, ROUND)
    person.game = "cassino"
    person.opens()
    person.writes_name("Ania")
    person.pointer.tap(page.locator("label.game").filter(has=page.locator("input[value=cassino]")))
    person.chooses("web-players", count=2)
    person.chooses("web-piles-open")
    person.press("web-invite-friends")
    expect(person.text("web-lobby-title")).to_be_visible()
    friend = friends.sit_down(page.url.rsplit("/", 1)[1], "Marek", 1)
    friend.ready()
    person.is_ready()
    person.hand.comes()

    # dropped on the bare table a card only makes that the next step
    person.hand.drags("9h", person.place("table"))
    expect(next_step(person)).to_have_text(say("desk-trail", card=say.cards("9h")))
    assert friend.now.picture is not None
    assert friend.now.picture.turn == 0

    # another card takes its place; what it can take is numbered, and can be left out and taken in
    person.hand.taps("8s")
    groups = page.locator(".chip")
    expect(groups).to_have_count(2)
    expect(page.locator(".chip[aria-pressed=true]")).to_have_count(2)
    person.pointer.tap(groups.filter(has_text=say.cards("3c")))
    expect(next_step(person)).to_have_text(say("desk-capture", count=1, cards=say.cards("8h")))
    expect(on_the_table(person, "3c")).to_have_attribute("aria-pressed", "false")
    person.pointer.tap(on_the_table(person, "Ks"))
    expect(person.notice).to_contain_text(say("violation-face_in_sum", card=say.cards("Ks")))
    expect(on_the_table(person, "Ks")).to_have_attribute("aria-pressed", "false")
    person.pointer.tap(groups.filter(has_text=say.cards("3c")))
    person.pointer.tap(next_step(person))
    person.hand.has(3)
    expect(page.locator("[data-token]")).to_have_count(1)

    # all of it by keys: a card of the hand, one of the table, and the button's move
    friend.act("trail 7d")
    person.my_turn_comes()
    person.hand.walks_to("2d")
    page.keyboard.press("Space")
    on_the_table(person, "Ks").focus()
    page.keyboard.press("ArrowLeft")
    expect(on_the_table(person, "7d")).to_be_focused()
    page.keyboard.press("Space")
    expect(next_step(person)).to_contain_text(say("desk-make-build", value=9, cards="").strip())
    page.keyboard.press("Enter")
    person.hand.has(2)
    built = f"{say('desk-build', value=9)}, {say('felt-you')}"
    expect(page.get_by_role("button", name=built)).to_contain_text(say.name("7d"))

    # dropped on a stack a card takes nothing yet
    friend.act("trail Qd")
    person.my_turn_comes()
    person.hand.drags("9h", on_the_table(person, "B9"))
    expect(on_the_table(person, "B9")).to_have_attribute("aria-pressed", "true")
    person.hand.has(2)
    person.pointer.tap(next_step(person))
    person.hand.has(1)

    # the only thing that can be done is the next step; then everybody gets four more cards
    friend.act("trail 4h")
    person.my_turn_comes()
    person.hand.taps("Ac")
    person.pointer.tap(next_step(person))
    friend.act("trail 9c")
    person.hand.has(4)

    # piles lie open at this table: all that I have captured can be looked at
    person.pointer.tap(page.locator(".plate.own"))
    expect(person.dialog.locator(".known .card")).to_have_count(7)

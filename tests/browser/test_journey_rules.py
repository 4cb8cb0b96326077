"""Own rules: changed, saved under a name, sent as a link, opened elsewhere, played and saved there too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.person import Person

if TYPE_CHECKING:
    from tests.support.people import People

NAME = "U Nowaków (lato)"


def test_rules_saved_under_a_name_are_played_by_whoever_opens_their_link(person: Person, people: People) -> None:
    say = person.say
    person.opens()
    person.chooses("web-players", count=4)
    person.press("web-change-rules")
    person.dialog.get_by_label(say("option-target"), exact=True).select_option("3000")
    person.press("web-options-take", count=1)
    person.press("web-rules-save")
    person.dialog.get_by_label(say("web-own-name")).fill(NAME)
    person.pointer.tap(person.dialog.locator(".primary"))
    expect(person.page.get_by_role("group", name=say("web-own-title")).get_by_role("radio")).to_be_checked()
    person.press("web-rules-share")
    link = person.dialog.get_by_label(say("web-rules-link")).input_value()
    assert "/rules#kurnik@1+players=4+target=3000&name=" in link

    friend = Person(people.arrive(person.device, say.language), say, person.device)
    friend.opens(link)
    expect(friend.page.get_by_role("heading", level=1)).to_have_text(NAME)
    friend.reads("web-table-game", game=say("web-game-kurnik"), count=4)
    expect(friend.region("web-sent-rules").get_by_role("listitem")).to_contain_text(say("option-target-value-3000"))
    friend.press("web-rules-save")
    friend.pointer.tap(friend.dialog.locator(".primary"))
    friend.reads("web-own-saved", name=NAME)
    friend.writes_name("Marek")
    friend.press("web-play-bots")
    friend.hand.comes()
    expect(friend.page.locator("h1")).to_contain_text(say("desk-goal-target", target=3000))

    friend.opens()
    own = friend.page.get_by_role("group", name=say("web-own-title"))
    expect(own).to_contain_text(say("option-target-value-3000"))
    expect(own.get_by_role("radio")).to_be_checked()

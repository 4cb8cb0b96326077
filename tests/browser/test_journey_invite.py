"""Friends by a link, others by the list of open tables; then seats, bots, other rules, and everybody ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.person import Person

if TYPE_CHECKING:
    from tests.browser.friend import Friends
    from tests.support.people import People
    from tests.support.serving import Server

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def test_the_link_is_copied_and_its_picture_says_the_same(person: Person, server: Server) -> None:
    person.page.context.grant_permissions(CLIPBOARD)
    person.invites("Ania", 2)
    person.reads("web-invite-local")
    link = person.page.get_by_label(person.say("web-invite-link")).input_value()
    assert link == person.page.url
    assert link.startswith(f"{server.url}/t/")
    assert person.scans() == link
    person.press("web-copy")
    expect(person.button("web-copied")).to_be_visible()
    assert person.page.evaluate("navigator.clipboard.readText()") == link


def test_somebody_finds_the_table_reads_the_rules_sits_down_and_both_begin(person: Person, people: People) -> None:
    say = person.say
    person.opens()
    person.writes_name("Ania")
    person.chooses("web-players", count=4)
    person.chooses("web-listed-all")
    person.press("web-invite-friends")
    expect(person.region("web-manners")).to_contain_text(say("web-manners-listed-yes"))
    friend = Person(people.arrive(person.device, say.language), say, person.device)
    friend.opens()
    found = say("web-open-join-at", game=say("web-game-kurnik"), names="Ania")
    friend.pointer.tap(friend.page.get_by_role("link", name=found))
    friend.reads("web-lobby-guest", has="yes", name="Ania")
    rules = friend.region("web-table-rules")
    expect(rules).to_contain_text(say("web-table-game", game=say("web-game-kurnik"), count=4))
    expect(friend.button("web-ready")).to_have_count(0)
    friend.press("web-sit-down")
    friend.reads("web-name-needed")
    friend.writes_name("Marek")
    friend.press("web-sit-down")
    expect(friend.button("web-ready")).to_be_visible()
    seats = person.region("web-seats")
    expect(seats).to_contain_text("Marek")
    friend.press("web-move-here", number=3, has="yes", name="Ania")
    for one in (person, friend):
        expect(one.region("web-seats")).to_contain_text(say("event-and", first="Ania", last="Marek"))
    expect(seats.get_by_text(say("web-seat-free"))).to_have_count(2)

    friend.is_ready()
    expect(seats).to_contain_text(say("web-seat-ready"))
    person.reads("web-ready-free", count=2)
    person.press("web-bots-fill", count=2)
    expect(seats.get_by_text(say("web-seat-free"))).to_have_count(0)
    person.reads("web-ready-you")

    person.press("web-change-rules")
    person.dialog.get_by_label(say("option-target"), exact=True).select_option("3000")
    person.press("web-options-take", count=1)
    for one in (person, friend):
        one.reads("web-rules-changed")
        expect(one.region("web-table-rules")).to_contain_text(say("option-target-value-3000"))
        expect(one.button("web-ready")).to_be_visible()

    person.is_ready()
    person.reads("web-ready-waiting", names="Marek")
    friend.is_ready()
    for one, other in ((person, "Marek"), (friend, "Ania")):
        one.hand.comes()
        expect(one.seat(other)).to_be_visible()
        expect(one.page.locator("h1")).to_contain_text(say("desk-goal-target", target=3000))


def test_who_comes_too_late_may_watch(person: Person, friends: Friends) -> None:
    friend = friends.open_table("Marek", players="2")
    other = friends.sit_down(friend.table, "Kasia")
    person.opens(f"/t/{friend.table}")
    person.reads("web-table-full", watching="yes")
    friend.ready()
    other.ready()
    expect(person.page.get_by_role("group", name=person.say("felt-seats")).get_by_role("button")).to_have_count(2)
    person.reads("felt-watching")
    person.hand.has(0)

"""A whole match: going out, the score line by line, the next deal, the end and another match; and how to lose one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.meeting import FRIEND, meet
from tests.support.arrangement import Deal

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from stolik.desk.picture import Sheet
    from tests.browser.friend import Friend, Friends
    from tests.browser.person import Person
    from tests.support.serving import Server

FRIENDS_HAND = "4c 4d 5s 6c 6d 7c 8s 9c 10h Jd Js Qd 5h 8h 10s"
RED_THREES_AND = "3h 3h 3d 3d Ac Ac Ad Ad Ah Ah As Kc Kc Kd Kd"
REPLACED = "Kh Kh Ks 9h"
ACES, KINGS = "Ac Ac Ad Ad Ah Ah As As", "Kc Kc Kd Kd Kh Kh Ks Ks"

LAYING_ALL = "Kc Kd Kh Ks Qc Qd Qh Qs Jc Jh Jc"


def test_a_match_is_played_to_its_end_and_another_one_begun(person: Person, friends: Friends, server: Server) -> None:
    deals = [
        Deal((FRIENDS_HAND, RED_THREES_AND), "5c", f"{REPLACED} 5d 6h As Ks"),
        Deal((FRIENDS_HAND, RED_THREES_AND), "5c", f"{REPLACED} As Ks"),
    ]
    friend = meet(person, friends, server, *deals, target="3000")
    reads_the_rules_of_this_table(person)
    friend.act("draw", "discard 4c")
    goes_out(person)

    sheet = reads_the_score(person, friend)
    expect(person.dialog.get_by_role("button", name=person.say("felt-score-deal", number=1))).to_be_visible()
    person.press("felt-next")
    person.reads("felt-next-wait", names=FRIEND)
    friend.go_on()
    expect(person.page.locator("dialog[open]")).to_have_count(0)
    person.my_turn_comes()
    expect(person.place("pile")).to_have_accessible_name(
        person.say("felt-pile-label", count=1, top=person.say.name("5c"))
    )

    goes_out(person)
    expect(person.dialog).to_contain_text(person.say("event-match_ended", who="you", name=""))
    assert friend.now.phase == "over"
    last = reads_the_score(person, friend)
    assert last.totals[1] == sheet.points[1] + last.points[1]
    person.pointer.tap(person.dialog.get_by_role("button", name=person.say("felt-score-deal", number=1)))
    expect(sum_line(person)).to_contain_text(str(sheet.points[1]))

    over = person.page.url
    person.press("felt-again")
    person.reads("web-lobby-title")
    assert person.page.url != over
    expect(person.region("web-table-rules")).to_contain_text(person.say("option-target-value-3000"))


def test_losing_the_match_has_to_be_confirmed(person: Person, friends: Friends, server: Server) -> None:
    deal = Deal(("", LAYING_ALL), "4c", "5d 6h Js 5s", size=11)
    friend = meet(person, friends, server, deal, deal_size="11")
    friend.act("draw", "discard 6h")
    person.my_turn_comes()
    person.does("desk-draw", count=2)
    for cards in ("Kc Kd Kh Ks", "Qc Qd Qh Qs", "Jc Jc Jh Js"):
        person.hand.taps(cards)
        person.does("desk-ready-lay", cards, points=40)
    number = friend.now.number
    person.does("desk-open", points=120)
    is_asked_for_confirmation(person)
    assert friend.now.number == number

    jacks = ", ".join(map(person.say.name, "Jc Jc Jh Js".split()))
    person.press("felt-stage-back", number=3, cards=jacks)
    expect(person.button("felt-sure")).to_have_count(0)
    person.does("desk-open", points=80)
    person.hand.has(5)
    person.hand.taps("Jc Jc Jh Js")
    person.does("desk-lay", "Jc Jc Jh Js")
    is_asked_for_confirmation(person)
    person.press("felt-sure")
    person.hand.has(1)
    person.hand.taps("5s")
    person.does("desk-discard", "5s")
    is_asked_for_confirmation(person)
    person.press("felt-sure")
    expect(person.dialog).to_contain_text(person.say("event-match_ended", who="other", name=FRIEND))
    expect(person.button("felt-again")).to_be_visible()
    assert friend.now.phase == "over"


def is_asked_for_confirmation(person: Person) -> None:
    """See in place of the button what it would do."""
    expect(person.button("felt-sure")).to_be_visible()


def reads_the_rules_of_this_table(person: Person) -> None:
    """See that they are those of the changed option, and no others."""
    if not person.button("felt-rules").is_visible():  # in a narrow bar it stands back where people can talk
        person.press("felt-menu")
    person.press("felt-rules")
    rules = person.dialog.get_by_role("listitem")
    expect(person.dialog.locator(".changes")).to_contain_text(person.say("option-target"))
    expect(rules.filter(has_text="3000 pu" if person.say.language == "pl" else "3000 points")).not_to_have_count(0)
    expect(rules.filter(has_text="5000")).to_have_count(0)
    person.closes_dialog()


def goes_out(person: Person) -> None:
    """Draw, lay two canastas, and discard the last card."""
    person.my_turn_comes()
    person.does("desk-draw", count=2)
    person.hand.has(17)
    person.hand.taps(ACES)
    person.does("desk-ready-lay", ACES, points=160)
    person.hand.taps(KINGS)
    person.does("desk-ready-lay", KINGS, points=80)
    person.does("desk-open", points=240)
    person.hand.has(1)
    person.hand.taps("9h")
    person.does("desk-discard", "9h")
    expect(person.dialog).to_be_visible()


def reads_the_score(person: Person, friend: Friend) -> Sheet:
    """See every line of the last deal, its sum, and what was left in the hands."""
    picture = friend.now.picture
    assert picture is not None
    sheet = picture.sheets[-1]
    lines = person.dialog.get_by_role("table").first
    for line in sheet.lines:
        own = line.cells[1]
        name = person.page.get_by_text(person.say(line.name.code, **line.name.params), exact=True)
        row = lines.get_by_role("row").filter(has=name)
        expect(row).to_contain_text(str(own.points) if own is not None and own.points > 0 else "")
    expect(sum_line(person)).to_contain_text(str(sheet.points[1]))
    left = sheet.hands[0]
    expect(person.dialog.locator(".hands li").first.locator(".card")).to_have_count(len(left))
    return sheet


def sum_line(person: Person) -> Locator:
    """The points of the deal that is shown."""
    return person.dialog.get_by_role("row").filter(has_text=person.say("felt-score-sum"))

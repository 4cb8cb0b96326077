"""A match that is over is found again, gone through move by move, shared, kept as a file, and opened from it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from playwright.sync_api import FilePayload, expect

from stolik.record import find_difference, read_record
from stolik.table.advising import ADVISER
from tests.browser.meeting import FRIEND, NAME, meet
from tests.support.arrangement import Deal
from tests.support.files import FILES, tampered

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.friend import Friend, Friends
    from tests.browser.person import Person
    from tests.support.people import People
    from tests.support.serving import Server

RED_THREES_AND = "3h 3h 3d 3d Ac Ac Ad Ad Ah Ah As Kc Kc Kd Kd"
REPLACED = "Kh Kh Ks 9h"
OWN_HAND = "4c 4d 5s 6c 6d 7c 8s 9c 10h Jd Js Qd 5h 8h 10s"
ALL_LAID = "lay AcAcAd; add Ad; add Ah; add Ah; add As; add As; lay KcKcKd; add Kd; add Kh; add Kh; add Ks; add Ks"
DEALS = [
    Deal((RED_THREES_AND, OWN_HAND), "5c", f"{REPLACED} As Ks"),
    Deal((RED_THREES_AND, OWN_HAND), "5c", f"{REPLACED} 5d 6h As Ks"),
]


def test_a_finished_match_is_found_replayed_downloaded_and_opened_from_its_file(
    person: Person, friends: Friends, server: Server, people: People, tmp_path: Path
) -> None:
    friend = meet(person, friends, server, *DEALS, target="3000")
    plays_to_the_end(person, friend)

    finds_the_match(person)
    goes_through_it(person)
    reviews_it(person)
    sees_it_as_the_friend_did(person)
    stranger = people.arrive(person.device, person.say.language)
    shares(person, stranger)
    file = downloads(person, tmp_path)
    opens(person, file.read_bytes(), file.name)
    expect(person.page).to_have_url(re.compile("/games/file$"))
    stands_at(person, 1, 2)

    stranger.goto(f"/games/{friend.table}")
    expect(stranger.get_by_role("alert")).to_have_text(person.say("web-error-no-seat"))


def test_a_file_that_was_tampered_with_or_is_none_says_so_in_one_line(person: Person) -> None:
    _, line, action = tampered()
    person.opens("/games")
    expect(person.text("web-games-none")).to_be_visible()
    opens(person, FILES["differs"], "differs.stolik")
    verdict = person.page.locator(".verdict")
    expect(verdict).to_contain_text(str(line))
    expect(verdict).to_contain_text(action)
    person.press("web-replay-go-there")
    expect(verdict).to_contain_text(person.say("web-replay-verdict-bad"))
    expect(person.button("web-replay-next")).to_have_attribute("aria-disabled", "true")

    pastes(person, FILES["cut off"].decode().rstrip("\n"))
    expect(person.page.get_by_role("alert")).to_contain_text(re.compile(r"^\S+ \d+, \S+ \d+: "))
    opens(person, FILES["whole"], "whole.stolik")
    stands_at(person, 1, 2)
    expect(person.page.locator(".verdict")).to_have_count(0)


def plays_to_the_end(person: Person, friend: Friend) -> None:
    """The friend goes out twice, and wins."""
    friend.act("draw", ALL_LAID, "discard 9h")
    person.press("felt-next")
    friend.go_on()
    person.my_turn_comes()
    person.does("desk-draw", count=2)
    person.hand.taps("4c")
    person.does("desk-discard", "4c")
    friend.act("draw", ALL_LAID, "discard 9h")
    expect(person.button("web-replay-watch")).to_be_visible()


def finds_the_match(person: Person) -> None:
    """From the first page to where the cards have been dealt."""
    person.opens()
    follows(person, person.page.get_by_role("link", name=person.say("web-games-title"), exact=True))
    match = person.page.locator(".games li")
    expect(match).to_have_count(1)
    expect(match).to_contain_text(person.say("web-games-lost"))
    expect(match).to_contain_text(FRIEND)
    follows(person, match.get_by_role("link"))
    stands_at(person, 1, 2)  # the lot that named the first dealer is before it


def reviews_it(person: Person) -> None:
    """Where points were lost is judged by a bot; what is said of it is no more than the replay shows."""
    person.press("review-open")
    bot = person.say(f"web-bot-{ADVISER}")
    review = person.page.locator(".review")
    expect(review).to_contain_text(person.say("review-note", bot=bot))
    expect(review).to_be_focused()
    expect(review.get_by_role("status")).to_be_in_viewport()


def goes_through_it(person: Person) -> None:
    """With buttons, the slider and the list, over the end of a deal; with keys, where there are any; by itself."""
    person.press("web-replay-previous")
    stands_at(person, 1, 1)
    person.press("web-replay-next")
    stands_at(person, 1, 2)
    expect(hand_of(person, FRIEND)).to_have_accessible_name(re.compile(person.say.name("9h")))
    expect(hand_of(person, NAME)).to_have_accessible_name(re.compile(person.say.name("Qd")))
    last = moves(person).count()
    person.pointer.tap(moves(person).nth(last - 1))
    stands_at(person, 1, last)
    expect(hand_of(person, FRIEND)).to_have_accessible_name(
        person.say("web-replay-hand-of", name=FRIEND, count=0, cards="")
    )
    person.press("web-replay-next")
    stands_at(person, 2, 1)
    person.press("web-replay-previous")
    stands_at(person, 1, last)
    person.page.get_by_role("slider").fill("2")
    stands_at(person, 1, 3)
    expect(person.page).to_have_url(re.compile("#deal=1&move=3$"))
    person.page.reload()
    stands_at(person, 1, 3)
    if not person.device.touch:
        person.page.locator("body").press("PageDown")
        stands_at(person, 2, 1)
        person.page.locator("body").press("ArrowRight")
        stands_at(person, 2, 2)
        person.page.locator("body").press("PageUp")
        stands_at(person, 2, 1)
        person.page.locator("body").press("PageUp")
    else:
        person.press("web-replay-previous-deal")
    stands_at(person, 1, 2)
    person.press("web-replay-play")
    person.press("web-replay-pause")


def sees_it_as_the_friend_did(person: Person) -> None:
    """With the own hand closed."""
    chosen = person.page.get_by_label(person.say("web-replay-hands"))
    chosen.select_option(label=person.say("web-replay-hands-of", name=FRIEND))
    expect(hand_of(person, NAME).locator(".card:not(.back)")).to_have_count(0)
    person.press("web-replay-next-deal")
    stands_at(person, 2, 1)
    expect(hand_of(person, NAME)).to_have_accessible_name(
        person.say("web-replay-hand-closed", name=NAME, count=len(OWN_HAND.split()))
    )


def shares(person: Person, stranger: Page) -> None:
    """Let everybody who has the link see it with all hands open, and take that back."""
    person.press("after-share-short")
    person.reads("after-share-what")
    person.press("after-share-make")
    link = person.page.get_by_label(person.say("after-share-link"), exact=True).input_value()
    stranger.goto(urlsplit(link).path)
    expect(stranger.get_by_text(person.say("after-shared-lead"))).to_be_visible()
    stranger.get_by_role("button", name=person.say("web-replay-next"), exact=True).click()
    expect(stranger.get_by_role("img", name=re.compile(person.say.name("Qd")))).to_be_visible()
    expect(stranger.get_by_role("img", name=re.compile(person.say.name("Ac")))).to_be_visible()
    with stranger.expect_download():
        stranger.get_by_role("button", name=person.say("web-games-download"), exact=True).click()
    expect(stranger.get_by_role("button", name=person.say("after-share-short"), exact=True)).to_have_count(0)
    person.press("after-share-stop")
    person.reads("after-share-stopped")
    person.closes_dialog()
    stranger.reload()
    expect(stranger.get_by_role("alert")).to_have_text(person.say("web-error-no-share"))


def downloads(person: Person, folder: Path) -> Path:
    """Keep the record, and see that it is one."""
    with person.page.expect_download() as started:
        person.press("web-games-download")
    file = folder / started.value.suggested_filename
    started.value.save_as(file)
    record = read_record(file.read_bytes().decode())
    assert file.name == f"stolik-kurnik-{record.date}.stolik"
    assert [player.name for player in record.players] == [FRIEND, NAME]
    assert record.is_over
    assert find_difference(record) is None
    return file


def opens(person: Person, data: bytes, name: str) -> None:
    """Choose a file on the page for it."""
    if person.page.locator("input[type=file]").count() == 0:
        person.opens("/games")
    file = FilePayload(name=name, mimeType="text/plain", buffer=data)
    person.page.locator("input[type=file]").set_input_files(file)


def pastes(person: Person, text: str) -> None:
    """Paste a text anywhere on the page."""
    person.page.evaluate(
        """text => {
            const clipboardData = new DataTransfer();
            clipboardData.setData('text/plain', text);
            document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
        }""",
        text,
    )


def follows(person: Person, link: Locator) -> None:
    """Press a link."""
    person.pointer.tap(link)


def moves(person: Person) -> Locator:
    """The list of moves."""
    return person.page.locator(".moves button")


def hand_of(person: Person, name: str) -> Locator:
    """The open hand of somebody."""
    return person.page.locator(".player").filter(has=person.page.get_by_text(name, exact=True)).locator(".open-hand")


def stands_at(person: Person, deal: int, at: int) -> None:
    """See that this is the moment."""
    place = person.page.locator(".controls .place")
    expect(place).to_have_text(re.compile(rf"^\S+ {deal} \S+ [23] · {at} \S+ \d+$"))

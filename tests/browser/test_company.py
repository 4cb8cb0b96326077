"""People at a table in the page: what they say, and that a touch brings one back from a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from stolik.text.catalogue import catalogue
from tests.support.gallery import Gallery, screens
from tests.support.people import DESKTOP, PHONE, People

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.support.people import Device
    from tests.support.serving import Server

POLISH = catalogue("pl")
SCREENS = {screen.name: screen for screen in screens()}


@pytest.fixture(scope="module")
def gallery(browser: Browser, server: Server) -> Iterator[Gallery]:
    people = People(browser, server.url)
    yield Gallery(people)
    people.leave()


def shown(gallery: Gallery, name: str, device: Device = DESKTOP) -> Page:
    return gallery.show(SCREENS[name], device, "pl", "light")


def test_a_phrase_is_said_with_one_tap_and_a_text_with_enter(gallery: Gallery) -> None:
    page = shown(gallery, "talk", PHONE)
    lines = page.locator(".said li")
    page.get_by_role("button", name=POLISH.format("talk-thanks"), exact=True).click()
    expect(lines.last).to_have_text(f"{POLISH.format('felt-you')} {POLISH.format('talk-thanks')}")
    box = page.get_by_label(POLISH.format("felt-talk-text"), exact=True)
    box.fill("<i>tak</i>")
    box.press("Enter")
    expect(lines.last).to_have_text(f"{POLISH.format('felt-you')} <i>tak</i>")
    expect(box).to_have_value("")


def test_who_is_muted_is_not_read_until_one_wants_to_hear_again(gallery: Gallery) -> None:
    page = shown(gallery, "talk-muted")
    names = page.locator(".said li b")
    assert "Marek" not in names.all_inner_texts()
    page.get_by_role("button", name=POLISH.format("felt-talk-unmute"), exact=True).click()
    assert "Marek" in names.all_inner_texts()


@pytest.mark.parametrize("touch", ["key", "pointer"])
def test_any_touch_of_the_table_brings_back_whom_the_clock_replaced(gallery: Gallery, touch: str) -> None:
    page = shown(gallery, "clock-bot-plays")
    if touch == "key":
        page.keyboard.press("Shift")
    else:
        page.locator(".felt").click(position={"x": 5, "y": 5})
    expect(page.locator(".whynot")).to_have_count(0)


def test_who_agrees_to_end_the_match_may_think_better_of_it(gallery: Gallery) -> None:
    page = shown(gallery, "finish-proposed")
    page.get_by_role("button", name=POLISH.format("felt-finish-yes"), exact=True).click()
    expect(page.locator(".whynot strong")).to_have_text(POLISH.format("felt-finish-own"))
    page.get_by_role("button", name=POLISH.format("felt-finish-no"), exact=True).click()
    expect(page.get_by_role("button", name=POLISH.format("felt-finish-yes"), exact=True)).to_be_visible()

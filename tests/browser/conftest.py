"""A browser and a server for each worker of the test run, and a page for each test, on two devices in two languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from playwright.sync_api import expect, sync_playwright

from scripts.browser import on_machine, remembered
from tests.browser.friend import Elsewhere, Friends, elsewhere
from tests.browser.person import Person
from tests.browser.words import Words
from tests.support.arranged_server import PROGRAM
from tests.support.people import DESKTOP, PATIENCE, PHONE, Device, Language, People
from tests.support.serving import Server, serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

LAUNCH = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of a worker share, where bots play at once; tables are their own.

    The cards come as tests/support/arrangement.py has arranged them, where a test did so.
    """
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, "--pace", "0", "--claim", "4", "--thinkers", "1", program=PROGRAM) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser that scripts/bootstrap.py found, else the machine's."""
    program = remembered() or on_machine()
    assert program, "there is no browser: run `python3 -m scripts.bootstrap browser`"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=LAUNCH)
        yield running
        running.close()


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    """Whoever takes part in the test; none of their pages may have failed, or called elsewhere."""
    everybody = People(browser, server.url)
    yield everybody
    everybody.leave()
    assert everybody.problems == []


BEFORE: list[tuple[Device, Language, bool]] = [
    (DESKTOP, "pl", False),
    (PHONE, "en", False),
    (DESKTOP, "en", True),
    (PHONE, "pl", True),
]
"""Device, language, and whether only the long runs take them: that every screen is whole in both languages on both
devices test_screens.py shows, and what is done there is the same.
"""


@pytest.fixture(
    params=[
        pytest.param((device, language), id=f"{device.name}-{language}", marks=[pytest.mark.soak] if seldom else [])
        for device, language, seldom in BEFORE
    ]
)
def before(request: pytest.FixtureRequest) -> tuple[Device, Language]:
    """What somebody sits before: a test that asks for it is run on a desk and on a phone, and in each language."""
    return cast("tuple[Device, Language]", request.param)


@pytest.fixture
def device(before: tuple[Device, Language]) -> Device:
    """The desk, or the phone."""
    return before[0]


@pytest.fixture
def language(before: tuple[Device, Language]) -> Language:
    """The language of the page."""
    return before[1]


@pytest.fixture
def page(people: People, device: Device, language: Language) -> Page:
    """The page of one person, on each device and in each language."""
    return people.arrive(device, language)


@pytest.fixture
def person(page: Page, device: Device, language: Language) -> Person:
    """One person, on each device and in each language, who has not opened the page yet."""
    return Person(page, Words(language), device)


@pytest.fixture(scope="package")
def far_away() -> Iterator[Elsewhere]:
    """Where friends without a browser live."""
    with elsewhere() as thread:
        yield thread


@pytest.fixture
def friends(far_away: Elsewhere, server: Server) -> Iterator[Friends]:
    """Those who play without a browser."""
    everybody = Friends(far_away, server.url.removeprefix("http://"))
    yield everybody
    everybody.leave()

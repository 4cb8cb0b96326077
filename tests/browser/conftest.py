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
from tests.support.people import DESKTOP, LOCALES, PATIENCE, PHONE, Device, Language, People
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
    with serving(folder, "--pace", "0", "--thinkers", "1", program=PROGRAM) as running:
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


@pytest.fixture(params=[DESKTOP, PHONE], ids=lambda device: device.name)
def device(request: pytest.FixtureRequest) -> Device:
    """A test that asks for the device is run on a desk and on a phone."""
    return cast("Device", request.param)


@pytest.fixture(params=LOCALES)
def language(request: pytest.FixtureRequest) -> Language:
    """A test that asks for the language is run in each."""
    return cast("Language", request.param)


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

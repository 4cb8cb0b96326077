"""Every screen of web/screens.ts: whole in both languages, usable by all, nothing cut off or covered."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from stolik.text.catalogue import catalogue
from tests.browser.colours import by_colour_alone, moving
from tests.browser.colours import opened as colours
from tests.support.gallery import BLANK, Gallery, Screen, screens
from tests.support.people import DESKTOP, PHONE, Device, Language, People, Scheme
from tests.support.scenes import STATES, with_hand

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.support.serving import Server

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
CHECKS = Path(__file__).with_name("screen_checks.js")
SCREENS = screens()
FINGER = 44
NARROW, NARROWEST, SHORT = 360, 320, 700
SHORT_PHONES = [
    ("guide-take", 320, 640),
    ("finish-proposed", 390, 664),
    ("finish-own", 390, 664),
    ("choina-asked", 360, 640),
    ("choina-may-ask", 360, 640),
    ("own-turn", 360, 640),
    ("own-turn-drawn", 360, 640),
]
HANDS = (11, 15, 20, 26, 36, 60)
SEEN: list[str] = []
"""Elements of which it is known what tells their states: the same ones are on many screens."""
WHOLE_FOLDERS = ("dialogs", "pages")

# axe-core names the impact that a rule's violations have; what is left out by it could not fail a test.
INACCESSIBLE = """
    (grave) => {
        const others = axe._audit.rules.filter(({ impact }) => !grave.includes(impact));
        const rules = Object.fromEntries(others.map(({ id }) => [id, { enabled: false }]));
        const asked = { rules, resultTypes: ['violations'], preload: false };
        return axe.run(document, asked).then((found) => found.violations);
    }
"""
GRAVE = ("serious", "critical")

# Every screen is seen on each device and in each language, light and dark; the other pairs in the long runs only.
WAYS: list[tuple[Device, Language, Scheme, bool]] = [
    (DESKTOP, "en", "light", False),
    (PHONE, "pl", "dark", False),
    (DESKTOP, "pl", "dark", True),
    (PHONE, "en", "light", True),
]

# What another tab does when a language is chosen there.
CHOOSE = """
    (language) => {
        const kept = JSON.parse(localStorage.getItem('stolik.prefs'));
        localStorage.setItem('stolik.prefs', JSON.stringify({ ...kept, language, letters: language }));
    }
"""
# Several checks at once wait only once until all has been drawn.
ASK = """
    async (asked) => {
        await screenChecks.settled();
        const answers = Object.entries(asked).map(([name, what]) => [name, screenChecks[name](...what)]);
        return answers.flatMap(([name, faults]) => faults.map((fault) => `${name}: ${fault}`));
    }
"""
COUNT = """
    () => {
        const ask = window.fetch;
        window.waiting = 0;
        window.fetch = (...what) => {
            window.waiting += 1;
            return ask(...what).finally(() => { window.waiting -= 1; });
        };
    }
"""
# What depends on the language and comes from the server has been asked for anew by then, such as the rules.
SHOWN = "language => document.documentElement.lang === language && window.waiting === 0"


@pytest.fixture(scope="module")
def gallery(browser: Browser, server: Server) -> Iterator[Gallery]:
    """The screens, before one browser that keeps what it has read."""
    people = People(browser, server.url)
    yield Gallery(people)
    people.leave()


@pytest.mark.parametrize(
    ("device", "language", "scheme"),
    [
        pytest.param(
            device, language, scheme, id=f"{device.name}-{language}", marks=[pytest.mark.soak] if seldom else []
        )
        for device, language, scheme, seldom in WAYS
    ],
)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_screen_is_whole(
    gallery: Gallery, screen: Screen, device: Device, language: Language, scheme: Scheme
) -> None:
    page = opened(gallery, screen, device, language, scheme)
    found = {"access": inaccessible(page)}
    if device is DESKTOP:
        found |= {"colour alone": by_colour_alone(colours(page), SEEN), "moves": moving(page)}
    found |= faults(page, device, language)
    assert {name: fault for name, fault in found.items() if fault} == {}
    assert problems(gallery) == []


@pytest.mark.parametrize("name", ["own-turn", "rules"])
def test_a_language_that_is_chosen_in_another_tab_is_spoken_at_once(gallery: Gallery, name: str) -> None:
    (screen,) = [screen for screen in SCREENS if screen.name == name]
    page = opened(gallery, screen, DESKTOP, "pl", "light")
    before = page.evaluate("screenChecks.words()")
    speak(page, "en")
    expect(page.locator(screen.see).first).to_be_visible()
    assert untranslated(page) == []
    assert page.evaluate("screenChecks.words()") != before
    assert problems(gallery) == []


def opened(gallery: Gallery, screen: Screen, device: Device, language: Language, scheme: Scheme) -> Page:
    """The page that shows the screen, with the checks in it."""
    page = gallery.show(screen, device, language, scheme)
    page.evaluate(CHECKS.read_text(encoding="utf-8"))
    return page


def speak(page: Page, language: Language) -> None:
    """Choose a language in another tab, and wait until the page shows it."""
    tabs = page.context.pages
    other = next((tab for tab in tabs if tab is not page), None)
    if other is None:
        other = page.context.new_page()
        other.goto(BLANK)
    page.evaluate(COUNT)
    other.evaluate(CHOOSE, language)
    page.wait_for_function(SHOWN, arg=language)


def faults(page: Page, device: Device, language: Language) -> dict[str, list[str]]:
    """What is wrong with the page that is shown, by what it was looked at for; it is left as it was."""
    found = inspected(page, device)
    page.evaluate("document.documentElement.style.fontSize = ''")
    page.set_viewport_size({"width": device.width, "height": device.height})
    return {f"{language}, {name}": fault for name, fault in found.items()}


def inspected(page: Page, device: Device) -> dict[str, list[str]]:
    """The page as it is, then narrower, then with large letters."""
    found = {"messages": untranslated(page)}
    if device is PHONE:
        found["as it is"] = check(page, covered=(), tooSmall=(FINGER,))
        for width in (NARROW, NARROWEST):
            page.set_viewport_size({"width": width, "height": SHORT})
            found[f"width {width}"] = check(page, tooWide=(width,), cutAtTheSide=())
        page.set_viewport_size({"width": NARROW, "height": device.height})
        width = NARROW
    else:
        found["as it is"] = check(page, covered=())
        width = device.width
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    found["large letters"] = check(page, tooWide=(width,), cutAtTheSide=())
    return found


def check(page: Page, **asked: tuple[int, ...]) -> list[str]:
    """What checks of screen_checks.js say, with these arguments, when all has been drawn."""
    found: list[str] = page.evaluate(ASK, asked)
    return found


def untranslated(page: Page) -> list[str]:
    """Messages that the page missed, and names of messages where words should be."""
    missing: list[str] = page.evaluate("window.__missing ?? []")
    words = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", page.evaluate("screenChecks.words()")))
    return missing + sorted(word for word in words if word in catalogue("en"))


def inaccessible(page: Page) -> list[str]:
    """What axe-core calls serious or critical."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    violations = page.evaluate(INACCESSIBLE, GRAVE)
    return [f"{violation['id']}: {[node['html'][:120] for node in violation['nodes'][:3]]}" for violation in violations]


def problems(gallery: Gallery) -> list[str]:
    """Errors of scripts since this was asked last."""
    found = list(gallery.people.problems)
    gallery.people.problems.clear()
    return found


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=lambda device: device.name)
def test_no_index_of_a_hand_is_covered(gallery: Gallery, device: Device) -> None:
    (screen,) = [screen for screen in SCREENS if screen.name == "thirty-cards"]
    sizes = [device.width, 1024, 1600] if device is DESKTOP else [device.width, NARROW, NARROWEST]
    found = {}
    page = gallery.show(screen, device, "pl", "light")
    page.evaluate(CHECKS.read_text(encoding="utf-8"))
    for count in HANDS:
        gallery.wall(device, "pl").line.say(with_hand(count).update())
        page.wait_for_function(f"document.querySelectorAll('.hand .held').length === {count}")
        for width in sizes:
            page.set_viewport_size({"width": width, "height": device.height})
            page.locator(".actions").evaluate("element => { element.style.position = 'static' }")
            page.locator(".hand").evaluate("element => element.scrollIntoView({ block: 'center' })")
            found[f"{count} cards, {width} px"] = check(page, covered=())
    assert {name: covered for name, covered in found.items() if covered} == {}


@pytest.mark.parametrize(("name", "width", "height"), SHORT_PHONES)
def test_a_table_on_a_short_phone_does_not_scroll(gallery: Gallery, name: str, width: int, height: int) -> None:
    (screen,) = [screen for screen in SCREENS if screen.name == name]
    page = gallery.show(screen, PHONE, "pl", "light")
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(CHECKS.read_text(encoding="utf-8"))
    page.evaluate("screenChecks.settled()")
    assert page.evaluate("document.scrollingElement.scrollHeight") == height


def test_every_page_and_dialog_is_in_the_list() -> None:
    source = ROOT / "web/src"
    files = {path for folder in WHOLE_FOLDERS for path in (source / folder).glob("*.svelte")}
    files |= {path for path in source.rglob("*Dialog.svelte") if path.parent.name != "components"}
    rows = {"dialogs/OptionRow.svelte"}
    wanted = {path.relative_to(source).as_posix() for path in files} - rows
    shown = {screen.shows for screen in SCREENS}
    assert wanted - shown == set()
    assert [name for name in shown if not (source / name).is_file()] == []


def test_every_state_is_shown() -> None:
    shown = {name for screen in SCREENS for name in (screen.state, *screen.tables, *screen.listed) if name}
    assert shown == set(STATES)


def test_names_of_screens_are_unlike_each_other() -> None:
    names = [screen.name for screen in SCREENS]
    assert len(set(names)) == len(names) > 40

"""A whole match of each family by keyboard alone, and what is told of it to those who only listen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard import Keyboard
from tests.browser.listener import Listener
from tests.browser.words import Words
from tests.support.arrangement import Deal, arrange
from tests.support.people import DESKTOP, Language, People
from tests.support.serving import Server, serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OWN = "4c 4d 5s 6c 6d 7c 8s 9c 10h Jd Js Qd 5h 8h 10s"
BOTS = "3h 3h 3d 3d Ac Ac Ad Ad Ah Ah As Kc Kc Kd Kd"
QUICK = (
    Deal((OWN, BOTS), "5c", "Kh Kh Ks 9h 5d 6h As Ks"),
    Deal((OWN, BOTS), "5c", "Kh Kh Ks 9h As Ks"),
)
"""A match that the bot wins in two turns: two canastas and all red threes at once, twice."""

GOES_ON = "() => !document.querySelector('dialog[open]') || document.querySelector('dialog[open] footer .primary')"

MATCHES: list[tuple[str, Language, tuple[Deal, ...], bool]] = [
    ("kurnik@1+players=2+target=3000", "pl", QUICK, False),
    ("cassino@1+players=2+target=single_round", "en", (), False),
    ("kurnik@1+players=2+match_end=deals", "en", (), True),
    ("classic@1+match_end=deals", "en", (), True),
    ("samba@1+match_end=deals", "pl", (), True),
    ("combo@1", "en", (), True),
    ("choina@1+players=3", "pl", (), True),
    ("cassino@1+players=4+target=11", "pl", (), True),
]
"""Short matches: the rules, the language, how the cards come, and whether only the long runs take them."""


@pytest.fixture
def hurried(rules: str, server: Server, tmp_path: Path) -> Iterator[Server]:
    """The server; for Choina one of its own, where a card can be asked for in no time: else a match takes minutes."""
    if not rules.startswith("choina"):
        yield server
        return
    with serving(tmp_path, "--pace", "0", "--claim", "0.5", "--thinkers", "1") as own:
        yield own


@pytest.mark.parametrize(
    ("rules", "language", "deals"),
    [
        pytest.param(rules, language, deals, id=rules, marks=[pytest.mark.soak] if seldom else [])
        for rules, language, deals, seldom in MATCHES
    ],
)
def test_a_match_is_played_by_keys_alone(
    people: People, hurried: Server, rules: str, language: Language, deals: tuple[Deal, ...]
) -> None:
    if deals:
        arrange(hurried.data, *deals)
    say = Words(language)
    keys = Keyboard(people.arrive(DESKTOP, language, url=hurried.url), say, rules.partition("@")[0])
    keys.page.goto(f"/rules#{rules}")
    keys.page.locator(".cta").wait_for()
    keys.tabs_to(lambda name: name == say("web-your-name"))
    keys.page.keyboard.type("Ania")
    keys.presses(say("web-play-bots"))
    plays_to_the_end(keys)
    looks_back(keys)
    assert keys.lost == []

    listener = Listener(keys.page, say)
    assert listener.moves_untold == []
    assert listener.tasks_untold == 0
    assert listener.unreadable == []


def plays_to_the_end(keys: Keyboard) -> None:
    """Draw, lay where that is the next step, and discard the first card that can be; capture, or trail."""
    again = keys.say("felt-again")
    following = {keys.say(f"felt-next{kind}") for kind in ("", "-round")}
    while True:
        state = keys.next_state()
        if state == "dialog":
            # the next deal may be over, too, before the score of this one was seen to go
            keys.page.wait_for_function(GOES_ON)
            if keys.page.locator("dialog[open]").count() == 0:
                continue
            if keys.tabs_to(lambda name: name in {again, *following}) == again:
                return
            keys.press("Enter")
        elif state == "asked":
            answers(keys)
        else:
            takes_a_step(keys)


def looks_back(keys: Keyboard) -> None:
    """See the table once more, a deal of the sheet, and how the match went."""
    say, page = keys.say, keys.page
    keys.press("Escape")
    # letters lead somewhere again once the dialog is not only shut, but gone
    page.locator("dialog").wait_for(state="detached")
    keys.press("c")
    page.locator("dialog[open]").wait_for()
    keys.tabs_to(lambda name: name.endswith(say("felt-score-more")))
    keys.press("Enter")
    assert page.evaluate("document.activeElement.ariaPressed") == "true"
    keys.presses(say("web-replay-watch"))
    page.locator(".foot .what").wait_for()
    keys.presses(say("web-replay-next"))
    expect(page.locator(".foot .what")).not_to_have_text(say("web-replay-start"))


def answers(keys: Keyboard) -> None:
    """Give the last answer that can be given."""
    keys.presses_last(".claim .two button")


def is_refused(keys: Keyboard) -> None:
    """Once in a match: ask for what cannot be done, twice; each time it is said why."""
    button = keys.page.locator(".ways .no, .actions .btn[aria-disabled]").first
    if keys.refused or button.count() == 0:
        return
    keys.tabs_to(lambda name: name == " ".join(button.inner_text().split()))
    keys.press("Enter")
    first = len(keys.alerts)
    keys.press("Enter")
    assert len(keys.alerts) == first + 1 > 1
    keys.refused = True


def takes_a_step(keys: Keyboard) -> None:
    """The next step where there is one, or what is offered without a card; else the first card that leads to one."""
    is_refused(keys)
    if keys.primary():
        keys.press("b", "Enter")
        return
    if keys.presses_last(".actions .others .btn:not(.quiet)"):
        return
    cards = keys.page.locator(".hand [data-held]").count()
    keys.press("k", "Home")
    for _ in range(cards):
        keys.press("Space")
        if keys.primary():
            keys.press("Enter")
            return
        keys.press("Escape", "ArrowRight")
    raise AssertionError("nothing can be done with any card")

"""Somebody who has a keyboard only: no pointer, and no focus but where keys have led it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, cast

from playwright.sync_api import TimeoutError as TooLate

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.words import Words

LISTENING: Final = Path(__file__).with_name("listening.js")
STOPS: Final = 90
"""More stops of Tab than any page has."""

A_PAGE: Final = 3_000
"""Milliseconds until a page that comes in the place of another has the focus."""

State = Literal["dialog", "asked", "turn"]

READ: Final = """
    (own) => {
        if (listening.waits()) return '';
        if (document.querySelector('dialog[open]')) return 'dialog';
        const answers = [...document.querySelectorAll('.claim .two button')];
        if (answers.length > 0) return answers.every((one) => one.ariaPressed !== 'true') ? 'asked' : '';
        return document.title === own && document.querySelector('.hand') ? 'turn' : '';
    }
"""
FOCUSED: Final = """
    () => {
        const { activeElement: at } = document;
        if (!at || at === document.body) return '';
        const label = at.ariaLabel || at.labels?.[0]?.innerText || at.innerText || '';
        return label.replace(/\\s+/g, ' ').trim();
    }
"""


class Keyboard:
    """Presses keys, and knows what has the focus; never may that be nothing."""

    def __init__(self, page: Page, say: Words, game: str) -> None:
        self.page = page
        self.say = say
        self.own = say("felt-title", turn="you", game=say(f"web-game-{game}"))
        self.lost: list[str] = []
        self.refused = False
        page.add_init_script(path=LISTENING)

    def press(self, *keys: str) -> None:
        """Press keys one after another, each when all has been answered that the one before led to."""
        for key in keys:
            self.page.keyboard.press(key)
            self.page.wait_for_function("() => !listening.waits()")
        try:
            self.page.wait_for_function("() => !listening.lost()", timeout=A_PAGE)
        except TooLate:
            self.lost.append(f"after {' '.join(keys)}: {self.page.locator('.actions').all_inner_texts()}")

    def tabs_to(self, found: Callable[[str], bool]) -> str:
        """Press Tab until the focus is on what is called so; its name."""
        seen = []
        for _ in range(STOPS):
            name = self.focused
            if name and found(name):
                return name
            seen.append(name)
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab leads to {seen} only")

    def presses(self, name: str) -> None:
        """Tab to the button that is called so, and press it."""
        self.tabs_to(lambda here: here == name)
        self.press("Enter")

    def presses_last(self, buttons: str) -> bool:
        """Tab to the last of these buttons that can be pressed, and press it; whether there is one."""
        count = self.page.locator(buttons).count()
        for at in reversed(range(count)):
            button = self.page.locator(buttons).nth(at)
            if button.get_attribute("aria-disabled") is None:
                name = " ".join((button.get_attribute("aria-label") or button.inner_text()).split())
                self.presses(name)
                return True
        return False

    @property
    def focused(self) -> str:
        """What that is called which has the focus."""
        return cast("str", self.page.evaluate(FOCUSED))

    @property
    def alerts(self) -> list[str]:
        """What was said at once, so far."""
        told = "listening.told.filter(({ role }) => role === 'alert').map(({ text }) => text)"
        return cast("list[str]", self.page.evaluate(told))

    def next_state(self) -> State:
        """Wait until something is to be done."""
        return cast("State", self.page.wait_for_function(READ, arg=self.own).json_value())

    def primary(self) -> str:
        """What stands on the next step; empty where there is none that can be done."""
        one = self.page.locator(".actions > .primary:not([aria-disabled]):not(.sure)")
        return one.inner_text() if one.count() else ""

"""People before browsers: each has a browser context, that is, cookies and storage, of his own."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

Language = Literal["pl", "en"]
Scheme = Literal["light", "dark"]

LOCALES: dict[Language, str] = {"pl": "pl-PL", "en": "en-GB"}
PATIENCE = 15_000
"""Milliseconds to wait for what a page ought to show: the cores of a test run are shared."""

OF_THE_NETWORK = ("Failed to load resource: ", "WebSocket connection to ")
"""How the browser's own complaints begin about answers that are refusals, and about lines that were cut."""


@dataclass(frozen=True)
class Device:
    """What somebody holds in his hand, or has on his desk."""

    name: str
    width: int
    height: int
    touch: bool


DESKTOP = Device("desktop", 1280, 800, touch=False)
PHONE = Device("phone", 390, 844, touch=True)


@dataclass
class People:
    """Everybody who takes part in a test.

    `problems` are errors of scripts, whatever the content security policy forbids, and requests to anywhere but the
    server.
    """

    browser: Browser
    url: str
    problems: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)

    def arrive(
        self, device: Device, language: Language, *, scheme: Scheme = "light", still: bool = True, url: str = ""
    ) -> Page:
        """A new person with an empty page; `still` asks for less movement, `url` is another server's."""
        context = self.browser.new_context(
            base_url=url or self.url,
            viewport={"width": device.width, "height": device.height},
            has_touch=device.touch,
            is_mobile=device.touch,
            locale=LOCALES[language],
            color_scheme=scheme,
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        context.on("weberror", lambda error: self.problems.append(f"{error.page and error.page.url}: {error.error}"))
        context.on("console", self._note_error)
        context.on("request", partial(self._note_request, url or self.url))
        self.contexts.append(context)
        return context.new_page()

    def leave(self) -> None:
        """Close everybody's pages."""
        while self.contexts:
            self.contexts.pop().close()

    def _note_error(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(OF_THE_NETWORK):
            self.problems.append(f"{message.page and message.page.url}: {message.text}")

    def _note_request(self, server: str, request: Request) -> None:
        if not request.url.startswith((server, "http://127.0.0.1:", "data:", "blob:")):
            self.problems.append(f"a request to {request.url}")

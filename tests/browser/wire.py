"""The line between a page and its table, which a test can cut, or let lose what the table says."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute


class Wire:
    """All websockets of a page that is opened after this."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._deaf = False
        self._down = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/socket", self._connect)

    def deafen(self) -> None:
        """From now on the page hears nothing, until it connects again."""
        self._deaf = True

    def cut(self, *, stays: bool = False) -> None:
        """Break the connection; the next one works, unless it stays cut."""
        self._down = stays
        self._deaf = False
        for route in self._open:
            route.close()
        self._open.clear()

    def mend(self) -> None:
        """Let the page connect again, and tell it so."""
        self._down = False
        self._page.evaluate("dispatchEvent(new Event('online'))")

    def _connect(self, route: WebSocketRoute) -> None:
        if self._down:
            route.close()
            return
        table = route.connect_to_server()
        table.on_message(lambda message: None if self._deaf else route.send(message))
        self._open.append(route)

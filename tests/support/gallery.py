"""The screens of web/screens.ts, shown by the real page of a real server; only the tables are those of scenes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import expect

from stolik.server.fault import WebFault
from stolik.text.catalogue import catalogue
from tests.support.people import Device, Language, People, Scheme
from tests.support.scene import TABLE, Scene
from tests.support.scenes import scene

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route, WebSocketRoute

LIST: Final = Path(__file__).parents[2] / "web/screens.ts"
REMEMBER: Final = """kept => {
    localStorage.clear();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
}"""


class Screen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A screen as web/screens.ts describes it."""

    name: str
    shows: str
    at: str
    see: str
    state: str = ""
    tables: tuple[str, ...] = ()
    fails: str = ""
    do: tuple[str, ...] = ()
    only: Literal["", "phone", "desktop"] = ""


def screens() -> list[Screen]:
    """The list."""
    source = LIST.read_text(encoding="utf-8")
    start = source.index("= [\n") + 2
    return msgspec.json.decode(source[start : source.rindex("];") + 1], type=list[Screen])


class Gallery:
    """Shows screens on one page for each device and language, which keeps what it has read."""

    def __init__(self, people: People) -> None:
        self.people: Final = people
        self._pages: dict[tuple[str, Language], Page] = {}
        self._screen: Screen | None = None
        self._tables: dict[str, Scene] = {}
        self._line: Line | None = None

    def show(self, screen: Screen, device: Device, language: Language, scheme: Scheme) -> Page:
        """The page, when it shows the screen."""
        self._screen = screen
        page = self._page(device, language)
        page.set_viewport_size({"width": device.width, "height": device.height})
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.goto("/favicon.svg")
        self._tables = {f"{TABLE}{number}": scene(name) for number, name in enumerate(screen.tables)}
        kept = {table: {"token": "own", "seat": 0, "rules": "", "names": [], "when": 1} for table in self._tables}
        page.evaluate(REMEMBER, {"stolik.prefs": {"name": "Ania"}, "stolik.seats": kept})
        if screen.state:
            self._tables[TABLE] = scene(screen.state)
        page.goto(screen.at.replace("TABLE", TABLE))
        for step in screen.do:
            walk(page, step, language)
        expect(page.locator(screen.see).first).to_be_visible()
        return page

    def say(self, text: str) -> None:
        """Let the table say something to the page."""
        assert self._line is not None
        self._line.say(text)

    def _page(self, device: Device, language: Language) -> Page:
        key = (device.name, language)
        if key not in self._pages:
            page = self._pages[key] = self.people.arrive(device, language)
            page.route("**/api/**", self._answer)
            page.route_web_socket("**/socket", self._connect)
        return self._pages[key]

    def _connect(self, socket: WebSocketRoute) -> None:
        self._line = Line(socket, self._tables.get(TABLE))

    def _answer(self, route: Route) -> None:
        path = urlsplit(route.request.url).path
        assert self._screen is not None
        if path == self._screen.fails:
            refuse(route, 503, WebFault.INTERNAL)
        elif path.startswith("/api/tables/"):
            answer(route, self._tables)
        else:
            route.continue_()


def answer(route: Route, tables: dict[str, Scene]) -> None:
    """What the server says about a table."""
    found = tables.get(route.request.url.rsplit("/", 1)[-1])
    if route.request.method == "POST":
        refuse(route, 403, WebFault.CODE)
    elif found is None:
        refuse(route, 404, WebFault.NO_TABLE)
    else:
        route.fulfill(body=found.open_part(), content_type="application/json")


def refuse(route: Route, status: int, fault: WebFault) -> None:
    """Answer with a problem."""
    route.fulfill(status=status, json={"code": fault.message})


class Line:
    """The table's end of a websocket."""

    def __init__(self, socket: WebSocketRoute, table: Scene | None) -> None:
        self._socket = socket
        if table is None or table.link == "cut":
            socket.close()
            return
        self._table = table
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        for said in self._table.answers(str(text)):
            self.say(said)
        if self._table.link == "closing":
            self.say(self._table.closing())
        if self._table.link == "lost":
            self._table.link = "cut"
            self._socket.close()

    def say(self, text: str) -> None:
        """Say something to the page."""
        self._socket.send(text)


def walk(page: Page, step: str, language: Language) -> None:
    """Do one step of a screen."""
    kind, what = step.split(" ", 1)
    if kind == "press":
        name = catalogue(language).format(what)
        page.get_by_role("button", name=name, exact=True).click()
    elif kind == "card":
        page.locator(f'.held[data-card="{what}"]').first.click(position={"x": 10, "y": 10})
    elif kind == "fill":
        label, text = what.split(" ", 1)
        page.get_by_label(catalogue(language).format(label), exact=True).fill(text)
    else:
        assert kind == "tap", step
        page.locator(what).first.click()

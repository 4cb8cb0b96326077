"""The screens of web/screens.ts, shown by the real page of a real server; only the tables are those of scenes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qs, urlsplit

import msgspec
from playwright.sync_api import FilePayload, expect

from stolik.desk.reviewed import Judged, decisions, reviewed_seats
from stolik.server.fault import WebFault
from stolik.server.outcome import outcome_of, result_of
from stolik.server.protocol import TableNow
from stolik.server.replays import replay_of
from stolik.server.requests import FinishedFound, OpenTable, Shared
from stolik.server.reviews import review_of
from stolik.server.room import ENDED
from stolik.table.change import Phase
from stolik.table.judging import judge_at
from stolik.table.recorded import record_of_table
from stolik.text.books import BOOKS
from stolik.text.catalogue import catalogue
from tests.support.advisers import Listing
from tests.support.files import FILES
from tests.support.people import Device, Language, People, Scheme
from tests.support.scene import TABLE, Scene
from tests.support.scenes import scene

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from playwright.sync_api import Page, WebSocketRoute

LIST: Final = Path(__file__).parents[2] / "web/screens.ts"
PASS_ON: Final = "kept => { window.name = JSON.stringify(kept); }"
REMEMBERING: Final = """
    if (window.name !== '') {
        localStorage.clear();
        for (const [key, value] of Object.entries(JSON.parse(window.name))) {
            localStorage.setItem(key, JSON.stringify(value));
        }
    }
"""
"""A page tells the next one what the browser remembers: none has a hand in that of another one."""

ANSWERING: Final = """
    const ask = window.fetch;
    window.fetch = async (path, init) => {
        const answer = await window.answered(String(path), init?.method ?? 'GET');
        return answer === null ? ask(path, init) : new Response(answer[1], { status: answer[0] });
    };
"""
BLANK: Final = "/favicon.svg"
LAST_END: Final = 1_796_000_000.0
DAY: Final = 86_400.0
SHARE: Final = "Xo8hVt2mQ0uYp5sKc1nWdA"
"""The id under which a match is shared."""

Answer = tuple[int, str]


class Screen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A screen as web/screens.ts describes it."""

    name: str
    shows: str
    at: str
    see: str
    state: str = ""
    tables: tuple[str, ...] = ()
    listed: tuple[str, ...] = ()
    saved: dict[str, str] = {}
    fails: str = ""
    guide: str = ""
    do: tuple[str, ...] = ()


def screens() -> list[Screen]:
    """The list."""
    source = LIST.read_text(encoding="utf-8")
    start = source.index("= [\n") + 2
    return msgspec.json.decode(source[start : source.rindex("];") + 1], type=list[Screen])


class Gallery:
    """Shows screens: on one page for each device and language, which keeps what it has read."""

    def __init__(self, people: People) -> None:
        self.people: Final = people
        self._walls: dict[tuple[str, Language], Wall] = {}

    def show(self, screen: Screen, device: Device, language: Language, scheme: Scheme) -> Page:
        """The page, when it shows the screen."""
        wall = self.wall(device, language)
        wall.page.set_viewport_size({"width": device.width, "height": device.height})
        wall.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        wall.show(screen)
        for step in screen.do:
            walk(wall.page, step, language)
        expect(wall.page.locator(screen.see).first).to_be_visible()
        return wall.page

    def wall(self, device: Device, language: Language) -> Wall:
        """Where the screens of a device in a language are shown."""
        key = (device.name, language)
        if key not in self._walls:
            self._walls[key] = Wall(self.people.arrive(device, language))
        return self._walls[key]


class Wall:
    """A page, and what it is answered about tables.

    Its requests are answered within the page: where Playwright has a hand in requests, the browser keeps nothing.
    """

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self._fails = ""
        self._tables: dict[str, Scene] = {}
        self._listed: tuple[str, ...] = ()
        self._line: Line | None = None
        page.expose_function("answered", self._answer)
        page.add_init_script(ANSWERING)
        page.add_init_script(REMEMBERING)
        page.route_web_socket("**/socket", self._connect)
        page.goto(BLANK)

    def show(self, screen: Screen) -> None:
        """Open the address of a screen."""
        self.page.mouse.up()  # somebody may still hold a card
        self._fails = screen.fails
        self._listed = screen.listed
        self._tables = {f"{TABLE}{number}": scene(name) for number, name in enumerate(screen.tables)}
        kept = {table: {"token": "own", "seat": 0, "rules": "", "names": [], "when": 1} for table in self._tables}
        if "#" in screen.at:  # otherwise it might be only another part of the page that is there
            self.page.goto(BLANK)
        if screen.state:
            self._tables[TABLE] = scene(screen.state)
        known = {
            "stolik.prefs": {"name": "Ania"},
            "stolik.seats": kept,
            "stolik.rules": [{"name": name, "rules": rules} for name, rules in screen.saved.items()],
            "stolik.guide": self._guide(screen),
        }
        self.page.evaluate(PASS_ON, known)
        self.page.goto(screen.at.replace("TABLE", TABLE).replace("SHARE", SHARE))
        if screen.state and self._tables[TABLE].link == "lost":
            expect(self.page.locator(".hand")).to_be_visible()
            self.line.cut()

    def _guide(self, screen: Screen) -> Mapping[str, object]:
        """Whoever is here has played all games before, unless the screen is about the guide for those who have not."""
        if screen.guide == "offered":
            return {}
        sitting = self._tables[TABLE].sitting if screen.guide else None
        if sitting is None or sitting.table is None:
            return dict.fromkeys(BOOKS, "over")
        return {sitting.rule_set.preset: {"table": TABLE, "deal": sitting.table.state.deal_number}}

    @property
    def line(self) -> Line:
        """The connection of the table that is shown."""
        assert self._line is not None
        return self._line

    @property
    def scene(self) -> Scene:
        """The table that is shown."""
        return self._tables[TABLE]

    def _connect(self, socket: WebSocketRoute) -> None:
        self._line = Line(socket, self._tables.get(TABLE))

    def _answer(self, path: str, method: str) -> Answer | None:
        """The status and the body of what is asked about tables; nothing where the server shall be asked."""
        if path == self._fails:
            return problem(503, WebFault.INTERNAL)
        if path.startswith(f"/api/shared/{SHARE}/") and TABLE in self._tables:
            return 200, replayed(self._tables[TABLE], parse_qs(urlsplit(path).query), own=False)
        if path.startswith("/api/tables/"):
            return self._of_table(path, method)
        lists = {"/api/finished": lambda: finished(self._tables), "/api/open-tables": lambda: open_tables(self._listed)}
        return (200, lists[path]()) if path in lists else None

    def _of_table(self, path: str, method: str) -> Answer:
        _, _, _, table, *more = urlsplit(path).path.split("/")
        found = self._tables.get(table)
        if found is not None and more == ["share"]:
            return 200, msgspec.json.encode(Shared(SHARE)).decode()
        if found is not None and more == ["replay"]:
            return 200, replayed(found, parse_qs(urlsplit(path).query))
        if found is not None and more == ["review"]:
            return 200, reviewed(found)
        if method == "POST":
            return problem(403, WebFault.CODE)
        return problem(404, WebFault.NO_TABLE) if found is None else (200, found.open_part())


def finished(tables: Mapping[str, Scene]) -> str:
    """Those of the tables at which the match is over, as they are found again; the last one ended last."""
    over = [(table, scene) for table, scene in tables.items() if scene.sitting.phase in ENDED]
    matches = [
        msgspec.structs.replace(outcome_of(result_of(table, scene.sitting, LAST_END - DAY * at)).match, seat=scene.seat)
        for at, (table, scene) in enumerate(over)
    ]
    return msgspec.json.encode(FinishedFound(tuple(matches), len(matches))).decode()


def open_tables(states: Sequence[str]) -> str:
    """Tables in these states, as they are told to everybody."""
    tables = []
    for number, state in enumerate(states):
        now = msgspec.json.decode(scene(state).open_part(), type=TableNow)
        tables.append(
            OpenTable(f"{TABLE}-{number}", now.phase, now.rules, now.game, now.places, now.manners, now.watchers)
        )
    return msgspec.json.encode(tables).decode()


def replayed(scene: Scene, asked: Mapping[str, Sequence[str]], *, own: bool = True) -> str:
    """A deal of the match, in the words of the language that is asked for; `own`: I had a seat there."""
    assert scene.sitting.table is not None
    record = record_of_table(scene.sitting.table, date="2026-11-30")
    seat = scene.seat if own else -1
    ended = scene.sitting.phase is Phase.STOPPED
    return msgspec.json.encode(replay_of(record, int(asked["deal"][0]), asked["lang"][0], seat, ended=ended)).decode()


def reviewed(scene: Scene) -> str:
    """The review of the match by a bot that always thinks of something."""
    assert scene.sitting.table is not None
    record = record_of_table(scene.sitting.table)
    found = [(made, judge_at(made.before, made.text, Listing())) for made in decisions(record, reviewed_seats(record))]
    judged = [Judged(made, judgement) for made, judgement in found if judgement is not None]
    return msgspec.json.encode(review_of(record, judged)).decode()


def problem(status: int, fault: WebFault) -> Answer:
    """An answer that says why there is none."""
    return status, msgspec.json.encode({"code": fault.message}).decode()


class Line:
    """The table's end of a websocket."""

    def __init__(self, socket: WebSocketRoute, table: Scene | None) -> None:
        self._socket = socket
        if table is None or table.link == "cut":
            socket.close()
        else:
            self._table = table
            socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        for said in self._table.answers(str(text)):
            self.say(said)
        if self._table.link == "closing":
            self.say(self._table.closing())

    def cut(self) -> None:
        """Break the connection; none is made any more."""
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
    elif kind == "hold":
        hold(page, what)
    elif kind == "key":
        expect(page.locator(".table-page")).to_be_visible()
        page.keyboard.press(what)
    elif kind == "fill":
        label, text = what.split(" ", 1)
        page.get_by_label(catalogue(language).format(label), exact=True).fill(text)
    elif kind == "open":
        file = FilePayload(name=f"{what}.stolik", mimeType="text/plain", buffer=FILES[what])
        page.locator("input[type=file]").set_input_files(file)
    else:
        assert kind == "tap", step
        page.locator(what).first.click()


def hold(page: Page, card: str) -> None:
    """Drag a card of the hand off it, and do not let go."""
    box = page.locator(f'.held[data-card="{card}"]').first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] - 60, steps=3)

"""No state is told by its colour alone: with the page's own colours, and with those that the system chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import pytest

from tests.browser.colours import opened
from tests.support.gallery import Gallery, screens
from tests.support.people import DESKTOP, People

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.support.serving import Server

SCREENS: Final = {screen.name: screen for screen in screens()}

# The screen, what is in the states there, and by what they differ: glyphs, words, a mark that one has, or looks.
STATES: Final = {
    "suits": ("thirty-cards", (".card.c", ".card.d", ".card.h", ".card.s"), "glyph"),
    "a card and its back": ("with-bots", (".card.s", ".card.back"), "has .index"),
    "wild cards and others": ("own-turn", (".card.wild", ".hand .card:not(.wild)"), "has .edge"),
    "partners and opponents": ("others-play", (".seat.partner .av", ".seat:not(.partner) .av"), "borderRadius"),
    "sides, in words": ("others-play", (".seat.partner .meta", ".seat:not(.partner) .meta"), "words"),
    "whose turn": ("others-play", (".seat.now", ".seat:not(.now)"), "has .turn"),
    "whose turn, before melds": ("choina-drawn", (".lane.now", ".lane:not(.now)"), "has .turn"),
    "whose turn, in Cassino": ("cassino-others-play", (".plate.now", ".plate:not(.now)"), "has .turn"),
    "who is away": ("full-hand-and-away", (".seat.off .av", ".seat:not(.off) .av"), "borderTopStyle"),
    "selected cards": ("own-turn-selected", (".held .card.sel", ".held .card:not(.sel)"), "transform"),
    "places that fit": ("own-turn-places", (".group.fits", ".lane:not(.mine) .group:not(.fits)"), "outline"),
    "new cards": ("choina-replay", (".card.new", ".card:not(.new)"), "outline"),
    "pure canastas and mixed ones": ("late", (".tag.natural", ".tag.mixed"), "words"),
    "a frozen pile": ("frozen", (".pile:not(.stock)", ".pile.stock"), "has .mark"),
    "possible ways and others": ("top-card-alone", (".ways .yes", ".ways .no"), "glyph"),
    "melds that are there and those to come": ("choina-drawn", (".goal .full", ".goal i:not(.full)"), "border"),
    "what is taken and what is left out": ("cassino-12-loose-cards", (".taken.one .card", ".can.one .card"), "outline"),
    "what is taken and what is not": ("cassino-selected", (".taken.one .card", ".not.one .card"), "outline"),
    "chosen groups": ("cassino-12-loose-cards", (".chip.on", ".chip:not(.on)"), "border"),
    "how many are bought": ("choina-how-many", (".in .card", "li > :not(.in) > .card"), "outline"),
    "where one waits for me": ("home-returns", (".dot.now", ".dot:not(.now)"), "border"),
    "the deal that is looked at": ("choina-replay", (".current th", "tbody tr:not(.current) th"), "borderLeftWidth"),
    "switches": ("settings", (".seg label:has(:checked)", ".seg label:not(:has(:checked))"), "content of ::before"),
    "fields that are wrong": ("home-without-a-name", (".input[aria-invalid=true]", "select, .search, .seg"), "border"),
    "errors and notices": ("lobby-refused", (".notice.bad", ".notice:not(.bad)"), "glyph"),
}
FORCED: Final = ("home", "options", "own-turn-selected", "cassino-selected", "choina-drawn", "talk", "pause")
STOPS: Final = 14
COLOURS: Final[tuple[Literal["none", "active"], ...]] = ("none", "active")


@pytest.fixture(scope="module")
def gallery(browser: Browser, server: Server) -> Iterator[Gallery]:
    """The screens, before a browser of their own."""
    people = People(browser, server.url)
    yield Gallery(people)
    people.leave()


def shown(gallery: Gallery, name: str) -> Page:
    """The screen, with the checks in it."""
    return opened(gallery.show(SCREENS[name], DESKTOP, "en", "light"))


@pytest.mark.parametrize("name", sorted({screen for screen, _, _ in STATES.values()}))
def test_states_differ_by_more_than_colour(gallery: Gallery, name: str) -> None:
    page = shown(gallery, name)
    try:
        for colours in COLOURS:
            page.emulate_media(forced_colors=colours)
            for told, (screen, of, by) in STATES.items():
                if screen != name:
                    continue
                signs = [page.evaluate("([of, by]) => colourChecks.sign(of, by)", [one, by]) for one in of]
                assert [sign for sign in signs if sign.startswith("nothing is")] == [], told
                assert len(set(signs)) == len(of), f"{told}, forced colours: {colours}: {signs}"
    finally:
        page.emulate_media(forced_colors="none")


@pytest.mark.parametrize("name", FORCED)
def test_in_colours_of_the_system_everything_is_seen(gallery: Gallery, name: str) -> None:
    page = shown(gallery, name)
    try:
        page.emulate_media(forced_colors="active")
        assert page.evaluate("colourChecks.unseen()") == []
        unringed = set()
        for _ in range(STOPS):
            page.keyboard.press("Tab")
            unringed.add(page.evaluate("document.activeElement === document.body ? '' : colourChecks.ringed()"))
        assert unringed - {""} == set()
    finally:
        page.emulate_media(forced_colors="none")

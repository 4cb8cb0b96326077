"""A person before the page: what he does there, in the words of the game, with a finger or with a mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.hand import Hand
from tests.browser.pointer import Pointer
from tests.support.qr import read_qr

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from stolik.text.catalogue import Param
    from tests.browser.words import Words
    from tests.support.people import Device


class Person:
    """Somebody who reads and presses what the page shows."""

    def __init__(self, page: Page, say: Words, device: Device) -> None:
        self.page = page
        self.say = say
        self.device = device
        self.pointer = Pointer(page, device)
        self.hand = Hand(page, self.pointer, say)
        self.game = "kurnik"

    # -- anywhere ----------------------------------------------------------------------------------------------------

    def button(self, message: str, /, **params: Param) -> Locator:
        """The button with these words."""
        return self.page.get_by_role("button", name=self.say(message, **params), exact=True)

    def press(self, message: str, /, **params: Param) -> None:
        """Press the button with these words."""
        self.pointer.tap(self.button(message, **params))

    def text(self, message: str, /, **params: Param) -> Locator:
        """Where these words stand."""
        return self.page.get_by_text(self.say(message, **params))

    def reads(self, message: str, /, **params: Param) -> None:
        """See these words."""
        expect(self.text(message, **params).first).to_be_visible()

    def reads_no_more(self, message: str, /, **params: Param) -> None:
        """Do not see these words."""
        expect(self.text(message, **params)).to_have_count(0)

    def region(self, message: str, /, **params: Param) -> Locator:
        """The part of the page with this name."""
        return self.page.get_by_role("region", name=self.say(message, **params), exact=True)

    @property
    def dialog(self) -> Locator:
        """The dialog on top."""
        return self.page.locator("dialog[open]").last

    def closes_dialog(self) -> None:
        """Close the dialog on top with its own button."""
        self.pointer.tap(self.dialog.get_by_role("button", name=self.say("web-close"), exact=True).first)

    def chooses(self, message: str, /, **params: Param) -> None:
        """Choose one of a few answers that are all seen."""
        answer = self.page.get_by_role("radio", name=self.say(message, **params), exact=True)
        self.pointer.tap(self.page.locator("label").filter(has=answer))

    # -- before the match ---------------------------------------------------------------------------------------------

    def opens(self, address: str = "/") -> None:
        """Open a page."""
        self.page.goto(address)

    def writes_name(self, name: str) -> None:
        """Write a name."""
        self.page.get_by_label(self.say("web-your-name")).fill(name)

    def plays_with_bots(self, name: str, players: int) -> None:
        """From the first page to the own cards."""
        self.opens()
        self.writes_name(name)
        self.chooses("web-players", count=players)
        self.press("web-play-bots")
        self.hand.comes()

    def invites(self, name: str, players: int) -> None:
        """From the first page to a table that waits for friends."""
        self.opens()
        self.writes_name(name)
        self.chooses("web-players", count=players)
        self.press("web-invite-friends")
        expect(self.text("web-lobby-title")).to_be_visible()

    def sits_down(self, table: str, name: str) -> None:
        """Come by the link and sit down."""
        self.opens(f"/t/{table}")
        self.writes_name(name)
        self.press("web-sit-down")
        expect(self.button("web-ready")).to_be_visible()

    def scans(self) -> str:
        """What the picture beside a link says to a camera."""
        picture = self.page.locator("svg.qr")
        path = picture.locator("path").get_attribute("d")
        box = picture.get_attribute("viewBox")
        assert path is not None
        assert box is not None
        return read_qr(path, int(box.split()[-1]))

    def is_ready(self) -> None:
        """Agree to begin."""
        self.press("web-ready")

    # -- at the table -------------------------------------------------------------------------------------------------

    def place(self, name: str) -> Locator:
        """A place for cards: `stock`, `pile`, `lane` or `meld:K`."""
        return self.page.locator(f'[data-drop="{name}"]')

    def taps(self, place: str) -> None:
        """Tap a place for cards."""
        self.pointer.tap(self.place(place))

    def does(self, message: str, cards: str = "", /, **params: Param) -> None:
        """Press the button of a move."""
        self.pointer.tap(self.move(message, cards, **params))

    def move(self, message: str, cards: str = "", /, **params: Param) -> Locator:
        """The button of a move, in full or with its points."""
        shown = {"cards": self.say.cards(cards)} if cards else {}
        name = self.say(message, **shown, **params)
        return self.moves.get_by_role("button", name=name, exact=True)

    @property
    def moves(self) -> Locator:
        """Where the moves stand."""
        return self.page.get_by_role("contentinfo", name=self.say("felt-actions"))

    @property
    def last_move(self) -> Locator:
        """The last move in words."""
        return self.page.locator(".last > p")

    @property
    def notice(self) -> Locator:
        """What is said beside the hand."""
        return self.page.locator(".say").get_by_role("alert").or_(self.page.locator(".say .whynot"))

    def seat(self, name: str) -> Locator:
        """The plate of somebody else."""
        return self.page.get_by_role("group", name=self.say("felt-seats")).get_by_role("button").filter(has_text=name)

    @property
    def is_in_turn(self) -> bool:
        """Whether it is the own turn at this moment."""
        return self.page.title() == self.title("you")

    def my_turn_comes(self) -> None:
        """Wait until it is the own turn."""
        expect(self.page).to_have_title(self.title("you"))

    def waits(self) -> None:
        """Wait until it is no longer the own turn."""
        expect(self.page).to_have_title(self.title("other"))

    def title(self, turn: str) -> str:
        """The title of the page in somebody's turn."""
        return self.say("felt-title", turn=turn, game=self.say(f"web-game-{self.game}"))

    def menu(self, message: str) -> None:
        """Open the menu and choose."""
        self.press("felt-menu")
        self.pointer.tap(self.dialog.get_by_role("button", name=self.say(message), exact=True))

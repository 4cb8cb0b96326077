"""The own cards on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Locator, Page

    from tests.browser.pointer import Pointer
    from tests.browser.words import Words


class Hand:
    """A fan of cards: which they are, and what is done with them."""

    def __init__(self, page: Page, pointer: Pointer, say: Words) -> None:
        self._page = page
        self._pointer = pointer
        self._say = say

    @property
    def all(self) -> Locator:
        """All of them."""
        return self._page.locator(".hand [data-held]")

    @property
    def texts(self) -> list[str]:
        """Which they are now, sorted by their texts."""
        found: Sequence[str] = self.all.evaluate_all("held => held.map(({ dataset }) => dataset.card)")
        return sorted(found)

    def comes(self) -> None:
        """Wait for the cards."""
        expect(self.all.first).to_be_visible()

    def has(self, count: int) -> None:
        """Wait until it has so many."""
        expect(self.all).to_have_count(count)

    def gets(self, *cards: str) -> None:
        """Wait until it has these."""
        for card in cards:
            expect(self.one(card).first).to_be_visible()

    def one(self, card: str) -> Locator:
        """A card, and those equal to it."""
        return self._page.locator(f'.hand [data-held][data-card="{card}"]')

    def taps(self, cards: str) -> None:
        """Tap these cards one after another, each of equal ones once."""
        words = cards.split()
        for at, card in enumerate(words):
            self._pointer.tap(self.one(card).nth(words[:at].count(card)))

    def drags(self, card: str, to: Locator) -> None:
        """Drag a card, with those that are selected if it is one of them."""
        self._pointer.drag(self.one(card).first, to)

    @property
    def chosen(self) -> list[str]:
        """The cards that are selected or put ready."""
        marked = self._page.locator('.hand [data-held][aria-pressed="true"]')
        found: Sequence[str] = marked.evaluate_all("held => held.map(({ dataset }) => dataset.card)")
        return sorted(found)

    def has_chosen(self, cards: str) -> None:
        """Wait until just these are selected or put ready."""
        marked = self._page.locator('.hand [data-held][aria-pressed="true"]')
        expect(marked).to_have_count(len(cards.split()))
        assert self.chosen == sorted(cards.split())

    def called(self, card: str) -> Locator:
        """A card as a screen reader finds it; it may be new."""
        return self._page.locator(".hand").get_by_role("button", name=self._say.name(card))

    def walks_to(self, card: str) -> None:
        """Reach a card with the arrows, from the left-hand end."""
        self.all.first.focus()
        target = self.one(card).first
        for _ in range(self.all.count()):
            if target.evaluate("node => node === document.activeElement"):
                return
            self._page.keyboard.press("ArrowRight")
        expect(target).to_be_focused()

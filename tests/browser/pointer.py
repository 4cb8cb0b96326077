"""What a person points with: a mouse on a desk, a finger on a phone."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.support.people import Device

STEPS = 6
"""How often a pointer is seen on its way."""
SLOWLY = 0.1
"""Seconds from one such moment to the next, as the browser is told."""

Point = tuple[float, float]


class Pointer:
    """Taps and drags, as the device has it."""

    def __init__(self, page: Page, device: Device) -> None:
        self._page = page
        self._touch = device.touch

    def tap(self, target: Locator, *, refused: bool = False) -> None:
        """Tap or click; on what is shown as not possible only if it is meant."""
        if self._touch:
            target.tap(force=refused)
        else:
            target.click(force=refused)

    def drag(self, target: Locator, to: Locator) -> None:
        """Take something by its left upper corner, which a fan shows, and drop it in the middle of something else."""
        to.scroll_into_view_if_needed()
        box, goal = target.bounding_box(), to.bounding_box()
        assert box is not None
        assert goal is not None
        start = (box["x"] + 8, box["y"] + 16)
        end = (goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
        way = [(_between(start[0], end[0], step), _between(start[1], end[1], step)) for step in range(STEPS + 1)]
        if self._touch:
            self._with_finger(way)
        else:
            self._with_mouse(way)

    def _with_mouse(self, way: list[Point]) -> None:
        mouse = self._page.mouse
        mouse.move(*way[0])
        mouse.down()
        for point in way[1:]:
            mouse.move(*point)
        mouse.up()

    def _with_finger(self, way: list[Point]) -> None:
        """Slowly enough that nothing is flung: the browser would take the next tap for one that stops it."""
        session = self._page.context.new_cdp_session(self._page)
        begun = time() - SLOWLY * len(way)

        def touch(kind: str, at: int, points: list[Point]) -> None:
            event = {
                "type": kind,
                "timestamp": begun + SLOWLY * at,
                "touchPoints": [{"x": x, "y": y} for x, y in points],
            }
            session.send("Input.dispatchTouchEvent", event)

        touch("touchStart", 0, way[:1])
        for at, point in enumerate(way[1:], start=1):
            touch("touchMove", at, [point])
        touch("touchEnd", len(way), [])
        session.detach()


def _between(start: float, end: float, step: int) -> float:
    return start + (end - start) * step / STEPS

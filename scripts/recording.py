"""Takes the recording of the READMEs, docs/images/play-*.webp: a turn at the table, played in a browser.

`python -m scripts.recording`; the page must be built. Every picture is taken at a moment of the script: the clock of
the page stands, cards that fly are held, and both are moved on by hand; whoever else sits there plays as a bot. So
the same page gives the same recording, but for the edge of a letter now and then. The browser itself
encodes the pictures, of each only what has changed.
"""

from __future__ import annotations

import base64
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Locator, Page, expect, sync_playwright

from scripts.browser import on_machine, remembered
from scripts.webp import Frame, animation
from stolik.bots.registry import bot
from stolik.games.event import Event
from tests.support.gallery import Gallery, Screen, Wall
from tests.support.people import LOCALES, Device, People
from tests.support.scene import in_turn
from tests.support.serving import serving

IMAGES: Final = Path(__file__).parent.parent / "docs/images"
START: Final = Screen(name="recording", shows="", at="/t/TABLE", see="", state="late")
DEVICE: Final = Device("recording", 1180, 760, touch=False)
SHOWN: Final = (885, 570)
"""The size of the recording: as large as a README shows it."""

SEED: Final = 1
STEP: Final = 70
"""Milliseconds between pictures of what moves."""
MOVES: Final = 3
"""Pictures of the pointer's way to the next place."""
SHORT, SOON, READ = 150, 400, 1200
"""Milliseconds: how long is seen what was tapped, what came of it, and what is read."""

LOADED: Final = 3600
"""Seconds: when the page has loaded, its clock stands, and is moved on by hand."""
QUIET, TOLD = 150, 3000
"""Milliseconds in which a page answers, and those of its own clock in which it tells what happened."""

HOLDING: Final = """
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const flight = animate.apply(this, how);
        flight.pause();
        return flight;
    };
"""
"""What moves waits until it is moved on."""

FLY: Final = """at => {
    let goesOn = false;
    for (const moving of document.getAnimations()) {
        const end = moving.effect.getComputedTiming().endTime;
        if (at < end && !(moving instanceof CSSTransition) && end !== Infinity) {
            moving.currentTime = at;
            goesOn = true;
        } else if (end === Infinity) moving.cancel();
        else moving.finish();
    }
    return goesOn;
}"""
"""Everything that moves as it is after so many milliseconds; whether it has not come to its end."""

POINTER: Final = """([left, top]) => {
    let pointer = document.getElementById('pointer');
    if (!pointer) {
        const svg = 'http://www.w3.org/2000/svg';
        pointer = document.createElementNS(svg, 'svg');
        pointer.id = 'pointer';
        pointer.style.cssText = 'position:fixed;width:26px;height:34px;z-index:9999;pointer-events:none';
        const arrow = document.createElementNS(svg, 'path');
        arrow.setAttribute('d', 'M2 2v24l6-5 4 10 5-2-4-10h8z');
        arrow.setAttribute('fill', '#111');
        arrow.setAttribute('stroke', '#fff');
        arrow.setAttribute('stroke-width', '2');
        pointer.append(arrow);
        document.body.append(pointer);
    }
    pointer.style.left = `${left}px`;
    pointer.style.top = `${top}px`;
}"""

ENCODE: Final = """async ([png, [across, down]]) => {
    const found = await fetch('data:image/png;base64,' + png);
    const image = await createImageBitmap(await found.blob());
    const canvas = new OffscreenCanvas(across, down);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, across, down);
    const now = context.getImageData(0, 0, across, down);
    const pixels = new Uint32Array(now.data.buffer);
    const before = globalThis.before;
    globalThis.before = pixels.slice();
    let [left, top, right, bottom] = before ? [across, down, -1, -1] : [0, 0, across - 1, down - 1];
    if (before) for (let at = 0; at < pixels.length; at += 1) {
        if (pixels[at] === before[at]) {
            pixels[at] = 0;
            continue;
        }
        const x = at % across, y = Math.floor(at / across);
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
    }
    if (right < 0) return null;
    left -= left % 2;
    top -= top % 2;
    const width = right - left + 1, height = bottom - top + 1;
    const part = new OffscreenCanvas(width, height);
    part.getContext('2d').putImageData(now, -left, -top);
    const blob = await part.convertToBlob({ type: 'image/webp', quality: 1 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return [btoa(text), left, top, width, height];
}"""
"""What has changed since the picture before, as WebP without loss, and where it lies; nothing if nothing has."""


class Camera:
    """Takes pictures of a page; another page encodes them."""

    def __init__(self, page: Page, encoder: Page) -> None:
        self.frames: Final[list[Frame]] = []
        self._page = page
        self._encoder = encoder

    def shoot(self, duration: int) -> None:
        """The page as it is is seen for so many milliseconds; if nothing has changed, the last picture for longer."""
        png = base64.b64encode(self._page.screenshot(animations="allow", caret="hide")).decode()
        found = self._encoder.evaluate(ENCODE, [png, SHOWN])
        if found is None:
            last = self.frames.pop()
            self.frames.append(replace(last, duration=last.duration + duration))
        else:
            picture, left, top, width, height = found
            self.frames.append(Frame(base64.b64decode(picture), left, top, width, height, duration))


class Take:
    """One recording: somebody plays a turn, the others theirs."""

    def __init__(self, wall: Wall, encoder: Page) -> None:
        self._wall = wall
        self._page = wall.page
        self._camera = Camera(self._page, encoder)
        self._pointer = (DEVICE.width * 0.62, DEVICE.height * 0.55)

    def play(self) -> list[Frame]:
        """The pictures."""
        page = self._page
        page.add_init_script(HOLDING)
        page.clock.install(time=0)
        self._wall.show(START)
        page.emulate_media(reduced_motion="no-preference", color_scheme="light")
        expect(page.locator(".ways li").first).to_be_visible()
        page.clock.pause_at(LOADED)
        self._point(self._pointer)
        self._see(READ)
        self._tap(page.locator(".ways .no").first, READ)
        for cards in (("7h", "7s"), ("Kc", "Kd"), ("10s",)):
            for card in cards:
                self._tap(self._card(card), SHORT)
            self._tap(page.locator(".actions .primary"), SOON)
        self._others()
        self._camera.shoot(READ)
        return self._camera.frames

    def _card(self, card: str) -> Locator:
        return self._page.locator(f'.held[data-card="{card}"]').first

    def _point(self, place: tuple[float, float]) -> None:
        self._page.evaluate(POINTER, place)
        self._pointer = place

    def _tap(self, what: Locator, seen: int) -> None:
        """Go there with the pointer, and press."""
        box = what.bounding_box()
        assert box is not None
        start, end = self._pointer, (box["x"] + min(24, box["width"] / 2), box["y"] + min(24, box["height"] / 2))
        for at in range(1, MOVES + 1):
            part = at / MOVES
            part = part * part * (3 - 2 * part)
            self._point((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
            self._camera.shoot(STEP)
        self._page.mouse.click(*end)
        self._see(seen)

    def _see(self, seen: int) -> None:
        """Let everything come to its place, and look at it."""
        self._settle()
        at = 0
        while self._page.evaluate(FLY, at):
            self._camera.shoot(STEP)
            at += STEP
        self._camera.shoot(seen)

    def _settle(self) -> None:
        """Wait until the page has heard all that the table says, and told it."""
        before, now = "", self._page.content()
        while now != before:
            self._page.wait_for_timeout(QUIET)
            self._page.clock.run_for(TOLD)
            before, now = now, self._page.content()

    def _others(self) -> None:
        """All others have their turns."""
        scene = self._wall.scene
        sitting = scene.sitting
        while (seat := in_turn(sitting)) != scene.seat:
            events: list[Event] = []
            while in_turn(sitting) == seat:
                assert sitting.table is not None
                chosen = bot("greedy").choose(sitting.table.view(seat), SEED)
                events += [event for _, event in sitting.act(seat, chosen.text, sure=True).events]
            self._wall.line.say(scene.update(events))
            self._see(SOON)


def main() -> None:
    """Take both recordings."""
    program = remembered() or on_machine()
    with TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for language in LOCALES:
            gallery = Gallery(People(browser, server.url))
            encoder = browser.new_page()
            frames = Take(gallery.wall(DEVICE, language), encoder).play()
            path = IMAGES / f"play-{language}.webp"
            path.write_bytes(animation(frames))
            seconds = sum(frame.duration for frame in frames) / 1000
            print(f"docs/images/{path.name}: {seconds} s, {path.stat().st_size} bytes")
        browser.close()


if __name__ == "__main__":
    main()

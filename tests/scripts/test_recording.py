"""The recording of the READMEs: files that are what an animated WebP is, neither too long nor too large."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.webp import Frame, NotWebp, animation, chunks, durations

IMAGES = Path(__file__).parents[2] / "docs/images"
LARGEST = 1_500_000

ONE_PIXEL = bytes.fromhex("524946461a000000574542505650384c0d0000002f00000010071011118888fe0700")
"""A picture of one pixel without loss; its chunk has an odd length, and a byte to fill."""


def test_an_animation_is_a_header_and_a_frame_for_each_picture_at_its_place() -> None:
    file = animation([Frame(ONE_PIXEL, 0, 0, 300, 2, 1000), Frame(ONE_PIXEL, 258, 4, 1, 1, 70)])
    assert int.from_bytes(file[4:8], "little") == len(file) - 8
    found = list(chunks(file))
    assert [name for name, _ in found] == [b"VP8X", b"ANIM", b"ANMF", b"ANMF"]
    # with transparency (bit 4) and animation (bit 1); 300 x 2 are told as one less each, in three bytes, low ones first
    assert found[0][1] == bytes((0b10010, 0, 0, 0, 43, 1, 0, 1, 0, 0))
    assert found[1][1] == bytes(6), "no ground, and no end"
    picture = ONE_PIXEL[12:]
    assert found[3][1] == bytes((129, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 70, 0, 0, 0)) + picture
    assert durations(file) == [1000, 70]


def test_what_is_cut_off_or_something_else_is_no_animation() -> None:
    for bad in (b"", b"GIF89a", ONE_PIXEL[:-2]):
        with pytest.raises(NotWebp):
            list(chunks(bad))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_recordings_last_about_ten_seconds_and_are_no_larger_than_a_reader_waits_for(language: str) -> None:
    file = (IMAGES / f"play-{language}.webp").read_bytes()
    assert 8_000 <= sum(durations(file)) <= 12_000
    assert len(file) <= LARGEST

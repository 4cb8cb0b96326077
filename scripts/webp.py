"""Animated WebP: the container of frames that a browser has encoded, as RFC 9649 describes it.

No library for pictures is needed: a browser writes single WebP pictures, and an animation is those in one file.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

PICTURES: Final = (b"ALPH", b"VP8 ", b"VP8L")
"""The chunks of a single picture that a frame takes over; a color profile, for one, stays behind."""
HAS_ALPHA, IS_ANIMATED = 0x10, 0x02
HEADER: Final = 12


class NotWebp(ValueError):
    """Bytes that are no WebP file."""


@dataclass(frozen=True)
class Frame:
    """A picture that is laid over those before it, at even pixels from the left and the top, and for how long (ms)."""

    picture: bytes
    left: int
    top: int
    width: int
    height: int
    duration: int


def animation(frames: Sequence[Frame]) -> bytes:
    """One file that shows the frames for ever, as large as the first of them."""
    size = _number(frames[0].width - 1) + _number(frames[0].height - 1)
    head = _chunk(b"VP8X", bytes((HAS_ALPHA | IS_ANIMATED, 0, 0, 0)) + size)
    for_ever = _chunk(b"ANIM", bytes(6))
    body = b"WEBP" + head + for_ever + b"".join(map(_frame, frames))
    return _chunk(b"RIFF", body)


def durations(file: bytes) -> list[int]:
    """For how long each frame of an animation is shown, in milliseconds. Raises NotWebp."""
    return [int.from_bytes(body[12:15], "little") for name, body in chunks(file) if name == b"ANMF"]


def chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The names and bodies of what is in a file. Raises NotWebp."""
    if file[:4] != b"RIFF" or file[8:HEADER] != b"WEBP" or int.from_bytes(file[4:8], "little") != len(file) - 8:
        raise NotWebp(file[:HEADER])
    at = HEADER
    while at < len(file):
        length = int.from_bytes(file[at + 4 : at + 8], "little")
        yield file[at : at + 4], file[at + 8 : at + 8 + length]
        at += 8 + length + length % 2


def _frame(frame: Frame) -> bytes:
    numbers = (frame.left // 2, frame.top // 2, frame.width - 1, frame.height - 1, frame.duration)
    over_those_before = bytes(1)
    picture = b"".join(_chunk(name, body) for name, body in chunks(frame.picture) if name in PICTURES)
    return _chunk(b"ANMF", b"".join(map(_number, numbers)) + over_those_before + picture)


def _chunk(name: bytes, body: bytes) -> bytes:
    return name + len(body).to_bytes(4, "little") + body + bytes(len(body) % 2)


def _number(value: int) -> bytes:
    return value.to_bytes(3, "little")

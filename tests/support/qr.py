"""Reads a QR code, as a camera would that sees every square of it: small ones, with the error correction M."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

BORDER: Final = 3
FORMAT_MASK: Final = 0b101010000010010
BYTES: Final = 0b0100
"""The mode of texts."""
BLOCKS: Final = {1: (1, 16), 2: (1, 28), 3: (1, 44), 4: (2, 32), 5: (2, 43), 6: (4, 27)}
"""By the version of a code: its blocks, and how many bytes of data each has."""

MASKS: Final[tuple[Callable[[int, int], int], ...]] = (
    lambda y, x: (y + x) % 2,
    lambda y, _: y % 2,
    lambda _, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)
"""By its number, whether a mask leaves a square as it is: 0 inverts it."""

Square = tuple[int, int]


def read_qr(path: str, size: int) -> str:
    """The text of a code that is drawn as an SVG path of squares; `size` counts its border."""
    dark = {(int(y) - BORDER, int(x) - BORDER) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    size -= 2 * BORDER
    version = (size - 17) // 4
    form = int("".join("01"[square in dark] for square in _format_squares()), 2) ^ FORMAT_MASK
    assert form >> 13 == 0, "not of the error correction M"
    keeps = MASKS[form >> 10 & 7]
    bits = ["01"[(square in dark) ^ (keeps(*square) == 0)] for square in _data_squares(size, version)]
    codewords = [int("".join(bits[at : at + 8]), 2) for at in range(0, len(bits) - 7, 8)]
    blocks, length = BLOCKS[version]
    data = b"".join(bytes(codewords[block : blocks * length : blocks]) for block in range(blocks))
    return _text(data)


def _text(data: bytes) -> str:
    """The text of one segment: its mode and its length come before it."""
    number = int.from_bytes(data, "big")
    rest = 8 * len(data) - 12
    mode, count = number >> rest + 8, number >> rest & 0xFF
    assert mode == BYTES
    return (number >> rest - 8 * count & (1 << 8 * count) - 1).to_bytes(count, "big").decode()


def _format_squares() -> list[Square]:
    """Where it says how it is masked, the highest bit first."""
    row = [(8, x) for x in (0, 1, 2, 3, 4, 5, 7, 8)]
    return row + [(y, 8) for y in (7, 5, 4, 3, 2, 1, 0)]


def _data_squares(size: int, version: int) -> Iterator[Square]:
    """The squares that carry data, in their order: two columns up, two columns down, from the right."""
    up = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for y in range(size - 1, -1, -1) if up else range(size):
            for x in (right, right - 1):
                if not _is_frame(y, x, size, version):
                    yield y, x
        up = not up


def _is_frame(y: int, x: int, size: int, version: int) -> bool:
    """Whether a square belongs to the patterns by which a code is found."""
    corner = (y < 9 and (x < 9 or x >= size - 8)) or (y >= size - 8 and x < 9)
    middle = size - 7
    mark = version > 1 and abs(y - middle) <= 2 and abs(x - middle) <= 2
    return corner or mark or 6 in (y, x)

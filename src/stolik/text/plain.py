"""Letters and signs for terminals that can show little more than ASCII."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

PLAIN_ERRORS: Final = "stolik.plain"
"""The name of the error handler by which a stream puts plain characters for those it cannot show."""

SIGNS: Final = str.maketrans("♣♦♥♠─—–−…·×±„”“’→", 'cdhs----.-x~"""\'>')
"""What stands for signs that a terminal cannot show; as many characters, so that columns stay."""


_LETTERS: Final = str.maketrans("łŁøØ", "lLoO")
"""Letters that Unicode does not take apart."""


def plain_text(text: str) -> str:
    """The text in ASCII: suits by their letters, Polish letters without their marks, `?` for all else."""
    return "".join(_plain(character) for character in text)


def _plain(character: str) -> str:
    shown = character.translate(SIGNS).translate(_LETTERS)
    if not shown.isascii():
        shown = unicodedata.normalize("NFD", shown)[0]
    return shown if shown.isascii() else "?"


def _replacement(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain_text(error.object[error.start : error.end]), error.end


codecs.register_error(PLAIN_ERRORS, _replacement)

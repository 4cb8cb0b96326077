"""What the operating system refuses with, in both languages."""

from __future__ import annotations

import errno
import os

import pytest

from stolik.text import LANGUAGES, catalogue
from stolik.text.os_errors import PREFIX, os_reason, spoken


def said(number: int, language: str) -> str:
    return spoken(os_reason(OSError(number, os.strerror(number))), catalogue(language))


def test_usual_errors_are_said_in_the_language_of_the_user() -> None:
    assert (said(errno.ENOENT, "en"), said(errno.ENOENT, "pl")) == (
        "no such file or folder",
        "nie ma takiego pliku ani folderu",
    )
    assert (said(errno.ENOSPC, "en"), said(errno.ENOSPC, "pl")) == ("no space left", "brak miejsca")


def test_every_message_stands_for_an_error_and_has_both_languages() -> None:
    reasons = {os_reason(OSError(number, "")) for number in errno.errorcode}
    for language in LANGUAGES:
        ids = {name for name in catalogue(language) if name.startswith(PREFIX)}
        assert ids == {reason for reason in reasons if reason.startswith(PREFIX)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_error_keeps_the_words_of_the_system(language: str) -> None:
    assert said(errno.ELOOP, language) == os.strerror(errno.ELOOP)
    assert spoken(os_reason(OSError("torn cable")), catalogue(language)) == "torn cable"

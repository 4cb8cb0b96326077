"""The language in which one person is spoken to."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from stolik.text.catalogue import LANGUAGES

DEFAULT: Final = "en"

# the order in which POSIX asks for the language of messages
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class LanguageError(ValueError):
    """A language that somebody asked for and that there are no messages in."""

    def __init__(self, given: str) -> None:
        super().__init__(given)
        self.given: Final = given
        self.allowed: Final = LANGUAGES


def choose_language(explicit: str | None, environ: Mapping[str, str]) -> str:
    """The language of an explicit wish (`pl`, `pl_PL`), else of the locale, else English.

    A wish that cannot be met raises LanguageError; a locale in another language means English.
    """
    if explicit is not None:
        language = _language(explicit)
        if language not in LANGUAGES:
            raise LanguageError(explicit)
        return language
    for name in _VARIABLES:
        locale = environ.get(name)
        if locale:
            language = _language(locale)
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT


def _language(locale: str) -> str:
    """The language of a locale such as `pl_PL.UTF-8` or `pl-PL`."""
    return re.split(r"[_.@-]", locale.strip(), maxsplit=1)[0].lower()

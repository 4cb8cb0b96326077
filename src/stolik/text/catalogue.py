"""The messages of one language, read from its Fluent files."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast

LANGUAGES: Final = ("en", "pl")

Param = int | bool | str


class MessageError(KeyError):
    """A message that does not exist or cannot be formatted: a fault of the program, never of its user."""

    def __init__(self, language: str, message_id: str, fault: str) -> None:
        super().__init__(message_id)
        self.language: Final = language
        self.message_id: Final = message_id
        self.fault: Final = fault

    def __str__(self) -> str:
        # KeyError would show the id alone, in quotation marks
        return f"message {self.message_id!r} in {self.language!r}: {self.fault}"


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: str, sources: dict[str, str]) -> None:
        """Read Fluent sources by the name of their file; one that is malformed or repeats an id is refused."""
        self.language: Final = language
        # isolation marks would show up as odd characters in a terminal
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._ids: Final[dict[str, str]] = {}
        for name, source in sources.items():
            resource = FluentResource(source)
            for entry in resource.body:
                self._note(name, entry)
            self._bundle.add_resource(resource)

    def _note(self, name: str, entry: object) -> None:
        if isinstance(entry, ast.Junk):
            raise MessageError(self.language, (entry.content or "").split("=")[0].strip(), f"malformed in {name}")
        if not isinstance(entry, ast.Message | ast.Term):
            return
        message_id = entry.id.name
        if message_id in self._ids:
            # Fluent keeps the first one without a word
            raise MessageError(self.language, message_id, f"both in {self._ids[message_id]} and in {name}")
        self._ids[message_id] = name

    def __contains__(self, message_id: object) -> bool:
        return message_id in self._ids

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def format(self, message_id: str, /, **params: Param) -> str:
        """The text of a message; raises MessageError where anything is missing."""
        if message_id not in self._ids:
            raise MessageError(self.language, message_id, "there is no such message")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise MessageError(self.language, message_id, "it has no text")
        given = {name: _fluent(value) for name, value in params.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise MessageError(self.language, message_id, "; ".join(str(error) for error in errors))
        return str(text)


def _fluent(value: Param) -> FluentType | str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return _number(value) if isinstance(value, int) else value


@lru_cache(maxsize=1024)
def _number(value: int) -> FluentType:
    # Python and the browser group digits differently, so neither groups them
    return fluent_number(value, useGrouping=False)


@cache
def catalogue(language: str) -> Catalogue:
    """The messages of a language of LANGUAGES, read once."""
    if language not in LANGUAGES:
        raise MessageError(language, "", "there is no such language")
    folder = files("stolik") / "locales" / language
    found = sorted((file.name, file) for file in folder.iterdir() if file.name.endswith(".ftl"))
    return Catalogue(language, {name: file.read_text(encoding="utf-8") for name, file in found})

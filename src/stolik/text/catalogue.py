"""The messages of one language, read from its Fluent files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from itertools import zip_longest
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import FluentParser, Visitor, ast

LANGUAGES: Final = ("en", "pl")

ENTRY: Final = re.compile(r"^(-?[a-z][a-z0-9_-]*) *=", re.ASCII | re.IGNORECASE | re.MULTILINE)
"""Where a message or a term begins: nothing within one can look like it at the beginning of a line."""

KEPT: Final = 2048
"""So many texts are kept: a screen says again what it said, and a rulebook differs from another in few rules."""

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


class _Uses(Visitor):
    """What an entry refers to: other entries by their ids, and parameters by their names."""

    def __init__(self, body: Iterable[ast.EntryType]) -> None:
        self.entries: Final[list[str]] = []
        self.params: Final[set[str]] = set()
        for entry in body:
            self.visit(entry)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  named by the parser's classes
        self.entries.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.entries.append(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.params.add(node.id.name)


class Catalogue:
    """All messages of one language; each is read when it is first wanted, for hardly any run wants a tenth of them."""

    def __init__(self, language: str, sources: dict[str, str]) -> None:
        """Take Fluent sources by the name of their file; one that repeats an id is refused."""
        self.language: Final = language
        # isolation marks would show up as odd characters in a terminal
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._parser: Final = FluentParser(with_spans=False)
        self._files: Final[dict[str, str]] = {}
        self._sources: Final[dict[str, str]] = {}
        self._uses: Final[dict[str, _Uses]] = {}
        self._params: Final[dict[str, frozenset[str]]] = {}
        self._kept: Final = lru_cache(maxsize=KEPT)(self._text)
        for name, source in sources.items():
            self._take(name, source)

    def _take(self, name: str, source: str) -> None:
        starts = [(found[1], found.start()) for found in ENTRY.finditer(source)]
        before = source[: starts[0][1] if starts else None]
        if any(line.strip() and not line.startswith("#") for line in before.splitlines()):
            raise MessageError(self.language, "", f"malformed in {name}")
        ends = [start for _, start in starts[1:]]
        for (entry_id, start), end in zip_longest(starts, ends):
            if entry_id in self._files:
                # Fluent keeps the first one without a word
                raise MessageError(self.language, entry_id, f"both in {self._files[entry_id]} and in {name}")
            self._files[entry_id] = name
            self._sources[entry_id] = source[start:end]

    def _read(self, message_id: str) -> frozenset[str]:
        """Give the bundle an entry and all that it refers to; the parameters that these use."""
        found: dict[str, _Uses] = {}
        wanted = [message_id]
        while wanted:
            entry_id = wanted.pop()
            if entry_id in self._sources and entry_id not in found:
                found[entry_id] = self._uses.get(entry_id) or self._add(entry_id)
                wanted += found[entry_id].entries
        return frozenset[str]().union(*(uses.params for uses in found.values()))

    def _add(self, entry_id: str) -> _Uses:
        resource = self._parser.parse(self._sources[entry_id])
        if any(isinstance(entry, ast.Junk) for entry in resource.body):
            raise MessageError(self.language, entry_id, f"malformed in {self._files[entry_id]}")
        self._bundle.add_resource(resource)
        # only now, for another thread may want the same message
        self._uses[entry_id] = uses = _Uses(resource.body)
        return uses

    def __contains__(self, message_id: object) -> bool:
        return message_id in self._files

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def format(self, message_id: str, /, **params: Param) -> str:
        """The text of a message; raises MessageError where anything is missing or malformed."""
        used = self._params.get(message_id)
        if used is None:
            used = self._read(message_id)
            if not self._bundle.has_message(message_id):
                raise MessageError(self.language, message_id, "there is no such message")
            self._params[message_id] = used
        # a rule is given every option and asks for one or two
        return self._kept(message_id, tuple((name, _fluent(value)) for name, value in params.items() if name in used))

    def _text(self, message_id: str, given: tuple[tuple[str, FluentType | str], ...]) -> str:
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise MessageError(self.language, message_id, "it has no text")
        text, errors = self._bundle.format_pattern(pattern, dict(given))
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

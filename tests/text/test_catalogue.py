"""The Fluent files of both languages, and what a catalogue refuses."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_message

from stolik.text import LANGUAGES, Catalogue, MessageError, catalogue


def source_files(language: str) -> dict[str, str]:
    folder = files("stolik") / "locales" / language
    return {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}


def message_ids(source: str) -> list[str]:
    return [entry.id.name for entry in parse(source).body if isinstance(entry, ast.Message)]


def variables(message: ast.Message) -> set[str]:
    return set(re.findall(r"\$(\w+)", serialize_message(message)))


def test_both_languages_have_the_same_files_and_messages() -> None:
    english, polish = (source_files(language) for language in LANGUAGES)
    assert {name: set(message_ids(text)) for name, text in english.items()} == {
        name: set(message_ids(text)) for name, text in polish.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_holds_every_message_of_every_file(language: str) -> None:
    ids = [message_id for source in source_files(language).values() for message_id in message_ids(source)]
    assert sorted(ids) == sorted(catalogue(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_what_the_browser_formats_otherwise(language: str) -> None:
    for name, source in source_files(language).items():
        assert "NUMBER(" not in source, name
        assert "\t" not in source, name


@pytest.mark.parametrize("prefix", ["violation-", "card-", "rules-"])
def test_both_languages_want_the_same_parameters(prefix: str) -> None:
    found: list[dict[str, set[str]]] = []
    for language in LANGUAGES:
        wanted = {}
        for source in source_files(language).values():
            for entry in parse(source).body:
                if isinstance(entry, ast.Message) and entry.id.name.startswith(prefix):
                    wanted[entry.id.name] = variables(entry)
        found.append(wanted)
    assert found[0] == found[1]


def test_a_catalogue_is_read_once() -> None:
    assert catalogue("pl") is catalogue("pl")


def test_numbers_are_not_grouped_and_no_marks_surround_them() -> None:
    messages = Catalogue("pl", {"a.ftl": "points = Ma { $points }."})
    assert messages.format("points", points=12345) == "Ma 12345."
    assert messages.format("points", points=-1035) == "Ma -1035."


def test_switches_are_on_and_off() -> None:
    messages = Catalogue("en", {"a.ftl": "switch = { $x ->\n    [on] yes\n   *[off] no\n }"})
    assert [messages.format("switch", x=value) for value in (True, False)] == ["yes", "no"]


@pytest.mark.parametrize(
    ("message_id", "fault"),
    [("absent", "no such message"), ("wants", "Unknown external: it"), ("bare", "no text"), ("refers", "Unknown")],
)
def test_what_cannot_be_formatted_is_refused(message_id: str, fault: str) -> None:
    messages = Catalogue("en", {"a.ftl": "wants = { $it }\nbare =\n    .title = x\nrefers = { other }\n"})
    with pytest.raises(MessageError) as caught:
        messages.format(message_id)
    assert isinstance(caught.value, KeyError)
    assert message_id in str(caught.value)
    assert fault in str(caught.value)


@pytest.mark.parametrize(
    ("sources", "fault"),
    [
        ({"a.ftl": "broken = { $x ->"}, "malformed in a.ftl"),
        ({"a.ftl": "same = 1", "b.ftl": "same = 2"}, "both in a.ftl and in b.ftl"),
        ({"a.ftl": "same = 1\nsame = 2"}, "both in a.ftl and in a.ftl"),
    ],
)
def test_bad_files_are_refused(sources: dict[str, str], fault: str) -> None:
    with pytest.raises(MessageError, match=fault):
        Catalogue("en", sources)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(MessageError, match="no such language"):
        catalogue("de")

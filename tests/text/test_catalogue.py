"""The Fluent files of both languages, and what a catalogue refuses."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_message

from stolik.text import LANGUAGES, Catalogue, MessageError, catalogue

GIVEN: dict[str, int | str] = {"count": 2, "points": 2, "cards": "4c", "player": "Ewa", "name": "Ewa", "side": 1}


def source_files(language: str) -> dict[str, str]:
    folder = files("stolik") / "locales" / language
    return {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}


@cache
def resources(language: str) -> dict[str, ast.Resource]:
    return {name: parse(source) for name, source in source_files(language).items()}


def messages_of(resource: ast.Resource) -> list[ast.Message]:
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


def message_ids(resource: ast.Resource) -> list[str]:
    return [message.id.name for message in messages_of(resource)]


def variables(message: ast.Message) -> set[str]:
    return set(re.findall(r"\$(\w+)", serialize_message(message)))


def test_both_languages_have_the_same_files_and_messages() -> None:
    english, polish = (resources(language) for language in LANGUAGES)
    assert {name: set(message_ids(resource)) for name, resource in english.items()} == {
        name: set(message_ids(resource)) for name, resource in polish.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_holds_every_message_of_every_file(language: str) -> None:
    ids = [message_id for resource in resources(language).values() for message_id in message_ids(resource)]
    assert sorted(ids) == sorted(catalogue(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_malformed(language: str) -> None:
    for name, resource in resources(language).items():
        assert [entry.content for entry in resource.body if isinstance(entry, ast.Junk)] == [], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_read_as_in_its_whole_file(language: str) -> None:
    whole = FluentBundle([language], use_isolating=False)
    for resource in resources(language).values():
        whole.add_resource(resource)
    for message_id in catalogue(language):
        pattern = whole.get_message(message_id).value
        assert pattern is not None, message_id
        text, errors = whole.format_pattern(pattern, GIVEN)
        assert said(language, message_id) == ("; ".join(str(error) for error in errors) or text), message_id


def said(language: str, message_id: str) -> str:
    """The message, or what it lacks."""
    try:
        return catalogue(language).format(message_id, **GIVEN)
    except MessageError as error:
        return error.fault


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_what_the_browser_formats_otherwise(language: str) -> None:
    for name, source in source_files(language).items():
        assert "NUMBER(" not in source, name
        assert "\t" not in source, name


@pytest.mark.parametrize("prefix", ["violation-", "card-", "rules-"])
def test_both_languages_want_the_same_parameters(prefix: str) -> None:
    found: list[dict[str, set[str]]] = []
    for language in LANGUAGES:
        messages = [message for resource in resources(language).values() for message in messages_of(resource)]
        found.append(
            {message.id.name: variables(message) for message in messages if message.id.name.startswith(prefix)}
        )
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


REFERRING = """
### About the file

# About a message
whole = { -brand(case: "of") }, { part }, { part.title },
    { $count ->
        [one] one { other }
       *[many] { $count } of { -brand }
    }
# About a term
-brand = { $case ->
   *[plain] { -sort }
    [of] of { -sort }
}
-sort = Kanasta
-unused = x
part = a = b
    .title = a part
other=thing
first = a { second }
second = b { first }
"""


def test_messages_find_the_messages_and_terms_they_refer_to() -> None:
    messages = Catalogue("en", {"a.ftl": REFERRING})
    assert messages.format("whole", count=1) == "of Kanasta, a = b, a part,\none thing"
    assert messages.format("whole", count=2) == "of Kanasta, a = b, a part,\n2 of Kanasta"
    assert messages.format("part") == "a = b"


@pytest.mark.parametrize("message_id", ["first", "-brand", "brand"])
def test_circles_and_terms_cannot_be_formatted(message_id: str) -> None:
    with pytest.raises(MessageError, match=message_id):
        Catalogue("en", {"a.ftl": REFERRING}).format(message_id)


@pytest.mark.parametrize("source", ["broken = { $x ->", "broken = 1\n!\nnext = 2", "broken = { next }\nnext = {"])
def test_a_malformed_entry_is_refused_when_it_is_wanted(source: str) -> None:
    messages = Catalogue("en", {"a.ftl": "good = 1", "b.ftl": source})
    assert messages.format("good") == "1"
    with pytest.raises(MessageError, match="malformed in b"):
        messages.format("broken")


@pytest.mark.parametrize(
    ("sources", "fault"),
    [
        ({"a.ftl": "no entry\nsame = 1"}, "malformed in a.ftl"),
        ({"a.ftl": "no entry at all"}, "malformed in a.ftl"),
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

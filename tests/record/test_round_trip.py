"""Every record has one text and every text that is read is that of its record."""

from __future__ import annotations

import dataclasses
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from stolik.games.canasta.options import SCHEMA
from stolik.games.option import Value
from stolik.record import Comment, Player, Record, RecordError, read_record, record_text
from stolik.record.words import error_text
from stolik.record.write import body
from tests.record.matches import recorded, text_of_whole, whole

MATCHES: tuple[tuple[str, dict[str, Value]], ...] = (
    *((preset.id, {}) for preset in SCHEMA.presets),
    ("kurnik", {"players": 4, "ask_partner": "go_out", "target": 3000}),
    ("classic", {"target": 3000}),
    ("book", {"players": 2, "surprise_cards": 3}),
    ("book", {"players": 3}),
)

line = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), max_size=20)
name = line.map(lambda text: text.strip(" "))
word = st.from_regex(r"[a-z][a-z0-9_-]{0,29}", fullmatch=True)
dates = st.dates().map(lambda day: day.isoformat())


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Records of matches at any moment, with any names, tags and comments."""
    preset, options = draw(st.sampled_from(MATCHES))
    record = recorded(preset, draw(st.integers(0, 2)), draw(st.sampled_from((0, 1, 7, 60, 350))), **options)
    players = tuple(
        Player(draw(name), draw(word.filter(lambda bot: bot != "person") | st.just(""))) for _ in record.players
    )
    tags = draw(st.dictionaries(word, name.filter(bool), max_size=3))
    record = replace(record, players=players, date=draw(dates | st.just("")), tags=tuple(tags.items()))
    # no comment stands above the first line, nor between lines that belong together
    keys = [key[0] for key, _ in body(record)]
    free = [number for number, key in enumerate(keys, start=1) if number > 1 and key != "more"] + [len(keys) + 1]
    places = sorted(draw(st.lists(st.sampled_from(free), max_size=4)))
    return replace(record, comments=tuple(Comment(before, "#" + draw(line)) for before in places))


@given(records())
def test_a_record_that_was_written_is_read_again(record: Record) -> None:
    text = record_text(record)
    assert read_record(text) == record
    assert record_text(read_record(text)) == text


letters = st.sampled_from("0123456789 \n#:;acdhsJKQAabcdef\tążr\r-")


@st.composite
def spoiled(draw: st.DrawFn) -> str:
    """The text of a match with something in it changed, taken out, put in twice or moved."""
    text = text_of_whole()
    at, other = sorted((draw(st.integers(0, len(text) - 1)), draw(st.integers(0, len(text) - 1))))
    lines = text.splitlines(keepends=True)
    first, second = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
    return draw(
        st.sampled_from(
            (
                text[:at] + draw(letters) + text[at + 1 :],
                text[:at] + draw(letters) + text[at:],
                text[:at] + text[at + 1 :],
                text[:at] + text[other:],
                text[:at],
                "".join(lines[:first] + lines[first + 1 :]),
                "".join([*lines[:first], lines[second], *lines[first:]]),
            )
        )
    )


@given(spoiled())
@example("")
@example("stolik record 1")
@example("stolik record 1\n")
@example("stolik record 1\ngame kurnik@1\n")
@example("stolik record 1\ngame @\n")
@example("stolik record 1\ngame kurnik@999999\n")
@example("stolik record 1\ngame kurnik@1 target=" + "9" * 5000 + "\n")
@example("﻿stolik record 1\n")
def test_whatever_is_read_is_written_just_so(text: str) -> None:
    fault = None
    try:
        record = read_record(text)
    except RecordError as error:
        fault = error
    if fault is None:
        assert record_text(record) == text
        assert read_record(record_text(record)) == record
        return
    assert 1 <= fault.line <= text.count("\n") + 1
    assert 1 <= fault.column <= len(text.split("\n")[fault.line - 1]) + 1
    assert [error_text(fault, language).count("\n") for language in ("en", "pl")] == [0, 0]


@given(st.text(max_size=200))
def test_a_text_of_anything_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(text)
    with pytest.raises(RecordError):
        read_record("stolik record 1\n" + text)


def test_every_field_of_a_record_is_in_its_text() -> None:
    record = replace(whole(), comments=(Comment(4, "# a remark"),))
    text = record_text(record)
    others: dict[str, Any] = {
        "rules": "kurnik@1",
        "players": (*record.players[:1], Player("Ola")),
        "date": "",
        "tags": (),
        "position": ("turn 0 take",),
        "deals": record.deals[:-1],
        "is_over": False,
        "totals": (0, 0),
        "winners": (0, 1),
        "comments": (),
    }
    assert set(others) == {field.name for field in dataclasses.fields(Record)}
    for field, value in others.items():
        assert record_text(replace(record, **{field: value})) != text, field

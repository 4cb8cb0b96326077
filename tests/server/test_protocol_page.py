"""docs/protocol.md names every message, field and route."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from stolik.desk.offer import Choice, Mine, Offer
from stolik.server.app import HANDLED
from stolik.server.protocol import Ballot, Command, FromBrowser, FromTable, Place, TableNow

PAGE = (Path(__file__).parent.parent.parent / "docs/protocol.md").read_text(encoding="utf-8")
FROM_BROWSER, FROM_TABLE = (
    re.findall(r"^\| `(\w+)` \| (.*?) \|", part, re.MULTILINE)
    for part in re.split(r"### From the (?:browser|table)\n", PAGE)[1:]
)


@pytest.mark.parametrize(("union", "rows"), [(FromBrowser, FROM_BROWSER), (FromTable, FROM_TABLE)])
def test_every_message_is_described_with_its_fields(union: object, rows: list[tuple[str, str]]) -> None:
    common = set(Command.__struct_fields__)
    expected = {
        str(kind.__struct_config__.tag): set(kind.__struct_fields__) - (common if issubclass(kind, Command) else set())
        for kind in get_args(union)
        if issubclass(kind, msgspec.Struct)
    }
    assert {tag: set(re.findall(r"`(\w+)`", fields)) for tag, fields in rows} == expected


def test_every_field_of_what_a_table_shows_is_described() -> None:
    part = PAGE.partition("### What a table shows")[2].partition("\n### ")[0]
    for kind in (TableNow, Place, Ballot, Mine, Choice, Offer):
        assert [field for field in kind.__struct_fields__ if f"`{field}`" not in part] == [], kind.__name__


def test_every_route_is_described() -> None:
    for handler in HANDLED:
        methods = sorted(getattr(handler, "http_methods", [])) or [""]
        for path in handler.paths:
            shown = path.replace(":str", "")
            assert f"`{methods[0]} {shown}".replace("` ", "`") in PAGE, shown


def test_the_bodies_and_answers_are_those_of_the_routes() -> None:
    for handler in HANDLED:
        body = handler.parsed_fn_signature.parameters.get("data")
        if body is not None:
            assert f"`{body.annotation.__name__}`" in PAGE

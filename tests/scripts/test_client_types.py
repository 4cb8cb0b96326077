from __future__ import annotations

import re
from typing import TYPE_CHECKING, get_args

import pytest

from scripts import client_types
from stolik.server import protocol
from stolik.table.manners import CLOCKS

if TYPE_CHECKING:
    from pathlib import Path

PAGE = client_types.client_types()


def interface(name: str) -> str:
    """What stands in the braces of an interface."""
    found = re.search(rf"export interface {name}\b[^{{]*\{{(.*?)\n\}}", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_types_in_the_repository_are_current() -> None:
    assert client_types.TARGET.read_text(encoding="utf-8") == PAGE, "run `make types`"


def test_the_page_offers_the_clocks_that_a_table_takes() -> None:
    page = (client_types.TARGET.parents[1] / "lobby/manners.ts").read_text(encoding="utf-8")
    (offered,) = re.findall(r"const CLOCKS = \[([\d, ]+)\]", page)
    assert tuple(map(int, offered.split(","))) == CLOCKS


@pytest.mark.parametrize("message", [*get_args(protocol.FromBrowser), *get_args(protocol.FromTable)])
def test_every_message_is_told_apart_by_its_type(message: type) -> None:
    tag = message.__struct_config__.tag  # type: ignore[attr-defined]
    assert f'readonly type: "{tag}"' in interface(message.__name__).splitlines()[1]


@pytest.mark.parametrize("name", ["FromBrowser", "FromTable"])
def test_the_unions_name_all_messages(name: str) -> None:
    found = re.search(rf"export type {name} =\n((?:  \| \w+\n)+)", PAGE)
    assert found is not None
    assert re.findall(r"\w+", found[1]) == [message.__name__ for message in get_args(getattr(protocol, name))]


def test_what_has_a_default_is_optional_and_says_it() -> None:
    assert "/** @default true */\n  readonly here?: boolean" in interface("Place")
    assert "\n  readonly seat: number" in interface("Ballot")


def test_fields_of_a_base_stand_there_once() -> None:
    assert "export interface Act extends Command {" in PAGE
    assert "nonce" in interface("Command")
    assert "nonce" not in interface("Act")


def test_named_types_are_used_by_their_names() -> None:
    assert "readonly phase: Phase" in interface("TableNow")
    assert "readonly params?: Readonly<Record<string, Param>>" in interface("Failed")


def test_no_name_is_given_twice() -> None:
    names = re.findall(r"^export (?:interface|type) (\w+)", PAGE, re.MULTILINE)
    assert len(names) == len(set(names))


@pytest.mark.parametrize(("text", "code"), [(PAGE, 0), (PAGE + "\n", 1), (None, 1)])
def test_a_file_that_is_not_current_is_noticed(
    text: str | None, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "protocol.ts"
    if text is not None:
        target.write_text(text, encoding="utf-8")
    monkeypatch.setattr(client_types, "ROOT", tmp_path)
    monkeypatch.setattr(client_types, "TARGET", target)
    monkeypatch.setattr("sys.argv", ["client_types", "--check"])
    assert client_types.main() == code
    assert ("make types" in capsys.readouterr().err) == bool(code)

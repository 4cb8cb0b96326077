"""The cases by which the browser's sentences are tested are what the terminal says."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from stolik.terminal.sentences import sentences
from tests.support.deeds import deed_of
from tests.terminal.speaking import words_of

CASES = Path(__file__).parents[2] / "web" / "src" / "lib" / "sentences.cases.json"

Case = Mapping[str, Any]


def cases() -> list[Case]:
    found: list[Case] = json.loads(CASES.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_case_of_the_browser_is_what_the_terminal_says(language: str) -> None:
    for case in cases():
        words = words_of(language, case["rules"], case["me"])
        assert sentences([deed_of(deed) for deed in case["deeds"]], words) == case[language]


def test_the_cases_tell_of_every_kind_of_event() -> None:
    codes = {deed["code"] for case in cases() for deed in case["deeds"]}
    english = Path(__file__).parents[2] / "src" / "stolik" / "locales" / "en" / "events.ftl"
    lines = english.read_text(encoding="utf-8").splitlines()
    told = {line.removeprefix("event-").split(" =")[0] for line in lines if line.startswith("event-")}
    assert told - codes == {"sentence", "and"}

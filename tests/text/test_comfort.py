"""What the page says of seats and keys in words of its own: each stage of a turn, and each key, has some."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolik.text import LANGUAGES, catalogue

KEYS = (Path(__file__).parents[2] / "web/src/table/keys.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stage_of_a_turn_has_a_word_for_those_who_watch_it(language: str) -> None:
    known = set(catalogue(language))
    stages = {message for message in known if message.startswith("desk-stage-")}
    told = {message.removeprefix("comfort-does-") for message in known if message.startswith("comfort-does-")}
    assert told == stages
    assert len(stages) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_explained(language: str) -> None:
    acts = re.findall(r"^  (?:[a-z]|'\?'): '([a-z]+)',$", KEYS, re.MULTILINE)
    assert len(acts) > 10
    assert {f"comfort-key-{act}" for act in acts} <= set(catalogue(language))

"""Every option and value has its message in both languages, and none is left over."""

from __future__ import annotations

import pytest

from stolik.games.cassino.options import SCHEMA
from stolik.text import LANGUAGES, catalogue
from stolik.text.option_names import option_message, value_message
from tests.games.canasta.test_option_messages import message_ids

LONGEST = 60


def expected() -> set[str]:
    """The ids of all messages of the family."""
    ids: set[str] = set()
    for option in SCHEMA.options:
        title = option_message(SCHEMA, option.name)
        ids |= {title, f"{title}-help", *(value_message(SCHEMA, option.name, value) for value in option.values)}
    return ids | {f"constraint-{constraint.code}".replace("_", "-") for constraint in SCHEMA.constraints}


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_have_all_their_messages_and_no_other(language: str) -> None:
    found = message_ids(language, "options_cassino")
    assert len(found) == len(set(found))
    assert set(found) == expected()


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_and_values_are_short(language: str) -> None:
    texts = {
        name: catalogue(language).format(name)
        for name in expected()
        if name.startswith("option") and not name.endswith("-help")
    }
    assert {name: text for name, text in texts.items() if len(text) > LONGEST} == {}

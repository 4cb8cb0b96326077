"""What holds for the rulebooks of all families: every preset has one, and every text has its place in one."""

from __future__ import annotations

from itertools import chain

import pytest

from stolik.games.registry import SCHEMAS
from stolik.text import LANGUAGES, catalogue
from stolik.text.books import BOOKS, FAMILIES, PARTS, family_of
from stolik.text.family import BookFamily


def texts_of(family: BookFamily) -> set[str]:
    """Every text of which the rules of a family are made."""
    return set(chain.from_iterable(chain.from_iterable(parts.values()) for parts in family.parts.values()))


def test_every_preset_has_a_book() -> None:
    assert list(BOOKS) == [preset.id for schema in SCHEMAS for preset in schema.presets]
    assert [list(family.books) for family in FAMILIES] == [
        [preset.id for preset in schema.presets] for schema in SCHEMAS
    ]


def test_a_text_stands_once_in_a_book() -> None:
    for preset, parts in PARTS.items():
        texts = list(chain.from_iterable(parts.values()))
        assert len(texts) == len(set(texts)), preset
        assert list(parts) == [rule_id for _, rule_ids in BOOKS[preset] for rule_id in rule_ids]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_its_place_and_every_place_its_message(language: str) -> None:
    titles = {f"rules-section-{section}" for sections in BOOKS.values() for section, _ in sections}
    assert {message_id for message_id in catalogue(language) if message_id.startswith("rules-section-")} == titles
    texts = {f"{family.prefix}{text}" for family in FAMILIES for text in texts_of(family)}
    assert {message_id for message_id in catalogue(language) if message_id.startswith("rule-")} == texts


def test_conditions_name_texts_options_and_their_values() -> None:
    for family, schema in zip(FAMILIES, SCHEMAS, strict=True):
        assert family.when.keys() <= texts_of(family)
        for condition in chain.from_iterable(family.when.values()):
            for option, values in condition.items():
                assert set(values) < set(schema.option(option).values)


def test_the_example_of_a_family_stands_in_all_its_books() -> None:
    for preset in BOOKS:
        family = family_of(preset)
        assert family is not None
        assert any(family.example in texts for texts in PARTS[preset].values())
    assert family_of("whist") is None

"""The sentences for what happens in Cassino."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolik.games.cassino import events
from stolik.text import LANGUAGES, Param, catalogue

PARAMS: dict[str, Param] = {
    "card": "8♥",
    "cards": "3♦ 5♣",
    "count": 2,
    "number": 3,
    "old": 8,
    "owner": "other",
    "ownername": "Ola",
    "value": 9,
    "name": "Ewa",
}
# told about the table, not about who did it
TABLE = {"dealt_again", "remainder_lies", "round_began"}


def codes() -> set[str]:
    """Every code of an event of the family's own."""
    source = Path(events.__file__).read_text(encoding="utf-8")
    return {code for text in re.findall(r"return (\"[^\n]*)", source) for code in re.findall(r'"([a-z_]+)"', text)}


def said(language: str, code: str, who: str = "other", **params: Param) -> str:
    return catalogue(language).format(f"event-{code}", who=who, **(PARAMS | params))


def test_the_codes_are_found() -> None:
    assert {"captured", "swept", "built", "called", "raised", "trailed", "remainder", *TABLE} == codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_words_for_oneself_and_for_others(language: str) -> None:
    for code in codes():
        for owner in ("self", "you", "other"):
            texts = [said(language, code, who, owner=owner) for who in ("you", "other")]
            for text in texts:
                assert text, code
                assert not set("{}$\n") & set(text), text
                assert "  " not in text, text
            assert (texts[0] != texts[1]) == (code not in TABLE - {"round_began"}), code


@pytest.mark.rule("Cassino-32", "Cassino-40")
def test_a_combination_is_announced_with_its_value() -> None:
    assert said("en", "built") == "builds 9 of 8♥ and 3♦ 5♣"
    assert said("pl", "called", "you") == "ogłaszasz połączenie 9: 8♥ i 3♦ 5♣"


@pytest.mark.rule("Cassino-34", "Cassino-36")
def test_whose_build_is_raised_is_told() -> None:
    assert said("en", "raised", count=0, cards="") == "raises Ola’s build of 8 to 9 with 8♥"
    assert said("en", "raised", "you", owner="self", count=0, cards="") == "raise your own build of 8 to 9 with 8♥"
    assert said("pl", "raised", owner="you", count=0, cards="") == "podnosi twoją budowę z 8 na 9: 8♥"
    assert said("pl", "raised", owner="self") == "podnosi własną budowę z 8 na 9: 8♥ i 3♦ 5♣"


@pytest.mark.rule("Cassino-8")
@pytest.mark.parametrize(("count", "polish"), [(1, "1 karta"), (4, "4 karty"), (8, "8 kart"), (24, "24 karty")])
def test_what_the_stock_still_has_is_counted(count: int, polish: str) -> None:
    assert polish in said("pl", "dealt_again", count=count)
    assert "used up" in said("en", "dealt_again", count=0)

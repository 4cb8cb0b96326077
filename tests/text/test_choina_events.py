"""The sentences for what happens in choina."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolik.games.choina import events
from stolik.text import LANGUAGES, Param, catalogue

SOURCES = Path(events.__file__).parent
PARAMS: dict[str, Param] = {
    "cards": "Q♥",
    "low": "5♥",
    "high": "8♥",
    "rank": "7",
    "count": 2,
    "number": 3,
    "shown": "no",
    "owner": "other",
    "ownername": "Ola",
    "name": "Ewa",
}


def codes() -> set[str]:
    """Every code of an event of the family's own."""
    source = (SOURCES / "events.py").read_text(encoding="utf-8")
    found = {code for text in re.findall(r"return (\"[^\n]*)", source) for code in re.findall(r'"([a-z_]+)"', text)}
    found |= set(re.findall(r'Said\([^,]+, "([a-z_]+)"', (SOURCES / "perform.py").read_text(encoding="utf-8")))
    return found


def said(language: str, code: str, who: str = "other", **params: Param) -> str:
    return catalogue(language).format(f"event-{code}", who=who, **(PARAMS | params))


def test_the_codes_are_found() -> None:
    assert {"claim_asked", "claim_passed", "had_to_buy", "laid_off_set", "grew_sequence", "turned_over"} <= codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_words_for_oneself_and_for_others(language: str) -> None:
    for code in codes() | {"match_shared"}:
        for who in ("you", "other"):
            for owner in ("self", "you", "other"):
                text = said(language, code, who, owner=owner)
                assert text, code
                assert not set("{}$\n") & set(text), text
                assert "  " not in text, text


@pytest.mark.rule("Choina-52", "Choina-56", "Choina-57")
def test_asking_consenting_and_refusing_are_said_with_their_words() -> None:
    assert said("en", "claim_asked") == "asks “May I?” for Q♥"
    assert said("pl", "claim_asked", "you") == "pytasz „Czy można?” o Q♥"
    assert said("en", "claim_allowed", "you") == "say “You may”"
    assert said("pl", "claim_allowed") == "odpowiada „Można”"
    assert said("pl", "claim_refused") == "odpowiada „Nie można”"


@pytest.mark.rule("Choina-45", "Choina-37")
def test_whose_meld_a_card_joins_is_told() -> None:
    assert said("en", "laid_off_set", owner="other") == "adds Q♥ to Ola’s set"
    assert said("en", "laid_off_set", owner="self") == "adds Q♥ to their own set"
    assert said("en", "laid_off_set", "you", owner="self") == "add Q♥ to your own set"
    assert said("pl", "laid_off_sequence", owner="other") == "dokłada Q♥ do sekwensu gracza Ola, 5♥–8♥"
    assert said("pl", "laid_off_set", owner="you") == "dokłada Q♥ do twojego kompletu"


@pytest.mark.rule("Choina-58")
@pytest.mark.parametrize(
    ("count", "english", "polish"),
    [
        (1, "draws 1 stock card with it", "dobiera do tego 1 kartę z talonu"),
        (3, "draws 3 stock cards with it", "dobiera do tego 3 karty z talonu"),
        (5, "draws 5 stock cards with it", "dobiera do tego 5 kart z talonu"),
    ],
)
def test_only_the_buyer_sees_the_stock_cards_of_a_purchase(count: int, english: str, polish: str) -> None:
    for language, text in (("en", english), ("pl", polish)):
        assert said(language, "buy_drew", count=count, cards="") == text
        assert said(language, "buy_drew", count=count, shown="yes", cards="K♠ 2♦") == f"{text} (K♠ 2♦)"

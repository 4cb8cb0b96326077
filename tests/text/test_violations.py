"""The sentences that say why something is not allowed."""

from __future__ import annotations

import pytest

from stolik.text import LANGUAGES, Param, catalogue

PREFIX = "violation-"
PARAMS: dict[str, dict[str, Param]] = {
    "pile_closed_needs_pair": {"reason": "wild"},
    "opening_short": {"needs": 90, "reachable": 60},
    "opening_play_short": {"needs": 90, "made": 60},
    "canastas_missing": {"needs": 2, "has": 1},
}


def sentence(language: str, code: str, **params: Param) -> str:
    return catalogue(language).format(PREFIX + code, **(params or PARAMS.get(code, {})))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_whole_and_like_no_other(language: str) -> None:
    codes = [message_id.removeprefix(PREFIX) for message_id in catalogue(language) if message_id.startswith(PREFIX)]
    texts = [sentence(language, code) for code in codes]
    assert len(set(texts)) == len(codes)
    for text in texts:
        assert text[0].isupper(), text
        assert text.endswith("."), text
        assert not set("{}$\n") & set(text), text
        assert "  " not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_frozen_pile_reads_differently(language: str) -> None:
    reasons = ("no_meld", "wild", "red_three", "always")
    assert len({sentence(language, "pile_closed_needs_pair", reason=reason) for reason in reasons}) == len(reasons)


@pytest.mark.parametrize(
    ("number", "polish", "english"),
    [
        (1, "potrzebny jest 1 punkt;", "1 point;"),
        (2, "potrzebne są 2 punkty;", "2 points;"),
        (5, "potrzeba 5 punktów;", "5 points;"),
        (12, "potrzeba 12 punktów;", "12 points;"),
        (22, "potrzebne są 22 punkty;", "22 points;"),
        (25, "potrzeba 25 punktów;", "25 points;"),
    ],
)
@pytest.mark.parametrize("code", ["opening_short", "opening_play_short"])
def test_points(code: str, number: int, polish: str, english: str) -> None:
    assert polish in sentence("pl", code, needs=number, reachable=0, made=0)
    assert english in sentence("en", code, needs=number, reachable=0, made=0)


@pytest.mark.parametrize(
    ("number", "polish", "english"),
    [
        (1, "1 kanastę", "1 canasta "),
        (2, "2 kanasty", "2 canastas "),
        (5, "5 kanast,", "5 canastas "),
        (12, "12 kanast,", "12 canastas "),
        (22, "22 kanasty", "22 canastas "),
        (25, "25 kanast,", "25 canastas "),
    ],
)
def test_canastas(number: int, polish: str, english: str) -> None:
    assert polish in sentence("pl", "canastas_missing", needs=number, has=0)
    assert english in sentence("en", "canastas_missing", needs=number, has=0)


def test_no_canasta_is_said_in_words() -> None:
    assert sentence("pl", "canastas_missing", needs=2, has=0).endswith("a nie masz żadnej.")
    assert sentence("en", "canastas_missing", needs=2, has=0).endswith("has none.")

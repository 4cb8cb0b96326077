"""The sentences that say why something is not allowed."""

from __future__ import annotations

import pytest

from stolik.games.canasta.faults import Fault
from stolik.games.cassino.faults import Fault as CassinoFault
from stolik.games.choina.faults import Fault as ChoinaFault
from stolik.text import LANGUAGES, Param, catalogue

PREFIX = "violation-"
PARAMS: dict[str, Param] = {
    "card": "Q",
    "count": 2,
    "reason": 1,
    "most": 2,
    "needs": 90,
    "reachable": 60,
    "made": 60,
    "has": 1,
    "seat": 2,
    "least": 4,
    "sets": 1,
    "sequences": 1,
    "name": "B8",
    "value": 8,
    "sum": 9,
}
AnyFault = Fault | ChoinaFault | CassinoFault
FAULTS: dict[str, AnyFault] = {fault.value: fault for each in (Fault, ChoinaFault, CassinoFault) for fault in each}
"""Every code once: families share some."""
FROZEN = (Fault.PILE_CLOSED, Fault.PAIR_MUST_BE_LAID)
REASONS: dict[AnyFault, int] = {
    Fault.MUST_GO_OUT: 4,
    Fault.NO_DISCARD_DUE: 3,
    ChoinaFault.NOTHING_TO_TAKE: 2,
    ChoinaFault.BUY_TOO_MANY: 3,
    ChoinaFault.STRANDED: 3,
    ChoinaFault.LAYOFF_OTHER_TURN: 2,
}


def sentence(language: str, fault: AnyFault, **params: Param) -> str:
    return catalogue(language).format(PREFIX + fault.value, **(PARAMS | params))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_message_and_every_message_a_code(language: str) -> None:
    found = {message_id.removeprefix(PREFIX) for message_id in catalogue(language) if message_id.startswith(PREFIX)}
    assert found == set(FAULTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "faults", [list(Fault), list(ChoinaFault), list(CassinoFault)], ids=["canasta", "choina", "cassino"]
)
def test_every_sentence_is_whole_and_like_no_other_of_its_family(faults: list[AnyFault], language: str) -> None:
    texts = [sentence(language, fault) for fault in faults]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert text[0].isupper(), text
        assert text.endswith("."), text
        assert not set("{}$\n") & set(text), text
        assert "  " not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("fault", "reasons"), [*((fault, 5) for fault in FROZEN), *REASONS.items()])
def test_every_reason_reads_differently(fault: AnyFault, reasons: int, language: str) -> None:
    assert len({sentence(language, fault, reason=reason) for reason in range(1, reasons + 1)}) == reasons


def test_a_single_card_that_is_not_held() -> None:
    assert sentence("en", Fault.NOT_IN_HAND, count=1) == "That card is not in your hand: Q."
    assert sentence("pl", Fault.NOT_IN_HAND, count=1) == "Tej karty nie masz na ręku: D."


def test_cards_have_the_letters_of_the_language() -> None:
    for card, polish in (("Q", "D"), ("J", "W"), ("Jk", "Jok"), ("K", "K"), ("10", "10"), ("3", "3")):
        assert sentence("pl", Fault.NOT_IN_HAND, card=card).endswith(f"2 × {polish}.")
        assert sentence("en", Fault.NOT_IN_HAND, card=card).endswith(f"2 × {card}.")


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
@pytest.mark.parametrize("fault", [Fault.OPENING_SHORT, Fault.OPENING_PLAY_SHORT])
def test_points_needed(fault: Fault, number: int, polish: str, english: str) -> None:
    assert polish in sentence("pl", fault, needs=number)
    assert english in sentence("en", fault, needs=number)


@pytest.mark.parametrize(
    ("number", "lacking", "opening", "wild", "canastas"),
    [
        (1, "1 punktu.", "za 1 punkt ", "może być najwyżej 1 dzika karta.", "1 kanastę,"),
        (2, "2 punktów.", "za 2 punkty ", "mogą być najwyżej 2 dzikie karty.", "2 kanasty,"),
        (5, "5 punktów.", "za 5 punktów ", "może być najwyżej 5 dzikich kart.", "5 kanast,"),
        (12, "12 punktów.", "za 12 punktów ", "może być najwyżej 12 dzikich kart.", "12 kanast,"),
        (22, "22 punktów.", "za 22 punkty ", "mogą być najwyżej 22 dzikie karty.", "22 kanasty,"),
        (25, "25 punktów.", "za 25 punktów ", "może być najwyżej 25 dzikich kart.", "25 kanast,"),
    ],
)
def test_other_polish_numbers(number: int, lacking: str, opening: str, wild: str, canastas: str) -> None:
    assert sentence("pl", Fault.OPENING_UNFINISHED, needs=number).endswith(lacking)
    assert opening in sentence("pl", Fault.OPENING_KEEPS_NOTHING, needs=number)
    assert wild in sentence("pl", Fault.TOO_MANY_WILD, most=number)
    assert canastas in sentence("pl", Fault.MUST_KEEP_CARD, needs=number)


def test_none_is_said_in_words() -> None:
    assert sentence("pl", Fault.MUST_KEEP_CARD, has=0).endswith("a nie masz żadnej.")
    assert sentence("en", Fault.MUST_KEEP_CARD, has=0).endswith("has none.")
    assert sentence("pl", Fault.TOO_MANY_WILD, most=0).endswith("żadnej dzikiej karty.")
    assert sentence("en", Fault.TOO_MANY_WILD, most=0).endswith("no wild card.")

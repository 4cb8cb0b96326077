"""The sentences that say why something is not allowed in choina."""

from __future__ import annotations

import pytest

from stolik.games.canasta.faults import Fault as CanastaFault
from stolik.games.choina.faults import Fault
from stolik.text import LANGUAGES, Param, catalogue
from tests.text.test_violations import PREFIX

PARAMS: dict[str, Param] = {
    "card": "Q",
    "count": 1,
    "reason": 1,
    "most": 2,
    "least": 4,
    "sets": 1,
    "sequences": 0,
}
REASONS = {
    Fault.NOTHING_TO_TAKE: 2,
    Fault.BUY_TOO_MANY: 3,
    Fault.STRANDED: 3,
    Fault.LAYOFF_OTHER_TURN: 2,
}
# both families say it, with one message
SHARED = {"match_over", "deck_needed", "take_first", "already_taken"}


def sentence(language: str, fault: Fault, **params: Param) -> str:
    return catalogue(language).format(PREFIX + fault.value, **(PARAMS | params))


def test_the_codes_that_both_families_have_are_few() -> None:
    assert {fault.value for fault in Fault} & {fault.value for fault in CanastaFault} == SHARED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_whole_and_like_no_other(language: str) -> None:
    texts = [sentence(language, fault) for fault in Fault]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert text[0].isupper(), text
        assert text.endswith((".", ": Q.", ": D.")), text
        assert not set("{}$\n") & set(text), text
        assert "  " not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("fault", "reasons"), REASONS.items())
def test_every_reason_reads_differently(fault: Fault, reasons: int, language: str) -> None:
    assert len({sentence(language, fault, reason=reason) for reason in range(1, reasons + 1)}) == reasons


@pytest.mark.rule("Choina-38", "Choina-71")
@pytest.mark.parametrize(
    ("sets", "sequences", "english", "polish"),
    [
        (1, 0, "(missing: a set)", "(brakuje kompletu)"),
        (2, 0, "(missing: 2 sets)", "(brakuje 2 kompletów)"),
        (0, 1, "(missing: a sequence)", "(brakuje sekwensu)"),
        (0, 2, "(missing: 2 sequences)", "(brakuje 2 sekwensów)"),
        (1, 1, "(missing: a set and a sequence)", "(brakuje kompletu i sekwensu)"),
        (2, 1, "(missing: 2 sets and a sequence)", "(brakuje 2 kompletów i sekwensu)"),
        (1, 2, "(missing: a set and 2 sequences)", "(brakuje kompletu i 2 sekwensów)"),
    ],
)
@pytest.mark.parametrize(
    "fault",
    [Fault.WHOLE_CONTRACT, Fault.CONTRACT_UNFINISHED, Fault.OUT_WITHOUT_CONTRACT, Fault.LAYOFF_NEEDS_CONTRACT],
)
def test_what_the_contract_lacks_is_named(fault: Fault, sets: int, sequences: int, english: str, polish: str) -> None:
    assert english in sentence("en", fault, sets=sets, sequences=sequences)
    assert polish in sentence("pl", fault, sets=sets, sequences=sequences)
    assert "(" not in sentence("en", fault, sets=0, sequences=0)


@pytest.mark.rule("Choina-36", "Choina-34")
def test_the_melds_of_a_contract_are_counted() -> None:
    counted = {most: sentence("pl", Fault.CONTRACT_SETS, most=most) for most in (0, 1, 2, 3)}
    assert counted[0] == "W kontrakcie tego rozdania nie ma kompletu."
    assert "jest jeden komplet" in counted[1]
    assert "są 2 komplety" in counted[2]
    assert "są 3 komplety" in counted[3]
    assert sentence("en", Fault.CONTRACT_SEQUENCES, most=0) == "The contract of this deal has no sequence."


@pytest.mark.rule("Choina-28", "Choina-93")
def test_numbers_are_said_in_words_where_they_are_small() -> None:
    assert "three cards" in sentence("en", Fault.SEQUENCE_TOO_SHORT, least=3)
    assert "cztery karty" in sentence("pl", Fault.SEQUENCE_TOO_SHORT, least=4)
    assert sentence("pl", Fault.BUY_TOO_MANY, most=1).endswith("można kupić najwyżej jedną.")
    assert sentence("en", Fault.BUY_TOO_MANY, most=0).endswith("none can be bought.")
    assert sentence("pl", Fault.CARD_NOT_HELD, card="Q", count=2).endswith(": D.")

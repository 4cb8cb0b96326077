"""The sentences that say why something is not allowed in Cassino."""

from __future__ import annotations

import pytest

from stolik.games.canasta.faults import Fault as CanastaFault
from stolik.games.cassino.faults import Fault
from stolik.games.choina.faults import Fault as ChoinaFault
from stolik.text import LANGUAGES, Param, catalogue
from tests.text.test_violations import PREFIX

PARAMS: dict[str, Param] = {
    "card": "Qh",
    "count": 1,
    "most": 2,
    "name": "B8",
    "reason": 1,
    "sum": 9,
    "value": 8,
}
# these families say it, with one message
SHARED = {"match_over", "deck_needed", "no_jokers", "card_not_held"}


def sentence(language: str, fault: Fault, **params: Param) -> str:
    return catalogue(language).format(PREFIX + fault.value, **(PARAMS | params))


def test_the_codes_that_other_families_have_too_are_few() -> None:
    others = {fault.value for fault in (*CanastaFault, *ChoinaFault)}
    assert {fault.value for fault in Fault} & others <= SHARED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_whole_and_like_no_other(language: str) -> None:
    texts = [sentence(language, fault) for fault in Fault]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert text[0].isupper(), text
        assert text.endswith((".", ": Q♥.", ": D♥.")), text
        assert not set("{}$\n") & set(text), text
        assert "  " not in text, text


@pytest.mark.rule("Cassino-31", "Cassino-34")
def test_values_are_named() -> None:
    assert sentence("en", Fault.BUILD_SUM, sum=9, value=8) == "These cards are 9 together, not 8."
    assert "another card worth 8 in" in sentence("en", Fault.NO_MATCHING_CARD)
    assert "najwyższa to 10" in sentence("pl", Fault.VALUE_TOO_HIGH, most=10, value=12)
    assert "B8" in sentence("pl", Fault.CALL_IS_FIXED)


@pytest.mark.rule("Cassino-24")
def test_how_many_cards_a_face_card_takes_is_said() -> None:
    assert sentence("en", Fault.FACE_MANY, most=1) == "A face card takes just one card of its rank."
    assert "one or 3 cards" in sentence("en", Fault.FACE_MANY, most=3)
    assert "jedną albo 3 karty" in sentence("pl", Fault.FACE_MANY, most=3)
